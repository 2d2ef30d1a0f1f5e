import GLibSupport
import Testing
import UIKit

@Suite @MainActor struct UIScrollViewTests {
    @Test func everyChangeOfTheOffsetIsToldOnce() {
        let (scrollView, recorder) = recordedScrollView()

        scrollView.contentOffset = CGPoint(x: 3, y: 40)
        scrollView.contentOffset = CGPoint(x: 3, y: 40)
        scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)

        #expect(recorder.offsets == [CGPoint(x: 3, y: 40), CGPoint(x: 0, y: 50)])
        #expect(recorder.finished == 0)
    }

    @Test func withoutADisplayAnAnimatedChangeIsDoneAtOnceAndTold() {
        let (scrollView, recorder) = recordedScrollView()

        scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)

        #expect(scrollView.contentOffset.y == 100)
        #expect(recorder.offsets.count == 1)
        #expect(recorder.finished == 1)
    }

    @Test func anAnimatedChangeToTheSameOffsetIsNone() {
        let (scrollView, recorder) = recordedScrollView()

        scrollView.setContentOffset(.zero, animated: true)

        #expect(recorder.offsets.isEmpty)
        #expect(recorder.finished == 0)
    }

    @Test func offsetsAreNotClamped() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 300)

        scrollView.contentOffset.y = 1000

        #expect(scrollView.contentOffset.y == 1000)
    }

    @Test func anOffsetThatIsNoPointWarnsAndIsIgnored() {
        let scrollView = UIScrollView()
        var warnings: [String] = []
        let observation = RuntimeWarning.observe { warnings.append($0) }
        defer { observation.cancel() }

        scrollView.setContentOffset(CGPoint(x: 0, y: CGFloat.nan), animated: true)

        #expect(scrollView.contentOffset == .zero)
        #expect(warnings.count == 1)
    }

    @Test func insetsMoveAViewThatRestsAtTheTop() {
        let scrollView = UIScrollView()

        scrollView.contentInset.top = 20
        #expect(scrollView.contentOffset.y == -20)
        #expect(scrollView.adjustedContentInset.top == 20)

        scrollView.contentOffset.y = 50
        scrollView.contentInset.top = 30
        #expect(scrollView.contentOffset.y == 50)
    }

    @Test func theBoundsAreScrolledAndPointsConverted() {
        let scrollView = UIScrollView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let row = UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 20))
        window.addSubview(scrollView)
        scrollView.addSubview(row)

        scrollView.contentOffset.y = 40

        #expect(scrollView.bounds == CGRect(x: 0, y: 40, width: 100, height: 100))
        #expect(row.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 30))
    }

    @Test func showingARectangleScrollsNoFurtherThanNeeded() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 500)

        scrollView.scrollRectToVisible(CGRect(x: 0, y: 150, width: 100, height: 20), animated: false)
        #expect(scrollView.contentOffset.y == 70)

        scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 100, height: 20), animated: false)
        #expect(scrollView.contentOffset.y == 70)

        scrollView.scrollRectToVisible(CGRect(x: 0, y: 10, width: 100, height: 20), animated: false)
        #expect(scrollView.contentOffset.y == 10)
    }

    private func recordedScrollView() -> (UIScrollView, ScrollRecorder) {
        let scrollView = UIScrollView()
        let recorder = ScrollRecorder()
        scrollView.delegate = recorder
        return (scrollView, recorder)
    }
}

@MainActor
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
    var offsets: [CGPoint] = []
    var finished = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { finished += 1 }
}
