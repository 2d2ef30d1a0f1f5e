import Testing

@testable import SwiftUI

extension Screen {
    /// What is presented on the host.
    var sheet: UIViewController {
        get throws { try #require(host.presentedViewController) }
    }

    /// What the sheet shows.
    var sheetMarks: [String] { host.presentedViewController?.view.marks.map(\.text) ?? [] }

    /// What a click beside the topmost sheet, or the Escape key, does.
    func dismissByPerson() {
        window?.escapeWasPressed()
        update()
    }
}
