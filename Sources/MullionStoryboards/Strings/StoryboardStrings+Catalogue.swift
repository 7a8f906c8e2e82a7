import Foundation

extension StoryboardStrings {
    /// Returns the languages of a string catalog, `.xcstrings`, sorted by name.
    static func catalogue(_ bytes: [UInt8], table: String) throws(StoryboardStringsError) -> [StoryboardStrings] {
        let start = StoryboardPosition(line: 1, column: 1)
        guard bytes.count <= StoryboardDocument.byteLimit else {
            throw StoryboardStringsError(.tooLarge(limit: StoryboardDocument.byteLimit), at: start)
        }
        let catalogue: Catalogue
        do {
            catalogue = try JSONDecoder().decode(Catalogue.self, from: Data(bytes))
        } catch {
            throw StoryboardStringsError(
                .catalogue(reason(error)),
                at: context(error)?.codingPath.isEmpty == false ? start : position(in: bytes) ?? start)
        }
        var texts: [String: [String: String]] = [:]
        for (key, entry) in catalogue.strings {
            for (language, localization) in entry.localizations ?? [:] {
                // Of plural and device variations, the longest text needs the most room.
                let longest = localization.values(depth: 0).max { ($0.count, $0) < ($1.count, $1) }
                if let longest { texts[language, default: [:]][key] = longest }
            }
        }
        return texts.sorted { $0.key < $1.key }.map {
            StoryboardStrings(language: $0.key, table: table, texts: $0.value)
        }
    }

    private struct Catalogue: Decodable {
        var strings: [String: Entry]
    }

    private struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    private struct Localization: Decodable {
        struct Unit: Decodable { var value: String? }
        var stringUnit: Unit?
        /// The variations by kind, such as "plural", and value.
        var variations: [String: [String: Localization]]?

        func values(depth: Int) -> [String] {
            let inner = depth < 4 ? variations?.values.flatMap { Array($0.values) } ?? [] : []
            return (stringUnit?.value.map { [$0] } ?? []) + inner.flatMap { $0.values(depth: depth + 1) }
        }
    }

    private static func context(_ error: any Error) -> DecodingError.Context? {
        switch error {
        case DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
            DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            context
        default: nil
        }
    }

    private static func reason(_ error: any Error) -> String {
        let path = context(error)?.codingPath.map(\.stringValue).joined(separator: ".") ?? ""
        let detail = String((context(error)?.debugDescription ?? "\(error)").prefix(120))
        return path.isEmpty ? detail : "\(detail) (\(path.prefix(80)))"
    }

    /// Returns where the bytes are not JSON. The decoder does not report it; a different reader does, in words that
    /// depend on the platform.
    private static func position(in bytes: [UInt8]) -> StoryboardPosition? {
        do {
            _ = try JSONSerialization.jsonObject(with: Data(bytes))
            return nil
        } catch {
            let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
            if let match = words.firstMatch(of: /line (\d+), column (\d+)/), let line = Int(match.1),
                let column = Int(match.2)
            {
                return StoryboardPosition(line: line, column: column)
            }
            guard let place = words.firstMatch(of: /character (\d+)/).flatMap({ Int($0.1) }) else { return nil }
            let before = bytes[..<min(place, bytes.count)]
            let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            return StoryboardPosition(
                line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: before.count - start + 1)
        }
    }
}
