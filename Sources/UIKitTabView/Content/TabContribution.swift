/// What a view of the content asks of the container around.
enum TabContribution {
    case secondTap(@MainActor () -> SecondTapResponse)
    case popGuard(@MainActor () async -> Bool)
    case scrollTarget
    case hidesTabBar(Bool)
}
