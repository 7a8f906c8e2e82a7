/// Turns required equations in three or more unknowns into definitions `x = constant + Σ`.
///
/// 1. While some column without breakpoints occurs in one or two equations, the one with the highest number is derived
///    by the shorter of them, which is poured into the other. So a chain of N costs O(N log N), and definitions keep
///    about three terms.
/// 2. Only then a column with breakpoints that occurs in one equation; and back to step 1. The other way round would
///    glue chains together that step 1 dissolves.
///
/// A column is derived only where its coefficient is at least a tenth of the largest, so nothing grows by much.
struct Elimination: ~Copyable {
    /// By variable: its number in the order of elimination, -1 for a column.
    private(set) var order = Pool<Int32>()
    /// The derived variables in order of elimination, each defined by columns and variables eliminated later.
    private(set) var derived = Pool<Int32>()
    private(set) var definitionStart = Pool<Int32>()
    private(set) var definition = Pool<DefinitionTerm>()
    private(set) var definitionConstant = Pool<Double>()

    /// The equations, as constraints, that were used up.
    private(set) var used = Pool<Int32>()

    struct DefinitionTerm {
        var coefficient: Double
        var variable: Int32
    }

    // Equations as lists of entries, linked by equation and by variable.
    private var equations = Pool<Equation>()
    private var entries = Pool<Entry>()
    private var freeEntry: Int32 = -1
    /// By variable: its entries. Valid where there are equations.
    private var variableHead = Pool<Int32>()
    private var variableLength = Pool<Int32>()
    private var free = IndexHeap()
    private var held = IndexHeap()
    /// Definitions to be substituted, as negative numbers.
    private var pending = IndexHeap()

    struct Equation {
        /// The right-hand side is `rest` plus the constant of the constraint.
        var rest: Double
        var constant: Double
        var constraint: Int32
        var head: Int32 = -1
        /// -1 when it was used up.
        var length: Int32 = 0
    }

    struct Entry {
        var coefficient: Double
        var largest: Double
        var equation: Int32
        var variable: Int32
        var next: Int32
        var previous: Int32
        var nextOfVariable: Int32
        var previousOfVariable: Int32
    }

    /// Empties it for a new problem.
    mutating func reset(variableCount: Int) {
        order.reset(to: -1, count: variableCount)
        derived.removeAll()
        definitionStart.reset(to: 0, count: 1)
        definition.removeAll()
        definitionConstant.removeAll()
        used.removeAll()
        equations.removeAll()
        entries.removeAll()
        freeEntry = -1
        free.removeAll()
        held.removeAll()
    }

    var isEmpty: Bool { derived.isEmpty }

    /// Where the definition of a derived variable is, by its number in the order.
    func terms(of index: Int) -> Range<Int> { Int(definitionStart[index])..<Int(definitionStart[index + 1]) }

    // MARK: - The table

    /// Adds an equation; those of later constraints come later.
    mutating func addEquation(_ constraint: Int, _ sum: borrowing SparseSum, rest: Double, constant: Double) {
        if equations.isEmpty {
            variableHead.reset(to: -1, count: order.count)
            variableLength.reset(to: 0, count: order.count)
        }
        let equation = equations.count
        equations.append(Equation(rest: rest, constant: constant, constraint: Int32(constraint)))
        for index in sum.used.indices {
            let column = Int(sum.used[index])
            insert(equation, column, sum.value(of: column), largest: 0)
        }
    }

    private mutating func insert(_ equation: Int, _ variable: Int, _ coefficient: Double, largest: Double) {
        let entry = Entry(
            coefficient: coefficient, largest: max(largest, coefficient.magnitude), equation: Int32(equation),
            variable: Int32(variable), next: equations[equation].head, previous: -1,
            nextOfVariable: variableHead[variable], previousOfVariable: -1)
        let index: Int32
        if freeEntry >= 0 {
            index = freeEntry
            freeEntry = entries[index].next
            entries[index] = entry
        } else {
            index = Int32(entries.count)
            entries.append(entry)
        }
        if entry.next >= 0 { entries[entry.next].previous = index }
        if entry.nextOfVariable >= 0 { entries[entry.nextOfVariable].previousOfVariable = index }
        equations[equation].head = index
        variableHead[variable] = index
        equations[equation].length += 1
        variableLength[variable] += 1
    }

    private mutating func delete(_ index: Int32) {
        let entry = entries[index]
        if entry.next >= 0 { entries[entry.next].previous = entry.previous }
        if entry.previous >= 0 {
            entries[entry.previous].next = entry.next
        } else {
            equations[entry.equation].head = entry.next
        }
        if entry.nextOfVariable >= 0 { entries[entry.nextOfVariable].previousOfVariable = entry.previousOfVariable }
        if entry.previousOfVariable >= 0 {
            entries[entry.previousOfVariable].nextOfVariable = entry.nextOfVariable
        } else {
            variableHead[entry.variable] = entry.nextOfVariable
        }
        equations[entry.equation].length -= 1
        variableLength[entry.variable] -= 1
        entries[index].next = freeEntry
        freeEntry = index
    }

    /// The entry of a variable in an equation, -1 without.
    private func find(_ variable: Int32, in equation: Int32) -> Int32 {
        var index = variableHead[variable]
        while index >= 0, entries[index].equation != equation { index = entries[index].nextOfVariable }
        return index
    }

    private func largest(in equation: Int32) -> Double {
        var result = 0.0
        var index = equations[equation].head
        while index >= 0 {
            result = max(result, entries[index].coefficient.magnitude)
            index = entries[index].next
        }
        return result
    }

    // MARK: - Steps 1 and 2

    mutating func run(hasBreakpoints: borrowing Pool<Bool>) {
        guard !equations.isEmpty else { return }
        // Falling numbers go into a heap without a step.
        for variable in variableLength.indices.reversed() where variableLength[variable] > 0 {
            if hasBreakpoints[variable] { held.insert(Int32(variable)) } else { free.insert(Int32(variable)) }
        }
        while true {
            if let variable = free.popLargest() {
                derive(variable, upTo: 2, hasBreakpoints)
            } else if let variable = held.popLargest() {
                derive(variable, upTo: 1, hasBreakpoints)
            } else {
                break
            }
        }
    }

    private mutating func derive(_ variable: Int32, upTo limit: Int32, _ hasBreakpoints: borrowing Pool<Bool>) {
        guard order[variable] < 0, variableLength[variable] >= 1, variableLength[variable] <= limit else { return }
        let best = bestEntry(of: variable)
        guard best >= 0 else { return }
        let pivot = entries[best].coefficient
        let equation = entries[best].equation
        delete(best)
        define(variable, by: equation, pivot)
        let terms = terms(of: derived.count - 1)
        let other = variableHead[variable]
        if other >= 0 { pour(terms, into: entries[other].equation, at: other) }
        // The variables of the equation occur in fewer equations now.
        while equations[equation].head >= 0 { delete(equations[equation].head) }
        equations[equation].length = -1
        for position in terms {
            let touched = definition[position].variable
            let length = variableLength[touched]
            if hasBreakpoints[touched] {
                if length == 1 { held.insert(touched) }
            } else if length == 1 || length == 2 {
                free.insert(touched)
            }
        }
    }

    /// The entry in the shortest equation in which the coefficient is large enough, the earlier one of equals; -1
    /// without.
    private func bestEntry(of variable: Int32) -> Int32 {
        var best: Int32 = -1
        var index = variableHead[variable]
        while index >= 0 {
            let entry = entries[index]
            if entry.coefficient.magnitude >= 0.1 * largest(in: entry.equation) {
                let length = equations[entry.equation].length
                if best < 0 {
                    best = index
                } else {
                    let other = entries[best].equation
                    if (length, entry.equation) < (equations[other].length, other) { best = index }
                }
            }
            index = entry.nextOfVariable
        }
        return best
    }

    /// variable = (right-hand side − rest of the equation) / pivot
    private mutating func define(_ variable: Int32, by equation: Int32, _ pivot: Double) {
        let start = definition.count
        var index = equations[equation].head
        while index >= 0 {
            let entry = entries[index]
            definition.append(DefinitionTerm(coefficient: -entry.coefficient / pivot, variable: entry.variable))
            index = entry.next
        }
        definition.sort(start..<definition.count) { $0.variable < $1.variable }
        definitionStart.append(Int32(definition.count))
        definitionConstant.append((equations[equation].rest + equations[equation].constant) / pivot)
        order[variable] = Int32(derived.count)
        derived.append(variable)
        used.append(equations[equation].constraint)
    }

    /// Replaces the variable at an entry by its definition.
    private mutating func pour(_ terms: Range<Int>, into equation: Int32, at index: Int32) {
        let factor = entries[index].coefficient
        delete(index)
        equations[equation].rest -= factor * definitionConstant[derived.count - 1]
        for position in terms {
            let variable = definition[position].variable
            let value = factor * definition[position].coefficient
            let known = find(variable, in: equation)
            guard known >= 0 else {
                insert(Int(equation), Int(variable), value, largest: 0)
                continue
            }
            entries[known].coefficient += value
            entries[known].largest = max(entries[known].largest, value.magnitude)
            if entries[known].coefficient.magnitude <= Tolerance.cancelled * entries[known].largest { delete(known) }
        }
    }

    // MARK: - Using the definitions

    /// The equation that is left of a constraint.
    func equation(of constraint: Int) -> Int? {
        // Equations are in the order of their constraints.
        var low = 0
        var high = equations.count
        while low < high {
            let middle = (low + high) / 2
            if Int(equations[middle].constraint) < constraint { low = middle + 1 } else { high = middle }
        }
        guard low < equations.count, Int(equations[low].constraint) == constraint else { return nil }
        return equations[low].length >= 0 ? low : nil
    }

    /// Adds the remainder of an equation to a sum; returns what its right-hand side has in addition to the constraint's
    /// constant.
    func load(_ equation: Int, into sum: inout SparseSum) -> Double {
        var index = equations[equation].head
        while index >= 0 {
            sum.add(entries[index].coefficient, to: Int(entries[index].variable))
            index = entries[index].next
        }
        return equations[equation].rest
    }

    /// Replaces derived variables in a sum by columns, in the order of their elimination; returns the constant part.
    mutating func substitute(_ sum: inout SparseSum) -> Double {
        guard !derived.isEmpty else { return 0 }
        var constant = 0.0
        for index in sum.used.indices where order[sum.used[index]] >= 0 { pending.insert(-order[sum.used[index]]) }
        guard !pending.isEmpty else { return 0 }
        while let next = pending.popLargest() {
            let index = Int(-next)
            let factor = sum.take(Int(derived[index]))
            guard factor != 0 else { continue }
            constant += factor * definitionConstant[index]
            for position in terms(of: index) {
                let term = definition[position]
                let isNew = sum.add(factor * term.coefficient, to: Int(term.variable))
                if isNew, order[term.variable] >= 0 { pending.insert(-order[term.variable]) }
            }
        }
        sum.dropCancelled()
        return constant
    }
}
