/// What a solver knows of each variable, in flat arrays.
struct VariableTable {
    private(set) var name: [String] = []
    /// NaN without one.
    var preferred: [Double] = []

    /// The variable that speaks for the class, -1 for a fixed variable: value = scale · representative + offset.
    var representative: [Int32] = []
    var scale: [Double] = []
    var offset: [Double] = []
    /// The value of a representative.
    var value: [Double] = []
    /// The other members of the class, as a ring.
    var nextMember: [Int32] = []
    /// Of a representative: the kernel it is a column of, the complement of its own number for a single column, or
    /// `none`.
    var unit: [Int32] = []
    /// Of a representative: the group of derived values that follow from it, -1 without.
    var group: [Int32] = []
    /// Of a derived value: its position in the group, -1 of others.
    var definition: [Int32] = []
    /// Of a representative: how many bounds and preferred values pull at its class; -1 where only solving from nothing
    /// can follow an edit.
    var pullCount: [Int32] = []
    /// Of a representative: whether the presolve saw it in an equation, and so asked whether anything pulls at it.
    var isInEquation: [Bool] = []

    var count: Int { value.count }

    mutating func append(name: String, preferred: Double) {
        let index = Int32(count)
        self.name.append(name)
        self.preferred.append(preferred)
        representative.append(index)
        scale.append(1)
        offset.append(0)
        value.append(preferred.isNaN ? 0 : preferred)
        nextMember.append(index)
        unit.append(Reduction.none)
        group.append(-1)
        definition.append(-1)
        pullCount.append(-1)
        isInEquation.append(false)
    }

    mutating func removeLast() {
        name.removeLast()
        preferred.removeLast()
        representative.removeLast()
        scale.removeLast()
        offset.removeLast()
        value.removeLast()
        nextMember.removeLast()
        unit.removeLast()
        group.removeLast()
        definition.removeLast()
        pullCount.removeLast()
        isInEquation.removeLast()
    }

    @inline(__always)
    func readValue(_ variable: Int) -> Double {
        let representative = Int(representative[variable])
        return representative < 0 ? offset[variable] : scale[variable] * value[representative] + offset[variable]
    }
}

/// What became of each constraint in the solved system.
struct PlacementTable {
    enum Kind: UInt8 {
        /// Not solved yet, or a substitution: an edit solves its system from nothing.
        case rebuild
        /// No unknown in it.
        case constant
        /// A kink of a single column, or of an activity in a kernel.
        case single, kernel
    }

    var kind: [Kind] = []
    /// The single column or the kernel.
    var unit: [Int32] = []
    var activity: [Int32] = []

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

/// The parts of the solved system. Slots of parts that are gone are used again.
struct UnitTable: ~Copyable {
    struct KernelUnit {
        var kernel: Kernel
        /// By column: the variable.
        var columns: [Int32]
        var isQueued = false
        /// Edits in place since the last solve.
        var editCount = 0
        /// How many rows the presolve made that are still there; those added since follow them.
        var firstRowCount: Int
        /// How many of them went: the columns may no longer hang together.
        var lostRowCount = 0

        /// The column that is a variable.
        func column(of variable: Int) -> Int? {
            var range = columns.indices
            while !range.isEmpty {
                let middle = (range.lowerBound + range.upperBound) / 2
                if columns[middle] == variable { return middle }
                range = columns[middle] < variable ? middle + 1..<range.upperBound : range.lowerBound..<middle
            }
            return nil
        }
    }

    /// Derived values, each defined by columns and by derived values before it.
    struct Group {
        var variables: [Int32] = []
        var start: [Int32] = [0]
        var term: [Int32] = []
        var coefficient: [Double] = []
        var constant: [Double] = []
        var isQueued = false
    }

    var kernels: [KernelUnit?] = []
    var singles = SingleColumnTable()
    var groups: [Group?] = []
    private var freeKernels: [Int32] = []
    private var freeGroups: [Int32] = []

    mutating func add(_ kernel: Kernel, columns: [Int32]) -> Int {
        let unit = KernelUnit(kernel: kernel, columns: columns, firstRowCount: kernel.rowCount)
        if let free = freeKernels.popLast() {
            kernels[Int(free)] = unit
            return Int(free)
        }
        kernels.append(unit)
        return kernels.count - 1
    }

    mutating func add(_ group: Group) -> Int {
        if let free = freeGroups.popLast() {
            groups[Int(free)] = group
            return Int(free)
        }
        groups.append(group)
        return groups.count - 1
    }

    /// Forgets a part; a part that is gone already is left alone.
    mutating func release(unit: Int32) {
        if unit >= 0 {
            guard kernels[Int(unit)] != nil else { return }
            kernels[Int(unit)] = nil
            freeKernels.append(unit)
        } else {
            singles.release(Int(~unit))
        }
    }

    mutating func release(group: Int32) {
        guard groups[Int(group)] != nil else { return }
        groups[Int(group)] = nil
        freeGroups.append(group)
    }
}

/// Variables whose system must be solved from nothing.
struct DirtySet {
    private(set) var seeds: [Int32] = []
    private var isSeed: [Bool] = []

    var isEmpty: Bool { seeds.isEmpty }

    mutating func append() { isSeed.append(false) }

    mutating func removeLast() {
        if isSeed.removeLast() { seeds.removeAll { Int($0) == isSeed.count } }
    }

    mutating func insert(_ variable: Int) {
        guard !isSeed[variable] else { return }
        isSeed[variable] = true
        seeds.append(Int32(variable))
    }

    func contains(_ variable: Int) -> Bool { isSeed[variable] }

    mutating func removeAll() {
        for seed in seeds { isSeed[Int(seed)] = false }
        seeds.removeAll(keepingCapacity: true)
    }
}

/// The values that variables had when changes were taken last, of those that may have changed since.
struct ChangeLog {
    // By variable.
    private var old: [Double] = []
    private var isNoted: [Bool] = []
    private var noted: [Int32] = []
    // By representative: the class as a whole.
    private var oldOfClass: [Double] = []
    private var isClassNoted: [Bool] = []
    private var notedClasses: [Int32] = []

    mutating func append() {
        old.append(0)
        isNoted.append(false)
        oldOfClass.append(0)
        isClassNoted.append(false)
    }

    mutating func removeLast() {
        old.removeLast()
        oldOfClass.removeLast()
        if isNoted.removeLast() { noted.removeAll { Int($0) == old.count } }
        if isClassNoted.removeLast() { notedClasses.removeAll { Int($0) == old.count } }
    }

    /// Before the value of a representative changes.
    @inline(__always)
    mutating func noteClass(_ representative: Int, was value: Double) {
        guard !isClassNoted[representative] else { return }
        isClassNoted[representative] = true
        oldOfClass[representative] = value
        notedClasses.append(Int32(representative))
    }

    /// Before the class of a variable changes.
    mutating func note(_ variable: Int, _ variables: VariableTable) {
        guard !isNoted[variable] else { return }
        isNoted[variable] = true
        noted.append(Int32(variable))
        let representative = Int(variables.representative[variable])
        old[variable] =
            representative >= 0 && isClassNoted[representative]
            ? variables.scale[variable] * oldOfClass[representative] + variables.offset[variable]
            : variables.readValue(variable)
    }

    mutating func take(_ variables: VariableTable) -> [Variable] {
        var result: [Variable] = []
        for representative in notedClasses.lazy.map(Int.init) {
            isClassNoted[representative] = false
            // A representative whose class was made anew since has its members noted one by one.
            guard !isNoted[representative] else { continue }
            var member = representative
            repeat {
                let was = variables.scale[member] * oldOfClass[representative] + variables.offset[member]
                if was != variables.readValue(member) { result.append(Variable(member)) }
                member = Int(variables.nextMember[member])
            } while member != representative
        }
        for variable in noted.lazy.map(Int.init) {
            isNoted[variable] = false
            if old[variable] != variables.readValue(variable) { result.append(Variable(variable)) }
        }
        notedClasses.removeAll(keepingCapacity: true)
        noted.removeAll(keepingCapacity: true)
        return zip(result, result.dropFirst()).allSatisfy { $0.index < $1.index }
            ? result : result.sorted { $0.index < $1.index }
    }
}
