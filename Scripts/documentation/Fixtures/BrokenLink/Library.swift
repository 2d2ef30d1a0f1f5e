// error: 'Things' doesn't exist at '/Library'
/// A thing.
public struct Thing {
    /// What it is worth.
    public var worth = 1
}
