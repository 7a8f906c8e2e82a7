import Foundation
import MullionAssets
import MullionText

/// How a text with keys and formats becomes spans in an environment.
///
/// 1. Look the key up in the table of its name, in the language of the locale. `"\(count) files"` is the key
///    "%lld files", for which a German catalog has "%lld Datei" and "%lld Dateien".
/// 2. Choose the form for the number, and split it into text and placeholders.
/// 3. Fill the placeholders with the values, each in the format that the translation asks for.
/// 4. Read the Markdown of the text around the values.
extension Text.Span {
    /// Returns the string of a text that takes nothing from the environment; nil for any other.
    func string(in environment: EnvironmentValues) -> String? {
        switch source {
        case nil: return string
        case .key?:
            return InlineMarkdown.mayBeMarkup(string) || environment.stringTable(Self.defaultTable) != nil
                ? nil : string
        default: return nil
        }
    }

    /// The table of keys that name none.
    private static let defaultTable = "Localizable"

    /// Returns the spans that are drawn.
    ///
    /// - Parameter report: Called with what is found on the way.
    func resolved(
        in environment: EnvironmentValues, _ report: (ViewDiagnostic.Kind) -> Void = { _ in }
    ) -> [Text.Span] {
        switch source {
        case nil: return [self]
        case .key?:
            let text = Self.lookUp(string, Self.defaultTable, environment, report)
            let pieces = text?.text.pieces([], language: text?.language ?? "")
            let string = if case .literal(let translation)? = pieces?.first { translation } else { string }
            guard InlineMarkdown.mayBeMarkup(string) else { return [Text.Span(string: string, attributes: attributes)] }
            return finish(InlineMarkdown([.markup(string)]).spans)
        case .formatted(let format)?:
            return [Text.Span(string: format(environment.ownLocale), attributes: attributes)]
        case .localized(let key, let table)?:
            let arguments = key.arguments
            var parts: [InlineMarkdown.Part]
            if let text = Self.lookUp(string, table, environment, report) {
                parts = text.text.pieces(arguments.map(\.pluralNumber), language: text.language).map { piece in
                    switch piece {
                    case .literal(let string), .substitution(let string): .markup(string)
                    case .argument(let index, let specifier):
                        .verbatim(
                            arguments.indices.contains(index) ? arguments[index].spans(specifier, environment) : [])
                    }
                }
            } else {
                parts = key.parts.map { part in
                    switch part {
                    case .literal(let string): .markup(string)
                    case .argument(let argument): .verbatim(argument.spans(environment))
                    }
                }
            }
            parts.mergeMarkup()
            return finish(InlineMarkdown(parts).spans)
        }
    }

    /// Adds the attributes of the whole span.
    private func finish(_ spans: [Text.Span]) -> [Text.Span] {
        if spans.isEmpty { return [Text.Span(string: "", attributes: attributes)] }
        return spans.map { Text.Span(string: $0.string, attributes: $0.attributes.inheriting(attributes)) }
    }

    /// Returns the text of a key, and its language; nil if the key is the text.
    private static func lookUp(
        _ key: String, _ name: String, _ environment: EnvironmentValues, _ report: (ViewDiagnostic.Kind) -> Void
    ) -> (text: LocalizedText, language: String)? {
        guard let table = environment.stringTable(name) else { return nil }
        for error in table.errors { report(.unreadableStrings(error)) }
        switch table.text(key, for: environment.locale) {
        case .text(let text, let language)?: return (text, language)
        case .untranslated(let language)?:
            report(.untranslatedText(key: key, table: name, language: language))
            return table.sourceText(key)
        case .key?, nil: return nil
        }
    }
}

extension [InlineMarkdown.Part] {
    /// Joins parts of markup that follow each other, so that marks find their partners.
    fileprivate mutating func mergeMarkup() {
        var merged: [InlineMarkdown.Part] = []
        for part in self {
            if case .markup(let string) = part, case .markup(let before)? = merged.last {
                merged[merged.count - 1] = .markup(before + string)
            } else {
                merged.append(part)
            }
        }
        self = merged
    }
}

extension FormatArgument {
    /// Returns the value in the format of the key.
    fileprivate func spans(_ environment: EnvironmentValues) -> [Text.Span] {
        guard specifier != "%@" else { return spans(.object, environment) }
        var pieces = StringFormat(specifier).pieces.makeIterator()
        var result: [Text.Span] = []
        while let piece = pieces.next() {
            switch piece {
            case .literal(let string), .substitution(let string): result.append(Text.Span(string: string))
            case .argument(_, let specifier): result += spans(specifier, environment)
            }
        }
        return result
    }
}

extension Text {
    /// The spans that are drawn in an environment.
    func resolvedSpans(in environment: EnvironmentValues) -> [Span] { spans.flatMap { $0.resolved(in: environment) } }
}
