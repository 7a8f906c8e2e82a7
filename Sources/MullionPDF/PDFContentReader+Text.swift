import MullionDrawing
import MullionGeometry

/// The parameters of text, which belong to the state.
struct PDFTextState {
    var font: PDFFont?
    var size: CGFloat = 0
    var characterSpacing: CGFloat = 0
    var wordSpacing: CGFloat = 0
    var horizontalScale: CGFloat = 1
    var leading: CGFloat = 0
    var rise: CGFloat = 0
    /// How text is painted: 0 filled, 1 as lines, 2 both, 3 not at all; from 4 on also as a clip.
    var mode = 0
}

// Text is drawn as the outlines of its glyphs, or as what their content streams draw; text in a font that is not part
// of the file as text.
extension PDFContentReader {
    /// Executes an operator of text; returns false for others.
    mutating func executeText(_ name: String, _ operands: [PDFValue]) -> Bool {
        let n = operands.map { CGFloat($0.number ?? 0) }
        let first = n.first ?? 0
        switch name {
        case "BT": (textMatrix, lineMatrix, textClip) = (.identity, .identity, Path())
        case "ET": endText()
        case "Tc": state.text.characterSpacing = first
        case "Tw": state.text.wordSpacing = first
        case "Tz": state.text.horizontalScale = first / 100
        case "TL": state.text.leading = first
        case "Ts": state.text.rise = first
        case "Tr": state.text.mode = Int(min(max(first, 0), 7))
        case "Tf":
            guard operands.count >= 2 else { break }
            state.text.size = n[1]
            setFont(operands[0].name)
        case "Td" where n.count >= 2: moveLine(n[0], n[1])
        case "TD" where n.count >= 2:
            state.text.leading = -n[1]
            moveLine(n[0], n[1])
        case "Tm" where n.count >= 6:
            lineMatrix = CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5])
            textMatrix = lineMatrix
        case "T*": moveLine(0, -state.text.leading)
        case "Tj", "TJ": showText(operands.first)
        case "'":
            moveLine(0, -state.text.leading)
            showText(operands.first)
        case "\"":
            if n.count >= 3 { (state.text.wordSpacing, state.text.characterSpacing) = (n[0], n[1]) }
            moveLine(0, -state.text.leading)
            showText(operands.last)
        // A glyph of a font of streams that has no color of its own.
        case "d1": isUncolored = true
        default: return false
        }
        return true
    }

    private mutating func moveLine(_ x: CGFloat, _ y: CGFloat) {
        lineMatrix = CGAffineTransform(1, 0, 0, 1, x, y).concatenating(lineMatrix)
        textMatrix = lineMatrix
    }

    mutating func setFont(_ name: String?) {
        let value = name.flatMap { file.dictionary(resources["Font"])?[$0] }
        setFont(value)
    }

    mutating func setFont(_ value: PDFValue?) {
        guard let value else {
            state.text.font = nil
            return
        }
        guard case .reference(let number) = value else {
            state.text.font = PDFFont(value, in: &file)
            return
        }
        if let known = fonts[number] {
            state.text.font = known
        } else {
            state.text.font = PDFFont(value, in: &file)
            fonts[number] = .some(state.text.font)
        }
    }

    private mutating func showText(_ operand: PDFValue?) {
        guard let font = state.text.font else {
            omissions.insert("texts")
            return
        }
        switch operand {
        case .string(let bytes)?: showText(bytes, font)
        case .array(let parts)?:
            for part in parts {
                if case .string(let bytes) = part {
                    showText(bytes, font)
                } else if let number = part.number {
                    let text = state.text
                    advance(by: -CGFloat(number) / 1000 * text.size * text.horizontalScale)
                }
            }
        default: break
        }
    }

    private mutating func advance(by x: CGFloat) {
        textMatrix = CGAffineTransform(1, 0, 0, 1, x, 0).concatenating(textMatrix)
    }

    private mutating func showText(_ bytes: [UInt8], _ font: PDFFont) {
        let codes =
            font.isComposite
            ? stride(from: 0, to: bytes.count - 1, by: 2).map { Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]) }
            : bytes.map(Int.init)
        let text = state.text
        var (outline, string, width) = (Path(), "", CGFloat(0))
        let start = textMatrix
        for code in codes {
            guard elementCount < Self.elementLimit else { break }
            let glyph = CGAffineTransform(text.size * text.horizontalScale, 0, 0, text.size, 0, text.rise)
                .concatenating(textMatrix).concatenating(state.transform)
            var unit: CGFloat = 0.001
            switch font.kind {
            case .outlines:
                if let path = font.outline(of: code) {
                    elementCount += path.elements.count
                    outline.addPath(path.applying(glyph))
                }
            case .streams(_, let matrix, let resources):
                unit = matrix.a
                if text.mode != 3 { drawGlyph(font.stream(of: code), matrix.concatenating(glyph), resources) }
            case .standard:
                let scalar = font.names[code & 255].flatMap { PDFCharacterNames.scalar(of: $0) }
                string.unicodeScalars.append(scalar ?? " ")
                elementCount += 1
            }
            let isSpace = code == 32 && !font.isComposite
            let step =
                (font.advance(of: code) * unit * text.size + text.characterSpacing + (isSpace ? text.wordSpacing : 0))
                * text.horizontalScale
            width += step
            advance(by: step)
        }
        if case .standard(let standard) = font.kind { return drawStandard(string, standard, width, start) }
        paintText(outline)
    }

    /// Paints outlines as the mode of text says.
    private mutating func paintText(_ outline: Path) {
        guard !outline.isEmpty, outline.isFinite else { return }
        let mode = state.text.mode
        if [0, 2, 4, 6].contains(mode) { fill(outline, .nonZero) }
        if [1, 2, 5, 6].contains(mode) { stroke(outline) }
        if mode >= 4 { textClip.addPath(outline) }
    }

    private mutating func endText() {
        if !textClip.isEmpty { clip(textClip, .nonZero) }
        textClip = Path()
    }

    /// Draws text in a font of the reader, in the width that it has in the file.
    private mutating func drawStandard(
        _ string: String, _ font: TextRun.Font, _ width: CGFloat, _ start: CGAffineTransform
    ) {
        let text = state.text
        guard text.mode != 3, text.mode != 7, !string.allSatisfy(\.isWhitespace) else { return }
        // y grows downward in drawings.
        let transform = CGAffineTransform(1, 0, 0, -1, 0, text.rise).concatenating(start)
            .concatenating(state.transform)
        var font = font
        font.size = abs(text.size)
        guard font.size > 0, transform.inverse != nil else { return }
        list.append(.pushTransform(transform))
        list.text(
            TextRun(
                string, at: .zero, font: font, paint: inked(.color(state.fill.withoutPattern.painted)),
                width: width > 0 ? width : nil))
        list.append(.pop)
    }

    /// Draws the content stream of a glyph.
    private mutating func drawGlyph(
        _ stream: PDFValue?, _ transform: CGAffineTransform, _ own: [String: PDFValue]?
    ) {
        guard let stream, formDepth < Self.formDepthLimit, let content = file.data(of: stream) else { return }
        let outer = (state, isUncolored, path, textMatrix, lineMatrix, textClip)
        // Lines have the color of the text, too.
        state.stroke = state.fill
        state.text = PDFTextState()
        path = Path()
        formDepth += 1
        draw(content, own ?? resources, transform)
        formDepth -= 1
        (state, isUncolored, path, textMatrix, lineMatrix, textClip) = outer
    }
}
