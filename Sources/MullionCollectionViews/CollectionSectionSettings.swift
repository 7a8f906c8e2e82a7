import MullionCollection
import MullionGeometry
import MullionViews

/// The arrangement of a section of views, from which a section of the engine is made.
package struct CollectionSectionSettings: Sendable {
    package var arrangement = FlowSection.Arrangement.lines
    /// The number of lanes of each item; nil if each has one.
    package var laneSpans: [Int]?
    package var inset: EdgeInsets?
    package var interitemSpacing: CGFloat?
    package var lineSpacing: CGFloat?

    package init() {}

    /// Returns the maximum length of an item across: that of a line, a column, or its lanes.
    func itemCross(
        ofItem item: Int? = nil, in dimension: CGFloat, _ configuration: FlowConfiguration
    ) -> CGFloat {
        let inset = inset ?? configuration.sectionInset
        let isVertical = configuration.scrollDirection == .vertical
        let available = dimension - (isVertical ? inset.leading + inset.trailing : inset.top + inset.bottom)
        guard let columns else { return max(available, 0) }
        let spacing = interitemSpacing ?? configuration.minimumInteritemSpacing
        let column = max((available - CGFloat(columns - 1) * spacing) / CGFloat(columns), 0)
        let span = item.flatMap { laneSpans?[$0] } ?? 1
        return column + CGFloat(min(max(1, span), columns) - 1) * (column + spacing)
    }

    /// The number of columns or lanes that determine the width of items; nil if items determine it.
    var columns: Int? {
        switch arrangement {
        case .lines, .list: nil
        case .grid(let columns): max(columns, 1)
        case .custom(let arrangement): (arrangement as? MasonryArrangement)?.laneCount
        }
    }

    /// Returns the section of the engine.
    ///
    /// Items of a grid with individual sizes are lines of items as wide as the columns, so that each line is as long as
    /// its longest item instead of the section's first.
    func section(_ items: FlowSection.Items, header: CGFloat, footer: CGFloat) -> FlowSection {
        var arrangement = arrangement
        if case .grid = arrangement, case .variable = items { arrangement = .lines }
        var section = FlowSection(items, arrangement: arrangement)
        section.inset = inset
        section.interitemSpacing = interitemSpacing
        section.lineSpacing = lineSpacing
        section.header = CGSize(width: header, height: header)
        section.footer = CGSize(width: footer, height: footer)
        return section
    }
}

extension Axis {
    /// Returns a size for its lengths along this axis and across.
    func size(main: CGFloat, cross: CGFloat) -> CGSize {
        self == .vertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
    }

    func main(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }
    func cross(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

    /// Returns the proposal that asks for the length along this axis at a length across.
    func proposal(cross: CGFloat) -> ProposedViewSize {
        self == .vertical ? ProposedViewSize(width: cross, height: nil) : ProposedViewSize(width: nil, height: cross)
    }
}
