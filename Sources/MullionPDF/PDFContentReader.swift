import MullionDrawing
import MullionGeometry

/// Executes the operators of a content stream, and appends what they draw to a display list.
///
/// Paths are transformed to the page as they are built. A pop for each clip is written when the state that has it is
/// restored.
struct PDFContentReader {
    /// The limits on operators, commands, and on the depth of forms and of saved states.
    static let operatorLimit = 400_000
    static let commandLimit = 100_000
    static let elementLimit = 1_000_000
    static let formDepthLimit = 12
    static let stateLimit = 256

    var file: PDFFile
    /// The area of the page.
    let page: CGRect
    var list = DisplayList()
    var omissions: Set<String> = []
    /// The images by the numbers of their objects; nil for one that cannot be drawn.
    var images: [Int: PDFImage?] = [:]
    /// The fonts by the numbers of their objects; nil for one that is not supported.
    var fonts: [Int: PDFFont?] = [:]
    /// The transforms of the next glyph and of the line that it is on.
    var textMatrix = CGAffineTransform.identity
    var lineMatrix = CGAffineTransform.identity
    /// The outlines of text that becomes a clip.
    var textClip = Path()
    var encoded: [EncodedKey: EncodedImage] = [:]
    /// The number of pixels that may still be read or encoded.
    var remainingPixels = 2 * PDFImage.pixelLimit
    private(set) var operatorCount = 0
    var elementCount = 0
    var formDepth = 0
    /// Whether operators that set colors are ignored.
    var isUncolored = false
    /// Whether what is drawn is a mask by luminosity.
    var isMask = false

    var state = PDFState()
    private var saved: [PDFState] = []
    /// The transform of the stream that is read: that of patterns.
    var base = CGAffineTransform.identity
    var resources: [String: PDFValue] = [:]
    /// The path that is being built.
    var path = Path()
    private var current = CGPoint.zero
    private var clipRule: FillRule?

    init(_ file: PDFFile, page: CGRect) {
        self.file = file
        self.page = page
    }

    /// Draws a content stream.
    mutating func draw(_ content: [UInt8], _ resources: [String: PDFValue], _ transform: CGAffineTransform) {
        let outer = (self.resources, base, saved, state)
        self.resources = resources
        base = transform
        saved = []
        state.transform = transform
        state.pushCount = 0
        var scanner = PDFScanner(content[...])
        var operands: [PDFValue] = []
        while let value = scanner.next(hasReferences: false) {
            guard case .word(let name) = value else {
                if operands.count < 64 { operands.append(value) }
                continue
            }
            operatorCount += 1
            guard operatorCount <= Self.operatorLimit, list.commands.count < Self.commandLimit,
                elementCount < Self.elementLimit
            else {
                omissions.insert("parts beyond the limit on operators")
                break
            }
            if name == "BI" {
                drawInlineImage(&scanner)
            } else {
                execute(name, operands)
            }
            operands = []
        }
        while restore() {}
        pop(state.pushCount)
        path = Path()
        (self.resources, base, saved, state) = outer
    }

    // MARK: - Operators

    private mutating func execute(_ name: String, _ operands: [PDFValue]) {
        let n = operands.map { CGFloat($0.number ?? 0) }
        func has(_ count: Int) -> Bool { n.count >= count }
        switch name {
        case "q": save()
        case "Q": _ = restore()
        case "cm" where has(6):
            state.transform = CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5]).concatenating(state.transform)
        case "w" where has(1): state.pen.lineWidth = max(n[0], 0)
        case "J" where has(1): state.pen.setCap(n[0])
        case "j" where has(1): state.pen.setJoin(n[0])
        case "M" where has(1): state.pen.miterLimit = n[0]
        case "d" where operands.count >= 2: setDash(operands[0], phase: n[1])
        case "gs": setState(operands.first?.name)
        case "m" where has(2): move(n[0], n[1])
        case "l" where has(2): line(n[0], n[1])
        case "c" where has(6): curve(n[0], n[1], n[2], n[3], n[4], n[5])
        case "v" where has(4): curve(current.x, current.y, n[0], n[1], n[2], n[3])
        case "y" where has(4): curve(n[0], n[1], n[2], n[3], n[2], n[3])
        case "h": close()
        case "re" where has(4): rectangle(n[0], n[1], n[2], n[3])
        case "W": clipRule = .nonZero
        case "W*": clipRule = .evenOdd
        case "n", "S", "s", "f", "F", "f*", "B", "B*", "b", "b*": paint(name)
        case "g", "rg", "k", "cs", "sc", "scn", "G", "RG", "K", "CS", "SC", "SCN":
            // The tiles of some patterns have the color of what they fill.
            guard !isUncolored else { break }
            if name.first?.isLowercase == true {
                state.fill.set(name, operands, resources, &file)
            } else {
                state.stroke.set(name.lowercased(), operands, resources, &file)
            }
        case "sh": drawShading(operands.first?.name)
        case "Do": drawObject(operands.first?.name)
        default: _ = executeText(name, operands)
        }
    }

    private mutating func save() {
        guard saved.count < Self.stateLimit else { return }
        saved.append(state)
        state.pushCount = 0
    }

    private mutating func restore() -> Bool {
        guard let last = saved.popLast() else { return false }
        pop(state.pushCount)
        state = last
        return true
    }

    mutating func pop(_ count: Int) { for _ in 0..<count { list.append(.pop) } }

    private mutating func setDash(_ lengths: PDFValue, phase: CGFloat) {
        state.pen.dash = (lengths.array ?? []).prefix(64).map { CGFloat($0.number ?? 0) }
        state.pen.dashPhase = phase
    }

    /// Sets the parameters of a graphics state dictionary.
    private mutating func setState(_ name: String?) {
        guard let name, let entries = file.dictionary(file.dictionary(resources["ExtGState"])?[name]) else { return }
        func number(_ key: String) -> CGFloat? { file.resolve(entries[key]).number.map { CGFloat($0) } }
        if let alpha = number("ca") { state.fill.alpha = Double(min(max(alpha, 0), 1)) }
        if let alpha = number("CA") { state.stroke.alpha = Double(min(max(alpha, 0), 1)) }
        if let width = number("LW") { state.pen.lineWidth = max(width, 0) }
        if let cap = number("LC") { state.pen.setCap(cap) }
        if let join = number("LJ") { state.pen.setJoin(join) }
        if let limit = number("ML") { state.pen.miterLimit = limit }
        if let dash = file.array(entries["D"]), dash.count == 2 {
            setDash(file.resolve(dash[0]), phase: CGFloat(dash[1].number ?? 0))
        }
        if let font = file.array(entries["Font"]), font.count == 2 {
            state.text.size = CGFloat(font[1].number ?? 0)
            setFont(file.resolve(entries["Font"]).array?.first)
        }
        if let mask = file.dictionary(entries["SMask"]) { drawMask(mask) }
        let mode = file.resolve(entries["BM"])
        if let mode = mode.name ?? mode.array?.first?.name, mode != "Normal", mode != "Compatible" {
            omissions.insert("blend modes")
        }
    }

    // MARK: - Paths

    private func placed(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).moved(by: state.transform) }

    private mutating func move(_ x: CGFloat, _ y: CGFloat) {
        current = CGPoint(x: x, y: y)
        elementCount += 1
        path.move(to: placed(x, y))
    }

    private mutating func line(_ x: CGFloat, _ y: CGFloat) {
        current = CGPoint(x: x, y: y)
        elementCount += 1
        path.addLine(to: placed(x, y))
    }

    private mutating func curve(
        _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat, _ y: CGFloat
    ) {
        let (control1, control2) = (placed(x1, y1), placed(x2, y2))
        current = CGPoint(x: x, y: y)
        elementCount += 1
        path.addCurve(to: placed(x, y), control1: control1, control2: control2)
    }

    private mutating func close() { if !path.isEmpty { path.closeSubpath() } }

    private mutating func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        move(x, y)
        line(x + width, y)
        line(x + width, y + height)
        line(x, y + height)
        close()
        current = CGPoint(x: x, y: y)
    }

    /// Paints the path, makes it a clip if that was requested, and begins a new one.
    private mutating func paint(_ name: String) {
        if name == "s" || name == "b" || name == "b*" { close() }
        if path.isFinite {
            if "fFBb".contains(name.first ?? "n") { fill(path, name.hasSuffix("*") ? .evenOdd : .nonZero) }
            if "SsBb".contains(name.first ?? "n") { stroke(path) }
            if let clipRule { clip(path, clipRule) }
        }
        clipRule = nil
        path = Path()
    }

    mutating func clip(_ path: Path, _ rule: FillRule) {
        let moves = path.elements.count { if case .move = $0 { true } else { false } }
        if rule == .nonZero || moves < 2 {
            list.append(.pushClip(path))
        } else {
            list.append(.pushMask)
            list.fill(path, with: .color(.black), rule: .evenOdd)
            list.append(.applyMask)
        }
        state.pushCount += 1
    }

    // MARK: - Painting

    mutating func fill(_ path: Path, _ rule: FillRule) {
        guard !path.isEmpty else { return }
        guard state.fill.pattern == nil else { return fillPattern(path, rule) }
        list.fill(path, with: inked(.color(state.fill.painted)), rule: rule)
    }

    mutating func stroke(_ path: Path) {
        guard !path.isEmpty else { return }
        if state.stroke.pattern != nil { return strokePattern(path) }
        let transform = state.transform
        let paint = inked(.color(state.stroke.painted))
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        guard scale > 0, scale.isFinite else { return }
        // The thinnest line of a device is drawn as a fine one.
        let finest = 0.25 / scale
        var pen = state.pen
        pen.lineWidth = max(pen.lineWidth, finest)
        if transform.keepsAngles {
            list.stroke(path, with: paint, style: pen.scaled(by: scale))
        } else if let inverse = transform.inverse {
            list.append(.pushTransform(transform))
            list.stroke(path.applying(inverse), with: paint, style: pen)
            list.append(.pop)
        }
    }

    /// Fills everything inside of the clip with a gradient.
    private mutating func drawShading(_ name: String?) {
        guard let name, let value = file.dictionary(resources["Shading"])?[name],
            let shading = PDFShading(value, resources, alpha: state.fill.alpha, in: &file),
            let inverse = state.transform.inverse
        else {
            omissions.insert("patterns")
            return
        }
        list.append(.pushTransform(state.transform))
        if let area = shading.area { list.append(.pushClip(area)) }
        list.fill(Path(page).applying(inverse), with: inked(shading.paint))
        if shading.area != nil { list.append(.pop) }
        list.append(.pop)
    }

    /// Draws a form. A group with an opacity is drawn as one layer.
    private mutating func drawObject(_ name: String?) {
        guard let name, let value = file.dictionary(resources["XObject"])?[name],
            let entries = file.dictionary(value)
        else { return }
        switch file.resolve(entries["Subtype"]).name {
        case "Form": drawForm(value, entries)
        case "Image": drawImage(value)
        default: omissions.insert("objects of unknown types")
        }
    }

    /// Draws a form as a mask for what follows in this state. Of a mask by luminosity, a light color lets through.
    private mutating func drawMask(_ mask: [String: PDFValue]) {
        guard let form = mask["G"], let entries = file.dictionary(form), formDepth < Self.formDepthLimit else { return }
        let (outer, isOuterMask) = (state, isMask)
        isMask = isMask || file.resolve(mask["S"]).name == "Luminosity"
        (state.fill, state.stroke, state.pen) = (PDFInk(), PDFInk(), StrokeStyle())
        list.append(.pushMask)
        drawForm(form, entries)
        list.append(.applyMask)
        (state, isMask) = (outer, isOuterMask)
        state.pushCount += 1
    }

    /// Returns a paint, or in a mask by luminosity, white that is as opaque as the paint is light.
    func inked(_ paint: Paint) -> Paint {
        guard isMask else { return paint }
        func light(_ color: Color) -> Color {
            Color(white: 1, alpha: color.alpha * (0.3 * color.red + 0.59 * color.green + 0.11 * color.blue))
        }
        func light(_ gradient: Gradient) -> Gradient {
            Gradient(stops: gradient.stops.map { Gradient.Stop(color: light($0.color), location: $0.location) })
        }
        switch paint {
        case .color(let color): return .color(light(color))
        case .linearGradient(let gradient, let start, let end):
            return .linearGradient(light(gradient), from: start, to: end)
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            return .radialGradient(light(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
        }
    }

    private mutating func drawForm(_ value: PDFValue, _ entries: [String: PDFValue]) {
        guard formDepth < Self.formDepthLimit, let content = file.data(of: value) else { return }
        let outer = state
        let outerPath = path
        path = Path()
        let isLayer = entries["Group"] != nil && state.fill.alpha < 1
        if isLayer {
            list.append(.pushOpacity(CGFloat(state.fill.alpha)))
            state.fill.alpha = 1
            state.stroke.alpha = 1
        }
        let transform = (file.transform(entries["Matrix"]) ?? .identity).concatenating(state.transform)
        var box: Path?
        if let numbers = file.numbers(entries["BBox"]), numbers.count == 4 {
            let n = numbers.map { CGFloat($0) }
            box = Path(
                CGRect(x: min(n[0], n[2]), y: min(n[1], n[3]), width: abs(n[2] - n[0]), height: abs(n[3] - n[1]))
            )
            .applying(transform)
        }
        if let box { list.append(.pushClip(box)) }
        formDepth += 1
        draw(content, file.dictionary(entries["Resources"]) ?? resources, transform)
        formDepth -= 1
        if box != nil { list.append(.pop) }
        if isLayer { list.append(.pop) }
        path = outerPath
        state = outer
    }
}
