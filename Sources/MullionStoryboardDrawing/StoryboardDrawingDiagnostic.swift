import MullionStoryboards

/// Something that a picture does not show as the document says it.
public struct StoryboardDrawingDiagnostic: Hashable, Sendable {
    /// What it is, with the values that make the sentence.
    public enum Kind: Hashable, Sendable {
        /// A picture could not be loaded; a box with its name stands in its place.
        case missingImage(name: String, reason: String)
        /// A colour that neither the document nor a catalogue has.
        case unknownColor(name: String)
        /// The family of a font is not known; the text was measured in another.
        case substitutedFont(asked: String)
        /// What layout could not carry out.
        case layout(String)
    }

    /// What it is.
    public var kind: Kind
    /// Where the view is written.
    public var position: StoryboardPosition
}

extension StoryboardDrawingDiagnostic: CustomStringConvertible {
    /// The finding in the form of compilers: "line:column: warning: text".
    public var description: String { "\(position): warning: \(sentence)" }

    /// The finding with the name of the file in front: "file:line:column: warning: text".
    public func description(file: String) -> String { "\(file):\(description)" }

    /// What happened.
    public var sentence: String {
        switch kind {
        case .missingImage(let name, let reason): "the picture \"\(name.prefix(80))\" is not shown: \(reason)"
        case .unknownColor(let name): "the colour \"\(name.prefix(80))\" is in no catalogue; it is left out"
        case .substitutedFont(let asked):
            "the font family \"\(asked.prefix(80))\" is not known; the text is measured as the system's"
        case .layout(let text): text
        }
    }
}
