import CMeasuring
import Foundation
import MullionCollection
import MullionGeometry

/// Measures the workloads of collections and prints tables of Markdown.
struct CollectionReport {
    let samples: Int

    func run() {
        print("| collection | build ms | bytes per item | allocations | query µs | elements | its allocations |")
        print("|---|--:|--:|--:|--:|--:|--:|")
        for count in [100_000, 1_000_000] {
            for isList in [false, true] { measureBuild(.variable(count, isList: isList)) }
        }
        measureBuild(.uniform(1_000_000))
        measureBuild(.pinned(10_000))
        print(
            "\n| collection | resize first, query µs | resize any | insert first | insert any | delete first | delete any |"
        )
        print("|---|--:|--:|--:|--:|--:|--:|")
        for count in [100_000, 1_000_000] {
            for isList in [false, true] { measureEdits(.variable(count, isList: isList)) }
        }
        print("\n| collection | headers that change µs | allocations | query µs | elements |")
        print("|---|--:|--:|--:|--:|")
        measureScrolling(.pinned(10_000))
        measureScrolling(.pinned(100_000))
        ViewportReport(samples: samples).run()
    }

    private func measureBuild(_ workload: CollectionWorkload) {
        var builds: [Double] = []
        for _ in 0..<samples {
            var layout: CollectionFlowLayout?
            builds.append(seconds { layout = workload.layout() } * 1e3)
            keep(layout)
        }
        var layout = CollectionFlowLayout()
        measuring_start_counting()
        layout = workload.layout()
        measuring_stop_counting()
        let bytes = Double(measuring_heap_growth()) / Double(max(1, layout.itemCount))
        let allocations = measuring_allocations()
        let (query, elements, queryAllocations) = measureQueries(&layout)
        print(
            "| \(workload.name) | \(verdict(median(builds), 60)) | \(layout.sectionCount == 1 ? verdict(bytes, 24) : digits(bytes)) | \(allocations) |"
                + " \(verdict(query, 2 + 0.02 * elements)) | \(digits(elements)) | \(queryAllocations) |")
    }

    /// Microseconds, elements and allocations per visible range at random offsets.
    private func measureQueries(_ layout: inout CollectionFlowLayout) -> (Double, Double, Int64) {
        var random = NumberSequence()
        let length = Int(layout.contentSize.height) - 800
        let offsets = (0..<20_000).map { _ in CGFloat(random.next(0, length)) }
        var elements = 0
        var times: [Double] = []
        for _ in 0..<samples {
            elements = 0
            let time = seconds {
                for offset in offsets {
                    layout.viewport.bounds.origin.y = offset
                    layout.forEachElement(in: layout.viewport.bounds) { attributes in
                        elements += attributes.alpha > 0 ? 1 : 0
                    }
                }
            }
            times.append(time * 1e6 / Double(offsets.count))
        }
        let bounds = layout.viewport.bounds
        measuring_start_counting()
        layout.forEachElement(in: bounds) { _ in }
        measuring_stop_counting()
        return (median(times), Double(elements) / Double(offsets.count), measuring_allocations())
    }

    private func measureEdits(_ workload: CollectionWorkload) {
        let times: [[Double]] = (0..<samples).map { _ in
            let count = workload.layout().itemCount
            func measure(_ isFirst: Bool, _ edit: (inout CollectionFlowLayout, ItemPath, CGSize) -> Void) -> Double {
                var layout = workload.layout()
                var random = NumberSequence()
                let edits = (0..<2_000).map { _ in
                    (
                        ItemPath(section: 0, item: isFirst ? 0 : random.next(0, count - 3_000)),
                        CGSize(width: CGFloat(random.next(20, 199)), height: CGFloat(random.next(20, 199)))
                    )
                }
                let time = seconds {
                    for (path, size) in edits {
                        edit(&layout, path, size)
                        layout.forEachElement(in: layout.viewport.bounds) { _ in }
                    }
                }
                return time * 1e6 / Double(edits.count)
            }
            func resize(_ layout: inout CollectionFlowLayout, _ path: ItemPath, _ size: CGSize) {
                layout.resizeItem(at: path, to: size)
            }
            func insert(_ layout: inout CollectionFlowLayout, _ path: ItemPath, _ size: CGSize) {
                layout.insertItems(CollectionOfOne(size), at: path)
            }
            func delete(_ layout: inout CollectionFlowLayout, _ path: ItemPath, _ size: CGSize) {
                layout.deleteItems(path.item..<path.item + 1, inSection: 0)
            }
            return [
                measure(true, resize), measure(false, resize), measure(true, insert), measure(false, insert),
                measure(true, delete), measure(false, delete),
            ]
        }
        let cells = (0..<6).map { column in verdict(median(times.map { $0[column] }), 10) }
        print("| \(workload.name) | \(cells.joined(separator: " | ")) |")
    }

    private func measureScrolling(_ workload: CollectionWorkload) {
        var layout = workload.layout()
        var changed = 0
        var times: [Double] = []
        let step: CGFloat = 7
        let count = 20_000
        for _ in 0..<samples {
            layout.viewport.bounds.origin.y = 0
            times.append(
                seconds {
                    for _ in 0..<count {
                        var bounds = layout.viewport.bounds
                        bounds.origin.y += step
                        changed += layout.invalidationContext(forBoundsChange: bounds).headers.count
                        layout.viewport.bounds = bounds
                    }
                } * 1e6 / Double(count))
        }
        var bounds = layout.viewport.bounds
        bounds.origin.y += step
        measuring_start_counting()
        changed += layout.invalidationContext(forBoundsChange: bounds).headers.count
        measuring_stop_counting()
        let allocations = measuring_allocations()
        let (query, elements, _) = measureQueries(&layout)
        keep(changed)
        print(
            "| \(workload.name) | \(verdict(median(times), 2)) | \(allocations) |"
                + " \(verdict(query, 2 + 0.02 * elements)) | \(digits(elements)) |")
    }

    /// Keeps a value from being optimised away.
    @inline(never)
    private func keep<Value>(_ value: Value) {}

    private func verdict(_ value: Double, _ target: Double) -> String {
        value <= target ? "\(digits(value)) ok" : "\(digits(value)) \(digits(value / target))x"
    }

    private func digits(_ value: Double) -> String { Self.digits(value) }

    static func digits(_ value: Double) -> String {
        String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
    }
}
