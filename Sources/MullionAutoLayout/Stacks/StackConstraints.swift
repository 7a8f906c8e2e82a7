import MullionGeometry

/// The constraints that a stack view has made, kept from one arrangement to the next.
///
/// A new arrangement is a list of rules. A rule that differs from a present one only in the constant or the
/// priority changes those; only other rules make constraints, and constraints without a rule end.
struct StackConstraints {
    // By rule. The keys tell items apart that are gone: the constraint, which does not own them, keeps their addresses
    // taken.
    private var keys: [StackRule.Key] = []
    private(set) var constraints: [LayoutConstraint] = []

    /// Counts of work, for tests.
    struct Statistics: Equatable {
        var arrangements = 0
        var made = 0
        var ended = 0
    }

    private(set) var statistics = Statistics()

    /// Makes exactly these rules hold.
    /// - Complexity: linear in the rules, plus the cost of the constraints that are made or removed.
    mutating func become(_ rules: [StackRule], of stack: StackView) {
        statistics.arrangements += 1
        let wanted = rules.map(\.key)
        if wanted == keys {
            for (rule, constraint) in zip(rules, constraints) { Self.adjust(constraint, to: rule) }
        } else {
            replace(with: rules, wanted, of: stack)
        }
        // Those of a view that left and came back are there but inactive.
        LayoutConstraint.activate(constraints)
    }

    private mutating func replace(with rules: [StackRule], _ wanted: [StackRule.Key], of stack: StackView) {
        var old = Dictionary(zip(keys, constraints), uniquingKeysWith: { first, _ in first })
        var new: [LayoutConstraint] = []
        new.reserveCapacity(rules.count)
        for (rule, key) in zip(rules, wanted) {
            if let kept = old.removeValue(forKey: key) {
                Self.adjust(kept, to: rule)
                new.append(kept)
            } else {
                statistics.made += 1
                new.append(rule.makeConstraint(heldBy: stack))
            }
        }
        // In the order they were made, so that equal edits give equal numbers everywhere.
        for (key, constraint) in zip(keys, constraints) where old[key] === constraint {
            statistics.ended += 1
            constraint.isActive = false
        }
        keys = wanted
        constraints = new
    }

    private static func adjust(_ constraint: LayoutConstraint, to rule: StackRule) {
        constraint.constant = rule.constant
        constraint.priority = rule.priority
    }
}
