/// What became of each constraint in the solved system, by slot.
struct PlacementTable: ~Copyable {
    enum Kind: UInt8 {
        /// Not solved yet, or a substitution: an edit solves its system from nothing.
        case rebuild
        /// No unknown in it.
        case constant
        /// A breakpoint of a single column, or of an activity in a simplex system.
        case single, simplex
    }

    struct Placement {
        var kind = Kind.rebuild
        /// The single column or the simplex system.
        var unit: Int32 = 0
        var activity: Int32 = 0
    }

    private var placements = Pool<Placement>()

    @inline(__always)
    subscript(slot: Int) -> Placement { placements[slot] }

    mutating func set(_ slot: Int, _ kind: Kind, unit: Int = 0, activity: Int = 0) {
        while placements.count <= slot { placements.append(Placement()) }
        placements[slot] = Placement(kind: kind, unit: Int32(unit), activity: Int32(activity))
    }

    /// Changes the number of the activity whose breakpoint a constraint is.
    mutating func renumber(_ slot: Int32, activity: Int) { placements[slot].activity = Int32(activity) }
}
