// What apps have and the Linux modules don't. Once they have it, theirs is taken.

import SwiftUI

extension View {
    @_disfavoredOverload
    func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
