/// What a renderer made of a display list, and what it could not draw.
public struct Rendering<Output: Sendable>: Sendable {
    /// The result in the renderer's format.
    public var output: Output

    /// What was left out or changed, in the order of the commands.
    public var diagnostics: [RenderDiagnostic]

    /// A result with its diagnostics.
    public init(output: Output, diagnostics: [RenderDiagnostic] = []) {
        self.output = output
        self.diagnostics = diagnostics
    }
}
