#if Cairo
import Mullion
import MullionCairo
import Testing

/// A small picture of one drawing command, 96 × 64 points.
struct PixelScene: Sendable, CustomTestStringConvertible {
    static let shapeTolerance = 0.002

    var name: String
    var tolerance = Self.shapeTolerance
    /// What has to be installed and is not; nil if all is there.
    var missing: String?
    /// What rsvg-convert cannot do of it; nil if it can do all. Browsers can.
    var rsvgLacks: String?
    var list: DisplayList

    var testDescription: String { name }

    init(_ name: String, rsvgLacks: String? = nil, _ draw: (inout DisplayList) -> Void) {
        self.name = name
        self.rsvgLacks = rsvgLacks
        list = DisplayList()
        draw(&list)
    }

    static let all = shapes + effects + texts + pictures

    static let blue = Color(red8: 0x25, green8: 0x63, blue8: 0xEB)
    static let orange = Color(red8: 0xF9, green8: 0x73, blue8: 0x16)

    /// A star with five points, whose middle its outline goes around twice.
    private static func star(_ center: CGPoint, _ radius: CGFloat) -> Path {
        var path = Path()
        for index in 0..<5 {
            let angle = Angle.degrees(Double(index) * 144 - 90)
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }

    private static func cos(_ angle: Angle) -> CGFloat { CGAffineTransform(rotationAngle: angle.radians).a }
    private static func sin(_ angle: Angle) -> CGFloat { CGAffineTransform(rotationAngle: angle.radians).b }

    private static func line(_ points: (CGFloat, CGFloat)...) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }

    private static let shapes = [
        PixelScene("fill-rules") {
            $0.fill(star(CGPoint(x: 26, y: 34), 24), with: .color(blue))
            $0.fill(star(CGPoint(x: 70, y: 34), 24), with: .color(blue), rule: .evenOdd)
        },
        PixelScene("fill-curves") {
            $0.fill(Path(roundedRect: CGRect(x: 6, y: 6, width: 40, height: 52), cornerRadius: 14), with: blue)
            var leaf = Path()
            leaf.move(to: CGPoint(x: 54, y: 58))
            leaf.addQuadCurve(to: CGPoint(x: 90, y: 6), control: CGPoint(x: 54, y: 6))
            leaf.addQuadCurve(to: CGPoint(x: 54, y: 58), control: CGPoint(x: 90, y: 58))
            $0.fill(leaf, with: orange.withAlpha(0.7))
        },
        PixelScene("stroke-caps") { list in
            for (index, cap) in [StrokeStyle.LineCap.butt, .round, .square].enumerated() {
                let y = CGFloat(12 + 20 * index)
                list.stroke(line((16, y), (80, y)), with: .color(blue), style: StrokeStyle(lineWidth: 12, lineCap: cap))
                list.stroke(line((16, y), (80, y)), with: .white, lineWidth: 1)
            }
        },
        PixelScene("stroke-joins") { list in
            for (index, join) in [StrokeStyle.LineJoin.miter, .round, .bevel].enumerated() {
                let x = CGFloat(8 + 30 * index)
                list.stroke(
                    line((x, 30), (x + 10, 12), (x + 20, 30)), with: .color(blue),
                    style: StrokeStyle(lineWidth: 7, lineJoin: join))
                // Too pointed for its limit: cut off, whatever is asked for.
                list.stroke(
                    line((x, 60), (x + 10, 42), (x + 20, 60)), with: .color(orange),
                    style: StrokeStyle(lineWidth: 7, lineJoin: join, miterLimit: 1))
            }
        },
        PixelScene("stroke-dashes") { list in
            let styles = [
                StrokeStyle(lineWidth: 4, dash: [12, 6]), StrokeStyle(lineWidth: 4, dash: [12, 6], dashPhase: 9),
                StrokeStyle(lineWidth: 4, dash: [8]), StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 8]),
                StrokeStyle(lineWidth: 4, dash: [12, -6]), StrokeStyle(lineWidth: 4, dash: [6, 3, 2]),
            ]
            for (index, style) in styles.enumerated() {
                let y = CGFloat(7 + 10 * index)
                list.stroke(line((6, y), (90, y)), with: .color(blue), style: style)
            }
        },
        PixelScene("gradient-linear") {
            let gradient = Gradient(stops: [
                Gradient.Stop(color: blue, location: 0.2), Gradient.Stop(color: .white, location: 0.5),
                Gradient.Stop(color: orange.withAlpha(0.5), location: 0.8),
            ])
            $0.fill(
                Path(CGRect(x: 4, y: 4, width: 88, height: 40)),
                with: .linearGradient(gradient, from: CGPoint(x: 4, y: 4), to: CGPoint(x: 92, y: 44)))
            $0.stroke(
                line((6, 54), (90, 54)),
                with: .linearGradient(gradient, from: CGPoint(x: 4, y: 0), to: CGPoint(x: 92, y: 0)),
                style: StrokeStyle(lineWidth: 8, lineCap: .round))
        },
        PixelScene("gradient-radial") {
            let gradient = Gradient(colors: [.white, blue, orange])
            $0.fill(
                Path(CGRect(x: 4, y: 4, width: 56, height: 56)),
                with: .radialGradient(gradient, center: CGPoint(x: 26, y: 26), startRadius: 6, endRadius: 36))
            // Without a width: the first colour inside, the last one outside.
            $0.fill(
                Path(CGRect(x: 64, y: 4, width: 28, height: 24)),
                with: .radialGradient(gradient, center: CGPoint(x: 78, y: 16), startRadius: 6, endRadius: 6))
        },
        PixelScene("gradient-without-length", rsvgLacks: "gradients without a length") {
            $0.fill(
                Path(CGRect(x: 4, y: 4, width: 88, height: 56)),
                with: .linearGradient(Gradient(colors: [.white, orange]), from: .zero, to: .zero))
        },
    ]

    private static let effects = [
        PixelScene("clip") {
            $0.withClip(Path(ellipseIn: CGRect(x: 16, y: 4, width: 64, height: 56))) {
                $0.fill(Path(CGRect(x: 0, y: 0, width: 96, height: 64)), with: blue)
                $0.withClip(Path(CGRect(x: 48, y: 0, width: 48, height: 32))) {
                    $0.fill(Path(CGRect(x: 0, y: 0, width: 96, height: 64)), with: orange)
                }
            }
            $0.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: orange)
        },
        PixelScene("transform") {
            let turned = CGAffineTransform(translationX: 48, y: 32).rotated(by: .pi / 6).scaledBy(x: 1.5, y: 0.75)
            $0.withTransform(turned) {
                $0.fill(Path(CGRect(x: -20, y: -20, width: 40, height: 40)), with: blue)
                $0.stroke(Path(CGRect(x: -20, y: -20, width: 40, height: 40)), with: orange, lineWidth: 4)
            }
        },
        PixelScene("transform-flat") {
            // Pressed flat, so nothing of it is seen; what follows is drawn as ever.
            $0.withTransform(CGAffineTransform(scaleX: 0, y: 1)) {
                $0.fill(Path(CGRect(x: 0, y: 0, width: 96, height: 64)), with: orange)
                $0.withTransform(CGAffineTransform(translationX: 10, y: 0)) {
                    $0.text(TextRun("flat", at: CGPoint(x: 4, y: 40), font: font))
                }
            }
            $0.fill(Path(CGRect(x: 24, y: 16, width: 48, height: 32)), with: blue)
        },
        PixelScene("opacity") {
            $0.withOpacity(0.5) {
                $0.fill(Path(CGRect(x: 8, y: 8, width: 50, height: 32)), with: blue)
                // Not through the one below it: the two are one picture.
                $0.fill(Path(CGRect(x: 36, y: 24, width: 50, height: 32)), with: orange)
                $0.withOpacity(0) { $0.fill(Path(CGRect(x: 0, y: 0, width: 96, height: 64)), with: .black) }
            }
        },
        PixelScene("shadow-sharp") {
            $0.withShadow(Shadow(color: orange.withAlpha(0.6), radius: 0, x: 10, y: 8)) {
                $0.fill(star(CGPoint(x: 40, y: 30), 26), with: .color(blue))
            }
        },
        PixelScene("shadow-blurred") {
            $0.withShadow(Shadow(color: .black, radius: 4, x: 3, y: 5)) {
                $0.fill(Path(CGRect(x: 20, y: 12, width: 50, height: 32)), with: .white)
                $0.fill(Path(CGRect(x: 30, y: 18, width: 12, height: 12)), with: blue)
            }
        },
        PixelScene("shadow-within-shadow") {
            $0.withShadow(Shadow(color: blue, radius: 3, x: 0, y: 6)) {
                $0.withOpacity(0.8) {
                    $0.withShadow(Shadow(color: .black, radius: 0, x: 8, y: 0)) {
                        $0.fill(Path(ellipseIn: CGRect(x: 24, y: 10, width: 36, height: 36)), with: orange)
                    }
                }
            }
        },
        PixelScene("shadow-from-outside", rsvgLacks: "shadows of what lies outside of the picture") {
            // Above the picture, and left of the clip: their shadows are seen, they are not.
            $0.withShadow(Shadow(color: blue, radius: 2, x: 0, y: 30)) {
                $0.fill(Path(CGRect(x: 8, y: -24, width: 40, height: 16)), with: orange)
            }
            $0.withClip(Path(CGRect(x: 48, y: 32, width: 48, height: 32))) {
                $0.withShadow(Shadow(color: .black, radius: 2, x: 40, y: 0)) {
                    $0.fill(Path(CGRect(x: 16, y: 40, width: 24, height: 16)), with: orange)
                }
            }
        },
        PixelScene("mask") {
            let fade = Gradient(colors: [.black, .clear])
            $0.withMask {
                $0.fill(
                    Path(CGRect(x: 0, y: 0, width: 96, height: 64)),
                    with: .linearGradient(fade, from: .zero, to: CGPoint(x: 96, y: 0)))
            } _: {
                $0.fill(Path(CGRect(x: 4, y: 4, width: 88, height: 56)), with: blue)
                $0.fill(Path(ellipseIn: CGRect(x: 24, y: 8, width: 48, height: 48)), with: orange)
            }
        },
    ]

    static let font = TextRun.Font(family: "DejaVu Sans", size: 16)
    static let hasDejaVu =
        PangoTextMeasurer().measure("a", font: Font(family: "DejaVu Sans", size: 12)).substitutedFamily == nil

    private static func text(
        _ name: String, rsvgLacks: String? = nil, _ draw: (inout DisplayList) -> Void
    ) -> PixelScene {
        var scene = PixelScene(name, rsvgLacks: rsvgLacks, draw)
        scene.tolerance = 0.01
        if !hasDejaVu { scene.missing = "DejaVu Sans is not installed" }
        return scene
    }

    private static let texts = [
        text("text-faces") { list in
            let faces: [(TextRun.Font.Weight, Bool, Bool)] = [
                (.regular, false, false), (.bold, false, false), (.regular, true, false), (.regular, false, true),
            ]
            for (index, face) in faces.enumerated() {
                let font = TextRun.Font(
                    family: face.2 ? "DejaVu Sans Mono" : "DejaVu Sans", size: 13, weight: face.0, isItalic: face.1,
                    isMonospaced: face.2)
                let baseline = CGPoint(x: 4, y: 13 + 15 * CGFloat(index))
                list.text(TextRun("Baseline gf", at: baseline, font: font, color: blue))
            }
        },
        text("text-decoration") {
            $0.text(TextRun("under", at: CGPoint(x: 6, y: 20), font: font, underline: TextRun.Decoration()))
            $0.text(
                TextRun(
                    "through", at: CGPoint(x: 6, y: 40), font: font, strikethrough: TextRun.Decoration(color: orange)))
            $0.text(
                TextRun(
                    "both", at: CGPoint(x: 6, y: 60), font: font, color: blue,
                    underline: TextRun.Decoration(color: orange), strikethrough: TextRun.Decoration()))
        },
        text("text-letter-spacing") {
            for (index, spacing) in [CGFloat(-2), 0, 4].enumerated() {
                let y = CGFloat(18 + 20 * index)
                $0.text(TextRun("space", at: CGPoint(x: 6, y: y), font: font, letterSpacing: spacing))
            }
        },
        text("text-right-to-left") {
            // The same characters: only the place of the full stop differs.
            $0.text(TextRun("abc אבג.", at: CGPoint(x: 6, y: 24), font: font))
            $0.text(TextRun("abc אבג.", at: CGPoint(x: 6, y: 52), font: font, direction: .rightToLeft))
        },
        text("text-fitted", rsvgLacks: "texts with a given width") {
            $0.text(TextRun("fitted", at: CGPoint(x: 6, y: 18), font: font, width: 84))
            $0.text(TextRun("fitted", at: CGPoint(x: 6, y: 38), font: font, width: 24))
            $0.text(TextRun("fitted", at: CGPoint(x: 6, y: 58), font: font))
        },
        text("text-gradient") {
            let font = TextRun.Font(family: "DejaVu Sans", size: 36, weight: .bold)
            $0.text(
                TextRun(
                    "Box", at: CGPoint(x: 6, y: 46), font: font,
                    paint: .linearGradient(
                        Gradient(colors: [blue, orange]), from: CGPoint(x: 6, y: 0), to: CGPoint(x: 90, y: 0))))
        },
    ]

    private static func picture(_ name: String, _ draw: (inout DisplayList) throws -> Void) -> PixelScene {
        var scene = PixelScene(name) { _ in }
        scene.tolerance = 0.01
        do {
            try draw(&scene.list)
        } catch {
            fatalError("the picture of \(name) cannot be read: \(error)")
        }
        if InstalledLibraries.librsvg == nil { scene.missing = "librsvg is not installed" }
        return scene
    }

    private static let drawing = #"""
        <svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32" rx="8" fill="#2563eb"/>\#
        <circle cx="16" cy="16" r="9" fill="#f97316"/></svg>
        """#

    private static let pictures = [
        picture("image-png") {
            let image = try Fixtures.image("squares.png")
            $0.image(image, in: CGRect(x: 4, y: 4, width: 16, height: 16))
            $0.image(image, in: CGRect(x: 28, y: 4, width: 56, height: 56))
        },
        picture("image-jpeg") {
            $0.image(try Fixtures.image("squares.jpeg"), in: CGRect(x: 20, y: 4, width: 56, height: 56))
        },
        picture("image-gif") {
            $0.image(try Fixtures.image("squares.gif"), in: CGRect(x: 20, y: 4, width: 56, height: 56))
        },
        picture("image-svg") {
            let image = try EncodedImage(Array(drawing.utf8))
            $0.image(image, in: CGRect(x: 4, y: 4, width: 56, height: 56))
            $0.image(image, in: CGRect(x: 64, y: 20, width: 28, height: 14))
        },
        PixelScene("image-placeholder") { $0.image("missing", in: CGRect(x: 12, y: 8, width: 72, height: 48)) },
    ]
}
#endif
