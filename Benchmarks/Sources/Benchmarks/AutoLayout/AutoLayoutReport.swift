import CMeasuring
import Foundation
import MullionAutoLayout

/// Measures cells of a list by constraints, and prints a table of Markdown.
struct AutoLayoutReport {
    let samples: Int
    /// How many cells there are.
    var alive = [10, 100, 1_000, 10_000]

    func run() {
        print("| cells alive | create + lay out µs a cell | new content µs a cell | one constant µs | bytes a cell |")
        print("|--:|--:|--:|--:|--:|")
        for alive in alive { measure(alive) }
    }

    private func measure(_ alive: Int) {
        var creations: [Double] = []
        var reuses: [Double] = []
        var constants: [Double] = []
        let measured = min(alive, 200)
        for _ in 0..<samples {
            var list = CellList()
            list.addCells(alive - measured)
            list.view.layoutIfNeeded()
            creations.append(microseconds(of: measured) { list.addCells(measured) })
            list.view.layoutIfNeeded()
            reuses.append(microseconds(of: measured) { list.showNewContent(measured) })
            let width = list.cells[0].avatarWidth
            constants.append(
                microseconds(of: 100) {
                    for index in 0..<100 {
                        width.constant = CGFloat(40 + index % 8)
                        list.view.layoutIfNeeded()
                    }
                })
        }
        print(
            """
            | \(alive) | \(verdict(median(creations), 80)) | \(verdict(median(reuses), 15)) \
            | \(digits(median(constants))) | \(bytes(alive)) |
            """)
    }

    /// What a cell takes of the heap after its layout, with its share of tables that grow; "" where that is not
    /// counted.
    private func bytes(_ alive: Int) -> String {
        guard measuring_counts_allocations() else { return "" }
        var list = CellList()
        measuring_start_counting()
        list.addCells(alive)
        list.view.layoutIfNeeded()
        let grown = measuring_heap_growth()
        measuring_stop_counting()
        return digits(Double(grown) / Double(alive))
    }

    private func microseconds(of count: Int, _ body: () -> Void) -> Double {
        let start = measuring_cpu_nanoseconds()
        body()
        return Double(measuring_cpu_nanoseconds() - start) * 1e-3 / Double(count)
    }

    private func verdict(_ value: Double, _ target: Double) -> String {
        value <= target ? "\(digits(value)) ok" : "\(digits(value)) \(digits(value / target))x"
    }

    private func digits(_ value: Double) -> String {
        String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
    }
}

// MARK: - Regions for counters

extension AutoLayoutReport {
    /// What a counter is put around: making 200 cells behind 800, and new content for 200 of 1,000.
    enum Region: String {
        case create = "List-create"
        case content = "List-content"
    }

    static func run(_ region: Region) {
        var list = CellList()
        switch region {
        case .create:
            list.addCells(800)
            runAsRegion { list.addCells(200) }
        case .content:
            list.addCells(1_000)
            list.view.layoutIfNeeded()
            runAsRegion { list.showNewContent(200) }
        }
    }
}

// MARK: - The list

/// Cells one below the other in one tree.
private struct CellList {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    private(set) var cells: [ListCell] = []
    private var numbers = NumberSequence()

    /// Makes cells, and lays each out.
    mutating func addCells(_ count: Int) {
        for _ in 0..<count {
            let cell = ListCell(width: 375, height: 72, &numbers)
            cell.frame.origin.y = CGFloat(72 * cells.count)
            view.addSubview(cell)
            cell.layoutIfNeeded()
            cells.append(cell)
        }
    }

    /// Shows new messages in cells here and there, and lays each out.
    mutating func showNewContent(_ count: Int) {
        for index in 0..<count {
            let cell = cells[index * 7 % cells.count]
            cell.reuse(&numbers)
            cell.layoutIfNeeded()
        }
    }
}
