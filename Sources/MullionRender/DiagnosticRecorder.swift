import MullionDrawing

/// What a renderer has to say about a display list while it goes through it: problems, and scopes that it leaves out.
///
/// A writer asks ``leavesOut(_:)`` for every command first, draws it if the answer is no, and calls ``next()`` behind
/// it.
package struct DiagnosticRecorder {
    package private(set) var diagnostics: [RenderDiagnostic] = []
    /// The place of the command that is being drawn.
    package private(set) var commandIndex = 0
    private var omitted: OmittedScope?

    /// What is being left out.
    private struct OmittedScope {
        var problem: (_ count: Int) -> RenderDiagnostic.Kind
        var commandIndex: Int
        var diagnosticIndex: Int
        var commandCount = 0
        var openPushCount = 1
    }

    package init() {}

    /// Notes a problem of the command that is being drawn.
    package mutating func note(_ problem: RenderDiagnostic.Kind) {
        diagnostics.append(RenderDiagnostic(problem, commandIndex: commandIndex))
    }

    /// Notes a problem of the command that is being drawn, unless all is well.
    package mutating func note(_ problem: RenderDiagnostic.Kind, unless isFine: Bool) {
        if !isFine { note(problem) }
    }

    /// Notes a problem of the picture.
    package mutating func noteOfDrawing(_ problem: RenderDiagnostic.Kind) {
        diagnostics.append(RenderDiagnostic(problem))
    }

    /// Leaves out everything up to the pop of the push that is being drawn.
    ///
    /// - Parameter problem: What is wrong, given the number of commands that are left out.
    package mutating func leaveOutScope(_ problem: @escaping (_ count: Int) -> RenderDiagnostic.Kind) {
        omitted = OmittedScope(problem: problem, commandIndex: commandIndex, diagnosticIndex: diagnostics.count)
        note(problem(0))
    }

    /// Whether a command lies in a scope that is left out; it is counted if it does.
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

    /// Goes on to the next command.
    package mutating func next() { commandIndex += 1 }

    /// Ends the list.
    ///
    /// - Parameter openPushCount: How many pushes that were drawn have had no pop.
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
