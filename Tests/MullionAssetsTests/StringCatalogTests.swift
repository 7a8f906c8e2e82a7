import Foundation
import MullionTestSupport
import Testing

@testable import MullionAssets

@Suite("Assets: string catalogs")
struct StringCatalogTests {
    private let text = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Hello": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
            "fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}}}},
          "Mullion": {"shouldTranslate": false},
          "New": {},
          "%lld files": {"localizations": {
            "de": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "%lld Datei"}}, "other": {"stringUnit": {"value": "%lld Dateien"}}}}},
            "en": {"variations": {"plural": {
              "zero": {"stringUnit": {"value": "No files"}},
              "one": {"stringUnit": {"value": "One file"}}, "other": {"stringUnit": {"value": "%lld files"}}}}}}},
          "Tap": {"localizations": {"en": {"variations": {"device": {
            "mac": {"stringUnit": {"value": "Click"}}, "iphone": {"stringUnit": {"value": "Tap"}}}}}}},
          "%lld files in %lld folders": {"localizations": {"en": {
            "stringUnit": {"value": "%#@files@ in %#@folders@"},
            "substitutions": {
              "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"value": "%arg file"}}, "other": {"stringUnit": {"value": "%arg files"}}}}},
              "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"value": "one folder"}}, "other": {"stringUnit": {"value": "%arg folders"}}}}}
            }}}}
        }}
        """

    private func shown(_ key: String, _ numbers: [Int], _ language: String) throws -> String? {
        let catalog = try StringCatalog(Array(text.utf8))
        return catalog.texts[language]?[key]?.pieces(numbers.map { PluralNumber($0) }, language: language)
            .map { piece in
                switch piece {
                case .literal(let string), .substitution(let string): string
                case .argument(let index, _): "\(numbers[index])"
                }
            }.joined()
    }

    @Test("Texts, their forms for numbers and devices, and substitutions")
    func forms() throws {
        #expect(try shown("Hello", [], "de") == "Hallo")
        #expect(try shown("%lld files", [1], "de") == "1 Datei")
        #expect(try shown("%lld files", [0], "de") == "0 Dateien")
        #expect(try shown("%lld files", [0], "en") == "No files")
        #expect(try shown("%lld files", [1], "en") == "One file")
        #expect(try shown("Tap", [], "en") == "Tap")
        #expect(try shown("%lld files in %lld folders", [1, 3], "en") == "1 file in 3 folders")
        #expect(try shown("%lld files in %lld folders", [2, 1], "en") == "2 files in one folder")
    }

    @Test(
        "Errors name line and column",
        arguments: [
            ("[]", "1:1: error: not a string catalog"), ("{\"strings\": []}", "1:13: error: not a string catalog"),
            ("{}", "1:1: error: not a string catalog"),
            ("{\"strings\": {\"a\": {\"localizations\": {\"de\": 3}}}}", "1:44: error: not a string catalog"),
        ])
    func errors(_ text: String, _ start: String) {
        do throws(StringsFileError) {
            _ = try StringCatalog(Array(text.utf8))
            Issue.record("no error")
        } catch { #expect(error.description.hasPrefix(start), "\(error)") }
    }

    @Test("Damaged catalogs are read or refused, never more")
    func damaged() {
        var random = SplitMix64(seed: 11)
        let bytes = Array(text.utf8)
        for _ in 0..<300 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: damaged.indices, using: &random)
                if Bool.random(using: &random) {
                    damaged.remove(at: index)
                } else {
                    damaged[index] = UInt8.random(in: 32...126, using: &random)
                }
            }
            guard let catalog = try? StringCatalog(damaged) else { continue }
            for (language, texts) in catalog.texts {
                for text in texts.values { _ = text.pieces([PluralNumber(2), nil], language: language) }
            }
        }
    }

    @Test(
        "The language that fits a locale",
        arguments: [
            ("zh-TW", "zh-Hant"), ("zh_HK", "zh-Hant"), ("zh-CN", "zh-Hans"), ("zh", "zh-Hans"), ("pt-BR", "pt-BR"),
            ("pt-PT", "pt-PT"), ("de_AT", "de"), ("no", "nb"), ("iw", "he"), ("en-AU", "en"), ("en-GB", "en-GB"),
            ("sr-Latn-RS", "sr-Latn"), ("sr", "sr"),
        ])
    func languages(_ locale: String, _ expected: String) {
        let languages = ["de", "en", "en-GB", "he", "nb", "pt-BR", "pt-PT", "sr", "sr-Latn", "zh-Hans", "zh-Hant"]
        let matcher = LanguageMatcher()
        #expect(matcher.best(of: languages, for: Locale(identifier: locale)) == expected)
        #expect(matcher.best(of: ["fr"], for: Locale(identifier: locale)) == nil)
    }
}
