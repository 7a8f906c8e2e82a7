import CMeasuring
import Foundation
import MullionGeometry
import MullionRender
import MullionTreeViews
import MullionTrees

/// Measures the layouts of trees and prints a table of Markdown. Times are CPU time, medians over the samples.
struct TreeReport {
    let samples: Int

    func run() {
        print("| layout | tree | 10,000 ms | 100,000 ms | 1,000,000 ms |\n|---|---|--:|--:|--:|")
        let counts = [10_000, 100_000, 1_000_000]
        row("Reingold–Tilford", "binary", counts.map(TreeWorkload.binary)) {
            ReingoldTilfordLayout().layout($0.binary!)
        }
        row("Buchheim", "binary", counts.map(TreeWorkload.binary)) { BuchheimLayout().layout($0.shape) }
        row("Buchheim", "any", counts.map(TreeWorkload.any)) { BuchheimLayout().layout($0.shape) }
        row("Buchheim", "chain", counts.map(TreeWorkload.chain)) { BuchheimLayout().layout($0.shape) }
        row("van der Ploeg", "binary", counts.map(TreeWorkload.binary)) {
            NonLayeredLayout(gap: CGSize(width: 10, height: 20)).layout($0.shape, sizes: $0.sizes)
        }
        row("van der Ploeg", "chain", counts.map(TreeWorkload.chain)) {
            NonLayeredLayout(gap: CGSize(width: 10, height: 20)).layout($0.shape, sizes: $0.sizes)
        }
        row("layered", "any", counts.map(TreeWorkload.any)) {
            LayeredLayout(gap: CGSize(width: 10, height: 20)).layout($0.shape, sizes: $0.sizes)
        }
        picture("binary", .binary(10_000))
        picture("any", .any(10_000))
        edit()
    }

    private func row(
        _ name: String, _ tree: String, _ workloads: [TreeWorkload], _ layout: (TreeWorkload) -> TreeLayout
    ) {
        let cells = workloads.map { workload in
            median((0..<samples).map { _ in milliseconds { precondition(layout(workload).count > 0) } })
        }
        print("| \(name) | \(tree) | \(cells.map { digits($0) }.joined(separator: " | ")) |")
    }

    /// From a layout to the text of an SVG document, labels measured.
    private func picture(_ name: String, _ workload: TreeWorkload) {
        let labels = (0..<workload.shape.count).map { "\($0)" }
        var bytes = 0
        let grid = (0..<samples).map { _ in
            milliseconds {
                let drawing = TreeDrawing(labels, layout: BuchheimLayout().layout(workload.shape))
                bytes = SVGRenderer().render(drawing.displayList(), size: drawing.size).output.utf8.count
            }
        }
        let boxes = (0..<samples).map { _ in
            milliseconds {
                let layout = LayeredLayout(gap: CGSize(width: 20, height: 36))
                let drawing = TreeDrawing(labels, shape: workload.shape, layout: layout)
                bytes = max(bytes, SVGRenderer().render(drawing.displayList(), size: drawing.size).output.utf8.count)
            }
        }
        print(
            "\nSVG of \(name)-10000, layout and drawing included: \(digits(median(grid))) ms on the grid,"
                + " \(digits(median(boxes))) ms in boxes, \(bytes / 1024) KiB at most")
    }

    /// A leaf added, its place asked for, and removed again; each counts as an edit.
    private func edit() {
        let workload = TreeWorkload.balanced(100_000)
        var tree = TidyTree(workload.binary!)
        let leaves = (0..<workload.shape.count).filter { workload.shape.firstChild(of: $0) == nil }
        var random = NumberSequence()
        let rounds = 10_000
        var sum: CGFloat = 0
        let time = median(
            (0..<samples).map { _ in
                milliseconds {
                    for _ in 0..<rounds {
                        let leaf = leaves[random.next(0, leaves.count - 1)]
                        let new = tree.insert(.left, below: leaf)
                        sum += tree.position(of: new).x
                        tree.remove(new)
                        sum += tree.position(of: leaf).x
                    }
                } * 1_000 / Double(2 * rounds)
            })
        print(
            "\nOne edit of a balanced tree of 100,000 nodes and the place of the node: \(digits(time)) µs (\(sum > 0))")
    }

    private func digits(_ value: Double) -> String {
        String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
    }

    private func milliseconds(_ body: () -> Void) -> Double {
        let start = measuring_cpu_nanoseconds()
        body()
        return Double(measuring_cpu_nanoseconds() - start) * 1e-6
    }
}
