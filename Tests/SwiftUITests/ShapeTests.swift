import Testing

@testable import SwiftUI

@Suite @MainActor
struct ShapeTests {
    private func surfaces<Content: View>(_ content: Content) -> [DecoratedView] {
        Screen(content).views(ShapeView.self).map(\.surface)
    }

    @Test func eachShapeHasItsCorners() {
        let content = Group {
            Rectangle()
            RoundedRectangle(cornerRadius: 8)
            RoundedRectangle(cornerRadius: -8)
            Capsule()
            Ellipse()
        }

        #expect(surfaces(content).map(\.corners) == [.radius(0), .radius(8), .radius(0), .capsule, .ellipse])
    }

    @Test func aShapeIsFilledWithTheForegroundUnlessItHasAStyle() {
        let content = Group {
            Circle()
            Circle().fill(.red)
            Circle().fill(.secondary)
        }
        .foregroundStyle(.blue)

        let colors = surfaces(content).map(\.backgroundColor)
        #expect(colors[0] == .systemBlue)
        #expect(colors[1] == .systemRed)
        #expect(colors[2] == UIColor.systemBlue.withAlphaComponent(0.6))
    }

    @Test func aFillFollowsItsValue() {
        struct Light: View {
            @State private var isOn = false

            var body: some View {
                Circle().fill(isOn ? .green : .red)
                Button("Switch") { isOn.toggle() }
            }
        }
        let screen = Screen(Light())
        let surface = screen.views(ShapeView.self)[0].surface

        screen.press()

        #expect(surface.backgroundColor == .systemGreen)
        #expect(screen.views(ShapeView.self)[0].surface === surface)
    }

    @Test func aLineHasItsStyleAndWidthAndNoFill() throws {
        let content = Group {
            RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 2)
            RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 2)
        }
        let lines = surfaces(content)

        #expect(lines.allSatisfy { $0.backgroundColor == nil })
        #expect(try lines.map { try #require($0.border?.width) } == [2, 2])
        // The middle of a stroke has the shape's own radius.
        #expect(lines.map(\.corners) == [.radius(8), .radius(9)])
    }

    @Test func aBackgroundInAShapeIsBehindAndAnOverlayInFront() throws {
        let screen = Screen(Text("3").background(.red, in: .capsule).overlay(.blue, in: .rect(cornerRadius: 4)))
        let surfaces = screen.views(ShapeView.self).map(\.surface)

        #expect(surfaces.map(\.corners) == [.capsule, .radius(4)])
        #expect(surfaces.map(\.backgroundColor) == [.systemRed, .systemBlue])
        #expect(screen.texts == ["3"])
    }

    @Test func aClipCutsTheContentOffAtItsCorners() throws {
        let screen = Screen(Mark("a").clipShape(RoundedRectangle(cornerRadius: 6)))
        let clip = try #require(screen.markViews[0].superview as? DecoratedView)

        #expect(clip.clipsToBounds)
        #expect(clip.corners == .radius(6))
    }

    @Test func aShapeLetsTouchesThrough() {
        #expect(!Screen(Circle()).views(ShapeView.self)[0].isUserInteractionEnabled)
    }
}
