import MullionDrawing
import MullionGeometry
import MullionTestSupport

/// A list of everything there is, with numbers of every kind: mostly sensible ones, some that are not.
struct RandomDisplayList {
    private var generator: SplitMix64
    /// Whether numbers that are no coordinates, and pops without pushes, are part of it.
    private let isHostile: Bool

    static func list(seed: UInt64, isHostile: Bool) -> DisplayList {
        var random = RandomDisplayList(generator: SplitMix64(seed: seed), isHostile: isHostile)
        var list = DisplayList()
        for _ in 0..<Int.random(in: 1...40, using: &random.generator) {
            let command = random.command()
            if !isHostile, !random.isFitting(command) { continue }
            list.append(command)
        }
        if !isHostile { while list.openPushCount > 0 { list.append(.pop) } }
        return list
    }

    /// Whether each scope that is open is a mask being drawn.
    private var openMasks: [Bool] = []

    /// Notes a command if it is where it makes sense.
    private mutating func isFitting(_ command: DrawingCommand) -> Bool {
        switch command {
        case .pop: return openMasks.popLast() != nil
        case .applyMask:
            guard openMasks.last == true else { return false }
            openMasks[openMasks.count - 1] = false
        case .pushMask: openMasks.append(true)
        default: if command.isPush { openMasks.append(false) }
        }
        return true
    }

    private mutating func pick<T>(_ values: [T]) -> T { values.randomElement(using: &generator)! }

    private mutating func number() -> CGFloat {
        if isHostile, Int.random(in: 0..<12, using: &generator) == 0 {
            return pick([.nan, .infinity, -.infinity, 1e300, -1e13, 1e12, .leastNonzeroMagnitude, -0.0, 1e-9])
        }
        return CGFloat(Int.random(in: -400...1600, using: &generator)) / 8
    }

    private mutating func length() -> CGFloat { isHostile ? number() : abs(number()) }
    private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    private mutating func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }

    private mutating func color() -> Color {
        Color(
            red: .random(in: 0...1, using: &generator), green: .random(in: 0...1, using: &generator),
            blue: .random(in: 0...1, using: &generator), alpha: pick([0, 0.3, 1, 1]))
    }

    private mutating func path() -> Path {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: return Path(rect())
        case 1: return Path(roundedRect: rect(), cornerRadius: number())
        case 2: return Path(ellipseIn: rect())
        case 3: return Path()
        default:
            var path = Path()
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                switch Int.random(in: 0..<5, using: &generator) {
                case 0: path.move(to: point())
                case 1: path.addLine(to: point())
                case 2: path.addQuadCurve(to: point(), control: point())
                case 3: path.addCurve(to: point(), control1: point(), control2: point())
                default: path.closeSubpath()
                }
            }
            return path
        }
    }

    private mutating func paint() -> Paint {
        var stops: [Gradient.Stop] = []
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            stops.append(.init(color: color(), location: number() / 200))
        }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: return .linearGradient(Gradient(stops: stops), from: point(), to: point())
        case 1:
            return .radialGradient(Gradient(stops: stops), center: point(), startRadius: number(), endRadius: number())
        default: return .color(color())
        }
    }

    private mutating func style() -> StrokeStyle {
        var dash: [CGFloat] = []
        for _ in 0..<Int.random(in: 0...3, using: &generator) { dash.append(number()) }
        return StrokeStyle(
            lineWidth: length(), lineCap: pick(StrokeStyle.LineCap.allCases),
            lineJoin: pick(StrokeStyle.LineJoin.allCases),
            miterLimit: number(), dash: dash, dashPhase: number())
    }

    private mutating func string() -> String {
        var text = ""
        let parts = [
            "a", "<&>\"'", "漢字", "e\u{301}", "👨‍👩‍👧", "\u{1B}[2J", "\u{0}", "\n", "]]>", "\u{202E}", "שלום", "\u{FFFE}",
            " ",
            "--><script>", "\u{10FFFF}", "🇩🇪",
        ]
        for _ in 0..<Int.random(in: 0...6, using: &generator) { text += pick(parts) }
        return text
    }

    private mutating func text() -> TextRun {
        let font = TextRun.Font(
            family: string(), size: length(), weight: pick(TextRun.Font.Weight.allCases),
            isItalic: pick([true, false]),
            isMonospaced: pick([true, false]))
        return TextRun(
            string(), at: point(), font: font, paint: paint(), width: pick([nil, length()]), letterSpacing: number(),
            underline: pick([nil, .init(), .init(color: color())]),
            strikethrough: pick([nil, .init(), .init(color: color())]), direction: pick([.leftToRight, .rightToLeft]))
    }

    private mutating func command() -> DrawingCommand {
        switch Int.random(in: 0..<17, using: &generator) {
        case 0, 1: return .fill(path(), paint(), rule: pick(FillRule.allCases))
        case 2, 3: return .stroke(path(), paint(), style())
        case 4, 5: return .text(text())
        case 6:
            if Bool.random(using: &generator), let image = try? EncodedImage(Gallery.twoByTwo) {
                return .image(ImageReference(image, frame: rect()))
            }
            return .image(ImageReference(name: string(), frame: rect()))
        case 7: return .pushClip(path())
        case 8:
            return .pushTransform(
                CGAffineTransform(
                    a: number() / 50, b: number() / 100, c: number() / 100, d: number() / 50, tx: number(), ty: number()
                ))
        case 9: return .pushOpacity(number() / 100)
        case 10: return .pushShadow(Shadow(color: color(), radius: number(), x: number(), y: number()))
        case 11: return .pushMask
        case 12, 13: return .applyMask
        case 14: return .pushGroup(name: string())
        default: return .pop
        }
    }
}
