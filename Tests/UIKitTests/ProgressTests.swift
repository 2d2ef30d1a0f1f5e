import Testing

@testable import UIKit

@Suite @MainActor
struct ProgressTests {
    @Test func aWheelIsHiddenUnlessItSpinsOrIsToldToStay() {
        let wheel = UIActivityIndicatorView(style: .large)
        #expect(wheel.isHidden && !wheel.isAnimating)

        wheel.startAnimating()
        #expect(!wheel.isHidden && wheel.isAnimating)
        wheel.stopAnimating()
        #expect(wheel.isHidden)
        wheel.hidesWhenStopped = false
        #expect(!wheel.isHidden)
    }

    @Test func progressStaysBetweenNothingAndAll() {
        let bar = UIProgressView(frame: .zero)
        bar.progress = 2
        #expect(bar.progress == 1)
        bar.setProgress(-1, animated: true)
        #expect(bar.progress == 0)
        bar.progress = 0.5

        #expect(warnings { bar.progress = .nan }.count == 1)
        #expect(bar.progress == 0.5)
    }
}
