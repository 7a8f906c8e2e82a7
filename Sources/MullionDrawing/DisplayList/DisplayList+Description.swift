import MullionGeometry

extension DisplayList: CustomStringConvertible {
    /// The commands, one to a line, indented by two spaces for each enclosing scope, up to sixteen.
    ///
    /// ```text
    /// group "card"
    ///   fill #ffffff M0 0 L10 0 L10 10 L0 10 Z
    /// pop
    /// ```
    ///
    /// Equal lists give equal text on every machine; later versions may spell commands differently.
    ///
    /// - Complexity: O(length of the text).
    public var description: String {
        var text = ""
        var depth = 0
        for command in commands {
            if case .pop = command { depth = max(depth - 1, 0) }
            // A divider of a scope is indented like its beginning and end.
            let isDivider = if case .applyMask = command { true } else { false }
            text += String(repeating: "  ", count: min(isDivider ? max(depth - 1, 0) : depth, 16))
            text += command.description
            text += "\n"
            if command.isPush { depth += 1 }
        }
        return text
    }
}

extension DrawingCommand: CustomStringConvertible {
    /// The command on one line, without its scope.
    public var description: String {
        switch self {
        case .fill(let path, let paint, let rule): "fill \(paint)\(rule == .evenOdd ? " even-odd" : "") \(path)"
        case .stroke(let path, let paint, let style): "stroke \(paint) \(style) \(path)"
        case .text(let run): "text \(run)"
        case .image(let image): "image \(image)"
        case .pushClip(let path): "clip \(path)"
        case .pushTransform(let t): "transform \(words(t.a, t.b, t.c, t.d, t.tx, t.ty))"
        case .pushOpacity(let opacity): "opacity \(words(opacity))"
        case .pushShadow(let shadow): "shadow \(shadow)"
        case .pushMask: "mask"
        case .applyMask: "through mask"
        case .pushGroup(let name): "group \(name.debugDescription)"
        case .pop: "pop"
        }
    }
}

extension Path: CustomStringConvertible {
    /// The outline in the letters of SVG: M, L, Q, C and Z with their points; "empty" without elements.
    public var description: String {
        if isEmpty { return "empty" }
        let steps = elements.map { element in
            switch element {
            case .move(let p): "M\(words(p.x, p.y))"
            case .line(let p): "L\(words(p.x, p.y))"
            case .quadCurve(let p, let c): "Q\(words(c.x, c.y, p.x, p.y))"
            case .curve(let p, let c1, let c2): "C\(words(c1.x, c1.y, c2.x, c2.y, p.x, p.y))"
            case .closeSubpath: "Z"
            }
        }
        return steps.joined(separator: " ")
    }
}

extension Color: CustomStringConvertible {
    /// The color in hexadecimal digits, as ``hexString``.
    public var description: String { hexString }
}

extension Gradient: CustomStringConvertible {
    /// The stops in brackets, as in "[#000000 0, #ffffff 1]".
    public var description: String {
        "[" + stops.map { "\($0.color) \(words($0.location))" }.joined(separator: ", ") + "]"
    }
}

extension Paint: CustomStringConvertible {
    /// The color, or the kind of gradient with its geometry and stops.
    public var description: String {
        switch self {
        case .color(let color): "\(color)"
        case .linearGradient(let gradient, let start, let end):
            "linear(\(words(start.x, start.y)) to \(words(end.x, end.y)) \(gradient))"
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            "radial(\(words(center.x, center.y)) from \(words(startRadius)) to \(words(endRadius)) \(gradient))"
        }
    }
}

extension StrokeStyle: CustomStringConvertible {
    /// The width of the line and what differs from an ordinary pen.
    public var description: String {
        var text = "width \(words(lineWidth))"
        if lineCap != .butt { text += " cap \(lineCap)" }
        if lineJoin != .miter { text += " join \(lineJoin)" }
        if lineJoin == .miter, miterLimit != 10 { text += " limit \(words(miterLimit))" }
        if !dash.isEmpty {
            text += " dash [\(dash.map { words($0) }.joined(separator: " "))] phase \(words(dashPhase))"
        }
        return text
    }
}

extension Shadow: CustomStringConvertible {
    /// Color, blur and offset.
    public var description: String { "\(color) radius \(words(radius)) offset \(words(x, y))" }
}

extension TextRun: CustomStringConvertible {
    /// The text in quotation marks, its origin, font, and paint, and what else differs from plain text.
    public var description: String {
        var text = "\(string.debugDescription) at \(words(origin.x, origin.y)) \(font) \(paint)"
        if let width { text += " width \(words(width))" }
        if letterSpacing != 0 { text += " spacing \(words(letterSpacing))" }
        if let underline { text += " underline\(underline.color.map { " \($0)" } ?? "")" }
        if let strikethrough { text += " strikethrough\(strikethrough.color.map { " \($0)" } ?? "")" }
        if direction == .rightToLeft { text += " right-to-left" }
        return text
    }
}

extension TextRun.Font: CustomStringConvertible {
    /// The family, the size and what differs from the regular face.
    public var description: String {
        var text = "\(family.debugDescription) \(words(size))"
        if weight != .regular { text += " \(weight)" }
        if isItalic { text += " italic" }
        if isMonospaced { text += " monospaced" }
        if hasSerifs { text += " serif" }
        if width != 100 { text += " width \(words(width))%" }
        if hasMonospacedDigits { text += " digits" }
        return text
    }
}

extension ImageReference: CustomStringConvertible {
    /// The name, or the format and the number of pixels, and the frame.
    public var description: String {
        let place = words(frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
        switch content {
        case .named(let name): return "\(name.debugDescription) in \(place)"
        case .encoded(let image): return "\(image) in \(place)"
        }
    }
}

extension EncodedImage: CustomStringConvertible {
    /// The format, the number of pixels and the number of bytes.
    public var description: String { "\(format.rawValue) \(pixelWidth)×\(pixelHeight), \(bytes.count) bytes" }
}

/// Numbers with spaces between them, each in the shortest digits that read back as the same number.
private func words(_ numbers: CGFloat...) -> String {
    numbers.map { number in
        if number == number.rounded(), number.magnitude < 1e15 { return String(Int(number)) }
        return "\(Double(number))"
    }
    .joined(separator: " ")
}
