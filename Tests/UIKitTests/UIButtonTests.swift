import Testing
import UIKit

@Suite @MainActor struct UIButtonTests {
    @Test func sendingTouchUpInsideRunsItsActions() {
        let button = UIButton(type: .system)
        var senders: [AnyObject?] = []
        button.addAction(UIAction { senders.append($0.sender) }, for: .touchUpInside)

        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .valueChanged)

        #expect(senders.count == 1)
        #expect(senders.first.flatMap { $0 } === button)
    }

    @Test func aPrimaryActionGivesTitleAndImageAndRuns() {
        var count = 0
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Add", image: UIImage(systemName: "plus")) { _ in count += 1 }
        )

        button.sendActions(for: .primaryActionTriggered)

        #expect(count == 1)
        #expect(button.currentTitle == "Add")
        #expect(button.currentImage == UIImage(systemName: "plus"))
    }

    @Test func statesWithoutATitleUseTheNormalOne() {
        let button = UIButton(type: .system)
        button.setTitle("Follow", for: .normal)
        button.setTitle("Following", for: .selected)

        button.isSelected = true
        #expect(button.currentTitle == "Following")
        #expect(button.titleLabel?.text == "Following")

        button.isEnabled = false
        #expect(button.currentTitle == "Follow")
    }

    @Test func theTitleIsDrawnInTheTintUnlessItHasAColour() {
        let button = UIButton(type: .system)
        button.setTitle("Follow", for: .normal)
        button.tintColor = .green
        #expect(button.titleLabel?.textColor == .green)

        button.setTitleColor(.red, for: .normal)
        #expect(button.titleLabel?.textColor == .red)
    }

    @Test func aConfigurationWinsOverTitlesOfStates() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        let button = UIButton(configuration: configuration)
        button.setTitle("Sell", for: .normal)

        #expect(button.currentTitle == "Buy")

        button.configuration?.title = nil
        #expect(button.currentTitle == "Sell")
    }

    @Test func aContentViewTakesThePlaceOfTitleAndImage() {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        let content = UILabel()

        button.contentView = content
        #expect(button.subviews == [content])

        button.contentView = nil
        #expect(button.subviews == [button.titleLabel])
    }
}

@Suite @MainActor struct UISwitchTests {
    @Test func aChangeFromCodeSendsNothing() {
        let control = UISwitch()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)

        control.isOn = true
        control.setOn(false, animated: true)

        #expect(count == 0)
        #expect(!control.isOn)
    }
}
