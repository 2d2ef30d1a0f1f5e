/// How a container behaves, for all tabs that do not say otherwise.
struct ContainerOptions {
    var secondTap = SecondTapBehavior.popThenScroll
    var loading = TabLoading.lazy
    var allowsSelection: @MainActor (AnyHashable) -> Bool = { _ in true }
}
