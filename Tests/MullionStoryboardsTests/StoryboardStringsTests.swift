import MullionStoryboards
import Testing

/// What the error about an unknown escape ends with.
private let knownEscapes = #"use \n, \r, \t, \", \', \\ and \U with four digits"#

@Suite("Storyboards: strings files")
struct StoryboardStringsTests {
    private func texts(_ bytes: [UInt8], _ name: String = "de.lproj/Main.strings") throws(StringsFileError)
        -> [String:
        String]
    {
        try StoryboardStrings.languages(in: bytes, name: name).first?.texts ?? [:]
    }

    private func error(_ text: String, _ name: String = "de.lproj/Main.strings") -> StringsFileError? {
        do throws(StringsFileError) {
            _ = try texts(Array(text.utf8), name)
            return nil
        } catch { return error }
    }

    @Test("Keys and values are read between comments of both kinds")
    func entries() throws {
        let text = """
            /* Class = "UILabel"; */
            "a.text" = "Grüße"; // a greeting
            "b.normalTitle"="OK" ;bare.key = "c";
            """
        #expect(try texts(Array(text.utf8)) == ["a.text": "Grüße", "b.normalTitle": "OK", "bare.key": "c"])
        #expect(try texts([]) == [:])
    }

    @Test("Escapes are resolved, two units of UTF-16 to one character")
    func escapes() throws {
        let text = #""a" = "1\n2\t\"3\" \\ \U00E4 \u00e4 \UD83D\UDE00";"#
        #expect(try texts(Array(text.utf8)) == ["a": "1\n2\t\"3\" \\ ä ä 😀"])
    }

    @Test("UTF-8 and UTF-16 in both orders are read by their marks")
    func encodings() throws {
        let text = "\"a\" = \"ä😀\";"
        let expected = ["a": "ä😀"]
        #expect(try texts([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == expected)
        var (little, big): ([UInt8], [UInt8]) = ([0xFF, 0xFE], [0xFE, 0xFF])
        for unit in text.utf16 {
            little += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
            big += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        }
        #expect(try texts(little) == expected)
        #expect(try texts(big) == expected)
        #expect(throws: StringsFileError.self) { try texts(Array(little.dropLast())) }
        #expect(throws: StringsFileError.self) { try texts([0xC3]) }
    }

    @Test(
        "Errors name the line and column",
        arguments: [
            ("\"a\" = \"b\"\n\"c\" = \"d\";", "2:1: error: expected “;”, found “\"”"),
            ("\n  \"a\" \"b\";", "2:7: error: expected “=” or “;”, found “\"”"),
            ("\"a\" = ;", "1:7: error: expected a text in quotes, found “;”"),
            ("/* never", "1:1: error: unterminated comment"),
            ("\"ä\" = \"b", "1:7: error: unterminated text"),
            (#""a" = "\q";"#, #"1:8: error: unknown escape "\q"; "# + knownEscapes),
            (#""a" = "\U12";"#, #"1:8: error: unknown escape "\U12";"; "# + knownEscapes),
            ("<plist/>", "1:1: error: property lists are not supported; export the file as text, \"key\" = \"value\";"),
        ])
    func errors(_ text: String, _ expected: String) {
        #expect(error(text)?.description == expected)
    }

    @Test("The folder tells the language, and the file the document")
    func names() throws {
        let strings = try StoryboardStrings.languages(in: [], name: "App/de.lproj/Main.strings")
        #expect(strings.map(\.language) == ["de"] && strings.map(\.table) == ["Main"])
    }

    @Test("A catalog has several languages, and of plurals the longest text")
    func catalog() throws {
        let text = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"a.text": {"localizations": {
              "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
              "fr": {"variations": {"plural": {"one": {"stringUnit": {"value": "un"}},
                                               "other": {"stringUnit": {"value": "plusieurs"}}}}}}}, "b.text": {}}}
            """
        let languages = try StoryboardStrings.languages(in: Array(text.utf8), name: "Main.xcstrings")
        #expect(languages.map(\.language) == ["de", "fr"])
        #expect(languages.map { $0.texts["a.text"] } == ["Hallo", "plusieurs"])
    }

    @Test("What is no catalog is refused")
    func wrongCatalog() {
        for text in ["", "[]", "{\"strings\": 1}", "{\"strings\": {\"a\":", String(repeating: "[", count: 100_000)] {
            #expect(error(text, "Main.xcstrings") != nil)
        }
        #expect(error("{\n  \"strings\": }", "Main.xcstrings")?.position.line == 2)
    }

    @Test("Garbled files do not crash")
    func hostile() {
        let bytes = Array("/* a */ \"x.text\" = \"\\U00E4 b\"; // c\n\"y\" = \"z\";".utf8)
        var refused = 0
        for place in bytes.indices {
            for byte in [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "*"), 0, 0xFF] {
                var changed = bytes
                changed[place] = byte
                if (try? texts(changed)) == nil { refused += 1 }
            }
            if (try? texts(Array(bytes[..<place]))) == nil { refused += 1 }
        }
        #expect(refused > 0)
    }
}
