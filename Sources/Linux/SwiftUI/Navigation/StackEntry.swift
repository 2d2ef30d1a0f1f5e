/// A screen above the root of a navigation stack, and why it is there.
struct StackEntry {
    enum Origin {
        /// It stands for a value of the path.
        case value(PathElement)
        /// A link with a view pushed it.
        case link
        /// A binding says that it is presented.
        case presentation(any Presentation)
        /// The app pushed a controller of its own.
        case app
    }

    let origin: Origin
    let controller: UIViewController

    var element: PathElement? {
        if case .value(let element) = origin { element } else { nil }
    }

    var presentation: (any Presentation)? {
        if case .presentation(let presentation) = origin { presentation } else { nil }
    }
}

/// Who presents a screen as long as a binding says so.
@MainActor
protocol Presentation: AnyObject {
    /// The screen left the stack, but not because the binding asked for it.
    func screenDidLeave()
}
