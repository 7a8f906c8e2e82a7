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
        let frames = frames
        let nodes = frames.enumerated().map { row, node in
            var baselines: String?
            if let first = node.firstBaseline, let last = node.lastBaseline {
                baselines = JSONText.object(["first": JSONText.number(first), "last": JSONText.number(last)])
            }
            return JSONText.object([
                "id": "\(row)", "parent": node.parent.map(String.init) ?? "null", "path": JSONText.string(node.path),
                "kind": JSONText.string(node.kind), "name": node.name.map(JSONText.string) ?? "null",
                "children": "\(node.childCount)", "frame": JSONText.rectangle(node.frame),
                "absoluteFrame": JSONText.rectangle(node.absoluteFrame), "baselines": baselines,
            ])
        }
        var rows: [NodeID: Int] = [:]
        if !diagnostics.isEmpty { for (row, node) in frames.enumerated() { rows[node.node] = row } }
        let reports = diagnostics.map { diagnostic in
            let row = diagnostic.node.flatMap { rows[$0] }
            return JSONText.object([
                "node": row.map(String.init) ?? "null",
                "path": JSONText.string(row.map { frames[$0].path } ?? diagnostic.path),
                "message": JSONText.string(diagnostic.sentence),
            ])
        }
        return JSONText.object([
            "version": "1", "size": JSONText.size(size), "canvas": JSONText.size(canvasSize),
            "nodes": JSONText.lines(nodes), "diagnostics": JSONText.lines(reports),
        ]) + "\n"
    }
}
