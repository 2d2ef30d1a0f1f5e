/// A closure with a title and an image, for controls, bar buttons and menus.
@MainActor
open class UIAction: NSObject {
    public typealias Handler = @MainActor (_ action: UIAction) -> Void

    /// A key by which actions are told apart; made up if none is given.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    open var title: String
    open var image: UIImage?
    public let identifier: Identifier

    /// The control that last sent the action.
    @available(iOS 14, *)
    public internal(set) weak var sender: AnyObject?
    let handler: Handler

    public init(title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping Handler) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
        super.init()
    }
}
