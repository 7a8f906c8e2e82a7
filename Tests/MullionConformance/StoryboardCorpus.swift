import Foundation
import MullionAutoLayout
import MullionGeometry
import MullionStoryboards

/// Documents of Interface Builder with the frames that were stored in them, listed in an index beside them.
public struct StoryboardCorpus: Sendable {
    /// How far a number of a frame may be off, in points.
    public var tolerance: CGFloat
    public var documents: [Document]

    /// A document and what is expected of its roots.
    public struct Document: Sendable {
        /// The path of the file, from the folder of the index.
        public var file: String
        public var roots: [Root]
    }

    /// A view whose size is given.
    public struct Root: Sendable {
        /// The identity of the view, or of the cell it is the content of.
        public var id: String
        /// What it is laid out with. The traits are those of the document's device.
        public var surroundings: StoryboardSurroundings
        /// The numbers of it that were read off the frames, such as "safeArea.top": nothing else gives them.
        public var readOff: Set<String>
        public var views: [ExpectedView]
    }

    /// The frame that a view must have.
    public struct ExpectedView: Sendable {
        public var id: String
        public var frame: CGRect
        /// Which numbers of the frame repeat what was given: of x, y, w and h.
        public var given: Set<Character>
        /// Whether it must be met; the others are known to be doubtful.
        public var isBinding: Bool
    }
}

extension StoryboardCorpus {
    /// Whether a document is an index of this kind.
    public static func isIndex(_ data: Data) -> Bool {
        // Nothing else has both words so near the beginning.
        let head = String(decoding: data.prefix(1 << 16), as: UTF8.self)
        return head.contains("\"documents\"") && head.contains("\"tolerance\"") && head.contains("\"toolsVersion\"")
    }

    /// Reads an index.
    /// - Throws: `VectorError` with the path of the first thing that is wrong.
    public init(index data: Data) throws(VectorError) {
        let json = try JSONCursor.document(data)
        tolerance = 0.501
        documents = try json.required("documents").elements().map { document throws(VectorError) in
            Document(
                file: try document.required("file").string(),
                roots: try document.required("roots").elements().map { root throws(VectorError) in try Root(root) })
        }
    }
}

extension StoryboardCorpus.Root {
    fileprivate init(_ json: JSONCursor) throws(VectorError) {
        id = try json.required("view").string()
        surroundings = StoryboardSurroundings(
            size: try json.required("size").size(), safeArea: try json.required("safeArea").insets(),
            margins: try json.required("margins").insets())
        for (view, size) in try json.required("sizes").fields() {
            surroundings.contentSizes[view] = StoryboardContentSize(
                width: try size.length("w"), height: try size.length("h"))
        }
        readOff = Set(
            try json.required("environmentRead").elements().map { name throws(VectorError) in try name.string() })
        views = try json.required("expected").fields().map { id, view throws(VectorError) in
            StoryboardCorpus.ExpectedView(
                id: id, frame: try view.required("rect").rect(),
                given: Set(try view.required("given").string()),
                isBinding: try view.required("reference").string() == "match")
        }
    }
}

extension JSONCursor {
    fileprivate func insets() throws(VectorError) -> PhysicalEdgeInsets {
        PhysicalEdgeInsets(
            top: try required("top").number(), left: try required("left").number(),
            bottom: try required("bottom").number(), right: try required("right").number())
    }

    fileprivate func length(_ axis: String) throws(VectorError) -> StoryboardContentSize.Length? {
        guard let length = try optional(axis)?.number() else { return nil }
        return try required(axis + "Source").string() == "held" ? .held(length) : .intrinsic(length)
    }
}
