import CMeasuring
import Foundation
import MullionGeometry
import MullionLayout
import MullionText
import MullionViews
import Observation

/// Measures how value views become nodes: a list of rows whose `body` is evaluated anew for every change, as in
/// SwiftUI, and compared with the nodes that a `ViewHost` keeps.
///
/// The list gets its rows in two ways. As a value: the program and the view then share the rows, so that a change
/// copies all of them before the host is asked. As an observed model, which owns them: a change happens in place.
struct ViewReport {
    var samples: Int

    func run() {
        print(
            "| rows | views | make ns per view | same value ns per view | one row changed µs |"
                + " one row changed in a model µs | first layout ns per view |")
        print("|--:|--:|--:|--:|--:|--:|--:|")
        for count in [100, 1_000, 10_000] { measure(count) }
    }

    private func measure(_ count: Int) {
        let rows = Self.rows(count)
        let proposal = Self.proposal
        var (make, same, change, layout): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
        var changeInModel: [Double] = []
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
                microsecondsPerChange(of: count) { row, title in
                    changed[row].title = title
                    host.update(RowList(rows: changed))
                    host.layoutIfNeeded(in: proposal)
                })
            let model = RowModel(rows)
            let modelHost = ViewHost(ModelList(model: model))
            modelHost.layoutIfNeeded(in: proposal)
            changeInModel.append(
                microsecondsPerChange(of: count) { row, title in
                    model.rows[row].title = title
                    modelHost.layoutIfNeeded(in: proposal)
                })
        }
        let numbers = [make, same, change, changeInModel, layout].map { digits(median($0)) }
        print("| \(count) | \(views) | \(numbers.joined(separator: " | ")) |")
    }

    /// Changes rows at many places of a list, after one change that is not measured: what a host that runs for a while
    /// takes.
    private func microsecondsPerChange(of count: Int, _ change: (_ row: Int, _ title: String) -> Void) -> Double {
        change(0, "First")
        let rounds = max(20, 100_000 / count)
        let nanoseconds = nanoseconds {
            for round in 0..<rounds { change((round * 7_919) % count, "Changed \(round)") }
        }
        return nanoseconds / Double(rounds) / 1_000
    }

    private static let proposal = ProposedViewSize(width: 400, height: nil)

    private static func rows(_ count: Int) -> [Row] {
        (0..<count).map { Row(id: $0, title: "Row \($0)", detail: "Changed \($0 % 60) minutes ago") }
    }

    /// What is measured of 1,000 rows, to be put under an instruction counter.
    enum Region: String, CaseIterable {
        case make = "Views-make"
        case row = "Views-row"
        case model = "Views-model"
    }

    static func run(_ region: Region) {
        var rows = rows(1_000)
        // The caches of types are warm.
        let warm = ViewHost(RowList(rows: rows))
        warm.layoutIfNeeded(in: proposal)
        switch region {
        case .make:
            var host: ViewHost<RowList>?
            runAsRegion { host = ViewHost(RowList(rows: rows)) }
            host?.layoutIfNeeded(in: proposal)
        case .row:
            func change(_ row: Int) {
                rows[row].title = "Changed \(row)"
                warm.update(RowList(rows: rows))
                warm.layoutIfNeeded(in: proposal)
            }
            change(3)
            runAsRegion { for row in 10..<20 { change(row * 41) } }
        case .model:
            let model = RowModel(rows)
            let host = ViewHost(ModelList(model: model))
            host.layoutIfNeeded(in: proposal)
            func change(_ row: Int) {
                model.rows[row].title = "Changed \(row)"
                host.layoutIfNeeded(in: proposal)
            }
            change(3)
            runAsRegion { for row in 10..<20 { change(row * 41) } }
        }
    }

    private func digits(_ value: Double) -> String { String(format: value < 100 ? "%.1f" : "%.0f", value) }

    private func nanoseconds(_ body: () -> Void) -> Double {
        let start = measuring_cpu_nanoseconds()
        body()
        return Double(measuring_cpu_nanoseconds() - start)
    }

    fileprivate struct Row: Identifiable {
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

    @Observable
    fileprivate final class RowModel {
        var rows: [Row]

        init(_ rows: [Row]) { self.rows = rows }
    }

    private nonisolated struct ModelList: View {
        let model: RowModel

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                ForEach(model.rows) { row in RowView(row: row) }
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
