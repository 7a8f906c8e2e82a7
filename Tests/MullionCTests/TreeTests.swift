import CMullion
import Foundation
import MullionC
import Testing

@Suite("Layout trees of C")
final class TreeTests {
    private var tree: mullion_tree = 0

    init() { mullion_tree_create(&tree) }

    deinit { mullion_tree_destroy(tree) }

    private func box(_ css: String) -> mullion_node {
        var node: mullion_node = 0
        #expect(mullion_node_create_box(tree, css, &node) == MULLION_OK)
        return node
    }

    private func fixed(_ width: Double, _ height: Double) -> mullion_node {
        var node: mullion_node = 0
        #expect(mullion_node_create_fixed(tree, width, height, &node) == MULLION_OK)
        return node
    }

    private func frame(_ node: mullion_node) -> [Double] {
        var frame = mullion_rect()
        #expect(mullion_node_absolute_frame(tree, node, &frame) == MULLION_OK)
        return [frame.x, frame.y, frame.width, frame.height]
    }

    private var message: String { String(cString: mullion_error_message()) }

    @Test("A stack in a CSS row, with padding around a leaf")
    func stackInRow() {
        let row = box("display: flex; width: 100%; gap: 10px")
        var stack: mullion_node = 0
        var padding: mullion_node = 0
        mullion_node_create_stack(tree, mullion_axis(MULLION_VERTICAL), mullion_alignment(MULLION_LEADING), 4, &stack)
        mullion_node_create_padding(tree, 1, 2, 3, 4, &padding)
        let (first, second, grown) = (fixed(50, 20), fixed(30, 20), box("flex-grow: 1"))
        mullion_node_append(tree, padding, second)
        for child in [first, padding] { #expect(mullion_node_append(tree, stack, child) == MULLION_OK) }
        for child in [stack, grown] { #expect(mullion_node_append(tree, row, child) == MULLION_OK) }
        mullion_tree_set_root(tree, row)
        #expect(mullion_tree_layout(tree, 200, .nan) == MULLION_OK)
        #expect(frame(first) == [0, 0, 50, 20])
        #expect(frame(second) == [2, 25, 30, 20])
        #expect(frame(grown) == [60, 0, 140, 48])

        // An edit, its changes, and what remains of a removed node.
        #expect(mullion_node_set_css(tree, grown, "flex-grow: 1; height: 10px") == MULLION_OK)
        mullion_tree_layout(tree, 200, .nan)
        var changed: [mullion_node] = [0, 0, 0]
        var count = 0
        #expect(mullion_tree_changes(tree, &changed, 3, &count) == MULLION_OK)
        #expect(count == 1 && changed[0] == grown)
        mullion_node_destroy(tree, stack)
        #expect(mullion_node_frame(tree, first, nil) == MULLION_INVALID_HANDLE)
        mullion_tree_node_count(tree, &count)
        #expect(count == 2)
    }

    @Test("A leaf is measured by its function, and its context is released once")
    func leaf() {
        final class Context {
            var releases = 0
            var heights: [Double] = []
        }
        let context = Context()
        let pointer = Unmanaged.passUnretained(context).toOpaque()
        var leaf = mullion_leaf()
        leaf.context = pointer
        leaf.traits = UInt32(MULLION_WRAPPING_TEXT)
        leaf.measure = { context, width, height, size in
            Unmanaged<Context>.fromOpaque(context!).takeUnretainedValue().heights.append(height)
            size!.pointee = mullion_size(width: min(width.isNaN ? 90 : width, 90), height: width < 90 ? 20 : 10)
        }
        leaf.first_baseline = { _, _, height in height - 2 }
        leaf.release = { Unmanaged<Context>.fromOpaque($0!).takeUnretainedValue().releases += 1 }
        var node: mullion_node = 0
        var row: mullion_node = 0
        mullion_node_create_leaf(tree, &leaf, &node)
        let baseline = mullion_alignment(MULLION_FIRST_BASELINE)
        mullion_node_create_stack(tree, mullion_axis(MULLION_HORIZONTAL), baseline, 0, &row)
        let other = fixed(10, 30)
        for child in [node, other] { mullion_node_append(tree, row, child) }
        mullion_tree_set_root(tree, row)
        mullion_tree_layout(tree, 60, 100)
        // The baseline of the leaf is 18 below its top, that of the other its bottom.
        #expect(frame(node) == [0, 12, 50, 20])
        #expect(!context.heights.isEmpty && context.heights.allSatisfy(\.isNaN))

        #expect(mullion_node_set_leaf(tree, node, &leaf) == MULLION_OK)
        #expect(context.releases == 1)
        #expect(mullion_node_set_leaf(tree, other, &leaf) == MULLION_INVALID_ARGUMENT)
        mullion_node_destroy(tree, node)
        #expect(context.releases == 2)
    }

    @Test("A measure function that uses its tree is refused, and one that writes no size gets 0")
    func reentrance() {
        final class Context {
            var tree: mullion_tree = 0
            var status: mullion_status = 0
        }
        let context = Context()
        context.tree = tree
        var leaf = mullion_leaf()
        leaf.context = Unmanaged.passUnretained(context).toOpaque()
        leaf.measure = { context, _, _, _ in
            let context = Unmanaged<Context>.fromOpaque(context!).takeUnretainedValue()
            context.status = mullion_tree_destroy(context.tree)
        }
        var node: mullion_node = 0
        mullion_node_create_leaf(tree, &leaf, &node)
        mullion_tree_set_root(tree, node)
        #expect(mullion_tree_layout(tree, 10, 10) == MULLION_OK)
        #expect(context.status == MULLION_BUSY)
        #expect(frame(node) == [0, 0, 0, 0])
    }

    @Test("Edits that a tree does not allow are refused, and change nothing")
    func refusals() {
        let (outer, inner, leaf) = (box(""), box(""), fixed(1, 1))
        mullion_node_append(tree, outer, inner)
        #expect(mullion_node_append(tree, outer, inner) == MULLION_INVALID_ARGUMENT)
        #expect(message.hasSuffix("has a parent; remove it first, or move it"))
        #expect(mullion_node_append(tree, inner, outer) == MULLION_INVALID_ARGUMENT)
        #expect(message.hasSuffix("cannot be moved into itself"))
        #expect(mullion_node_append(tree, inner, inner) == MULLION_INVALID_ARGUMENT)
        #expect(mullion_node_append(tree, leaf, box("")) == MULLION_INVALID_ARGUMENT)
        #expect(message.hasSuffix("is a leaf and takes no children"))
        #expect(mullion_node_insert(tree, outer, leaf, 2) == MULLION_INVALID_ARGUMENT)
        #expect(message.hasSuffix("no position 2 among 1 children"))
        #expect(mullion_tree_set_root(tree, inner) == MULLION_INVALID_ARGUMENT)
        #expect(mullion_node_insert(tree, outer, leaf, -1) == MULLION_INVALID_ARGUMENT)
        mullion_tree_set_root(tree, outer)
        #expect(mullion_node_append(tree, box(""), outer) == MULLION_INVALID_ARGUMENT)
        #expect(message.hasSuffix("is the root of the tree"))
        var padding: mullion_node = 0
        mullion_node_create_padding(tree, 0, 0, 0, 0, &padding)
        #expect(mullion_node_append(tree, padding, leaf) == MULLION_OK)
        #expect(mullion_node_append(tree, padding, box("")) == MULLION_INVALID_ARGUMENT)
        var child: mullion_node = 0
        #expect(mullion_node_child(tree, outer, 1, &child) == MULLION_INVALID_ARGUMENT)
        #expect(mullion_node_child(tree, outer, 0, &child) == MULLION_OK && child == inner)
        #expect(mullion_node_parent(tree, child, &child) == MULLION_OK && child == outer)
        #expect(mullion_node_create_stack(tree, 3, 0, 0, &child) == MULLION_INVALID_ARGUMENT)
        #expect(mullion_node_create_stack(tree, 0, 11, 0, &child) == MULLION_INVALID_ARGUMENT)
        #expect(mullion_node_create_box(tree, "", nil) == MULLION_INVALID_ARGUMENT)
        #expect(message == "node is a null pointer")
    }

    @Test(
        "A declaration that is not one of layout is refused with line and column",
        arguments: [
            ("display: flexx", "1:1: error: 'flexx' is not a value of 'display'"),
            ("gap: 1px;\n  colour: red", "2:3: error: unknown property 'colour'"),
            ("width", "1:1: error: "),
        ])
    func css(text: String, expected: String) {
        var node: mullion_node = 0
        #expect(mullion_node_create_box(tree, text, &node) == MULLION_INVALID_TEXT)
        #expect(message.hasPrefix(expected), "\(message)")
        #expect(node == 0)
    }

    @Test("Numbers that cannot be used are repaired and listed")
    func repairs() {
        let node = fixed(.nan, -1)
        mullion_tree_set_root(tree, node)
        mullion_tree_layout(tree, .infinity, -.infinity)
        #expect(frame(node) == [0, 0, 0, 0])
        var text = mullion_bytes()
        #expect(mullion_tree_diagnostics(tree, &text) == MULLION_OK)
        #expect(String(cString: text.data).contains("width"))
        mullion_bytes_free(&text)
        #expect(text.data == nil && text.size == 0)
        mullion_bytes_free(&text)
        mullion_bytes_free(nil)
    }

    @Test("A tree 100,000 levels deep is made, laid out, and destroyed")
    func deep() {
        var top = fixed(3, 3)
        for _ in 0..<100_000 {
            var padding: mullion_node = 0
            mullion_node_create_padding(tree, 0, 1, 0, 0, &padding)
            mullion_node_append(tree, padding, top)
            top = padding
        }
        mullion_tree_set_root(tree, top)
        #expect(mullion_tree_layout(tree, .nan, .nan) == MULLION_OK)
        #expect(frame(top) == [0, 0, 100_003, 3])
        var size = mullion_size()
        #expect(mullion_node_size_that_fits(tree, top, .nan, .nan, &size) == MULLION_OK)
        #expect(size.width == 100_003)
    }
}
