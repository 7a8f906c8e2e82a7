/// The variables of a solver, in flat arrays.
struct VariableTable: ~Copyable {
    /// Names, as far as any were given.
    private var names: [String] = []
    /// Preferred values, as far as any were given; NaN without one.
    private var preferredValues = Pool<Double>()

    var link = Pool<Link>()
    var solved = Pool<Solved>()
    /// Of a representative: the simplex system it is a column of, the complement of its number for a single column,
    /// or `none`.
    var unit = Pool<Int32>()
    /// Of a derived value: when it was derived, before those it follows from; -1 of others.
    var derivation = Pool<Int32>()
    /// Of a representative: how many bounds and preferred values pull at its class; -1 where only solving from nothing
    /// can follow an edit.
    var pullCount = Pool<Int32>()
    /// Of a representative: whether the presolve met it in an equation, and so tested whether anything pulls at it.
    var isInEquation = Pool<Bool>()

    private var deadCount = 0
    private var freed = Pool<Int32>()
    /// How often a slot was used again, so that no two variables are called the same.
    private var reuseCount: UInt32 = 0

    /// What a solution changes of a representative.
    struct Solved {
        var value = 0.0
        /// The group of derived values that follow from it, -1 without.
        var group: Int32 = -1
        /// Its note in the log of changes, -1 without one.
        var note: Int32 = -1
    }

    /// What reading a value needs, and looking for those that changed.
    struct Link {
        var scale = 1.0
        var offset = 0.0
        /// The variable that speaks for the class, -1 for a fixed variable: value = scale · representative + offset.
        var representative: Int32 = 0
        /// The other members of the class, as a ring.
        var nextMember: Int32 = 0
        /// Odd where the variable was removed.
        fileprivate(set) var generation: UInt32 = 0
    }

    var count: Int { solved.count }

    func name(of variable: Int) -> String { variable < names.count ? names[variable] : "" }

    mutating func append(name: String, preferred: Double) {
        let variable = count
        solved.append(Solved())
        link.append(Link())
        unit.append(Reduction.none)
        derivation.append(-1)
        pullCount.append(-1)
        isInEquation.append(false)
        if !name.isEmpty { setName(name, of: variable) }
        setPreferred(preferred, of: variable)
        isolate(variable)
    }

    // MARK: - Slots

    /// How many variables are live.
    var liveCount: Int { count - deadCount }

    @inline(__always)
    func isLive(_ variable: Int) -> Bool { link[variable].generation & 1 == 0 }

    /// Whether a variable is one of these, and was not removed.
    @inline(__always)
    func isKnown(_ variable: Solver.Variable) -> Bool {
        UInt(bitPattern: variable.index) < UInt(bitPattern: link.count)
            && link[variable.index].generation == variable.generation && variable.generation & 1 == 0
    }

    func handle(_ variable: Int) -> Solver.Variable { Solver.Variable(variable, generation: link[variable].generation) }

    /// Reuses the slot that was freed last; nil without one. Its state in the solved system is kept.
    mutating func reuse(name: String, preferred: Double) -> Int? {
        guard let slot = freed.popLast() else { return nil }
        deadCount -= 1
        reuseCount &+= 1
        link[slot].generation = 2 &* reuseCount
        setName(name, of: Int(slot))
        setPreferred(preferred, of: Int(slot))
        return Int(slot)
    }

    /// Makes a variable unknown; everything that is known of it stays until its slot is used again.
    mutating func retire(_ variable: Int) {
        link[variable].generation |= 1
        deadCount += 1
    }

    /// Takes back `retire`.
    mutating func restore(_ variable: Int) {
        link[variable].generation &= ~1
        deadCount -= 1
    }

    /// Gives away the slot of a variable that was retired.
    mutating func free(_ variable: Int) { freed.append(Int32(variable)) }

    /// Makes a variable one that nothing is known of.
    mutating func isolate(_ variable: Int) {
        join(Int32(variable), to: Int32(variable), scale: 1, offset: 0)
        let preferred = preferred(variable)
        solved[variable].value = preferred.isNaN ? 0 : preferred
        solved[variable].group = -1
        unit[variable] = Reduction.none
        derivation[variable] = -1
        pullCount[variable] = -1
        isInEquation[variable] = false
    }

    /// Puts a variable alone into a class of which the representative is there already; -1 for a fixed variable.
    mutating func join(_ variable: Int32, to representative: Int32, scale: Double, offset: Double) {
        let generation = link[variable].generation
        var next = variable
        if representative >= 0, representative != variable {
            next = link[representative].nextMember
            link[representative].nextMember = variable
        }
        link[variable] = Link(
            scale: scale, offset: offset, representative: representative, nextMember: next, generation: generation)
    }

    private mutating func setName(_ name: String, of variable: Int) {
        if variable >= names.count {
            if name.isEmpty { return }
            while names.count <= variable { names.append("") }
        }
        names[variable] = name
    }

    // MARK: - Values

    /// The preferred value of a variable, NaN without one.
    @inline(__always)
    func preferred(_ variable: Int) -> Double {
        variable < preferredValues.count ? preferredValues[variable] : .nan
    }

    mutating func setPreferred(_ preferred: Double, of variable: Int) {
        if variable >= preferredValues.count {
            if preferred.isNaN { return }
            preferredValues.append(repeating: .nan, count: variable + 1 - preferredValues.count)
        }
        preferredValues[variable] = preferred
    }

    @inline(__always)
    func readValue(_ variable: Int) -> Double {
        let link = link[variable]
        return link.representative < 0 ? link.offset : link.scale * solved[link.representative].value + link.offset
    }
}
