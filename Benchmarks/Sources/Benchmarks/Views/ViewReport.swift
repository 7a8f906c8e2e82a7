import CMeasuring
import Foundation
import MullionGeometry
import MullionLayout
import MullionText
import MullionViews

/// Measures how value views become nodes: a list of rows whose `body` is evaluated anew for every change, as in
/// SwiftUI, and compared with the nodes that a `ViewHost` keeps.
struct ViewReport {
    var samples: Int

    func run() {
        print(
            "| rows | views | make ns per view | same value ns per view | one row changed µs |"
                + " first layout ns per view |")
        print("|--:|--:|--:|--:|--:|--:|")
        for count in [100, 1_000, 10_000] { measure(count) }
    }

    private func measure(_ count: Int) {
        let rows = (0..<count).map { Row(id: $0, title: "Row \($0)", detail: "Changed \($0 % 60) minutes ago") }
        let proposal = ProposedViewSize(width: 400, height: nil)
        var (make, same, change, layout): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
        // A row of ten views: itself, stack, shape with its frame, column, two texts, spacer, text with its padding.
        let views = count * 10
        for _ in 0..<max(samples, 1) {
            var host: ViewHost<RowList>?
            make.append(nanoseconds { host = ViewHost(RowList(rows: rows)) } / Double(views))
            guard let host else { continue }
            layout.append(nanoseconds { host.layoutIfNeeded(in: proposal) } / Double(views))
            let rounds = max(1, 10_000 / count)
            same.append(
                nanoseconds {
                    for _ in 0..<rounds {
                        host.update(RowList(rows: rows))
                        host.layoutIfNeeded(in: proposal)
                    }
                } / Double(rounds * views))
            var changed = rows
            change.append(
                nanoseconds {
                    for round in 0..<rounds {
                        changed[(round * 7_919) % count].title = "Changed \(round)"
                        host.update(RowList(rows: changed))
                        host.layoutIfNeeded(in: proposal)
                    }
                } / Double(rounds) / 1_000)
        }
        let numbers = [make, same, change, layout].map { digits(median($0)) }
        print("| \(count) | \(views) | \(numbers.joined(separator: " | ")) |")
    }

    private func digits(_ value: Double) -> String { String(format: value < 100 ? "%.1f" : "%.0f", value) }

    private func nanoseconds(_ body: () -> Void) -> Double {
        let start = measuring_cpu_nanoseconds()
        body()
        return Double(measuring_cpu_nanoseconds() - start)
    }

    private struct Row: Identifiable {
        var id: Int
        var title: String
        var detail: String
    }

    private struct RowList: View {
        var rows: [Row]

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                ForEach(rows) { row in RowView(row: row) }
            }
        }
    }

    private struct RowView: View {
        var row: Row

        var body: some View {
            HStack(spacing: 8) {
                Circle().frame(width: 24, height: 24)
                VStack(alignment: .leading) {
                    Text(row.title)
                    Text(row.detail)
                }
                Spacer()
                Text("Open").padding(4)
            }
        }
    }
}
