import Mullion
import MullionTestSupport
import Testing

@Suite("Tree diagrams")
struct TreeDiagramTests {
    private let gap = CGSize(width: 10, height: 20)

    private func box(_ name: String, _ width: CGFloat = 20, _ height: CGFloat = 10) -> some View {
        Color.red.frame(width: width, height: height).named(name)
    }

    private func frames(_ view: some View) -> [String: CGRect] {
        let frames = ViewRenderer(view).layout().frames
        return Dictionary(
            frames.compactMap { frame in frame.name.map { ($0, frame.absoluteFrame) } }, uniquingKeysWith: { a, _ in a }
        )
    }

    private func edges(_ view: some View) -> String? {
        for command in ViewRenderer(view).layout().displayList.commands {
            if case .stroke(let path, _, _) = command { return path.description }
        }
        return nil
    }

    private func diagram(_ layout: any SizedTreeLayoutAlgorithm) -> some View {
        TreeDiagram(layout: layout, edges: TreeEdgeStyle(.elbow, cornerRadius: 0)) {
            box("root")
            TreeBranch {
                box("a", 30)
                box("b", 20, 30)
                box("c")
            }
            box("d")
        }
    }

    @Test("Branches are below the first view, views of any size apart")
    func frames() {
        let frames = frames(diagram(LayeredLayout(gap: gap, alignment: .start)))
        #expect(frames["b"] == CGRect(x: 0, y: 60, width: 20, height: 30))
        #expect(frames["c"] == CGRect(x: 30, y: 60, width: 20, height: 10))
        #expect(frames["a"] == CGRect(x: 10, y: 30, width: 30, height: 10))
        #expect(frames["d"] == CGRect(x: 50, y: 30, width: 20, height: 10))
        #expect(frames["root"] == CGRect(x: 30, y: 0, width: 20, height: 10))
    }

    @Test("Edges are drawn behind the views, between their boxes")
    func edgePaths() throws {
        let picture = ViewRenderer(diagram(LayeredLayout(gap: gap, alignment: .start))).layout()
        guard case .stroke(let path, _, _)? = picture.displayList.commands.first else {
            Issue.record("the edges do not come first")
            return
        }
        #expect(
            path.description
                == "M40 10 L40 20 L25 20 L25 30 M25 40 L25 50 L10 50 L10 60 M25 40 L25 50 L40 50 L40 60 "
                + "M40 10 L40 20 L60 20 L60 30")
    }

    @Test("The nodes of a flat tree become the same as branches", arguments: 0..<20)
    func data(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let values = (0..<Int.random(in: 1...30, using: &random)).map { _ in Int.random(in: 0..<99, using: &random) }
        let tree = FlatBinaryTree(inserting: values)
        let sizes = tree.values.map { CGSize(width: CGFloat($0) + 1, height: 10) }
        let layout = NonLayeredLayout(gap: gap).layout(tree.shape, sizes: sizes)
        let picture = ViewRenderer(
            TreeDiagram(tree, layout: NonLayeredLayout(gap: gap)) { value in
                Color.red.frame(width: CGFloat(value) + 1, height: 10)
            }
        ).layout()
        let frames = picture.frames.filter { $0.kind == "frame" }.map(\.absoluteFrame)
        #expect(frames == (0..<layout.count).map { layout.frame(of: $0) })
        #expect(picture.size == layout.bounds.size)
    }

    @Test("Modifiers of a node and of a branch keep the structure")
    func modifiers() {
        let plain = frames(
            TreeDiagram(layout: LayeredLayout(gap: gap)) {
                box("root")
                TreeBranch {
                    box("a").padding(0)
                    box("b")
                }
                .padding(0)
                .background(Color.blue)
            })
        #expect(plain["b"]!.minY == 60 && plain["a"]!.minY == 30)
    }

    @Test("In surroundings read from the right all is mirrored, edges too")
    func rightToLeft() {
        let layout = CompactLayout(gap: CGSize(width: 10, height: 10), indent: 10, direction: .right)
        let view = TreeDiagram(layout: layout, edges: TreeEdgeStyle(.straight)) {
            box("root")
            TreeBranch {
                box("a")
                box("b")
            }
        }
        #expect(edges(view) == "M20 5 L30 5 M50 5 L60 5")
        #expect(edges(view.environment(\.layoutDirection, .rightToLeft)) == "M60 5 L50 5 M30 5 L20 5")
    }

    @Test("A host finds the nodes again when the tree changes")
    func host() {
        func view(_ values: [Int]) -> some View {
            TreeDiagram(FlatBinaryTree(inserting: values), layout: LayeredLayout(gap: gap)) { value in
                Text("\(value)").frame(width: 20, height: 10)
            }
        }
        let host = ViewHost(view([2, 1]))
        _ = host.layout()
        host.update(view([2, 1, 3]))
        let picture = host.layout()
        let fresh = ViewRenderer(view([2, 1, 3])).layout()
        #expect(picture.displayList == fresh.displayList)
    }

    @Test("No views, one view, several views for a node, and a branch outside of a tree")
    func odd() throws {
        #expect(ViewRenderer(TreeDiagram {}).layout().size == .zero)
        #expect(ViewRenderer(TreeDiagram { box("a") }).layout().size == CGSize(width: 20, height: 10))
        let several = TreeDiagram(FlatBinaryTree(inserting: [1])) { _ in
            box("a")
            box("b")
        }
        #expect(ViewRenderer(several).layout().size.width == 20)
        let none = TreeDiagram(FlatBinaryTree(inserting: [2, 1, 3]), layout: LayeredLayout(gap: gap)) { value in
            if value == 2 { box("a") }
        }
        #expect(frames(none)["a"] != nil)
        let stack = VStack(spacing: 0) {
            TreeBranch {
                box("a"); box("b")
            }
        }
        #expect(frames(stack)["b"]?.minY == 10)
    }

    @Test("A circle of objects is an error that names the node, before there is a view")
    func circle() {
        final class Person {
            let name: String
            var reports: [Person] = []
            init(_ name: String) { self.name = name }
        }
        let (first, second) = (Person("first"), Person("second"))
        first.reports = [second]
        second.reports = [first]
        #expect(throws: TreeError.self) { try FlatTree(root: first, children: { $0.reports }) }
        second.reports = []
    }

    @Test("Every layout of boxes and direction keeps views apart", arguments: TreeDirection.allCases)
    func layouts(_ direction: TreeDirection) {
        let layouts: [any SizedTreeLayoutAlgorithm] = [
            LayeredLayout(gap: gap, direction: direction), NonLayeredLayout(gap: gap, direction: direction),
            CompactLayout(gap: gap, indent: 10, direction: direction), RadialLayout(gap: 5),
        ]
        for layout in layouts {
            let frames = Array(frames(diagram(layout)).values)
            #expect(frames.count == 5)
            for (index, frame) in frames.enumerated() {
                for other in frames.prefix(index) { #expect(!frame.intersects(other)) }
            }
        }
    }
}
