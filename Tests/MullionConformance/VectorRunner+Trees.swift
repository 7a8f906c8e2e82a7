import Foundation
import MullionTrees

extension VectorCase {
    /// Lays out the tree, and compares the place of every node, and the drawing if it is asked for.
    func check(_ question: TreeQuestion, _ differences: inout Differences) {
        let layout: TreeLayout
        let paths: [String]
        switch question.subject {
        case .binary(let shape, let algorithm):
            layout = algorithm.layout(shape)
            paths = (0..<shape.count).map { shape.path(to: $0) }
        case .any(let shape, let algorithm):
            layout = algorithm.layout(shape)
            paths = (0..<shape.count).map { shape.path(to: $0) }
        case .sized(let shape, let sizes, let algorithm):
            layout = algorithm.layout(shape, sizes: sizes)
            paths = (0..<shape.count).map { shape.path(to: $0) }
        }
        differences.compare("nodes", question.positions.keys.sorted(), paths.sorted())
        for (path, got) in zip(paths, layout.positions) {
            guard let expected = question.positions[path] else { continue }
            compare("\(words(path)), x", expected.x, got.x, &differences)
            compare("\(words(path)), y", expected.y, got.y, &differences)
        }
        if let drawing = question.drawing { check(drawing, TreeGrid(layout, unit: drawing.unit), paths, &differences) }
    }

    private func check(
        _ drawing: TreeDrawing, _ grid: TreeGrid, _ paths: [String], _ differences: inout Differences
    ) {
        differences.compare("picture", drawing.size, grid.size)
        differences.compare("cells", drawing.cells.keys.sorted(), paths.sorted())
        for (node, path) in paths.enumerated() {
            guard let expected = drawing.cells[path] else { continue }
            differences.compare("\(words(path)), cell", expected, grid.cell(of: node))
        }
        differences.compare("edges", drawing.edges.keys.sorted(), paths.filter { !$0.isEmpty }.sorted())
        for edge in grid.layout.edges {
            guard let expected = drawing.edges[paths[edge.child]] else { continue }
            let (from, to) = grid.ends(of: edge)
            for (expected, got) in zip(expected, [from.x, from.y, to.x, to.y]) {
                compare("\(words(paths[edge.child])), edge", expected, got, &differences)
            }
        }
    }

    /// Compares with the tolerance, which is for optional numbers only where the generic comparison would fit as well.
    private func compare(_ what: String, _ expected: CGFloat?, _ got: CGFloat?, _ differences: inout Differences) {
        differences.compare(what, expected, got)
    }

    private func words(_ path: String) -> String { path.isEmpty ? "root" : path }

    /// Walks the tree or builds one, and compares what comes out.
    func check(_ question: TraversalQuestion, _ differences: inout Differences) {
        switch question {
        case .walk(let tree, let expected): check(tree, expected, &differences)
        case .rebuild(let inOrder, let other, let isPostOrder, let expected):
            do throws(TreeError) {
                let got =
                    isPostOrder
                    ? try FlatBinaryTree(inOrder: inOrder, postOrder: other)
                    : try FlatBinaryTree(inOrder: inOrder, preOrder: other)
                switch expected {
                case .tree(let tree): compare(tree, got, &differences)
                case .error(let name): differences.add("expected the error \(name), got the tree \(got.values)")
                }
            } catch {
                switch expected {
                case .tree(let tree): differences.add("expected the tree \(tree.values), got the error: \(error)")
                case .error(let name): differences.compare("error", name, error.vectorName)
                }
            }
        case .searchTree(let values, let order, let tree):
            if let order { differences.compare("insertion order", order, FlatBinaryTree.insertionOrder(values)) }
            compare(tree, FlatBinaryTree(minimalHeight: values), &differences)
        }
    }

    private func check(
        _ tree: FlatBinaryTree<TreeValue>, _ expected: TraversalQuestion.Walk, _ differences: inout Differences
    ) {
        let strategies: [(String, any TraversalStrategy.Type)] = [
            ("preorder", PreOrderTraversalStrategy.self), ("inorder", InOrderTraversalStrategy.self),
            ("postorder", PostOrderTraversalStrategy.self), ("levelorder", LevelOrderTraversalStrategy.self),
            ("zigzag", ZigzagOrderTraversalStrategy.self),
        ]
        for (name, strategy) in strategies {
            var root = tree.root
            root?.traversalStrategy = strategy
            differences.compare(name, expected.orders[name], root.map { $0.map(\.element) } ?? [])
        }
        differences.compare("count", expected.count, tree.root?.count ?? 0)
        differences.compare("height", expected.height, tree.root?.height ?? tree.shape.height)
        differences.compare("balanced", expected.isBalanced, tree.root?.isBalanced ?? tree.shape.isBalanced)
    }

    private func compare(
        _ expected: FlatBinaryTree<TreeValue>, _ got: FlatBinaryTree<TreeValue>, _ differences: inout Differences
    ) {
        func words(_ tree: FlatBinaryTree<TreeValue>) -> [String] {
            tree.values.enumerated().map { "\(tree.shape.path(to: $0)): \($1)" }
        }
        differences.compare("tree", words(expected), words(got))
    }
}

extension TreeError {
    /// The name of the error in vector files.
    fileprivate var vectorName: String {
        switch self {
        case .unequalLengths: "length"
        case .duplicate: "duplicate"
        case .inconsistent: "inconsistent"
        case .cycle, .tooManyNodes, .notPreOrder: "\(self)"
        }
    }
}
