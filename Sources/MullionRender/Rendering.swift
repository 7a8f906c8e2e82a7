/// The result of rendering a display list, with diagnostics.
public struct Rendering<Output: Sendable>: Sendable {
    /// The result in the renderer's format.
    public var output: Output

    /// The parts left out or changed, in the order of the commands.
    public var diagnostics: [RenderDiagnostic]

    /// Creates a result with its diagnostics.
    public init(output: Output, diagnostics: [RenderDiagnostic] = []) {
        self.output = output
        self.diagnostics = diagnostics
    }
}
