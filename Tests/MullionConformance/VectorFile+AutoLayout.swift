import Foundation

extension VectorFile {
    /// Whether a case is one of `auto-layout.json`: it names its kind.
    static func isAutoLayoutCase(_ json: JSONCursor) throws(VectorError) -> Bool {
        let hasKind = try json.optional("kind") != nil
        let hasConfidence = try json.optional("confidence") != nil
        return hasKind && hasConfidence
    }

    /// Reads the format of `auto-layout.json`; its tolerance is 1e-4 for frames and 1e-6 for animations.
    ///
    /// A case of a kind that no runner knows, or an animation with a command that nothing knows, becomes an
    /// `unsupported` question, which waits.
    /// - Throws: `VectorError` with the path of the first thing that is wrong.
    public init(autoLayout data: Data) throws(VectorError) {
        cases = []
        for json in try JSONCursor.document(data).required("cases").elements() {
            let kind = try json.required("kind")
            var vector = VectorCase(
                name: try json.required("id").string(), source: try json.optional("why")?.string() ?? "",
                tolerance: 1e-4, question: .unsupported(.unknownCaseKind(path: kind.path, kind: try kind.string())))
            if let question = try Self.autoLayoutQuestion(json, kind: try kind.string()) {
                vector.question = .autoLayout(question)
            }
            do throws(VectorError) {
                if let question = try Self.animationQuestion(json, kind: try kind.string()) {
                    vector.tolerance = 1e-6
                    vector.question = .animation(question)
                }
            } catch {
                guard case .unknownName = error else { throw error }
                vector.question = .unsupported(error)
            }
            cases.append(vector)
        }
    }
}
