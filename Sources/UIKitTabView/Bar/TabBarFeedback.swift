import UIKit

/// The small tap that a device gives back on a new selection, where it can.
@MainActor
enum TabBarFeedback {
    static func give() {
        #if !(os(tvOS) || os(visionOS))
            UISelectionFeedbackGenerator().selectionChanged()
        #endif
    }
}
