import MullionDrawing
import MullionGeometry
import MullionHTML
import MullionSource

/// Properties of text.
extension PageStyle {
    static let textProperties: Set<String> = [
        "color", "font", "font-size", "font-family", "font-weight", "font-style", "line-height", "letter-spacing",
        "text-align", "text-transform", "text-decoration", "text-decoration-line", "text-shadow", "white-space",
        "word-break",
        "overflow-wrap", "word-wrap", "text-overflow", "line-clamp", "-webkit-line-clamp", "list-style",
        "list-style-type", "direction", "object-fit", "z-index", "transform", "vertical-align",
    ]

    /// Sets a property of text; returns whether the value is one.
    mutating func setText(_ name: String, _ value: String, _ units: CSSUnits) -> Bool {
        setLetters(name, value, units) ?? setLines(name, value) ?? setDrawing(name, value) ?? false
    }

    /// Sets a property of letters; nil for other properties.
    private mutating func setLetters(_ name: String, _ value: String, _ units: CSSUnits) -> Bool? {
        switch name {
        case "color":
            if value.contains("{{") {
                color = value
            } else if let paint = CSSPaint.color(value, current: (try? Color(css: color)) ?? .black) {
                color = paint.hexString
            } else {
                return value == "inherit"
            }
        case "font": return setFont(value, units)
        case "font-size": return setFontSize(value)
        case "font-family": setFamily(value)
        case "font-weight": return setWeight(value)
        case "font-style": isItalic = value.hasPrefix("italic") || value.hasPrefix("oblique")
        case "letter-spacing":
            guard let spacing = value == "normal" ? 0 : CSSText.points(value) else { return false }
            letterSpacing = spacing
        case "text-transform":
            guard ["none", "uppercase", "lowercase", "capitalize"].contains(value) else { return false }
            textTransform = value
        case "text-decoration", "text-decoration-line":
            let words = CSSText.split(value, at: nil)
            isUnderlined = words.contains("underline") || isUnderlined && !words.contains("none")
            isStruck = words.contains("line-through") || isStruck && !words.contains("none")
        case "text-shadow":
            var trial = CSSDeclarations()
            guard CSSDecorationReader.properties["box-shadow"]!(&trial, value) else { return false }
            textShadow = trial.decoration.boxShadow.map {
                let sides = ["x": $0.x, "y": $0.y, "radius": $0.radius].sorted { $0.key < $1.key }
                let numbers = sides.map { "\"\($0.key)\":\(JSONText.number($0.value))" }
                return "{\"color\":\"\($0.color.hexString)\",\(numbers.joined(separator: ","))}"
            }
        default: return nil
        }
        return true
    }

    /// Sets a property of lines; nil for other properties.
    private mutating func setLines(_ name: String, _ value: String) -> Bool? {
        switch name {
        case "line-height": return setLineHeight(value)
        case "text-align":
            guard ["start", "left", "center", "right", "end", "-webkit-center"].contains(value) else { return false }
            textAlign = value == "-webkit-center" ? "center" : value
        case "white-space":
            guard let space = WhiteSpace(rawValue: value) else { return false }
            whiteSpace = space
        case "word-break", "overflow-wrap", "word-wrap":
            breaksWords = ["break-all", "break-word", "anywhere"].contains(value)
        case "text-overflow": hasEllipsis = value == "ellipsis"
        case "line-clamp", "-webkit-line-clamp":
            lineLimit = Int(value)
            return lineLimit != nil || value == "none"
        case "list-style", "list-style-type":
            let words = CSSText.split(value, at: nil)
            guard let marker = words.first(where: { ["none", "disc", "circle", "square", "decimal"].contains($0) })
            else { return false }
            listMarker = marker
        case "direction":
            isRightToLeft = value == "rtl"
            box.set("direction", value == "rtl" ? "rtl" : "ltr", at: 0)
        case "vertical-align": return value == "baseline"
        default: return nil
        }
        return true
    }

    /// Sets a property of how a box is drawn; nil for other properties.
    private mutating func setDrawing(_ name: String, _ value: String) -> Bool? {
        switch name {
        case "object-fit":
            guard ["fill", "contain", "cover"].contains(value) else { return false }
            objectFit = value
        case "z-index":
            zIndex = Int(value)
            return zIndex != nil || value == "auto"
        case "transform": return setTransform(value)
        default: return nil
        }
        return true
    }

    /// Reads `rotate()` and `scale()`.
    private mutating func setTransform(_ value: String) -> Bool {
        if value == "none" { return true }
        var (rotation, scale): (CGFloat?, CGFloat?)
        for part in CSSText.split(value, at: nil) {
            guard let (name, argument) = CSSText.function(part) else { return false }
            switch name {
            case "rotate":
                guard argument.hasSuffix("deg"), let angle = Double(argument.dropLast(3)), angle.magnitude < 1e6 else {
                    return false
                }
                rotation = CGFloat(angle)
            case "scale":
                guard let factor = Double(argument), factor.magnitude < 1e6 else { return false }
                scale = CGFloat(factor)
            default: return false
            }
        }
        (self.rotation, self.scale) = (rotation, scale)
        return true
    }

    private mutating func setFontSize(_ value: String) -> Bool {
        let names: [String: CGFloat] = [
            "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24, "xx-large": 32,
            "smaller": parentFontSize / 1.2, "larger": parentFontSize * 1.2,
        ]
        guard let size = names[value] ?? CSSText.points(value) ?? CSSText.fraction(value).map({ $0 * parentFontSize }),
            size >= 0, size <= 65_536
        else { return false }
        fontSize = size
        return true
    }

    /// Takes the first family; the generic ones are those of the fonts that are known without files.
    private mutating func setFamily(_ value: String) {
        let first = CSSText.split(value, at: ",").first ?? ""
        let name = first.filter { $0 != "\"" && $0 != "'" }
        let wasMonospaced = isMonospaced
        isMonospaced = name == "monospace" || name == "ui-monospace"
        // Browsers make text in the generic monospace family smaller (13 for 16), unless its size is set.
        if isMonospaced != wasMonospaced, value == "monospace" { fontSize *= 13.0 / 16 }
        let generic = ["monospace", "ui-monospace", "sans-serif", "serif", "system-ui", "ui-sans-serif", "inherit"]
        family = generic.contains(name) || name.hasPrefix("-") || name.isEmpty ? nil : name
    }

    private mutating func setWeight(_ value: String) -> Bool {
        let names = [
            "normal": 400, "bold": 700, "bolder": weight < 400 ? 400 : weight < 600 ? 700 : 900, "lighter": 300,
        ]
        guard let number = names[value] ?? Int(value), (1...1000).contains(number) else { return false }
        weight = number
        return true
    }

    private mutating func setLineHeight(_ value: String) -> Bool {
        if value == "normal" {
            lineHeight = .normal
        } else if let factor = Double(value), factor >= 0, factor < 1_000 {
            lineHeight = .factor(CGFloat(factor))
        } else if let points = CSSText.points(value) ?? CSSText.fraction(value).map({ $0 * fontSize }), points >= 0 {
            lineHeight = .points(points)
        } else {
            return false
        }
        return true
    }

    /// Reads "italic bold 16px/1.5 Inter, sans-serif".
    private mutating func setFont(_ value: String, _ units: CSSUnits) -> Bool {
        var words = CSSText.split(value, at: nil)
        var style = self
        (style.isItalic, style.weight, style.lineHeight) = (false, 400, .normal)
        while let word = words.first {
            words.removeFirst()
            if word == "italic" || word == "oblique" {
                style.isItalic = true
            } else if style.setWeight(word) || word == "normal" {
                continue
            } else {
                let parts = word.split(separator: "/").map(String.init)
                guard let size = parts.first, style.setFontSize(size), !words.isEmpty else { return false }
                if parts.count > 1 {
                    guard style.setLineHeight(parts[1]) else { return false }
                }
                style.setFamily(words.joined(separator: " "))
                self = style
                return true
            }
        }
        return false
    }
}
