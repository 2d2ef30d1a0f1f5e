/// A part of the user interface, described by a value.
///
/// The value is cheap and short-lived: what is on screen is a retained tree that updates are applied to. Apart from reading
/// what it depends on, `body` should have no effects; how often it runs is not for it to know.
@MainActor
@preconcurrency
public protocol View {
    associatedtype Body: View

    /// What the view consists of.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public typealias Body = Never
}
