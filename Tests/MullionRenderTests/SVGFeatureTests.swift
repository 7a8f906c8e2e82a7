import Foundation
import MullionDrawing
import MullionGeometry
import MullionRender
import Testing

@Suite struct SVGFeatureTests {
    let size = CGSize(width: 100, height: 50)
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let font = TextRun.Font(family: "DejaVu Sans", size: 12)

    private func parsed(_ list: DisplayList) throws -> ParsedXML {
        try ParsedXML(SVGRenderer().render(list, size: size).output)
    }

    @Test("Everything a list can say is written as it was accepted")
    func gallery() throws {
        let rendering = SVGRenderer(title: "Gallery").render(Gallery.displayList, size: Gallery.size)
        #expect(rendering.diagnostics.isEmpty)
        try expectReference(rendering.output, "gallery.svg")
    }

    @Test("Everything that is defined is used, and everything used is defined once")
    func definitions() throws {
        let identities = try ParsedXML(SVGRenderer().render(Gallery.displayList, size: Gallery.size).output).identities
        #expect(
            identities.defined == [
                "gradient1", "gradient2", "shadow1", "clip1", "gradient3", "gradient4", "picture1", "gallery",
                "gradients",
                "pens", "effects", "mask1", "texts", "pictures",
            ])
        let groups: Set = ["gallery", "gradients", "pens", "effects", "texts", "pictures"]
        #expect(Set(identities.defined).subtracting(groups) == identities.used)
    }

    @Test("A linear gradient has its line and its stops in order")
    func linearGradient() throws {
        var list = DisplayList()
        let gradient = Gradient(stops: [
            .init(color: .red, location: 0.5), .init(color: .blue.opacity(0.25), location: 0.2),
        ])
        list.fill(square, with: .linearGradient(gradient, from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4)))
        let xml = try parsed(list)
        let line = try #require(xml.all("linearGradient").first).attributes
        #expect([line["x1"], line["y1"], line["x2"], line["y2"]] == ["1", "2", "3", "4"])
        #expect(line["gradientUnits"] == "userSpaceOnUse")
        #expect(xml.all("stop").map { $0.attributes["offset"] } == [".5", ".5"])
        #expect(xml.all("stop").map { $0.attributes["stop-opacity"] } == [nil, ".25"])
        #expect(xml.all("rect").first?.attributes["fill"] == "url(#gradient1)")
    }

    @Test("An inner radius moves the stops outwards; a smaller outer radius turns them round")
    func radialGradient() throws {
        let gradient = Gradient(colors: [.red, .green, .blue])
        func stops(_ start: CGFloat, _ end: CGFloat) throws -> [String] {
            var list = DisplayList()
            list.fill(square, with: .radialGradient(gradient, center: .zero, startRadius: start, endRadius: end))
            let xml = try parsed(list)
            return [xml.all("radialGradient").first?.attributes["r"] ?? ""]
                + xml.all("stop").map { "\($0.attributes["stop-color"] ?? "") \($0.attributes["offset"] ?? "")" }
        }
        #expect(try stops(0, 20) == ["20", "#f00 0", "#008000 .5", "#00f 1"])
        #expect(try stops(10, 20) == ["20", "#f00 .5", "#008000 .75", "#00f 1"])
        #expect(try stops(20, 10) == ["20", "#00f .5", "#008000 .75", "#f00 1"])
        #expect(try stops(-5, 20) == ["20", "#f00 0", "#008000 .5", "#00f 1"])
        #expect(try stops(0, 0).first == "0")
    }

    @Test("The filter of a shadow reaches over the picture as seen from its transform")
    func shadowRegion() throws {
        var list = DisplayList()
        list.withTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0)) { list in
            list.withShadow(Shadow(color: .black, radius: 2, x: -1, y: 4)) { $0.fill(square, with: .red) }
        }
        let filter = try #require(try parsed(list).all("filter").first).attributes
        // The picture is (-5, 0, 50, 25) in these coordinates, and 7 and 10 points are added.
        #expect([filter["x"], filter["y"], filter["width"], filter["height"]] == ["-12", "-10", "64", "45"])
    }

    @Test("A shadow without blur has no blur")
    func sharpShadow() throws {
        var list = DisplayList()
        list.withShadow(Shadow(radius: -3, x: 1)) { $0.fill(square, with: .red) }
        let xml = try parsed(list)
        #expect(xml.all("feGaussianBlur").isEmpty)
        #expect(xml.all("feOffset").first?.attributes["in"] == "SourceAlpha")
        #expect(xml.all("feFlood").first?.attributes["flood-opacity"] == ".33")
    }

    @Test("Opacity is limited to 0…1; effects that are not numbers are left out and reported")
    func effects() throws {
        let commands: [DrawingCommand] = [
            .pushOpacity(7), .pop, .pushOpacity(-.infinity), .pop, .pushOpacity(.nan), .fill(square, .red), .pop,
            .pushShadow(Shadow(radius: .infinity)), .fill(square, .red), .pop,
        ]
        let rendering = SVGRenderer().render(DisplayList(commands), size: size)
        let xml = try ParsedXML(rendering.output)
        #expect(xml.all("g").map { $0.attributes["opacity"] } == ["1", "0", nil, nil])
        #expect(xml.all("rect").count == 2 && xml.all("filter").isEmpty)
        #expect(
            rendering.diagnostics == [
                RenderDiagnostic(.unusableEffect, commandIndex: 4), RenderDiagnostic(.unusableEffect, commandIndex: 7),
            ])
    }

    @Test("A pen writes what differs from SVG's own, and no dashes that make no sense")
    func pens() throws {
        let styles = [
            StrokeStyle(lineWidth: 2, lineCap: .square, lineJoin: .bevel, dash: [3, 1.5], dashPhase: -1),
            StrokeStyle(miterLimit: 0, dash: [0, 0]), StrokeStyle(lineJoin: .round, dash: [1, -1]),
        ]
        var list = DisplayList()
        for style in styles { list.stroke(square, with: .color(.red), style: style) }
        let pens = try parsed(list).all("rect").map(\.attributes)
        #expect(pens[0]["stroke-width"] == "2" && pens[0]["stroke-linecap"] == "square")
        #expect(pens[0]["stroke-linejoin"] == "bevel" && pens[0]["stroke-miterlimit"] == nil)
        #expect(pens[0]["stroke-dasharray"] == "3 1.5" && pens[0]["stroke-dashoffset"] == "-1")
        #expect(pens[1]["stroke-miterlimit"] == "1" && pens[1]["stroke-dasharray"] == nil)
        #expect(pens[2]["stroke-linejoin"] == "round" && pens[2]["stroke-dasharray"] == nil)
    }

    @Test("Fonts, spacing and direction of text are written; its lines have colours of their own")
    func texts() throws {
        var list = DisplayList()
        let thin = TextRun.Font(family: "DejaVu Sans Mono", size: 9, weight: .thin, isItalic: true, isMonospaced: true)
        list.text(
            TextRun(
                " a & b ", at: CGPoint(x: 3, y: 4), font: thin, color: .red, width: 40, letterSpacing: 2,
                underline: .init(color: .blue), strikethrough: .init(), direction: .rightToLeft))
        let xml = try parsed(list)
        let text = try #require(xml.all("text").first)
        #expect(text.text == " a & b ")
        #expect(text.attributes["font-weight"] == "200" && text.attributes["font-style"] == "italic")
        #expect(text.attributes["font-family"] == "DejaVu Sans Mono,Menlo,Consolas,monospace")
        #expect(text.attributes["direction"] == "rtl" && text.attributes["text-anchor"] == "end")
        #expect(text.attributes["letter-spacing"] == "2")
        #expect(text.attributes["textLength"] == "42", "the room after the last character is counted by viewers")
        #expect(text.attributes["text-decoration"] == "line-through")
        #expect(xml.all("tspan").map { $0.attributes["text-decoration"] } == ["underline", nil])
        #expect(xml.all("tspan").map { $0.attributes["fill"] } == ["#00f", "#f00"])
    }

    @Test("Pictures are part of the document, byte for byte", arguments: [0, 1, 2, 3])
    func pictures(extraBytes: Int) throws {
        let bytes = Gallery.twoByTwo + [UInt8](repeating: 0xFB, count: extraBytes)
        let image = try EncodedImage(bytes)
        var list = DisplayList()
        list.image(image, in: CGRect(x: 5, y: 6, width: -3, height: 4))
        let element = try #require(try parsed(list).all("image").first).attributes
        #expect([element["x"], element["y"], element["width"], element["height"]] == ["2", "6", "3", "4"])
        let address = try #require(element["href"])
        #expect(address.hasPrefix("data:image/png;base64,"))
        #expect(Data(base64Encoded: String(address.dropFirst(22))) == Data(bytes))
    }

    @Test("Scopes nested too deeply are left out and counted")
    func depth() throws {
        var list = DisplayList()
        for _ in 0..<100_000 { list.append(.pushOpacity(0.5)) }
        list.fill(square, with: .red)
        for _ in 0..<100_000 { list.append(.pop) }
        let rendering = SVGRenderer().render(list, size: size)
        #expect(
            rendering.diagnostics == [
                RenderDiagnostic(.nestedTooDeeply(omittedCommands: 1), commandIndex: SVGRenderer.largestDepth)
            ])
        let depth = try ParsedXML(rendering.output).elements.map(\.depth).max()
        #expect(depth == SVGRenderer.largestDepth)
    }

    @Test("Text is painted with a gradient that is defined once, its lines with it unless they have a colour")
    func paintedText() throws {
        let paint = Paint.linearGradient(Gradient(colors: [.red, .blue]), from: .zero, to: CGPoint(x: 90, y: 0))
        var list = DisplayList()
        list.text(TextRun("one", at: CGPoint(x: 0, y: 20), font: font, paint: paint))
        list.text(
            TextRun(
                "two", at: CGPoint(x: 0, y: 40), font: font, paint: paint, underline: .init(),
                strikethrough: .init(color: .green.opacity(0.5))))
        let xml = try parsed(list)
        #expect(xml.all("text").map { $0.attributes["fill"] } == ["url(#gradient1)", "url(#gradient1)"])
        #expect(xml.all("linearGradient").map { $0.attributes["gradientUnits"] } == ["userSpaceOnUse"])
        let lines = xml.all("tspan").map(\.attributes)
        #expect(xml.all("text").map { $0.attributes["text-decoration"] } == [nil, "underline"])
        #expect(lines.map { $0["fill"] } == ["#008000", "url(#gradient1)"])
        #expect(lines.map { $0["fill-opacity"] } == [".5", "1"])
        let bad = TextRun(
            "x", at: .zero, font: font,
            paint: .linearGradient(Gradient(colors: []), from: .zero, to: CGPoint(x: CGFloat.nan, y: 0)))
        let rendering = SVGRenderer().render(DisplayList([.text(bad)]), size: size)
        #expect(rendering.diagnostics == [RenderDiagnostic(.unusableNumber, commandIndex: 0)])
    }

    @Test("A mask counts opacity, reaches over the picture as seen from its transform, and is before what it masks")
    func masks() throws {
        var list = DisplayList()
        list.withTransform(CGAffineTransform(scaleX: 2, y: 2)) { list in
            list.withMask {
                $0.fill(square, with: .black.opacity(0.5))
            } _: { list in
                list.withMask {
                    $0.text(TextRun("x", at: .zero, font: font))
                } _: {
                    $0.fill(square, with: .red)
                }
            }
        }
        let rendering = SVGRenderer(title: nil).render(list, size: size)
        #expect(rendering.diagnostics.isEmpty)
        let xml = try ParsedXML(rendering.output)
        #expect(xml.elements.map(\.name) == ["svg", "g", "mask", "rect", "g", "mask", "text", "g", "rect"])
        #expect(xml.elements.map(\.depth) == [0, 1, 2, 3, 2, 3, 4, 3, 4])
        let masks = xml.all("mask").map(\.attributes)
        #expect(masks.map { $0["id"] } == ["mask1", "mask2"])
        #expect(masks.allSatisfy { $0["style"] == "mask-type:alpha" && $0["maskUnits"] == "userSpaceOnUse" })
        #expect([masks[0]["x"], masks[0]["y"], masks[0]["width"], masks[0]["height"]] == ["0", "0", "50", "25"])
        #expect(xml.all("g").map { $0.attributes["mask"] } == [nil, "url(#mask1)", "url(#mask2)"])
    }

    @Test("A mask that is applied where none is drawn is ignored, one that is never applied shows nothing")
    func misplacedMasks() throws {
        let commands: [DrawingCommand] = [
            .applyMask, .pushMask, .pushOpacity(1), .applyMask, .fill(square, .red), .pop, .pop, .pushMask, .applyMask,
            .applyMask, .fill(square, .blue),
        ]
        let rendering = SVGRenderer().render(DisplayList(commands), size: size)
        let xml = try ParsedXML(rendering.output)
        #expect(xml.all("rect").map(\.depth) == [3, 2])
        #expect(
            rendering.diagnostics == [
                RenderDiagnostic(.misplacedMask, commandIndex: 0), RenderDiagnostic(.misplacedMask, commandIndex: 3),
                RenderDiagnostic(.misplacedMask, commandIndex: 9), RenderDiagnostic(.unclosedPushes(count: 1)),
            ])
        let open = SVGRenderer().render(DisplayList([.pushMask, .pushMask, .fill(square, .red)]), size: size)
        #expect(try ParsedXML(open.output).all("mask").count == 2)
    }

    @Test(
        "A picture that is drawn several times is embedded once, also where its bytes are a copy; others stay in place")
    func repeatedPictures() throws {
        let picture = try EncodedImage(Gallery.twoByTwo)
        let copy = try EncodedImage(Gallery.twoByTwo.map { $0 })
        let other = try EncodedImage(Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"3\" height=\"4\"/>".utf8))
        var list = DisplayList()
        list.image(picture, in: CGRect(x: 1, y: 2, width: 30, height: 40))
        list.image(other, in: CGRect(x: 0, y: 0, width: 3, height: 4))
        list.image(copy, in: CGRect(x: 5, y: 6, width: 7, height: 8))
        list.image(picture, in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 8))
        let output = SVGRenderer().render(list, size: size).output
        let xml = try ParsedXML(output)
        #expect(xml.all("symbol").map { $0.attributes["viewBox"] } == ["0 0 2 2"])
        #expect(xml.all("symbol").first?.attributes["preserveAspectRatio"] == "none")
        #expect(xml.all("image").map { $0.attributes["x"] } == [nil, "0"])
        let uses = xml.all("use").map(\.attributes)
        #expect(uses.map { $0["href"] } == ["#picture1", "#picture1"])
        #expect(
            uses.map { [$0["x"], $0["y"], $0["width"], $0["height"]] } == [
                ["1", "2", "30", "40"], ["5", "6", "7", "8"],
            ])
        #expect(output.components(separatedBy: "base64").count == 3)
        #expect(SVGRenderer().render(list, size: size).output == output)
        #expect(
            HTMLRenderer().render(list, boxes: BoxTree([]), size: size).output.components(separatedBy: "base64").count
                == 3)
    }

    @Test("Ten thousand uses of a large picture cost no more than their elements")
    func manyUses() throws {
        var bytes = Gallery.twoByTwo
        bytes += [UInt8](repeating: 0, count: 3_000_000)
        let picture = try EncodedImage(bytes)
        var list = DisplayList()
        for index in 0..<10_000 { list.image(picture, in: CGRect(x: index, y: 0, width: 1, height: 1)) }
        #expect(SVGRenderer().render(list, size: size).output.utf8.count < 5_000_000)
    }
}
