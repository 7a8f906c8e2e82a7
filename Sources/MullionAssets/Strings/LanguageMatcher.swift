import Foundation

/// Finds which of some languages fits a locale, and remembers the answers.
///
/// The language and the script must be the same, where those without script have the usual one: "zh-TW" fits "zh-Hant"
/// but not "zh-Hans". The same region wins, then no region.
final class LanguageMatcher: @unchecked Sendable {
    private let lock = NSLock()
    /// Used with the lock held.
    private var known: [Key: String?] = [:]

    private struct Key: Hashable {
        var languages: [String]
        var locale: String
    }

    func best(of languages: [String], for locale: Locale) -> String? {
        lock.withLock {
            let key = Key(languages: languages, locale: locale.identifier)
            if let known = known[key] { return known }
            if known.count == 64 { known = [:] }
            let best = Self.find(languages, Self.parts(locale.language))
            known[key] = .some(best)
            return best
        }
    }

    private static func find(_ languages: [String], _ wanted: Parts) -> String? {
        let candidates = languages.compactMap { language -> (language: String, rank: Int)? in
            let parts = parts(Locale.Language(identifier: language))
            guard parts.language == wanted.language, parts.script == wanted.script else { return nil }
            return (language, parts.region == wanted.region ? 0 : parts.region == nil ? 1 : 2)
        }
        return candidates.min { ($0.rank, $0.language) < ($1.rank, $1.language) }?.language
    }

    private struct Parts {
        var language: String
        var script: String
        var region: String?
    }

    private static func parts(_ language: Locale.Language) -> Parts {
        // The maximal identifier has a script, and the current codes instead of old ones such as "iw".
        let parts = language.maximalIdentifier.split { $0 == "-" || $0 == "_" }.map(String.init)
        let code = parts.first ?? ""
        return Parts(
            // Norwegian without a variety is Bokmål.
            language: code == "no" ? "nb" : code,
            script: parts.count > 1 && parts[1].count == 4 ? parts[1] : "",
            region: language.region?.identifier)
    }
}
