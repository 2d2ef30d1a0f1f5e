extension SystemSymbol {
    /// Symbols that this package has an icon of its own for, in the folder `Symbols`: those that apps use most, and those
    /// whose outlined and filled variants Adwaita does not tell apart.
    static let own: Set<String> = [
        "archivebox", "archivebox.fill", "arrow.down.circle", "arrow.down.circle.fill", "arrow.up.circle",
        "arrow.up.circle.fill", "bell", "bell.fill", "bolt", "bolt.fill", "book", "book.fill", "bookmark",
        "bookmark.fill", "briefcase", "briefcase.fill", "bubble.left", "bubble.left.fill", "bubble.right",
        "bubble.right.fill", "calendar", "cart", "cart.fill", "chart.bar", "chart.bar.fill",
        "chart.line.uptrend.xyaxis", "checkmark.circle", "checkmark.circle.fill", "checkmark.square",
        "checkmark.square.fill", "circle", "circle.fill", "clock", "clock.fill", "creditcard", "creditcard.fill",
        "doc", "doc.fill", "doc.text", "doc.text.fill", "ellipsis.circle", "ellipsis.circle.fill", "envelope",
        "envelope.fill", "exclamationmark.circle", "exclamationmark.circle.fill", "exclamationmark.triangle",
        "exclamationmark.triangle.fill", "flag", "flag.fill", "folder", "folder.fill", "gear", "gearshape",
        "gearshape.fill", "gift", "globe", "hammer", "hammer.fill", "heart", "heart.fill", "house", "house.fill",
        "info.circle", "info.circle.fill", "line.3.horizontal.decrease", "location", "location.fill", "lock",
        "lock.fill", "lock.open", "lock.open.fill", "map", "map.fill", "message", "message.fill", "minus.circle",
        "minus.circle.fill", "newspaper", "newspaper.fill", "paperplane", "paperplane.fill", "pencil", "person",
        "person.2", "person.2.fill", "person.circle", "person.circle.fill", "person.crop.circle",
        "person.crop.circle.fill", "person.fill", "photo", "photo.fill", "play.circle", "play.circle.fill",
        "plus.circle", "plus.circle.fill", "questionmark.circle", "questionmark.circle.fill", "rectangle.stack",
        "rectangle.stack.fill", "slider.horizontal.3", "square", "square.and.arrow.down", "square.and.arrow.up",
        "square.and.arrow.up.fill", "square.and.pencil", "square.fill", "square.grid.2x2", "square.grid.2x2.fill",
        "square.stack", "square.stack.fill", "star", "star.fill", "tag", "tag.fill", "trash", "trash.fill", "tray",
        "tray.fill", "wrench", "wrench.fill", "xmark.circle", "xmark.circle.fill",
    ]
}
