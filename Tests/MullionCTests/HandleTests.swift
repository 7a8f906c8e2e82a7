import CMullion
import Foundation
import MullionC
import Testing

@Suite("Handles of C")
struct HandleTests {
    @Test("A destroyed handle is invalid, also when another object has its place")
    func destroyed() {
        var tree: mullion_tree = 0
        var other: mullion_tree = 0
        #expect(mullion_tree_create(&tree) == MULLION_OK)
        #expect(mullion_tree_destroy(tree) == MULLION_OK)
        #expect(mullion_tree_create(&other) == MULLION_OK)
        #expect(tree != other)
        #expect(mullion_tree_destroy(tree) == MULLION_INVALID_HANDLE)
        #expect(mullion_tree_layout(tree, 1, 1) == MULLION_INVALID_HANDLE)
        #expect(mullion_tree_destroy(other) == MULLION_OK)
    }

    @Test("The handle of a solver is not one of a tree, and the message says so")
    func otherKind() {
        var solver: mullion_solver = 0
        #expect(mullion_solver_create(&solver) == MULLION_OK)
        #expect(mullion_tree_layout(solver, 1, 1) == MULLION_INVALID_HANDLE)
        #expect(String(cString: mullion_error_message()) == "the handle \(solver) is not that of a tree")
        #expect(mullion_solver_destroy(solver) == MULLION_OK)
    }

    @Test(
        "No function crashes with a handle that is not one",
        arguments: [0, 1, 1 << 60, 1 << 60 | 77, UInt64.max] as [UInt64])
    func wrong(handle: UInt64) {
        var node: mullion_node = 0
        var count = 0
        var flag = false
        var number = 0.0
        var bytes = mullion_bytes()
        var rect = mullion_rect()
        var size = mullion_size()
        let none = mullion_size()
        let statuses = [
            mullion_tree_destroy(handle), mullion_tree_set_root(handle, 1), mullion_tree_layout(handle, 1, 1),
            mullion_tree_needs_layout(handle, &flag), mullion_tree_node_count(handle, &count),
            mullion_tree_changes(handle, nil, 0, &count), mullion_tree_diagnostics(handle, &bytes),
            mullion_tree_outline(handle, &bytes), mullion_node_create_box(handle, "", &node),
            mullion_node_create_stack(handle, 0, 0, 0, &node), mullion_node_create_spacer(handle, 0, &node),
            mullion_node_create_fixed(handle, 0, 0, &node),
            mullion_node_create_flexible(handle, none, none, none, &node),
            mullion_node_create_leaf(handle, nil, &node), mullion_node_create_frame(handle, 0, 0, 0, &node),
            mullion_node_create_flexible_frame(handle, none, none, none, 0, &node),
            mullion_node_create_padding(handle, 0, 0, 0, 0, &node), mullion_node_create_priority(handle, 0, &node),
            mullion_node_set_css(handle, 1, ""), mullion_node_set_leaf(handle, 1, nil),
            mullion_node_set_name(handle, 1, ""), mullion_node_invalidate(handle, 1),
            mullion_node_append(handle, 1, 1), mullion_node_insert(handle, 1, 1, 0), mullion_node_remove(handle, 1),
            mullion_node_destroy(handle, 1), mullion_node_child_count(handle, 1, &count),
            mullion_node_child(handle, 1, 0, &node), mullion_node_parent(handle, 1, &node),
            mullion_node_frame(handle, 1, &rect), mullion_node_absolute_frame(handle, 1, &rect),
            mullion_node_pixel_frame(handle, 1, 1, &rect), mullion_node_size_that_fits(handle, 1, 1, 1, &size),
            mullion_solver_destroy(handle), mullion_solver_add_variable(handle, nil, &node),
            mullion_solver_remove_variable(handle, 1),
            mullion_solver_add_constraint(handle, nil, 0, 0, 0, 1, &node),
            mullion_solver_remove_constraint(handle, 1), mullion_solver_set_constant(handle, 1, 1),
            mullion_solver_set_priority(handle, 1, 1), mullion_solver_value(handle, 1, &number),
            mullion_document_destroy(handle), mullion_document_render(handle, nil, 0, 0, 1, &bytes),
        ]
        #expect(statuses.allSatisfy { $0 == MULLION_INVALID_HANDLE })
        #expect(node == 0 && count == 0 && bytes.data == nil)
    }

    @Test("Every function of the header is defined, and no other")
    func header() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        func text(_ file: String) throws -> String {
            try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
        }
        let header = try text("CMullion/include/mullion.h")
        let declared = header.matches(of: /(?m)^(?:mullion_status|const char \*|void) ?(mullion_[a-z_]+)\(/)
            .map { String($0.1) }
        let files = try FileManager.default.contentsOfDirectory(atPath: sources.path + "/MullionC")
        var defined = try files.flatMap { file in
            try text("MullionC/\(file)").matches(of: /@_cdecl\("(.*)"\)/).map { String($0.1) }
        }
        // Written in C, for a variable of each thread.
        defined.append("mullion_error_message")
        #expect(declared.count == 49)
        #expect(Set(declared) == Set(defined) && declared.count == defined.count)
    }

    @Test("Threads use trees of their own at once, and get their own messages")
    func threads() async {
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    var isRight = true
                    for step in 0..<200 {
                        var tree: mullion_tree = 0
                        var node: mullion_node = 0
                        mullion_tree_create(&tree)
                        mullion_node_create_fixed(tree, Double(step), 5, &node)
                        mullion_tree_set_root(tree, node)
                        mullion_tree_layout(tree, .nan, .nan)
                        var frame = mullion_rect()
                        mullion_node_frame(tree, node, &frame)
                        isRight = isRight && frame.width == Double(step)
                        mullion_tree_destroy(tree)
                    }
                    return isRight
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}
