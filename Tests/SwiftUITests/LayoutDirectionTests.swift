import Testing

@testable import SwiftUI
@testable import UIKit

@Suite @MainActor
struct LayoutDirectionTests {
    final class Model: ObservableObject {
        @Published var direction = LayoutDirection.leftToRight
        @Published var isPresented = false
    }

    private struct Reader: View {
        @Environment(\.layoutDirection) private var direction
        var log: Log?

        var body: some View {
            log?("body")
            return Mark(direction == .rightToLeft ? "from right" : "from left")
        }
    }

    private struct Changing<Content: View>: View {
        @ObservedObject var model: Model
        let content: Content

        var body: some View {
            content.environment(\.layoutDirection, model.direction)
        }
    }

    private func directions(of views: [UIView]) -> [UIUserInterfaceLayoutDirection] {
        views.map(\.effectiveUserInterfaceLayoutDirection)
    }

    @Test func theDefaultIsTheAppsDirection() {
        let screen = Screen(Reader())
        screen.openWindow()

        let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
        #expect(screen.marks == [isMirrored ? "from right" : "from left"])
    }

    @Test func itIsInheritedUntilItIsSetAgain() {
        let screen = Screen(
            Box {
                Reader()
                Box { Reader() }.environment(\.layoutDirection, .leftToRight)
            }
            .environment(\.layoutDirection, .rightToLeft)
        )

        #expect(screen.marks == ["from right", "from left"])
        #expect(directions(of: screen.markViews) == [.rightToLeft, .leftToRight])
        #expect(screen.host.view.subviews[0].effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(screen.markViews[1].superview?.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func aChangeReachesTheViewsThatAreThereAndRunsEachBodyOnce() {
        let model = Model()
        let log = Log()
        let content = Box {
            Reader(log: log).modifier(Frame(tag: 1))
            Mark("other").environment(\.layoutDirection, .leftToRight)
        }
        let screen = Screen(Changing(model: model, content: content))
        log.clear()

        model.direction = .rightToLeft
        screen.update()

        #expect(log.events == ["body"])
        #expect(screen.marks == ["from right", "other"])
        #expect(directions(of: screen.markViews) == [.rightToLeft, .leftToRight])
        #expect(screen.markViews[0].superview?.effectiveUserInterfaceLayoutDirection == .rightToLeft)

        model.direction = .leftToRight
        screen.update()
        #expect(directions(of: screen.markViews) == [.leftToRight, .leftToRight])
    }

    private struct Represented: UIViewRepresentable {
        let view: UIView

        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test func aRepresentedViewAndItsSubviewsHaveItAsATrait() {
        let view = UIView()
        let inner = UIView()
        let forced = UIView()
        forced.semanticContentAttribute = .forceLeftToRight
        view.addSubview(inner)
        inner.addSubview(forced)

        let screen = Screen(Represented(view: view).environment(\.layoutDirection, .rightToLeft))

        #expect(view.isDescendant(of: screen.host.view))
        #expect(directions(of: [view, inner, forced]) == [.rightToLeft, .rightToLeft, .leftToRight])
        #expect(view.semanticContentAttribute == .unspecified)
    }

    @Test func aNavigationStackItsBarAndItsScreensFollowIt() throws {
        let model = Model()
        let screen = Screen(
            Changing(model: model, content: NavigationStack { Reader().navigationTitle("Title") })
        )
        screen.openWindow()
        let stack = try #require(screen.host.children.first as? UINavigationController)
        let top = try #require(stack.topViewController)
        #expect(top.view.marks.map(\.text) == ["from left"])

        model.direction = .rightToLeft
        screen.update()

        #expect(stack.traitCollection.layoutDirection == .rightToLeft)
        #expect(stack.navigationBar.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(top.traitCollection.layoutDirection == .rightToLeft)
        #expect(top.view.marks.map(\.text) == ["from right"])
    }

    @Test func aSheetAndItsStackInheritIt() async throws {
        let model = Model()
        let content = Mark("content").sheet(isPresented: .constant(true)) { NavigationStack { Reader() } }
        let screen = Screen(Changing(model: model, content: content))
        model.direction = .rightToLeft
        screen.openWindow()

        let sheet = try #require(screen.host.presentedViewController)
        let stack = try #require(sheet.children.first as? UINavigationController)
        #expect(stack.navigationBar.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(stack.topViewController?.view.marks.map(\.text) == ["from right"])

        model.direction = .leftToRight
        screen.update()
        #expect(stack.navigationBar.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(stack.topViewController?.view.marks.map(\.text) == ["from left"])
    }

    @Test func rowsOfAListFollowItsDirection() throws {
        let screen = Screen(
            List {
                Mark("row")
            }
            .environment(\.layoutDirection, .rightToLeft)
        )

        #expect(directions(of: screen.views(UITableView.self)) == [.rightToLeft])
    }

    @Test func directionsOfSwiftUIAndUIKitCorrespond() {
        #expect(LayoutDirection(.rightToLeft) == .rightToLeft)
        #expect(LayoutDirection(.leftToRight) == .leftToRight)
        #expect(LayoutDirection(.unspecified) == nil)
        #expect(LayoutDirection.allCases.map { UITraitEnvironmentLayoutDirection($0) } == [.leftToRight, .rightToLeft])
    }
}
