extension UIBarButtonItem {
    /// A button with a usual meaning, whose title or image is given. Raw values are Apple's.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case close = 24

        var title: String {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .add: "Add"
            case .compose: "Compose"
            case .reply: "Reply"
            case .action: "Share"
            case .organize: "Organize"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .refresh: "Refresh"
            case .stop: "Stop"
            case .camera: "Camera"
            case .trash: "Delete"
            case .play: "Play"
            case .pause: "Pause"
            case .rewind: "Rewind"
            case .fastForward: "Fast Forward"
            case .undo: "Undo"
            case .redo: "Redo"
            case .close: "Close"
            }
        }

        /// The symbol shown in place of the title.
        var symbol: String? {
            switch self {
            case .done, .cancel, .edit, .save, .undo, .redo: nil
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play"
            case .pause: "pause"
            case .rewind: "backward"
            case .fastForward: "forward"
            }
        }
    }

    /// A button with a usual meaning. What it looks like stays even where the action has a title or an image.
    @available(iOS 14, *)
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(primaryAction: primaryAction)
        title = systemItem.title
        image = systemItem.symbol.flatMap(UIImage.init(systemName:))
        if systemItem == .done { style = .done }
    }
}
