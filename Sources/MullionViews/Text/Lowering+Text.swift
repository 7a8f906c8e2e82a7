import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

extension Lowering {
    /// Text that wraps in the width it is given and drops the lines that do not fit its height.
    package mutating func text(_ string: String) -> NodeID { text(Text.Span(string: string)) }

    /// Text that looks the same throughout.
    mutating func text(_ span: Text.Span) -> NodeID {
        let attributes = span.attributes.inheriting(environment.text)
        return text(
            StyledText(first: part(span.string, attributes), rest: [], options: options(attributes)),
            [(0, ink(attributes))], isPlainColor: paint(attributes).isColor)
    }

    /// Text of several parts.
    mutating func text(_ spans: [Text.Span]) -> NodeID {
        let attributes = spans.map { $0.attributes.inheriting(environment.text) }
        var parts = zip(spans, attributes).map { part($0.string, $1) }
        var inks = zip(spans, attributes).map { ($0.string.unicodeScalars.count, ink($1)) }
        let isOneFont = parts.allSatisfy { $0.font == parts[0].font && $0.letterSpacing == parts[0].letterSpacing }
        if isOneFont {
            parts[0].string = parts.map(\.string).joined()
            parts.removeSubrange(1...)
            if inks.allSatisfy({ $0.1 == inks[0].1 }) { inks.removeSubrange(1...) }
        }
        return text(
            StyledText(first: parts[0], rest: Array(parts.dropFirst()), options: options(attributes[0])), inks,
            isPlainColor: attributes.allSatisfy { paint($0).isColor })
    }

    /// A text that was measured before for the same node is not measured again.
    private mutating func text(_ styled: StyledText, _ inks: [(count: Int, ink: TextPicture.Ink)], isPlainColor: Bool)
        -> NodeID
    {
        let identity = identity(.node)
        var typeset: TypesetText?
        if case (.text(let style), let look)? = knownNode(identity), case .text(let picture)? = look.paint {
            if style == styled {
                typeset = picture.typeset
            } else if style.hasSameContent(as: styled), case .plain(let text) = picture.typeset {
                typeset = .plain(text.with(styled.options))
            }
        }
        let text = typeset ?? styled.typeset(measurer)
        let look = NodeLook(kind: "text", paint: .text(TextPicture(typeset: text, inks: inks)))
        let node = makeNode(.text(styled), look, identity: identity) { .leaf(text.measure) }
        reportFonts(text, about: node)
        if !isPlainColor { report(.flattenedTextStyle, about: node) }
        return node
    }

    private mutating func reportFonts(_ text: TypesetText, about node: NodeID) {
        switch text {
        case .plain(let text): reportFonts(text, about: node)
        case .rich(let text):
            var offset = 0
            for part in text.measured {
                reportFonts(part, offset: offset, about: node)
                offset += part.string.count
            }
        }
    }

    private mutating func reportFonts(_ text: MeasuredText, offset: Int = 0, about node: NodeID) {
        let unshaped = ViewDiagnostic.UnshapedPart.list(text, offset: offset)
        if !unshaped.isEmpty { report(.unshapedText(unshaped), about: node) }
        if !text.unmatchedScalars.isEmpty { report(.unmatchedCharacters(text.unmatchedScalars), about: node) }
        if let family = text.substitutedFamily {
            report(.substitutedFont(asked: family, used: text.metrics.family), about: node)
        }
    }

    private func part(_ string: String, _ attributes: TextAttributes) -> StyledText.Part {
        StyledText.Part(
            string: string, font: attributes.resolvedFont, letterSpacing: attributes.letterSpacing ?? 0)
    }

    private func ink(_ attributes: TextAttributes) -> TextPicture.Ink {
        TextPicture.Ink(
            color: paint(attributes).color, underline: attributes.underline.flatMap { $0.isActive ? $0 : nil },
            strikethrough: attributes.strikethrough.flatMap { $0.isActive ? $0 : nil })
    }

    private func paint(_ attributes: TextAttributes) -> StylePaint {
        attributes.style?.paint(in: environment) ?? .color(.black)
    }

    private func options(_ attributes: TextAttributes) -> TextOptions {
        TextOptions(
            lineLimit: environment.lineLimit, reservesSpace: environment.reservesLineSpace,
            truncation: environment.truncationMode.option, alignment: environment.multilineTextAlignment.option,
            layoutDirection: environment.layoutDirection, lineSpacing: environment.lineSpacing,
            letterSpacing: attributes.letterSpacing ?? 0)
    }
}

extension TypesetText {
    /// How the text is measured.
    fileprivate var measure: LeafMeasure {
        let baseline = firstBaseline
        let lineHeight = lineHeight
        let last: (CGSize) -> CGFloat = { size in baseline + max(size.height - lineHeight, 0) }
        if options.lineSpacing == 0 {
            return LeafMeasure(
                traits: .wrappingText, lineHeight: lineHeight, firstTextBaseline: { _ in baseline },
                lastTextBaseline: last, measure: { size(width: $0.width, height: nil) })
        }
        // Lines with room between them are cut off by their own rule.
        return LeafMeasure(
            traits: [.widthIgnoresHeight, .maximumIsIdeal], firstTextBaseline: { _ in baseline },
            lastTextBaseline: last, measure: { size(width: $0.width, height: $0.height) })
    }
}

extension Text.TruncationMode {
    fileprivate var option: TextOptions.Truncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}

extension TextAlignment {
    fileprivate var option: TextOptions.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
