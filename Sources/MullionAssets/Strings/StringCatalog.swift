import MullionSource

/// The texts of a program by language and key: a string catalog (`.xcstrings`), or a strings file in one language.
public struct StringCatalog: Sendable {
    /// The largest size of a file in bytes.
    public static let byteLimit = 32 << 20

    /// The language of the keys; nil for a strings file.
    public private(set) var sourceLanguage: String?
    /// The texts by language and key.
    package private(set) var texts: [String: [String: LocalizedText]] = [:]
    /// The keys, and whether each is to be translated; empty for a strings file.
    private(set) var keys: [String: Bool] = [:]

    /// Creates the texts of a strings file in one language.
    ///
    /// - Throws: `StringsFileError` with the position of the first error.
    public init(stringsFile bytes: [UInt8], language: String) throws(StringsFileError) {
        texts[language] = try StringsFileReader.texts(of: bytes).mapValues { LocalizedText(.text($0)) }
    }

    /// Creates the texts of a string catalog.
    ///
    /// - Throws: `StringsFileError` with the position of the first error.
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public init(_ bytes: [UInt8]) throws(StringsFileError) {
        do throws(DocumentError) {
            let tape = try JSONReader.read(bytes, sizeLimit: Self.byteLimit)
            try read(JSONCursor(tape: tape, row: 0))
        } catch {
            if case .tooLarge(let limit) = error.problem {
                throw StringsFileError(.tooLarge(limit: limit), at: error.position)
            }
            throw StringsFileError(.catalog(error.message), at: error.position)
        }
    }

    private mutating func read(_ catalog: JSONCursor) throws(DocumentError) {
        guard let strings = try catalog.member("strings") else {
            throw catalog.error(.missingKey("strings", of: "a string catalog", hint: nil))
        }
        sourceLanguage = try catalog.member("sourceLanguage")?.string()
        for (key, entry) in try strings.members() {
            keys[key] = try entry.member("shouldTranslate").map { $0.kind != .false } ?? true
            for (language, localization) in try entry.member("localizations")?.members() ?? [] {
                guard let variation = try Self.variation(localization) else { continue }
                var text = LocalizedText(variation)
                for (name, part) in try localization.member("substitutions")?.members() ?? [] {
                    text.substitutions[name] = try Self.substitution(part)
                }
                texts[language, default: [:]][key] = text
            }
        }
    }

    /// Returns the text of a localization with its variations; nil if it has none.
    private static func variation(_ unit: JSONCursor, depth: Int = 0) throws(DocumentError)
        -> LocalizedText.Variation?
    {
        if let variations = try unit.member("variations") {
            guard depth < 4 else { throw variations.mismatch("at most four levels of variations") }
            var plural: [PluralCategory: LocalizedText.Variation] = [:]
            for (name, form) in try variations.member("plural")?.members() ?? [] {
                guard let category = PluralCategory(rawValue: name) else { continue }
                plural[category] = try variation(form, depth: depth + 1)
            }
            if !plural.isEmpty { return .plural(plural) }
            var device: [String: LocalizedText.Variation] = [:]
            for (name, form) in try variations.member("device")?.members() ?? [] {
                device[name] = try variation(form, depth: depth + 1)
            }
            if !device.isEmpty { return .device(device) }
        }
        guard let text = try unit.member("stringUnit")?.member("value")?.string() else { return nil }
        return .text(text)
    }

    private static func substitution(_ part: JSONCursor) throws(DocumentError) -> LocalizedText.Substitution? {
        guard let variation = try variation(part) else { return nil }
        let specifier = try part.member("formatSpecifier")?.string() ?? "lld"
        var parsed = StringFormat.Specifier(options: "", precision: nil, conversion: "d")
        if case .argument(_, let read)? = StringFormat("%" + specifier).pieces.first { parsed = read }
        let number = try part.member("argNum")?.number("a number from 1 to 99")
        let index = number.flatMap { (1...99).contains($0) ? Int($0) - 1 : nil }
        return LocalizedText.Substitution(argument: index, specifier: parsed, variation: variation)
    }
}

extension JSONCursor {
    /// Returns the value of a key of an object; nil if it is missing or null.
    fileprivate func member(_ key: String) throws(DocumentError) -> JSONCursor? {
        guard kind == .object else { throw mismatch("an object") }
        return field(key).flatMap { $0.kind == .null ? nil : $0 }
    }
}
