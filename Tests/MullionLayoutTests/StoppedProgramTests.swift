import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// Keeps its subviews where a later call finds them.
private struct Keeper: Layout {
    let box: Box

    final class Box: @unchecked Sendable { var subviews: LayoutSubviews? }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        box.subviews = subviews
        return CGSize(width: 10, height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// Runs a function in the middle of a pass.
private struct Intruder: Layout {
    let whilePlacing: Bool
    let action: @Sendable () -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        if !whilePlacing { action() }
        return CGSize(width: 10, height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        if whilePlacing { action() }
    }
}

/// A tree that closures marked Sendable may hold.
private final class Shared: @unchecked Sendable {
    let tree = LayoutTree()
    var node: NodeID!
    var other: NodeID!
}

/// Builds "top/intruder" with a child "child" and a free node "other", and lays it out.
private func intrude(whilePlacing: Bool = true, _ action: @escaping @Sendable (Shared) -> Void) {
    let shared = Shared()
    let tree = shared.tree
    shared.node = tree.box(5, 5, "child")
    shared.other = tree.box(5, 5, "other")
    let layout = Intruder(whilePlacing: whilePlacing) { action(shared) }
    let intruder = tree.makeNode(.layout(layout), name: "intruder", children: [shared.node])
    tree.layOut(tree.makeNode(.padding(1), name: "top", children: [intruder]), 50, 50)
}

/// Builds "top/unruly" with one child, whose layout does something out of turn, and lays it out.
private func misuse(whileSolving axis: Axis, _ action: @escaping @Sendable (borrowing LayoutChildren) -> Void) {
    struct Unruly: SeparableLayout {
        let axis: Axis
        let action: @Sendable (borrowing LayoutChildren) -> Void

        func range(of children: borrowing LayoutChildren, along axis: Axis) -> LengthRange { .rigid(10) }
        func solve(_ children: borrowing LayoutChildren, along axis: Axis, proposal: CGFloat?) -> CGFloat {
            if axis == self.axis { action(children) }
            return 10
        }
        func place(_ children: borrowing LayoutChildren, in size: CGSize, proposal: ProposedViewSize) {}
    }
    let tree = LayoutTree()
    let unruly = tree.makeNode(
        .layout(Unruly(axis: axis, action: action)), name: "unruly", children: [tree.box(5, 5)])
    tree.layOut(tree.makeNode(.padding(1), name: "top", children: [unruly]), 50, 50)
}

/// Checks what a stopped program said. Optimised builds stop without a word.
private func expectMessage(
    _ result: ExitTest.Result?, _ parts: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
    #if DEBUG
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for part in parts {
        #expect(said.contains(part), "said \(said.prefix(600))", sourceLocation: sourceLocation)
    }
    #endif
}

@Suite("Programmer errors stop the program and name the node")
struct StoppedProgramTests {
    // MARK: - Subviews kept

    @Test("Asking kept subviews after the call is over")
    func keptSubviews() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let box = Keeper.Box()
            let tree = LayoutTree()
            let keeper = tree.makeNode(.layout(Keeper(box: box)), name: "keeper", children: [tree.box(5, 5)])
            tree.layOut(tree.makeNode(.padding(1), name: "top", children: [keeper]), 50, 50)
            _ = box.subviews![0].sizeThatFits(.zero)
        }
        expectMessage(result, "top/keeper", "used its subviews after the call")
    }

    @Test("Placing kept subviews after the call is over")
    func keptSubviewsPlaced() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let box = Keeper.Box()
            let tree = LayoutTree()
            let keeper = tree.makeNode(.layout(Keeper(box: box)), name: "keeper", children: [tree.box(5, 5)])
            tree.layOut(tree.makeNode(.padding(1), name: "top", children: [keeper]), 50, 50)
            box.subviews![0].place(at: .zero, proposal: .zero)
        }
        expectMessage(result, "top/keeper", "used its subviews after the call")
    }

    @Test("Asking subviews that outlive their tree, whose memory another tree has since")
    func keptSubviewsBeyondTree() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let box = Keeper.Box()
            func layOut() {
                let tree = LayoutTree()
                tree.layOut(tree.makeNode(.layout(Keeper(box: box)), children: [tree.box(5, 5)]), 50, 50)
            }
            layOut()
            let kept = box.subviews!
            layOut()
            _ = kept[0].sizeThatFits(.zero)
        }
        expectMessage(result, "a layout used its subviews after the call")
    }

    @Test("A subview that does not exist")
    func subviewOutOfRange() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            struct Greedy: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    subviews[7].sizeThatFits(proposal)
                }
                func placeSubviews(
                    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
                ) {}
            }
            let tree = LayoutTree()
            tree.layOut(tree.makeNode(.layout(Greedy()), children: [tree.box(5, 5)]), 50, 50)
        }
        expectMessage(result, "subview 7 does not exist", "0..<1")
    }

    // MARK: - Children asked out of turn

    @Test("A child of a separable layout that does not exist")
    func childOutOfRange() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            misuse(whileSolving: .horizontal) { _ = $0.range(of: 3, along: .horizontal) }
        }
        expectMessage(result, "top/unruly", "child 3 does not exist", "0..<1")
    }

    @Test("Asking for a height while widths are solved")
    func heightTooEarly() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            misuse(whileSolving: .horizontal) { _ = $0.dimensions(of: 0) }
        }
        expectMessage(result, "top/unruly", "asked for a height while widths are solved")
    }

    @Test("Proposing a width while heights are solved")
    func widthTooLate() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            misuse(whileSolving: .vertical) { $0.propose(10, to: 0, along: .horizontal) }
        }
        expectMessage(result, "top/unruly", "proposed a width while heights are solved")
    }

    @Test("Placing a child while it is only measured")
    func placedTooEarly() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            misuse(whileSolving: .vertical) { $0.place(0, at: .zero) }
        }
        expectMessage(result, "top/unruly", "placed a child while it was only measured")
    }

    // MARK: - Edits during a pass

    @Test("Adding a child while the tree is laid out")
    func appendDuringPass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            intrude { $0.tree.append($0.other, to: $0.tree.root!) }
        }
        expectMessage(result, "top/intruder", "append was called while the tree is laid out")
    }

    @Test("Removing a node while the tree is measured")
    func removeDuringPass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            intrude(whilePlacing: false) { $0.tree.destroy($0.node) }
        }
        expectMessage(result, "top/intruder", "destroy was called while the tree is laid out")
    }

    @Test("Making another kind of a node while the tree is laid out")
    func setKindDuringPass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            intrude { $0.tree.setKind(.color, of: $0.node) }
        }
        expectMessage(result, "top/intruder", "setKind was called while the tree is laid out")
    }

    @Test("Making a node while the tree is laid out")
    func makeDuringPass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            intrude { _ = $0.tree.makeNode(.color) }
        }
        expectMessage(result, "top/intruder", "makeNode was called while the tree is laid out")
    }

    @Test("Invalidating a node while the tree is laid out")
    func invalidateDuringPass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            intrude { $0.tree.setNeedsLayout($0.node) }
        }
        expectMessage(result, "top/intruder", "setNeedsLayout was called while the tree is laid out")
    }

    @Test("Laying out while the tree is laid out")
    func passDuringPass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            intrude { $0.tree.layoutIfNeeded(in: .zero) }
        }
        expectMessage(result, "top/intruder", "layoutIfNeeded was called while the tree is laid out")
    }

    @Test("Setting a value, a root, moving and removing while the tree is laid out")
    func otherEditsDuringPass() async {
        let value = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            intrude { $0.tree.setValue(2, forKey: LayoutWeight.self, of: $0.node) }
        }
        expectMessage(value, "top/intruder", "setValue was called")
        let root = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            intrude { $0.tree.root = $0.other }
        }
        expectMessage(root, "top/intruder", "root was called")
        let move = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            intrude { $0.tree.move($0.node, to: $0.tree.root!, at: 0) }
        }
        expectMessage(move, "top/intruder", "move was called")
        let detach = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            intrude { $0.tree.removeFromParent($0.node) }
        }
        expectMessage(detach, "top/intruder", "removeFromParent was called")
        let children = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            intrude { $0.tree.setChildren([], of: $0.tree.root!) }
        }
        expectMessage(children, "top/intruder", "setChildren was called")
    }

    @Test("Editing from a measure function names the leaf")
    func editFromLeaf() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tree = LayoutTree()
            let leaf = tree.makeNode(
                .leaf(
                    LeafMeasure { _ in
                        tree.setNeedsLayout(tree.root!)
                        return .zero
                    }), name: "leaf")
            tree.layOut(tree.makeNode(.padding(1), name: "top", children: [leaf]), 50, 50)
        }
        expectMessage(result, "top/leaf", "setNeedsLayout was called while the tree is laid out")
    }

    // MARK: - Structure

    @Test("A node below itself")
    func cycle() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tree = LayoutTree()
            let inner = tree.makeNode(.vStack(), name: "inner")
            let outer = tree.makeNode(.hStack(), name: "outer", children: [inner])
            tree.append(outer, to: inner)
        }
        expectMessage(result, "outer: cannot be moved into itself")
        let own = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tree = LayoutTree()
            let node = tree.makeNode(.vStack(), name: "node")
            tree.append(node, to: node)
        }
        expectMessage(own, "node: cannot be moved into itself")
        let moved = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tree = LayoutTree()
            let inner = tree.makeNode(.vStack(), name: "inner")
            let middle = tree.makeNode(.vStack(), name: "middle", children: [inner])
            _ = tree.makeNode(.vStack(), name: "outer", children: [middle])
            tree.move(middle, to: inner, at: 0)
        }
        expectMessage(moved, "outer/middle: cannot be moved into itself")
    }

    @Test("A second parent")
    func secondParent() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tree = LayoutTree()
            let child = tree.box(1, 1, "child")
            _ = tree.makeNode(.hStack(), name: "first", children: [child])
            _ = tree.makeNode(.hStack(), name: "second", children: [child])
        }
        expectMessage(result, "first/child: has a parent")
    }

    @Test("The root as a child, a child as the root")
    func rootInTree() async {
        let child = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tree = LayoutTree()
            tree.root = tree.box(1, 1, "root")
            _ = tree.makeNode(.hStack(), children: [tree.root!])
        }
        expectMessage(child, "root: is the root of the tree")
        let root = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tree = LayoutTree()
            let child = tree.box(1, 1, "child")
            _ = tree.makeNode(.hStack(), name: "parent", children: [child])
            tree.root = child
        }
        expectMessage(root, "parent/child: a root has no parent")
    }

    @Test("A leaf with children, a modifier with two")
    func tooManyChildren() async {
        let leaf = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tree = LayoutTree()
            _ = tree.makeNode(.color, name: "colour", children: [tree.box(1, 1)])
        }
        expectMessage(leaf, "colour", "is a leaf and takes no children")
        let modifier = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tree = LayoutTree()
            _ = tree.makeNode(.padding(), name: "pad", children: [tree.box(1, 1), tree.box(1, 1)])
        }
        expectMessage(modifier, "pad", "takes one child")
        let changed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tree = LayoutTree()
            let stack = tree.makeNode(.hStack(), name: "stack", children: [tree.box(1, 1), tree.box(1, 1)])
            tree.setKind(.frame(width: 5), of: stack)
        }
        expectMessage(changed, "stack", "takes one child")
    }

    @Test("The identity of a removed node, also after its slot was used again")
    func staleIdentity() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tree = LayoutTree()
            let old = tree.box(1, 1)
            tree.destroy(old)
            _ = tree.box(2, 2)
            _ = tree.frame(of: old)
        }
        expectMessage(result, "node #0 does not exist in this tree, or was destroyed")
    }

    @Test("A position among the children that does not exist")
    func badPosition() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tree = LayoutTree()
            let stack = tree.makeNode(.hStack(), name: "stack", children: [tree.box(1, 1)])
            tree.insert(tree.box(1, 1), into: stack, at: 2)
        }
        expectMessage(result, "stack: no position 2 among 1 children")
        let sibling = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tree = LayoutTree()
            tree.insert(tree.box(1, 1), before: tree.box(1, 1, "lone"))
        }
        expectMessage(sibling, "lone: has no parent")
    }
}
