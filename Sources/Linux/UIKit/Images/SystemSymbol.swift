/// System symbol names and the icons that stand for them.
enum SystemSymbol {
    /// The side of a symbol beside text of the default size.
    static let defaultSize: CGFloat = 16

    /// Icon names to try in order, or `nil` if nothing stands for the symbol.
    static func icons(for name: String) -> [String]? {
        themed[name].map { ["\($0)-symbolic"] }
    }
}
