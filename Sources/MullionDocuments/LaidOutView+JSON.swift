import MullionGeometry
import MullionLayout
import MullionViews

extension LaidOutView {
    /// Returns the frames of all placed nodes as JSON, with each node on a separate line.
    ///
    /// ```json
    /// {"version": 1, "size": {"width": 20, "height": 10}, "canvas": {"width": 20, "height": 10}, "nodes": [
    ///   {"id": 0, "parent": null, "path": "badge", "kind": "hStack", "name": "badge", "children": 1, "frame": {…}, …}
    /// ], "diagnostics": [
    ///   {"node": 1, "path": "badge/text[0]", "message": "1 line of the text “new” did not fit and is not drawn"}
    /// ]}
    /// ```
    ///
    /// `id` is the index in the list, which is in pre-order, and `parent` that of the parent. `frame` is in the
    /// coordinates of the parent, `absoluteFrame` in those of the drawing; texts also have `baselines`, relative to the
    /// top of their frame. `canvas` is `size` in whole points. `Schemas/frames.schema.json` describes the format
    /// exactly.
    ///
    /// Lengths are in points and not rounded; the same drawing gives the same bytes on every machine. A length that is
    /// not finite, which JSON cannot express, is null.
    ///
    /// - Complexity: O(length of the output).
    public func framesJSON() -> String {
        var json =
            "{\"version\": 1, \"size\": {\(Self.sides(size))}, \"canvas\": {\(Self.sides(canvasSize))}, \"nodes\": [\n"
        let frames = frames
        for (row, node) in frames.enumerated() {
            json += "  {\"id\": \(row), \"parent\": \(node.parent.map(String.init) ?? "null"), "
            json += "\"path\": \(Self.quoted(node.path)), \"kind\": \(Self.quoted(node.kind)), "
            json += "\"name\": \(node.name.map(Self.quoted) ?? "null"), \"children\": \(node.childCount), "
            json += "\"frame\": \(Self.object(node.frame)), \"absoluteFrame\": \(Self.object(node.absoluteFrame))"
            if let first = node.firstBaseline, let last = node.lastBaseline {
                json += ", \"baselines\": {\"first\": \(Self.number(first)), \"last\": \(Self.number(last))}"
            }
            json += row == frames.count - 1 ? "}\n" : "},\n"
        }
        json += "], \"diagnostics\": ["
        var rows: [NodeID: Int] = [:]
        if !diagnostics.isEmpty { for (row, node) in frames.enumerated() { rows[node.node] = row } }
        for (index, diagnostic) in diagnostics.enumerated() {
            let row = diagnostic.node.flatMap { rows[$0] }
            json += index == 0 ? "\n  " : ",\n  "
            json +=
                "{\"node\": \(row.map(String.init) ?? "null"), \"path\": \(Self.quoted(row.map { frames[$0].path } ?? diagnostic.path)), "
            json += "\"message\": \(Self.quoted(diagnostic.sentence))}"
        }
        return json + (diagnostics.isEmpty ? "]}\n" : "\n]}\n")
    }

    private static func object(_ rect: CGRect) -> String {
        "{\"x\": \(number(rect.minX)), \"y\": \(number(rect.minY)), \(sides(rect.size))}"
    }

    private static func sides(_ size: CGSize) -> String {
        "\"width\": \(number(size.width)), \"height\": \(number(size.height))"
    }

    /// Returns the shortest digits that read back as the same number.
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
