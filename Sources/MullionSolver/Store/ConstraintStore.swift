/// All constraints of a solver in flat arrays, and for each variable the list of its terms.
///
/// A constraint is a slot; its terms follow each other in the arrays of terms, by ascending variable, without
/// duplicates and zeros. The terms of one variable are a doubly linked list. Slots and runs of terms of removed
/// constraints are used again, so adding and removing for ever needs no further memory.
struct ConstraintStore {
    // By slot.
    var firstTerm: [Int32] = []
    var termCount: [Int32] = []
    var relation: [Relation] = []
    /// 0 where the slot is free.
    var priority: [Float] = []
    var constant: [Double] = []
    var generation: [UInt32] = []

    // By term.
    var termVariable: [Int32] = []
    var termCoefficient: [Double] = []
    var termOwner: [Int32] = []
    private(set) var nextTerm: [Int32] = []
    private var previousTerm: [Int32] = []

    // By variable.
    private(set) var firstOfVariable: [Int32] = []
    /// How many required constraints a variable stands in.
    private(set) var requiredCount: [Int32] = []

    private var freeSlots: [Int32] = []
    /// By number of terms.
    private var freeRuns: [[Int32]] = []

    var variableCount: Int { firstOfVariable.count }
    var slotCount: Int { priority.count }

    mutating func addVariable() {
        firstOfVariable.append(-1)
        requiredCount.append(0)
    }

    /// Takes back the variable that was added last, which must have no terms.
    mutating func removeLastVariable() {
        firstOfVariable.removeLast()
        requiredCount.removeLast()
    }

    func isLive(_ slot: Int) -> Bool { priority[slot] != 0 }

    func isRequired(_ slot: Int) -> Bool { priority[slot] == 1000 }

    func terms(of slot: Int) -> Range<Int> {
        Int(firstTerm[slot])..<Int(firstTerm[slot]) + Int(termCount[slot])
    }

    /// Adds a constraint whose terms are in order; returns its slot.
    mutating func add(
        _ terms: [(variable: Int32, coefficient: Double)], _ relation: Relation, _ constant: Double, priority: Float
    ) -> Int {
        let slot = takeSlot()
        let first = takeRun(terms.count)
        firstTerm[slot] = Int32(first)
        termCount[slot] = Int32(terms.count)
        self.relation[slot] = relation
        self.constant[slot] = constant
        self.priority[slot] = priority
        for (index, term) in terms.enumerated() {
            let place = first + index
            termVariable[place] = term.variable
            termCoefficient[place] = term.coefficient
            termOwner[place] = Int32(slot)
            link(place)
        }
        if priority == 1000 { countRequired(slot, 1) }
        return slot
    }

    mutating func remove(_ slot: Int) {
        if isRequired(slot) { countRequired(slot, -1) }
        for term in terms(of: slot) { unlink(term) }
        let count = Int(termCount[slot])
        if count > 0 {
            while freeRuns.count <= count { freeRuns.append([]) }
            freeRuns[count].append(firstTerm[slot])
        }
        priority[slot] = 0
        freeSlots.append(Int32(slot))
    }

    mutating func setPriority(_ priority: Float, of slot: Int) {
        if isRequired(slot) { countRequired(slot, -1) }
        self.priority[slot] = priority
        if isRequired(slot) { countRequired(slot, 1) }
    }

    private mutating func countRequired(_ slot: Int, _ change: Int32) {
        for term in terms(of: slot) { requiredCount[Int(termVariable[term])] += change }
    }

    private mutating func takeSlot() -> Int {
        if let slot = freeSlots.popLast() { return Int(slot) }
        firstTerm.append(0)
        termCount.append(0)
        relation.append(.equal)
        priority.append(0)
        constant.append(0)
        generation.append(0)
        return priority.count - 1
    }

    private mutating func takeRun(_ count: Int) -> Int {
        if count < freeRuns.count, let first = freeRuns[count].popLast() { return Int(first) }
        let first = termVariable.count
        for _ in 0..<count {
            termVariable.append(0)
            termCoefficient.append(0)
            termOwner.append(0)
            nextTerm.append(-1)
            previousTerm.append(-1)
        }
        return first
    }

    private mutating func link(_ term: Int) {
        let variable = Int(termVariable[term])
        let head = firstOfVariable[variable]
        nextTerm[term] = head
        previousTerm[term] = -1
        if head >= 0 { previousTerm[Int(head)] = Int32(term) }
        firstOfVariable[variable] = Int32(term)
    }

    private mutating func unlink(_ term: Int) {
        let next = nextTerm[term]
        let previous = previousTerm[term]
        if next >= 0 { previousTerm[Int(next)] = previous }
        if previous >= 0 {
            nextTerm[Int(previous)] = next
        } else {
            firstOfVariable[Int(termVariable[term])] = next
        }
    }
}

extension ConstraintStore {
    /// The canonical order, which knows what constraints say and nothing of when they came.
    func precedes(_ left: Int, _ right: Int) -> Bool {
        let a = terms(of: left)
        let b = terms(of: right)
        for (i, j) in zip(a, b) where termVariable[i] != termVariable[j] {
            return termVariable[i] < termVariable[j]
        }
        if a.count != b.count { return a.count < b.count }
        for (i, j) in zip(a, b) where termCoefficient[i] != termCoefficient[j] {
            return termCoefficient[i] < termCoefficient[j]
        }
        if relation[left] != relation[right] { return relation[left].rawValue < relation[right].rawValue }
        if constant[left] != constant[right] { return constant[left] < constant[right] }
        return priority[left] > priority[right]
    }
}
