import MullionGeometry

/// The boxes of a drawing's layout, for renderers that show more than the drawing.
///
/// A flat list in pre-order: every box is followed by its descendants. So trees of any depth can be walked and freed
/// without recursion.
public struct BoxTree: Equatable, Sendable {
    /// One box.
    public struct Box: Equatable, Sendable {
        /// The index of the parent in the list; nil for a box at the top.
        public var parent: Int?
        /// The name given to the box.
        public var name: String?
        /// What the box is, such as "text" or "padding".
        public var kind: String
        /// The frame of the box, in the coordinates of the drawing, in points.
        public var frame: CGRect

        /// Creates a box; the parent is an index in the list it becomes part of.
        public init(parent: Int?, name: String? = nil, kind: String, frame: CGRect) {
            self.parent = parent
            self.name = name
            self.kind = kind
            self.frame = frame
        }
    }

    /// The boxes, parents before children, siblings in declaration order.
    public let boxes: [Box]

    /// Creates a tree of boxes.
    ///
    /// - Precondition: Each box follows its parent in pre-order.
    /// - Complexity: O(n), n the number of boxes.
    public init(_ boxes: [Box] = []) {
        var ancestors: [Int] = []
        for (row, box) in boxes.enumerated() {
            while let last = ancestors.last, last != box.parent { ancestors.removeLast() }
            precondition(
                ancestors.last == box.parent,
                "Box \(row) (\(box.name ?? box.kind)) does not follow its parent \(box.parent ?? -1) in pre-order.")
            ancestors.append(row)
        }
        self.boxes = boxes
    }
}
