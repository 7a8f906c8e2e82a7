import Foundation

extension TestTree {
    /// Reads a view in the format of the vector files: `kind`, its parameters, an optional `id`, and `child`,
    /// `children` or (for overlays, backgrounds and insets) `child` and `content`.
    ///
    /// A grid has `rows`.
    ///
    /// - Throws: `unsupportedKind` for lazy grids, which test trees cannot hold; another `VectorError` with the path of
    ///   the first thing that is wrong.
    public convenience init(json data: Data) throws(VectorError) {
        try self.init(json: try JSONCursor.document(data))
    }

    /// Reads a view, its descendants after it and without recursion.
    convenience init(json: JSONCursor) throws(VectorError) {
        self.init(try Kind(json: json), id: try json.optional("id")?.string())
        var pending = [(node: self, json: json)]
        while let (node, json) = pending.popLast() {
            let limit = node.kind.arity.upperBound
            for child in try node.kind.name == .grid ? Grid.views(json: json) : Self.children(json) {
                guard node.children.count < limit else { throw .tooManyChildren(path: json.path, limit: limit) }
                let testTree = TestTree(try Kind(json: child), id: try child.optional("id")?.string())
                node.children.append(testTree)
                pending.append((testTree, child))
            }
        }
    }

    private static func children(_ json: JSONCursor) throws(VectorError) -> [JSONCursor] {
        var children: [JSONCursor] = []
        if let child = try json.optional("child") { children.append(child) }
        if let content = try json.optional("content") {
            if case .array = content.value {
                children += try content.elements()
            } else {
                children.append(content)
            }
        }
        if let more = try json.optional("children") { children += try more.elements() }
        return children
    }
}

extension TestTree.Kind {
    /// Reads the kind and the parameters of a view.
    init(json: JSONCursor) throws(VectorError) {
        let kind = try json.required("kind")
        let string = try kind.string()
        if string == "lazyVGrid" || string == "lazyHGrid" {
            throw .unsupportedKind(path: kind.path, kind: string)
        }
        let name = try kind.name(Name.self)
        switch name {
        case .color, .fixed, .flexible, .text, .truncatingText, .opaque, .spacer, .divider:
            self = try Self.leaf(name, json)
        case .hstack, .vstack, .zstack, .grid, .geometryReader, .viewThatFits, .overlay, .background, .scrollView,
            .safeAreaInset:
            self = try Self.container(name, json)
        case .frame, .flexFrame, .fixedSize, .padding, .aspectRatio, .layoutPriority, .alignmentGuide, .offset,
            .position, .layoutDirection:
            self = try Self.modifier(name, json)
        }
    }

    private static func leaf(_ name: Name, _ json: JSONCursor) throws(VectorError) -> Self {
        switch name {
        case .fixed: .fixed(try json.required("size").size())
        case .flexible:
            .flexible(
                min: try json.required("min").size(), ideal: try json.required("ideal").size(),
                max: try json.required("max").size())
        case .text: .text(try text(json))
        case .truncatingText: .truncatingText(try text(json))
        case .opaque: .opaque(try opaque(json))
        case .spacer: .spacer(minLength: try json.optional("minLength")?.number())
        case .divider: .divider
        default: .color
        }
    }

    private static func text(_ json: JSONCursor) throws(VectorError) -> TestTree.Text {
        TestTree.Text(
            cells: try json.required("cells").integer(in: 1...1_000_000_000),
            cell: try json.required("cell").positive(), line: try json.required("line").positive(),
            ascent: try json.optional("ascent")?.number())
    }

    private static func opaque(_ json: JSONCursor) throws(VectorError) -> TestTree.Opaque {
        let width = try json.required("width").elements(count: 3)
        let area = try json.required("area")
        guard try area.number() >= 0 else { throw .outOfRange(path: area.path, expected: ">= 0") }
        return TestTree.Opaque(
            minWidth: try width[0].extent(), idealWidth: try width[1].extent(), maxWidth: try width[2].extent(),
            area: try area.number())
    }

    private static func container(_ name: Name, _ json: JSONCursor) throws(VectorError) -> Self {
        switch name {
        case .hstack:
            .hstack(
                alignment: try json.optional("alignment")?.name(TestTree.VerticalGuide.self) ?? .center,
                spacing: try json.optional("spacing")?.number())
        case .vstack:
            .vstack(
                alignment: try json.optional("alignment")?.name(TestTree.HorizontalGuide.self) ?? .center,
                spacing: try json.optional("spacing")?.number())
        case .zstack: .zstack(try alignment(json))
        case .grid: .grid(try TestTree.Grid(json: json))
        case .viewThatFits: .viewThatFits(try axes(json))
        case .overlay: .overlay(try alignment(json))
        case .background: .background(try alignment(json))
        case .scrollView: .scrollView(try json.optional("axes") == nil ? .vertical : try axes(json))
        case .safeAreaInset:
            .safeAreaInset(try insetEdge(json), spacing: try json.optional("spacing")?.number())
        default: .geometryReader
        }
    }

    private static func insetEdge(_ json: JSONCursor) throws(VectorError) -> TestTree.InsetEdge {
        let edge = try json.required("edge")
        let alignment = try json.optional("alignment")
        switch try edge.string() {
        case "top": return .top(try alignment?.name(TestTree.HorizontalGuide.self) ?? .center)
        case "bottom": return .bottom(try alignment?.name(TestTree.HorizontalGuide.self) ?? .center)
        case "leading": return .leading(try alignment?.name(TestTree.VerticalGuide.self) ?? .center)
        case "trailing": return .trailing(try alignment?.name(TestTree.VerticalGuide.self) ?? .center)
        case let unknown: throw .unknownName(path: edge.path, name: unknown)
        }
    }

    private static func modifier(_ name: Name, _ json: JSONCursor) throws(VectorError) -> Self {
        switch name {
        case .frame:
            .frame(
                width: try json.optional("width")?.length(), height: try json.optional("height")?.length(),
                alignment: try alignment(json))
        case .flexFrame:
            .flexFrame(
                width: try bounds("Width", json), height: try bounds("Height", json),
                alignment: try alignment(json))
        case .padding: .padding(try insets(json))
        case .aspectRatio:
            .aspectRatio(
                try json.optional("ratio")?.number(),
                try json.optional("mode")?.name(TestTree.AspectMode.self) ?? .fit)
        case .layoutPriority: .layoutPriority(Double(try json.required("value").number()))
        case .alignmentGuide: .alignmentGuide(try guideValue(json))
        case .offset:
            .offset(x: try json.optional("x")?.number() ?? 0, y: try json.optional("y")?.number() ?? 0)
        case .position:
            .position(x: try json.optional("x")?.number() ?? 0, y: try json.optional("y")?.number() ?? 0)
        case .layoutDirection: .layoutDirection(try json.required("direction").direction())
        default:
            .fixedSize(
                horizontal: try json.optional("horizontal")?.bool() ?? true,
                vertical: try json.optional("vertical")?.bool() ?? true)
        }
    }

    static func bounds(_ side: String, _ json: JSONCursor) throws(VectorError) -> TestTree.SideBounds {
        TestTree.SideBounds(
            min: try json.optional("min" + side)?.length(), ideal: try json.optional("ideal" + side)?.length(),
            max: try json.optional("max" + side)?.length())
    }

    private static func insets(_ json: JSONCursor) throws(VectorError) -> TestTree.Insets {
        guard let insets = try json.optional("insets") else { return TestTree.Insets(all: 16) }
        if case .number = insets.value { return TestTree.Insets(all: try insets.number()) }
        return TestTree.Insets(
            top: try insets.optional("top")?.number() ?? 0, leading: try insets.optional("leading")?.number() ?? 0,
            bottom: try insets.optional("bottom")?.number() ?? 0,
            trailing: try insets.optional("trailing")?.number() ?? 0)
    }

    private static func guideValue(_ json: JSONCursor) throws(VectorError) -> TestTree.GuideValue {
        let axis = try json.required("axis")
        let name = try json.required("guide")
        let guide: TestTree.Guide
        switch try axis.string() {
        case "h": guide = .horizontal(try name.name(TestTree.HorizontalGuide.self))
        case "v": guide = .vertical(try name.name(TestTree.VerticalGuide.self))
        case let unknown: throw .unknownName(path: axis.path, name: unknown)
        }
        return TestTree.GuideValue(
            guide, constant: try json.optional("constant")?.number() ?? 0,
            width: try json.optional("width")?.number() ?? 0, height: try json.optional("height")?.number() ?? 0)
    }

    static func axes(_ json: JSONCursor, _ key: String = "axes") throws(VectorError) -> TestTree.AxisSet {
        guard let list = try json.optional(key) else { return .both }
        var axes: TestTree.AxisSet = []
        for axis in try list.elements() {
            switch try axis.string() {
            case "h": axes.insert(.horizontal)
            case "v": axes.insert(.vertical)
            case let unknown: throw .unknownName(path: axis.path, name: unknown)
            }
        }
        return axes
    }

    /// "topLeading" and the like, a single guide with the other axis centred, or {horizontal, vertical}.
    static func alignment(_ json: JSONCursor) throws(VectorError) -> TestTree.Alignment {
        guard let alignment = try json.optional("alignment") else { return .center }
        if case .object = alignment.value {
            return TestTree.Alignment(
                try alignment.optional("horizontal")?.name(TestTree.HorizontalGuide.self) ?? .center,
                try alignment.optional("vertical")?.name(TestTree.VerticalGuide.self) ?? .center)
        }
        let string = try alignment.string()
        if let pair = TestTree.Alignment(name: string) { return pair }
        throw .unknownName(path: alignment.path, name: string)
    }
}

extension TestTree.Alignment {
    /// The alignment of a name such as `topLeading`, `leading`, `bottom`, `leadingFirstTextBaseline` or `mid`.
    init?(name: String) {
        switch name {
        case "center": self = .center
        case "mid": self.init(.mid, .mid)
        case "topLeading": self = .topLeading
        case "topTrailing": self.init(.trailing, .top)
        case "bottomLeading": self.init(.leading, .bottom)
        case "bottomTrailing": self.init(.trailing, .bottom)
        case "leadingFirstTextBaseline": self.init(.leading, .firstTextBaseline)
        case "centerFirstTextBaseline": self.init(.center, .firstTextBaseline)
        case "trailingFirstTextBaseline": self.init(.trailing, .firstTextBaseline)
        case "leadingLastTextBaseline": self.init(.leading, .lastTextBaseline)
        case "centerLastTextBaseline": self.init(.center, .lastTextBaseline)
        case "trailingLastTextBaseline": self.init(.trailing, .lastTextBaseline)
        default:
            if let guide = TestTree.HorizontalGuide(rawValue: name) {
                self.init(guide, .center)
            } else if let guide = TestTree.VerticalGuide(rawValue: name) {
                self.init(.center, guide)
            } else {
                return nil
            }
        }
    }
}
