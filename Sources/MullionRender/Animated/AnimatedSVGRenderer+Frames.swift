import MullionDrawing
import MullionGeometry

extension AnimatedSVGRenderer {
    /// Returns a document that shows display lists in sequence, in a viewport of the given size in points.
    ///
    /// Elements that correspond in successive drawings are interpolated: paths with the same steps, texts of the same
    /// words, clips, gradients, shadows, opacities, and translations. Elements without a counterpart appear or
    /// disappear at their frame. Viewers without animation show the first drawing.
    ///
    /// Each drawing is written as by ``SVGRenderer``; each diagnostic is reported once.
    ///
    /// - Complexity: O(n), n the commands of all drawings, where no element appears or disappears; else the square of
    ///   the number of siblings there.
    public func render(pictures: [DisplayList], size: CGSize) -> Rendering<String> {
        var writer = SVGRenderer(background: background)
        writer.isCompact = false
        var diagnostics: [RenderDiagnostic] = []
        var merged: MergedElement?
        let duration = CGFloat(pictures.count - 1) / CGFloat(framesPerSecond)
        let isUsable = pictures.count < 2 || (duration >= 0.001 && NumberFormat.canWrite(duration))
        if !isUsable { diagnostics.append(RenderDiagnostic(.unusableNumber)) }
        let shown = pictures.isEmpty ? [DisplayList()] : isUsable ? pictures : [pictures[0]]
        var known = Set(diagnostics)
        for (frame, picture) in shown.enumerated() {
            let document = writer.render(picture, size: size)
            diagnostics += document.diagnostics.filter { known.insert($0).inserted }
            let root = SVGElement(document: document.output)
            if let merged { merged.add(root, frame: frame) } else { merged = MergedElement(root, frame: frame) }
        }
        var output = FrameWriter(frameCount: shown.count, duration: duration, repeats: repeats)
        if let merged { output.write(merged) }
        return Rendering(output: output.text, diagnostics: diagnostics)
    }
}

/// Writes merged elements with their animations.
private struct FrameWriter {
    let frameCount: Int
    let duration: CGFloat
    let repeats: Bool
    var text = ""
    private var nameCount = 0

    init(frameCount: Int, duration: CGFloat, repeats: Bool) {
        self.frameCount = frameCount
        self.duration = duration
        self.repeats = repeats
    }

    mutating func write(_ element: MergedElement, named name: String? = nil) {
        var names: [String: String] = [:]
        for reference in element.references {
            nameCount += 1
            let name = "d\(nameCount)"
            names[reference.attribute] = name
            text += "<defs>\n"
            write(reference.element, named: name)
            text += "</defs>\n"
        }
        text += "<\(element.first.tag)"
        if let name { text += " id=\"\(name)\"" }
        for attribute in element.first.attributes {
            let value = names[attribute.name].map { attribute.name == "href" ? "#\($0)" : "url(#\($0))" }
            text += " \(attribute.name)=\"\(value ?? attribute.value)\""
        }
        let isAlwaysThere = name != nil || element.values.allSatisfy { $0 != nil }
        if element.values[0] == nil, !isAlwaysThere { text += " display=\"none\"" }
        let animations = animations(of: element, isAlwaysThere: isAlwaysThere)
        if animations.isEmpty, element.children.isEmpty, element.first.text.isEmpty {
            text += "/>\n"
            return
        }
        // White space is significant in text.
        let lineBreak = element.first.text.isEmpty ? "\n" : ""
        text += ">" + lineBreak
        for animation in animations { text += animation + lineBreak }
        text += element.first.text
        for child in element.children { write(child) }
        text += "</\(element.first.tag)>\n"
    }

    private func animations(of element: MergedElement, isAlwaysThere: Bool) -> [String] {
        var result: [String] = []
        if !isAlwaysThere {
            let values = element.values.map { $0 == nil ? "none" : "inline" }
            result.append(animation("animate", "display", values, isDiscrete: true))
        }
        for (index, attribute) in element.first.attributes.enumerated() {
            if attribute.value.hasPrefix("url(#") || attribute.name == "href" { continue }
            let values = element.values(ofAttribute: index)
            guard values.contains(where: { $0 != values[0] }) else { continue }
            if attribute.name == "transform" {
                // "matrix(1 0 0 1 x y)"
                let moves = values.map { String($0.dropFirst(15).dropLast()) }
                result.append(animation("animateTransform", "transform\" type=\"translate", moves, isDiscrete: false))
            } else {
                result.append(animation("animate", attribute.name, values, isDiscrete: false))
            }
        }
        return result
    }

    /// Writes an animation without the frames that change nothing.
    private func animation(_ tag: String, _ attribute: String, _ values: [String], isDiscrete: Bool) -> String {
        let last = values.count - 1
        let kept = values.indices.filter { index in
            if index == 0 { return true }
            if isDiscrete { return values[index] != values[index - 1] }
            return index == last || values[index] != values[index - 1] || values[index] != values[index + 1]
        }
        var result = "<\(tag) attributeName=\"\(attribute)\" dur=\"\(number(duration, decimals: 6))s\""
        result += repeats ? " repeatCount=\"indefinite\"" : " fill=\"freeze\""
        if isDiscrete { result += " calcMode=\"discrete\"" }
        if isDiscrete || kept.count < values.count {
            let times = kept.map { number(CGFloat($0) / CGFloat(last), decimals: 6) }
            result += " keyTimes=\"\(times.joined(separator: ";"))\""
        }
        return result + " values=\"\(kept.map { values[$0] }.joined(separator: ";"))\"/>"
    }

    private func number(_ value: CGFloat, decimals: Int) -> String {
        var buffer = SVGBuffer()
        buffer.write(value, decimals: decimals)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }
}
