import Testing

@testable import SwiftUI

/// What an app's declarations may look like in Swift 6 mode; that this file compiles is most of the test.
@Suite @MainActor
struct DeclarationTests {
    @MainActor final class MainActorModel: ObservableObject {
        @Published var text = "a"
    }

    @MainActor @Observable final class MainActorObservable {
        var text = "b"
    }

    struct Screenful: View {
        @StateObject private var model = MainActorModel()
        @State private var observable = MainActorObservable()
        @State private var optional: String?
        @State var memberwise = 1
        @Environment(\.isEnabled) var isEnabled
        var title: String = "t"

        var body: some View {
            let prefix = title
            if #available(iOS 16.0, *) {
                Mark(prefix + model.text)
            }
            switch memberwise {
            case 1: Mark("one")
            case 2: Mark("two")
            default: Mark("many")
            }
            Mark(observable.text)
                .onChange(of: memberwise) { _ in optional = "c" }
                .onChange(of: memberwise) { _, new in memberwise = new }
                .onChange(of: memberwise) {}
                .task { await load() }
                .environment(observable)
            if let optional { Mark(optional) } else { EmptyView() }
        }

        private func load() async {
            observable.text = "loaded"
        }
    }

    @Test func anAppsUsualDeclarationsWork() async {
        let screen = Screen(Screenful(memberwise: 2))
        #expect(screen.marks == ["ta", "two", "b"])

        while screen.marks != ["ta", "two", "loaded"] { await Task.yield() }
    }
}
