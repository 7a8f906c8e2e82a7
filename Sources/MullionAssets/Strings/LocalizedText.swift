/// The text of a key in one language, with the variations that a string catalog has of it.
package struct LocalizedText: Hashable, Sendable {
    /// A text, or one of several by a number or by the device.
    package indirect enum Variation: Hashable, Sendable {
        case text(String)
        case plural([PluralCategory: Variation])
        case device([String: Variation])
    }

    /// A part of the text that depends on a number of its own.
    package struct Substitution: Hashable, Sendable {
        /// The index of the value; nil for the place of the substitution among the others.
        package var argument: Int?
        package var specifier: StringFormat.Specifier
        package var variation: Variation
    }

    package var variation: Variation
    package var substitutions: [String: Substitution] = [:]

    package init(_ variation: Variation) { self.variation = variation }

    /// The longest text, which needs the most room; nil without texts.
    package var longest: String? { variation.texts.max { ($0.count, $0) < ($1.count, $1) } }

    /// Returns the text for values in a language, in parts that refer to the values.
    ///
    /// The first number determines the variation of the text, and for a substitution the value that it names. The text
    /// of the iPhone is taken, or else that of other devices.
    ///
    /// - Parameter numbers: The values as numbers; nil for each that is not one.
    package func pieces(_ numbers: [PluralNumber?], language: String) -> [StringFormat.Piece] {
        let text = variation.text(for: numbers.compactMap { $0 }.first, language)
        guard !numbers.isEmpty else { return [.literal(text)] }
        var next = 0
        return StringFormat(text).pieces.flatMap { piece -> [StringFormat.Piece] in
            guard case .substitution(let name) = piece else { return [piece] }
            guard let substitution = substitutions[name] else { return [.literal(name)] }
            let index = substitution.argument ?? next
            next = index + 1
            let number = numbers.indices.contains(index) ? numbers[index] : nil
            return StringFormat(
                substitution.variation.text(for: number, language), value: .argument(index, substitution.specifier)
            ).pieces
        }
    }
}

extension LocalizedText.Variation {
    /// All texts, at most as deep as the reader allows.
    fileprivate var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .plural(let forms): forms.values.flatMap(\.texts)
        case .device(let forms): forms.values.flatMap(\.texts)
        }
    }

    fileprivate func text(for number: PluralNumber?, _ language: String) -> String {
        switch self {
        case .text(let text): return text
        case .plural(let forms):
            // As Apple's systems do, texts for zero hold for 0 in every language that has them in its catalog.
            let category = number.map { PluralCategory($0, language: language) } ?? .other
            let zero = number?.value == 0 ? forms[.zero] : nil
            let form =
                zero ?? forms[category] ?? forms[.other] ?? forms.min { $0.key.rawValue < $1.key.rawValue }?.value
            return form?.text(for: number, language) ?? ""
        case .device(let forms):
            let form = forms["iphone"] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value
            return form?.text(for: number, language) ?? ""
        }
    }
}
