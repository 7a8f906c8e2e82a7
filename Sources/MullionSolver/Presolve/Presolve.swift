/// Makes a problem small before any pivoting: equations become substitutions, bounds become costs of one variable.
///
/// A pure function of the problem, linear but for chains, which cost N log N.
///
/// 1. Classes: required equations in one or two unknowns fix or join them (`VariableClasses`).
/// 2. Bounds: a constraint left with one class is a breakpoint of it; with none it is met or missed for good.
/// 3. Columns without breakpoints in at most two required equations become derived values (`Elimination`).
/// 4. Then columns with breakpoints in one required equation only: the rest of the equation becomes a row and takes the
///    breakpoints.
/// 5. The rows of all other constraints are written in what is left, and equal rows merge (`RowTable`).
/// 6. Columns are drawn to their preferred values: breakpoints of the lowest level.
///
/// Which columns are derived is part of the tie rule, so steps 3 and 4 look at required equations and at "has
/// breakpoints" only, highest declaration number first.
///
/// Source of the idea: Brearley, Mitra, Williams, "Analysis of mathematical programming problems prior to applying the
/// simplex algorithm", Mathematical Programming 8 (1975).
struct Presolve: ~Copyable {
    private(set) var classes = VariableClasses()
    private(set) var elimination = Elimination()
    private(set) var rows = RowTable()

    /// By constraint.
    private(set) var places = Pool<Place>()
    /// A constraint that cannot hold, found without pivoting.
    private(set) var impossible: Int?
    /// By how much it is missed, in its own units.
    private(set) var shortfall = 0.0

    /// The breakpoints of columns, and the column of each: an index of a variable.
    private(set) var columnBreakpoints = Pool<Breakpoint>()
    private(set) var breakpointColumn = Pool<Int32>()

    // By variable.
    /// How many bounds and preferred values pull at its class.
    private(set) var pullCount = Pool<Int32>()
    /// Whether its class is in an equation of several.
    private(set) var isInEquation = Pool<Bool>()

    // Scratch memory.
    /// By variable: whether something but rows pulls at its class.
    private var hasBreakpoints = Pool<Bool>()
    private var sum = SparseSum()
    /// The constraints in several classes.
    private var several = Pool<Int32>()
    private var movedBreakpoints = Pool<Breakpoint>()
    private var movedColumn = Pool<Int32>()

    /// What became of a constraint.
    enum Place: Equatable {
        /// Used up as a substitution: editing it changes what the presolve does.
        case substituted
        /// No unknown is left in it.
        case constant
        /// A breakpoint of an activity, which can be moved.
        case breakpoint
    }

    mutating func run(_ problem: borrowing Problem) {
        places.reset(to: .breakpoint, count: problem.constraintCount)
        columnBreakpoints.removeAll()
        columnBreakpoints.reserve(problem.constraintCount + problem.variableCount)
        breakpointColumn.removeAll()
        breakpointColumn.reserve(problem.constraintCount + problem.variableCount)
        rows.removeAll()
        elimination.reset(variableCount: problem.variableCount)

        classes.join(problem)
        for index in classes.substituted.indices { places[classes.substituted[index]] = .substituted }
        impossible = classes.impossible
        shortfall = classes.shortfall
        guard impossible == nil else { return }

        hasBreakpoints.reset(to: false, count: problem.variableCount)
        pullCount.reset(to: 0, count: problem.variableCount)
        isInEquation.reset(to: false, count: problem.variableCount)
        sum.reset(count: problem.variableCount)
        markPreferred(problem)
        placeBounds(problem)
        elimination.run(hasBreakpoints: hasBreakpoints)
        for index in elimination.used.indices { places[elimination.used[index]] = .substituted }
        writeRows(problem)
        addTies(problem)
    }

    // MARK: - Step 2

    private mutating func markPreferred(_ problem: borrowing Problem) {
        for variable in 0..<problem.variableCount where !problem.preferred[variable].isNaN {
            let representative = classes.representative[variable]
            guard representative >= 0 else { continue }
            hasBreakpoints[representative] = true
            pullCount[representative] += 1
        }
    }

    /// Makes breakpoints of the constraints in one class, and equations of the required ones in several.
    private mutating func placeBounds(_ problem: borrowing Problem) {
        several.removeAll()
        for constraint in 0..<problem.constraintCount where places[constraint] != .substituted {
            let terms = problem.terms(of: constraint)
            if terms.count == 1, placeBound(constraint, terms.lowerBound, problem) { continue }
            let offset = expandClasses(terms, problem)
            switch sum.count {
            case 0:
                places[constraint] = .constant
                if problem.isRequired(constraint) { checkForGood(constraint, offset, problem) }
            case 1:
                append(
                    breakpoint(of: constraint, scale: sum.value(of: sum.first), offset: offset, problem), to: sum.first)
                pullCount[sum.first] += 1
            default:
                several.append(Int32(constraint))
                if problem.relation[constraint] == .equal, problem.isRequired(constraint) {
                    elimination.addEquation(constraint, sum, rest: -offset, constant: problem.constant[constraint])
                    for index in sum.used.indices { isInEquation[sum.used[index]] = true }
                }
            }
            sum.clear()
        }
    }

    /// The same for the many that have one term; returns false where no unknown is left.
    @inline(__always)
    private mutating func placeBound(_ constraint: Int, _ term: Int, _ problem: borrowing Problem) -> Bool {
        let variable = problem.variable[term]
        let column = classes.representative[variable]
        let scale = problem.coefficient[term] * classes.scale[variable]
        guard column >= 0, scale != 0 else { return false }
        let offset = 0 + problem.coefficient[term] * classes.offset[variable]
        append(breakpoint(of: constraint, scale: scale, offset: offset, problem), to: Int(column))
        pullCount[column] += 1
        return true
    }

    @inline(__always)
    private mutating func append(_ breakpoint: Breakpoint, to column: Int) {
        columnBreakpoints.append(breakpoint)
        breakpointColumn.append(Int32(truncatingIfNeeded: column))
        hasBreakpoints[column] = true
    }

    private mutating func checkForGood(_ constraint: Int, _ offset: Double, _ problem: borrowing Problem) {
        let error = problem.relation[constraint].error(offset - problem.constant[constraint])
        guard error > Tolerance.required(max(offset.magnitude, problem.constant[constraint].magnitude)) else { return }
        impossible = constraint
        shortfall = error
    }

    @inline(__always)
    private func breakpoint(of constraint: Int, scale: Double, offset: Double, _ problem: borrowing Problem)
        -> Breakpoint
    {
        Breakpoint(
            problem.relation[constraint], scale: scale, offset: offset, constant: problem.constant[constraint],
            priority: problem.priority[constraint], constraint: Int32(truncatingIfNeeded: constraint))
    }

    /// Adds up a constraint over classes; returns the constant part.
    private mutating func expandClasses(_ terms: Range<Int>, _ problem: borrowing Problem) -> Double {
        var offset = 0.0
        for term in terms {
            let variable = problem.variable[term]
            let coefficient = problem.coefficient[term]
            offset += coefficient * classes.offset[variable]
            let representative = classes.representative[variable]
            if representative >= 0 { sum.add(coefficient * classes.scale[variable], to: Int(representative)) }
        }
        sum.dropCancelled()
        return offset
    }

    // MARK: - Step 5

    private mutating func writeRows(_ problem: borrowing Problem) {
        if !elimination.isEmpty { setMovedAside() }
        for index in several.indices where places[several[index]] == .breakpoint {
            let constraint = Int(several[index])
            var offset: Double
            if let equation = elimination.equation(of: constraint) {
                offset = -elimination.load(equation, into: &sum)
            } else {
                offset = expandClasses(problem.terms(of: constraint), problem)
            }
            offset += elimination.substitute(&sum)
            place(breakpoint(of: constraint, scale: 1, offset: offset, problem), problem)
        }
        for index in movedBreakpoints.indices {
            sum.add(1, to: Int(movedColumn[index]))
            let offset = elimination.substitute(&sum)
            let breakpoint = movedBreakpoints[index]
            place(breakpoint.seen(through: 1, offset: offset, constant: constant(of: breakpoint, problem)), problem)
        }
        movedBreakpoints.removeAll()
        movedColumn.removeAll()
    }

    /// Takes out the breakpoints of columns that were derived: they move to what those are derived from.
    private mutating func setMovedAside() {
        var kept = 0
        for index in columnBreakpoints.indices {
            let column = breakpointColumn[index]
            if elimination.order[column] >= 0 {
                movedBreakpoints.append(columnBreakpoints[index])
                movedColumn.append(column)
            } else {
                if kept != index {
                    columnBreakpoints[kept] = columnBreakpoints[index]
                    breakpointColumn[kept] = column
                }
                kept += 1
            }
        }
        columnBreakpoints.truncate(to: kept)
        breakpointColumn.truncate(to: kept)
    }

    private func constant(of breakpoint: Breakpoint, _ problem: borrowing Problem) -> Double {
        breakpoint.constraint < 0 ? 0 : problem.constant[breakpoint.constraint]
    }

    /// Puts a breakpoint on the activity that the sum is: a row, one column, or nothing.
    private mutating func place(_ breakpoint: Breakpoint, _ problem: borrowing Problem) {
        defer { sum.clear() }
        switch sum.count {
        case 0:
            guard breakpoint.constraint >= 0 else { return }
            let constraint = Int(breakpoint.constraint)
            places[constraint] = .constant
            let error =
                breakpoint.position > 0
                ? breakpoint.left * breakpoint.position : breakpoint.right * -breakpoint.position
            if breakpoint.priority == 1000, error > Tolerance.required(breakpoint.position.magnitude) {
                impossible = constraint
                shortfall = error
            }
        case 1:
            let column = sum.first
            append(
                breakpoint.seen(through: sum.value(of: column), offset: 0, constant: constant(of: breakpoint, problem)),
                to: column)
        default:
            let scale = rows.insert(&sum)
            rows.append(breakpoint.seen(through: scale, offset: 0, constant: constant(of: breakpoint, problem)))
        }
    }

    // MARK: - Step 6

    private mutating func addTies(_ problem: borrowing Problem) {
        for variable in 0..<problem.variableCount where !problem.preferred[variable].isNaN {
            let representative = Int(classes.representative[variable])
            guard representative >= 0 else { continue }
            let scale = classes.scale[variable]
            let weight = tieWeight(declaration: problem.declaration[variable]) * scale.magnitude
            let breakpoint = Breakpoint(
                tieAt: (problem.preferred[variable] - classes.offset[variable]) / scale, weight: weight,
                priority: Breakpoint.preference)
            sum.add(1, to: representative)
            let offset = elimination.substitute(&sum)
            place(breakpoint.seen(through: 1, offset: offset, constant: 0), problem)
        }
        guard problem.hasTies else { return }
        for variable in 0..<problem.variableCount
        where Int(classes.representative[variable]) == variable && elimination.order[variable] < 0
            && problem.preferred[variable].isNaN
        {
            append(Breakpoint(tieAt: 0, weight: tieWeight(declaration: problem.declaration[variable])), to: variable)
        }
    }
}
