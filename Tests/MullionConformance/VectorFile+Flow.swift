import Foundation
import MullionCollection
import MullionGeometry

extension VectorCase {
    /// A collection layout, and what is asked of it.
    public struct FlowQuestion: Sendable {
        /// The settings.
        public var configuration: FlowConfiguration
        /// The bounds with the content offset, and the content insets.
        public var viewport: FlowViewport
        /// The sections with their sizes.
        public var sections: FlowSections
        /// The stretch factor remembered from before, for the rules of AKPFlowLayout.
        public var previousStretchFactor: CGFloat
        /// What is checked.
        public var check: Check

        /// What is checked of a layout.
        public enum Check: Sendable {
            /// The attributes of all elements, and what is in some rectangles.
            case layout(contentSize: CGSize, elements: [Element], queries: [(CGRect, [FlowElement])])
            /// What other bounds would change.
            case invalidation(bounds: CGRect, shouldInvalidate: Bool, delegateMetrics: Bool, headers: [Int])
            /// Where the anchor and the content offset are after edits.
            case anchor(edits: [Edit], anchor: ItemPath?, contentOffset: CGFloat, contentSize: CGSize)
        }

        /// An element as it must come out.
        public struct Element: Sendable {
            /// Which element.
            public var element: FlowElement
            /// Its frame after pinning and stretching.
            public var frame: CGRect
            /// Its z index.
            public var zIndex: Int
            /// Its stretch factor; nil = not checked.
            public var stretchFactor: CGFloat?
        }

        /// An edit of items.
        public enum Edit: Sendable {
            /// Give an item another size.
            case resize(ItemPath, CGSize)
            /// Insert items of these sizes before an item.
            case insert(ItemPath, [CGSize])
            /// Delete items from one on.
            case delete(ItemPath, count: Int)
        }
    }
}

extension VectorFile {
    /// Whether a case is one of a collection.
    static func isFlowCase(_ json: JSONCursor) throws(VectorError) -> Bool {
        guard let input = try json.optional("input"), case .object(let fields) = input.value else { return false }
        return fields["sections"] != nil && fields["layout"] != nil
    }

    /// Reads the format of `flow-layout.json`; the tolerance is 1e-4.
    ///
    /// - Throws: `VectorError` with the path of the first thing that is wrong.
    public init(flow data: Data) throws(VectorError) {
        cases = []
        for json in try JSONCursor.document(data).required("cases").elements() {
            cases.append(
                VectorCase(
                    name: try json.required("name").string(), source: try json.optional("note")?.string() ?? "",
                    tolerance: 1e-4,
                    question: .flow(try Self.flowQuestion(json.required("input"), json.required("expected")))))
        }
    }

    private static func flowQuestion(
        _ input: JSONCursor, _ expected: JSONCursor
    ) throws(VectorError) -> VectorCase.FlowQuestion {
        let layout = try input.required("layout")
        var sections = FlowSections()
        for section in try input.required("sections").elements() { try section.addSection(to: &sections) }
        return VectorCase.FlowQuestion(
            configuration: try layout.flowConfiguration(),
            viewport: FlowViewport(
                bounds: try layout.optional("bounds")?.rect() ?? CGRect(x: 0, y: 0, width: 320, height: 480),
                contentInset: try layout.optional("contentInset")?.insets() ?? EdgeInsets()),
            sections: sections,
            previousStretchFactor: try layout.optional("previousStretchFactor")?.number() ?? 0,
            check: try flowCheck(input, expected))
    }

    private static func flowCheck(
        _ input: JSONCursor, _ expected: JSONCursor
    ) throws(VectorError) -> VectorCase.FlowQuestion.Check {
        let check = try input.optional("check")
        switch try check?.string() ?? "layout" {
        case "layout":
            let rects = try input.optional("query")?.elements() ?? []
            let found = try expected.optional("visible")?.elements(count: rects.count) ?? []
            var queries: [(CGRect, [FlowElement])] = []
            for (rect, list) in zip(rects, found) {
                let elements = try list.elements().map { json throws(VectorError) in try json.flowElement() }
                queries.append((try rect.rect(), elements))
            }
            return .layout(
                contentSize: try expected.required("contentSize").size(),
                elements: try expected.required("elements").elements().map { json throws(VectorError) in
                    VectorCase.FlowQuestion.Element(
                        element: FlowElement(
                            try json.required("kind").flowKind(), section: try json.required("section").index(),
                            item: try json.required("item").index()),
                        frame: try json.required("frame").rect(),
                        zIndex: try json.required("zIndex").integer(in: -1_000_000...1_000_000),
                        stretchFactor: try json.optional("stretchFactor")?.number())
                }, queries: queries)
        case "invalidation":
            return .invalidation(
                bounds: try input.required("newBounds").rect(),
                shouldInvalidate: try expected.required("shouldInvalidate").bool(),
                delegateMetrics: try expected.required("delegateMetrics").bool(),
                headers: try expected.required("headers").elements().map { json throws(VectorError) in
                    try json.index()
                })
        case "anchor":
            return .anchor(
                edits: try input.required("change").elements().map { json throws(VectorError) in
                    try json.flowEdit()
                },
                anchor: try expected.optional("anchor")?.itemPath(),
                contentOffset: try expected.required("contentOffset").number(),
                contentSize: try expected.required("contentSize").size())
        case let unknown: throw .unknownName(path: check?.path ?? "", name: unknown)
        }
    }
}
