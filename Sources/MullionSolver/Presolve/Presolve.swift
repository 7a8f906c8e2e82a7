/// Makes a problem small before any pivoting: equations become substitutions, bounds become costs of one variable.
///
/// A pure function of the problem, linear but for chains, which cost N log N.
///
/// 1. Classes: required equations in one or two unknowns fix or join them (`VariableClasses`).
/// 2. Bounds: a constraint left with one class is a kink of it; with none it is met or missed for good.
/// 3. Columns without kinks in at most two required equations become derived values (`Elimination`).
/// 4. Then columns with kinks in one required equation only: the rest of the equation becomes a row and takes the kinks.
/// 5. The rows of all other constraints are written in what is left, and equal rows merge (`RowTable`).
/// 6. Columns are drawn to their preferred values: kinks of the lowest level.
///
/// Which columns are derived is part of the tie rule, so steps 3 and 4 look at required equations and at "has kinks"
/// only, highest declaration number first.
///
/// Source of the idea: Brearley, Mitra, Williams, "Analysis of mathematical programming problems prior to applying the
/// simplex algorithm", Mathematical Programming 8 (1975).
struct Presolve {
    let problem: Problem
    var classes: VariableClasses

    /// By constraint.
    var places: [Place]
    /// A constraint that cannot hold, found without pivoting.
    private(set) var impossible: Int?
    /// By how much it is missed, in its own units.
    private(set) var shortfall = 0.0

    /// The kinks of columns, each with its column: an index of a variable.
    var columnKinks: [(column: Int32, kink: Kink)] = []
    var rows = RowTable()
    var elimination: Elimination

    /// By variable: whether something but rows pulls at its class.
    private var hasKinks: [Bool]
    /// By variable: how many bounds and preferred values pull at its class, and whether it is in an equation.
    private(set) var pullCount: [Int32]
    private(set) var isInEquation: [Bool]
    var sum: SparseSum

    /// What became of a constraint.
    enum Place: Equatable {
        /// Used up as a substitution: editing it changes what the presolve does.
        case substituted
        /// No unknown is left in it.
        case constant
        /// A kink of an activity, which can be moved.
        case kink
    }

    init(_ problem: Problem) {
        self.problem = problem
        classes = VariableClasses(problem)
        places = [Place](repeating: .kink, count: problem.constraintCount)
        elimination = Elimination(variableCount: problem.variableCount)
        hasKinks = [Bool](repeating: false, count: problem.variableCount)
        pullCount = [Int32](repeating: 0, count: problem.variableCount)
        isInEquation = hasKinks
        sum = SparseSum(count: problem.variableCount)

        classes.join()
        for equation in classes.substituted { places[Int(equation)] = .substituted }
        impossible = classes.impossible
        shortfall = classes.shortfall
        guard impossible == nil else { return }
        classes.chooseRepresentatives()

        markPreferred()
        let rowConstraints = placeBounds()
        eliminate(rowConstraints)
        writeRows(rowConstraints)
        addTies()
    }

    // MARK: - Step 2

    private mutating func markPreferred() {
        for variable in 0..<problem.variableCount where !problem.preferred[variable].isNaN {
            let representative = classes.representative[variable]
            guard representative >= 0 else { continue }
            hasKinks[Int(representative)] = true
            pullCount[Int(representative)] += 1
        }
    }

    /// Makes kinks of the constraints in one class; returns those in several.
    private mutating func placeBounds() -> [Int] {
        var several: [Int] = []
        for constraint in 0..<problem.constraintCount where places[constraint] != .substituted {
            let offset = expandClasses(constraint)
            switch sum.count {
            case 0:
                places[constraint] = .constant
                if problem.isRequired(constraint) { checkForGood(constraint, offset) }
            case 1:
                let column = sum.first
                columnKinks.append(
                    (Int32(column), kink(of: constraint, scale: sum.value(of: column), offset: offset)))
                hasKinks[column] = true
                pullCount[column] += 1
            default:
                several.append(constraint)
            }
            sum.clear()
        }
        return several
    }

    private mutating func checkForGood(_ constraint: Int, _ offset: Double) {
        let error = problem.relation[constraint].error(offset - problem.constant[constraint])
        guard error > Tolerance.required(max(offset.magnitude, problem.constant[constraint].magnitude)) else { return }
        impossible = constraint
        shortfall = error
    }

    private func kink(of constraint: Int, scale: Double, offset: Double) -> Kink {
        Kink(
            problem.relation[constraint], scale: scale, offset: offset, constant: problem.constant[constraint],
            priority: problem.priority[constraint], constraint: Int32(constraint))
    }

    /// Adds up a constraint over classes; returns the constant part.
    private mutating func expandClasses(_ constraint: Int) -> Double {
        var offset = 0.0
        for term in problem.terms(of: constraint) {
            let variable = Int(problem.variable[term])
            let coefficient = problem.coefficient[term]
            offset += coefficient * classes.offset[variable]
            let representative = classes.representative[variable]
            if representative >= 0 { sum.add(coefficient * classes.scale[variable], to: Int(representative)) }
        }
        sum.dropCancelled()
        return offset
    }

    // MARK: - Steps 3 and 4

    private mutating func eliminate(_ constraints: [Int]) {
        for constraint in constraints where problem.isRequired(constraint) && problem.relation[constraint] == .equal {
            let offset = expandClasses(constraint)
            elimination.addEquation(constraint, sum, rest: -offset, constant: problem.constant[constraint])
            for column in sum.used { isInEquation[Int(column)] = true }
            sum.clear()
        }
        elimination.run(hasKinks: hasKinks)
        for equation in elimination.used { places[Int(equation)] = .substituted }
    }

    // MARK: - Step 5

    private mutating func writeRows(_ constraints: [Int]) {
        // Kinks of columns that were derived move to what they are derived from.
        var moved: [(column: Int32, kink: Kink)] = []
        var stay: [(column: Int32, kink: Kink)] = []
        stay.reserveCapacity(columnKinks.count)
        if elimination.isEmpty {
            stay = columnKinks
        } else {
            for entry in columnKinks {
                if elimination.order[Int(entry.column)] >= 0 { moved.append(entry) } else { stay.append(entry) }
            }
        }
        columnKinks = stay

        for constraint in constraints where places[constraint] == .kink {
            var offset: Double
            if let equation = elimination.equationLeft[Int32(constraint)] {
                offset = -elimination.load(equation, into: &sum)
            } else {
                offset = expandClasses(constraint)
            }
            offset += elimination.substitute(&sum)
            place(
                Kink(
                    problem.relation[constraint], scale: 1, offset: offset, constant: problem.constant[constraint],
                    priority: problem.priority[constraint], constraint: Int32(constraint)))
        }
        for (column, kink) in moved {
            sum.add(1, to: Int(column))
            let offset = elimination.substitute(&sum)
            place(kink.seen(through: 1, offset: offset, constant: constant(of: kink)))
        }
    }

    private func constant(of kink: Kink) -> Double {
        kink.constraint < 0 ? 0 : problem.constant[Int(kink.constraint)]
    }

    /// Puts a kink on the activity that the sum is: a row, one column, or nothing.
    private mutating func place(_ kink: Kink) {
        defer { sum.clear() }
        switch sum.count {
        case 0:
            guard kink.constraint >= 0 else { return }
            let constraint = Int(kink.constraint)
            places[constraint] = .constant
            let error = kink.position > 0 ? kink.left * kink.position : kink.right * -kink.position
            if kink.priority == 1000, error > Tolerance.required(kink.position.magnitude) {
                impossible = constraint
                shortfall = error
            }
        case 1:
            let column = sum.first
            columnKinks.append(
                (Int32(column), kink.seen(through: sum.value(of: column), offset: 0, constant: constant(of: kink))))
        default:
            let scale = rows.insert(&sum)
            rows.append(kink.seen(through: scale, offset: 0, constant: constant(of: kink)))
        }
    }

    // MARK: - Step 6

    private mutating func addTies() {
        for variable in 0..<problem.variableCount where !problem.preferred[variable].isNaN {
            let representative = Int(classes.representative[variable])
            guard representative >= 0 else { continue }
            let scale = classes.scale[variable]
            let weight = tieWeight(declaration: problem.declaration[variable]) * scale.magnitude
            let kink = Kink(
                tieAt: (problem.preferred[variable] - classes.offset[variable]) / scale, weight: weight,
                priority: Kink.preference)
            sum.add(1, to: representative)
            let offset = elimination.substitute(&sum)
            place(kink.seen(through: 1, offset: offset, constant: 0))
        }
        guard problem.hasTies else { return }
        for variable in 0..<problem.variableCount
        where Int(classes.representative[variable]) == variable && elimination.order[variable] < 0
            && problem.preferred[variable].isNaN
        {
            columnKinks.append(
                (Int32(variable), Kink(tieAt: 0, weight: tieWeight(declaration: problem.declaration[variable]))))
        }
    }
}
