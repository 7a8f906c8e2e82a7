import MullionCollection
import MullionGeometry
import MullionLayout

/// Collections whose content is made for what is seen of them.
///
/// The window on a collection is known only when everything has been laid out, so its cells are made between passes, as
/// the content of geometry readers is. The collection's size follows from its data alone; so the cells change nothing
/// around it, and one round settles it.
///
/// The walk of an item:
/// 1. Lowering makes one node for the collection, and a site with its ``LazyElements``.
/// 2. The pass asks the node for its length, which the engine has in sums.
/// 3. After the pass, the node and the scroll view around it have frames: these give the ``CollectionWindow``, and the
///    engine says which elements are in it.
/// 4. If they are not those the site was made for, it is made anew: elements that were there keep their cells; for the
///    others the closure of their section makes a view, which is lowered into a cell.
/// 5. The next pass gives the cells the frames of the engine.
extension Lowering {
    /// A collection without cells, or with those for what was seen last.
    mutating func collection(_ elements: LazyElements) -> NodeID {
        let known = retained == nil ? nil : knownReader()
        let node = makeNode(elements.content(frames: []), NodeLook(kind: "flowCollection"))
        var site = ReaderSite(node: node, way: way, environment: environment, content: .elements(elements))
        if let built = known?.builtForWindow {
            site.show(elements.elements(in: built), in: built)
        }
        readers[node.index] = site
        if site.builtForWindow != nil { make(node) }
        return node
    }

    /// Makes the cells that a site has noted attributes for.
    mutating func makeCells(of site: ReaderSite, _ elements: LazyElements) -> [NodeID] {
        let known = retained == nil ? [:] : site.cells
        var cells: [FlowElement: NodeID] = [:]
        var children: [NodeID] = []
        for attributes in site.attributes {
            let element = attributes.element
            let cell = known[element] ?? makeCell(element, elements)
            changeLook(of: cell) { $0.zIndex = Double(attributes.zIndex) }
            cells[element] = cell
            children.append(cell)
        }
        readers[site.node.index]?.cells = cells
        setContent(elements.content(frames: site.attributes.map(\.frame)), of: site.node)
        reportRepairs(of: site, elements)
        return children
    }

    private mutating func makeCell(_ element: FlowElement, _ elements: LazyElements) -> NodeID {
        var cell: NodeID?
        let section = elements.sections[element.section]
        func make(_ lowering: inout Lowering) {
            let content = lowering.collecting { lowering in
                lowering.within(.content) { elements.add(element, to: &$0) }
            }
            cell = lowering.container(
                .layout(CollectionCell()), named: element.kind.cellName, content)
        }
        func makeInSection(_ lowering: inout Lowering) {
            switch element.kind {
            case .item: lowering.within(id: section.itemID(element.item), make)
            case .header: lowering.within(.branch(0), make)
            case .footer, .decoration: lowering.within(.branch(1), make)
            }
        }
        if let id = section.id {
            within(id: id, makeInSection)
        } else {
            within(.index(element.section), makeInSection)
        }
        guard let cell else { preconditionFailure("lowering an element makes its cell") }
        return cell
    }

    private mutating func reportRepairs(of site: ReaderSite, _ elements: LazyElements) {
        changeLook(of: site.node) { look in
            look.reports = elements.repairs.map { .collection($0) }
            if site.omittedElements > 0 { look.reports.append(.omittedElements(count: site.omittedElements)) }
        }
    }

    /// What is seen of a collection that has been placed.
    func window(on node: NodeID, _ elements: LazyElements, _ environment: EnvironmentValues) -> CollectionWindow {
        let axis = elements.axis
        let frame = tree.absoluteFrame(of: node)
        let dimension = axis.cross(frame.size).asDimension
        let around = sequence(first: node, next: { tree.parent(of: $0) }).lazy.compactMap { scrolls[$0.index] }
            .first { $0.axes.contains(axis.set) }
        guard let around else {
            return CollectionWindow(dimension: dimension, start: 0, length: axis.main(frame.size), pull: 0)
        }
        let view = tree.absoluteFrame(of: around.node)
        let inside = around.contentFrame(in: tree)
        // From right to left, the beginnings are on the other side.
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
    /// The content of the collection's node.
    func content(frames: [CGRect]) -> NodeContent {
        axis == .vertical
            ? .lazyLayout(.layout(VerticalLazyLayout(elements: self, frames: frames)))
            : .lazyLayout(.layout(HorizontalLazyLayout(elements: self, frames: frames)))
    }
}

extension FlowElement.Kind {
    /// What the cell of such an element is called in listings.
    var cellName: String {
        switch self {
        case .header: NodeLook.headerCell
        case .footer: NodeLook.footerCell
        case .item, .decoration: NodeLook.itemCell
        }
    }
}

extension NodeLook {
    static let headerCell = "collectionHeader"
    static let itemCell = "collectionItem"
    static let footerCell = "collectionFooter"
}

extension Axis {
    /// The axis as a set.
    var set: Axis.Set { self == .vertical ? .vertical : .horizontal }
}
