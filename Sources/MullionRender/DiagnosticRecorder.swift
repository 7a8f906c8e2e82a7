import MullionDrawing

/// Records the diagnostics of rendering a display list, and the scopes that are left out.
///
/// A writer calls ``leavesOut(_:)`` for each command, draws it if the result is false, and then calls ``next()``.
package struct DiagnosticRecorder {
    package private(set) var diagnostics: [RenderDiagnostic] = []
    /// The index of the current command.
    package private(set) var commandIndex = 0
    private var omitted: OmittedScope?

    /// The scope being left out.
    private struct OmittedScope {
        var problem: (_ count: Int) -> RenderDiagnostic.Kind
        var commandIndex: Int
        var diagnosticIndex: Int
        var commandCount = 0
        var openPushCount = 1
    }

    package init() {}

    /// Records a diagnostic of the current command.
    package mutating func note(_ problem: RenderDiagnostic.Kind) { note(problem, at: commandIndex) }

    /// Notes a problem of the command at an index.
    mutating func note(_ problem: RenderDiagnostic.Kind, at index: Int) {
        diagnostics.append(RenderDiagnostic(problem, commandIndex: index))
    }

    /// Records a diagnostic of the current command, unless `isFine`.
    package mutating func note(_ problem: RenderDiagnostic.Kind, unless isFine: Bool) {
        if !isFine { note(problem) }
    }

    /// Records a diagnostic of the drawing.
    package mutating func noteOfDrawing(_ problem: RenderDiagnostic.Kind) {
        diagnostics.append(RenderDiagnostic(problem))
    }

    /// Leaves out everything up to the pop of the current push.
    ///
    /// - Parameter problem: Returns the diagnostic for the number of commands left out.
    package mutating func leaveOutScope(_ problem: @escaping (_ count: Int) -> RenderDiagnostic.Kind) {
        omitted = OmittedScope(problem: problem, commandIndex: commandIndex, diagnosticIndex: diagnostics.count)
        note(problem(0))
    }

    /// Returns whether a command is in a scope that is left out, and counts it if so.
    package mutating func leavesOut(_ command: DrawingCommand) -> Bool {
        guard omitted != nil else { return false }
        if case .pop = command {
            omitted?.openPushCount -= 1
        } else if command.isPush {
            omitted?.openPushCount += 1
        } else if command != .applyMask {
            omitted?.commandCount += 1
        }
        if omitted?.openPushCount == 0 { finishOmitting() }
        return true
    }

    /// Advances to the next command.
    package mutating func next() { commandIndex += 1 }

    /// Ends the list.
    ///
    /// - Parameter openPushCount: The number of drawn pushes without a pop.
    package mutating func finish(openPushCount: Int) {
        let count = openPushCount + (omitted?.openPushCount ?? 0)
        finishOmitting()
        if count > 0 { noteOfDrawing(.unclosedPushes(count: count)) }
    }

    private mutating func finishOmitting() {
        guard let scope = omitted else { return }
        diagnostics[scope.diagnosticIndex] = RenderDiagnostic(
            scope.problem(scope.commandCount), commandIndex: scope.commandIndex)
        omitted = nil
    }
}
