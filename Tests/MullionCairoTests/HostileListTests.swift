#if Cairo
import Foundation
import Mullion
import MullionCairo
import MullionTestSupport
import Testing

@Suite("Hostile display lists", .timeLimit(.minutes(2)))
struct HostileListTests {
    static let hostileNumbers: [CGFloat] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1e9, .leastNonzeroMagnitude, 0, -1, .greatestFiniteMagnitude,
    ]
    private let size = CGSize(width: 40, height: 30)

    /// Draws a list as pixels and as a page, neither of which may fail.
    @discardableResult private func draw(_ list: DisplayList) throws -> [RenderDiagnostic] {
        let page = try PDFRenderer().render([PDFPage(list, size: size)])
        #expect(page.output.starts(with: "%PDF".utf8))
        return try PNGRenderer().draw(list, size: size).diagnostics
    }

    @Test("Numbers that cannot be drawn are reported, and what follows is drawn", arguments: hostileNumbers)
    func numbers(_ number: CGFloat) throws {
        let rect = CGRect(x: number, y: 2, width: 10, height: number)
        let font = TextRun.Font(family: "DejaVu Sans", size: number)
        let gradient = Gradient(colors: [.black, .white])
        let image = try Fixtures.image("squares.png")
        var list = DisplayList()
        list.fill(Path(rect), with: .black)
        list.fill(Path(ellipseIn: rect), with: .black)
        list.fill(Path(size.rectangle), with: .linearGradient(gradient, from: rect.origin, to: .zero))
        list.fill(
            Path(size.rectangle), with: .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: number))
        list.stroke(Path(rect), with: .black, lineWidth: 1)
        list.stroke(Path(size.rectangle), with: .black, lineWidth: number)
        list.stroke(
            Path(size.rectangle), with: .color(.black),
            style: StrokeStyle(lineWidth: 2, miterLimit: number, dash: [number, 1], dashPhase: number))
        list.text(TextRun("a", at: CGPoint(x: 2, y: 20), font: font))
        list.text(TextRun("a", at: CGPoint(x: number, y: 20), font: PixelScene.font))
        list.text(TextRun("ab", at: CGPoint(x: 2, y: 20), font: PixelScene.font, width: number, letterSpacing: number))
        list.image(image, in: rect)
        list.image("missing", in: rect)
        let scopes: [DrawingCommand] = [
            .pushClip(Path(rect)), .pushTransform(CGAffineTransform(translationX: number, y: 0)),
            .pushTransform(CGAffineTransform(scaleX: number, y: 1)), .pushOpacity(number),
            .pushShadow(Shadow(radius: number)), .pushShadow(Shadow(radius: 2, x: number, y: number)),
        ]
        for scope in scopes {
            list.append(scope)
            list.fill(Path(CGRect(x: 4, y: 4, width: 8, height: 8)), with: .black)
            list.text(TextRun("a", at: CGPoint(x: 2, y: 20), font: PixelScene.font))
            list.append(.pop)
        }
        list.fill(Path(CGRect(x: 30, y: 20, width: 10, height: 10)), with: Color(red: 1, green: 0, blue: 0))
        try draw(list)
        let picture = try PNGRenderer().draw(list, size: size)
        #expect(picture.output.color(x: 35, y: 25) == Color(red: 1, green: 0, blue: 0))
        if !number.isFinite { #expect(picture.diagnostics.count >= 12) }
    }

    @Test(
        "Ten thousand scopes within each other are drawn as far as they go and reported, of every kind",
        arguments: [
            DrawingCommand.pushGroup(name: "a"), .pushClip(Path(CGRect(x: 0, y: 0, width: 40, height: 30))),
            .pushTransform(CGAffineTransform(translationX: 0.001, y: 0)), .pushOpacity(0.99),
            .pushShadow(Shadow(radius: 1, x: 1)), .pushMask,
        ])
    func depth(_ scope: DrawingCommand) throws {
        var list = DisplayList()
        for _ in 0..<10_000 {
            list.append(scope)
            list.fill(Path(CGRect(x: 4, y: 4, width: 8, height: 8)), with: .black)
            if scope == .pushMask { list.append(.applyMask) }
        }
        let diagnostics = try draw(list)
        #expect(diagnostics.contains { $0.kind == .unclosedPushes(count: 10_000) })
        if case .pushGroup = scope { return }
        #expect(diagnostics.contains { if case .nestedTooDeeply = $0.kind { true } else { false } })
    }

    @Test("Pops and masks without a beginning are ignored and reported")
    func unmatched() throws {
        var list = DisplayList([.pop, .applyMask, .pop])
        list.fill(Path(size.rectangle), with: .black)
        list.append(.pushOpacity(1))
        list.append(.applyMask)
        list.append(.pop)
        #expect(
            try draw(list).map(\.kind) == [.unmatchedPop, .misplacedMask, .unmatchedPop, .misplacedMask])
    }

    @Test("Layers of a picture of 64 megapixels within each other take no more than memory for a few")
    func layers() throws {
        var list = DisplayList()
        for index in 0..<400 {
            list.append([.pushOpacity(0.9), .pushMask, .pushShadow(Shadow(radius: 300, x: 1))][index % 3])
            list.fill(Path(CGRect(x: 0, y: 0, width: 8_192, height: 8_192)), with: .black)
        }
        let before = try Memory.peak()
        let picture = try PNGRenderer().draw(list, size: CGSize(width: 8_192, height: 8_192))
        #expect(picture.diagnostics.contains { if case .nestedTooDeeply = $0.kind { true } else { false } })
        if let before, let after = try Memory.peak() {
            // Four times the picture: itself, its copy as an array, a layer, and what Cairo draws a layer with.
            #expect(after - before < 1_100 << 20, "the peak grew by \((after - before) >> 20) MiB")
        }
    }

    @Test(
        "Text that the font library cannot make is left out by name, at any scale, and what follows is drawn",
        arguments: [("B", 65_536, 1), ("سلام", 1_000, 70), ("😀", 8_000, 1), ("B", 16_384, 1)])
    func oversizedText(text: String, size: CGFloat, scale: CGFloat) throws {
        var list = DisplayList()
        let run = TextRun(
            text, at: CGPoint(x: 0, y: 10), font: TextRun.Font(family: "DejaVu Sans", size: size), width: 50)
        list.withTransform(CGAffineTransform(scaleX: scale, y: scale)) { $0.text(run) }
        list.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .black)
        let isDrawn = size * scale <= 16_384 && text == "B"
        #expect(try draw(list).map(\.kind) == (isDrawn ? [] : [.oversizedText(text)]))
        #expect(
            try PDFRenderer().render([PDFPage(list, size: CGSize(width: 20, height: 20))]).diagnostics.isEmpty
                == isDrawn)
    }

    @Test("Sizes that are too large, nothing or no numbers are refused before anything is drawn")
    func sizes() {
        let list = DisplayList()
        let sizes = [
            (0, 10), (10, -1), (CGFloat.nan, 10), (10, .infinity), (16_385, 1), (1, 16_385), (8_193, 8_193),
            (1e300, 1e300),
        ]
        for (width, height) in sizes {
            let size = CGSize(width: width, height: height)
            #expect(throws: CairoError.self) { try PNGRenderer().draw(list, size: size) }
        }
        for scale in [CGFloat.nan, 0, -1, .infinity] {
            #expect(throws: CairoError.self) { try PNGRenderer(scale: scale).draw(list, size: size) }
        }
        #expect(throws: CairoError.unusableSize(width: 40_000, height: 30_000, limit: 67_108_864)) {
            try PNGRenderer(scale: 1_000).draw(list, size: size)
        }
        var renderer = PNGRenderer(scale: 2)
        renderer.limits.pixels = 96
        #expect(throws: Never.self) { try renderer.draw(list, size: CGSize(width: 6, height: 4)) }
        renderer.limits.pixels = 95
        #expect(throws: CairoError.unusableSize(width: 12, height: 8, limit: 95)) {
            try renderer.draw(list, size: CGSize(width: 6, height: 4))
        }
        #expect(throws: CairoError.noPages) { try PDFRenderer().render([]) }
        #expect(throws: CairoError.unusablePage(width: 14_401, height: 1)) {
            try PDFRenderer().render([PDFPage(list, size: CGSize(width: 14_401, height: 1))])
        }
    }

    @Test("Damaged pictures are replaced by a placeholder and reported", arguments: ["png", "jpeg", "gif"])
    func damaged(_ format: String) throws {
        let whole = try Fixtures.image("squares.\(format)").bytes
        var list = DisplayList()
        let half = try EncodedImage(Array(whole.prefix(whole.count * 2 / 3)))
        list.image(half, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        list.fill(Path(CGRect(x: 30, y: 20, width: 10, height: 10)), with: .black)
        let picture = try PNGRenderer().draw(list, size: size)
        #expect(picture.output.color(x: 35, y: 25) == .black)
        if format == "png" {
            #expect(picture.diagnostics.count == 1)
            #expect(picture.diagnostics.first?.description.contains("PNG") == true)
        }
    }

    @Test("A picture in a document of SVG cannot fetch anything from outside")
    func outside() throws {
        let file = Fixtures.folder.appendingPathComponent("images/squares.png").path
        let svg =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"30\">"
            + "<image href=\"file://\(file)\" width=\"40\" height=\"30\"/></svg>"
        var list = DisplayList()
        list.image(try EncodedImage(Array(svg.utf8)), in: size.rectangle)
        let picture = try PNGRenderer().draw(list, size: size)
        if InstalledLibraries.librsvg != nil { #expect(picture.output.pixels.allSatisfy { $0 == 0 }) }
    }
}

extension CGSize {
    fileprivate var rectangle: CGRect { CGRect(origin: .zero, size: self) }
}
#endif
