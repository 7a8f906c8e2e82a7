/// Minimises sums of weighted errors level by level in exact numbers: slow, and always right.
///
/// Each *goal* is an activity a·x − b that costs `left` per unit below zero and `right` per unit above, at one level.
///
/// 1. Eliminate x: n independent goals become nonbasic and are 0, the others are basic combinations of them.
/// 2. For each level from the highest: primal simplex by Bland's rule, where a goal is a pair of variables >= 0, above
///    and below, so that it always ends.
/// 3. What costs at the optimum of a level may not be used at the lower ones: that keeps every level's optimum.
///
/// The tableau has whole numbers over one common denominator, so that no fraction is ever reduced: its numbers are
/// determinants of parts of the goals, and the divisions of a pivot leave no remainder.
///
/// Source: Bland, "New finite pivoting rules for the simplex method", Mathematics of Operations Research 2 (1977);
/// preemptive goal programming by column dropping, as in Ignizio, "Linear Programming in Single- and Multiple-Objective
/// Systems" (1982); integer pivoting: Edmonds, "Systems of distinct representatives and linear algebra", Journal of
/// Research of the National Bureau of Standards 71B (1967).
struct ExactProgram {
    struct Goal {
        var terms: [(variable: Int, coefficient: Double)]
        var constant: Double
        var left: Double
        var right: Double
        /// 0 is the highest.
        var level: Int
    }

    private let variableCount: Int
    private let levels: [Int]
    private let levelCount: Int

    /// By goal: the exponent of the power of two by which it is divided, so that its numbers are whole.
    private let exponents: [Int]
    /// By goal: the costs of a unit of the divided goal, whole multiples of one number for a level.
    private var left: [ExactInteger]
    private var right: [ExactInteger]
    /// By level: the exponent of the power of two by which its costs are divided.
    private var costExponents: [Int]

    /// By row: `denominator` times a combination of the nonbasic goals (columns), and of 1 in the last column.
    private var table: [[ExactInteger]]
    /// Greater than 0.
    private var denominator = ExactInteger.one
    private var basic: [Int] = []
    /// By row: whether the goal is above zero or below; both parts have value >= 0.
    private var isAbove: [Bool] = []
    private var nonbasic: [Int] = []
    /// By goal: whether it may leave zero upwards, downwards.
    private var mayRise: [Bool]
    private var mayFall: [Bool]

    /// How a variable follows from nonbasic goals, times a denominator of its own.
    private var definitions: [Definition?] = []

    private struct Definition {
        var terms: [(goal: Int, coefficient: ExactInteger)]
        var constant: ExactInteger
        var denominator: ExactInteger
    }

    /// The work so far, in operations on machine words: some 25 ns each.
    ///
    /// Longer numbers count by the square of their length. The same edits do the same work on any machine.
    private(set) var work = 0
    private let limit: Int

    /// - Parameter limit: The most ``work``.
    init(variableCount: Int, goals: [Goal], limit: Int = .max) {
        self.variableCount = variableCount
        self.limit = limit
        levels = goals.map(\.level)
        levelCount = (levels.max() ?? -1) + 1
        mayRise = [Bool](repeating: true, count: goals.count)
        mayFall = mayRise
        let exponents = goals.map(Self.exponent)
        self.exponents = exponents
        table = zip(goals, exponents).map { goal, exponent in
            var row = [ExactInteger](repeating: .zero, count: variableCount + 1)
            for (variable, coefficient) in goal.terms {
                row[variable] = row[variable] + ExactInteger(coefficient, exponent: exponent)
            }
            row[variableCount] = ExactInteger(-goal.constant, exponent: exponent)
            return row
        }
        // A unit of the divided goal is 2^exponent units of the goal.
        var least = [Int?](repeating: nil, count: levelCount)
        for (goal, exponent) in zip(goals, exponents) {
            for cost in [goal.left, goal.right] where cost != 0 {
                let own = ExactInteger.exponent(of: cost) + exponent
                least[goal.level] = min(least[goal.level] ?? own, own)
            }
        }
        let costExponents = least.map { $0 ?? 0 }
        self.costExponents = costExponents
        left = zip(goals, exponents).map { ExactInteger($0.left, exponent: costExponents[$0.level] - $1) }
        right = zip(goals, exponents).map { ExactInteger($0.right, exponent: costExponents[$0.level] - $1) }
    }

    private static func exponent(of goal: Goal) -> Int {
        let numbers = goal.terms.map(\.coefficient) + [goal.constant]
        return numbers.filter { $0 != 0 }.map(ExactInteger.exponent).min() ?? 0
    }

    /// Solves all levels.
    /// - Returns: Whether that succeeded within the limit of work.
    mutating func solve() -> Bool {
        guard eliminate() else { return false }
        for level in 0..<levelCount where !minimize(level) { return false }
        return true
    }

    /// Solves the highest level alone.
    /// - Returns: Whether its least error is 0, or nil beyond the limit of work.
    mutating func holdsAtHighestLevel() -> Bool? {
        guard eliminate(), levelCount == 0 || minimize(0) else { return nil }
        return basic.indices.allSatisfy { row in
            levels[basic[row]] > 0 || cost(row).isZero || table[row][nonbasic.count].isZero
        }
    }

    // MARK: - Step 1

    /// Returns whether the work remained within the limit.
    private mutating func eliminate() -> Bool {
        var rowOfVariable = [Int](repeating: -1, count: variableCount)
        var isUsed = [Bool](repeating: false, count: table.count)
        for variable in 0..<variableCount {
            guard let row = table.indices.first(where: { !isUsed[$0] && !table[$0][variable].isZero }) else { continue }
            isUsed[row] = true
            rowOfVariable[variable] = row
            guard pivot(row, variable) else { return false }
        }
        // Columns that no goal took are variables that nothing decides: 0.
        let columns = (0..<variableCount).filter { rowOfVariable[$0] >= 0 }
        nonbasic = columns.map { rowOfVariable[$0] }
        definitions = rowOfVariable.map { [table, denominator] row in
            guard row >= 0 else { return nil }
            let terms = columns.filter { !table[row][$0].isZero }.map { (rowOfVariable[$0], table[row][$0]) }
            return Definition(terms: terms, constant: table[row][variableCount], denominator: denominator)
        }
        basic = table.indices.filter { !isUsed[$0] }
        table = basic.map { [table] goal in (columns + [variableCount]).map { table[goal][$0] } }
        isAbove = table.map { $0[columns.count].sign >= 0 }
        return true
    }

    /// Exchanges the goal of a row and that of a column; returns whether the work remained within the limit.
    private mutating func pivot(_ row: Int, _ column: Int) -> Bool {
        let pivot = table[row][column]
        // The denominator remains > 0.
        let sign = pivot.sign
        let (p, d) = (pivot.magnitude, denominator)
        for other in table.indices where other != row {
            let factor = table[other][column]
            // Where the denominator remains as it is, so does a row without the column.
            if factor.isZero, p == d { continue }
            for k in table[other].indices where k != column {
                let entry = table[other][k]
                if entry.isZero, factor.isZero || table[row][k].isZero { continue }
                let signed = sign < 0 ? -factor : factor
                table[other][k] = .minor(entry, signed, table[row][k], p, over: d)
                work += table[other][k].cost
            }
            table[other][column] = sign < 0 ? -factor : factor
            guard work <= limit else { return false }
        }
        for k in table[row].indices where sign > 0 && k != column { table[row][k] = -table[row][k] }
        table[row][column] = sign < 0 ? -d : d
        denominator = p
        return true
    }

    // MARK: - Step 2

    /// Returns whether the work remained within the limit.
    private mutating func minimize(_ level: Int) -> Bool {
        while let column = improvingColumn(level) {
            work += basic.count * nonbasic.count / 4
            guard move(column.index, column.rises) else { return false }
        }
        keepOptimum(of: level)
        return true
    }

    /// What a row costs per unit of its goal.
    private func cost(_ row: Int) -> ExactInteger { isAbove[row] ? right[basic[row]] : -left[basic[row]] }

    /// By how much the cost of a level rises where a column rises, and where it falls; times the denominator.
    private func slopes(_ level: Int, _ column: Int) -> (rising: ExactInteger, falling: ExactInteger) {
        var z = ExactInteger.zero
        for row in basic.indices where levels[basic[row]] == level && !table[row][column].isZero {
            z = z + cost(row) * table[row][column]
        }
        let goal = nonbasic[column]
        guard levels[goal] == level else { return (z, -z) }
        return (right[goal] * denominator + z, left[goal] * denominator + -z)
    }

    /// The improving part with the least number; goal g above zero is 2g, below zero 2g + 1.
    private func improvingColumn(_ level: Int) -> (index: Int, rises: Bool)? {
        var best: (index: Int, rises: Bool)?
        var bestGoal = Int.max
        for column in nonbasic.indices {
            let goal = nonbasic[column]
            guard mayRise[goal] || mayFall[goal], goal < bestGoal else { continue }
            let (rising, falling) = slopes(level, column)
            if mayRise[goal], rising.sign < 0 {
                (best, bestGoal) = ((column, true), goal)
            } else if mayFall[goal], falling.sign < 0 {
                (best, bestGoal) = ((column, false), goal)
            }
        }
        return best
    }

    /// Returns whether a goal could leave the basis within the limit of work.
    private mutating func move(_ column: Int, _ rises: Bool) -> Bool {
        let constants = nonbasic.count
        var leaving = -1
        for row in basic.indices where !table[row][column].isZero {
            let grows = (table[row][column].sign > 0) == rises
            guard grows != isAbove[row] else { continue }
            guard leaving >= 0 else {
                leaving = row
                continue
            }
            // Distances |constant / entry|, compared without division; then numbers, as in `improvingColumn`.
            let here = (table[row][constants] * table[leaving][column]).magnitude
            let there = (table[leaving][constants] * table[row][column]).magnitude
            if here < there || (here == there && basic[row] < basic[leaving]) { leaving = row }
        }
        guard leaving >= 0 else { return false }
        isAbove[leaving] = rises
        guard pivot(leaving, column) else { return false }
        swap(&basic[leaving], &nonbasic[column])
        return true
    }

    // MARK: - Step 3

    private mutating func keepOptimum(of level: Int) {
        for column in nonbasic.indices {
            let (rising, falling) = slopes(level, column)
            if rising.sign > 0 { mayRise[nonbasic[column]] = false }
            if falling.sign > 0 { mayFall[nonbasic[column]] = false }
        }
        for row in basic.indices where levels[basic[row]] == level {
            let goal = basic[row]
            guard left[goal].sign > 0 || right[goal].sign > 0 else { continue }
            if isAbove[row] { mayFall[goal] = false } else { mayRise[goal] = false }
        }
    }

    // MARK: - Reading

    /// The sum of weighted errors by level, as fractions.
    var errors: [(numerator: BigInteger, denominator: BigInteger)] {
        var sums = [ExactInteger](repeating: .zero, count: levelCount)
        for row in basic.indices {
            let constant = table[row][nonbasic.count]
            let goal = basic[row]
            let weight = constant.sign >= 0 ? right[goal] : left[goal]
            sums[levels[goal]] = sums[levels[goal]] + weight * constant.magnitude
        }
        return zip(sums, costExponents).map { sum, exponent in
            (
                sum.big.shiftedLeft(by: max(0, exponent)), denominator.big.shiftedLeft(by: max(0, -exponent))
            )
        }
    }

    /// The nearest doubles of the values of the variables; 0 for those that no goal decides.
    var values: [Double] {
        var numerators = [ExactInteger](repeating: .zero, count: levels.count)
        for row in basic.indices { numerators[basic[row]] = table[row][nonbasic.count] }
        return definitions.map { definition in
            guard let definition else { return 0 }
            let sum = definition.terms.reduce(definition.constant * denominator) {
                $0 + $1.coefficient * numerators[$1.goal]
            }
            return ExactInteger.quotient(sum.big, (definition.denominator * denominator).big)
        }
    }
}
