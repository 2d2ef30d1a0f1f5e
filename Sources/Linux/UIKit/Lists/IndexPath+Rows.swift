extension IndexPath {
    /// The place of a row in a table.
    public init(row: Int, section: Int) {
        self = [section, row]
    }

    public init(item: Int, section: Int) {
        self = [section, item]
    }

    /// The index within its section of the row that the path names.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
}
