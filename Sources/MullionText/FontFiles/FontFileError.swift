/// The reason why a font file cannot be used.
public enum FontFileError: Error, Hashable, Sendable {
    /// The file cannot be opened or read.
    case unreadable(path: String)
    /// The data does not begin like a TrueType or OpenType font or collection.
    case notAFont
    /// A collection has no face of this index.
    case noSuchFace(index: Int, count: Int)
    /// A table required for measuring is missing.
    case missingTable(String)
    /// A table is cut off, has offsets outside itself, or is larger than any font needs; with the offset of the damage
    /// in the file.
    case malformedTable(String, offset: Int)
    /// No character map has a supported format: 4 or 12.
    case noCharacterMap
}

extension FontFileError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let path): "The file '\(path)' cannot be read."
        case .notAFont: "The file is no TrueType or OpenType font."
        case .noSuchFace(let index, let count): "There is no face \(index): the file has \(count)."
        case .missingTable(let tag): "The font has no table '\(tag)'."
        case .malformedTable(let tag, let offset): "The font's table '\(tag)' is damaged at byte \(offset)."
        case .noCharacterMap: "The font has no character map of format 4 or 12."
        }
    }
}
