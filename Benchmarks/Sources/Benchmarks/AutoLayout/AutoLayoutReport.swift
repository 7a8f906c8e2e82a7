import CMeasuring
import Foundation
import MullionAutoLayout

/// Measures cells of a list by constraints, and prints a table of Markdown.
struct AutoLayoutReport {
    let samples: Int
    /// How many cells there are.
    var alive = [10, 100, 1_000, 10_000]

    func run() {
        print("| cells alive | create + lay out µs a cell | new content µs a cell | one constant µs |")
        print("|--:|--:|--:|--:|")
        for alive in alive { measure(alive) }
    }

    private func measure(_ alive: Int) {
        var creations: [Double] = []
        var reuses: [Double] = []
        var constants: [Double] = []
        let measured = min(alive, 200)
        for _ in 0..<samples {
            var numbers = NumberSequence()
            let list = LayoutView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
            var cells: [ListCell] = []
            func addCell() {
                let cell = ListCell(width: 375, height: 72, &numbers)
                cell.frame.origin.y = CGFloat(72 * cells.count)
                list.addSubview(cell)
                cell.layoutIfNeeded()
                cells.append(cell)
            }
            for _ in 0..<alive - measured { addCell() }
            list.layoutIfNeeded()
            creations.append(microseconds(of: measured) { for _ in 0..<measured { addCell() } })
            list.layoutIfNeeded()
            reuses.append(
                microseconds(of: measured) {
                    for index in 0..<measured {
                        let cell = cells[index * 7 % cells.count]
                        cell.reuse(&numbers)
                        cell.layoutIfNeeded()
                    }
                })
            let height = cells[0].constraints.first { $0.constant == 44 }
            constants.append(
                microseconds(of: 100) {
                    for index in 0..<100 {
                        height?.constant = CGFloat(40 + index % 8)
                        list.layoutIfNeeded()
                    }
                })
        }
        print(
            "| \(alive) | \(verdict(median(creations), 80)) | \(verdict(median(reuses), 15)) | \(digits(median(constants))) |"
        )
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
