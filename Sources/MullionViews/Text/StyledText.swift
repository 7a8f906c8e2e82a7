import MullionDrawing
import MullionGeometry
import MullionText

/// A text as far as its size depends on it: what a node remembers to know whether it has to be measured again.
package struct StyledText: Equatable {
    /// All of a text that looks the same throughout, or the first of its spans.
    var first: TextSpan
    var rest: [TextSpan]
    var options: TextOptions

    /// Whether only options differ that measured text can be given afterwards.
    func hasSameContent(as other: StyledText) -> Bool { first == other.first && rest == other.rest }
}

/// A text that was measured and can be wrapped at any width.
enum TypesetText {
    /// All of it alike.
    case plain(MeasuredText)
    /// In several fonts or inks.
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

    /// The same text with other options. The letter spacing must be the same.
    func with(_ options: TextOptions) -> TypesetText {
        switch self {
        case .plain(let text): return .plain(text.with(options))
        case .rich(var text):
            text.options = options
            return .rich(text)
        }
    }

    /// The size of the text wrapped in a width in points, cut to whole lines that fit a height, at least one.
    func size(width: CGFloat?, height: CGFloat?) -> CGSize {
        switch self {
        case .plain(let text): text.size(width: width, maximumLines: height.flatMap { text.lineCount(fitting: $0) })
        case .rich(let text): text.extent(width: width, height: height).size
        }
    }

    /// Where the first baseline lies in a size that was answered, in points from the top.
    func firstBaseline(in size: CGSize) -> CGFloat {
        switch self {
        case .plain(let text): text.firstBaseline
        case .rich(let text): text.extent(width: size.width, height: size.height).firstBaseline
        }
    }

    /// Where the baseline of the last line lies in a size that was answered, in points from the top.
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
    /// How many lines fit a height, at least one; nil: any number.
    func lineCount(fitting height: CGFloat) -> Int? {
        let step = lineHeight + options.lineSpacing
        guard step > 0, height < .infinity else { return nil }
        let count = ((height + options.lineSpacing) / step + 1e-6).rounded(.down)
        return count < 1e9 ? max(Int(count), 1) : nil
    }
}

extension StyledText {
    /// Measures the text.
    func typeset(_ measurer: any TextMeasurer) -> TypesetText {
        if rest.isEmpty { return .plain(measurer.measure(first.string, font: first.font, options: options)) }
        return .rich(MeasuredRichText([first] + rest, options: options, measurer: measurer))
    }
}

/// How a piece of text looks, as far as somebody said so. What nobody said is inherited.
package struct TextAttributes {
    /// A line under or through text.
    package struct Line: Equatable {
        var isActive: Bool
        /// Nil: the colour of the text.
        var color: Color?
    }

    package var font: Font?
    package var style: AnyShapeStyle?
    var weight: Font.Weight?
    package var isBold: Bool?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var letterSpacing: CGFloat?
    var underline: Line?
    var strikethrough: Line?

    init() {}

    /// These attributes, and where they say nothing, others.
    func inheriting(_ other: TextAttributes) -> TextAttributes {
        var result = self
        result.font = font ?? other.font
        result.style = style ?? other.style
        result.weight = weight ?? other.weight
        result.isBold = isBold ?? other.isBold
        result.isItalic = isItalic ?? other.isItalic
        result.isMonospaced = isMonospaced ?? other.isMonospaced
        result.letterSpacing = letterSpacing ?? other.letterSpacing
        result.underline = underline ?? other.underline
        result.strikethrough = strikethrough ?? other.strikethrough
        return result
    }

    /// The font with weight, slant and design applied.
    var resolvedFont: Font {
        var font = font ?? .body
        if let weight { font.weight = weight }
        if isBold == true { font.weight = .bold }
        if isItalic == true { font.isItalic = true }
        if isMonospaced == true { font.design = .monospaced }
        return font
    }
}
