import MullionDrawing
import MullionGeometry

/// A picture that uses everything a display list can say, 320 by 200 points.
enum Gallery {
    static let size = CGSize(width: 320, height: 200)

    static var displayList: DisplayList {
        var list = DisplayList()
        list.withGroup("gallery") { list in
            list.fill(Path(CGRect(x: 0, y: 0, width: 320, height: 200)), with: Color(white: 0.97))
            list.withGroup("gradients") { gradients(in: &$0) }
            list.withGroup("pens") { pens(in: &$0) }
            list.withGroup("effects") { effects(in: &$0) }
            list.withGroup("texts") { texts(in: &$0) }
            list.withGroup("pictures") { pictures(in: &$0) }
        }
        return list
    }

    private static func gradients(in list: inout DisplayList) {
        let dusk = Gradient(colors: [.orange, .purple])
        let first = CGRect(x: 10, y: 10, width: 60, height: 40)
        list.fill(
            Path(roundedRect: first, cornerRadius: 8),
            with: .linearGradient(dusk, from: first.origin, to: CGPoint(x: 70, y: 50)))
        list.fill(
            Path(ellipseIn: CGRect(x: 80, y: 10, width: 40, height: 40)),
            with: .radialGradient(
                Gradient(stops: [.init(color: .yellow, location: 0), .init(color: .red.opacity(0.2), location: 1)]),
                center: CGPoint(x: 100, y: 30), startRadius: 5, endRadius: 20))
        // A star of five points, drawn in one line: its middle is a hole.
        var star = Path()
        star.move(to: CGPoint(x: 150, y: 10))
        for (x, y) in [(162, 48), (130, 24), (170, 24), (138, 48)] as [(CGFloat, CGFloat)] {
            star.addLine(to: CGPoint(x: x, y: y))
        }
        star.closeSubpath()
        // The first gradient again: it is defined once.
        list.fill(star, with: .linearGradient(dusk, from: first.origin, to: CGPoint(x: 70, y: 50)), rule: .evenOdd)
    }

    private static func pens(in list: inout DisplayList) {
        var zigzag = Path()
        zigzag.move(to: CGPoint(x: 185, y: 45))
        for (x, y) in [(200, 15), (215, 45), (230, 15)] as [(CGFloat, CGFloat)] {
            zigzag.addLine(to: CGPoint(x: x, y: y))
        }
        list.stroke(
            zigzag, with: .color(.blue), style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
        var line = Path()
        line.move(to: CGPoint(x: 245, y: 20))
        line.addLine(to: CGPoint(x: 310, y: 20))
        list.stroke(line, with: .color(.red), style: StrokeStyle(lineWidth: 3, dash: [8, 4, 2, 4], dashPhase: 2))
        list.stroke(
            Path(CGRect(x: 245, y: 30, width: 60, height: 18)), with: .color(.teal),
            style: StrokeStyle(lineWidth: 2, lineCap: .square, lineJoin: .bevel, miterLimit: 2))
    }

    private static func effects(in list: inout DisplayList) {
        list.withShadow(Shadow(color: Color(white: 0, opacity: 0.5), radius: 3, x: 2, y: 3)) { list in
            list.fill(Path(roundedRect: CGRect(x: 10, y: 65, width: 60, height: 40), cornerRadius: 6), with: .white)
        }
        list.withOpacity(0.5) { list in
            list.fill(Path(CGRect(x: 85, y: 65, width: 30, height: 30)), with: .red)
            list.fill(Path(CGRect(x: 100, y: 75, width: 30, height: 30)), with: .blue)
        }
        list.withTransform(CGAffineTransform(rotationAngle: 0.3).concatenating(.init(translationX: 165, y: 65))) {
            list in
            list.withClip(Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 30))) { list in
                list.fill(Path(CGRect(x: 0, y: 0, width: 25, height: 30)), with: .green)
                list.fill(Path(CGRect(x: 25, y: 0, width: 25, height: 30)), with: .gray)
            }
        }
        // A bar that fades to the right, but for a hole in the middle.
        let fading = Gradient(colors: [.black, .clear])
        let bar = CGRect(x: 240, y: 65, width: 70, height: 40)
        var frame = Path(bar)
        frame.addEllipse(in: bar.insetBy(dx: 20, dy: 5))
        list.withMask {
            $0.fill(
                frame, with: .linearGradient(fading, from: bar.origin, to: CGPoint(x: bar.maxX, y: bar.minY)),
                rule: .evenOdd)
        } _: {
            $0.fill(Path(bar), with: .blue)
        }
    }

    private static func texts(in list: inout DisplayList) {
        func font(
            _ weight: TextRun.Font.Weight = .regular, isItalic: Bool = false, isMonospaced: Bool = false
        ) -> TextRun.Font {
            TextRun.Font(
                family: isMonospaced ? "DejaVu Sans Mono" : "DejaVu Sans", size: 14, weight: weight,
                isItalic: isItalic, isMonospaced: isMonospaced)
        }
        list.text(TextRun("Plain & <bold>", at: CGPoint(x: 10, y: 135), font: font(.bold)))
        list.text(
            TextRun(
                "underlined", at: CGPoint(x: 150, y: 135), font: font(isItalic: true), color: .blue,
                underline: .init(color: .red)))
        list.text(
            TextRun("struck", at: CGPoint(x: 250, y: 135), font: font(), underline: .init(), strikethrough: .init()))
        list.text(TextRun("s p a c e d", at: CGPoint(x: 10, y: 158), font: font(), width: 130, letterSpacing: 3))
        list.text(TextRun("mono 0Oo", at: CGPoint(x: 150, y: 158), font: font(isMonospaced: true)))
        list.text(
            TextRun("שלום!", at: CGPoint(x: 250, y: 158), font: font(), color: .purple, direction: .rightToLeft))
        let sunset = Gradient(colors: [.red, .orange, .purple])
        list.text(
            TextRun(
                "painted text", at: CGPoint(x: 195, y: 187), font: font(.semibold),
                paint: .linearGradient(sunset, from: CGPoint(x: 195, y: 0), to: CGPoint(x: 305, y: 0)),
                underline: .init()))
    }

    private static func pictures(in list: inout DisplayList) {
        list.image("photo.png", in: CGRect(x: 10, y: 170, width: 40, height: 24))
        // Two by two pixels: red, green, blue, white.
        if let pixels = try? EncodedImage(twoByTwo) {
            list.image(pixels, in: CGRect(x: 60, y: 170, width: 40, height: 24))
            list.image(pixels, in: CGRect(x: 160, y: 170, width: 20, height: 24))
        }
        let drawing =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'><circle cx='2' cy='2' r='2' fill='teal'/></svg>"
        if let vector = try? EncodedImage(Array(drawing.utf8)) {
            list.image(vector, in: CGRect(x: 110, y: 170, width: 40, height: 24))
        }
    }

    /// A PNG of 2 × 2 pixels.
    static let twoByTwo: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
        0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x08, 0x02, 0x00, 0x00, 0x00, 0xFD, 0xD4, 0x9A,
        0x73, 0x00, 0x00, 0x00, 0x12, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0xF8, 0xCF, 0xC0, 0xC0,
        0x00, 0xC2, 0x0C, 0xFF, 0x81, 0x00, 0x00, 0x1F, 0xEE, 0x05, 0xFB, 0xF1, 0xAB, 0xBA, 0x77, 0x00,
        0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]
}
