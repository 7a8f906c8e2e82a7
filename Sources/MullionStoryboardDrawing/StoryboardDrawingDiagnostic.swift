import MullionStoryboards

/// A part of a document that a drawing does not show exactly.
public struct StoryboardDrawingDiagnostic: Hashable, Sendable {
    /// The kind with its values.
    public enum Kind: Hashable, Sendable {
        /// An image that could not be loaded; a box with its name replaces it.
        case missingImage(name: String, reason: String)
        /// An image of which parts were left out, such as texts.
        case incompleteImage(name: String, omissions: [String])
        /// A color that neither the document nor a catalog contains.
        case unknownColor(name: String)
        /// An unknown font family; the text is measured in a different one.
        case substitutedFont(asked: String)
        /// A diagnostic of layout.
        case layout(String)
    }

    /// The role of the root.
    public var kind: Kind
    /// The position of the view.
    public var position: SourcePosition
}

extension StoryboardDrawingDiagnostic: CustomStringConvertible {
    /// The diagnostic in the format of compiler output: "line:column: warning: text".
    public var description: String { "\(position): warning: \(sentence)" }

    /// Returns the diagnostic with the file name: "file:line:column: warning: text".
    public func description(file: String) -> String { "\(file):\(description)" }

    /// The sentence that describes the diagnostic.
    public var sentence: String {
        switch kind {
        case .missingImage(let name, let reason): "the picture \"\(name.prefix(80))\" is not shown: \(reason)"
        case .incompleteImage(let name, let omissions):
            "the picture \"\(name.prefix(80))\" is shown without its \(omissions.joined(separator: ", "))"
        case .unknownColor(let name): "the color \"\(name.prefix(80))\" is in no catalog; it is left out"
        case .substitutedFont(let asked):
            "the font family \"\(asked.prefix(80))\" is not known; the text is measured as the system's"
        case .layout(let text): text
        }
    }
}
