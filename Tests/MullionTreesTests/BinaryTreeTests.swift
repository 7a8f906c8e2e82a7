import MullionTrees
import Testing

@Suite("Binary trees")
struct BinaryTreeTests {
    private let expression = Expression.operation(
        "+", .number("1"), .operation("*", .number("2"), .operation("-", .number("3"), .number("4"))))

    @Test("An enum with three lines is counted and measured")
    func enums() {
        #expect(expression.count == 7)
        #expect(expression.height == 3)
        #expect(!expression.isBalanced)
        #expect(Expression.number("1").height == 0)
        #expect(Expression.number("1").isBalanced)
    }

    @Test("A class with three lines is counted and measured")
    func classes() {
        let tree = Link(1, Link(2, Link(3)), Link(4))
        #expect(tree.count == 4)
        #expect(tree.height == 2)
        #expect(tree.isBalanced)
    }

    @Test("A type that does not conform is adapted by closures")
    func adapted() {
        struct Box {
            var parts: [Box]
            var name: String
        }
        let box = Box(parts: [Box(parts: [], name: "a"), Box(parts: [], name: "b")], name: "c")
        let tree = AdaptedBinaryTree(
            box, element: { $0.name }, left: { $0.parts.first }, right: { $0.parts.dropFirst().first })
        #expect(tree.inOrder.map(\.element) == ["a", "c", "b"])
        #expect(tree.node.name == "c")
    }

    @Test("Trees are equal if structure and elements are, not only the roots' elements")
    func equality() {
        #expect(Link(1, Link(2)) == Link(1, Link(2)))
        #expect(Link(1, Link(2)) != Link(1, nil, Link(2)))
        #expect(Link(1, Link(2)) != Link(1, Link(3)))
        #expect(Link(1) != Link(1, Link(2)))
        #expect(expression == expression)
        #expect(expression != .number("+"))
    }

    @Test("Searching goes left for smaller elements and right for others")
    func search() {
        final class Entry: BinarySearchTree {
            let element: Int
            let left: Entry?
            let right: Entry?
            init(_ element: Int, _ left: Entry? = nil, _ right: Entry? = nil) {
                self.element = element
                self.left = left
                self.right = right
            }
        }
        let tree = Entry(5, Entry(2, nil, Entry(4)), Entry(5, nil, Entry(9)))
        #expect(tree.search(4)?.element == 4)
        #expect(tree.search(5) === tree)
        #expect(tree.search(9)?.element == 9)
        #expect(tree.search(3) == nil)
    }

    @Test("A flat tree has its nodes in pre-order, and what leads from one to the next")
    func flat() throws {
        let flat = try FlatBinaryTree(expression)
        #expect(flat.values == ["+", "1", "*", "2", "-", "3", "4"])
        #expect(flat.shape.left(of: 0) == 1)
        #expect(flat.shape.right(of: 0) == 2)
        #expect(flat.shape.parent(of: 4) == 2)
        #expect(flat.shape.parent(of: 0) == nil)
        #expect(flat.shape.path(to: 5) == "RRL")
        #expect(flat.shape.depth(of: 5) == 3)
        #expect(flat.map(\.count).values == [1, 1, 1, 1, 1, 1, 1])
        #expect(flat.root?.right?.element == "*")
        let paths = try FlatBinaryTree(root: Link(1, nil, Link(2)), left: { $0.left }, right: { $0.right })
        #expect(paths.shape.path(to: 1) == "R")
    }

    @Test("The empty tree has no nodes, height 0, and is balanced")
    func empty() throws {
        let flat = try FlatBinaryTree(nil as Link?)
        #expect(flat.count == 0)
        #expect(flat.shape.height == 0)
        #expect(flat.shape.isBalanced)
        #expect(flat.root == nil)
        #expect(try FlatTree(nil as Folder?).count == 0)
    }

    @Test("A tree with any number of children knows its paths")
    func anyTree() throws {
        let flat = try FlatTree(Folder("a", [Folder("b", [Folder("c")]), Folder("d"), Folder("e", [Folder("f")])]))
        #expect(flat.values.map(\.name) == ["a", "b", "c", "d", "e", "f"])
        #expect((0..<6).map { flat.shape.path(to: $0) } == ["", "0", "0.0", "1", "2", "2.0"])
        #expect(Array(flat.shape.children(of: 0)) == [1, 3, 4])
        #expect(flat.shape.height == 2)
        #expect(try TreeShape(preOrderParents: [-1, 0, 1, 0, 0, 4]) == flat.shape)
        #expect(throws: TreeError.notPreOrder(node: 3)) { try TreeShape(preOrderParents: [-1, 0, 0, 1]) }
    }
}
