import MullionCollection
import MullionCollectionViews
import MullionDocuments
import MullionLayout
import MullionSource

/// The views that a toolkit would show the elements of scrolled collections in, from one drawing to the next.
struct ReusedViews {
    private var pools: [Int: ReusePool<NodeID, FlowElement.Kind>] = [:]

    /// A collection that scrolls: its row among the boxes, its node, and its element of the document.
    typealias Collection = (row: Int, node: NodeID, element: Int)

    /// Assigns views to the elements that are visible now.
    ///
    /// - Parameters:
    ///   - collections: The collections that scroll.
    ///   - rows: The rows of all boxes.
    /// - Returns: For each collection its row, the numbers of its views, of those that wait, and of reuses so far, and
    ///   for each visible element its row, its view, and whether the view showed another element in the drawing before.
    mutating func show(_ collections: [Collection], in tree: LayoutTree, rows: [NodeID: Int]) -> String {
        let lists = collections.compactMap { row, node, element -> String? in
            guard let kinds = tree.collectionElements(of: node)?.map(\.kind) else { return nil }
            let visible = zip(tree.children(of: node), kinds).filter { tree.isPlaced($0.0) }
            var pool = pools[element] ?? ReusePool()
            let changes = pool.show(visible)
            pools[element] = pool
            let reused = Set(changes.assigned.lazy.filter { !$0.isNew }.map(\.element))
            let views = visible.compactMap { child, _ -> String? in
                guard let row = rows[child], let view = pool.view(of: child) else { return nil }
                return "[\(row), \(view), \(reused.contains(child))]"
            }
            let counts = "\(pool.viewCount), \(pool.waitingCount), \(pool.reuseCount)"
            return "[\(row), \(counts), \(PreviewText.list(views))]"
        }
        return PreviewText.list(lists)
    }
}
