import Foundation

/// The texts of one table in all languages, from the string catalogs and strings files of a program.
package final class StringTable: Sendable {
    /// A text that was found by its key.
    package enum Match: Sendable {
        /// A text in a language.
        case text(LocalizedText, language: String)
        /// A key of a language without a text in it: the key is the text.
        case key
        /// A key without a translation into a language for which the table has others.
        case untranslated(language: String)
    }

    /// The name, such as "Localizable".
    package let name: String
    /// What cannot be read, as "file:line:column: error: text".
    package let errors: [String]
    /// The languages, the sources of catalogs among them.
    let languages: [String]
    private let catalogs: [StringCatalog]
    private let matcher = LanguageMatcher()

    init(name: String, files: [URL], read: (URL) throws(AssetCatalogs.Refusal) -> [UInt8]) {
        var (catalogs, errors): ([StringCatalog], [String]) = ([], [])
        for file in files {
            do throws(AssetCatalogs.Refusal) {
                let bytes = try read(file)
                do throws(StringsFileError) {
                    let isCatalog = file.pathExtension.lowercased() == "xcstrings"
                    let folder = file.deletingLastPathComponent()
                    // Strings outside of language folders belong to no language.
                    guard isCatalog || folder.pathExtension == "lproj" else { continue }
                    let language = folder.deletingPathExtension().lastPathComponent
                    catalogs.append(
                        try isCatalog
                            ? StringCatalog(bytes)
                            : StringCatalog(stringsFile: bytes, language: language == "Base" ? "en" : language))
                } catch {
                    errors.append(error.description(file: file.lastPathComponent))
                }
            } catch {
                errors.append("\(file.lastPathComponent): \(error)")
            }
        }
        self.name = name
        self.errors = errors
        self.catalogs = catalogs
        languages = Set(catalogs.flatMap { Array($0.texts.keys) + ($0.sourceLanguage.map { [$0] } ?? []) }).sorted()
    }

    /// Returns the text of a key in the language that fits a locale best, else in the language of the keys; nil if
    /// no file has the key.
    ///
    /// - Complexity: O(number of files) after the first call for a locale.
    package func text(_ key: String, for locale: Locale) -> Match? {
        let best = matcher.best(of: languages, for: locale)
        if let best, let text = catalogs.lazy.compactMap({ $0.texts[best]?[key] }).first {
            return .text(text, language: best)
        }
        for catalog in catalogs {
            guard let isTranslated = catalog.keys[key], let source = catalog.sourceLanguage else { continue }
            if let best, best != source, isTranslated { return .untranslated(language: best) }
            return catalog.texts[source]?[key].map { .text($0, language: source) } ?? .key
        }
        return nil
    }

    /// Returns the text of a key in the language of the keys; nil if it is the key.
    package func sourceText(_ key: String) -> (text: LocalizedText, language: String)? {
        for catalog in catalogs {
            guard let source = catalog.sourceLanguage, let text = catalog.texts[source]?[key] else { continue }
            return (text, source)
        }
        return nil
    }
}
