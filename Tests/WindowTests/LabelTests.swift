import Testing

@testable import UIKit

extension WindowSuite {
    @MainActor
    @Suite struct LabelTests {
        @Test func aLabelHasAsManyLinesAsItMay() async throws {
            let labels = [1, 2, 0].map { lines in
                let label = UILabel()
                label.numberOfLines = lines
                label.text = String(repeating: "some words ", count: 30)
                return label
            }
            let oneLine = UILabel()
            oneLine.text = "some words"

            try await show(labels + [oneLine]) {
                let line = oneLine.frame.height
                #expect(labels[0].frame.height == line)
                #expect(abs(labels[1].frame.height - 2 * line) <= 2)
                #expect(labels[2].frame.height > 5 * line)
                #expect(labels.allSatisfy { $0.frame.width == 200 })
            }
        }

        @Test func paragraphsCountAsLines() async throws {
            let limited = UILabel()
            limited.text = "one\ntwo\nthree"
            let open = UILabel()
            open.text = "one\ntwo\nthree"
            open.numberOfLines = 0

            try await show([limited, open]) {
                #expect(open.frame.height > 2.5 * limited.frame.height)
            }
        }

        @Test func largerFontsAreHigher() async throws {
            let heights: [UIFont.TextStyle] = [.caption2, .body, .title1, .largeTitle]
            let labels = heights.map { style in
                let label = UILabel()
                label.text = "Text"
                label.font = .preferredFont(forTextStyle: style)
                return label
            }

            try await show(labels) {
                let measured = labels.map(\.frame.height)
                #expect(measured == measured.sorted())
                #expect(Set(measured).count == measured.count)
            }
        }

        private func show(_ labels: [UILabel], _ check: () throws -> Void) async throws {
            let stack = UIStackView(arrangedSubviews: labels + [UIView()])
            stack.axis = .vertical
            let controller = UIViewController()
            controller.view = stack
            try await WindowTests.show(controller, size: CGSize(width: 200, height: 600)) { _ in try check() }
        }
    }
}
