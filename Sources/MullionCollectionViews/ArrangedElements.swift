import MullionCollection
import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionViews

/// The arrangement of elements whose nodes all exist: for documents, which are read as a whole.
package protocol ElementArrangement: Sendable {
    associatedtype Arrangement: ViewportLayout

    /// The name of the element in listings.
    static var name: String { get }
    /// The axis along which the elements fill their proposal.
    var fittedAxis: Axis? { get }

    /// Whether some elements are outside of the content, although it is not scrolled.
    var overflows: Bool { get }

    /// Returns the layout for a size, with lengths that are not given measured from the nodes.
    ///
    /// - Parameter size: Along ``fittedAxis``, the length; along the other axes, that of the viewport, or 0 if there is
    ///   none.
    func arrangement(in size: CGSize, _ children: LayoutSubviews) -> Arrangement
    /// Returns the number of the cell of an element; nil if it has none.
    func child(of element: Arrangement.ElementID) -> Int?
    /// Returns the drawing order of a cell.
    func zIndex(ofChild child: Int) -> Double
}

/// Elements in such an arrangement. With an offset they are a viewport on their content, as large as proposed; without
/// one they are as large as their content.
nonisolated package struct ArrangedElements<Elements: ElementArrangement>: View, PrimitiveView {
    private let elements: Elements
    private let cells: [[NodeID]]
    private let offset: ScrollOffset?

    /// Creates a view of cells, each with its nodes.
    package init(_ elements: Elements, cells: [[NodeID]], offset: ScrollOffset?) {
        self.elements = elements
        self.cells = cells
        self.offset = offset
    }

    package func lower(into lowering: inout Lowering) {
        let nodes = cells.enumerated().map { number, content in
            let cell = lowering.container(.zStack(), named: NodeAppearance.itemCell, content)
            lowering.changeAppearance(of: cell) { $0.zIndex = elements.zIndex(ofChild: number) }
            return cell
        }
        let kind: NodeKind =
            elements.fittedAxis == .vertical
            ? .layout(TallArrangedLayout(elements: elements, offset: offset))
            : .layout(WideArrangedLayout(elements: elements, offset: offset))
        let node = lowering.container(kind, named: Elements.name, nodes)
        if offset != nil || elements.overflows { lowering.clip([node], to: Rectangle()) }
        lowering.add(node)
    }
}

/// The layout behind ``ArrangedElements``.
private protocol ArrangedLayout: WindowLayout where Cache == ArrangementCache<Elements.Arrangement> {
    associatedtype Elements: ElementArrangement

    var elements: Elements { get }
    var offset: ScrollOffset? { get }

    init(elements: Elements, offset: ScrollOffset?)
}

/// The layouts for the sizes that were asked for.
private struct ArrangementCache<Arrangement: ViewportLayout> {
    var known: [(size: CGSize, arrangement: Arrangement)] = []

    mutating func arrangement(in size: CGSize, make: () -> Arrangement) -> Arrangement {
        if let known = known.first(where: { $0.size == size }) { return known.arrangement }
        let arrangement = make()
        if known.count == 4 { known.removeFirst() }
        known.append((size, arrangement))
        return arrangement
    }
}

extension ArrangedLayout {
    var isWindow: Bool { offset != nil }

    /// The axis along which the element scrolls; a spreadsheet scrolls along the other one, too.
    private var axis: Axis { elements.fittedAxis == .vertical ? .horizontal : .vertical }

    func viewport(in size: CGSize, _ subviews: LayoutSubviews) -> ElementViewport {
        var cache = Cache()
        let content = arrangement(width: size.width, height: size.height, subviews, &cache).contentSize
        let start = start(content, in: size)
        return ElementViewport(
            axis: axis, offset: axis == .vertical ? start.y : start.x, length: axis.main(size),
            content: axis.main(content))
    }

    func scrolled(to offset: CGFloat) -> NodeKind {
        var (x, y): (CGFloat, CGFloat) = (0, 0)
        if case .at(let left, let top) = self.offset { (x, y) = (left, top) }
        let moved = axis == .vertical ? ScrollOffset.at(x: x, y: offset) : .at(x: offset, y: y)
        return .layout(Self(elements: elements, offset: moved))
    }

    /// Returns the offset of the viewport.
    private func start(_ content: CGSize, in size: CGSize) -> CGPoint {
        switch offset {
        case nil: .zero
        case .at(let x, let y): CGPoint(x: x, y: y)
        case .end: CGPoint(x: max(content.width - size.width, 0), y: max(content.height - size.height, 0))
        }
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    /// Returns the layout for a width and a height, of which those that do not count are left out.
    private func arrangement(
        width: CGFloat, height: CGFloat, _ subviews: Subviews, _ cache: inout Cache
    ) -> Elements.Arrangement {
        let isScrolled = offset != nil
        let size = CGSize(
            width: elements.fittedAxis == .horizontal || isScrolled ? width.asDimension : 0,
            height: elements.fittedAxis == .vertical || isScrolled ? height.asDimension : 0)
        return cache.arrangement(in: size) { elements.arrangement(in: size, subviews) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let axis = elements.fittedAxis
        let content = arrangement(
            width: proposal.width ?? (axis == .horizontal ? 10 : 0),
            height: proposal.height ?? (axis == .vertical ? 10 : 0), subviews, &cache
        ).contentSize
        func length(_ proposed: CGFloat?, _ content: CGFloat, isFitted: Bool) -> CGFloat {
            if isFitted { return max(proposed ?? 10, 0) }
            return offset == nil ? content : max(proposed ?? content, 0)
        }
        return CGSize(
            width: length(proposal.width, content.width, isFitted: axis == .horizontal),
            height: length(proposal.height, content.height, isFitted: axis == .vertical))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var arrangement = arrangement(width: bounds.width, height: bounds.height, subviews, &cache)
        let start = start(arrangement.contentSize, in: bounds.size)
        let viewport = CGRect(origin: start, size: bounds.size)
        arrangement.viewport.bounds = viewport
        let searched = viewport.insetBy(dx: -FlowCollection.visibleMargin, dy: -FlowCollection.visibleMargin)
        var isPlaced = [Bool](repeating: false, count: subviews.count)
        for element in arrangement.viewportElements(in: searched, limit: .max).elements {
            guard let child = elements.child(of: element.id) else { continue }
            isPlaced[child] = true
            subviews[child].place(in: element.frame.offsetBy(dx: bounds.minX - start.x, dy: bounds.minY - start.y))
        }
        for child in subviews.indices where !isPlaced[child] { subviews[child].leaveOut() }
    }
}

/// A layout whose width does not depend on its height.
private struct WideArrangedLayout<Elements: ElementArrangement>: ArrangedLayout {
    static var layoutProperties: LayoutProperties { LayoutProperties(widthIgnoresHeight: true) }

    typealias Cache = ArrangementCache<Elements.Arrangement>

    let elements: Elements
    let offset: ScrollOffset?
}

/// A layout whose width does.
private struct TallArrangedLayout<Elements: ElementArrangement>: ArrangedLayout {
    typealias Cache = ArrangementCache<Elements.Arrangement>

    let elements: Elements
    let offset: ScrollOffset?
}
