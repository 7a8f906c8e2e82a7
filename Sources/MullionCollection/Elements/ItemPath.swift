/// The place of an item: its section, and its number in the section.
public struct ItemPath: Hashable, Comparable, Sendable {
    private var storedSection: Int32
    private var storedItem: Int32

    /// Creates a path.
    ///
    /// - Precondition: both numbers fit 32 bits.
    public init(section: Int, item: Int) {
        storedSection = Int32(section)
        storedItem = Int32(item)
    }

    /// The number of the section, from 0.
    ///
    /// - Precondition: The number fits in 32 bits.
    public var section: Int {
        get { Int(storedSection) }
        set { storedSection = Int32(newValue) }
    }

    /// The number of the item in its section, from 0.
    ///
    /// - Precondition: The number fits in 32 bits.
    public var item: Int {
        get { Int(storedItem) }
        set { storedItem = Int32(newValue) }
    }

    /// Returns whether the first path precedes the second in document order: by section, then by item.
    public static func < (first: ItemPath, second: ItemPath) -> Bool {
        (first.storedSection, first.storedItem) < (second.storedSection, second.storedItem)
    }
}

extension ItemPath: CustomStringConvertible {
    /// The numbers, as in `2.14`.
    public var description: String { "\(section).\(item)" }
}
