import MullionGeometry
import MullionText

/// A text as far as its size depends on it: what a node remembers to know whether it has to be measured again.
package struct StyledText: Equatable {
    /// A part of a text in one font.
    struct Part: Equatable {
        var string: String
        var font: Font
        var letterSpacing: CGFloat
    }

    /// The text in the font of the first part; several parts only if their fonts or spacings differ.
    var first: Part
    var rest: [Part]
    var options: TextOptions

    /// Whether only options differ that measured text can be given afterwards.
    func hasSameContent(as other: StyledText) -> Bool { first == other.first && rest == other.rest }
}

/// A text that was measured and can be wrapped at any width.
enum TypesetText {
    /// In one font, by the text module.
    case plain(MeasuredText)
    /// In several fonts.
    case rich(RichText)

    var lineHeight: CGFloat {
        switch self {
        case .plain(let text): text.lineHeight
        case .rich(let text): text.lineHeight
        }
    }

    var firstBaseline: CGFloat {
        switch self {
        case .plain(let text): text.firstBaseline
        case .rich(let text): text.firstBaseline
        }
    }

    var options: TextOptions {
        switch self {
        case .plain(let text): text.options
        case .rich(let text): text.options
        }
    }

    /// The size of the text wrapped in a width in points, cut to whole lines that fit a height, at least one.
    func size(width: CGFloat?, height: CGFloat?) -> CGSize {
        let lines = height.flatMap { lineCount(fitting: $0) }
        switch self {
        case .plain(let text): return text.size(width: width, maximumLines: lines)
        case .rich(let text): return text.size(width: width, maximumLines: lines)
        }
    }

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
        return .rich(RichText([first] + rest, options: options, measurer: measurer))
    }
}
