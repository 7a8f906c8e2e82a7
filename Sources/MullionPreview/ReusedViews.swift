import MullionCollection
import MullionCollectionViews
import MullionDocuments
import MullionLayout
import MullionSource

/// The views that a toolkit would show the elements of scrolled collections in, from one drawing to the next.
struct ReusedViews {
    private var pools: [Int: ReusePool<NodeID, FlowElement.Kind>] = [:]

    /// A box that scrolls: its row among the boxes, its node, and its element of the document.
    typealias Box = (row: Int, node: NodeID, element: Int)

    /// Assigns views to the elements of collections that are visible now.
    ///
    /// - Parameters:
    ///   - boxes: The boxes that scroll, collections and others.
    ///   - nodes: The nodes of all boxes, by their rows.
    /// - Returns: For each collection its row, the numbers of its views, of those that wait, and of reuses so far, and
    ///   for each visible element its row, its view, and whether the view showed another element in the drawing before.
    mutating func show(_ boxes: [Box], in tree: LayoutTree, nodes: some Sequence<NodeID>) -> String {
        let collections = boxes.compactMap { box in
            tree.collectionElements(of: box.node).map { (box: box, kinds: $0.map(\.kind)) }
        }
        if collections.isEmpty { return PreviewText.list([]) }
        let rows = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
        return PreviewText.list(
            collections.map { box, kinds in
                let visible = zip(tree.children(of: box.node), kinds).filter { tree.isPlaced($0.0) }
                let changes = pools[box.element, default: ReusePool()].show(visible)
                let pool = pools[box.element]!
                let reused = Set(changes.assigned.lazy.filter { !$0.isNew }.map(\.element))
                let views = visible.compactMap { child, _ -> String? in
                    guard let row = rows[child], let view = pool.view(of: child) else { return nil }
                    return "[\(row), \(view), \(reused.contains(child))]"
                }
                let counts = "\(pool.viewCount), \(pool.waitingCount), \(pool.reuseCount)"
                return "[\(box.row), \(counts), \(PreviewText.list(views))]"
            })
    }
}
