import MullionCollection
import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionViews

/// A collection whose nodes all exist: for documents, which are read as a whole.
///
/// With an offset it is its own viewport: it fills its proposal, shows the content from the offset on, and does not
/// place invisible items. Without an offset it is as long as its content.
nonisolated package struct ElementCollection: View, PrimitiveView {
    /// A section of nodes.
    package struct Section {
        package var header: [NodeID]?
        /// The nodes of each item.
        package var items: [[NodeID]]
        package var footer: [NodeID]?
        /// The lengths of header and footer in points; nil for those of their nodes.
        package var headerLength: CGFloat?
        package var footerLength: CGFloat?
        /// The length of each item across and along the scrolling axis; nil for that of its nodes.
        package var itemWidth: CGFloat?
        package var itemHeight: CGFloat?
        package var settings = CollectionSectionSettings()

        package init(items: [[NodeID]]) { self.items = items }
    }

    /// The offset of the viewport in the content.
    package enum Offset: Sendable {
        case at(CGFloat)
        case end
    }

    package var configuration = FlowConfiguration()
    package var sections: [Section]
    package var offset: Offset?

    package init(_ sections: [Section]) { self.sections = sections }

    /// Gives the arrangements of sections the columns and rows that their items take.
    private func spanned(_ lowering: Lowering) -> ElementCollection {
        var copy = self
        for (number, section) in sections.enumerated() {
            guard case .custom(let arrangement) = section.settings.arrangement else { continue }
            let spans = section.items.map { nodes in
                nodes.first.map { lowering.tree.valueForContainer(forKey: TileSpanKey.self, of: $0) } ?? TileSpan()
            }
            guard spans.contains(where: { $0 != TileSpan() }) else { continue }
            switch arrangement {
            case let lanes as MasonryArrangement:
                copy.sections[number].settings.laneSpans = spans.map(\.columns)
                copy.sections[number].settings.arrangement = .custom(
                    MasonryArrangement(lanes: lanes.laneCount) { spans[$0].columns })
            case let tiles as TileArrangement:
                copy.sections[number].settings.arrangement = .custom(
                    TileArrangement(
                        columns: tiles.columnCount, rowLength: tiles.rowLength, isDense: tiles.isDense
                    ) { spans[$0] })
            default: break
            }
        }
        return copy
    }

    package func lower(into lowering: inout Lowering) {
        var cells: [NodeID] = []
        func add(_ nodes: [NodeID], _ kind: FlowElement.Kind, in section: Int) {
            let cell = lowering.container(.zStack(), named: kind.cellName, nodes)
            lowering.changeAppearance(of: cell) { $0.zIndex = zIndex(of: kind, in: section) }
            cells.append(cell)
        }
        for (number, section) in sections.enumerated() {
            if let header = section.header { add(header, .header, in: number) }
            for item in section.items { add(item, .item, in: number) }
            if let footer = section.footer { add(footer, .footer, in: number) }
        }
        let node = lowering.container(ElementCollectionLayout(spanned(lowering)).kind, named: "collection", cells)
        if offset != nil { lowering.clip([node], to: Rectangle()) }
        lowering.add(node)
    }

    /// Returns the drawing order of such elements in the engine.
    private func zIndex(of kind: FlowElement.Kind, in section: Int) -> Double {
        guard kind == .header || kind == .footer else { return 0 }
        let isGlobal = !configuration.globalHeaderOptions.isEmpty && !configuration.sectionHeadersPinToVisibleBounds
        return kind == .header && isGlobal ? (section == 0 ? 256 : 128) : 10
    }
}

/// The key by which the columns and rows that an item takes reach its section.
package enum TileSpanKey: LayoutValueKey {
    package static var defaultValue: TileSpan { TileSpan() }
}
