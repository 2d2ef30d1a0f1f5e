// error: Article.md:8:9: error: cannot find 'Shelf' in scope
/// A thing.
public struct Thing {
    /// What it is worth.
    public var worth = 1
}
