/// How a tab behaves; all of it may change at any time.
@MainActor
struct TabOptions {
    /// `nil` takes the container's.
    var secondTap: SecondTapBehavior?
    var path: TabPath?
    var isHidden = false
    /// `nil` takes the container's.
    var loading: TabLoading?
    var resetsWhenLeft = false
    var allowsSelection: @MainActor () -> Bool = { true }
    var longPress: (@MainActor () -> Void)?
    var doubleTap: (@MainActor () -> Void)?
}
