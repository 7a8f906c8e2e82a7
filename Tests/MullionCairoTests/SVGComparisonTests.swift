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
