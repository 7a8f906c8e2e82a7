/// What became of a constraint in the solved system.
struct Placement {
    enum Kind: Int32 {
        /// Not solved yet, or a substitution: an edit solves its system from nothing.
        case rebuild = -3
        /// No unknown in it.
        case constant = -2
        /// A breakpoint of a single column, or of an activity in a simplex system.
        case single = -1
        case simplex = 0
    }

    /// The single column or the simplex system.
    var unit: Int32 = 0
    /// In a simplex system the activity, elsewhere the raw value of the kind.
    var activity = Kind.rebuild.rawValue

    @inline(__always)
    var kind: Kind { Kind(rawValue: min(activity, 0)) ?? .rebuild }
}

extension ConstraintStore {
    mutating func place(_ slot: Int, _ kind: Placement.Kind, unit: Int = 0, activity: Int = 0) {
        slots[slot].placement = Placement(
            unit: Int32(unit), activity: kind == .simplex ? Int32(activity) : kind.rawValue)
    }
}
