import CMullion
import MullionSolver

/// Runs the body of a function of C with its solver.
private func withSolver(_ handle: mullion_solver, _ body: (Solver) throws -> Void) -> mullion_status {
    call { try Handles.shared.lend(handle, .solver, as: Solver.self, body) }
}

@_cdecl("mullion_solver_create")
public func solverCreate(_ solver: UnsafeMutablePointer<mullion_solver>?) -> mullion_status {
    call { try required(solver, "solver").pointee = Handles.shared.insert(Solver(), .solver) }
}

@_cdecl("mullion_solver_destroy")
public func solverDestroy(_ solver: mullion_solver) -> mullion_status {
    call { _ = try Handles.shared.remove(solver, .solver) }
}

// MARK: - Variables

@_cdecl("mullion_solver_add_variable")
public func solverAddVariable(
    _ solver: mullion_solver, _ name: UnsafePointer<CChar>?, _ variable: UnsafeMutablePointer<mullion_variable>?
) -> mullion_status {
    withSolver(solver) { solver in
        let variable = try required(variable, "variable")
        variable.pointee = solver.makeVariable(text(name) ?? "").number
    }
}

@_cdecl("mullion_solver_remove_variable")
public func solverRemoveVariable(_ solver: mullion_solver, _ variable: mullion_variable) -> mullion_status {
    withSolver(solver) { try $0.remove(try Solver.Variable(variable)) }
}

@_cdecl("mullion_solver_value")
public func solverValue(
    _ solver: mullion_solver, _ variable: mullion_variable, _ value: UnsafeMutablePointer<Double>?
) -> mullion_status {
    withSolver(solver) { solver in
        let result = solver.value(of: try Solver.Variable(variable))
        // Values are finite; that of a variable of no solver is not.
        guard !result.isNaN else { throw unknownVariable(variable) }
        try required(value, "value").pointee = result
    }
}

// MARK: - Constraints

@_cdecl("mullion_solver_add_constraint")
public func solverAddConstraint(
    _ solver: mullion_solver, _ terms: UnsafePointer<mullion_term>?, _ count: Int, _ relation: mullion_relation,
    _ constant: Double, _ priority: Double, _ constraint: UnsafeMutablePointer<mullion_constraint>?
) -> mullion_status {
    withSolver(solver) { solver in
        let constraint = try required(constraint, "constraint")
        guard count >= 0, count == 0 || terms != nil else {
            throw Failure(.invalidArgument, "there are no \(count) terms at a null pointer")
        }
        let terms = try UnsafeBufferPointer(start: terms, count: count).map {
            Solver.Expression.Term(try Solver.Variable($0.variable), times: $0.coefficient)
        }
        let relations: [Solver.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
        guard -1...1 ~= relation else { throw Failure(.invalidArgument, "\(relation) is not a relation") }
        let added = try solver.add(
            Solver.Constraint(
                terms, relations[Int(relation) + 1], constant, priority: Solver.Priority(Float(priority))))
        constraint.pointee = added.number
    }
}

@_cdecl("mullion_solver_remove_constraint")
public func solverRemoveConstraint(_ solver: mullion_solver, _ constraint: mullion_constraint) -> mullion_status {
    withSolver(solver) { try $0.remove(try ConstraintID(constraint)) }
}

@_cdecl("mullion_solver_set_constant")
public func solverSetConstant(
    _ solver: mullion_solver, _ constraint: mullion_constraint, _ constant: Double
) -> mullion_status {
    withSolver(solver) { try $0.setConstant(constant, of: try ConstraintID(constraint)) }
}

@_cdecl("mullion_solver_set_priority")
public func solverSetPriority(
    _ solver: mullion_solver, _ constraint: mullion_constraint, _ priority: Double
) -> mullion_status {
    withSolver(solver) { try $0.setPriority(Solver.Priority(Float(priority)), of: try ConstraintID(constraint)) }
}

// MARK: - Numbers of C

extension Solver.Variable {
    /// Creates the variable of a number; whether a solver has it, the solver knows.
    fileprivate init(_ number: mullion_variable) throws {
        guard let index = Int32(exactly: number & 0xFFFF_FFFF), index > 0 else { throw unknownVariable(number) }
        self.init(Int(index) - 1, generation: UInt32(number >> 32))
    }

    fileprivate var number: mullion_variable { UInt64(generation) << 32 | UInt64(index + 1) }
}

extension ConstraintID {
    /// Creates the constraint of a number; whether a solver has it, the solver knows.
    fileprivate init(_ number: mullion_constraint) throws {
        guard let slot = Int32(exactly: number & 0xFFFF_FFFF), slot > 0 else {
            throw Failure(.invalidHandle, "the solver has no constraint \(number)")
        }
        self.init(slot: slot - 1, generation: UInt32(number >> 32))
    }

    fileprivate var number: mullion_constraint { UInt64(generation) << 32 | UInt64(slot + 1) }
}

private func unknownVariable(_ number: mullion_variable) -> Failure {
    Failure(.invalidHandle, "the solver has no variable \(number)")
}
