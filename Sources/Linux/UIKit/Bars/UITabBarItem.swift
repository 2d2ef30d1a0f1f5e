@MainActor public class UITabBarItem: NSObject {
    public init(title: String?, image: Any?, selectedImage: Any?) {
        self.title = title
        super.init()
    }
    public var title: String?
}
