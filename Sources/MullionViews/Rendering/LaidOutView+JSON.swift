import MullionGeometry

extension LaidOutView {
    /// The frames of all placed nodes as JSON, a node on a line of its own.
    ///
    /// ```json
    /// {"size": {"width": 20, "height": 10}, "nodes": [
    ///   {"path": "badge", "kind": "hStack", "name": "badge", "parent": null, "frame": {"x": 0, …}, "absoluteFrame": {…}}
    /// ]}
    /// ```
    ///
    /// `parent` is the position of the parent in the list. Lengths are in points and not rounded; the same picture gives the
    /// same bytes on every machine. A length that is not finite, which JSON cannot say, is null.
    ///
    /// - Complexity: O(length of the output).
    public func framesJSON() -> String {
        var json = "{\"size\": {\(Self.sides(size))}, \"nodes\": [\n"
        let frames = frames
        for (row, node) in frames.enumerated() {
            json += "  {\"path\": \(Self.quoted(node.path)), \"kind\": \(Self.quoted(node.kind)), "
            json += "\"name\": \(node.name.map(Self.quoted) ?? "null"), "
            json += "\"parent\": \(node.parent.map(String.init) ?? "null"), "
            json += "\"frame\": \(Self.object(node.frame)), \"absoluteFrame\": \(Self.object(node.absoluteFrame))}"
            json += row == frames.count - 1 ? "\n" : ",\n"
        }
        return json + "]}\n"
    }

    private static func object(_ rect: CGRect) -> String {
        "{\"x\": \(number(rect.minX)), \"y\": \(number(rect.minY)), \(sides(rect.size))}"
    }

    private static func sides(_ size: CGSize) -> String {
        "\"width\": \(number(size.width)), \"height\": \(number(size.height))"
    }

    /// The shortest digits that read back as the same number.
    private static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "null" }
        if value == value.rounded(), value.magnitude < 1e15 { return String(Int(value)) }
        return "\(Double(value))"
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..."\u{1F}":
                result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
