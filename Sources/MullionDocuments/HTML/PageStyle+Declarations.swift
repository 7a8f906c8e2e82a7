import MullionCSS
import MullionDrawing
import MullionGeometry
import MullionHTML
import MullionLayout
import MullionSource

extension PageStyle {
    /// Applies declarations in order, and reports those that are not supported.
    ///
    /// 1. Custom properties, which the others can name.
    /// 2. The font size, to which the unit `em` of the others refers.
    /// 3. The rest.
    mutating func apply(_ declarations: [StyleDeclaration], _ units: CSSUnits, _ issues: inout [HTMLIssue]) {
        for declaration in declarations where declaration.name.hasPrefix("--") {
            variables[declaration.name] = declaration.value
        }
        var units = units
        units.fontSize = parentFontSize
        let fonts: Set = ["font", "font-size", "font-family"]
        for declaration in declarations where fonts.contains(declaration.name) { apply(declaration, units, &issues) }
        units.fontSize = fontSize
        for declaration in declarations where !fonts.contains(declaration.name) && !declaration.name.hasPrefix("--") {
            apply(declaration, units, &issues)
        }
    }

    private mutating func apply(_ declaration: StyleDeclaration, _ units: CSSUnits, _ issues: inout [HTMLIssue]) {
        let (name, offset) = (declaration.name, declaration.offset)
        guard let replaced = CSSText.replacingVariables(declaration.value, variables) else {
            issues.append(HTMLIssue(offset, "\(name): \(declaration.value.prefix(60)) refers to an unknown variable"))
            return
        }
        let value = CSSText.resolvingUnits(replaced, units)
        if Self.hasNoEffect(name) { return }
        let isTemplate = value.contains("{{")
        if setText(name, value, units) { return }
        if setBox(name, value, offset, &issues) { return }
        if isTemplate, CSSStyle.isProperty(name) || CSSDecorationReader.properties[name] != nil {
            return box.set(name, value, at: offset)
        }
        if CSSStyle.isProperty(name) {
            var trial = CSSStyle()
            if (try? trial.set(name, value)) != nil { return box.set(name, value, at: offset) }
            if value == "initial" || value == "unset" || value == "revert" { return box.remove(name) }
        }
        let isKnown =
            CSSStyle.isProperty(name) || CSSDecorationReader.properties[name] != nil
            || Self.textProperties.contains(name)
        issues.append(
            HTMLIssue(
                offset,
                isKnown
                    ? "\(name): \(declaration.value.prefix(60)) is not supported"
                    : "the property \(name.prefix(60)) is not supported"))
    }

    /// Whether a property does not change a picture without a pointer, time, or selection.
    private static func hasNoEffect(_ name: String) -> Bool {
        inert.contains(name) || ["transition", "animation", "scroll-", "outline"].contains { name.hasPrefix($0) }
    }

    private static let inert: Set<String> = [
        "cursor", "pointer-events", "user-select", "-webkit-user-select", "-webkit-font-smoothing",
        "-moz-osx-font-smoothing", "will-change", "text-rendering", "appearance", "-webkit-appearance",
        "-webkit-box-orient", "touch-action", "resize", "caret-color", "backface-visibility", "border-collapse",
        "border-spacing", "-webkit-tap-highlight-color", "-webkit-text-size-adjust", "text-size-adjust", "color-scheme",
        "-webkit-print-color-adjust", "print-color-adjust", "isolation", "orphans", "widows", "object-position",
    ]

    // MARK: - Text

    private static let textProperties: Set<String> = [
        "color", "font", "font-size", "font-family", "font-weight", "font-style", "line-height", "letter-spacing",
        "text-align", "text-transform", "text-decoration", "text-decoration-line", "white-space", "word-break",
        "overflow-wrap", "word-wrap", "text-overflow", "line-clamp", "-webkit-line-clamp", "list-style",
        "list-style-type", "direction", "object-fit", "z-index", "transform", "vertical-align",
    ]

    /// Sets a property of text; returns whether the value is one.
    private mutating func setText(_ name: String, _ value: String, _ units: CSSUnits) -> Bool {
        switch name {
        case "color":
            if value.contains("{{") {
                color = value
            } else if let paint = CSSPaint.color(value, current: (try? Color(color)) ?? .black) {
                color = paint.hexString
            } else {
                return value == "inherit"
            }
        case "font-size": return setFontSize(value)
        case "font-family": setFamily(value)
        case "font-weight": return setWeight(value)
        case "font-style": isItalic = value.hasPrefix("italic") || value.hasPrefix("oblique")
        case "font": return setFont(value, units)
        case "line-height": return setLineHeight(value)
        case "letter-spacing":
            guard let spacing = value == "normal" ? 0 : CSSText.points(value) else { return false }
            letterSpacing = spacing
        case "text-align":
            guard ["start", "left", "center", "right", "end", "-webkit-center"].contains(value) else { return false }
            textAlign = value == "-webkit-center" ? "center" : value
        case "text-transform":
            guard ["none", "uppercase", "lowercase", "capitalize"].contains(value) else { return false }
            textTransform = value
        case "text-decoration", "text-decoration-line":
            let words = CSSText.split(value, at: nil)
            isUnderlined = words.contains("underline") || isUnderlined && !words.contains("none")
            isStruck = words.contains("line-through") || isStruck && !words.contains("none")
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
        case "object-fit":
            guard ["fill", "contain", "cover"].contains(value) else { return false }
            objectFit = value
        case "z-index":
            zIndex = Int(value)
            return zIndex != nil || value == "auto"
        case "transform": return setTransform(value)
        case "vertical-align": return ["baseline", "middle", "top", "bottom"].contains(value)
        default: return false
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

    // MARK: - Boxes

    /// Sets a property of the box that is not layout's alone; returns whether the value is one.
    private mutating func setBox(
        _ name: String, _ value: String, _ offset: Int, _ issues: inout [HTMLIssue]
    ) -> Bool {
        switch name {
        case "display": return setDisplay(value)
        case "visibility":
            guard value == "hidden" || value == "visible" else { return false }
            box.set("opacity", value == "hidden" ? "0" : "1", at: offset)
        case "background", "background-color", "background-image":
            guard value != "none", value != "initial", !value.contains("{{") else {
                if value.contains("{{") { box.set("background", value, at: offset) }
                return true
            }
            let text = value.lowercased() == "currentcolor" ? color : value
            guard CSSPaint.background(text) != nil else { return false }
            box.set("background", text, at: offset)
        case "border-radius": return setRadius(value, offset, &issues)
        case "box-shadow", "opacity":
            var trial = CSSDeclarations()
            guard let read = CSSDecorationReader.properties[name], read(&trial, value) else { return false }
            box.set(name, value, at: offset)
        default: return name.hasPrefix("border") && setBorder(name, value, offset)
        }
        return true
    }

    private mutating func setDisplay(_ value: String) -> Bool {
        switch value {
        case "-webkit-box", "list-item", "flow": display = "block"
        case "block", "inline", "inline-block", "flex", "inline-flex", "grid", "inline-grid", "none", "contents",
            "flow-root":
            display = value
        default: return false
        }
        return true
    }

    private mutating func setRadius(_ value: String, _ offset: Int, _ issues: inout [HTMLIssue]) -> Bool {
        let radii = CSSText.split(value, at: nil).map { word -> CGFloat? in
            // Half of a side is the maximum, so that a larger share is the same.
            CSSText.fraction(word).map { $0 >= 0.5 ? 1e5 : -1 } ?? CSSText.points(word)
        }
        guard let first = radii.first, let radius = first, radius >= 0 else { return false }
        if radii.contains(where: { $0 != radius }) {
            issues.append(HTMLIssue(offset, "corners of different radii are not supported; all have the first"))
        }
        box.set("border-radius", JSONText.number(radius), at: offset)
        return true
    }

    /// Reads `border`, `border-top`, `border-width`, `border-top-color`, and the like.
    private mutating func setBorder(_ name: String, _ value: String, _ offset: Int) -> Bool {
        let parts = name.split(separator: "-").dropFirst().map(String.init)
        let side = parts.first.flatMap { BoxDeclarations.sides.firstIndex(of: $0) }
        let sides = side.map { [$0] } ?? [0, 1, 2, 3]
        let aspect = side == nil ? parts.first : parts.dropFirst().first
        let words = CSSText.split(value, at: nil)
        guard !words.isEmpty, words.count <= 4, parts.count <= 2 else { return false }
        var border = box.border
        for (place, side) in sides.enumerated() {
            let own = aspect == nil ? words : [words[Self.valueOfSide[words.count - 1][place]]]
            if aspect == nil { border[side] = BoxDeclarations.BorderSide() }
            for word in own {
                if ["width", nil].contains(aspect), let width = Self.widths[word] ?? CSSText.points(word), width >= 0 {
                    border[side].width = width
                } else if ["style", nil].contains(aspect), Self.lineStyles.contains(word) {
                    border[side].isVisible = word != "none" && word != "hidden"
                } else if ["color", nil].contains(aspect), let color = CSSPaint.color(word) {
                    border[side].color = word.lowercased() == "currentcolor" ? nil : color.hexString
                } else {
                    return false
                }
            }
        }
        box.border = border
        box.borderOffset = offset
        return true
    }

    /// Which of one to four values is that of the top, right, bottom, and left.
    private static let valueOfSide = [[0, 0, 0, 0], [0, 1, 0, 1], [0, 1, 2, 1], [0, 1, 2, 3]]
    private static let widths: [String: CGFloat] = ["thin": 1, "medium": 3, "thick": 5]
    private static let lineStyles: Set<String> = [
        "none", "hidden", "solid", "dashed", "dotted", "double", "groove", "ridge", "inset", "outset",
    ]
}

extension CSSStyle {
    /// Whether layout reads a property.
    static func isProperty(_ name: String) -> Bool { knownProperties.contains(name) }

    private static let knownProperties = Set(propertyNames)
}
