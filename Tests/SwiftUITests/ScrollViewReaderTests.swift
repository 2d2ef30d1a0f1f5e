import GLibSupport
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ScrollViewReaderTests {
    private final class Holder {
        private(set) var proxy: ScrollViewProxy?

        func keep(_ proxy: ScrollViewProxy) {
            self.proxy = proxy
        }
    }

    private func screen(_ holder: Holder) -> ListScreen<some View> {
        ListScreen(
            ScrollViewReader { proxy in
                let _ = holder.keep(proxy)
                List(1...100, id: \.self) { Text("Row \($0)") }
            }
        )
    }

    @Test func aListScrollsAlsoWithoutADisplay() {
        let holder = Holder()
        let screen = screen(holder)

        holder.proxy?.scrollTo(90, anchor: .top)
        #expect(screen.table.contentOffset.y == 0)
        screen.update()
        let far = screen.table.contentOffset.y
        #expect(far > 1000)

        holder.proxy?.scrollTo(1)
        screen.update()
        #expect(screen.table.contentOffset.y < 100)
    }

    @Test func anIdentityThatNoViewHasScrollsNothingAndTheDeveloperIsTold() {
        let holder = Holder()
        let screen = screen(holder)
        var warnings: [String] = []
        let observation = RuntimeWarning.observe { warnings.append($0) }
        defer { withExtendedLifetime(observation) {} }

        holder.proxy?.scrollTo("90")
        screen.update()

        #expect(screen.table.contentOffset.y == 0)
        #expect(warnings.count == 1)
    }
}
