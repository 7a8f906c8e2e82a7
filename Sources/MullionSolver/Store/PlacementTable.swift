/// What became of each constraint in the solved system.
struct PlacementTable: ~Copyable {
    enum Kind: UInt8 {
        /// Not solved yet, or a substitution: an edit solves its system from nothing.
        case rebuild
        /// No unknown in it.
        case constant
        /// A breakpoint of a single column, or of an activity in a simplex system.
        case single, simplex
    }

    var kind = Pool<Kind>()
    /// The single column or the simplex system.
    var unit = Pool<Int32>()
    var activity = Pool<Int32>()

    mutating func set(_ slot: Int, _ kind: Kind, unit: Int = 0, activity: Int = 0) {
        while self.kind.count <= slot {
            self.kind.append(.rebuild)
            self.unit.append(0)
            self.activity.append(0)
        }
        self.kind[slot] = kind
        self.unit[slot] = Int32(unit)
        self.activity[slot] = Int32(activity)
    }
}
