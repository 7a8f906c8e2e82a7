import Foundation
import Mullion
import Testing

/// Layouts are sendable: caches inside their values are asked by several threads at once.
struct ViewThreadTests {
    private struct Shelf: View {
        var body: some View {
            OverflowHStack(spacing: 4) {
                ForEach(0..<8) { Text("item \($0)") }
            } overflow: { hidden in
                Text("\(hidden.count) more")
            }
        }
    }

    private static func collection() -> some View {
        FlowCollection {
            CollectionSection(0..<40, sizes: .measured) { Text("item \($0)") }
        }
    }

    /// Lays a tree of one node with a shared layout out on eight threads, at widths that all of them ask for.
    private func framesOnThreads(_ view: some View) -> [[CGRect]] {
        let host = ViewHost(view)
        host.layoutIfNeeded(in: ProposedViewSize(width: 120, height: 100))
        let tree = host.tree
        let layouts = tree.root.flatMap { tree.layout(of: $0) }
        let results = Results()
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            guard let layouts else { return }
            let copy = LayoutTree()
            let root = copy.makeNode(.layout(layouts))
            copy.root = root
            var sizes: [CGRect] = []
            for width in [60, 120, 200, 90, 150] as [CGFloat] {
                copy.layoutIfNeeded(in: ProposedViewSize(width: width, height: nil))
                sizes.append(copy.frame(of: root))
            }
            results.set(sizes, at: thread)
        }
        return results.all
    }

    private final class Results: @unchecked Sendable {
        private let lock = NSLock()
        private var values = [[CGRect]](repeating: [], count: 8)
        var all: [[CGRect]] { lock.withLock { values } }
        func set(_ value: [CGRect], at index: Int) { lock.withLock { values[index] = value } }
    }

    @Test("A collection's layout answers several threads alike")
    func collections() {
        let frames = framesOnThreads(Self.collection())
        #expect(frames[0].count == 5)
        #expect(frames.allSatisfy { $0 == frames[0] })
    }

    @Test("An overflow stack's layout answers several threads alike")
    func overflowStacks() {
        let frames = framesOnThreads(Shelf())
        #expect(frames[0].count == 5)
        #expect(frames.allSatisfy { $0 == frames[0] })
    }
}
