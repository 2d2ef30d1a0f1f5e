// error: Thing.worth has no documentation comment
/// A thing.
public struct Thing {
    public var worth = 1
}
