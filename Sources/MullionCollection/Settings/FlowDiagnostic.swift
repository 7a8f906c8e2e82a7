import MullionGeometry

/// Surprising but legal input, and what was made of it.
public enum FlowDiagnostic: Equatable, Sendable {
    /// A size has a side that is NaN, negative or infinite, which counts as 0, or longer than 2³¹ - 1 points, which it
    /// is cut to.
    case size(CGSize, of: ItemPath)
    /// A number of a section is NaN, negative or infinite, and counts as 0, or is cut to 2³¹ - 1. The name is that of
    /// the property.
    case metric(String, CGFloat, section: Int)
    /// A count of items or sections is negative or does not fit 31 bits; it is brought into that range.
    case count(Int, section: Int)
    /// An item is longer than its line: it has a line to itself, begins at the leading edge and overflows.
    case itemTooLong(ItemPath, length: CGFloat, available: CGFloat)
    /// The insets leave no room for items: each has a line to itself, at the leading edge.
    case noRoom(section: Int, available: CGFloat)
}

extension FlowDiagnostic: CustomStringConvertible {
    /// A sentence for people.
    public var description: String {
        switch self {
        case .size(let size, let path):
            "item \(path.item) of section \(path.section) cannot have the size \(size.width) × \(size.height)"
        case .metric(let name, let value, let section): "the \(name) of section \(section) cannot be \(value)"
        case .count(let count, let section): "section \(section) cannot have \(count) items"
        case .itemTooLong(let path, let length, let available):
            "item \(path.item) of section \(path.section) is \(length) long, its line \(available)"
        case .noRoom(let section, let available):
            "the insets of section \(section) leave \(available) for a line of items"
        }
    }
}
