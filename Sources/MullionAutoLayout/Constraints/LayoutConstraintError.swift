/// The reason a constraint is invalid.
public enum LayoutConstraintError: Error, Hashable, Sendable {
    /// The first item has no attribute.
    case missingAttribute
    /// A position needs a second item as its reference.
    case loosePosition(LayoutConstraint.Attribute)
    /// The two attributes cannot be compared: a width with a height, a position with a size, leading with left.
    case incomparable(LayoutConstraint.Attribute, LayoutConstraint.Attribute)
    /// The multiplier is 0, NaN, infinite or beyond 10¹².
    case unusableMultiplier(Double)
    /// One of the items no longer exists.
    case itemIsGone
    /// The items, given by their names, are not in a common view tree.
    case noCommonAncestor(String, String)
}

extension LayoutConstraintError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missingAttribute: "a constraint needs an attribute of its first item"
        case .loosePosition(let attribute):
            "\(attribute) is a position, which needs a second item to be measured against"
        case .incomparable(let first, let second): "\(first) and \(second) cannot be compared"
        case .unusableMultiplier(let number): "the multiplier \(number) is not a finite number other than 0"
        case .itemIsGone: "an item of the constraint does not exist any more"
        case .noCommonAncestor(let first, let second):
            "\(first) and \(second) have no common ancestor; add one of them to the view tree of the other first"
        }
    }
}
