import Foundation
import Mullion
import MullionTestSupport
import Testing

@Suite struct DocumentFontTests {
    private static let dejaVu = "/usr/share/fonts/truetype/dejavu"
    private static let hasSerif = FileManager.default.fileExists(atPath: "\(dejaVu)/DejaVuSerif-Bold.ttf")

    /// The fonts of the runs of a document whose root has modifiers.
    private func fonts(_ children: String, _ modifiers: String) throws -> [TextRun.Font] {
        let document = try Document(
            json:
                #"{"version": 1, "root": {"kind": "vStack", "children": [\#(children)], "modifiers": [\#(modifiers)]}}"#
        )
        return fonts(document.layout(measurer: Named()))
    }

    private func fonts(_ document: LaidOutDocument) -> [TextRun.Font] {
        document.view.displayList.commands.compactMap { if case .text(let run) = $0 { run.font } else { nil } }
    }

    /// Has every family, in the metrics of the default one.
    private struct Named: TextMeasurer {
        func metrics(for font: Font) -> FontMetrics {
            FontMetrics(
                family: font.family ?? "default", unitsPerEm: 10, ascent: 8, descent: 2, missingAdvance: 5, runs: [])
        }
    }

    @Test("A family set on the root holds for the fonts inside that name none")
    func inherited() throws {
        let found = try fonts(
            #"""
            {"kind": "text", "text": "a", "font": "title"}, {"kind": "text", "text": "b", "font": 20},
            {"kind": "text", "text": "c", "modifiers": [{"font": {"weight": "bold"}}]},
            {"kind": "text", "text": "d", "font": {"family": "Other", "size": 9}},
            {"kind": "text", "text": "e", "fontFamily": "Third"},
            {"kind": "text", "text": ["f", {"text": "g", "monospaced": true}]}
            """#, #"{"font": {"family": "Brand"}}"#)
        #expect(found.map(\.family) == ["Brand", "Brand", "Brand", "Other", "Third", "Brand", "default"])
        #expect(found.map(\.size) == [28, 20, 17, 9, 17, 17, 17])
        #expect(found[2].weight == .bold && found[3].weight == .regular)
    }

    @Test("A font object without a size keeps that of the inherited font")
    func withoutSize() throws {
        let found = try fonts(
            #"{"kind": "text", "text": "a", "font": {"italic": true}, "fontWeight": "black"}"#,
            #"{"fontFamily": "Near"}, {"font": {"family": "Brand", "size": 30}}"#)
        #expect(found == [TextRun.Font(family: "Near", size: 30, weight: .black, isItalic: true)])
    }

    @Test("Views inherit a family in the same way")
    func views() {
        let view = VStack {
            Text("a").font(.title)
            Text("b").fontFamily("Own")
            Text("c").font(.custom("Named", size: 9)).fontFamily("Own")
        }
        .fontFamily("Brand")
        var renderer = ViewRenderer(view)
        renderer.measurer = Named()
        let list = renderer.layout().displayList
        let families = list.commands.compactMap { if case .text(let run) = $0 { run.font.family } else { nil } }
        #expect(families == ["Brand", "Own", "Named"])
    }

    private static let template =
        #"{"version": 1, "fonts": [{"family": "Brand", "files": ["a.ttf", "b.ttf"]}], "root": {"kind": "text", "text": "é", "font": {"family": "brand", "size": 20, "weight": "bold"}}}"#

    @Test("A document gives a family its files", .enabled(if: hasSerif, "DejaVu Serif is not installed"))
    func files() throws {
        let folder = try makeFolder(["a.ttf": "DejaVuSerif.ttf", "b.ttf": "DejaVuSerif-Bold.ttf"])
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let template = try DocumentTemplate(json: Self.template)
        for measurer in [FontLibrary(systemFolders: []), MetricsTextMeasurer()] as [any TextMeasurer] {
            let document = try template.filled(with: nil, resources: ResourceFolder(path: folder))
            let laidOut = document.layout(measurer: measurer)
            #expect(laidOut.diagnostics.isEmpty)
            #expect(
                fonts(laidOut) == [TextRun.Font(family: "Brand", size: 20, weight: .bold, hasSerifs: true)])
            let bold = try FontFile(path: "\(Self.dejaVu)/DejaVuSerif-Bold.ttf").metrics
            #expect(laidOut.view.size.width == CGFloat(bold.advanceWidth(of: "é")) * 20 / CGFloat(bold.unitsPerEm))
        }
    }

    private func makeFolder(_ files: [String: String]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (name, source) in files {
            try FileManager.default.copyItem(atPath: "\(Self.dejaVu)/\(source)", toPath: "\(folder)/\(name)")
        }
        return folder
    }

    @Test("A font file that cannot be used is an error that names it, and what is wrong with it")
    func unusable() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("no font".utf8).write(to: URL(fileURLWithPath: "\(folder)/a.ttf"))
        func message(_ fonts: String, _ resources: ResourceFolder?) -> String {
            do {
                _ = try Document(
                    json: #"{"version": 1, "fonts": \#(fonts), "root": {"kind": "spacer"}}"#, resources: resources)
                return "none"
            } catch {
                return error.message
            }
        }
        let resources = ResourceFolder(path: folder)
        func sentence(_ file: String) -> String { #"[{"family": "A", "files": ["\#(file)"]}]"# }
        #expect(
            message(sentence("a.ttf"), resources)
                == "fonts[0].files[0]: the font file \"a.ttf\" cannot be used: the file is no TrueType or OpenType font"
        )
        #expect(message(sentence("b.ttf"), resources).hasSuffix("there is no such file in the folder of the document"))
        #expect(message(sentence("../b.ttf"), resources).contains("leads out of the folder"))
        #expect(message(sentence("a.ttf"), nil).hasSuffix("no folder was given in which files are looked up"))
        #expect(message(#"[{"family": "A"}]"#, resources).contains("a family needs the key \"files\""))
        #expect(message(#"[{"family": "", "files": []}]"#, resources).contains("a family with a name"))
        #expect(message(#"[{"family": "A", "files": []}]"#, resources) == "none")
    }
}
