import MullionGeometry
import MullionLayout
import MullionViews

/// Finds the boxes that make the boxes around them too large: the cause of an overflow rather than its victim.
///
/// A box that exceeds its room has the size of its content, mostly. The cause is the innermost box that alone is longer
/// than the room. Where no child of a box is that long, the children are too long together, and the box itself is the
/// cause.
struct OverflowCauses {
    /// A box that is too long.
    struct Cause {
        let row: Int
        /// "“chart” is 594 points wide and has room for 268".
        let sentence: String
        /// By how much it exceeds its room: "326 points".
        let excess: String
    }

    private let boxes: [NodeFrame]
    private let kinds: [NodeKind.Name]
    /// The children of each box that determine its size.
    private var children: [[Int]]

    init(_ boxes: [NodeFrame], _ kinds: [NodeKind.Name]) {
        self.boxes = boxes
        self.kinds = kinds
        children = [[Int]](repeating: [], count: boxes.count)
        for (row, box) in boxes.enumerated() {
            guard let parent = box.parent else { continue }
            switch kinds[parent] {
            // What scrolls has a size of its own.
            case .scrollView: continue
            // The layers after the first one take part in no size.
            case .overlay, .background: if !children[parent].isEmpty { continue }
            default: if ElementKind.collectionNames.contains(boxes[parent].kind) { continue }
            }
            children[parent].append(row)
        }
    }

    /// Returns the cause of a box's overflow; nil if it is the box itself, or if its position is the cause.
    ///
    /// - Parameter path: The path of the element of a box; frames and other modifiers are of the same element.
    /// - Complexity: O(number of boxes inside of it).
    func cause(of row: Int, in room: CGSize, path: (Int) -> String?) -> Cause? {
        let excess = CGSize(
            width: boxes[row].frame.width - room.width, height: boxes[row].frame.height - room.height)
        let isWide = excess.width >= excess.height
        let over = isWide ? excess.width : excess.height
        guard over > 0.01 else { return nil }
        let limit = isWide ? room.width : room.height
        func length(_ row: Int) -> CGFloat { isWide ? boxes[row].frame.width : boxes[row].frame.height }
        var chain = [row]
        while let child = children[chain[chain.count - 1]].max(by: { length($0) < length($1) }),
            length(child) > limit + 0.01
        {
            chain.append(child)
        }
        // The outermost box of the innermost element.
        let element = path(chain[chain.count - 1])
        guard let element, element != path(row), let cause = chain.first(where: { path($0) == element }) else {
            return nil
        }
        let box = boxes[cause]
        let name = box.name.map { "“\($0)”" } ?? "the \(box.kind)"
        let side = isWide ? "wide" : "high"
        return Cause(
            row: cause,
            sentence: "\(name) is \(Wording.points(length(cause))) \(side) and has room for "
                + Wording.number(max(0, length(cause) - over)),
            excess: Wording.points(over))
    }
}
