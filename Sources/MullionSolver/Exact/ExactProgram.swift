/// Minimises sums of weighted errors level by level in exact numbers: slow, and always right.
///
/// Each *goal* is an activity a·x − b that costs `left` per unit below zero and `right` per unit above, at one level.
///
/// 1. Eliminate x: n independent goals become nonbasic and are 0, the others are basic combinations of them.
/// 2. For each level from the highest: primal simplex by Bland's rule, where a goal is a pair of variables >= 0, above
///    and below, so that it always ends.
/// 3. What costs at the optimum of a level may not be used at the lower ones: that keeps every level's optimum.
///
/// Source: Bland, "New finite pivoting rules for the simplex method", Mathematics of Operations Research 2 (1977);
/// preemptive goal programming by column dropping, as in Ignizio, "Linear Programming in Single- and Multiple-Objective
/// Systems" (1982).
struct ExactProgram {
    struct Goal {
        var terms: [(variable: Int, coefficient: Rational)]
        var constant: Rational
        var left: Rational
        var right: Rational
        /// 0 is the highest.
        var level: Int
    }

    private let variableCount: Int
    private let goals: [Goal]
    private let levelCount: Int

    /// By row: a combination of nonbasic goals (columns), and its value where those are 0.
    private var table: [[Rational]] = []
    private var constants: [Rational] = []
    private var basic: [Int] = []
    /// By row: whether the goal is above zero or below; both parts have value >= 0.
    private var isAbove: [Bool] = []
    private var nonbasic: [Int] = []
    /// By goal: whether it may leave zero upwards, downwards.
    private var mayRise: [Bool]
    private var mayFall: [Bool]

    /// How a variable follows from nonbasic goals.
    private var definitions: [(terms: [(goal: Int, coefficient: Rational)], constant: Rational)?] = []

    init(variableCount: Int, goals: [Goal]) {
        self.variableCount = variableCount
        self.goals = goals
        levelCount = (goals.map(\.level).max() ?? -1) + 1
        mayRise = [Bool](repeating: true, count: goals.count)
        mayFall = mayRise
    }

    /// The errors per level and the values of the variables; those that no goal decides are 0.
    /// - Parameter limit: the most steps; nil is returned beyond.
    mutating func solve(limit: Int = .max) -> (errors: [Rational], values: [Rational])? {
        eliminate()
        var steps = 0
        for level in 0..<levelCount {
            while let column = improvingColumn(level) {
                steps += 1
                guard steps <= limit, move(column.index, column.rises) else { return nil }
            }
            keepOptimum(of: level)
        }
        return (errors(), values())
    }

    // MARK: - Step 1

    private var inBasis: [(variable: Int, row: Int)] = []

    private mutating func eliminate() {
        // Dense rows: x first, then nonbasic goals as they come.
        var rows = goals.map { goal in
            var row = [Rational](repeating: .zero, count: variableCount)
            for (variable, coefficient) in goal.terms { row[variable] = row[variable] + coefficient }
            return row
        }
        var values = goals.map { -$0.constant }
        // column[k]: its variable or goal.
        var goalOfColumn = [Int](repeating: -1, count: variableCount)
        var rowOfVariable = [Int](repeating: -1, count: variableCount)
        var isUsed = [Bool](repeating: false, count: goals.count)
        for variable in 0..<variableCount {
            guard let pivotRow = goals.indices.first(where: { !isUsed[$0] && !rows[$0][variable].isZero }) else {
                continue
            }
            isUsed[pivotRow] = true
            goalOfColumn[variable] = pivotRow
            rowOfVariable[variable] = pivotRow
            // goal = Σ row · column + value  →  variable = (goal − the rest) / pivot
            let inverse = Rational.one / rows[pivotRow][variable]
            for k in 0..<variableCount where k != variable && !rows[pivotRow][k].isZero {
                rows[pivotRow][k] = -(rows[pivotRow][k] * inverse)
            }
            values[pivotRow] = -(values[pivotRow] * inverse)
            rows[pivotRow][variable] = inverse
            for other in goals.indices where other != pivotRow {
                let factor = rows[other][variable]
                guard !factor.isZero else { continue }
                rows[other][variable] = .zero
                for k in 0..<variableCount where !rows[pivotRow][k].isZero {
                    rows[other][k] = rows[other][k] + factor * rows[pivotRow][k]
                }
                values[other] = values[other] + factor * values[pivotRow]
            }
        }
        // Columns that no goal took are variables that nothing decides: 0.
        let columns = (0..<variableCount).filter { goalOfColumn[$0] >= 0 }
        nonbasic = columns.map { goalOfColumn[$0] }
        for goal in goals.indices where !isUsed[goal] {
            basic.append(goal)
            table.append(columns.map { rows[goal][$0] })
            constants.append(values[goal])
            isAbove.append(values[goal].sign >= 0)
        }
        definitions = (0..<variableCount).map { variable in
            let row = rowOfVariable[variable]
            guard row >= 0 else { return nil }
            let terms = columns.filter { !rows[row][$0].isZero }.map { (goalOfColumn[$0], rows[row][$0]) }
            return (terms, values[row])
        }
    }

    // MARK: - Step 2

    /// The improving part with the least number; goal g above zero is 2g, below zero 2g + 1.
    private func improvingColumn(_ level: Int) -> (index: Int, rises: Bool)? {
        var best: (index: Int, rises: Bool)?
        var bestNumber = Int.max
        for column in nonbasic.indices {
            let goal = nonbasic[column]
            guard mayRise[goal] || mayFall[goal], 2 * goal < bestNumber else { continue }
            var z = Rational.zero
            for row in basic.indices where goals[basic[row]].level == level && !table[row][column].isZero {
                let slope = isAbove[row] ? goals[basic[row]].right : -goals[basic[row]].left
                if !slope.isZero { z = z + slope * table[row][column] }
            }
            let isHere = goals[goal].level == level
            if mayRise[goal], (z + (isHere ? goals[goal].right : .zero)).sign < 0 {
                (best, bestNumber) = ((column, true), 2 * goal)
            } else if mayFall[goal], ((isHere ? goals[goal].left : .zero) - z).sign < 0, 2 * goal + 1 < bestNumber {
                (best, bestNumber) = ((column, false), 2 * goal + 1)
            }
        }
        return best
    }

    private mutating func move(_ column: Int, _ rises: Bool) -> Bool {
        var leaving = -1
        var shortest = Rational.zero
        var leavingNumber = 0
        for row in basic.indices where !table[row][column].isZero {
            let grows = (table[row][column].sign > 0) == rises
            guard grows != isAbove[row] else { continue }
            let distance = (constants[row] / table[row][column]).magnitude
            let number = 2 * basic[row] + (isAbove[row] ? 0 : 1)
            if leaving < 0 || distance < shortest || (distance == shortest && number < leavingNumber) {
                (leaving, shortest, leavingNumber) = (row, distance, number)
            }
        }
        guard leaving >= 0 else { return false }
        pivot(leaving, column)
        isAbove[leaving] = rises
        return true
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
        let inverse = Rational.one / table[row][column]
        for k in nonbasic.indices where k != column && !table[row][k].isZero {
            table[row][k] = -(table[row][k] * inverse)
        }
        constants[row] = -(constants[row] * inverse)
        table[row][column] = inverse
        for other in basic.indices where other != row {
            let factor = table[other][column]
            guard !factor.isZero else { continue }
            table[other][column] = .zero
            for k in nonbasic.indices where !table[row][k].isZero {
                table[other][k] = table[other][k] + factor * table[row][k]
            }
            constants[other] = constants[other] + factor * constants[row]
        }
        swap(&basic[row], &nonbasic[column])
    }

    // MARK: - Step 3

    private mutating func keepOptimum(of level: Int) {
        for column in nonbasic.indices {
            let goal = nonbasic[column]
            var z = Rational.zero
            for row in basic.indices where goals[basic[row]].level == level && !table[row][column].isZero {
                z = z + (isAbove[row] ? goals[basic[row]].right : -goals[basic[row]].left) * table[row][column]
            }
            let isHere = goals[goal].level == level
            if (z + (isHere ? goals[goal].right : .zero)).sign > 0 { mayRise[goal] = false }
            if ((isHere ? goals[goal].left : .zero) - z).sign > 0 { mayFall[goal] = false }
        }
        for row in basic.indices {
            let goal = goals[basic[row]]
            guard goal.level == level, (goal.left + goal.right).sign > 0 else { continue }
            if isAbove[row] { mayFall[basic[row]] = false } else { mayRise[basic[row]] = false }
        }
    }

    // MARK: - Reading

    private func errors() -> [Rational] {
        var errors = [Rational](repeating: .zero, count: levelCount)
        for row in basic.indices {
            let goal = goals[basic[row]]
            let weight = constants[row].sign >= 0 ? goal.right : goal.left
            errors[goal.level] = errors[goal.level] + weight * constants[row].magnitude
        }
        return errors
    }

    private func values() -> [Rational] {
        var valueOfGoal = [Rational](repeating: .zero, count: goals.count)
        for row in basic.indices { valueOfGoal[basic[row]] = constants[row] }
        return definitions.map { definition in
            guard let definition else { return .zero }
            return definition.terms.reduce(definition.constant) { $0 + $1.coefficient * valueOfGoal[$1.goal] }
        }
    }
}
