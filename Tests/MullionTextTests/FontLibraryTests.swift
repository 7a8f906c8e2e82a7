import Foundation
import MullionGeometry
import Testing

@testable import MullionText

@Suite struct FontLibraryTests {
    private static let dejaVu = "/usr/share/fonts/truetype/dejavu"
    private static let hasDejaVu = FileManager.default.fileExists(atPath: "\(dejaVu)/DejaVuSerif.ttf")

    @Test("Text in the embedded families lists no folders, in any spelling")
    func lazy() {
        let library = FontLibrary(systemFolders: ["/no/such/folder"])
        for family in [Font.defaultFamily, "dejavu sans", "DejaVu Sans Mono"] {
            #expect(library.measure("a", font: Font(family: family, size: 9)).substitutedFamily == nil)
        }
        #expect(!library.hasListedSystemFolders)
        #expect(library.measure("a", font: Font(family: "None", size: 9)).substitutedFamily == "None")
        #expect(library.hasListedSystemFolders)
    }

    @Test("A library without the system's folders measures unknown families with the embedded metrics")
    func withoutSystem() {
        let text = FontLibrary(systemFolders: []).measure("a", font: Font(family: "DejaVu Serif", size: 9))
        #expect(text.substitutedFamily == "DejaVu Serif")
        #expect(text.metrics.family == "DejaVu Sans")
    }

    @Test("A family is found in folders, by weight and slant", .enabled(if: hasDejaVu, "DejaVu is not installed"))
    func folders() {
        for library in [
            FontLibrary(folders: [Self.dejaVu], systemFolders: []), FontLibrary(systemFolders: [Self.dejaVu]),
        ] {
            let bold = library.metrics(for: Font(family: "dejavu serif", size: 9, weight: .bold))
            #expect(bold.family == "DejaVu Serif" && bold.weight == .bold)
            let regular = library.metrics(for: Font(family: "DejaVu Serif", size: 9))
            #expect(regular.weight == .regular && !regular.isItalic)
        }
    }

    @Test(
        "Given faces come before folders, and folders before the embedded metrics",
        .enabled(if: hasDejaVu, "DejaVu is not installed"))
    func order() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let sans = try FontFile(path: "\(Self.dejaVu)/DejaVuSans.ttf")
        let given = FontLibrary(faces: [sans], folders: [folder.path], systemFolders: [])
        // The embedded metrics have no glyph for a ligature.
        #expect(given.metrics(for: Font(size: 9)).hasGlyph(for: "ﬁ"))
        let without = FontLibrary(folders: [folder.path], systemFolders: [])
        #expect(!without.metrics(for: Font(size: 9)).hasGlyph(for: "ﬁ"))
        try FileManager.default.copyItem(
            atPath: "\(Self.dejaVu)/DejaVuSans.ttf", toPath: folder.appendingPathComponent("a.TTF").path)
        let found = FontLibrary(folders: [folder.path], systemFolders: [])
        #expect(found.metrics(for: Font(size: 9)).hasGlyph(for: "ﬁ"))
    }

    @Test(
        "A damaged face in a folder is passed over for the next one",
        .enabled(if: hasDejaVu, "DejaVu is not installed"))
    func damaged() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var bytes = try Data(contentsOf: URL(fileURLWithPath: "\(Self.dejaVu)/DejaVuSerif.ttf"))
        try bytes.write(to: folder.appendingPathComponent("b.ttf"))
        // Its names can be read, its widths not.
        let entry = try #require(bytes.range(of: Data("hmtx".utf8)))
        bytes.replaceSubrange((entry.lowerBound + 12)..<(entry.lowerBound + 16), with: [0, 0, 0, 3])
        try bytes.write(to: folder.appendingPathComponent("a.ttf"))
        try Data("no font".utf8).write(to: folder.appendingPathComponent("c.ttf"))
        let library = FontLibrary(folders: [folder.path], systemFolders: [])
        #expect(library.metrics(for: Font(family: "DejaVu Serif", size: 9)).family == "DejaVu Serif")
    }

    @Test("Many threads may ask at once", .enabled(if: hasDejaVu, "DejaVu is not installed"))
    func threads() async {
        let library = FontLibrary(folders: [Self.dejaVu], systemFolders: [])
        let families = await withTaskGroup(of: String.self) { group in
            for index in 0..<16 {
                group.addTask {
                    library.metrics(for: Font(family: index % 2 == 0 ? "DejaVu Serif" : "None", size: 9)).family
                }
            }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(families == ["DejaVu Serif", "DejaVu Sans"])
    }

    @Test(
        "The class of a family follows from its name",
        arguments: [
            ("Georgia", FontClass.serif), ("Noto Serif", .serif), ("PT Sans", .sansSerif), ("Open Sans", .sansSerif),
            ("Merriweather Sans", .sansSerif), ("Times New Roman", .serif), ("Fira Code", .monospaced),
            ("JetBrains Mono", .monospaced), ("Helvetica", .sansSerif), ("", .sansSerif),
        ])
    func nameClass(_ family: String, _ expected: FontClass) { #expect(FontClass(ofFamily: family) == expected) }

    @Test(
        "An unknown family is replaced by one of its class, and a library lists its faces",
        .enabled(if: hasDejaVu, "DejaVu is not installed"))
    func classes() throws {
        let library = FontLibrary(systemFolders: [Self.dejaVu])
        for (family, used) in [("Georgia", "DejaVu Serif"), ("Menlo", "DejaVu Sans Mono"), ("Arial", "DejaVu Sans")] {
            let text = library.measure("a", font: Font(family: family, size: 9, weight: .bold))
            #expect(text.metrics.family == used && text.substitutedFamily == family)
        }
        #expect(library.metrics(for: Font(family: "Georgia", size: 9, weight: .bold)).weight == .bold)
        let face = try #require(library.allFaces.first { $0.path == "\(Self.dejaVu)/DejaVuSerif.ttf" })
        #expect(face.fontClass == .serif && face.weight == .regular && !face.isItalic)
        #expect(library.allFaces.contains { $0.family == "DejaVu Sans" && $0.path == nil })
        let mono = try #require(library.allFaces.first { $0.path == "\(Self.dejaVu)/DejaVuSansMono.ttf" })
        #expect(mono.fontClass == .monospaced)
    }

    @Test("Added faces come first, under the family that they are given", .enabled(if: hasDejaVu, "DejaVu is missing"))
    func adding() throws {
        let serif = try FontFile(path: "\(Self.dejaVu)/DejaVuSerif.ttf", family: "Brand")
        for measurer in [FontLibrary(systemFolders: []), MetricsTextMeasurer()] as [any TextMeasurer] {
            let added = measurer.adding([serif])
            #expect(added.metrics(for: Font(family: "brand", size: 9)) === serif.metrics)
            #expect(added.metrics(for: Font(family: "DejaVu Serif", size: 9)).family == "DejaVu Sans")
        }
    }
}
