import MullionGeometry

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

    /// The weights of a variable font; nil for a face of one weight.
    public let weights: ClosedRange<Font.Weight>?
    /// Whether the letters of a variable font can be slanted.
    public let hasSlant: Bool

    init(
        family: String, weight: Font.Weight, isItalic: Bool, fontClass: FontClass, path: String?, index: Int,
        weights: ClosedRange<Font.Weight>? = nil, hasSlant: Bool = false
    ) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.fontClass = fontClass
        self.path = path
        self.index = index
        self.weights = weights
        self.hasSlant = hasSlant
    }

    var style: FaceStyle { FaceStyle(weight: weight, isItalic: isItalic, weights: weights, hasSlant: hasSlant) }
}

/// Where a face comes from, so that more of it can be read later.
struct FontSource: Sendable {
    enum Content: Sendable {
        case bytes([UInt8])
        case path(String)
    }

    let content: Content
    let index: Int
    /// The instance of a variable font, or of digits of one width.
    var instance = FontInstance()

    func tables() throws(FontFileError) -> FontTables {
        switch content {
        case .bytes(let bytes): try FontTables(bytes: bytes, index: index)
        case .path(let path): try FontTables(path: path, index: index)
        }
    }

    var path: String? { if case .path(let path) = content { path } else { nil } }
}
