import MullionCollection
import MullionGeometry
import MullionViews

/// What a section of views says about its arrangement, and how that becomes a section of the engine.
package struct CollectionSectionSettings: Sendable {
    package var arrangement = FlowSection.Arrangement.lines
    package var inset: EdgeInsets?
    package var interitemSpacing: CGFloat?
    package var lineSpacing: CGFloat?

    package init() {}

    /// How long an item may be along the lines: the room of a line, a column or a lane.
    func itemCross(in dimension: CGFloat, _ configuration: FlowConfiguration) -> CGFloat {
        let inset = inset ?? configuration.sectionInset
        let isVertical = configuration.scrollDirection == .vertical
        let available =
            dimension - (isVertical ? inset.leading + inset.trailing : inset.top + inset.bottom)
        guard let columns else { return max(available, 0) }
        let spacing = interitemSpacing ?? configuration.minimumInteritemSpacing
        return max((available - CGFloat(columns - 1) * spacing) / CGFloat(columns), 0)
    }

    /// The number of columns or lanes that items are as wide as; nil where they have a width of their own.
    var columns: Int? {
        switch arrangement {
        case .lines, .list: nil
        case .grid(let columns): max(columns, 1)
        case .custom(let arrangement): (arrangement as? MasonryArrangement)?.laneCount
        }
    }

    /// The section of the engine.
    ///
    /// Items of a grid that have sizes of their own are lines of items as wide as the columns: so each line is as long
    /// as its longest item, and not as the section's first.
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
    /// A size by its length along this axis and the one across.
    func size(main: CGFloat, cross: CGFloat) -> CGSize {
        self == .vertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
    }

    func main(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }
    func cross(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

    /// What is proposed where the length across is known and the length along this axis is wanted.
    func proposal(cross: CGFloat) -> ProposedViewSize {
        self == .vertical ? ProposedViewSize(width: cross, height: nil) : ProposedViewSize(width: nil, height: cross)
    }
}
