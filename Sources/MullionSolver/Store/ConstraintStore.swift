/// All constraints of a solver in flat arrays, and for each variable the list of its terms.
///
/// A constraint is a slot; its terms follow each other in the arrays of terms, by ascending variable, without
/// duplicates and zeros. The terms of one variable are a doubly linked list. Slots and runs of terms of removed
/// constraints are used again, so adding and removing for ever needs no further memory.
///
/// Terms of a new constraint are *staged* first, which takes no separate memory: `stage` each, bring them into the
/// canonical form, `addStaged`.
struct ConstraintStore: ~Copyable {
    /// What is known of a constraint side by side, since an edit reads nearly all of it.
    var slots = Pool<Slot>()

    private(set) var terms = Pool<Term>()

    // By variable.
    private(set) var firstOfVariable = Pool<Int32>()
    /// The number of required constraints in which a variable occurs.
    private(set) var requiredCount = Pool<Int32>()

    private(set) var staged = Pool<StagedTerm>()

    private var freeSlots = Pool<Int32>()
    /// How many constraints were removed, so that no two have the same slot and generation.
    private var removalCount: UInt32 = 0
    /// By number of terms: a run that is free, -1 without; `next` of its first term is the next one.
    private var freeRuns = Pool<Int32>()

    struct Slot {
        var constant = 0.0
        var firstTerm: Int32 = 0
        /// The number of terms times 4, plus the raw value of the relation: so a slot has 32 bytes, and two fill a line
        /// of the processor's cache.
        private var countAndRelation: UInt32
        /// 0 where the slot is free.
        var priority: Float = 0
        var generation: UInt32 = 0
        var placement = Placement()

        init() { countAndRelation = UInt32(Solver.Relation.equal.rawValue) }

        init(
            _ relation: Solver.Relation, _ constant: Double, terms: Range<Int>, priority: Float, generation: UInt32
        ) {
            self.constant = constant
            firstTerm = Int32(terms.lowerBound)
            countAndRelation = UInt32(terms.count) << 2 | UInt32(relation.rawValue)
            self.priority = priority
            self.generation = generation
        }

        var termCount: Int { Int(countAndRelation >> 2) }

        var relation: Solver.Relation {
            Solver.Relation(rawValue: UInt8(truncatingIfNeeded: countAndRelation & 3)) ?? .equal
        }
    }

    struct Term {
        var coefficient = 0.0
        var variable: Int32 = 0
        /// The slot of its constraint.
        var owner: Int32 = 0
        /// The terms before and behind it of the same variable, -1 at an end.
        fileprivate(set) var next: Int32 = -1
        fileprivate(set) var previous: Int32 = -1
    }

    struct StagedTerm {
        var coefficient: Double
        var variable: Int32
    }

    var variableCount: Int { firstOfVariable.count }
    var slotCount: Int { slots.count }

    mutating func addVariable() {
        firstOfVariable.append(-1)
        requiredCount.append(0)
    }

    /// Whether a variable occurs in no constraint.
    func isUnused(_ variable: Int) -> Bool { firstOfVariable[variable] < 0 }

    func isLive(_ slot: Int) -> Bool { slots[slot].priority != 0 }

    func isRequired(_ slot: Int) -> Bool { slots[slot].priority == 1000 }

    @inline(__always)
    func terms(of slot: Int) -> Range<Int> {
        let first = Int(slots[slot].firstTerm)
        return first..<first + slots[slot].termCount
    }

    // MARK: - Adding

    mutating func beginStaging() { staged.removeAll() }

    @inline(__always)
    mutating func stage(_ variable: Int, _ coefficient: Double) {
        staged.append(StagedTerm(coefficient: coefficient, variable: Int32(truncatingIfNeeded: variable)))
    }

    /// Brings what is staged in order, each variable once, without zeros.
    mutating func canonicalizeStaged() {
        var isOrdered = true
        for index in staged.indices.dropFirst() where staged[index - 1].variable >= staged[index].variable {
            isOrdered = false
        }
        if !isOrdered { addUpStaged() }
        var kept = 0
        for index in staged.indices where staged[index].coefficient != 0 {
            if kept != index { staged[kept] = staged[index] }
            kept += 1
        }
        staged.truncate(to: kept)
    }

    private mutating func addUpStaged() {
        // Equal variables by coefficient, so that sums do not depend on how it was written.
        staged.sort(staged.indices) { ($0.variable, $0.coefficient) < ($1.variable, $1.coefficient) }
        var kept = 0
        var first = 0
        while first < staged.count {
            var sum = staged[first]
            var largest = sum.coefficient.magnitude
            var next = first + 1
            while next < staged.count, staged[next].variable == sum.variable {
                sum.coefficient += staged[next].coefficient
                largest = max(largest, staged[next].coefficient.magnitude)
                next += 1
            }
            // What rounding leaves of terms that cancel, as in 0.1 + 0.2 − 0.3.
            if sum.coefficient.magnitude <= Double(next - first - 1) * largest.ulp { sum.coefficient = 0 }
            staged[kept] = sum
            kept += 1
            first = next
        }
        staged.truncate(to: kept)
    }

    /// Adds a constraint with the staged terms, which are in the canonical form; returns its slot.
    mutating func addStaged(_ relation: Solver.Relation, _ constant: Double, priority: Float) -> Int {
        let slot = takeSlot()
        let count = staged.count
        let first = takeRun(count)
        slots[slot] = Slot(
            relation, constant, terms: first..<first + count, priority: priority, generation: slots[slot].generation)
        for index in 0..<count {
            let term = staged[index]
            terms[first + index] = Term(coefficient: term.coefficient, variable: term.variable, owner: Int32(slot))
            link(first + index)
        }
        if priority == 1000 { countRequired(slot, 1) }
        return slot
    }

    // MARK: - Removing and changing

    /// Takes a constraint out of the lists of its variables; everything else stays until it is freed.
    mutating func detach(_ slot: Int) {
        if isRequired(slot) { countRequired(slot, -1) }
        for term in terms(of: slot) { unlink(term) }
        slots[slot].priority = 0
    }

    /// Takes back `detach`.
    mutating func attach(_ slot: Int, priority: Float) {
        for term in terms(of: slot) { link(term) }
        slots[slot].priority = priority
        if isRequired(slot) { countRequired(slot, 1) }
    }

    /// Gives away the memory of a detached constraint.
    mutating func free(_ slot: Int) {
        let count = slots[slot].termCount
        if count > 0 {
            if freeRuns.count <= count { freeRuns.append(repeating: -1, count: count + 1 - freeRuns.count) }
            terms[slots[slot].firstTerm].next = freeRuns[count]
            freeRuns[count] = slots[slot].firstTerm
        }
        freeSlots.append(Int32(slot))
        removalCount &+= 1
        slots[slot].generation = removalCount
    }

    mutating func setPriority(_ priority: Float, of slot: Int) {
        if isRequired(slot) { countRequired(slot, -1) }
        slots[slot].priority = priority
        if isRequired(slot) { countRequired(slot, 1) }
    }

    private mutating func countRequired(_ slot: Int, _ change: Int32) {
        for term in terms(of: slot) { requiredCount[terms[term].variable] += change }
    }

    private mutating func takeSlot() -> Int {
        if let slot = freeSlots.popLast() { return Int(slot) }
        slots.append(Slot())
        return slots.count - 1
    }

    private mutating func takeRun(_ count: Int) -> Int {
        if count > 0, count < freeRuns.count, freeRuns[count] >= 0 {
            let first = freeRuns[count]
            freeRuns[count] = terms[first].next
            return Int(first)
        }
        let first = terms.count
        for _ in 0..<count { terms.append(Term()) }
        return first
    }

    private mutating func link(_ term: Int) {
        let variable = terms[term].variable
        let head = firstOfVariable[variable]
        terms[term].next = head
        terms[term].previous = -1
        if head >= 0 { terms[head].previous = Int32(term) }
        firstOfVariable[variable] = Int32(term)
    }

    private mutating func unlink(_ term: Int) {
        let next = terms[term].next
        let previous = terms[term].previous
        if next >= 0 { terms[next].previous = previous }
        if previous >= 0 {
            terms[previous].next = next
        } else {
            firstOfVariable[terms[term].variable] = next
        }
    }
}

extension ConstraintStore {
    /// The canonical order, which depends on the contents of constraints, not on their history.
    func precedes(_ left: Int, _ right: Int) -> Bool {
        let a = terms(of: left)
        let b = terms(of: right)
        let common = min(a.count, b.count)
        for index in 0..<common {
            let (i, j) = (terms[a.lowerBound + index].variable, terms[b.lowerBound + index].variable)
            if i != j { return i < j }
        }
        if a.count != b.count { return a.count < b.count }
        for index in 0..<common {
            let (i, j) = (terms[a.lowerBound + index].coefficient, terms[b.lowerBound + index].coefficient)
            if i != j { return i < j }
        }
        let (c, d) = (slots[left], slots[right])
        if c.relation != d.relation { return c.relation.rawValue < d.relation.rawValue }
        if c.constant != d.constant { return c.constant < d.constant }
        return c.priority > d.priority
    }
}
