import Foundation

/// What is printed: one row per workload.
struct Report: Encodable {
    struct Row: Encodable {
        var workload: String
        var summary: String
        var nodes: Int
        var medians: [String: Double]
        var samples: [String: [Double]]
        /// The numbers to reach, by metric.
        var limits: [String: Double]
    }

    var rows: [Row]

    init(_ sessions: [any Sampling]) {
        rows = sessions.map { session in
            let name = session.name
            let limits = Metric.allCases.compactMap { metric in
                Target.limit(metric, of: name).map { (metric.rawValue, $0) }
            }
            return Row(
                workload: name, summary: session.summary, nodes: session.nodeCount,
                medians: Dictionary(uniqueKeysWithValues: session.medians.map { ($0.key.rawValue, $0.value) }),
                samples: Dictionary(uniqueKeysWithValues: session.samples.map { ($0.key.rawValue, $0.value) }),
                limits: Dictionary(uniqueKeysWithValues: limits))
        }
    }

    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try! encoder.encode(self), as: UTF8.self)
    }

    /// Markdown tables, padded so that they can be read as they are: one for trees, one for text, and how the layouts
    /// written against the public protocols compare with the built-in stacks.
    var table: String {
        let text = rows.filter { $0.medians[Metric.layout.rawValue] == nil }
        let trees = rows.filter { $0.medians[Metric.layout.rawValue] != nil }
        return ([trees, text].filter { !$0.isEmpty }.map(table) + [ratios].filter { !$0.isEmpty })
            .joined(separator: "\n\n")
    }

    /// One line for each workload that is another one with other layouts.
    private var ratios: String {
        rows.compactMap { row -> String? in
            guard let dash = row.workload.lastIndex(of: "-"),
                let base = rows.first(where: { $0.workload == row.workload[..<dash] })
            else { return nil }
            func ratio(_ metric: Metric) -> String {
                guard let own = row.medians[metric.rawValue], let other = base.medians[metric.rawValue] else {
                    return "?"
                }
                return String(format: "%.2f", own / other)
            }
            return "\(row.workload) against \(base.workload): layout \(ratio(.layout)), relayout \(ratio(.relayout))"
        }
        .joined(separator: "\n")
    }

    private func table(_ rows: [Row]) -> String {
        let metrics = Metric.allCases.filter { metric in rows.contains { $0.medians[metric.rawValue] != nil } }
        var lines = [["workload", "nodes"] + metrics.map(\.title)]
        for row in rows {
            lines.append([row.workload, "\(row.nodes)"] + metrics.map { cell($0, row) })
        }
        let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max()! }
        let padded = lines.map { line in
            "| "
                + zip(line, widths).enumerated()
                .map { column, cell in
                    let space = String(repeating: " ", count: cell.1 - cell.0.count)
                    return column == 0 ? cell.0 + space : space + cell.0
                }
                .joined(separator: " | ") + " |"
        }
        let rule =
            "|"
            + widths.enumerated()
            .map { $0 == 0 ? String(repeating: "-", count: $1 + 2) : String(repeating: "-", count: $1 + 1) + ":" }
            .joined(separator: "|") + "|"
        return ([padded[0], rule] + padded.dropFirst()).joined(separator: "\n")
    }

    private func cell(_ metric: Metric, _ row: Row) -> String {
        guard let value = row.medians[metric.rawValue] else { return "" }
        let number =
            value >= 100 || value == value.rounded()
            ? String(format: "%.0f", value) : String(format: value >= 10 ? "%.1f" : "%.2f", value)
        guard let limit = row.limits[metric.rawValue] else { return number }
        if value <= limit { return number + " ok" }
        return limit == 0 ? number + " behind" : number + String(format: " %.1fx", value / limit)
    }
}
