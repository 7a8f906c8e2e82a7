import Foundation

extension VectorFile {
    /// Reads the format of `hstack.json`; its tolerance is 1e-6.
    ///
    /// The root of each case's test tree is the stack; its children carry the ids "0", "1" … in declaration order,
    /// which the expected frames refer to.
    /// - Throws: `VectorError` with the path of the first thing that is wrong.
    public init(hstack data: Data) throws(VectorError) {
        cases = []
        for json in try JSONCursor.document(data).required("cases").elements() {
            let name = "\(try json.required("id").string()) \(try json.required("title").string())"
            cases.append(
                VectorCase(
                    name: name, source: try json.required("source").string(), tolerance: 1e-6,
                    question: .layout(try Self.stackQuestion(json))))
        }
    }

    private static func stackQuestion(_ json: JSONCursor) throws(VectorError) -> VectorCase.LayoutQuestion {
        let stack = try json.required("stack")
        var direction = try json.optional("direction")
        if direction == nil { direction = try stack.optional("direction") }
        var frames: [String: CGRect] = [:]
        for (index, frame) in try json.required("frames").elements().enumerated() {
            frames["\(index)"] = try frame.rect()
        }
        let testTree = try stackTree(stack, depth: 0)
        for (index, child) in testTree.children.enumerated() { child.id = "\(index)" }
        return VectorCase.LayoutQuestion(
            testTree: testTree, proposal: try json.required("proposal").proposal(),
            direction: try direction?.direction() ?? .leftToRight, size: try json.required("size").size(),
            frames: frames, order: try indices(try json.required("order")))
    }

    private static func stackTree(_ json: JSONCursor, depth: Int) throws(VectorError) -> TestTree {
        // Nested stacks are read recursively; the format has no use for more than a few levels.
        guard depth < 100 else { throw .outOfRange(path: json.path, expected: "nested less deeply") }
        var children: [TestTree] = []
        for child in try json.required("children").elements() {
            children.append(try stackChild(child, depth: depth))
        }
        return TestTree(
            .hstack(
                alignment: try json.optional("alignment")?.name(TestTree.VerticalGuide.self) ?? .center,
                spacing: try json.optional("spacing")?.number()), children: children)
    }

    private static func stackChild(_ json: JSONCursor, depth: Int) throws(VectorError) -> TestTree {
        var testTree = try stackLeaf(json, depth: depth)
        for frame in try json.optional("frames")?.elements() ?? [] {
            testTree = TestTree(try frameKind(frame), children: [testTree])
        }
        if let priority = try json.optional("priority")?.number() {
            testTree = TestTree(.layoutPriority(Double(priority)), children: [testTree])
        }
        return testTree
    }

    private static func stackLeaf(_ json: JSONCursor, depth: Int) throws(VectorError) -> TestTree {
        let kind = try json.required("kind")
        switch try kind.string() {
        case "fill": return TestTree(.color)
        case "fixed": return TestTree(.fixed(try json.required("size").size()))
        case "range": return TestTree(try range(json))
        case "chars":
            let cell = try json.required("cell").elements(count: 2)
            let text = TestTree.Text(
                cells: try json.required("count").integer(in: 1...1_000_000_000), cell: try cell[0].positive(),
                line: try cell[1].positive())
            return TestTree(.text(text))
        case "spacer": return TestTree(.spacer(minLength: try json.optional("min")?.number()))
        case "hstack": return try stackTree(json, depth: depth + 1)
        case let unknown: throw .unknownName(path: kind.path, name: unknown)
        }
    }

    private static func range(_ json: JSONCursor) throws(VectorError) -> TestTree.Kind {
        let width = try json.required("w").elements(count: 3)
        let height = try json.required("h").elements(count: 3)
        return .flexible(
            min: CGSize(width: try width[0].extent(), height: try height[0].extent()),
            ideal: CGSize(width: try width[1].extent(), height: try height[1].extent()),
            max: CGSize(width: try width[2].extent(), height: try height[2].extent()))
    }

    private static func frameKind(_ json: JSONCursor) throws(VectorError) -> TestTree.Kind {
        let width = try json.optional("width")?.length()
        let height = try json.optional("height")?.length()
        if width != nil || height != nil { return .frame(width: width, height: height, alignment: .center) }
        return .flexFrame(
            width: try TestTree.Kind.bounds("Width", json), height: try TestTree.Kind.bounds("Height", json),
            alignment: .center)
    }
}
