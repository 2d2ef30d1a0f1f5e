/// A picture: a file of a bundle, or a symbol of the icon theme.
open class UIImage: NSObject, @unchecked Sendable {  // Immutable; not final because UIKit's is not.
}
