import SwiftUI
import Testing

@testable import UIKit

extension WindowSuite {
    /// Shapes as they are drawn, in a space of 100 by 60 points.
    @MainActor
    @Suite struct ShapeTests {
        private let red: [UInt8] = [255, 0, 0]
        private let blue: [UInt8] = [0, 0, 255]

        /// Which of some pixels are red.
        private func isRed(_ shape: some View, _ places: [(Int, Int)]) async throws -> [Bool] {
            let content = shape.frame(width: 100, height: 60).background(Color(red: 0, green: 0, blue: 1))
            let host = UIHostingController(rootView: content.frame(width: 120, height: 80))
            return try await show(host, size: CGSize(width: 120, height: 80)) { _ in
                let picture = try #require(WidgetPicture(of: host.view))
                return places.map { picture.color(x: $0.0 + 10, y: $0.1 + 10) == red }
            }
        }

        private let fill = Color(red: 1, green: 0, blue: 0)
        private let middle = (50, 30)
        private let left = (10, 30)
        private let corner = (2, 2)
        private let nearCorner = (14, 8)

        @Test func aRectangleFillsItsSpace() async throws {
            #expect(try await isRed(Rectangle().fill(fill), [middle, left, corner]) == [true, true, true])
        }

        @Test func aRoundedRectangleLacksItsCorners() async throws {
            let shape = RoundedRectangle(cornerRadius: 12).fill(fill)
            #expect(try await isRed(shape, [middle, left, corner, nearCorner]) == [true, true, false, true])
        }

        @Test func aCapsuleHasHalfCirclesAtItsShorterSides() async throws {
            let places = [middle, left, corner, (6, 8), (40, 2)]
            #expect(try await isRed(Capsule().fill(fill), places) == [true, true, false, false, true])
        }

        @Test func anEllipseTouchesAllSidesAndACircleTheNearerOnes() async throws {
            let places = [middle, left, (50, 2), (80, 3), (22, 30)]
            #expect(try await isRed(Ellipse().fill(fill), places) == [true, true, true, false, true])
            #expect(try await isRed(Circle().fill(fill), places) == [true, false, true, false, true])
        }

        @Test func aLineIsInsideOrHalfOutsideTheSpace() async throws {
            let places = [middle, (2, 30), (-2, 30), (6, 30)]
            let inside = Rectangle().strokeBorder(fill, lineWidth: 4)
            #expect(try await isRed(inside, places) == [false, true, false, false])

            let across = Rectangle().stroke(fill, lineWidth: 8)
            #expect(try await isRed(across, places) == [false, true, true, false])
        }

        @Test func contentIsCutOffAtAShape() async throws {
            let places = [middle, left, corner, (22, 30)]
            #expect(try await isRed(fill.clipShape(Capsule()), places) == [true, true, false, true])
            #expect(try await isRed(fill.clipShape(Circle()), places) == [true, false, false, true])
        }

        @Test func whatACircleCutsOutIsTheMiddleOfTheContent() async throws {
            let bands = HStack(spacing: 0) {
                Color(red: 0, green: 0, blue: 1).frame(width: 40)
                fill.frame(width: 20)
                Color(red: 0, green: 0, blue: 1).frame(width: 40)
            }
            let places = [(37, 30), (43, 30), (57, 30), (63, 30)]
            #expect(try await isRed(bands.clipShape(Circle()), places) == [false, true, true, false])
        }
    }
}
