// error: DataRace.swift:8

import UIKitTabView

/// A tab view belongs to the main actor, also in Swift 5 mode.
nonisolated func select(_ tabs: UIKitTabViewProxy) {
    _ = tabs
    tabs.select(1)
}
