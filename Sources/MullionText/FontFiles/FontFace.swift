/// A face of a font that can be found by its family.
public struct FontFace: Hashable, Sendable {
    /// The family name.
    public let family: String
    /// The thickness of the strokes.
    public let weight: Font.Weight
    /// Whether the letters are slanted.
    public let isItalic: Bool
    /// The form of the letters.
    public let fontClass: FontClass
    /// The path of the font file; nil for embedded metrics and for fonts in memory.
    public let path: String?
    /// The index of the face in the file.
    public let index: Int

    var style: FaceStyle { FaceStyle(weight: weight, isItalic: isItalic) }
}

/// Where a face comes from, so that more of it can be read later.
struct FontSource: Sendable {
    enum Content: Sendable {
        case bytes([UInt8])
        case path(String)
    }

    let content: Content
    let index: Int

    func tables() throws(FontFileError) -> FontTables {
        switch content {
        case .bytes(let bytes): try FontTables(bytes: bytes, index: index)
        case .path(let path): try FontTables(path: path, index: index)
        }
    }

    var path: String? { if case .path(let path) = content { path } else { nil } }
}
