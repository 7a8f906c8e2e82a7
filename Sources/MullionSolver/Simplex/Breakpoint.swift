/// A point at which the cost of an activity bends: it falls with slope `left` before it and rises with `right` after
/// it.
///
/// The position follows from the constant of its constraint, `base + factor · constant`, where neither number contains
/// the constant. So moving a constant gives the same bits as a new solver.
struct Breakpoint {
    var position: Double
    var left: Double
    var right: Double
    var base: Double
    var factor: Double
    /// 1000 is required; below 1 are `preference` and `tie`.
    var priority: Float
    /// The constraint: an index into the problem while presolving, then a slot; -1 for a preference.
    var constraint: Int32

    /// The cost of `scale · activity + offset` compared with a constant by a relation.
    init(
        _ relation: Solver.Relation, scale: Double, offset: Double, constant: Double, priority: Float, constraint: Int32
    ) {
        let weight = scale.magnitude
        let rises = scale > 0
        switch relation {
        case .equal: (left, right) = (weight, weight)
        case .lessThanOrEqual: (left, right) = rises ? (0, weight) : (weight, 0)
        case .greaterThanOrEqual: (left, right) = rises ? (weight, 0) : (0, weight)
        }
        factor = 1 / scale
        base = -offset / scale
        position = base + factor * constant
        self.priority = priority
        self.constraint = constraint
    }

    /// The level of preferred values that were given, and the one below it, which draws everything to 0.
    static let preference: Float = 0
    static let tie: Float = -1

    /// A cost at one of the two lowest levels.
    init(tieAt position: Double, weight: Double, priority: Float = Breakpoint.tie) {
        self.position = position
        left = weight
        right = weight
        base = position
        factor = 0
        self.priority = priority
        constraint = -1
    }

    /// The breakpoint of an activity that is `scale` times this one's plus `offset`.
    ///
    /// `this = scale · other + offset`
    func seen(through scale: Double, offset: Double, constant: Double) -> Breakpoint {
        var breakpoint = self
        breakpoint.base = (base - offset) / scale
        breakpoint.factor = factor / scale
        breakpoint.left = (scale > 0 ? left : right) * scale.magnitude
        breakpoint.right = (scale > 0 ? right : left) * scale.magnitude
        breakpoint.position = breakpoint.base + breakpoint.factor * constant
        return breakpoint
    }

    /// Whether the weight leaves the signs of slopes certain.
    var isPlain: Bool { Tolerance.plainWeights.contains(max(left, right)) }

    /// The order of breakpoints on one activity.
    @inline(__always)
    static func precedes(_ a: Breakpoint, _ b: Breakpoint) -> Bool {
        if a.position != b.position { return a.position < b.position }
        if a.priority != b.priority { return a.priority > b.priority }
        if a.left != b.left { return a.left < b.left }
        return a.right < b.right
    }
}
