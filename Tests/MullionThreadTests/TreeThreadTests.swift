import Foundation
import MullionGeometry
import MullionLayout
import Testing

/// A tree belongs to one thread at a time, whichever; trees know nothing of each other. Meant to run under the thread
/// sanitizer as well.
@Suite("Trees on threads")
struct TreeThreadTests {
    @Test("Two trees are laid out on two threads at once, each as it would be alone")
    func twoTrees() {
        let alone = (0..<2).map { Panes(seed: $0).passes(40) }
        // Again and again: threads that happen to run one after the other prove nothing.
        for _ in 0..<20 {
            let trees = (0..<2).map { Panes(seed: $0) }
            let results = Exchange(trees.map { _ in [] as [LayoutSnapshot] })
            onTwoThreads { index in results.set(index, trees[index].passes(40)) }
            #expect(results.values == alone)
        }
    }

    @Test("A tree is handed from thread to thread between passes")
    func handedOn() {
        let expected = Panes(seed: 3).passes(12)
        let panes = Panes(seed: 3)
        let results = Exchange((0..<12).map { _ in [] as [LayoutSnapshot] })
        for pass in 0..<12 {
            let thread = Thread {
                results.set(pass, [panes.pass(pass)])
                results.done.signal()
            }
            thread.start()
            results.done.wait()
        }
        #expect(results.values.flatMap { $0 } == expected)
    }

    @Test("A snapshot is read on other threads while the tree goes on")
    func snapshotsElsewhere() {
        let panes = Panes(seed: 5)
        let snapshot = panes.pass(0)
        let readers = DispatchGroup()
        let sums = Exchange([0, 0] as [CGFloat])
        for reader in 0..<2 {
            DispatchQueue.global().async(group: readers) {
                sums.set(reader, snapshot.entries.reduce(0) { $0 + $1.absoluteFrame.maxX })
            }
        }
        for pass in 1..<20 { _ = panes.pass(pass) }
        readers.wait()
        #expect(sums.values == Array(repeating: snapshot.entries.reduce(0) { $0 + $1.absoluteFrame.maxX }, count: 2))
    }

    @Test("A tree too deep for a thread's stack borrows stacks, on two threads at once")
    func deepTrees() {
        let sizes = Exchange([CGSize.zero, .zero])
        onTwoThreads { index in
            let tree = LayoutTree()
            var top = tree.makeNode(.fixed(CGSize(width: 10, height: 10)))
            for _ in 0..<3_000 { top = tree.makeNode(.padding(1), children: [top]) }
            tree.root = top
            tree.layoutIfNeeded(in: .unspecified)
            sizes.set(index, tree.frame(of: top).size)
        }
        #expect(sizes.values == Array(repeating: CGSize(width: 6_010, height: 6_010), count: 2))
    }
}

/// Runs `body` on two threads that begin together, and waits for both.
private func onTwoThreads(_ body: @escaping @Sendable (Int) -> Void) {
    let start = DispatchSemaphore(value: 0)
    let end = DispatchSemaphore(value: 0)
    for index in 0..<2 {
        let thread = Thread {
            start.wait()
            body(index)
            end.signal()
        }
        thread.start()
    }
    for _ in 0..<2 { start.signal() }
    for _ in 0..<2 { end.wait() }
}

/// A tree with every sort of foreign code in it: a measure function, a guide and a custom layout.
///
/// Unchecked: each test gives it to one thread at a time.
private final class Panes: @unchecked Sendable {
    private let tree = LayoutTree()
    private let boxes: [NodeID]

    init(seed: Int) {
        let tree = tree
        boxes = (0..<8).map { tree.makeNode(.fixed(CGSize(width: 10 + $0 * seed, height: 10))) }
        let text = tree.makeNode(
            .leaf(
                LeafMeasure(traits: .wrappingText, firstTextBaseline: { _ in 8 }) { proposal in
                    let width = Swift.min(Swift.max(proposal.width ?? 90, 10), 90)
                    return CGSize(width: width, height: (900 / width).rounded(.up))
                }))
        let guided = tree.makeNode(.alignmentGuide(VerticalAlignment.center) { $0.height / 3 }, children: [text])
        let flow = tree.makeNode(.layout(Diagonal()), children: Array(boxes[4...]))
        let row = tree.makeNode(.hStack(), children: boxes[..<4] + [guided, tree.makeNode(.color), flow])
        tree.root = tree.makeNode(.padding(4), children: [row])
    }

    /// Resizes a box, lays out and answers where everything is.
    func pass(_ number: Int) -> LayoutSnapshot {
        tree.setKind(.fixed(CGSize(width: 10 + number % 7, height: 12)), of: boxes[number % boxes.count])
        tree.layoutIfNeeded(in: ProposedViewSize(width: CGFloat(200 + number), height: nil))
        return tree.snapshot()
    }

    func passes(_ count: Int) -> [LayoutSnapshot] { (0..<count).map { pass($0) } }
}

/// Each child below and to the right of the one before.
private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var corner = bounds.origin
        for subview in subviews {
            subview.place(at: corner, proposal: .unspecified)
            let size = subview.sizeThatFits(.unspecified)
            corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
        }
    }
}

/// Results written by several threads.
private final class Exchange<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [Value]
    let done = DispatchSemaphore(value: 0)

    init(_ values: [Value]) { stored = values }

    func set(_ index: Int, _ value: Value) { lock.withLock { stored[index] = value } }

    var values: [Value] { lock.withLock { stored } }
}
