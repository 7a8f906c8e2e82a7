import MullionAutoLayout
import MullionGeometry

/// Writes a constraint as Swift code with anchors, or with all attributes where anchors have no such constraint.
struct SwiftConstraintWriter {
    let constraint: StoryboardConstraint
    let attributes: StoryboardAttributes
    let isUIKit: Bool

    init(_ constraint: StoryboardConstraint, in traits: StoryboardTraits, isUIKit: Bool) {
        self.constraint = constraint
        attributes = constraint.attributes(for: traits)
        self.isUIKit = isUIKit
    }

    /// Returns the code; nil if an item is missing or the attributes do not go together.
    ///
    /// - Parameters:
    ///   - owner: The name of the view that contains the constraint.
    ///   - item: Returns the name of an item by its ID.
    func code(owner: String, _ item: (String) -> String?) -> String? {
        guard let first = constraint.firstItem.map({ item($0) }) ?? owner else { return nil }
        let multiplier = attributes.number("multiplier") ?? 1
        let constant = constraint.constant(in: attributes)
        let priority = constraint.priority(in: attributes)
        let attribute = constraint.firstAttribute
        var code: String
        if let id = constraint.secondItem, let other = constraint.secondAttribute, other != .notAnAttribute {
            guard let second = item(id) else { return nil }
            // What anchors do not check.
            let isUsable =
                (try? LayoutConstraint(
                    validating: LayoutView(), attribute, constraint.relation, to: LayoutView(), other,
                    multiplier: multiplier, constant: constant)) != nil
            guard isUsable else { return nil }
            code = pair(first, attribute, second, other, multiplier, constant)
        } else {
            guard attribute.isLength else { return nil }
            code =
                "\(first).\(attribute)Anchor.constraint(\(constraint.relation.label)Constant: \(constant.swiftLiteral))"
        }
        if priority != .required { code += ".prioritized(\(CGFloat(priority.rawValue).swiftLiteral))" }
        return code
    }

    private func pair(
        _ first: String, _ attribute: LayoutConstraint.Attribute, _ second: String,
        _ other: LayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: CGFloat
    ) -> String {
        let isDirectional = attribute.isDirectional == other.isDirectional || attribute.isCenter || other.isCenter
        guard attribute.isLength == other.isLength, multiplier == 1 || attribute.isLength, isDirectional else {
            let type = isUIKit ? "NSLayoutConstraint" : "LayoutConstraint"
            return "\(type)(item: \(first), attribute: .\(attribute), relatedBy: .\(constraint.relation), "
                + "toItem: \(second), attribute: .\(other), multiplier: \(multiplier.swiftLiteral), "
                + "constant: \(constant.swiftLiteral))"
        }
        var arguments = "\(constraint.relation.label): \(other.anchor(of: second))"
        if multiplier != 1 { arguments += ", multiplier: \(multiplier.swiftLiteral)" }
        if constant != 0 { arguments += ", constant: \(constant.swiftLiteral)" }
        return "\(attribute.anchor(of: first)).constraint(\(arguments))"
    }
}

extension LayoutConstraint.Relation {
    /// The label of an anchor's function.
    fileprivate var label: String {
        switch self {
        case .equal: "equalTo"
        case .lessThanOrEqual: "lessThanOrEqualTo"
        case .greaterThanOrEqual: "greaterThanOrEqualTo"
        }
    }
}

extension LayoutConstraint.Attribute {
    fileprivate var isLength: Bool { self == .width || self == .height }

    fileprivate var isCenter: Bool { [.centerX, .centerXWithinMargins].contains(self) || axis == .vertical }

    fileprivate var isDirectional: Bool { [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self) }

    /// Returns the anchor of an item: of its margins' guide for an attribute of margins.
    fileprivate func anchor(of item: String) -> String {
        let name = "\(self)"
        if name.hasSuffix("WithinMargins") {
            return "\(item).layoutMarginsGuide.\(name.replacing("WithinMargins", with: ""))Anchor"
        }
        if name.hasSuffix("Margin") { return "\(item).layoutMarginsGuide.\(name.dropLast(6))Anchor" }
        return "\(item).\(name)Anchor"
    }
}
