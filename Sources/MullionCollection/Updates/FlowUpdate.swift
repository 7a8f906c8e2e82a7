/// One change of a batch. Deletions, moves and reloads name items and sections by their numbers before the batch;
/// insertions and the targets of moves by those after it.
public enum FlowUpdate: Hashable, Sendable {
    /// A new item, at its path after the batch.
    case insertItem(ItemPath)
    /// An item that goes, by its path before the batch.
    case deleteItem(ItemPath)
    /// An item that goes elsewhere with its size.
    case moveItem(from: ItemPath, to: ItemPath)
    /// An item whose size must be requested again, by its path before the batch.
    case reloadItem(ItemPath)
    /// A new section with its items, at its number after the batch.
    case insertSection(Int)
    /// A section that goes with its items, by its number before the batch.
    case deleteSection(Int)
    /// A section that goes elsewhere with its items.
    case moveSection(from: Int, to: Int)
    /// A section to be requested again, by its number before the batch.
    case reloadSection(Int)

    /// Returns the updates of the items of a section. Moves are those that `inferringMoves()` has associated.
    public static func updates<Element>(
        of difference: CollectionDifference<Element>, inSection section: Int
    ) -> [FlowUpdate] {
        difference.compactMap { change in
            switch change {
            case .insert(let offset, _, nil): .insertItem(ItemPath(section: section, item: offset))
            case .remove(let offset, _, nil): .deleteItem(ItemPath(section: section, item: offset))
            case .remove(let offset, _, let target?):
                .moveItem(from: ItemPath(section: section, item: offset), to: ItemPath(section: section, item: target))
            // The other half of a move.
            case .insert: nil
            }
        }
    }

    /// Returns the updates of sections, as ``updates(of:inSection:)`` does for items.
    public static func updatesOfSections<Element>(of difference: CollectionDifference<Element>) -> [FlowUpdate] {
        difference.compactMap { change in
            switch change {
            case .insert(let offset, _, nil): .insertSection(offset)
            case .remove(let offset, _, nil): .deleteSection(offset)
            case .remove(let offset, _, let target?): .moveSection(from: offset, to: target)
            case .insert: nil
            }
        }
    }
}

/// Why a batch of updates cannot be made. The layout is as it was.
public enum FlowUpdateError: Error, Equatable, Sendable {
    /// The item or section does not exist before or after the batch.
    case outOfRange(FlowUpdate)
    /// The same item or section is named twice, or goes with a section that is named.
    case conflict(FlowUpdate)
    /// The data source and the batch give different counts of items for a section, numbered as after the batch.
    case itemCount(section: Int, source: Int, updates: Int)
    /// The data source and the batch give different counts of sections.
    case sectionCount(source: Int, updates: Int)
}

extension FlowUpdateError: CustomStringConvertible {
    /// A sentence for people.
    public var description: String {
        switch self {
        case .outOfRange(let update): "\(update) refers to an item or section that does not exist"
        case .conflict(let update): "\(update) refers to the same item or section as a different update"
        case .itemCount(let section, let source, let updates):
            "section \(section) has \(source) items in the data source, but \(updates) after the updates"
        case .sectionCount(let source, let updates):
            "there are \(source) sections in the data source, but \(updates) after the updates"
        }
    }
}
