import MullionDrawing
import MullionGeometry

/// The state that operators of a content stream change, and that they save and restore.
struct PDFState {
    /// The transform of coordinates to the page.
    var transform = CGAffineTransform.identity
    var fill = PDFInk()
    var stroke = PDFInk()
    var pen = StrokeStyle()
    var text = PDFTextState()
    /// The number of pushes on the display list that belong to this state.
    var pushCount = 0
}

/// The color, or the pattern, of areas or lines.
struct PDFInk {
    private var space = PDFColorSpace.gray
    private var color = Color(white: 0)
    /// The name of the pattern.
    private(set) var pattern: String?
    var alpha = 1.0

    /// The color of what has no color itself, without the pattern.
    var withoutPattern: PDFInk {
        var ink = self
        ink.pattern = nil
        return ink
    }

    /// The color with its opacity.
    var painted: Color { color.withAlpha(alpha) }

    /// Sets a color or its space by an operator, in lowercase.
    mutating func set(
        _ name: String, _ operands: [PDFValue], _ resources: [String: PDFValue], _ file: inout PDFFile
    ) {
        let numbers = operands.compactMap(\.number)
        pattern = nil
        switch name {
        case "g": space = .gray
        case "rg": space = .rgb
        case "k": space = .cmyk
        case "cs":
            // An unknown space is that of its usual number of components, which is not known before a color is set.
            space = PDFColorSpace(operands.first, resources, in: &file) ?? .gray
            color = Color(white: 0)
            if space.isInk { color = space.color([1]) }
            if case .cmyk = space { color = space.color([0, 0, 0, 1]) }
            return
        default:
            pattern = operands.last?.name
            if pattern != nil {
                // The color of a pattern that has none.
                if let base = [1: PDFColorSpace.gray, 3: .rgb, 4: .cmyk][numbers.count] { color = base.color(numbers) }
                return
            }
            if numbers.count != space.componentCount {
                space = [1: .gray, 3: .rgb, 4: .cmyk][numbers.count] ?? space
            }
        }
        color = space.color(numbers)
    }
}

extension StrokeStyle {
    mutating func setCap(_ number: CGFloat) { lineCap = number == 1 ? .round : number == 2 ? .square : .butt }

    mutating func setJoin(_ number: CGFloat) { lineJoin = number == 1 ? .round : number == 2 ? .bevel : .miter }

    /// The pen with all lengths multiplied.
    func scaled(by factor: CGFloat) -> StrokeStyle {
        var pen = self
        pen.lineWidth *= factor
        pen.dash = dash.map { $0 * factor }
        pen.dashPhase *= factor
        return pen
    }
}

extension CGAffineTransform {
    /// The transform back; nil if there is none.
    var inverse: CGAffineTransform? {
        let determinant = a * d - b * c
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        return CGAffineTransform(
            d / determinant, -b / determinant, -c / determinant, a / determinant,
            (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant)
    }

    /// Whether the transform scales all directions alike.
    var keepsAngles: Bool {
        let size = max(abs(a), abs(b), abs(c), abs(d))
        return abs(abs(a) - abs(d)) <= 1e-6 * size && abs(abs(b) - abs(c)) <= 1e-6 * size
            && abs(a * c + b * d) <= 1e-6 * size * size
    }
}

extension CGPoint {
    /// Returns the point moved by a transform.
    func moved(by t: CGAffineTransform) -> CGPoint {
        CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
    }
}

extension PDFFile {
    /// Returns the transform that an array of six numbers is.
    func transform(_ value: PDFValue?) -> CGAffineTransform? {
        guard let numbers = numbers(value), numbers.count == 6 else { return nil }
        let n = numbers.map { CGFloat($0) }
        return CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5])
    }
}
