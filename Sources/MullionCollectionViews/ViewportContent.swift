import MullionCollection
import MullionGeometry
import MullionLayout
import MullionViews

/// The content of a ``ViewportCollection``, which is made for the visible rectangle: see ``CollectionContent``.
struct ViewportContent<Arrangement: ViewportLayout>: DeferredContent {
    let elements: ViewportElements<Arrangement>
    /// The window that cells are made for; nil before the first pass.
    private var window: ViewportWindow?
    private var found: [ViewportElement<Arrangement.ElementID>] = []
    /// The number of omitted elements in the window.
    private var omitted = 0
    private var cells: [Arrangement.ElementID: NodeID] = [:]

    /// Creates content for the window of the last update, if there was one.
    init(_ elements: ViewportElements<Arrangement>, after known: ViewportContent?) {
        self.elements = elements
        if let window = known?.window { show(window) }
    }

    var isPrepared: Bool { window != nil }

    func isStale(on node: NodeID, in lowering: Lowering, _ environment: EnvironmentValues) -> Bool {
        let window = self.window(on: node, in: lowering, environment)
        if window == self.window { return false }
        return self.window == nil || elements.elements(in: window).elements != found
    }

    mutating func prepare(on node: NodeID, in lowering: Lowering, _ environment: EnvironmentValues) {
        show(window(on: node, in: lowering, environment))
    }

    private mutating func show(_ window: ViewportWindow) {
        self.window = window
        (found, omitted) = elements.elements(in: window)
    }

    mutating func make(on node: NodeID, in lowering: inout Lowering) {
        let known = lowering.retainsNodes ? cells : [:]
        cells = [:]
        for element in found {
            let cell = known[element.id] ?? makeCell(element.id, in: &lowering)
            lowering.changeAppearance(of: cell) { $0.zIndex = Double(element.zIndex) }
            cells[element.id] = cell
            lowering.add(cell)
        }
        lowering.setContent(elements.content(frames: found.map(\.frame)), of: node)
        lowering.changeAppearance(of: node) { appearance in
            appearance.reports = omitted > 0 ? [.omittedElements(count: omitted)] : []
        }
    }

    private func makeCell(_ id: Arrangement.ElementID, in lowering: inout Lowering) -> NodeID {
        var cell: NodeID?
        lowering.within(id: elements.collection.id(id)) { lowering in
            let content = lowering.collecting { lowering in
                lowering.within(.content) { elements.collection.add(id, &$0) }
            }
            cell = lowering.container(.layout(CollectionCell()), named: NodeAppearance.itemCell, content)
        }
        guard let cell else { preconditionFailure("lowering an element makes its cell") }
        return cell
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
