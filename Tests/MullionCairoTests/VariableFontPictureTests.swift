#if Cairo
import Foundation
import Mullion
import MullionTestSupport
import Testing

@testable import MullionCairo

/// Text in instances of a variable font, as Pango draws it and as outlines of its glyphs.
@Suite("Pictures of variable fonts")
struct VariableFontPictureTests {
    private static let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/Fonts").path

    /// Fonts as objects of documents.
    private static let styles = [
        #"{"family": "F", "size": 30}"#, #"{"family": "F", "size": 30, "weight": "black"}"#,
        #"{"family": "F", "size": 30, "weight": "light", "italic": true}"#,
        #"{"family": "F", "size": 12, "weight": "semibold"}"#, #"{"family": "F", "size": 60, "width": 80}"#,
        #"{"family": "F", "size": 30, "weight": "bold", "monospacedDigit": true}"#,
    ]

    /// Cairo puts glyphs on whole pixels, outlines are between them: many pixels, so that this does not count.
    private static let scale: CGFloat = 12

    @Test(
        "Pango draws the instance that is measured: at most 1 % of the pixels differ from its outlines by more than 32",
        arguments: ["MullionVariable.ttf", "MullionCompact.otf"], styles)
    func instances(_ file: String, _ style: String) throws {
        try compare(file, family: "\(file) \(style.hashValue)", style)
    }

    private func compare(_ file: String, family: String, _ style: String) throws {
        let name = String(family.filter { $0.isLetter || $0.isNumber })
        let font = style.replacing("\"F\"", with: "\"\(name)\"")
        let json = """
            {"version": 1, "background": "#ffffff", "fonts": [{"family": "\(name)", "files": ["\(file)"]}],
             "root": {"kind": "text", "text": "AO17", "font": \(font), "modifiers": [{"padding": 10}]}}
            """
        let document = try Document(json: json, resources: ResourceFolder(path: Self.fonts))
        let laidOut = document.layout(measurer: PangoTextMeasurer(.never, other: FontLibrary(systemFolders: [])))
        let picture = laidOut.view
        let text = try PNGRenderer(scale: Self.scale, background: .white).draw(
            picture.displayList, size: picture.canvasSize)
        // The same runs as paths.
        let outliner = FontOutliner(laidOut.measurer)
        var outlines = DisplayList()
        for command in picture.displayList.commands {
            guard case .text(let run) = command else {
                outlines.append(command)
                continue
            }
            let outlined = try #require(outliner.outline(of: run))
            outlines.withTransform(CGAffineTransform(translationX: run.origin.x, y: run.origin.y)) { list in
                list.withTransform(outlined.transform) { list in
                    for glyph in outlined.glyphs {
                        let place = CGAffineTransform(translationX: glyph.x, y: 0)
                        list.fill(glyph.outline.applying(place), with: .color(run.color))
                    }
                }
            }
        }
        let paths = try PNGRenderer(scale: Self.scale, background: .white).draw(outlines, size: picture.canvasSize)
        if let pictures = ProcessInfo.processInfo.environment["MULLION_PICTURES"] {
            try Data(try text.output.pngBytes()).write(to: URL(fileURLWithPath: "\(pictures)/\(name)-text.png"))
            try Data(try paths.output.pngBytes()).write(to: URL(fileURLWithPath: "\(pictures)/\(name)-paths.png"))
        }
        let (a, b) = (text.output.pixels, paths.output.pixels)
        let count = zip(a, b).count { first, second in
            first != second
                && [UInt32(0), 8, 16].contains { shift in
                    abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)) > 32
                }
        }
        #expect(count * 100 <= a.count, "\(count) of \(a.count) pixels differ")
    }

    @Test("Digits without a feature are as wide in Pango's text as they are measured")
    func widened() throws {
        // Noto's default digits have one width; the test font without its table GSUB has not.
        var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(Self.fonts)/MullionVariable.ttf")))
        for entry in 0..<(Int(bytes[4]) << 8 | Int(bytes[5]))
        where bytes[(12 + entry * 16)...].starts(with: Array("GSUB".utf8)) {
            bytes[12 + entry * 16] = UInt8(ascii: "X")
        }
        let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("mullion-digits")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("digits.ttf")
        try Data(bytes).write(to: file)
        let json = """
            {"version": 1, "fonts": [{"family": "Plain Digits", "files": ["digits.ttf"]}], "root": {"kind": "text",
             "text": "1111", "font": {"family": "Plain Digits", "size": 40, "monospacedDigit": true}}}
            """
        let document = try Document(json: json, resources: ResourceFolder(path: folder.path))
        let picture = document.layout(measurer: PangoTextMeasurer(.never, other: FontLibrary(systemFolders: []))).view
        let drawn = try PNGRenderer(background: .white).draw(picture.displayList, size: picture.canvasSize).output
        // Each of the four digits is in the middle of a fourth: columns of ink, and of none between them.
        let width = drawn.width
        let inked = (0..<width).map { x in (0..<drawn.height).contains { drawn.pixels[$0 * width + x] & 0xFF < 128 } }
        let starts = (1..<width).filter { inked[$0] && !inked[$0 - 1] }
        #expect(starts.count == 4)
        let steps = zip(starts, starts.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { abs(CGFloat($0) - picture.size.width / 4) <= 1.5 })
    }
}
#endif
