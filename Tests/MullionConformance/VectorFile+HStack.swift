import Foundation

extension VectorFile {
    /// Reads the format of `hstack.json`; its tolerance is 1e-6.
    ///
    /// The root of each case's specimen is the stack; its children carry the ids "0", "1" … in declaration order,
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
        let specimen = try stackSpecimen(stack, depth: 0)
        for (index, child) in specimen.children.enumerated() { child.id = "\(index)" }
        return VectorCase.LayoutQuestion(
            specimen: specimen, proposal: try json.required("proposal").proposal(),
            direction: try direction?.direction() ?? .leftToRight, size: try json.required("size").size(),
            frames: frames, order: try indices(try json.required("order")))
    }

    private static func stackSpecimen(_ json: JSONCursor, depth: Int) throws(VectorError) -> Specimen {
        // Nested stacks are read recursively; the format has no use for more than a few levels.
        guard depth < 100 else { throw .outOfRange(path: json.path, expected: "nested less deeply") }
        var children: [Specimen] = []
        for child in try json.required("children").elements() {
            children.append(try stackChild(child, depth: depth))
        }
        return Specimen(
            .hstack(
                alignment: try json.optional("alignment")?.name(Specimen.VerticalGuide.self) ?? .center,
                spacing: try json.optional("spacing")?.number()), children: children)
    }

    private static func stackChild(_ json: JSONCursor, depth: Int) throws(VectorError) -> Specimen {
        var specimen = try stackLeaf(json, depth: depth)
        for frame in try json.optional("frames")?.elements() ?? [] {
            specimen = Specimen(try frameKind(frame), children: [specimen])
        }
        if let priority = try json.optional("priority")?.number(), priority != 0 {
            specimen = Specimen(.layoutPriority(Double(priority)), children: [specimen])
        }
        return specimen
    }

    private static func stackLeaf(_ json: JSONCursor, depth: Int) throws(VectorError) -> Specimen {
        let kind = try json.required("kind")
        switch try kind.string() {
        case "fill": return Specimen(.color)
        case "fixed": return Specimen(.fixed(try json.required("size").size()))
        case "range": return Specimen(try range(json))
        case "chars":
            let cell = try json.required("cell").elements(count: 2)
            let text = Specimen.Text(
                cells: try json.required("count").integer(in: 1...1_000_000_000), cell: try cell[0].positive(),
                line: try cell[1].positive())
            return Specimen(.text(text))
        case "spacer": return Specimen(.spacer(minLength: try json.optional("min")?.number()))
        case "hstack": return try stackSpecimen(json, depth: depth + 1)
        case let unknown: throw .unknownName(path: kind.path, name: unknown)
        }
    }

    private static func range(_ json: JSONCursor) throws(VectorError) -> Specimen.Kind {
        let width = try json.required("w").elements(count: 3)
        let height = try json.required("h").elements(count: 3)
        return .flexible(
            min: CGSize(width: try width[0].extent(), height: try height[0].extent()),
            ideal: CGSize(width: try width[1].extent(), height: try height[1].extent()),
            max: CGSize(width: try width[2].extent(), height: try height[2].extent()))
    }

    private static func frameKind(_ json: JSONCursor) throws(VectorError) -> Specimen.Kind {
        let width = try json.optional("width")?.length()
        let height = try json.optional("height")?.length()
        if width != nil || height != nil { return .frame(width: width, height: height, alignment: .center) }
        return .flexFrame(
            width: try Specimen.Kind.bounds("Width", json), height: try Specimen.Kind.bounds("Height", json),
            alignment: .center)
    }
}
