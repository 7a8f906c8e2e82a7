import MullionCollection
import MullionGeometry
import MullionLayout
import MullionViews

/// The layout behind ``ElementCollection``: measures each child, and places it where the engine does.
///
/// 1. Propose to each child without a fixed size the length of its line, column, or lane, or of the whole collection
///    for a header or footer; the length along the scrolling axis is unspecified.
/// 2. Prepare the engine with the sizes, once for each length across.
/// 3. Place the children in the viewport; the others are not placed.
struct ElementCollectionLayout: Sendable {
    /// A section without its nodes.
    struct Section: Sendable {
        var hasHeader: Bool
        var hasFooter: Bool
        var itemCount: Int
        var headerLength: CGFloat?
        var footerLength: CGFloat?
        var itemCross: CGFloat?
        var itemMain: CGFloat?
        var settings: CollectionSectionSettings
        /// The index of the section's first child.
        var first: Int

        var childCount: Int { itemCount + (hasHeader ? 1 : 0) + (hasFooter ? 1 : 0) }
    }

    let configuration: FlowConfiguration
    var offset: ElementCollection.Offset?
    private(set) var sections: [Section] = []

    init(_ collection: ElementCollection) {
        configuration = collection.configuration
        offset = collection.offset
        let isVertical = configuration.scrollDirection == .vertical
        var first = 0
        for section in collection.sections {
            sections.append(
                Section(
                    hasHeader: section.header != nil, hasFooter: section.footer != nil, itemCount: section.items.count,
                    headerLength: section.headerLength, footerLength: section.footerLength,
                    itemCross: isVertical ? section.itemWidth : section.itemHeight,
                    itemMain: isVertical ? section.itemHeight : section.itemWidth, settings: section.settings,
                    first: first))
            first += sections[sections.count - 1].childCount
        }
    }

    var axis: Axis { configuration.scrollDirection }

    /// The kind of the node.
    var kind: NodeKind {
        axis == .vertical ? .layout(VerticalElementLayout(self)) : .layout(HorizontalElementLayout(self))
    }

    /// Returns the index of an element's child.
    func child(of element: FlowElement) -> Int {
        let section = sections[element.section]
        switch element.kind {
        case .header: return section.first
        case .item, .decoration: return section.first + (section.hasHeader ? 1 : 0) + element.item
        case .footer: return section.first + section.childCount - 1
        }
    }

    // MARK: - Sizes and frames

    typealias Cache = [CGFloat: CollectionFlowLayout]

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize {
        let isVertical = axis == .vertical
        let cross = max((isVertical ? proposal.width : proposal.height) ?? 10, 0)
        let main = isVertical ? proposal.height : proposal.width
        if offset != nil, let main { return axis.size(main: max(main, 0), cross: cross) }
        return axis.size(main: axis.main(layout(in: cross.asDimension, subviews, &cache).contentSize), cross: cross)
    }

    func place(in bounds: CGRect, _ subviews: LayoutSubviews, _ cache: inout Cache) {
        let dimension = axis.cross(bounds.size).asDimension
        var layout = layout(in: dimension, subviews, &cache)
        let viewport = viewport(in: bounds.size, subviews, &cache)
        let start = axis.size(main: viewport.offset, cross: 0)
        let origin = CGPoint(x: start.width, y: start.height)
        let window = ViewportWindow(
            size: bounds.size,
            visible: CGRect(origin: origin, size: axis.size(main: viewport.length, cross: dimension)), pull: origin)
        layout.viewport.bounds = window.viewport(fitting: axis == .vertical ? .horizontal : .vertical)
        var isPlaced = [Bool](repeating: false, count: subviews.count)
        layout.forEachElement(in: window.searched) { attributes in
            let number = child(of: attributes.element)
            isPlaced[number] = true
            subviews[number].place(
                in: attributes.frame.offsetBy(dx: bounds.minX - origin.x, dy: bounds.minY - origin.y))
        }
        for number in subviews.indices where !isPlaced[number] { subviews[number].leaveOut() }
    }

    /// Returns the visible part of the content, all of it without an offset.
    func viewport(in size: CGSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> ElementViewport {
        let layout = layout(in: axis.cross(size).asDimension, subviews, &cache)
        let content = axis.main(layout.contentSize)
        let length = offset == nil ? content : axis.main(size)
        let start: CGFloat =
            switch offset {
            case nil: 0
            case .at(let place): place
            case .end: max(content - length, 0)
            }
        return ElementViewport(axis: axis, offset: start, length: length, content: content)
    }

    private func layout(in dimension: CGFloat, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CollectionFlowLayout
    {
        if let known = cache[dimension] { return known }
        let bounds = CGRect(origin: .zero, size: axis.size(main: 0, cross: dimension))
        var layout = CollectionFlowLayout(configuration: configuration, viewport: FlowViewport(bounds: bounds))
        layout.prepare(from: Source(layout: self, subviews: subviews, dimension: dimension))
        cache[dimension] = layout
        return layout
    }

    /// The engine's data source, for one length across.
    private struct Source: FlowDataSource {
        let layout: ElementCollectionLayout
        let subviews: LayoutSubviews
        let dimension: CGFloat

        var sectionCount: Int { layout.sections.count }

        func section(at index: Int) -> FlowSection {
            let section = layout.sections[index]
            func length(_ exists: Bool, _ length: CGFloat?, _ kind: FlowElement.Kind) -> CGFloat {
                guard exists else { return 0 }
                return length ?? layout.axis.main(measured(FlowElement(kind, section: index), cross: dimension))
            }
            var items = FlowSection.Items.variable(section.itemCount)
            if let main = section.itemMain, section.itemCross != nil || section.settings.columns != nil,
                section.settings.laneSpans == nil
            {
                items = .uniform(section.itemCount, size: layout.axis.size(main: main, cross: cross(of: section)))
            }
            return section.settings.section(
                items, header: length(section.hasHeader, section.headerLength, .header),
                footer: length(section.hasFooter, section.footerLength, .footer))
        }

        func size(ofItemAt path: ItemPath) -> CGSize {
            let section = layout.sections[path.section]
            let axis = layout.axis
            let cross = cross(of: section, item: path.item)
            let size = measured(FlowElement(.item, section: path.section, item: path.item), cross: cross)
            let isFixed = section.itemCross != nil || section.settings.columns != nil
            return axis.size(main: section.itemMain ?? axis.main(size), cross: isFixed ? cross : axis.cross(size))
        }

        func baseline(ofItemAt path: ItemPath) -> CGFloat? {
            let section = layout.sections[path.section]
            let child = subviews[layout.child(of: FlowElement(.item, section: path.section, item: path.item))]
            let dimensions = child.dimensions(in: layout.axis.proposal(cross: cross(of: section, item: path.item)))
            // The content is centered in an item of a different height.
            let spare = (section.itemMain ?? dimensions.height) - dimensions.height
            return dimensions[VerticalAlignment.firstTextBaseline] + spare / 2
        }

        /// Returns the length across the scrolling axis that is proposed to an item of a section.
        private func cross(of section: Section, item: Int? = nil) -> CGFloat {
            let room = section.settings.itemCross(ofItem: item, in: dimension, layout.configuration)
            return section.settings.columns == nil ? section.itemCross ?? room : room
        }

        private func measured(_ element: FlowElement, cross: CGFloat) -> CGSize {
            subviews[layout.child(of: element)].sizeThatFits(layout.axis.proposal(cross: cross))
        }
    }
}

/// A collection as a layout. The types of vertical and horizontal ones differ in their traits.
protocol ElementLayout: WindowLayout where Cache == ElementCollectionLayout.Cache {
    var layout: ElementCollectionLayout { get }
}

extension ElementLayout {
    var isWindow: Bool { layout.offset != nil }

    func viewport(in size: CGSize, _ subviews: LayoutSubviews) -> ElementViewport {
        var cache: Cache = [:]
        return layout.viewport(in: size, subviews, &cache)
    }

    func scrolled(to offset: CGFloat) -> NodeKind {
        var layout = layout
        layout.offset = .at(offset)
        return layout.kind
    }

    func makeCache(subviews: Subviews) -> Cache { [:] }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        layout.size(proposal, subviews, &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        layout.place(in: bounds, subviews, &cache)
    }
}

/// A vertical collection, whose width does not depend on its height.
struct VerticalElementLayout: ElementLayout {
    static var layoutProperties: LayoutProperties { LayoutProperties(widthIgnoresHeight: true) }

    let layout: ElementCollectionLayout

    init(_ layout: ElementCollectionLayout) { self.layout = layout }
}

/// A horizontal collection, whose width is the length of its content at its height.
struct HorizontalElementLayout: ElementLayout {
    let layout: ElementCollectionLayout

    init(_ layout: ElementCollectionLayout) { self.layout = layout }
}
