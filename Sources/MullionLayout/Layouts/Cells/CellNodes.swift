import MullionGeometry

/// The items of a container's children, and which of them get a cell.
struct CellItems {
    /// The row of each child's item in `items`; -1 for one with the default item. Empty: no child has an item.
    private var rows: [Int32] = []
    private var items: [CellItem] = []
    /// The children with a cell, in order. Empty: all of them, or none.
    private var arranged: [Int] = []
    /// The children without a cell.
    private(set) var skipped: [Int] = []
    /// The number of children with a cell.
    private(set) var count: Int

    init(_ children: CoupledChildren) {
        count = children.count
        for child in 0..<count { if let item = children.value(CellItemKey.self, of: child) { set(item, of: child) } }
        skipped = items.contains(where: \.isSkipped) ? (0..<count).filter { self[child: $0].isSkipped } : []
        guard !skipped.isEmpty else { return }
        arranged = (0..<count).filter { !self[child: $0].isSkipped }
        count = arranged.count
    }

    private mutating func set(_ item: CellItem, of child: Int) {
        if rows.isEmpty { rows = [Int32](repeating: -1, count: count + skipped.count) }
        if rows[child] < 0 {
            rows[child] = Int32(items.count)
            items.append(item)
        } else {
            items[Int(rows[child])] = item
        }
    }

    /// Reads the item of a child again. Returns false if the child gets a cell only now, or does not any more.
    mutating func update(_ child: Int, _ children: CoupledChildren) -> Bool {
        let item = children.value(CellItemKey.self, of: child)
        guard (item?.isSkipped ?? false) == self[child: child].isSkipped else { return false }
        if item != nil || !hasDefault(child: child) { set(item ?? CellItem(), of: child) }
        return true
    }

    /// The child in a cell.
    @inline(__always)
    func child(in cell: Int) -> Int { arranged.isEmpty ? cell : arranged[cell] }

    /// The cell of a child; nil for one that is skipped.
    func cell(of child: Int) -> Int? {
        guard !skipped.isEmpty else { return child }
        var (low, high) = (0, arranged.count)
        while low < high {
            let middle = (low + high) / 2
            if arranged[middle] < child { low = middle + 1 } else { high = middle }
        }
        return low < arranged.count && arranged[low] == child ? low : nil
    }

    @inline(__always)
    func hasDefault(child: Int) -> Bool { rows.isEmpty || rows[child] < 0 }

    @inline(__always)
    subscript(child child: Int) -> CellItem { hasDefault(child: child) ? CellItem() : items[Int(rows[child])] }
}

/// The nodes in the cells of a container, without proxies.
struct CellNodes: CellSource {
    let children: CoupledChildren
    let items: CellItems

    var count: Int { items.count }

    @inline(__always)
    func item(_ index: Int) -> CellItem { items[child: items.child(in: index)] }

    @inline(__always)
    func hasDefaultItem(_ index: Int) -> Bool { items.hasDefault(child: items.child(in: index)) }

    @inline(__always)
    func answer(of index: Int, in room: CGSize) -> CGSize {
        children.size(
            of: items.child(in: index), room.width == .infinity ? unspecified : passLength(room.width),
            room.height == .infinity ? unspecified : passLength(room.height))
    }
}

/// What a cell layout keeps between its calls: the items of its children, and which of them changed.
class CellMemory: CoupledMemory {
    /// Nil: not read.
    private(set) final var items: CellItems?
    /// The children that changed since all were placed, unless any may have.
    final var touched: [Int] = []
    final var touchesAll = true

    /// Forgets what the children answered.
    func forgetAnswers() { fatalError("abstract") }
    /// Forgets what the child in a cell answered.
    func forgetAnswer(of cell: Int) { fatalError("abstract") }

    override func forgetPlacement() {
        touchesAll = true
        touched.removeAll(keepingCapacity: true)
    }

    /// Notes what changed. Returns the children in cells.
    final func nodes(_ children: CoupledChildren) -> CellNodes {
        if let changed = children.takeChanges(), var items {
            self.items = nil
            for child in changed {
                guard items.update(child, children) else { return nodesAnew(children) }
                if let cell = items.cell(of: child) { forgetAnswer(of: cell) }
            }
            self.items = items
            touched += changed
            if touched.count > children.count { forgetPlacement() }
            return CellNodes(children: children, items: items)
        }
        return nodesAnew(children)
    }

    private func nodesAnew(_ children: CoupledChildren) -> CellNodes {
        let items = CellItems(children)
        self.items = items
        forgetAnswers()
        forgetPlacement()
        return CellNodes(children: children, items: items)
    }

    /// Writes the frame of a child without a cell: at the top leading corner, in its ideal size.
    final func skip(_ child: Int, _ items: CellItems, _ frames: UnsafeMutablePointer<GivenFrame>) {
        let offset = items[child: child].offset
        frames[child] = GivenFrame(
            idealAt: CGPoint(x: WholePoints.usable(offset.x), y: WholePoints.usable(offset.y)))
    }
}
