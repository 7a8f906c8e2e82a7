import MullionCollection
import MullionGeometry
import MullionLayout
import MullionViews

/// The elements of a collection at the time of lowering, of which only the visible ones become nodes.
///
/// Layouts are sendable, so any number of threads may call it.
protocol LazyElements: AnyObject, Sendable {
    associatedtype ElementID: Hashable & Sendable

    /// The axis along which the collection fills its proposal; nil if its size does not depend on one.
    var fittedAxis: Axis? { get }

    /// What the layout has to report.
    var reports: [ViewDiagnostic.Kind] { get }

    /// Returns the size of the collection for a proposal.
    func size(for proposal: ProposedViewSize) -> CGSize

    /// Returns the elements visible in a window, in the layout's order, and the number of further ones omitted.
    func elements(in window: ViewportWindow) -> (elements: [ViewportElement<ElementID>], omitted: Int)

    /// Returns a new cell with the views of an element, lowered within the identity of the element.
    func makeCell(_ id: ElementID, in lowering: inout Lowering) -> NodeID
}

extension LazyElements {
    /// Returns the content of the collection's node.
    func content(frames: [CGRect]) -> NodeContent {
        fittedAxis == .vertical
            ? .lazyLayout(.layout(TallLazyLayout(elements: self, frames: frames)))
            : .lazyLayout(.layout(WideLazyLayout(elements: self, frames: frames)))
    }

    /// Adds the node of the collection.
    func lower(named kind: String, into lowering: inout Lowering) {
        let node = lowering.deferred(content(frames: []), NodeAppearance(kind: kind)) { known in
            LazyContent(self, after: known as? LazyContent<Self>)
        }
        lowering.add(node)
    }
}

/// The content of a collection, which is made for the visible rectangle.
///
/// The visible rectangle of a collection is known only after layout, so its cells are made between passes, as the
/// content of geometry readers is. The collection's size depends on its data alone, so the cells change nothing around
/// it, and one round suffices.
///
/// From data to cells:
/// 1. Lowering makes one node for the collection, and a site with its ``LazyElements``.
/// 2. The pass asks the node for its length, which the engine keeps in sums.
/// 3. After the pass, the frames of the node and its scroll views give the ``ViewportWindow``, and the engine returns
///    the elements in it.
/// 4. If they differ from those of the site, the site is made again: elements that were there keep their cells; for the
///    others the closure of the collection makes a view, which is lowered into a cell.
/// 5. The next pass gives the cells their frames from the engine.
struct LazyContent<Elements: LazyElements>: DeferredContent {
    private let elements: Elements
    /// The window that cells are made for; nil before the first pass.
    private var window: ViewportWindow?
    /// The elements in the window, in the layout's order.
    private var visible: [ViewportElement<Elements.ElementID>] = []
    /// The number of omitted elements in the window.
    private var omitted = 0
    /// The cells of the elements in the window.
    private var cells: [Elements.ElementID: NodeID] = [:]

    /// Creates content for the window of the last update, if there was one.
    init(_ elements: Elements, after known: LazyContent?) {
        self.elements = elements
        if let window = known?.window { show(window) }
    }

    var isPrepared: Bool { window != nil }

    func isStale(on node: NodeID, in lowering: Lowering, _ environment: EnvironmentValues) -> Bool {
        let window = self.window(on: node, in: lowering, environment)
        if window == self.window { return false }
        return self.window == nil || elements.elements(in: window).elements != visible
    }

    mutating func prepare(on node: NodeID, in lowering: Lowering, _ environment: EnvironmentValues) {
        show(window(on: node, in: lowering, environment))
    }

    private mutating func show(_ window: ViewportWindow) {
        self.window = window
        (visible, omitted) = elements.elements(in: window)
    }

    mutating func make(on node: NodeID, in lowering: inout Lowering) {
        let known = lowering.retainsNodes ? cells : [:]
        cells = [:]
        for element in visible {
            let cell = known[element.id] ?? elements.makeCell(element.id, in: &lowering)
            lowering.changeAppearance(of: cell) { $0.zIndex = Double(element.zIndex) }
            cells[element.id] = cell
            lowering.add(cell)
        }
        lowering.setContent(elements.content(frames: visible.map(\.frame)), of: node)
        lowering.changeAppearance(of: node) { appearance in
            appearance.reports = elements.reports
            if omitted > 0 { appearance.reports.append(.omittedElements(count: omitted)) }
        }
    }

    /// Returns the visible part of a collection that has been placed: all of it along an axis that does not scroll.
    private func window(on node: NodeID, in lowering: Lowering, _ environment: EnvironmentValues) -> ViewportWindow {
        let frame = lowering.tree.absoluteFrame(of: node)
        var window = ViewportWindow(size: frame.size, visible: CGRect(origin: .zero, size: frame.size), pull: .zero)
        if let (view, content) = lowering.scrollFrames(around: node, along: .horizontal) {
            // From right to left, the beginnings are on the opposite side.
            func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
                environment.layoutDirection == .rightToLeft ? b.maxX - a.maxX : a.minX - b.minX
            }
            window.visible.origin.x = distance(view, frame)
            window.visible.size.width = view.width
            window.pull.x = min(distance(view, content), 0)
        }
        if let (view, content) = lowering.scrollFrames(around: node, along: .vertical) {
            window.visible.origin.y = view.minY - frame.minY
            window.visible.size.height = view.height
            window.pull.y = min(view.minY - content.minY, 0)
        }
        return window
    }
}
