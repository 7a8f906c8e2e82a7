import MullionGeometry

/// A constraint that a stack view requires, which it may already have.
struct StackRule {
    var identifier: Identifier
    var first: ConstraintItem
    var firstAttribute: LayoutConstraint.Attribute
    var relation: LayoutConstraint.Relation
    /// nil: a size against the constant.
    var second: ConstraintItem?
    var secondAttribute: LayoutConstraint.Attribute
    var multiplier: CGFloat
    var constant: CGFloat
    var priority: LayoutPriority

    /// What a rule is for: the names in reports, which are UIKit's without their prefix.
    enum Identifier: String {
        case canvasConnection = "canvas-connection"
        case canvasFit = "canvas-fit"
        case spacing
        case fillEqually = "fill-equally"
        case fillProportionally = "fill-proportionally"
        case distributingEdge = "distributing-edge"
        case alignment
        case spanningBoundary = "spanning-boundary"
        case spanningFit = "spanning-fit"
        case ambiguitySuppression = "ambiguity-suppression"
        case hiding
    }

    /// All but what can change in a constraint: its constant and its priority.
    struct Key: Hashable {
        var identifier: Identifier
        var first: ObjectIdentifier
        var firstAttribute: LayoutConstraint.Attribute
        var relation: LayoutConstraint.Relation
        var second: ObjectIdentifier?
        var secondAttribute: LayoutConstraint.Attribute
        var multiplier: CGFloat
    }

    var key: Key {
        Key(
            identifier: identifier, first: ObjectIdentifier(first), firstAttribute: firstAttribute, relation: relation,
            second: second.map(ObjectIdentifier.init), secondAttribute: secondAttribute, multiplier: multiplier)
    }

    /// A new inactive constraint that the stack view holds.
    func makeConstraint(heldBy stack: StackView) -> LayoutConstraint {
        let constraint = LayoutConstraint(
            first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant,
            priority: priority)
        constraint.identifier = identifier.rawValue
        constraint.origin = .stackView
        constraint.holder = stack
        return constraint
    }
}

// MARK: - The levels of stack views

extension LayoutPriority {
    /// The guide that spans the views clings to their edges.
    static let stackSpanningBoundary: LayoutPriority = 999.5
    /// Distances of centers are equal.
    static let stackEqualCentering: LayoutPriority = 149
    /// The guide that spans the views is as small as they allow.
    static let stackSpanningFit: LayoutPriority = 51
    /// The stack is as small as the views allow.
    static let stackCanvasFit: LayoutPriority = 49
    /// Views without a size have none.
    static let stackAmbiguitySuppression: LayoutPriority = 25

    /// The share of a view by its index: 999, 998, …, and 1 from the 999th on.
    static func stackShare(_ index: Int) -> LayoutPriority { LayoutPriority(Float(max(999 - index, 1))) }
}
