/// Turns required equations in three or more unknowns into definitions `x = constant + Σ`.
///
/// 1. While some column without kinks stands in one or two equations, the one with the highest number is derived by the
///    shorter of them, which is poured into the other. So a chain of N costs O(N log N), and definitions keep about
///    three terms.
/// 2. Only then a column with kinks that stands in one equation; and back to step 1. The other way round would glue
///    chains together that step 1 dissolves.
///
/// A column is derived only where its coefficient is at least a tenth of the largest, so nothing grows by much.
struct Elimination {
    /// By variable: its number in the order of elimination, -1 for a column.
    private(set) var order: [Int32]
    /// The derived variables in order of elimination, each defined by columns and variables eliminated later.
    private(set) var derived: [Int32] = []
    private(set) var definitionStart: [Int32] = [0]
    private(set) var definitionVariable: [Int32] = []
    private(set) var definitionCoefficient: [Double] = []
    private(set) var definitionConstant: [Double] = []

    /// The equations, as constraints, that were used up.
    private(set) var used: [Int32] = []
    /// By constraint: the equation that is left of it.
    private(set) var equationLeft: [Int32: Int] = [:]

    // Equations as lists of entries, linked by equation and by variable.
    private var equationConstraint: [Int32] = []
    /// The right-hand side is `rest` plus the constant of the constraint.
    private var equationRest: [Double] = []
    private var equationConstant: [Double] = []
    private var head: [Int32] = []
    private var length: [Int32] = []
    private var entries: [Entry] = []
    private var freeEntries: [Int32] = []
    private var variableHead: [Int32]
    private var variableLength: [Int32]
    private var isEliminable: [Bool] = []

    private struct Entry {
        var equation: Int32
        var variable: Int32
        var coefficient: Double
        var largest: Double
        var next: Int32
        var previous: Int32
        var nextOfVariable: Int32
        var previousOfVariable: Int32
    }

    init(variableCount: Int) {
        order = [Int32](repeating: -1, count: variableCount)
        variableHead = order
        variableLength = [Int32](repeating: 0, count: variableCount)
    }

    var isEmpty: Bool { derived.isEmpty }

    // MARK: - The table

    mutating func addEquation(_ constraint: Int, _ sum: SparseSum, rest: Double, constant: Double) {
        let equation = head.count
        equationConstraint.append(Int32(constraint))
        equationRest.append(rest)
        equationConstant.append(constant)
        head.append(-1)
        length.append(0)
        for column in sum.used { insert(equation, Int(column), sum.value(of: Int(column)), largest: 0) }
    }

    private mutating func insert(_ equation: Int, _ variable: Int, _ coefficient: Double, largest: Double) {
        let entry = Entry(
            equation: Int32(equation), variable: Int32(variable), coefficient: coefficient,
            largest: max(largest, coefficient.magnitude), next: head[equation], previous: -1,
            nextOfVariable: variableHead[variable], previousOfVariable: -1)
        let index: Int32
        if let free = freeEntries.popLast() {
            index = free
            entries[Int(free)] = entry
        } else {
            index = Int32(entries.count)
            entries.append(entry)
        }
        if entry.next >= 0 { entries[Int(entry.next)].previous = index }
        if entry.nextOfVariable >= 0 { entries[Int(entry.nextOfVariable)].previousOfVariable = index }
        head[equation] = index
        variableHead[variable] = index
        length[equation] += 1
        variableLength[variable] += 1
    }

    private mutating func delete(_ index: Int) {
        let entry = entries[index]
        if entry.next >= 0 { entries[Int(entry.next)].previous = entry.previous }
        if entry.previous >= 0 {
            entries[Int(entry.previous)].next = entry.next
        } else {
            head[Int(entry.equation)] = entry.next
        }
        if entry.nextOfVariable >= 0 {
            entries[Int(entry.nextOfVariable)].previousOfVariable = entry.previousOfVariable
        }
        if entry.previousOfVariable >= 0 {
            entries[Int(entry.previousOfVariable)].nextOfVariable = entry.nextOfVariable
        } else {
            variableHead[Int(entry.variable)] = entry.nextOfVariable
        }
        length[Int(entry.equation)] -= 1
        variableLength[Int(entry.variable)] -= 1
        freeEntries.append(Int32(index))
    }

    private func find(_ variable: Int, in equation: Int) -> Int? {
        var index = variableHead[variable]
        while index >= 0 {
            if Int(entries[Int(index)].equation) == equation { return Int(index) }
            index = entries[Int(index)].nextOfVariable
        }
        return nil
    }

    private func largest(in equation: Int) -> Double {
        var result = 0.0
        var index = head[equation]
        while index >= 0 {
            result = max(result, entries[Int(index)].coefficient.magnitude)
            index = entries[Int(index)].next
        }
        return result
    }

    // MARK: - Steps 1 and 2

    mutating func run(hasKinks: [Bool]) {
        guard !head.isEmpty else { return }
        var free = IndexHeap()
        var held = IndexHeap()
        for variable in variableLength.indices where variableLength[variable] > 0 {
            if hasKinks[variable] { held.insert(Int32(variable)) } else { free.insert(Int32(variable)) }
        }
        while true {
            if let variable = free.popLargest() {
                derive(Int(variable), upTo: 2, hasKinks, &free, &held)
            } else if let variable = held.popLargest() {
                derive(Int(variable), upTo: 1, hasKinks, &free, &held)
            } else {
                break
            }
        }
        for equation in head.indices where length[equation] >= 0 {
            equationLeft[equationConstraint[equation]] = equation
        }
    }

    private mutating func derive(
        _ variable: Int, upTo limit: Int, _ hasKinks: [Bool], _ free: inout IndexHeap, _ held: inout IndexHeap
    ) {
        guard order[variable] < 0, (1...limit).contains(Int(variableLength[variable])) else { return }
        // The shortest equation in which the coefficient is large enough; the earlier one of equals.
        var best: Int?
        var index = variableHead[variable]
        while index >= 0 {
            let entry = entries[Int(index)]
            let equation = Int(entry.equation)
            if entry.coefficient.magnitude >= 0.1 * largest(in: equation) {
                if let other = best {
                    let o = Int(entries[other].equation)
                    if (length[equation], equation) < (length[o], o) { best = Int(index) }
                } else {
                    best = Int(index)
                }
            }
            index = entry.nextOfVariable
        }
        guard let best else { return }
        let pivot = entries[best].coefficient
        let equation = Int(entries[best].equation)
        delete(best)
        define(variable, by: equation, pivot)
        let start = Int(definitionStart[derived.count - 1])
        if let other = variableHead[variable] >= 0 ? Int(variableHead[variable]) : nil {
            pour(start..<definitionVariable.count, into: Int(entries[other].equation), at: other)
        }
        // Whatever stood in the equation stands in fewer now.
        while head[equation] >= 0 { delete(Int(head[equation])) }
        length[equation] = -1
        for position in start..<definitionVariable.count {
            let touched = Int(definitionVariable[position])
            if hasKinks[touched] {
                if variableLength[touched] == 1 { held.insert(Int32(touched)) }
            } else if (1...2).contains(variableLength[touched]) {
                free.insert(Int32(touched))
            }
        }
    }

    /// variable = (right-hand side − rest of the equation) / pivot
    private mutating func define(_ variable: Int, by equation: Int, _ pivot: Double) {
        var terms: [(Int32, Double)] = []
        var index = head[equation]
        while index >= 0 {
            terms.append((entries[Int(index)].variable, -entries[Int(index)].coefficient / pivot))
            index = entries[Int(index)].next
        }
        terms.sort { $0.0 < $1.0 }
        for (other, coefficient) in terms {
            definitionVariable.append(other)
            definitionCoefficient.append(coefficient)
        }
        definitionStart.append(Int32(definitionVariable.count))
        definitionConstant.append((equationRest[equation] + equationConstant[equation]) / pivot)
        order[variable] = Int32(derived.count)
        derived.append(Int32(variable))
        used.append(equationConstraint[equation])
    }

    /// Replaces the variable at an entry by its definition.
    private mutating func pour(_ definition: Range<Int>, into equation: Int, at index: Int) {
        let factor = entries[index].coefficient
        delete(index)
        equationRest[equation] -= factor * definitionConstant[derived.count - 1]
        for position in definition {
            let variable = Int(definitionVariable[position])
            let value = factor * definitionCoefficient[position]
            guard let known = find(variable, in: equation) else {
                insert(equation, variable, value, largest: 0)
                continue
            }
            entries[known].coefficient += value
            entries[known].largest = max(entries[known].largest, value.magnitude)
            if entries[known].coefficient.magnitude <= Tolerance.cancelled * entries[known].largest { delete(known) }
        }
    }

    // MARK: - Using the definitions

    /// Adds what is left of an equation to a sum; returns what its right-hand side has beside the constraint's constant.
    func load(_ equation: Int, into sum: inout SparseSum) -> Double {
        var index = head[equation]
        while index >= 0 {
            sum.add(entries[Int(index)].coefficient, to: Int(entries[Int(index)].variable))
            index = entries[Int(index)].next
        }
        return equationRest[equation]
    }

    /// Replaces derived variables in a sum by columns, in the order of their elimination; returns the constant part.
    func substitute(_ sum: inout SparseSum) -> Double {
        guard !derived.isEmpty else { return 0 }
        var constant = 0.0
        var pending = IndexHeap()
        for column in sum.used where order[Int(column)] >= 0 { pending.insert(-order[Int(column)]) }
        guard !pending.isEmpty else { return 0 }
        while let next = pending.popLargest() {
            let definition = Int(-next)
            let factor = sum.take(Int(derived[definition]))
            guard factor != 0 else { continue }
            constant += factor * definitionConstant[definition]
            for position in Int(definitionStart[definition])..<Int(definitionStart[definition + 1]) {
                let variable = definitionVariable[position]
                let isNew = sum.add(factor * definitionCoefficient[position], to: Int(variable))
                if isNew, order[Int(variable)] >= 0 { pending.insert(-order[Int(variable)]) }
            }
        }
        sum.dropCancelled()
        return constant
    }
}

/// A heap of numbers, largest first.
struct IndexHeap {
    private var items: [Int32] = []

    var isEmpty: Bool { items.isEmpty }

    mutating func insert(_ item: Int32) {
        items.append(item)
        var child = items.count - 1
        while child > 0, items[(child - 1) / 2] < items[child] {
            items.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func popLargest() -> Int32? {
        guard let top = items.first else { return nil }
        let last = items.removeLast()
        guard !items.isEmpty else { return top }
        items[0] = last
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < items.count else { return top }
            if child + 1 < items.count, items[child + 1] > items[child] { child += 1 }
            guard items[parent] < items[child] else { return top }
            items.swapAt(parent, child)
            parent = child
        }
    }
}
