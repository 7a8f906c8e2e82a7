import MullionDrawing
import MullionGeometry
import MullionStoryboards
import MullionText

/// How text of a view is drawn where its parts say nothing else.
struct TextStyle {
    /// The font that the view says.
    var face: StoryboardFontFace?
    /// The size where the font says none.
    var usualSize: CGFloat
    var color: Color
    /// The weight where the view says no font.
    var usualWeight = Font.Weight.regular
    /// Where the lines stand in the height: 0 at the top, 0.5 in the middle, 1 at the bottom.
    var place: CGFloat = 0.5
    /// Whether lines without room are cut off by the view and not left out.
    var scrolls = false
}

/// Sets text in the frame of its view.
///
/// The font of the system is not here to be measured. It is measured as DejaVu Sans, at 0.9 of its widths: that is what
/// the stored widths of 236 labels of one line in 280 documents of others are to those, half of them within 2 %. So
/// that such an estimate cuts nothing off that had room, text is pressed together by up to 12 % before lines break
/// elsewhere.
extension ScenePainter {
    /// The width of text in the font of the system to that in DejaVu Sans.
    private static let systemWidth: CGFloat = 0.9
    /// How much wider than its frame text may be measured, in steps that are tried in turn.
    private static let tolerances: [CGFloat] = [1, 1.04, 1.08, 1.12]
    /// The family of the system's font for those who have it.
    private static let systemFamily = "system-ui"

    /// The font a part is measured in, whose family it is drawn in, and how wide it is to what was measured.
    private struct Face {
        var font: Font
        var drawnFamily: String
        var widthFactor: CGFloat
    }

    mutating func draw(_ text: StoryboardText, in box: CGRect, _ style: TextStyle, at position: StoryboardPosition) {
        guard box.width > 0.5, box.height > 0.5 else { return }
        let faces = text.parts.map { face($0.font ?? style.face, style, position) }
        guard let factor = faces.first?.widthFactor, text.parts.contains(where: { !$0.string.isEmpty }) else { return }
        let colors = text.parts.map { color($0.color, position) ?? style.color }
        let spans = zip(text.parts, faces).map { TextSpan($0.string, font: $1.font) }
        let size = spans.map(\.font.size).max() ?? 0
        let lineHeight = size * StoryboardFont.lineHeight * text.lineHeightMultiple
        guard lineHeight > 0 else { return }
        // Some more than fit, so that the last one is cut off.
        let extra: CGFloat = style.scrolls ? 2 : 0.35
        let room = Int(min(max((box.height + extra * lineHeight) / lineHeight, 1), 10_000))
        let limit = min(text.lineLimit ?? room, room)
        var rich = MeasuredRichText(
            spans, options: TextOptions(truncation: text.truncation, layoutDirection: direction),
            measurer: stage.options.measurer)
        let fitting = Self.tolerances.lazy.map { rich.lines(in: (box.width * $0 + 0.5) / factor) }
            .first { $0.count <= limit && $0.allSatisfy { $0.line.width * factor <= box.width * 1.13 + 0.5 } }
        if fitting == nil, text.smallestScale < 0.999 {
            let wish = box.width / max(rich.idealWidth * factor, 1) * CGFloat(limit)
            return draw(text.scaled(by: min(max(wish, text.smallestScale), 0.95), style), in: box, style, at: position)
        }
        rich.options.lineLimit = limit
        let lines = fitting ?? rich.lines(in: box.width / factor)
        let height = lineHeight * CGFloat(lines.count)
        var top = box.minY + (box.height - height) * style.place
        // What is too high is seen from its beginning.
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
                list.text(
                    TextRun(
                        fragment.string, at: CGPoint(x: left + fragment.x * ratio, y: baseline),
                        font: TextRun.Font(
                            family: face.drawnFamily, size: face.font.size,
                            weight: TextRun.Font.Weight(rawValue: face.font.weight.rawValue) ?? .regular,
                            isItalic: face.font.isItalic, isMonospaced: face.font.design == .monospaced),
                        color: colors[fragment.span], width: fragment.width * ratio,
                        underline: text.parts[fragment.span].isUnderlined ? TextRun.Decoration() : nil,
                        direction: fragment.string.readingDirection))
            }
        }
    }

    /// A short text in the font of the system, in one line or a few.
    mutating func draw(
        _ string: String, in box: CGRect, size: CGFloat, _ color: Color, weight: Font.Weight = .regular,
        _ alignment: StoryboardText.Alignment = .center, lines: Int? = 1, at position: StoryboardPosition
    ) {
        var text = StoryboardText(string)
        text.alignment = alignment
        text.lineLimit = lines
        draw(text, in: box, TextStyle(usualSize: size, color: color, usualWeight: weight), at: position)
    }

    /// The width of a text on one line, in points.
    mutating func width(of string: String, _ style: TextStyle, _ position: StoryboardPosition) -> CGFloat {
        let face = face(style.face, style, position)
        return MeasuredRichText([TextSpan(string, font: face.font)], measurer: stage.options.measurer).idealWidth
            * face.widthFactor
    }

    /// Where a line stands in the room that is left: 0 at the left, 1 at the right.
    private func share(_ alignment: StoryboardText.Alignment) -> CGFloat {
        switch alignment {
        case .left, .justified: 0
        case .center: 0.5
        case .right: 1
        case .natural: isMirrored ? 1 : 0
        }
    }

    private mutating func face(_ face: StoryboardFontFace?, _ style: TextStyle, _ position: StoryboardPosition) -> Face
    {
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
        // Letters of one width are nearly as wide in all families.
        return Face(
            font: font, drawnFamily: family, widthFactor: font.design == .monospaced ? 1 : Self.systemWidth)
    }

    private static func isMonospaced(_ family: String) -> Bool {
        let words = family.lowercased()
        return ["mono", "courier", "menlo", "consolas", "code"].contains { words.contains($0) }
    }
}

extension String {
    /// The direction that a text is read in: that of its first letter of Hebrew, Arabic or another script, as by the
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
    /// The same text in smaller letters, and never smaller again.
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
