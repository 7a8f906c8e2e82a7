/// What became of a constraint in the solved system.
struct Placement {
    enum Kind: UInt8 {
        /// Not solved yet, or a substitution: an edit solves its system from nothing.
        case rebuild
        /// No unknown in it.
        case constant
        /// A breakpoint of a single column, or of an activity in a simplex system.
        case single, simplex
    }

    /// The single column or the simplex system.
    var unit: Int32 = 0
    var activity: Int32 = 0
    var kind = Kind.rebuild
}

extension ConstraintStore {
    mutating func place(_ slot: Int, _ kind: Placement.Kind, unit: Int = 0, activity: Int = 0) {
        slots[slot].placement = Placement(unit: Int32(unit), activity: Int32(activity), kind: kind)
    }
}
