import MullionDrawing
import MullionGeometry
import MullionStoryboards
import MullionText

/// The default text attributes of a view.
struct TextStyle {
    var face: StoryboardFontFace?
    var usualSize: CGFloat
    var color: Color
    var usualWeight = Font.Weight.regular
    /// The vertical alignment: 0 is the top, 0.5 the center, 1 the bottom.
    var place: CGFloat = 0.5
    /// Whether the view clips lines that do not fit, rather than leaving them out.
    var scrolls = false
}

/// Drawing of text in the frame of its view.
///
/// The system font is not available for measuring. Its widths are estimated as 0.9 times those of DejaVu Sans, which is
/// the ratio for the stored widths of 236 one-line labels in 280 documents, half of them within 2 %. So that the
/// estimate does not clip text that fits, text is compressed by up to 12 % before lines break differently.
extension ScenePainter {
    /// The ratio of widths in the system font to those in DejaVu Sans.
    private static let systemWidth: CGFloat = 0.9
    /// The ratios of measured width to frame width to try, in order.
    private static let tolerances: [CGFloat] = [1, 1.04, 1.08, 1.12]
    /// The family names of the system font.
    private static let systemFamily = "system-ui"

    /// The font for measuring a part, its family for drawing, and the ratio of their widths.
    private struct Face {
        var font: Font
        var drawnFamily: String
        var widthFactor: CGFloat
    }

    mutating func draw(_ text: StoryboardText, in box: CGRect, _ style: TextStyle, at position: SourcePosition) {
        guard box.width > 0.5, box.height > 0.5 else { return }
        let faces = text.parts.map { face($0.font ?? style.face, style, position) }
        guard let factor = faces.first?.widthFactor, text.parts.contains(where: { !$0.string.isEmpty }) else { return }
        let colors = text.parts.map { color($0.color, position) ?? style.color }
        let spans = zip(text.parts, faces).map { TextSpan($0.string, font: $1.font) }
        let size = spans.map(\.font.size).max() ?? 0
        let lineHeight = size * StoryboardFont.lineHeight * text.lineHeightMultiple
        guard lineHeight > 0 else { return }
        // More lines than fit, so that the last one is clipped.
        let extra: CGFloat = style.scrolls ? 2 : 0.35
        let room = Int(min(max((box.height + extra * lineHeight) / lineHeight, 1), 10_000))
        let limit = min(text.lineLimit ?? room, room)
        var rich = MeasuredRichText(
            spans, options: TextOptions(truncation: text.truncation, layoutDirection: direction),
            measurer: stage.options.measurer)
        let fitting = Self.tolerances.lazy.map { rich.lines(in: (box.width * $0 + 0.5) / factor) }
            .first { $0.count <= limit && $0.allSatisfy { $0.line.width * factor <= box.width * 1.13 + 0.5 } }
        if fitting == nil, text.smallestScale < 0.999 {
            let scale = box.width / max(rich.idealWidth * factor, 1) * CGFloat(limit)
            return draw(text.scaled(by: min(max(scale, text.smallestScale), 0.95), style), in: box, style, at: position)
        }
        rich.options.lineLimit = limit
        let lines = fitting ?? rich.lines(in: box.width / factor)
        let height = lineHeight * CGFloat(lines.count)
        var top = box.minY + (box.height - height) * style.place
        // Text that is too high is shown from its beginning.
        if height > box.height, style.place < 1 { top = max(top, box.minY - lineHeight / 2) }
        for line in lines {
            let natural = line.line.width * factor
            let width = min(natural, box.width)
            let ratio = natural > 0 ? width / natural * factor : factor
            let left = box.minX + (box.width - width) * share(text.alignment)
            let baseline = top + lineHeight - size * StoryboardFont.descent
            top += lineHeight
            for fragment in line.fragments where !fragment.string.allSatisfy(\.isWhitespace) {
                let face = faces[fragment.span]
                var run = TextRun(
                    fragment.string, at: CGPoint(x: left + fragment.x * ratio, y: baseline),
                    font: TextRun.Font(
                        family: face.drawnFamily, size: face.font.size, weight: face.font.weight,
                        isItalic: face.font.isItalic, isMonospaced: face.font.design == .monospaced),
                    color: colors[fragment.span], width: fragment.width * ratio,
                    underline: text.parts[fragment.span].isUnderlined ? TextRun.Decoration() : nil,
                    direction: fragment.string.readingDirection)
                // Not every renderer follows the width of a run, and a different font can be wider.
                if line.fragments.count == 1 { run.anchor = anchor(text.alignment) }
                list.text(run)
            }
        }
    }

    /// Draws a short text in the system font, on one or a few lines.
    mutating func draw(
        _ string: String, in box: CGRect, size: CGFloat, _ color: Color, weight: Font.Weight = .regular,
        _ alignment: StoryboardText.Alignment = .center, lines: Int? = 1, at position: SourcePosition
    ) {
        var text = StoryboardText(string)
        text.alignment = alignment
        text.lineLimit = lines
        draw(text, in: box, TextStyle(usualSize: size, color: color, usualWeight: weight), at: position)
    }

    /// Returns the width of a text on one line in points.
    mutating func width(of string: String, _ style: TextStyle, _ position: SourcePosition) -> CGFloat {
        let face = face(style.face, style, position)
        return MeasuredRichText([TextSpan(string, font: face.font)], measurer: stage.options.measurer).idealWidth
            * face.widthFactor
    }

    /// Returns the point of a line that stays where it is in a wider font.
    private func anchor(_ alignment: StoryboardText.Alignment) -> TextRun.Anchor {
        switch share(alignment) {
        case 0: .left
        case 1: .right
        default: .middle
        }
    }

    /// Returns the horizontal alignment: 0 is left, 1 is right.
    func share(_ alignment: StoryboardText.Alignment) -> CGFloat {
        switch alignment {
        case .left, .justified: 0
        case .center: 0.5
        case .right: 1
        case .natural: isMirrored ? 1 : 0
        }
    }

    private mutating func face(_ face: StoryboardFontFace?, _ style: TextStyle, _ position: SourcePosition) -> Face {
        var font = Font(
            size: face?.size ?? style.usualSize, weight: face?.weight ?? style.usualWeight,
            isItalic: face?.isItalic ?? false)
        guard let family = face?.family else {
            return Face(font: font, drawnFamily: Self.systemFamily, widthFactor: Self.systemWidth)
        }
        if Self.isMonospaced(family) { font.design = .monospaced }
        var wanted = font
        wanted.family = family
        if stage.options.measurer.metrics(for: wanted).family.lowercased() == family.lowercased() {
            return Face(font: wanted, drawnFamily: family, widthFactor: 1)
        }
        note(.substitutedFont(asked: family), position)
        font.family = Font.defaultFamily
        // Monospaced letters are nearly as wide in all families.
        return Face(font: font, drawnFamily: family, widthFactor: font.design == .monospaced ? 1 : Self.systemWidth)
    }

    private static func isMonospaced(_ family: String) -> Bool {
        let words = family.lowercased()
        return ["mono", "courier", "menlo", "consolas", "code"].contains { words.contains($0) }
    }
}

extension String {
    /// The direction of a text: that of its first strong letter, by the
    /// rules P2 and P3 of Unicode Standard Annex 9, by blocks.
    fileprivate var readingDirection: LayoutDirection {
        let letter = unicodeScalars.first { $0.properties.isAlphabetic }?.value ?? 0
        let isRightToLeft =
            (0x590...0x8FF).contains(letter) || (0xFB1D...0xFDFF).contains(letter)
            || (0xFE70...0xFEFF).contains(letter) || (0x10800...0x10FFF).contains(letter)
            || (0x1E800...0x1EFFF).contains(letter)
        return isRightToLeft ? .rightToLeft : .leftToRight
    }
}

extension StoryboardText {
    /// Returns the text at a smaller scale, which is not reduced again.
    fileprivate func scaled(by scale: CGFloat, _ style: TextStyle) -> StoryboardText {
        var text = self
        text.smallestScale = 1
        text.parts = parts.map { part in
            var part = part
            var face = part.font ?? style.face ?? StoryboardFontFace(weight: style.usualWeight)
            face.size = (face.size ?? style.usualSize) * scale
            part.font = face
            return part
        }
        return text
    }
}
