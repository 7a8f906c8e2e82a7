import MullionCollection
import MullionGeometry
import MullionLayout
import MullionViews

/// Collections whose content is made for the visible rectangle.
///
/// The visible rectangle of a collection is known only after layout, so its cells are made between passes, as the
/// content of geometry readers is. The collection's size depends on its data alone, so the cells change nothing around
/// it, and one round suffices.
///
/// From data to cells:
/// 1. Lowering makes one node for the collection, and a site with its ``LazyElements``.
/// 2. The pass asks the node for its length, which the engine keeps in sums.
/// 3. After the pass, the frames of the node and its scroll view give the ``CollectionWindow``, and the engine returns
///    the elements in it.
/// 4. If they differ from those of the site, the site is made again: elements that were there keep their cells; for the
///    others the closure of their section makes a view, which is lowered into a cell.
/// 5. The next pass gives the cells their frames from the engine.
struct CollectionContent: DeferredContent {
    let elements: LazyElements
    /// The window that cells are made for; nil before the first pass.
    private var window: CollectionWindow?
    /// The attributes of the elements in the window, in document order.
    private var attributes: [ElementAttributes] = []
    /// The number of omitted elements in the window.
    private var omittedElements = 0
    /// The cells of the elements in the window.
    private var cells: [FlowElement: NodeID] = [:]

    /// Creates content for the window of the last update, if there was one.
    init(_ elements: LazyElements, after known: CollectionContent?) {
        self.elements = elements
        if let window = known?.window { show(window) }
    }

    var isPrepared: Bool { window != nil }

    func isStale(on node: NodeID, in lowering: Lowering, _ environment: EnvironmentValues) -> Bool {
        let window = self.window(on: node, in: lowering, environment)
        if window == self.window { return false }
        return self.window == nil || elements.elements(in: window).attributes != attributes
    }

    mutating func prepare(on node: NodeID, in lowering: Lowering, _ environment: EnvironmentValues) {
        show(window(on: node, in: lowering, environment))
    }

    private mutating func show(_ window: CollectionWindow) {
        self.window = window
        (attributes, omittedElements) = elements.elements(in: window)
    }

    mutating func make(on node: NodeID, in lowering: inout Lowering) {
        let known = lowering.retainsNodes ? cells : [:]
        cells = [:]
        for attributes in attributes {
            let element = attributes.element
            let cell = known[element] ?? makeCell(element, in: &lowering)
            lowering.changeAppearance(of: cell) { $0.zIndex = Double(attributes.zIndex) }
            cells[element] = cell
            lowering.add(cell)
        }
        lowering.setContent(elements.content(frames: attributes.map(\.frame)), of: node)
        lowering.changeAppearance(of: node) { appearance in
            appearance.reports = elements.repairs.map { .collection($0) }
            if omittedElements > 0 { appearance.reports.append(.omittedElements(count: omittedElements)) }
        }
    }

    private func makeCell(_ element: FlowElement, in lowering: inout Lowering) -> NodeID {
        var cell: NodeID?
        let section = elements.sections[element.section]
        func make(_ lowering: inout Lowering) {
            let content = lowering.collecting { lowering in
                lowering.within(.content) { elements.add(element, to: &$0) }
            }
            cell = lowering.container(.layout(CollectionCell()), named: element.kind.cellName, content)
        }
        func makeInSection(_ lowering: inout Lowering) {
            switch element.kind {
            case .item: lowering.within(id: section.itemID(element.item), make)
            case .header: lowering.within(.branch(0), make)
            case .footer, .decoration: lowering.within(.branch(1), make)
            }
        }
        if let id = section.id {
            lowering.within(id: id, makeInSection)
        } else {
            lowering.within(.index(element.section), makeInSection)
        }
        guard let cell else { preconditionFailure("lowering an element makes its cell") }
        return cell
    }

    /// Returns the visible part of a collection that has been placed.
    private func window(on node: NodeID, in lowering: Lowering, _ environment: EnvironmentValues) -> CollectionWindow {
        let axis = elements.axis
        let frame = lowering.tree.absoluteFrame(of: node)
        let dimension = axis.cross(frame.size).asDimension
        guard let (view, inside) = lowering.scrollFrames(around: node, along: axis) else {
            return CollectionWindow(dimension: dimension, start: 0, length: axis.main(frame.size), pull: 0)
        }
        // From right to left, the beginnings are on the opposite side.
        func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
            if axis == .vertical { return a.minY - b.minY }
            return environment.layoutDirection == .rightToLeft ? b.maxX - a.maxX : a.minX - b.minX
        }
        return CollectionWindow(
            dimension: dimension, start: distance(view, frame), length: axis.main(view.size),
            pull: min(distance(view, inside), 0))
    }
}

extension LazyElements {
    /// Returns the content of the collection's node.
    func content(frames: [CGRect]) -> NodeContent {
        axis == .vertical
            ? .lazyLayout(.layout(VerticalLazyLayout(elements: self, frames: frames)))
            : .lazyLayout(.layout(HorizontalLazyLayout(elements: self, frames: frames)))
    }
}

extension FlowElement.Kind {
    /// The name of the element's cell in listings.
    var cellName: String {
        switch self {
        case .header: NodeAppearance.headerCell
        case .footer: NodeAppearance.footerCell
        case .item, .decoration: NodeAppearance.itemCell
        }
    }
}
