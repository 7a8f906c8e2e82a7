import MullionGeometry

/// Surprising but legal input of a compositional layout, and what was made of it. Section -1 is the layout itself.
public enum CompositionalDiagnostic: Equatable, Sendable {
    /// A number of a section is NaN, negative or infinite, and counts as 0, or is cut to 2³¹ - 1. The name is that of
    /// the property.
    case metric(String, CGFloat, section: Int)
    /// A measured size has a side that is NaN, negative, infinite or too long.
    case size(CGSize, of: ItemPath)
    /// A count of items is negative or too large; it is brought into range.
    case count(Int, section: Int)
    /// A group has no subitems, or a count of them below 1: no item of the section is shown, or the count is 1.
    case emptyGroup(section: Int)
    /// The subitems of a group have no length along its axis, so that it would never be full: each is there once.
    case groupNeverFills(section: Int)
    /// A group holds more items than ``CompositionalLayout/itemLimit``: the rest begins the next one.
    case tooManyItems(section: Int)
    /// Groups are nested deeper than ``CompositionalLayout/nestingLimit``: those further inside are left out.
    case nestedTooDeep(section: Int)
    /// The content insets leave no width or no height for groups; it counts as 0.
    case noRoom(section: Int)
}

extension CompositionalDiagnostic: CustomStringConvertible {
    /// A sentence for people.
    public var description: String {
        func name(_ section: Int) -> String { section < 0 ? "the layout" : "section \(section)" }
        return switch self {
        case .metric(let property, let value, let section): "the \(property) of \(name(section)) cannot be \(value)"
        case .size(let size, let path):
            "item \(path.item) of section \(path.section) cannot have the size \(size.width) × \(size.height)"
        case .count(let count, let section): "\(name(section)) cannot have \(count) items"
        case .emptyGroup(let section): "a group of \(name(section)) has no items"
        case .groupNeverFills(let section):
            "the items of a group of \(name(section)) have no length, so the group is never full"
        case .tooManyItems(let section):
            "a group of \(name(section)) holds more than \(CompositionalLayout.itemLimit) items"
        case .nestedTooDeep(let section):
            "groups of \(name(section)) are nested deeper than \(CompositionalLayout.nestingLimit)"
        case .noRoom(let section): "the content insets of \(name(section)) leave no room"
        }
    }
}
