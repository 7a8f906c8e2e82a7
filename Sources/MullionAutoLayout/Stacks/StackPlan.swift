import MullionGeometry

/// The rules of a stack view: what it has, turned into the constraints that arrange it.
///
/// With V1 … Vn the visible arranged views and C the stack's rectangle or its margins:
/// 1. Ends: V1 begins and Vn ends where C does.
/// 2. Gaps: from one view to the next exactly the spacing, or at least that where the distribution spreads views.
/// 3. Distribution: what the sizes, the gaps or the distances of centers have to do with each other.
/// 4. Alignment: each view against C across the axis; but for `fill` a guide spans the views and shrinks, so that a
///    stack whose size is free is as large as its largest view.
/// 5. Hidden views: without size, in the middle of the gap they would be in.
///
/// Example, horizontal, `fill`, `fill`, spacing 10, with a and b in s:
/// ```
/// canvas-connection: a.leading == s.leading      alignment: a.top == s.top        alignment: a.bottom == s.bottom
/// spacing: b.leading == a.trailing + 10          alignment: b.top == s.top        alignment: b.bottom == s.bottom
/// canvas-connection: b.trailing == s.trailing
/// ```
///
/// Source: the constraints that UIKit's stack views print.
/// - Complexity: linear in the arranged views.
struct StackPlan {
    let stack: StackView
    /// C: the stack, or its margins.
    let canvas: ConstraintItem
    let axis: StackAxis
    let visible: [LayoutView]
    /// One for each visible view but the last.
    let gaps: [CGFloat]
    /// One for each gap, or none.
    let gapGuides: [LayoutGuide]
    let spanningGuide: LayoutGuide?
    var rules: [StackRule] = []

    /// The rules for a stack view as it is now.
    static func rules(for stack: StackView) -> [StackRule] {
        var plan = StackPlan(stack)
        plan.rules.reserveCapacity(8 * plan.visible.count + 8)
        if plan.visible.isEmpty {
            plan.collapse()
        } else {
            plan.addEnds()
            plan.addGaps()
            plan.addDistribution()
            plan.addAlignment()
        }
        plan.addHidden()
        return plan.rules
    }

    private init(_ stack: StackView) {
        self.stack = stack
        canvas = stack.stackGuides.margins(stack.isLayoutMarginsRelativeArrangement, in: stack) ?? stack
        axis = StackAxis(stack.axis)
        visible = stack.arrangedSubviews.filter { !$0.isHidden }
        gaps = visible.dropLast().map(stack.gap(after:))
        // Two views have one gap, which is equal to itself.
        let hasGapGuides = stack.distribution.spreads && visible.count > 2
        let hasSpanningGuide = stack.usableAlignment != .fill && !visible.isEmpty
        gapGuides = stack.stackGuides.between(hasGapGuides ? visible.count - 1 : 0, in: stack)
        spanningGuide = stack.stackGuides.spanning(hasSpanningGuide, in: stack)
    }

    /// Without a visible view the stack has the size 0 on both axes.
    private mutating func collapse() {
        for attribute in [axis.size, axis.crossSize] { addCanvasFit(attribute) }
    }

    // MARK: - Writing rules

    /// Adds a rule; without a second item, for a size against a constant.
    mutating func add(
        _ identifier: StackRule.Identifier, _ first: ConstraintItem, _ firstAttribute: LayoutConstraint.Attribute,
        _ relation: LayoutConstraint.Relation, _ second: ConstraintItem? = nil,
        _ secondAttribute: LayoutConstraint.Attribute = .notAnAttribute,
        times multiplier: CGFloat = 1, plus constant: CGFloat = 0, at priority: LayoutPriority = .required
    ) {
        rules.append(
            StackRule(
                identifier: identifier, first: first, firstAttribute: firstAttribute, relation: relation,
                second: second, secondAttribute: secondAttribute, multiplier: multiplier, constant: constant,
                priority: priority))
    }
}
