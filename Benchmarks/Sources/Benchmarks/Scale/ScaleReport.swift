import CMeasuring
import Foundation
import MullionCollection
import MullionGeometry
import MullionLayout

/// Builds and lays out what is far larger than any screen, once, and prints tables of Markdown.
struct ScaleReport {
    /// The number of leaves of the tree.
    private static let leafCount = 10_000_000
    private static let itemCount = 100_000_000

    func run() {
        print("| tree | nodes | build s | layout s | one leaf µs | bytes per node | peak GiB |")
        print("|---|--:|--:|--:|--:|--:|--:|")
        measureTree()
        print("\n| collection | items | open µs | bytes | visible range µs | insert and query µs |")
        print("|---|--:|--:|--:|--:|--:|")
        for count in [1_000, Self.itemCount] { measureCollection(count) }
    }

    /// Ten children each, rows and columns by turns, with leaves of 4…12 points.
    private func measureTree() {
        measuring_start_counting()
        let tree = LayoutTree()
        var leaves: [NodeID] = []
        var nodeCount = 0
        let build = seconds {
            var random = NumberSequence()
            var parents = [tree.makeNode(.vStack(alignment: .leading, spacing: 0))]
            tree.root = parents[0]
            nodeCount = 1
            var isRow = true
            while parents.count * 10 < Self.leafCount {
                var next: [NodeID] = []
                next.reserveCapacity(parents.count * 10)
                for parent in parents {
                    for _ in 0..<10 {
                        next.append(
                            tree.appendNode(
                                isRow ? .hStack(alignment: .top, spacing: 0) : .vStack(alignment: .leading, spacing: 0),
                                to: parent))
                    }
                }
                nodeCount += next.count
                parents = next
                isRow.toggle()
            }
            for parent in parents {
                for index in 0..<10 {
                    let size = CGSize(width: random.length(4, 12), height: random.length(4, 12))
                    let leaf = tree.appendNode(.fixed(size), to: parent)
                    if index == 0 { leaves.append(leaf) }
                }
            }
            nodeCount += parents.count * 10
        }
        let layout = seconds { tree.layoutIfNeeded(in: ProposedViewSize(width: 1e6, height: 1e6)) }
        measuring_stop_counting()
        let bytes = Double(measuring_heap_growth()) / Double(nodeCount)
        var random = NumberSequence(seed: 777)
        let edits = 1_000
        let change = seconds {
            for _ in 0..<edits {
                let size = CGSize(width: random.length(4, 12), height: 8)
                tree.setKind(.fixed(size), of: leaves[random.next(0, leaves.count - 1)])
                tree.layoutIfNeeded(in: ProposedViewSize(width: 1e6, height: 1e6))
            }
        }
        print(
            "| balanced | \(nodeCount) | \(digits(build)) | \(digits(layout)) | \(digits(change * 1e6 / Double(edits))) |"
                + " \(digits(bytes)) | \(digits(Double(measuring_peak_bytes()) / Double(1 << 30))) |")
    }

    private func measureCollection(_ count: Int) {
        var layout = CollectionFlowLayout()
        measuring_start_counting()
        let open = seconds { layout = CollectionWorkload.uniform(count).layout() }
        measuring_stop_counting()
        let bytes = measuring_heap_growth()
        var random = NumberSequence()
        let length = Int(layout.contentSize.height) - 800
        var elements = 0
        let rounds = 10_000
        func look() {
            layout.viewport.bounds.origin.y = CGFloat(random.next(0, max(1, length)))
            layout.forEachElement(in: layout.viewport.bounds) { elements += $0.alpha > 0 ? 1 : 0 }
        }
        let query = seconds { for _ in 0..<rounds { look() } }
        let insert = seconds {
            for _ in 0..<rounds {
                layout.insertItems(
                    CollectionOfOne(CGSize(width: 50, height: 50)),
                    at: ItemPath(section: 0, item: random.next(0, count - 1)))
                look()
            }
        }
        print(
            "| uniform | \(count) | \(digits(open * 1e6)) | \(bytes) | \(digits(query * 1e6 / Double(rounds))) |"
                + " \(digits(insert * 1e6 / Double(rounds))) |")
    }

    private func digits(_ value: Double) -> String {
        String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
    }
}
