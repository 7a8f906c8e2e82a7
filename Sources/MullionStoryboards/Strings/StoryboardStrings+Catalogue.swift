extension StoryboardStrings {
    /// Returns the languages of a string catalog, `.xcstrings`, sorted by name.
    static func catalogue(_ bytes: [UInt8], table: String) throws(StoryboardStringsError) -> [StoryboardStrings] {
        var texts: [String: [String: String]] = [:]
        do throws(DocumentError) {
            let tape = try JSONReader.read(bytes, sizeLimit: StoryboardDocument.byteLimit)
            let catalogue = JSONCursor(tape: tape, row: 0)
            guard let strings = try catalogue.member("strings") else {
                throw catalogue.error(.missingKey("strings", of: "a string catalog", hint: nil))
            }
            for (key, entry) in try strings.members() {
                for (language, localization) in try entry.member("localizations")?.members() ?? [] {
                    // Of plural and device variations, the longest text needs the most room.
                    let longest = try values(of: localization).max { ($0.count, $0) < ($1.count, $1) }
                    if let longest { texts[language, default: [:]][key] = longest }
                }
            }
        } catch {
            if case .tooLarge(let limit) = error.problem {
                throw StoryboardStringsError(.tooLarge(limit: limit), at: error.position)
            }
            throw StoryboardStringsError(.catalogue(error.message), at: error.position)
        }
        return texts.sorted { $0.key < $1.key }.map {
            StoryboardStrings(language: $0.key, table: table, texts: $0.value)
        }
    }

    /// Returns the text of a localization, and those of its variations by kind, such as "plural", and value.
    private static func values(of localization: JSONCursor, depth: Int = 0) throws(DocumentError) -> [String] {
        var values: [String] = []
        if let value = try localization.member("stringUnit")?.member("value") { values.append(try value.string()) }
        guard depth < 4, let variations = try localization.member("variations") else { return values }
        for (_, kind) in try variations.members() {
            for (_, variation) in try kind.members() { values += try Self.values(of: variation, depth: depth + 1) }
        }
        return values
    }
}

extension JSONCursor {
    /// Returns the value of a key of an object; nil if it is missing or null.
    fileprivate func member(_ key: String) throws(DocumentError) -> JSONCursor? {
        guard kind == .object else { throw mismatch("an object") }
        return field(key).flatMap { $0.kind == .null ? nil : $0 }
    }
}
