import Foundation
import Mullion
import Testing

/// Keys of string catalogs in views.
@Suite("Views: texts of string catalogs")
struct LocalizedTextTests {
    private let catalog = """
        {"sourceLanguage": "en", "strings": {
          "Settings": {"localizations": {"de": {"stringUnit": {"value": "Einstellungen"}}}},
          "Only English": {},
          "welcome.title": {"localizations": {"en": {"stringUnit": {"value": "Welcome"}}}},
          "Brand": {"shouldTranslate": false},
          "Hello, **%@**!": {"localizations": {"de": {"stringUnit": {"value": "Hallo **%@**, schön!"}}}},
          "%@ of %lld": {"localizations": {"de": {"stringUnit": {"value": "%2$lld, davon %1$@"}}}},
          "%lf km": {"localizations": {"de": {"stringUnit": {"value": "%.1f km"}}}},
          "%lld files": {"localizations": {
            "de": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "eine Datei"}}, "other": {"stringUnit": {"value": "%lld Dateien"}}}}},
            "pl": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "%lld plik"}}, "few": {"stringUnit": {"value": "%lld pliki"}},
              "many": {"stringUnit": {"value": "%lld plików"}}, "other": {"stringUnit": {"value": "%lld pliku"}}}}}}},
          "100%% of %@": {"localizations": {"de": {"stringUnit": {"value": "%@ zu 100 %%"}}}}
        }}
        """

    private func withCatalog(_ catalog: String? = nil, _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let language = folder.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        try Data((catalog ?? self.catalog).utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
        try Data("\"Close\" = \"Schließen\";".utf8).write(to: language.appendingPathComponent("Menu.strings"))
        try body(folder)
    }

    /// The texts of a view in a language, with the catalogs of a folder.
    private func texts(_ view: some View, _ language: String, _ folder: URL) -> [String] {
        layout(
            view.environment(\.imageRoot, folder).environment(\.locale, Locale(identifier: language)), 600, 600
        ).texts.map(\.string)
    }

    private func text(_ view: some View, _ language: String, _ folder: URL) -> String {
        texts(view, language, folder).joined()
    }

    @Test("Keys are looked up in the language of the locale")
    func keys() throws {
        try withCatalog { folder in
            #expect(text(Text("Settings"), "de", folder) == "Einstellungen")
            #expect(text(Text("Settings"), "de_AT", folder) == "Einstellungen")
            #expect(text(Text("Settings"), "en", folder) == "Settings")
            #expect(text(Text("Settings"), "fr", folder) == "Settings")
            #expect(text(Text("welcome.title"), "de", folder) == "Welcome")
            #expect(text(Text(verbatim: "Settings"), "de", folder) == "Settings")
            let name = "Settings"
            #expect(text(Text(name), "de", folder) == "Settings")
            #expect(text(Text(LocalizedStringKey(name)), "de", folder) == "Einstellungen")
            #expect(text(Text("Close", tableName: "Menu"), "de", folder) == "Schließen")
            #expect(text(Text("Close", tableName: "Menu"), "en", folder) == "Close")
            #expect(text(Text("Close", tableName: "None"), "de", folder) == "Close")
        }
    }

    @Test("Values are where the translation has them, in its formats, with Markdown around them")
    func values() throws {
        try withCatalog { folder in
            #expect(text(Text("Hello, **\("Ada")**!"), "de", folder) == "Hallo Ada, schön!")
            #expect(texts(Text("Hello, **\("Ada")**!"), "de", folder).contains("Ada"))
            #expect(text(Text("\("3") of \(1234)"), "de", folder) == "1.234, davon 3")
            #expect(text(Text("\("3") of \(1234)"), "en", folder) == "3 of 1,234")
            #expect(text(Text("\(2.25) km"), "de", folder) == "2,2 km")
            #expect(text(Text("\(2.25) km"), "en", folder) == "2.250000 km")
            #expect(text(Text("100% of \("it")"), "de", folder) == "it zu 100 %")
            #expect(text(Text("100% of \("it")"), "en", folder) == "100% of it")
        }
    }

    @Test("The form of a text follows its number, in the language's rule")
    func plurals() throws {
        try withCatalog { folder in
            func files(_ count: Int, _ language: String) -> String { text(Text("\(count) files"), language, folder) }
            #expect(files(1, "de") == "eine Datei")
            #expect(files(12_345, "de") == "12.345 Dateien")
            #expect(
                [1, 2, 5, 12, 22].map { files($0, "pl") } == ["1 plik", "2 pliki", "5 plików", "12 plików", "22 pliki"])
            #expect(files(1, "en") == "1 files")
        }
    }

    @Test("Titles of controls and navigation are keys too")
    func controls() throws {
        try withCatalog { folder in
            #expect(texts(Button("Settings") {}, "de", folder) == ["Einstellungen"])
            #expect(texts(Label("Settings", systemImage: "gear"), "de", folder).contains("Einstellungen"))
            #expect(texts(Toggle("Settings", isOn: .constant(true)), "de", folder) == ["Einstellungen"])
            #expect(texts(List { Section("Settings") { Text("Brand") } }, "de", folder).contains("Einstellungen"))
            let screen = NavigationStack { Text("Brand").navigationTitle("Settings") }
            #expect(texts(screen, "de", folder).contains("Einstellungen"))
            #expect(texts(TextField("Settings", text: .constant("")), "de", folder) == ["Einstellungen"])
        }
    }

    @Test("Texts without a translation, and catalogs that cannot be read, are findings")
    func findings() throws {
        try withCatalog { folder in
            func findings(_ view: some View, _ language: String) -> [ViewDiagnostic.Kind] {
                layout(
                    view.environment(\.imageRoot, folder).environment(\.locale, Locale(identifier: language)), 600, 600
                ).diagnostics.map(\.kind)
            }
            #expect(
                findings(Text("Only English"), "de") == [
                    .untranslatedText(key: "Only English", table: "Localizable", language: "de")
                ])
            #expect(findings(Text("Only English"), "en").isEmpty)
            #expect(findings(Text("Only English"), "fr").isEmpty)
            #expect(findings(Text("Brand"), "de").isEmpty)
            #expect(findings(Text("Unknown"), "de").isEmpty)
        }
        try withCatalog("{\"strings\": [}") { folder in
            let picture = layout(
                VStack {
                    Text("a"); Text("b")
                }.environment(\.imageRoot, folder), 600, 600)
            #expect(picture.diagnostics.count == 1)
            #expect(picture.diagnostics[0].sentence.hasPrefix("Localizable.xcstrings:1:14: error: "))
        }
    }

    @Test("A host draws the texts anew in another language")
    func host() throws {
        try withCatalog { folder in
            struct Screen: View {
                @State var language = "en"
                var body: some View {
                    Button("Settings") { language = "de" }.environment(\.locale, Locale(identifier: language))
                }
            }
            let host = ViewHost(Screen().environment(\.imageRoot, folder))
            #expect(host.layout().texts.map(\.string) == ["Settings"])
            host.send(.tap(at: CGPoint(x: 5, y: 5)))
            #expect(host.layout().texts.map(\.string) == ["Einstellungen"])
        }
    }

    @Test(
        "Numbers are written as Foundation's formats write them",
        arguments: ["en_US", "de_DE", "ar_EG", "hi_IN", "es_ES"])
    func numbers(_ identifier: String) throws {
        let locale = Locale(identifier: identifier)
        func shown(_ text: Text) -> String {
            layout(text.environment(\.locale, locale), 600, 600).texts.map(\.string).joined()
        }
        for number in [0, 7, 123, 999, 1_000, 9_999, 10_000, 1_234_567, -5, -1_234, .max, .min] {
            #expect(shown(Text("\(number)")) == String(format: "%lld", locale: locale, number), "\(number)")
        }
        for number in [0, 0.5, -2.25, 1_234.5, 1e9] {
            #expect(shown(Text("\(number)")) == String(format: "%lf", locale: locale, number), "\(number)")
            #expect(
                shown(Text("\(number, specifier: "%.2f")")) == String(format: "%.2f", locale: locale, number),
                "\(number)")
        }
        #expect(shown(Text(UInt8(200).description)) == "200")
        #expect(shown(Text("\(UInt64.max)")) == String(format: "%llu", locale: locale, UInt64.max))
        #expect(shown(Text(0.25, format: .percent)) == 0.25.formatted(.percent.locale(locale)))
    }

    @Test("Numbers beyond the range of a format are drawn without a trap")
    func extremes() {
        for number in [Double.nan, .infinity, 1e300, -1e300] {
            let picture = layout(Text("\(number, specifier: "%d") \(number, specifier: "%x") \(number)"), 600, 60)
            #expect(!picture.texts.isEmpty)
        }
    }
}
