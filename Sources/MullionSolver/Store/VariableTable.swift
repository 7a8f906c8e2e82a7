/// What a solver knows of each variable, in flat arrays.
struct VariableTable: ~Copyable {
    /// Names, as far as any were given.
    private var names: [String] = []
    /// NaN without one.
    var preferred = Pool<Double>()

    /// The variable that speaks for the class, -1 for a fixed variable: value = scale · representative + offset.
    var representative = Pool<Int32>()
    var scale = Pool<Double>()
    var offset = Pool<Double>()
    /// The value of a representative.
    var value = Pool<Double>()
    /// The other members of the class, as a ring.
    var nextMember = Pool<Int32>()
    /// Of a representative: the kernel it is a column of, the complement of its own number for a single column, or
    /// `none`.
    var unit = Pool<Int32>()
    /// Of a representative: the group of derived values that follow from it, -1 without.
    var group = Pool<Int32>()
    /// Of a derived value: its position in the group, -1 of others.
    var definition = Pool<Int32>()
    /// Of a representative: how many bounds and preferred values pull at its class; -1 where only solving from nothing
    /// can follow an edit.
    var pullCount = Pool<Int32>()
    /// Of a representative: whether the presolve saw it in an equation, and so asked whether anything pulls at it.
    var isInEquation = Pool<Bool>()

    var count: Int { value.count }

    func name(of variable: Int) -> String { variable < names.count ? names[variable] : "" }

    mutating func append(name: String, preferred: Double) {
        let index = Int32(count)
        if !name.isEmpty {
            while names.count < count { names.append("") }
            names.append(name)
        }
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
        if names.count == count { names.removeLast() }
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
struct PlacementTable: ~Copyable {
    enum Kind: UInt8 {
        /// Not solved yet, or a substitution: an edit solves its system from nothing.
        case rebuild
        /// No unknown in it.
        case constant
        /// A kink of a single column, or of an activity in a kernel.
        case single, kernel
    }

    var kind = Pool<Kind>()
    /// The single column or the kernel.
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

/// The parts of the solved system. Slots of parts that are gone are used again.
struct UnitTable: ~Copyable {
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
        let unit = KernelUnit(kernel, columns: columns)
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
struct DirtySet: ~Copyable {
    private(set) var seeds = Pool<Int32>()
    private var isSeed = Pool<Bool>()

    var isEmpty: Bool { seeds.isEmpty }

    mutating func append() { isSeed.append(false) }

    mutating func removeLast() {
        if isSeed.removeLast() { seeds.removeAll(Int32(isSeed.count)) }
    }

    @inline(__always)
    mutating func insert(_ variable: Int) {
        guard !isSeed[variable] else { return }
        isSeed[variable] = true
        seeds.append(Int32(variable))
    }

    func contains(_ variable: Int) -> Bool { isSeed[variable] }

    mutating func removeAll() {
        for index in seeds.indices { isSeed[seeds[index]] = false }
        seeds.removeAll()
    }

    /// Puts the seeds in order.
    mutating func sort() {
        if seeds.indices.dropFirst().allSatisfy({ seeds[$0 - 1] < seeds[$0] }) { return }
        guard seeds.count > isSeed.count / 16 else { return seeds.sort() }
        seeds.removeAll()
        for variable in isSeed.indices where isSeed[variable] { seeds.append(Int32(variable)) }
    }
}

/// The values that variables had when changes were taken last, of those that may have changed since.
struct ChangeLog: ~Copyable {
    // By variable.
    private var old = Pool<Double>()
    private var isNoted = Pool<Bool>()
    private var noted = Pool<Int32>()
    // By representative: the class as a whole.
    private var oldOfClass = Pool<Double>()
    private var isClassNoted = Pool<Bool>()
    private var notedClasses = Pool<Int32>()

    mutating func append() {
        old.append(0)
        isNoted.append(false)
        oldOfClass.append(0)
        isClassNoted.append(false)
    }

    mutating func removeLast() {
        old.removeLast()
        oldOfClass.removeLast()
        if isNoted.removeLast() { noted.removeAll(Int32(old.count)) }
        if isClassNoted.removeLast() { notedClasses.removeAll(Int32(old.count)) }
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
    mutating func note(_ variable: Int, _ variables: borrowing VariableTable) {
        guard !isNoted[variable] else { return }
        isNoted[variable] = true
        noted.append(Int32(variable))
        let representative = Int(variables.representative[variable])
        old[variable] =
            representative >= 0 && isClassNoted[representative]
            ? variables.scale[variable] * oldOfClass[representative] + variables.offset[variable]
            : variables.readValue(variable)
    }

    mutating func take(_ variables: borrowing VariableTable) -> [Variable] {
        var result: [Variable] = []
        for index in notedClasses.indices {
            let representative = Int(notedClasses[index])
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
        for index in noted.indices {
            let variable = Int(noted[index])
            isNoted[variable] = false
            if old[variable] != variables.readValue(variable) { result.append(Variable(variable)) }
        }
        notedClasses.removeAll()
        noted.removeAll()
        return zip(result, result.dropFirst()).allSatisfy { $0.index < $1.index }
            ? result : result.sorted { $0.index < $1.index }
    }
}
