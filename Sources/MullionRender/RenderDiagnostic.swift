import MullionDrawing

/// A part of a drawing that a renderer left out or changed.
public struct RenderDiagnostic: Hashable, Sendable {
    /// The kind of a diagnostic.
    public enum Kind: Hashable, Sendable {
        /// The width or height of the drawing is negative, not a number, or too large; 0 was used instead.
        case unusableSize
        /// A number of the command is not finite, too large, or negative where it must not be; the command was left
        /// out.
        case unusableNumber
        /// The transform cannot be written; the given number of commands in its scope were left out.
        case unusableTransform(omittedCommands: Int)
        /// The clip cannot be written; its scope was drawn unclipped.
        case unusableClip
        /// The opacity or shadow cannot be written; its scope was drawn without it.
        case unusableEffect
        /// A mask was applied where none was being drawn; ignored.
        case misplacedMask
        /// Scopes are nested too deeply; the given number of commands were left out.
        case nestedTooDeeply(omittedCommands: Int)
        /// Groups are nested too deeply for their names to be written; their contents were drawn.
        case unwrittenNames(count: Int)
        /// There are more boxes than the format lists; the given number were left out.
        case omittedBoxes(count: Int)
        /// The drawing is larger than the format allows; its right or lower part was cut off.
        case cutDrawing
        /// The bytes of an image cannot be drawn; a placeholder was drawn instead.
        case undrawnImage(reason: String)
        /// The letters of a text, whose beginning is given, have more pixels than the format allows; the text was left
        /// out.
        case oversizedText(String)
        /// The text, whose beginning is given, stays text: its font has no outlines, or its letters depend on each
        /// other.
        case textWithoutOutlines(String)
        /// Characters the format forbids were replaced by U+FFFD.
        case replacedCharacters(count: Int)
        /// A pop without an open push was ignored.
        case unmatchedPop
        /// Pushes were still open at the end of the list and were closed there.
        case unclosedPushes(count: Int)
    }

    /// The index of the command in the display list; nil for the whole drawing.
    public var commandIndex: Int?

    /// The kind of the diagnostic.
    public var kind: Kind

    /// Creates a diagnostic of the command at an index, or of the whole drawing.
    public init(_ kind: Kind, commandIndex: Int? = nil) {
        self.kind = kind
        self.commandIndex = commandIndex
    }
}

extension RenderDiagnostic: CustomStringConvertible {
    /// The diagnostic as a sentence that names the command.
    public var description: String {
        guard let commandIndex else { return "Picture: \(kind)." }
        return "Drawing command \(commandIndex): \(kind)."
    }
}

extension RenderDiagnostic.Kind: CustomStringConvertible {
    /// The diagnostic as a phrase without a full stop.
    public var description: String {
        switch self {
        case .unusableSize: "the size is negative, not finite or too large, 0 used instead"
        case .unusableNumber: "a number is negative, not finite or too large, left out"
        case .unusableTransform(let count): "the transform is not finite or too large, \(count) commands left out"
        case .unusableClip: "the clip is not finite or too large, drawn unclipped"
        case .unusableEffect: "the opacity or shadow is not finite or too large, drawn without it"
        case .misplacedMask: "a mask is applied where none is drawn, ignored"
        case .nestedTooDeeply(let count): "scopes are nested too deeply, \(count) commands left out"
        case .unwrittenNames(let count): "groups are nested too deeply, \(count) names left out"
        case .omittedBoxes(let count): "the tree is cut, \(count) boxes left out"
        case .cutDrawing: "it is too large, cut off at the right or below"
        case .undrawnImage(let reason): "a placeholder is drawn for a picture: \(reason)"
        case .oversizedText(let text): "the font of “\(text.excerpt)” is too large, left out"
        case .textWithoutOutlines(let text):
            "there are no outlines of “\(text.excerpt)”, which stays text and needs a font of the reader"
        case .replacedCharacters(let count): "\(count) characters that cannot be written were replaced by U+FFFD"
        case .unmatchedPop: "a pop has no push, ignored"
        case .unclosedPushes(let count): "\(count) pushes have no pop, closed at the end"
        }
    }
}
