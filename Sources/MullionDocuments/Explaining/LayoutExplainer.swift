import MullionGeometry
import MullionLayout
import MullionViews

/// Explains the sizes and positions of the boxes of a drawing, from the tree that was laid out.
///
/// ```swift
/// let explainer = LayoutExplainer(ViewRenderer(view).layout())
/// for box in explainer.boxes(named: "label") { print(explainer.explanation(of: box)) }
/// ```
///
/// It measures the tree again like a pass, so the tree must not have changed since the drawing was made.
public struct LayoutExplainer {
    let tree: LayoutTree
    /// All boxes, parents before children.
    public let boxes: [NodeFrame]
    let kinds: [NodeKind.Name]
    let children: [[Int]]
    private let trace: [TraceEntry]

    /// - Parameters:
    ///   - view: The drawing.
    ///   - trace: The record of the pass, if it was traced; it adds the list of all questions.
    /// - Complexity: O(nodes).
    public init(_ view: LaidOutView, trace: [TraceEntry] = []) {
        tree = view.tree
        boxes = view.frames
        kinds = view.tree.snapshot().entries.map(\.kind)
        self.trace = trace
        var children = [[Int]](repeating: [], count: boxes.count)
        for (row, box) in boxes.enumerated() { if let parent = box.parent { children[parent].append(row) } }
        self.children = children
    }

    /// Returns the rows of the boxes with a name or path: each with the boxes inside that are its modifiers or the
    /// modified box, from the outside in.
    public func boxes(named name: String) -> [Int] {
        var rows: [Int] = []
        for (row, box) in boxes.enumerated() where box.name == name || box.path == name {
            var current = row
            rows.append(current)
            while kinds[current].wrapsFirstChild, let content = children[current].first, boxes[content].name == nil {
                current = content
                rows.append(current)
            }
        }
        return rows
    }

    /// Explains the size and position of a box.
    ///
    /// - Parameter row: The row of the box in ``boxes``.
    /// - Precondition: The layout has the box.
    /// - Complexity: O(children of the box and of its parent, with their descendants), O(length of the trace).
    public func explanation(of row: Int) -> NodeExplanation {
        let node = boxes[row].node
        return NodeExplanation(
            frame: boxes[row], proposal: tree.proposal(of: node) ?? .unspecified, summary: summary(row),
            reasons: offer(row) + answer(row) + place(row),
            questions: trace.filter { $0.node == node }.map { Wording.event($0.event) })
    }

    // MARK: - Names of boxes

    /// Returns the last step of a path, with a name in quotation marks.
    func called(_ row: Int) -> String {
        boxes[row].name.map { "“\($0)”" } ?? String(boxes[row].path.split(separator: "/").last ?? "")
    }

    /// Returns the kind with the name.
    func titled(_ row: Int) -> String { "The \(boxes[row].kind)" + (boxes[row].name.map { " “\($0)”" } ?? "") }

    func proposal(_ row: Int) -> ProposedViewSize { tree.proposal(of: boxes[row].node) ?? .unspecified }

    func size(_ row: Int) -> CGSize { boxes[row].frame.size }

    /// Returns the length of a box for a proposed length, with the other side as proposed.
    func length(_ row: Int, proposed main: CGFloat?, horizontal: Bool) -> CGFloat {
        let cross = proposal(row).length(horizontal: !horizontal)
        let proposal =
            horizontal ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
        return tree.sizeThatFits(proposal, of: boxes[row].node).length(horizontal: horizontal)
    }

    /// Returns the order of a stack's shares in the trace: the last that ends with the proposals of the children.
    func traceOrder(_ rows: [Int], horizontal: Bool) -> [Int]? {
        var places: [Int: Int] = [:]
        var wanted: [NodeID: Int] = [:]
        for row in rows { wanted[boxes[row].node] = row }
        for (index, entry) in trace.enumerated().reversed() {
            guard case .share(let share) = entry.event, let row = wanted[entry.node], places[row] == nil else {
                continue
            }
            guard share == proposal(row).length(horizontal: horizontal) else { continue }
            places[row] = index
        }
        guard places.count == rows.count else { return nil }
        return rows.sorted { places[$0, default: 0] < places[$1, default: 0] }
    }
}

extension ProposedViewSize {
    func length(horizontal: Bool) -> CGFloat? { horizontal ? width : height }
}

extension CGSize {
    func length(horizontal: Bool) -> CGFloat { horizontal ? width : height }
}
