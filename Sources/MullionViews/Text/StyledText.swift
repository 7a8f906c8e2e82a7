import MullionDrawing
import MullionGeometry
import MullionText

/// The properties of a text that determine its size: a node compares them to find out whether to measure it again.
package struct StyledText: Equatable {
    /// The only span of a text with the same attributes throughout, or the first.
    var first: TextSpan
    var rest: [TextSpan]
    var options: TextOptions
    /// The smallest factor by which the text may become smaller to fit; 1 for none.
    var minimumScale: CGFloat = 1

    /// Whether the texts differ only in options that measured text can adopt.
    func hasSameContent(as other: StyledText) -> Bool { first == other.first && rest == other.rest }
}

/// A measured text that can be wrapped at any width.
enum TypesetText {
    /// Text with the same attributes throughout.
    case plain(MeasuredText)
    /// Text in several fonts or inks.
    case rich(MeasuredRichText)

    var options: TextOptions {
        switch self {
        case .plain(let text): text.options
        case .rich(let text): text.options
        }
    }

    var string: String {
        switch self {
        case .plain(let text): text.string
        case .rich(let text): text.string
        }
    }

    /// The height of every line, for a text in one font without space between lines; nil for any other.
    var commonLineHeight: CGFloat? {
        switch self {
        case .plain(let text): text.options.lineSpacing == 0 ? text.lineHeight : nil
        case .rich: nil
        }
    }

    /// Whether there may be something to report about the fonts of the text.
    var mayHaveReports: Bool {
        switch self {
        case .plain(let text): text.mayHaveReports
        case .rich: true
        }
    }

    /// Returns the text with different options. The letter spacing must be equal.
    func with(_ options: TextOptions) -> TypesetText {
        switch self {
        case .plain(let text): return .plain(text.with(options))
        case .rich(var text):
            text.options = options
            return .rich(text)
        }
    }

    /// Returns the size of the text wrapped in a width in points, with the whole lines that fit a height, at least one.
    func size(width: CGFloat?, height: CGFloat?) -> CGSize {
        switch self {
        case .plain(let text): text.size(width: width, maximumLines: height.flatMap { text.lineCount(fitting: $0) })
        case .rich(let text): text.extent(width: width, height: height).size
        }
    }

    /// Returns the distance from the top to the first baseline in points, for a size returned above.
    func firstBaseline(in size: CGSize) -> CGFloat {
        switch self {
        case .plain(let text): text.firstBaseline
        case .rich(let text): text.extent(width: size.width, height: size.height).firstBaseline
        }
    }

    /// Returns the distance from the top to the last baseline in points, for a size returned above.
    func lastBaseline(in size: CGSize) -> CGFloat {
        switch self {
        case .plain(let text): return text.firstBaseline + max(size.height - text.lineHeight, 0)
        case .rich(let text):
            let line = text.lastLine(width: size.width, height: size.height)
            return line.ascent + max(size.height - line.height, 0)
        }
    }
}

extension MeasuredText {
    /// Returns the number of lines that fit a height, at least one; nil for any number.
    func lineCount(fitting height: CGFloat) -> Int? {
        let step = lineHeight + options.lineSpacing
        guard step > 0, height < .infinity else { return nil }
        let count = ((height + options.lineSpacing) / step + 1e-6).rounded(.down)
        return count < 1e9 ? max(Int(count), 1) : nil
    }
}

extension StyledText {
    func typeset(_ measurer: any TextMeasurer) -> TypesetText {
        if rest.isEmpty { return .plain(measurer.measure(first.string, font: first.font, options: options)) }
        return .rich(MeasuredRichText([first] + rest, options: options, measurer: measurer))
    }
}

/// The attributes of a span; those that are nil are inherited.
package struct TextAttributes {
    /// A line under or through text.
    package struct Line: Equatable {
        var isActive: Bool
        /// The color; nil for that of the text.
        var color: Color?
    }

    package var font: Font?
    /// The family of fonts without one.
    package var family: String?
    package var style: AnyShapeStyle?
    var weight: Font.Weight?
    package var isBold: Bool?
    var isItalic: Bool?
    var isMonospaced: Bool?
    package var hasMonospacedDigits: Bool?
    package var fontWidth: CGFloat?
    var letterSpacing: CGFloat?
    var underline: Line?
    var strikethrough: Line?

    init() {}

    /// Whether no attribute is set.
    var isEmpty: Bool {
        font == nil && family == nil && style == nil && weight == nil && isBold == nil && isItalic == nil
            && isMonospaced == nil && hasMonospacedDigits == nil && fontWidth == nil && letterSpacing == nil
            && underline == nil && strikethrough == nil
    }

    /// Returns whether all attributes are known to be the same as others.
    func isSame(as other: TextAttributes) -> Bool {
        let isSameStyle =
            if let style, let otherStyle = other.style { style.isSame(as: otherStyle) } else {
                style == nil && other.style == nil
            }
        return isSameStyle && font == other.font && family == other.family && weight == other.weight
            && isBold == other.isBold && isItalic == other.isItalic && isMonospaced == other.isMonospaced
            && hasMonospacedDigits == other.hasMonospacedDigits && fontWidth == other.fontWidth
            && letterSpacing == other.letterSpacing && underline == other.underline
            && strikethrough == other.strikethrough
    }

    /// Returns these attributes, with those that are nil inherited from others.
    func inheriting(_ other: TextAttributes) -> TextAttributes {
        var result = self
        result.font = font ?? other.font
        result.family = family ?? other.family
        // A family closer to the text than the font replaces that of the font.
        if font == nil, family != nil { result.font?.family = nil }
        result.style = style ?? other.style
        result.weight = weight ?? other.weight
        result.isBold = isBold ?? other.isBold
        result.isItalic = isItalic ?? other.isItalic
        result.isMonospaced = isMonospaced ?? other.isMonospaced
        result.hasMonospacedDigits = hasMonospacedDigits ?? other.hasMonospacedDigits
        result.fontWidth = fontWidth ?? other.fontWidth
        result.letterSpacing = letterSpacing ?? other.letterSpacing
        result.underline = underline ?? other.underline
        result.strikethrough = strikethrough ?? other.strikethrough
        return result
    }

    /// Sets a font, whose family also holds for the fonts without a family that are set below.
    mutating func setFont(_ font: Font) {
        self.font = font
        if let family = font.family { self.family = family }
    }

    /// Sets the family of every font that is set around the text, and of those below without a family.
    mutating func setFamily(_ family: String) {
        self.family = family
        font?.family = nil
    }

    /// The font with family, weight, slant and design applied.
    var resolvedFont: Font {
        var font = font ?? .body
        if let weight { font.weight = weight }
        if isBold == true { font.weight = .bold }
        if isItalic == true { font.isItalic = true }
        if let hasMonospacedDigits { font.hasMonospacedDigits = hasMonospacedDigits }
        if let fontWidth { font.width = fontWidth }
        if font.family == nil, font.design != .monospaced { font.family = family }
        if isMonospaced == true {
            font.design = .monospaced
            // Other families have no letters of one width.
            if let family = font.family, FontClass(ofFamily: family) != .monospaced { font.family = nil }
        }
        return font
    }
}
