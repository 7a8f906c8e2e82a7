import MullionDrawing

/// Something a renderer had to leave out or change.
public struct RenderDiagnostic: Hashable, Sendable {
    /// What happened.
    public enum Kind: Hashable, Sendable {
        /// The width or height of the picture is negative, not a number or too large; 0 was used instead.
        case unusableSize
        /// A number of the command is not finite, too large, or negative where it must not be; the command was left
        /// out.
        case unusableNumber
        /// The transform cannot be printed; the given number of commands it applies to was left out.
        case unusableTransform(omittedCommands: Int)
        /// The clip cannot be printed; what it applies to was drawn unclipped.
        case unusableClip
        /// The opacity or shadow cannot be printed; what it applies to was drawn without it.
        case unusableEffect
        /// The mask of a scope was ended where none was being drawn; ignored.
        case misplacedMask
        /// Scopes are nested too deeply; the given number of commands was left out.
        case nestedTooDeeply(omittedCommands: Int)
        /// Groups are nested too deeply for their names to be written; what is in them was drawn.
        case unwrittenNames(count: Int)
        /// There are more boxes than the format lists; the given number was left out.
        case omittedBoxes(count: Int)
        /// The picture is larger than the format allows; its right or lower part was cut off.
        case cutDrawing
        /// The bytes of a picture cannot be drawn; a placeholder was drawn instead.
        case undrawnImage(reason: String)
        /// The letters of a text, whose beginning is given, have more pixels than the format allows; the text was left
        /// out.
        case oversizedText(String)
        /// Characters the format forbids were replaced by U+FFFD.
        case replacedCharacters(count: Int)
        /// A pop without an open push was ignored.
        case unmatchedPop
        /// Pushes were still open at the end of the list and were closed there.
        case unclosedPushes(count: Int)
    }

    /// The index of the command in the display list; nil if the problem concerns the whole picture.
    public var commandIndex: Int?

    /// What happened.
    public var kind: Kind

    /// A problem with the command at an index, or with the whole picture.
    public init(_ kind: Kind, commandIndex: Int? = nil) {
        self.kind = kind
        self.commandIndex = commandIndex
    }
}

extension RenderDiagnostic: CustomStringConvertible {
    /// The problem as a sentence that names the command.
    public var description: String {
        guard let commandIndex else { return "Picture: \(kind)." }
        return "Drawing command \(commandIndex): \(kind)."
    }
}

extension RenderDiagnostic.Kind: CustomStringConvertible {
    /// The problem as a phrase without a full stop.
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
        case .replacedCharacters(let count): "\(count) characters that cannot be written were replaced by U+FFFD"
        case .unmatchedPop: "a pop has no push, ignored"
        case .unclosedPushes(let count): "\(count) pushes have no pop, closed at the end"
        }
    }
}
