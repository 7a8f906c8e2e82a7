/// A batch of updates, checked and sorted: what becomes of every path.
struct UpdateMap: Sendable {
    var sections = NumberMap.identity
    var sectionMoves: [Int: Int] = [:]
    var sectionMovesBack: [Int: Int] = [:]
    /// By the number of the section before, for items that leave, and after, for those that arrive.
    private var removedItems: [Int: [Int]] = [:]
    private var insertedItems: [Int: [Int]] = [:]
    var itemMoves: [ItemPath: ItemPath] = [:]
    var itemMovesBack: [ItemPath: ItemPath] = [:]
    var reloadedItems: [ItemPath] = []
    var reloadedSections: [Int] = []

    /// Sorts a batch. Numbers are checked against the counts before only; the caller checks those after.
    init(_ updates: [FlowUpdate], sectionCount: Int, itemCount: (Int) -> Int) throws(FlowUpdateError) {
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        var removedPaths: Set<ItemPath> = []
        var insertedPaths: Set<ItemPath> = []
        var reloadedPaths: Set<ItemPath> = []
        var reloaded: Set<Int> = []
        for update in updates {
            var isNew = true
            switch update {
            case .insertSection(let section): isNew = inserted.insert(section).inserted
            case .deleteSection(let section): isNew = removed.insert(section).inserted
            case .moveSection(let from, let to):
                isNew = removed.insert(from).inserted && inserted.insert(to).inserted
                sectionMoves[from] = to
                sectionMovesBack[to] = from
            case .reloadSection(let section): isNew = reloaded.insert(section).inserted
            case .insertItem(let path): isNew = insertedPaths.insert(path).inserted
            case .deleteItem(let path): isNew = removedPaths.insert(path).inserted
            case .moveItem(let from, let to):
                isNew = removedPaths.insert(from).inserted && insertedPaths.insert(to).inserted
                itemMoves[from] = to
                itemMovesBack[to] = from
            case .reloadItem(let path): isNew = reloadedPaths.insert(path).inserted
            }
            if !isNew { throw .conflict(update) }
        }
        let old = 0..<sectionCount
        for update in updates {
            switch update {
            case .deleteSection(let section), .moveSection(let section, _), .reloadSection(let section):
                if !old.contains(section) { throw .outOfRange(update) }
                if case .reloadSection = update, removed.contains(section) { throw .conflict(update) }
            case .deleteItem(let path), .moveItem(let path, _), .reloadItem(let path):
                guard old.contains(path.section), path.item >= 0, path.item < itemCount(path.section) else {
                    throw .outOfRange(update)
                }
                if removed.contains(path.section) && sectionMoves[path.section] == nil
                    || reloaded.contains(path.section)
                {
                    throw .conflict(update)
                }
                if case .reloadItem = update, removedPaths.contains(path) { throw .conflict(update) }
            case .insertItem, .insertSection: break
            }
        }
        sections = NumberMap(removed: removed, inserted: inserted)
        let count = sectionCount - removed.count + inserted.count
        for update in updates {
            switch update {
            case .insertSection(let section), .moveSection(_, let section):
                if !(0..<count).contains(section) { throw .outOfRange(update) }
            case .insertItem(let path), .moveItem(_, let path):
                guard (0..<count).contains(path.section), path.item >= 0 else { throw .outOfRange(update) }
                // New sections bring their items along.
                guard let before = self.section(before: path.section), !reloaded.contains(before) else {
                    throw .conflict(update)
                }
            default: break
            }
        }
        for path in removedPaths { removedItems[path.section, default: []].append(path.item) }
        for path in insertedPaths { insertedItems[path.section, default: []].append(path.item) }
        for section in removedItems.keys { removedItems[section]?.sort() }
        for section in insertedItems.keys { insertedItems[section]?.sort() }
        reloadedItems = reloadedPaths.sorted()
        reloadedSections = reloaded.sorted()
    }

    /// The number after of a section; nil if it is deleted.
    func section(after section: Int) -> Int? { sectionMoves[section] ?? sections.after(section) }

    /// The number before of a section; nil if it is new.
    func section(before section: Int) -> Int? { sectionMovesBack[section] ?? sections.before(section) }

    /// The items that leave and arrive in a section that stays.
    func items(before: Int, after: Int) -> NumberMap {
        NumberMap(removed: removedItems[before] ?? [], inserted: insertedItems[after] ?? [])
    }

    /// The sections that stay and of which items leave or arrive, by their numbers before and after.
    var changedSections: [(before: Int, after: Int)] {
        let before = Set(removedItems.keys).union(insertedItems.keys.compactMap { section(before: $0) })
        return before.sorted().compactMap { old in section(after: old).map { (old, $0) } }
    }

    /// What becomes of an item; nil if it is deleted, or its section reloaded.
    func path(after path: ItemPath) -> ItemPath? {
        if let target = itemMoves[path] { return target }
        guard let section = section(after: path.section), !isReloaded(path.section) else { return nil }
        return items(before: path.section, after: section).after(path.item).map { ItemPath(section: section, item: $0) }
    }

    /// What an item was; nil if it is new, or its section reloaded.
    func path(before path: ItemPath) -> ItemPath? {
        if let source = itemMovesBack[path] { return source }
        guard let section = section(before: path.section), !isReloaded(section) else { return nil }
        return items(before: section, after: path.section).before(path.item).map {
            ItemPath(section: section, item: $0)
        }
    }

    private func isReloaded(_ section: Int) -> Bool { reloadedSections.contains(section) }
}
