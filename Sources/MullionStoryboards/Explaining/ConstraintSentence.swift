import MullionAutoLayout
import MullionGeometry

/// Describes a constraint from the side of one of its views: "leading = superview.leading + 16".
struct ConstraintSentence {
    let text: String
    let axis: Axis

    /// Creates the sentence; nil if the constraint does not refer to the view.
    init?(_ constraint: LayoutConstraint, of view: LayoutView) {
        axis = constraint.firstAttribute.axis
        guard constraint.secondAttribute != .notAnAttribute else {
            guard constraint.firstItem === view else { return nil }
            text = "\(constraint.firstAttribute) \(Self.sign(constraint.relation)) \(constraint.constant.brief)"
            return
        }
        let multiplier = constraint.multiplier
        if constraint.firstItem === view {
            text = Self.equation(
                constraint.firstAttribute, constraint.relation, multiplier, constraint.secondItem,
                constraint.secondAttribute, constraint.constant, view)
        } else if constraint.secondItem === view, multiplier != 0 {
            // Solved for the attribute of this view. Dividing by a negative number flips the relation.
            let isTurned = multiplier > 0
            let relation = isTurned ? constraint.relation.turned : constraint.relation
            text = Self.equation(
                constraint.secondAttribute, relation, 1 / multiplier, constraint.firstItem, constraint.firstAttribute,
                -constraint.constant / multiplier, view)
        } else {
            return nil
        }
    }

    private static func equation(
        _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation, _ multiplier: CGFloat,
        _ other: ConstraintItem?, _ otherAttribute: LayoutConstraint.Attribute, _ constant: CGFloat, _ view: LayoutView
    ) -> String {
        var text = "\(attribute) \(sign(relation)) "
        if multiplier != 1 { text += "\(multiplier.brief) × " }
        text += "\(name(other, from: view)).\(otherAttribute)"
        if constant != 0 { text += constant < 0 ? " - \((-constant).brief)" : " + \(constant.brief)" }
        return text
    }

    private static func sign(_ relation: LayoutConstraint.Relation) -> String {
        switch relation {
        case .lessThanOrEqual: "≤"
        case .equal: "="
        case .greaterThanOrEqual: "≥"
        }
    }

    /// Returns the name of an item relative to a view.
    private static func name(_ item: ConstraintItem?, from view: LayoutView) -> String {
        if let guide = item as? LayoutGuide, let owner = guide.owningView {
            let name = guideNames[guide.name] ?? guide.name
            return owner === view ? name : "\(self.name(owner, from: view)).\(name)"
        }
        if item === view { return "its" }
        if let superview = view.superview, item === superview { return "superview" }
        return item?.name ?? "gone"
    }

    private static let guideNames = [
        "layoutMarginsGuide": "margins", "safeAreaLayoutGuide": "safeArea", "readableContentGuide": "readableContent",
        "contentLayoutGuide": "content", "frameLayoutGuide": "frame",
    ]
}

extension LayoutConstraint.Relation {
    fileprivate var turned: LayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
