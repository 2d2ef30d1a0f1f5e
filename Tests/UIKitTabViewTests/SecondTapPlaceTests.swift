import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// Where the stacks and handlers of a second tap may be, and where they are left alone.
    @MainActor
    @Suite struct SecondTapPlaceTests {
        private let app = SampleApp(["A", "B"])
        private let model = Model()

        @available(iOS 16, tvOS 16, *)
        private struct Stack: View {
            @ObservedObject var model: Model

            var body: some View {
                NavigationStack(path: $model.path) {
                    Shown("root").navigationDestination(for: Int.self) { Shown("screen \($0)") }
                }
            }
        }

        enum Place: CaseIterable, Sendable {
            case navigationView, geometryReader, scrollView, condition, identified
        }

        @available(iOS 16, tvOS 16, *)
        @ViewBuilder private func stack(in place: Place) -> some View {
            switch place {
            case .navigationView: NavigationView { Stack(model: model) }
            case .geometryReader: GeometryReader { _ in Stack(model: model) }
            case .scrollView: ScrollView { Stack(model: model) }
            case .condition:
                VStack {
                    Shown("above")
                    if model.flag { Shown("instead") } else { Stack(model: model) }
                }
            case .identified: AnyView(Stack(model: model).id(3))
            }
        }

        @available(iOS 16, tvOS 16, *)
        @Test(arguments: Place.allCases) func aStackWithinOtherViewsGoesBack(place: Place) async throws {
            let screen = Screen(
                UIKitTabView(selection: app.binding) {
                    UIKitTab("A", value: "A") { stack(in: place) }
                }
                .onTabSelection(perform: app.note)
            )
            model.path = [1, 2]
            try await eventually {
                try screen.tabs[0].allDescendants(UINavigationController.self).contains {
                    $0.viewControllers.count == 3
                }
            }

            try await screen.tap(0)

            try await eventually { model.path.isEmpty }
            #expect(app.events == ["A user popToRoot"])
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aContainerWithinIsNeitherAskedNorPopped() async throws {
            let inner = SampleApp(["X"], selection: "X")
            let path = model
            path.path = [1]
            let screen = Screen(
                UIKitTabView(selection: app.binding) {
                    UIKitTab("A", value: "A") {
                        UIKitTabView(selection: inner.binding) {
                            UIKitTab("X", value: "X") {
                                Stack(model: path).onSecondTap {
                                    inner.actions.append("asked")
                                    return .handled
                                }
                            }
                        }
                        .onTabSelection(perform: inner.note)
                    }
                }
                .onTabSelection(perform: app.note)
            )
            await settle()

            try await screen.tap(0)

            #expect(model.path == [1])
            #expect(inner.actions == [] && inner.events == [])
            #expect(app.events == ["A user none"])
        }

        @Test func aContainerWithinIsNotScrolled() async throws {
            let inner = SampleApp(["X"], selection: "X")
            let screen = Screen(
                UIKitTabView(selection: app.binding) {
                    UIKitTab("A", value: "A") {
                        UIKitTabView(selection: inner.binding) {
                            UIKitTab("X", value: "X") { List(0..<300, id: \.self) { Text("row \($0)") } }
                        }
                    }
                }
                .onTabSelection(perform: app.note)
            )
            await settle()
            let list = try #require(screen.root.view.firstSubview(UIScrollView.self))
            try await eventually { list.contentSize.height > 2000 }
            list.contentOffset.y = 500
            await settle()

            try await screen.tap(0)

            #expect(app.events == ["A user none"])
            #expect(list.contentOffset.y == 500)
        }

        @available(iOS 16, tvOS 16, *)
        private struct Presenting: View {
            let app: SampleApp
            @ObservedObject var model: Model

            var body: some View {
                UIKitTabView(selection: app.binding) {
                    UIKitTab("A", value: "A") {
                        Stack(model: model).sheet(isPresented: $model.flag) {
                            Shown("sheet").hidesTabBar().onSecondTap {
                                app.actions.append("sheet")
                                return .handled
                            }
                        }
                    }
                }
                .onTabSelection(perform: app.note)
            }
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aSheetIsNoPartOfTheTabBelow() async throws {
            model.path = [1]
            let screen = Screen(Presenting(app: app, model: model))
            await settle()
            model.flag = true
            try await eventually { screen.root.presentedViewController != nil }
            await settle()
            #expect(try !screen.tabBarController.tabBar.isHidden)

            try await screen.tap(0)

            try await eventually { model.path.isEmpty }
            #expect(app.events == ["A user popToRoot"])
            #expect(app.actions == [])
            #expect(model.flag && screen.root.presentedViewController != nil)
        }

        @available(iOS 16, tvOS 16, *)
        private struct Handling: View {
            let app: SampleApp
            @ObservedObject var model: Model

            var body: some View {
                UIKitTabView(selection: app.binding) {
                    UIKitTab("A", value: "A") {
                        NavigationStack(path: $model.path) {
                            noting("root").navigationDestination(for: Int.self) { number in
                                if number == 1 { Shown("silent") } else { noting("screen \(number)") }
                            }
                        }
                    }
                }
            }

            private func noting(_ name: String) -> some View {
                Shown(name).onSecondTap {
                    app.actions.append(name)
                    return .handled
                }
            }
        }

        @available(iOS 16, tvOS 16, *)
        @Test func onlyTheScreenOnTopIsAsked() async throws {
            let screen = Screen(Handling(app: app, model: model))
            await settle()

            for path in [[], [2], [2, 1]] {
                model.path = path
                await settle()
                try await screen.tap(0)
            }
            try await eventually { model.path.isEmpty }
            #expect(app.actions == ["root", "screen 2"])
            model.path = [2]
            await settle()
            model.path = []
            await settle(turns: 1)
            try await screen.tap(0)

            #expect(app.actions == ["root", "screen 2", "root"])
        }

        @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300]) func anyOffsetIsAPlaceInTheContent(
            offset: CGFloat
        ) async throws {
            let screen = Screen(
                UIKitTabView(selection: app.binding) {
                    UIKitTab("A", value: "A") { List(0..<200, id: \.self) { Text("row \($0)") } }
                        .secondTap(.scroll(to: .offset(offset)))
                }
            )
            await settle()
            let list = try #require(screen.root.view.firstSubview(UIScrollView.self))

            try await screen.tap(0)

            #expect(list.contentOffset.y.isFinite)
            #expect(list.contentOffset.y <= max(0, list.contentSize.height))
        }

        @Test func aTabMayRemoveItselfOnItsSecondTap() async throws {
            let screen = Screen(
                SampleReader(app: app) { [app] in
                    UIKitTabView(selection: app.binding) {
                        for tab in app.tabs {
                            app.tab(tab).secondTap(
                                .custom {
                                    app.tabs.removeFirst()
                                    return .handled
                                }
                            )
                        }
                    }
                    .onTabSelection(perform: app.note)
                }
            )
            await settle()

            try await screen.tap(0)

            #expect(screen.shown == "B")
            #expect(app.events == ["A user custom", "B system"])
        }

        @Test func aDisabledTabIsNotRepeated() async throws {
            let screen = await Screen(app)
            app.change("A") { $0.isDisabled = true }
            await settle()

            try await screen.tap(0)

            #expect(app.events == [])
        }
    }
}
