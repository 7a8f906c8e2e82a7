import Mullion
@testable import MullionViews
import Testing

/// Which node a view keeps when its surroundings change.
@Suite("Identity")
struct IdentityTests {
    private struct Item: Identifiable {
        let id: String
    }

    /// The nodes with names, by name.
    private func nodes<V: View>(_ host: ViewHost<V>) -> [String: NodeID] {
        host.layoutIfNeeded()
        var result: [String: NodeID] = [:]
        for entry in host.tree.snapshot().entries { if let name = entry.name { result[name] = entry.node } }
        return result
    }

    private func row(_ ids: [String]) -> some View {
        HStack {
            ForEach(ids.map { Item(id: $0) }) { Color.red.frame(width: 5, height: 5).named($0.id) }
        }
    }

    @Test("Elements of ForEach keep their nodes when they move, and others come and go")
    func elements() {
        let host = ViewHost(row(["a", "b", "c", "d"]))
        let before = nodes(host)
        host.update(row(["d", "a", "x", "c"]))
        let after = nodes(host)
        #expect(Set(after.keys) == ["d", "a", "x", "c"])
        for name in ["a", "c", "d"] { #expect(after[name] == before[name]) }
        #expect(!before.values.contains(after["x"]!))
        #expect(!host.tree.contains(before["b"]!))
        #expect(host.tree.nodeCount == 9)
    }

    @Test("Elements with the same identity are told apart by their order")
    func sameIdentities() {
        let host = ViewHost(row(["a", "a", "a"]))
        host.layoutIfNeeded()
        let before = host.tree.snapshot().entries.map(\.node)
        host.update(row(["a", "a"]))
        host.layoutIfNeeded()
        #expect(host.tree.snapshot().entries.map(\.node) == Array(before[0..<5]))
        #expect(host.tree.nodeCount == 5)
    }

    @Test("A view keeps its node when a condition before it changes, and the other branch is another view")
    func conditions() {
        func view(_ isFirst: Bool, _ isShown: Bool) -> some View {
            VStack {
                if isShown { Color.green.named("shown") }
                if isFirst { Color.red.named("first") } else { Color.red.named("second") }
                Text("last").named("last")
            }
        }
        let host = ViewHost(view(true, false))
        let before = nodes(host)
        host.update(view(false, true))
        let after = nodes(host)
        #expect(after["last"] == before["last"])
        #expect(after["second"] != before["first"])
        #expect(after["shown"] != nil)
        #expect(!host.tree.contains(before["first"]!))
    }

    @Test("A view with another identity of its own is another view")
    func explicit() {
        func view(_ id: Int) -> some View { HStack { Color.red.named("box").id(id) } }
        let host = ViewHost(view(1))
        let before = nodes(host)["box"]
        host.update(view(1))
        #expect(nodes(host)["box"] == before)
        host.update(view(2))
        #expect(nodes(host)["box"] != before)
    }

    @Test("A view keeps its node when a modifier is put around it, and the modifier its own when its numbers change")
    func modifiers() {
        func view(_ padding: CGFloat?) -> AnyView {
            let text = Text("a").named("text")
            return padding.map { AnyView(text.padding($0).named("padding")) } ?? AnyView(text)
        }
        let host = ViewHost(HStack { view(nil) })
        let text = nodes(host)["text"]
        host.update(HStack { view(3) })
        let padded = nodes(host)
        #expect(padded["text"] == text)
        host.update(HStack { view(4) })
        #expect(nodes(host) == padded)
        #expect(host.tree.frame(of: padded["text"]!).origin == CGPoint(x: 4, y: 4))
        host.update(HStack { view(nil) })
        #expect(nodes(host) == ["text": text])
    }

    @Test("A layout that is switched keeps its children")
    func switchedLayout() {
        func view(_ isVertical: Bool) -> some View {
            let layout = isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
            return layout {
                Color.red.frame(width: 10, height: 10).named("a")
                Color.red.frame(width: 10, height: 10).named("b")
            }
        }
        let host = ViewHost(view(false))
        let before = nodes(host)
        #expect(host.tree.frame(of: before["b"]!).origin == CGPoint(x: 10, y: 0))
        host.update(view(true))
        #expect(nodes(host) == before)
        #expect(host.tree.frame(of: before["b"]!).origin == CGPoint(x: 0, y: 10))
    }

    @Test("A run of children that are in order is the longest there is")
    func longestRun() {
        #expect(ChildReconciliation.longestRisingRun([3, 0, 1, 2]) == [false, true, true, true])
        #expect(
            ChildReconciliation.longestRisingRun([0, nil, 5, 1, nil, 2]) == [true, false, false, true, false, true])
        #expect(ChildReconciliation.longestRisingRun([]) == [])
    }

    @Test("Each path has one number, also beyond the children that are found fastest")
    func pathNumbers() {
        var table = IdentityTable()
        let steps = [0, 1, (1 << 21) - 1, 1 << 21, 1 << 40].map { IdentityStep.index($0) } + [.content, .node]
        func paths(from start: Int, at time: Int) -> [Int] {
            steps.map { table.path(start, $0, now: time).identityPath }
        }
        let first = paths(from: IdentityTable.root, at: 1)
        let second = first.flatMap { paths(from: $0, at: 1) }
        let explicit = table.path(IdentityTable.root, id: AnyHashable(IdentityStep.index(1 << 21).code), now: 1)
            .identityPath
        #expect(Set(first + second + [explicit, IdentityTable.root]).count == first.count + second.count + 2)
        #expect(paths(from: IdentityTable.root, at: 2) == first)
        // A path keeps its beginnings, and the others get new numbers.
        table.keep([second[3]])
        #expect(paths(from: first[0], at: 3)[3] == second[3])
        #expect(paths(from: first[0], at: 3)[2] != second[2])
    }

    @Test("Explicit identities have paths of their own, integers and others")
    func explicitPaths() {
        var table = IdentityTable()
        let root = IdentityTable.root
        let numbers = (0..<100).map { table.path(root, id: $0, now: 1).identityPath }
        let words = (0..<100).map { table.path(root, id: "\($0)", now: 1).identityPath }
        let inner = (0..<100).map { table.path(numbers[1], id: $0, now: 1).identityPath }
        #expect(Set(numbers + words + inner).count == 300)
        #expect((0..<100).map { table.path(root, id: $0, now: 2).identityPath } == numbers)
        // Those that an update did not use are forgotten once they are the most.
        table.forgetUses()
        let used = (0..<10).map { table.path(root, id: $0, now: 3).identityPath }
        table.sweep(notUsedSince: 3)
        #expect(used == Array(numbers[..<10]))
        #expect(table.count == 10)
        // A path keeps its beginnings.
        let deep = table.path(table.path(root, id: 3, now: 4).identityPath, id: 4, now: 4).identityPath
        table.keep([deep])
        #expect(table.count == 2)
        #expect(table.path(numbers[3], id: 4, now: 5).identityPath == deep)
        // What one update looks up twice was looked up in it.
        #expect(table.path(numbers[3], id: 4, now: 6) == (deep, 5))
        #expect(table.path(numbers[3], id: 4, now: 6) == (deep, 6))
        #expect(table.path(numbers[3], id: "4", now: 6).lastUse == nil)
    }
}
