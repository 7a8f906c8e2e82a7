import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

extension Lowering {
    /// Adds text that wraps in its width and drops the lines that do not fit its height.
    package mutating func text(_ string: String) -> NodeID { text(Text.Span(string: string)) }

    /// Adds text with the same attributes throughout.
    mutating func text(_ span: Text.Span) -> NodeID {
        if span.attributes.isEmpty, let string = span.string(in: environment) { return plainText(string) }
        guard span.source == nil else { return text(resolving: [span]) }
        let attributes = span.attributes.inheriting(environment.text)
        return text(
            StyledText(
                first: textSpan(span.string, attributes), rest: [], options: options(attributes),
                minimumScale: environment.minimumScaleFactor),
            [ink(attributes)])
    }

    /// Adds text without attributes of its own.
    private mutating func plainText(_ string: String) -> NodeID {
        let style = plainText ?? PlainTextStyle(in: self)
        plainText = style
        let span = TextSpan(cased(string), font: style.font, letterSpacing: style.options.letterSpacing)
        return text(
            StyledText(first: span, rest: [], options: style.options, minimumScale: environment.minimumScaleFactor),
            style.inks)
    }

    /// Adds text of several spans.
    mutating func text(_ spans: [Text.Span]) -> NodeID {
        guard spans.allSatisfy({ $0.source == nil }) else { return text(resolving: spans) }
        let attributes = spans.map { $0.attributes.inheriting(environment.text) }
        var parts = zip(spans, attributes).map { textSpan($0.string, $1) }
        var inks = attributes.map(ink)
        let isUniform = parts.indices.allSatisfy { index in
            parts[index].font == parts[0].font && parts[index].letterSpacing == parts[0].letterSpacing
                && inks[index] == inks[0]
        }
        if isUniform {
            parts[0].string = parts.map(\.string).joined()
            parts.removeSubrange(1...)
            inks.removeSubrange(1...)
        }
        return text(
            StyledText(
                first: parts[0], rest: Array(parts.dropFirst()), options: options(attributes[0]),
                minimumScale: environment.minimumScaleFactor), inks)
    }

    /// Adds text of spans with keys and formats.
    private mutating func text(resolving spans: [Text.Span]) -> NodeID {
        var reports: [ViewDiagnostic.Kind] = []
        let resolved =
            spans.count == 1
            ? spans[0].resolved(in: environment) { reports.append($0) }
            : spans.flatMap { $0.resolved(in: environment) { reports.append($0) } }
        let node = resolved.count == 1 ? text(resolved[0]) : text(resolved)
        for kind in reports {
            // A file that cannot be read is reported once.
            if case .unreadableStrings(let error) = kind, !unreadableStrings.insert(error).inserted { continue }
            report(kind, about: node)
        }
        return node
    }

    /// Adds text, without measuring it again if it was measured for the same node.
    private mutating func text(_ styled: consuming StyledText, _ inks: [TextDrawing.Ink]) -> NodeID {
        let place = find(identity(.node))
        let numbers = numberPages(&styled)
        let typeset = typeset(styled, at: place)
        let hasReports = typeset.mayHaveReports
        let drawing = TextDrawing(styled, typeset: consume typeset, inks: inks, numbers: numbers)
        let (node, _) = makeNode(.text(drawing), NodeAppearance(kind: "text", paint: .text(drawing)), at: place)
        if hasReports { reportFonts(drawing.typeset, about: node) }
        return node
    }

    /// Measures a text, or returns the measurement of the node's text of the last update if that is the same.
    private func typeset(_ styled: StyledText, at place: FoundIdentity?) -> TypesetText {
        if let node = place?.node, let known = retained.content(of: node)?.text,
            known.styled.hasSameContent(as: styled)
        {
            return known.styled.options == styled.options ? known.typeset : known.typeset.with(styled.options)
        }
        return styled.typeset(measurer)
    }

    /// Fills in the numbers of pages with which a text is measured; returns nil if it has none.
    private mutating func numberPages(_ styled: inout StyledText) -> NumberedText? {
        guard let pageNumbering, PageNumbering.isIn(styled) else { return nil }
        let numbers = NumberedText(template: styled, index: numberedTextCount)
        numberedTextCount += 1
        styled = PageNumbering.filled(
            styled, page: pageNumbering.page(ofText: numbers.index), of: pageNumbering.count)
        return numbers
    }

    private mutating func reportFonts(_ text: TypesetText, about node: NodeID) {
        switch text {
        case .plain(let text):
            report(ViewDiagnostic.UnshapedPart.list(text.unshapedText, in: text.string), about: node)
            if !text.unmatchedScalars.isEmpty { report(.unmatchedCharacters(text.unmatchedScalars), about: node) }
            reportFamily(text.substitutedFamily, text.metrics, about: node)
        case .rich(let text):
            report(ViewDiagnostic.UnshapedPart.list(text.unshapedText, in: text.string), about: node)
            if !text.unmatchedScalars.isEmpty { report(.unmatchedCharacters(text.unmatchedScalars), about: node) }
            var reported: Set<String> = []
            for index in text.spans.indices {
                guard let family = text.substitutedFamily(ofSpan: index), reported.insert(family).inserted else {
                    continue
                }
                reportFamily(family, text.metrics(ofSpan: index), about: node)
            }
        }
    }

    private mutating func report(_ unshaped: [ViewDiagnostic.UnshapedPart], about node: NodeID) {
        if !unshaped.isEmpty { report(.unshapedText(unshaped), about: node) }
    }

    private mutating func reportFamily(_ family: String?, _ metrics: FontMetrics, about node: NodeID) {
        guard let family else { return }
        report(.substitutedFont(asked: family, used: metrics.family), about: node)
    }

    private func textSpan(_ string: String, _ attributes: TextAttributes) -> TextSpan {
        TextSpan(cased(string), font: attributes.resolvedFont, letterSpacing: attributes.letterSpacing ?? 0)
    }

    /// Returns a string in the letters of the environment.
    private func cased(_ string: String) -> String {
        switch environment.textCase {
        case .uppercase: pageNumbering == nil ? string.uppercased() : string.uppercasedExceptPageNumbers
        case .lowercase: string.lowercased()
        case nil: string
        }
    }

    fileprivate func ink(_ attributes: TextAttributes) -> TextDrawing.Ink {
        TextDrawing.Ink(
            paint: attributes.style?.paint(in: environment) ?? environment.foregroundPaint,
            underline: attributes.underline.flatMap { $0.isActive ? $0 : nil },
            strikethrough: attributes.strikethrough.flatMap { $0.isActive ? $0 : nil })
    }

    fileprivate func options(_ attributes: TextAttributes) -> TextOptions {
        var options = TextOptions(
            lineLimit: environment.lineLimit, reservesSpace: environment.reservesLineSpace,
            truncation: environment.truncationMode.option, alignment: environment.multilineTextAlignment.option,
            layoutDirection: environment.layoutDirection, lineSpacing: environment.lineSpacing,
            letterSpacing: attributes.letterSpacing ?? 0)
        options.lineHeight = environment.lineHeight
        options.wrapping = environment.textWrapping
        options.minimumLineCount = environment.minimumLineCount
        return options
    }
}

/// What a text without attributes of its own is made with in an environment. A class, because texts copy it.
final class PlainTextStyle {
    let font: Font
    let options: TextOptions
    let inks: [TextDrawing.Ink]

    fileprivate init(in lowering: Lowering) {
        let attributes = lowering.environment.text
        font = attributes.resolvedFont
        options = lowering.options(attributes)
        inks = [lowering.ink(attributes)]
    }
}

extension TextDrawing {
    /// Measures the text. The functions refer to the drawing alone, so that they take no memory.
    var measure: LeafMeasure {
        if styled.minimumScale < 1 {
            return LeafMeasure(
                firstTextBaseline: { self.fitting.firstBaseline(in: $0) },
                lastTextBaseline: { self.fitting.lastBaseline(in: $0) },
                measure: { self.fitting.size(width: $0.width, height: $0.height) })
        }
        if let commonLineHeight {
            return LeafMeasure(
                traits: .wrappingText, lineHeight: commonLineHeight,
                firstTextBaseline: { self.typeset.firstBaseline(in: $0) },
                lastTextBaseline: { self.typeset.lastBaseline(in: $0) },
                measure: { self.typeset.size(width: $0.width, height: nil) })
        }
        // Lines with line spacing or of several heights are dropped by their own rule.
        return LeafMeasure(
            traits: [.widthIgnoresHeight, .maximumIsIdeal],
            firstTextBaseline: { self.typeset.firstBaseline(in: $0) },
            lastTextBaseline: { self.typeset.lastBaseline(in: $0) },
            measure: { self.typeset.size(width: $0.width, height: $0.height) })
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

extension String {
    /// The string in capital letters, except for the placeholders of page numbers.
    fileprivate var uppercasedExceptPageNumbers: String {
        uppercased().replacing("{PAGE}", with: "{page}").replacing("{PAGES}", with: "{pages}")
    }
}
