import Foundation
import MullionGeometry
import MullionLayout
import MullionText

extension Lowering {
    /// Adds a stack of as many views as fit, with an indicator unless it is an empty view.
    mutating func overflowStack<Content: View, Overflow: View, L: Layout>(
        named name: String, along axis: Axis, _ content: Content, _ overflow: @escaping (OverflowItems) -> Overflow,
        layout: ((@Sendable (OverflowItems) -> CGFloat)?) -> L
    ) {
        let items = contentNodes(of: content)
        guard Overflow.self != EmptyView.self else {
            add(container(.layout(layout(nil)), named: name, items))
            return
        }
        let lengths = IndicatorLengths(measurer, environment, axis, overflow)
        let kind = NodeKind.layout(layout { lengths[$0] })
        var indicator: NodeID?
        within(.content) { lowering in
            lowering.within(.stack) { lowering in
                indicator = lowering.overflowIndicator(along: axis, of: items) { hidden, lowering in
                    lowering.add(lowering.reading { overflow(hidden) })
                }
            }
        }
        guard let indicator else { return }
        setValue(true, forKey: OverflowValues.IsIndicator.self, of: [indicator])
        add(container(kind, named: name, items + [indicator]))
    }
}

/// Measures the indicator for hidden items in a separate tree, laid out during the layout of the drawing, and caches
/// its length.
///
/// Layouts are sendable, so any number of threads may call it; each waits for the others. The lock is recursive because
/// the closure may lay out views that call it again. Everything mutable is read and written with the lock held.
private final class IndicatorLengths: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private let measure: (OverflowItems) -> CGFloat
    private var known: [OverflowItems: CGFloat] = [:]

    init<Overflow: View>(
        _ measurer: any TextMeasurer, _ environment: EnvironmentValues, _ axis: Axis,
        _ overflow: @escaping (OverflowItems) -> Overflow
    ) {
        measure = { hidden in
            var lowering = Lowering(measurer: measurer)
            lowering.environment = environment
            let nodes = lowering.nodes(of: environment.reading { overflow(hidden) })
            let kind: NodeKind = axis == .horizontal ? .hStack() : .vStack()
            let top = lowering.container(kind, named: "overflowIndicator", nodes)
            lowering.setRoot([top])
            lowering.layOut(in: .unspecified)
            let size = lowering.tree.frame(of: top).size
            return axis == .horizontal ? size.width : size.height
        }
    }

    subscript(hidden: OverflowItems) -> CGFloat {
        lock.withLock {
            if let known = known[hidden] { return known }
            let length = measure(hidden)
            known[hidden] = length
            return length
        }
    }
}
