/// Something that has a place in a collection.
public struct FlowElement: Hashable, Sendable {
    /// The kind of an element.
    public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
        /// The element before the items of a section.
        case header
        /// An item.
        case item
        /// The element after the items of a section.
        case footer
        /// A registered decoration of a section, such as its background.
        case decoration
    }

    /// The kind of the element.
    public var kind: Kind
    /// The path of the element. The item is 0 for headers and footers, and the number of the registered decoration for
    /// decorations.
    public var path: ItemPath

    /// Creates an element.
    ///
    /// - Precondition: The numbers fit in 32 bits.
    public init(_ kind: Kind, section: Int, item: Int = 0) {
        self.kind = kind
        path = ItemPath(section: section, item: item)
    }

    /// The section.
    public var section: Int { path.section }
    /// The item's number, or the decoration's.
    public var item: Int { path.item }
}

extension FlowElement: CustomStringConvertible {
    /// The kind and the numbers, as in `item 2.14` or `header 2`.
    public var description: String {
        switch kind {
        case .header, .footer: "\(kind) \(section)"
        case .item, .decoration: "\(kind) \(path)"
        }
    }
}
