// error: Thing.worth is in no Topics group
/// A thing.
public struct Thing {
    /// What it is worth.
    public var worth = 1
}
