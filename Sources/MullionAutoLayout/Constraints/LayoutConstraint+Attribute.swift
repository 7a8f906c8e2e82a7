import MullionGeometry

extension LayoutConstraint {
    /// A quantity of an item that a constraint can refer to. Raw values are those of UIKit.
    public enum Attribute: Int, Hashable, Sendable, CaseIterable {
        case notAnAttribute = 0
        case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline = 11, firstBaseline
        case leftMargin = 13, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins = 19, centerYWithinMargins
    }

    /// The comparison of the two sides of a constraint. Raw values are those of UIKit.
    public enum Relation: Int, Hashable, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }
}

extension LayoutConstraint.Attribute {
    /// The axis of the attribute.
    public var axis: Axis {
        switch self {
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        default: .horizontal
        }
    }

    /// Whether the attribute is a length, which needs no second item.
    public var isSize: Bool { self == .width || self == .height }

    /// Whether the attribute depends on the layout direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is a left or right side, whatever the direction.
    var isSided: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// The same attribute of the layout margins guide; nil for an attribute without margins.
    var ofMarginsGuide: LayoutConstraint.Attribute? {
        guard rawValue >= Self.leftMargin.rawValue else { return nil }
        return LayoutConstraint.Attribute(
            rawValue: rawValue - (rawValue < Self.centerXWithinMargins.rawValue ? 12 : 10))
    }

    /// Of an edge: the same edge of the layout margins.
    var inMargins: LayoutConstraint.Attribute? { isEdge ? LayoutConstraint.Attribute(rawValue: rawValue + 12) : nil }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// Whether the attribute is one of the edges.
    var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing: true
        default: false
        }
    }
}

extension LayoutConstraint.Attribute: CustomStringConvertible {
    public var description: String { Self.names[rawValue] }

    /// By raw value.
    private static let names = [
        "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
        "centerY",
        "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin",
        "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
    ]
}

extension LayoutConstraint.Relation: CustomStringConvertible {
    public var description: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}
