#if Cairo
import Foundation
import Mullion
import MullionTestSupport
import Testing

@testable import MullionCairo

@Suite("PNG against SVG")
struct SVGComparisonTests {
    static let examples = [
        "badge", "calendar", "card", "chat", "form", "gallery", "organisation", "settings-rtl", "social-card",
    ]

    @Test("An example drawn at once is the picture that rsvg-convert makes of its SVG", arguments: examples)
    func example(_ name: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples")
        let bytes = try Data(contentsOf: folder.appendingPathComponent(name + ".json"))
        let document = try DocumentTemplate(bytes).filled(with: nil, resources: ResourceFolder(path: folder.path))
        let picture = document.layout().view
        let drawn = try PNGRenderer(scale: 2, background: .white).draw(
            picture.displayList, size: picture.canvasSize)
        #expect(drawn.diagnostics.isEmpty)
        if let pictures = ProcessInfo.processInfo.environment["MULLION_PICTURES"] {
            try Data(try drawn.output.pngBytes()).write(to: URL(fileURLWithPath: "\(pictures)/\(name).png"))
        }
        try compare(drawn.output, with: picture.displayList, picture.canvasSize, tolerance: 0.01)
    }

    @Test(
        "Text as outlines is the picture of the text: at most 1 % of the pixels differ by more than 32 of 255",
        arguments: examples + ["scripts/greetings"])
    func outlines(_ name: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples")
        let bytes = try Data(contentsOf: folder.appendingPathComponent(name + ".json"))
        let document = try DocumentTemplate(bytes).filled(with: nil, resources: ResourceFolder(path: folder.path))
        try compareOutlines(document, needsAll: name != "scripts/greetings")
    }

    @Test("Outlines of TrueType and CFF fonts are the picture of their text")
    func outlinesOfFonts() throws {
        let families = ["DejaVu Serif", "Noto Sans CJK JP", "DejaVu Sans Mono"]
        let texts = families.map { family in
            #"{"kind": "text", "text": "AVATAR fi ÅéßЖ 0123 {}&@", "font": {"family": "\#(family)", "size": 22}}"#
        }
        let document = try Document(
            json:
                #"{"version": 1, "root": {"kind": "vStack", "spacing": 9, "children": [\#(texts.joined(separator: ","))]}}"#
        )
        try compareOutlines(document, needsAll: true)
    }

    private func compareOutlines(_ document: Document, needsAll: Bool) throws {
        let fonts = FontLibrary()
        let picture = document.layout(measurer: PangoTextMeasurer(.whereNeeded, other: fonts)).view
        var renderer = SVGRenderer(background: .white)
        let text = renderer.render(picture.displayList, size: picture.canvasSize)
        renderer.textOutput = .outlines
        renderer.outlines = FontOutliner(fonts, other: PangoOutliner())
        let outlines = renderer.render(picture.displayList, size: picture.canvasSize)
        if needsAll { #expect(outlines.diagnostics.isEmpty && !outlines.output.contains("<text")) }
        guard let a = try RSVGConvert.picture(of: text.output, scale: 2),
            let b = try RSVGConvert.picture(of: outlines.output, scale: 2)
        else { return print("rsvg-convert is not installed, so text and outlines are not compared.") }
        #expect((a.width, a.height) == (b.width, b.height))
        let count = zip(a.pixels, b.pixels).count { first, second in
            [UInt32(0), 8, 16].contains { shift in
                abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)) > 32
            }
        }
        #expect(count * 100 <= a.pixels.count, "\(count) of \(a.pixels.count) pixels differ")
    }

    @Test(
        "Text in a font given by its file is drawn with it, whatever family it is given",
        .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf")))
    func givenFont() throws {
        func image(_ family: String, _ faces: [FontFile]) throws -> PixelImage {
            let measurer = PangoTextMeasurer(.never, other: FontLibrary(faces: faces))
            var renderer = ViewRenderer(Text("Illi WWW").font(.custom(family, size: 40)))
            renderer.measurer = measurer
            let picture = renderer.layout()
            return try PNGRenderer(background: .white).draw(picture.displayList, size: picture.canvasSize).output
        }
        let path = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
        let given = try image("House Style", [try FontFile(path: path, family: "House Style")])
        let known = try image("DejaVu Sans Mono", [])
        #expect(given.width == known.width && given.difference(from: known) < 0.001)
        #expect(try image("DejaVu Sans", []).width != given.width)
    }

    @Test(
        "A drawing command is the picture that rsvg-convert makes of its SVG",
        arguments: PixelScene.all.filter { $0.rsvgLacks == nil })
    func scene(_ scene: PixelScene) throws {
        if scene.missing != nil { return }
        let size = CGSize(width: 96, height: 64)
        let drawn = try PNGRenderer(scale: 2, background: .white).draw(scene.list, size: size)
        try compare(drawn.output, with: scene.list, size, tolerance: 0.015)
    }

    /// - Parameter tolerance: How much the numbers may differ on average, of white.
    private func compare(_ drawn: PixelImage, with list: DisplayList, _ size: CGSize, tolerance: Double) throws {
        let svg = SVGRenderer(background: .white).render(list, size: size).output
        guard let other = try RSVGConvert.picture(of: svg, scale: 2) else {
            print("rsvg-convert is not installed, so SVG and PNG are not compared.")
            return
        }
        #expect((drawn.width, drawn.height) == (other.width, other.height))
        let difference = drawn.difference(from: other)
        #expect(difference < tolerance, "the pixels differ by \(difference) of white on average")
    }
}

/// The program of librsvg.
enum RSVGConvert {
    /// The pixels it makes; nil if it is not installed.
    static func picture(of svg: String, scale: Double) throws -> PixelImage? {
        let program = ["/usr/bin/rsvg-convert", "/usr/local/bin/rsvg-convert", "/opt/homebrew/bin/rsvg-convert"]
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let program else { return nil }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (input, output) = (folder.appendingPathComponent("in.svg"), folder.appendingPathComponent("out.png"))
        try Data(svg.utf8).write(to: input)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["--zoom", "\(scale)", "-o", output.path, input.path]
        try process.run()
        process.waitUntilExit()
        return try PixelImage(png: Array(try Data(contentsOf: output)))
    }
}

extension PixelImage {
    /// A picture that was read from PNG.
    init(png bytes: [UInt8]) throws {
        let image = try EncodedImage(bytes)
        let size = CGSize(width: image.pixelWidth, height: image.pixelHeight)
        var list = DisplayList()
        list.image(image, in: CGRect(origin: .zero, size: size))
        self = try PNGRenderer().draw(list, size: size).output
    }

    /// How much the numbers of two pictures of one size differ on average, from 0 to 1.
    func difference(from other: PixelImage) -> Double {
        guard pixels.count == other.pixels.count else { return 1 }
        var sum = 0
        for (pixel, otherPixel) in zip(pixels, other.pixels) {
            for shift in [UInt32(0), 8, 16, 24] {
                sum += abs(Int((pixel >> shift) & 0xFF) - Int((otherPixel >> shift) & 0xFF))
            }
        }
        return Double(sum) / Double(255 * 4 * max(pixels.count, 1))
    }
}
#endif
