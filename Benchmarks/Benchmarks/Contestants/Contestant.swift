/// What is compared. Each shows the same window in a process of its own.
enum Contestant: String, CaseIterable {
    case uiKitTabView = "UIKitTabView"
    /// The executable BareLibadwaita, written in C.
    case libadwaita
    /// `RebuildingTabView`.
    case rebuilding
}
