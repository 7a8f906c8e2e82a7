import MullionCollection
import MullionGeometry
import MullionTestSupport

/// Collections of a million elements that are scrolled and edited, and keep their number of elements.
struct Collections {
    private static let count = 1_000_000
    private static let viewport = FlowViewport(bounds: CGRect(x: 0, y: 0, width: 800, height: 800))
    private var flow: CollectionFlowLayout
    private var compositional: CompositionalLayout
    private var outline: OutlineLayout
    private var sheet: SpreadsheetLayout

    init() {
        let sizes = (0..<Self.count).map { (item: Int) -> CGSize in
            CGSize(width: CGFloat(50 + item * 7 % 100), height: CGFloat(30 + item * 37 % 99))
        }
        var sections = FlowSections()
        sections.append(FlowSection(.variable(0)), sizes: sizes)
        flow = CollectionFlowLayout(viewport: Self.viewport)
        flow.prepare(from: sections)
        let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let group = LayoutGroup.horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: 3)
        compositional = CompositionalLayout(section: LayoutSection(group: group), viewport: Self.viewport)
        compositional.prepare(itemCounts: [Self.count])
        outline = OutlineLayout(
            rows: (0..<Self.count).map { OutlineRow(depth: min($0 % 10, 4), height: .estimated(24)) },
            viewport: Self.viewport)
        outline.stickyLevels = 3
        sheet = SpreadsheetLayout(
            rowCount: Self.count, height: .estimated(24), columnCount: 1_000, width: .fixed(80), viewport: Self.viewport
        )
        (sheet.frozenRowCount, sheet.frozenColumnCount) = (1, 1)
    }

    /// Scrolls and edits one of the collections.
    mutating func step(using random: inout SplitMix64) {
        let item = Int.random(in: 0..<Self.count - 10, using: &random)
        let length = CGFloat(Int.random(in: 10...120, using: &random))
        let path = ItemPath(section: 0, item: item)
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            flow.viewport.bounds.origin.y = flow.contentSize.height * CGFloat(item) / CGFloat(Self.count)
            flow.resizeItem(at: path, to: CGSize(width: 60, height: length))
            flow.deleteItems(item..<item + 3, inSection: 0)
            flow.insertItems(Array(repeating: CGSize(width: length, height: 40), count: 3), at: path)
            _ = flow.elements(in: flow.viewport.bounds)
        case 1:
            compositional.viewport.bounds.origin.y =
                compositional.contentSize.height * CGFloat(item) / CGFloat(Self.count)
            compositional.resizeItem(at: path, to: CGSize(width: 266, height: length))
            _ = compositional.elements(in: compositional.viewport.bounds)
        case 2:
            outline.viewport.bounds.origin.y = outline.contentSize.height * CGFloat(item) / CGFloat(Self.count)
            outline.setHeight(.fixed(length), ofRow: item)
            if outline.row(item).isExpanded { outline.collapse(item) } else { outline.expand(item) }
            _ = outline.visibleRows()
        default:
            sheet.viewport.bounds.origin.y = sheet.contentSize.height * CGFloat(item) / CGFloat(Self.count)
            sheet.setHeight(.fixed(length), ofRow: item)
            _ = sheet.visibleCells()
        }
    }
}
