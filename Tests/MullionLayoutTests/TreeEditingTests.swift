import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

@Suite("Structure, identities and readers of a tree")
struct TreeEditingTests {
    let tree = LayoutTree()

    private func boxes(_ count: Int) -> [NodeID] { (0..<count).map { _ in tree.box(10, 10) } }

    // MARK: - Structure

    @Test("Children keep the order of append, insert and move")
    func order() {
        let nodes = boxes(5)
        let stack = tree.makeNode(.hStack(), children: [nodes[0]])
        tree.append(nodes[1], to: stack)
        tree.insert(nodes[2], into: stack, at: 0)
        tree.insert(nodes[3], into: stack, at: 3)
        tree.insert(nodes[4], before: nodes[1])
        #expect(tree.children(of: stack) == [nodes[2], nodes[0], nodes[4], nodes[1], nodes[3]])
        #expect(tree.childCount(of: stack) == 5)
        tree.move(nodes[2], to: stack, at: 4)
        #expect(tree.children(of: stack) == [nodes[0], nodes[4], nodes[1], nodes[3], nodes[2]])
        tree.move(nodes[3], to: stack, at: 0)
        #expect(tree.children(of: stack) == [nodes[3], nodes[0], nodes[4], nodes[1], nodes[2]])
        tree.removeFromParent(nodes[0])
        tree.removeFromParent(nodes[0])
        #expect(tree.children(of: stack) == [nodes[3], nodes[4], nodes[1], nodes[2]])
        #expect(tree.parent(of: nodes[0]) == nil)
        #expect(tree.parent(of: nodes[1]) == stack)
    }

    @Test("Nodes that are moved together leave their parents, and follow the children in order")
    func moveMany() {
        let nodes = boxes(5)
        let old = tree.makeNode(.hStack(), children: [nodes[0], nodes[1]])
        let new = tree.makeNode(.vStack(), children: [nodes[2]])
        tree.root = tree.makeNode(.vStack(), children: [old, new])
        tree.layoutIfNeeded(in: .unspecified)
        tree.move([nodes[3], nodes[1], nodes[4]][...], to: new)
        #expect(tree.children(of: old) == [nodes[0]])
        #expect(tree.children(of: new) == [nodes[2], nodes[3], nodes[1], nodes[4]])
        tree.layoutIfNeeded(in: .unspecified)
        #expect(tree.frame(of: new).height == 64)
        #expect(tree.frame(of: nodes[4]).minY == 54)
    }

    @Test("setChildren reorders, adds and lets go; what it lets go stays alive")
    func setChildren() {
        let nodes = boxes(4)
        let stack = tree.makeNode(.hStack(), children: [nodes[0], nodes[1], nodes[2]])
        tree.setChildren([nodes[2], nodes[3], nodes[0]], of: stack)
        #expect(tree.children(of: stack) == [nodes[2], nodes[3], nodes[0]])
        #expect(tree.parent(of: nodes[1]) == nil)
        #expect(tree.contains(nodes[1]))
        tree.setChildren([], of: stack)
        #expect(tree.childCount(of: stack) == 0)
        #expect(tree.nodeCount == 5)
    }

    @Test("Structure operations agree with an array, in 2,000 random steps")
    func againstModel() {
        var random = SplitMix64(seed: 3)
        var parents: [NodeID: [NodeID]] = [:]
        for _ in 0..<4 { parents[tree.makeNode(.zStack())] = [] }
        let stacks = parents.keys.sorted { $0.index < $1.index }
        var free: [NodeID] = boxes(20)
        for step in 0..<2_000 {
            let stack = stacks[Int.random(in: 0..<4, using: &random)]
            let children = parents[stack]!
            switch Int.random(in: 0..<6, using: &random) {
            case 0 where !free.isEmpty:
                let node = free.removeLast()
                tree.append(node, to: stack)
                parents[stack]!.append(node)
            case 1 where !free.isEmpty:
                let node = free.removeLast()
                let index = Int.random(in: 0...children.count, using: &random)
                tree.insert(node, into: stack, at: index)
                parents[stack]!.insert(node, at: index)
            case 2 where !free.isEmpty && !children.isEmpty:
                let node = free.removeLast()
                let index = Int.random(in: 0..<children.count, using: &random)
                tree.insert(node, before: children[index])
                parents[stack]!.insert(node, at: index)
            case 3 where !children.isEmpty:
                let node = parents[stack]!.remove(at: Int.random(in: 0..<children.count, using: &random))
                let other = stacks[Int.random(in: 0..<4, using: &random)]
                let index = Int.random(in: 0...parents[other]!.count, using: &random)
                tree.move(node, to: other, at: index)
                parents[other]!.insert(node, at: index)
            case 4 where !children.isEmpty:
                let node = parents[stack]!.remove(at: Int.random(in: 0..<children.count, using: &random))
                if step.isMultiple(of: 2) {
                    tree.removeFromParent(node)
                    free.append(node)
                } else {
                    tree.destroy(node)
                    #expect(!tree.contains(node))
                    free.append(tree.box(1, 1))
                }
            case 5:
                let chosen = children.shuffled(using: &random).dropLast(children.count / 3)
                tree.setChildren(Array(chosen), of: stack)
                parents[stack] = Array(chosen)
                free += children.filter { !chosen.contains($0) }
            default: break
            }
            let agree = stacks.allSatisfy { tree.children(of: $0) == parents[$0]! }
            #expect(agree, "step \(step)")
            if !agree { return }
        }
        #expect(tree.nodeCount == 24)
    }

    // MARK: - Identities

    @Test("A removed subtree's identities die, and reused slots get another generation")
    func generations() {
        let leaf = tree.box(1, 1)
        let inner = tree.makeNode(.padding(), children: [leaf])
        let top = tree.makeNode(.hStack(), children: [inner, tree.box(2, 2)])
        tree.root = top
        tree.destroy(inner)
        #expect(!tree.contains(leaf))
        #expect(!tree.contains(inner))
        #expect(tree.contains(top))
        #expect(tree.childCount(of: top) == 1)
        #expect(tree.nodeCount == 2)
        let reused = [tree.box(3, 3), tree.box(4, 4)]
        #expect(Set(reused.map(\.index)) == [leaf.index, inner.index])
        #expect(reused.allSatisfy { $0.generation == 1 })
        #expect(!tree.contains(leaf))
        #expect(reused[0].description == "#\(reused[0].index).1")
        tree.destroy(top)
        #expect(tree.root == nil)
        tree.layoutIfNeeded(in: .zero)
        #expect(!tree.needsLayout)
        #expect(tree.hitTest(.zero) == nil)
        #expect(tree.snapshot().entries.isEmpty)
    }

    @Test("A slot used again starts without a frame, guides, repairs or remembered answers")
    func reusedSlotIsClean() {
        let old = tree.makeNode(
            .leaf(
                LeafMeasure(firstTextBaseline: { _ in 3 }, spacing: .zero) { _ in CGSize(width: -1, height: 50) }),
            name: "old")
        let stack = tree.makeNode(.hStack(alignment: .firstTextBaseline), children: [old, tree.box(10, 10)])
        tree.layOut(stack, 100, 100)
        tree.destroy(old)
        let new = tree.makeNode(.fixed(CGSize(width: 20, height: 20)))
        #expect(new.index == old.index)
        #expect(tree.frame(of: new) == .zero)
        #expect(!tree.isPlaced(new))
        tree.insert(new, into: stack, at: 0)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: 100))
        expectFrames(tree, [new, tree.children(of: stack)[1]], [rect(0, 0, 20, 20), rect(28, 10, 10, 10)])
        #expect(tree.diagnostics.isEmpty)
    }

    @Test("After removeAll no identity is alive, nothing is kept alive, and the tree can be built again")
    func removingAll() {
        final class Kept {}
        let tree = LayoutTree()
        weak var kept: Kept?
        var old: [NodeID] = []
        for round in 0..<3 {
            let content = Kept()
            kept = content
            let leaf = tree.makeNode(
                .leaf(
                    LeafMeasure { _ in
                        withExtendedLifetime(content) { CGSize(width: 10 + CGFloat(round), height: 10) }
                    }), name: "leaf")
            let row = tree.makeNode(.hStack(spacing: 0), children: [tree.box(5, 5), leaf])
            tree.layOut(tree.makeNode(.padding(1), children: [row]), 100, 100)
            #expect(tree.frame(of: leaf) == rect(5, 0, 10 + CGFloat(round), 10))
            #expect(!old.contains(leaf) && !old.contains(row))
            old += [leaf, row]
            tree.destroyAll()
            #expect(tree.nodeCount == 0 && tree.root == nil && !tree.needsLayout)
            #expect(old.allSatisfy { !tree.contains($0) })
        }
        #expect(kept == nil)
        tree.layoutIfNeeded(in: .unspecified)
        #expect(tree.changes.isEmpty)
    }

    @Test("A node appended by its description is the same as one made and appended")
    func appendingDescriptions() {
        let tree = LayoutTree()
        let row = tree.makeNode(.hStack(alignment: .top, spacing: 2))
        tree.layOut(row, 100, 100)
        let first = tree.appendNode(.fixed(CGSize(width: 10, height: 4)), name: "first", to: row)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: 100))
        let second = tree.appendNode(.color, to: row)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: 100))
        expectFrames(tree, [row, first, second], [rect(0, 0, 100, 100), rect(0, 0, 10, 4), rect(12, 0, 88, 100)])
        #expect(tree.name(of: first) == "first" && tree.children(of: row) == [first, second])
    }

    @Test("Removing a chain of 100,000 nodes neither recurses nor leaks slots")
    func deepRemoval() {
        tree.reserveCapacity(100_000)
        var node = tree.box(1, 1)
        for _ in 1..<100_000 { node = tree.makeNode(.zStack(), children: [node]) }
        #expect(tree.nodeCount == 100_000)
        tree.destroy(node)
        #expect(tree.nodeCount == 0)
    }

    // MARK: - Hit testing

    @Test("A later sibling is hit before an earlier one, a child before its parent")
    func hitOrder() {
        let back = tree.box(40, 40, "back")
        let front = tree.box(20, 20, "front")
        let stack = tree.makeNode(.zStack(), name: "stack", children: [back, front])
        let top = tree.makeNode(.padding(10), name: "top", children: [stack])
        tree.layOut(top, 60, 60)
        #expect(tree.hitTest(CGPoint(x: 30, y: 30)) == front)
        #expect(tree.hitTest(CGPoint(x: 15, y: 15)) == back)
        #expect(tree.hitTest(CGPoint(x: 5, y: 5)) == top)
        #expect(tree.hitTest(CGPoint(x: 60, y: 30)) == nil)
        #expect(tree.hitTest(CGPoint(x: -1, y: 30)) == nil)
    }

    @Test("A frame contains its leading and top edges only")
    func hitEdges() {
        let first = tree.box(20, 20)
        let second = tree.box(20, 20)
        let row = tree.makeNode(.hStack(spacing: 0), children: [first, second])
        tree.layOut(row, 40, 20)
        #expect(tree.hitTest(CGPoint(x: 0, y: 0)) == first)
        #expect(tree.hitTest(CGPoint(x: 20, y: 0)) == second)
        #expect(tree.hitTest(CGPoint(x: 40, y: 0)) == nil)
        #expect(tree.hitTest(CGPoint(x: 10, y: 20)) == nil)
        #expect(tree.hitTest(CGPoint(x: CGFloat.nan, y: 0)) == nil)
    }

    @Test("A child outside its parent is hit there")
    func hitOutside() {
        let far = tree.box(10, 10, "far")
        let offset = tree.makeNode(.offset(x: 100, y: 50), children: [far])
        let behind = tree.box(200, 200, "behind")
        let small = tree.makeNode(.frame(width: 20, height: 20, alignment: .topLeading), children: [offset])
        let stack = tree.makeNode(.zStack(alignment: .topLeading), children: [behind, small])
        tree.layOut(stack, 200, 200)
        #expect(tree.hitTest(CGPoint(x: 105, y: 55)) == far)
        #expect(tree.hitTest(CGPoint(x: 115, y: 55)) == behind)
        #expect(tree.hitTest(CGPoint(x: 5, y: 5)) == offset)
    }

    @Test("The content of a background lies behind its base, that of an overlay in front")
    func hitLayers() {
        let base = tree.box(20, 20, "base")
        let first = tree.box(40, 40, "first")
        let second = tree.box(30, 30, "second")
        let node = tree.makeNode(.background(), children: [base, first, second])
        let top = tree.makeNode(.frame(width: 60, height: 60), name: "top", children: [node])
        tree.layOut(top, 60, 60)
        #expect(tree.hitTest(CGPoint(x: 30, y: 30)) == base)
        #expect(tree.hitTest(CGPoint(x: 17, y: 30)) == second)
        #expect(tree.hitTest(CGPoint(x: 12, y: 30)) == first)
        #expect(tree.hitTest(CGPoint(x: 5, y: 30)) == top)
        tree.setKind(.overlay(), of: node)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 60, height: 60))
        #expect(tree.hitTest(CGPoint(x: 30, y: 30)) == second)
        #expect(tree.hitTest(CGPoint(x: 12, y: 30)) == first)
    }

    @Test("An alternative that was not chosen is neither hit, nor placed, nor in the snapshot")
    func hiddenAlternatives() {
        let inner = tree.box(100, 20, "inner")
        let wide = tree.makeNode(.padding(0), name: "wide", children: [inner])
        let narrow = tree.box(30, 20, "narrow")
        let fit = tree.makeNode(.viewThatFits(in: .horizontal), name: "fit", children: [wide, narrow])
        func look(_ width: CGFloat) -> (NodeID?, [Bool], [String?]) {
            tree.layoutIfNeeded(in: ProposedViewSize(width: width, height: 20))
            return (
                tree.hitTest(CGPoint(x: 5, y: 5)), [wide, inner, narrow].map { tree.isPlaced($0) },
                tree.snapshot().entries.map(\.name)
            )
        }
        tree.root = fit
        #expect(look(50) == (narrow, [false, false, true], ["fit", "narrow"]))
        #expect(look(200) == (inner, [true, true, false], ["fit", "wide", "inner"]))
        #expect(tree.proposal(of: narrow) == nil)
        #expect(tree.dimensions(of: narrow) == tree.dimensions(of: tree.box(0, 0), in: .zero))
        #expect(look(50) == (narrow, [false, false, true], ["fit", "narrow"]))
    }

    // MARK: - Readers

    @Test("Absolute frames, the snapshot and pixel frames agree")
    func readers() {
        let leaf = tree.box(10.4, 10.4, "leaf")
        let other = tree.makeNode(.color, name: "other")
        let row = tree.makeNode(.hStack(spacing: 0.3), name: "row", children: [leaf, other])
        let pad = tree.makeNode(.padding(3.3), name: "pad", children: [row])
        let top = tree.makeNode(.layoutDirection(.rightToLeft), name: "top", children: [pad])
        tree.layOut(top, 50, 30)
        let entries = tree.snapshot().entries
        #expect(entries.map(\.name) == ["top", "pad", "row", "leaf", "other"])
        #expect(entries.map(\.parent) == [nil, 0, 1, 2, 2])
        for entry in entries {
            #expect(entry.frame == tree.frame(of: entry.node))
            #expect(entry.absoluteFrame == tree.absoluteFrame(of: entry.node))
            #expect(tree.pixelFrame(of: entry.node, scale: 2) == entry.absoluteFrame.pixelAligned(scale: 2))
        }
        // The leaf at the right end of 3.3 … 46.7: 36.3 … 46.7; the colour 3.3 … 36.0.
        #expect(Comparison.agree(tree.absoluteFrame(of: leaf), rect(36.3, 9.8, 10.4, 10.4), 1e-9))
        #expect(Comparison.agree(tree.absoluteFrame(of: other), rect(3.3, 3.3, 32.7, 23.4), 1e-9))
        #expect(tree.pixelFrame(of: leaf, scale: 1) == rect(36, 10, 11, 10))
        #expect(tree.pixelFrame(of: other, scale: 1) == rect(3, 3, 33, 24))
    }

    @Test("Nodes outside the root's tree are not placed")
    func outside() {
        let free = tree.box(10, 10)
        let child = tree.box(10, 10)
        let stack = tree.makeNode(.hStack(), children: [child])
        #expect(!tree.isPlaced(stack))
        tree.layOut(stack, 50, 50)
        #expect(tree.isPlaced(stack))
        #expect(tree.isPlaced(child))
        #expect(!tree.isPlaced(free))
        #expect(tree.frame(of: free) == .zero)
        #expect(tree.proposal(of: free) == nil)
        tree.removeFromParent(child)
        #expect(!tree.isPlaced(child))
        tree.root = free
        #expect(!tree.isPlaced(stack))
    }

    @Test("Dimensions are those of the placing proposal, guides included")
    func dimensions() {
        let text = tree.makeNode(
            .leaf(
                LeafMeasure(firstTextBaseline: { $0.height / 2 }) { CGSize(width: $0.width ?? 80, height: 30) }))
        let pad = tree.makeNode(.padding(5), children: [text])
        tree.layOut(pad, 60, 60)
        let dimensions = tree.dimensions(of: pad)
        #expect(dimensions.width == 60)
        #expect(dimensions.height == 40)
        #expect(dimensions[VerticalAlignment.firstTextBaseline] == 20)
        #expect(tree.dimensions(of: text)[VerticalAlignment.firstTextBaseline] == 15)
        #expect(tree.proposal(of: text) == ProposedViewSize(width: 50, height: 50))
    }

    // MARK: - Changes

    @Test("Only nodes whose frame changed relative to their parent are listed, parents first")
    func changes() {
        let first = tree.box(20, 20, "first")
        let inner = tree.box(5, 5, "inner")
        let second = tree.makeNode(.padding(5), name: "second", children: [inner])
        let row = tree.makeNode(.hStack(alignment: .top, spacing: 0), name: "row", children: [first, second])
        tree.layOut(row, 100, 100)
        #expect(tree.changes.map(\.node) == [row, first, second, inner])
        #expect(tree.changes.allSatisfy { $0.wasMoved && $0.wasResized })
        tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: 100))
        #expect(tree.changes.isEmpty)
        // The first grows: the row grows, the second moves, what is in it travels along.
        tree.setKind(.fixed(CGSize(width: 30, height: 20)), of: first)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: 100))
        #expect(
            tree.changes == [
                LayoutChangeShape(row, moved: false, resized: true),
                LayoutChangeShape(first, moved: false, resized: true),
                LayoutChangeShape(second, moved: true, resized: false),
            ])
        tree.setNeedsLayout(inner)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: 100))
        #expect(tree.changes.isEmpty)
    }

    @Test("An alternative that never was placed is not listed as changed")
    func changesOfHiddenAlternatives() {
        let wide = tree.box(100, 20)
        let narrow = tree.box(30, 20)
        let fit = tree.makeNode(.viewThatFits(in: .horizontal), children: [wide, narrow])
        tree.layOut(fit, 50, 20)
        #expect(tree.changes.map(\.node) == [fit, narrow])
        tree.layoutIfNeeded(in: ProposedViewSize(width: 200, height: 20))
        #expect(Set(tree.changes.map(\.node)) == [fit, wide, narrow])
    }
}

/// A change to compare with.
private struct LayoutChangeShape {
    let node: NodeID
    let moved: Bool
    let resized: Bool

    init(_ node: NodeID, moved: Bool, resized: Bool) {
        self.node = node
        self.moved = moved
        self.resized = resized
    }
}

private func == (changes: [LayoutChange], shapes: [LayoutChangeShape]) -> Bool {
    changes.count == shapes.count
        && zip(changes, shapes).allSatisfy {
            $0.node == $1.node && $0.wasMoved == $1.moved && $0.wasResized == $1.resized
        }
}
