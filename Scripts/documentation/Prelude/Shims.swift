// What apps have and the Linux modules don't. Once they have it, theirs is taken.

import SwiftUI

extension View {
    @_disfavoredOverload
    func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    @_disfavoredOverload
    func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }

    @_disfavoredOverload
    func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
}
