@MainActor public class UINavigationItem: NSObject {
    public init(title: String) {
        self.title = title
        super.init()
    }
    public var title: String?
}
