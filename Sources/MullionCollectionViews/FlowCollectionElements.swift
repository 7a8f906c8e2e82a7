import Foundation
import MullionCollection
import MullionGeometry
import MullionLayout
import MullionText
import MullionViews

/// The elements of a collection at the time of lowering: their frames, and the closures that make their views.
///
/// A layout is prepared for each length across; the latest few are kept. If no size is measured from a view, the
/// lengths share the sizes, and only the lines are broken again.
///
/// Layouts are sendable, so any number of threads may call it; each waits for the others. The lock is recursive because
/// measuring an item may call it again. Everything mutable is read and written with the lock held.
final class LazyElements: @unchecked Sendable {
    /// The number of lengths across whose layouts are kept.
    private static let layoutLimit = 4

    let configuration: FlowConfiguration
    let sections: [CollectionSection]
    private let lock = NSRecursiveLock()
    private let measurer: any TextMeasurer
    private let environment: EnvironmentValues
    private var layouts: [(dimension: CGFloat, layout: CollectionFlowLayout)] = []
    /// The diagnostics of the engine, from the first layout shown.
    var repairs: [FlowDiagnostic] {
        lock.withLock {
            if let known = knownRepairs { return known }
            let repairs = layouts.last?.layout.diagnostics(limit: 100) ?? []
            knownRepairs = repairs
            return repairs
        }
    }
    private var knownRepairs: [FlowDiagnostic]?

    init(_ collection: FlowCollection, _ measurer: any TextMeasurer, _ environment: EnvironmentValues) {
        configuration = collection.configuration
        sections = collection.sections
        self.measurer = measurer
        self.environment = environment
    }

    var axis: Axis { configuration.scrollDirection }

    /// Returns the length of the content along the scrolling axis, for a length across.
    func length(in dimension: CGFloat) -> CGFloat { axis.main(layout(in: dimension).contentSize) }

    /// Returns the elements visible in a window, in document order, and the number of further ones omitted.
    func elements(in window: CollectionWindow) -> (attributes: [ElementAttributes], omitted: Int) {
        var layout = layout(in: window.dimension)
        layout.viewport.bounds = window.viewport(along: axis)
        var found: [ElementAttributes] = []
        var omitted = 0
        let limit = environment.limits.collectionItems
        layout.forEachElement(in: window.searched(along: axis)) { attributes in
            if found.count < limit { found.append(attributes) } else { omitted += 1 }
        }
        return (found, omitted)
    }

    /// Makes the views of an element.
    func add(_ element: FlowElement, to lowering: inout Lowering) {
        let section = sections[element.section]
        switch element.kind {
        case .item: section.addItem(element.item, &lowering)
        case .header: section.header?.add(&lowering)
        case .footer: section.footer?.add(&lowering)
        case .decoration: break
        }
    }

    // MARK: - Layouts

    private var isMeasured: Bool {
        sections.contains { section in
            if case .measured = section.sizes { return true }
            return [section.header, section.footer].contains { $0 != nil && $0?.length == nil }
        }
    }

    private func layout(in dimension: CGFloat) -> CollectionFlowLayout { lock.withLock { lockedLayout(in: dimension) } }

    private func lockedLayout(in dimension: CGFloat) -> CollectionFlowLayout {
        if let known = layouts.first(where: { $0.dimension == dimension }) { return known.layout }
        let bounds = CGRect(origin: .zero, size: axis.size(main: 0, cross: dimension))
        var layout: CollectionFlowLayout
        if let other = layouts.last?.layout, !isMeasured {
            layout = other
            layout.viewport.bounds = bounds
        } else {
            layout = CollectionFlowLayout(configuration: configuration, viewport: FlowViewport(bounds: bounds))
            layout.prepare(from: Source(elements: self, dimension: dimension))
        }
        if layouts.count == Self.layoutLimit { layouts.removeFirst() }
        layouts.append((dimension, layout))
        return layout
    }

    /// Returns the size of some views for a proposal, and their baseline, measured in a separate tree.
    ///
    /// The tree is measured without being laid out. Layout would make the cells of nested collections, which measure
    /// theirs, so that the work would double with each level; sizes do not depend on them.
    private func measure(
        in proposal: ProposedViewSize, _ add: (inout Lowering) -> Void
    ) -> (size: CGSize, baseline: CGFloat) {
        var lowering = Lowering(measurer: measurer)
        lowering.environment = environment
        let nodes = lowering.collecting(add)
        let top = lowering.container(.zStack(), named: "element", nodes)
        lowering.setRoot([top])
        let answer = lowering.tree.dimensions(of: top, in: proposal)
        return (CGSize(width: answer.width, height: answer.height), answer[VerticalAlignment.firstTextBaseline])
    }

    /// The engine's data source, for one length across.
    private final class Source: FlowDataSource {
        private let elements: LazyElements
        private let dimension: CGFloat
        /// The baseline of the item measured last.
        private var baseline: (path: ItemPath, length: CGFloat)?

        init(elements: LazyElements, dimension: CGFloat) {
            self.elements = elements
            self.dimension = dimension
        }

        var sectionCount: Int { elements.sections.count }

        func section(at index: Int) -> FlowSection {
            let section = elements.sections[index]
            let items: FlowSection.Items =
                switch section.sizes {
                case .uniform(let size): .uniform(section.count, size: size)
                case .each, .measured: .variable(section.count)
                }
            return section.settings.section(items, header: length(section.header), footer: length(section.footer))
        }

        func size(ofItemAt path: ItemPath) -> CGSize {
            let section = elements.sections[path.section]
            switch section.sizes {
            case .uniform(let size): return size
            case .each(let size): return fitted(size(path.item), section)
            case .measured:
                let cross = section.settings.itemCross(in: dimension, elements.configuration)
                let measured = elements.measure(in: elements.axis.proposal(cross: cross)) {
                    section.addItem(path.item, &$0)
                }
                baseline = (path, measured.baseline)
                return fitted(measured.size, section)
            }
        }

        func baseline(ofItemAt path: ItemPath) -> CGFloat? { baseline?.path == path ? baseline?.length : nil }

        /// Returns the size with the width of the section's columns, if it has any.
        private func fitted(_ size: CGSize, _ section: CollectionSection) -> CGSize {
            guard section.settings.columns != nil else { return size }
            let cross = section.settings.itemCross(in: dimension, elements.configuration)
            return elements.axis.size(main: elements.axis.main(size), cross: cross)
        }

        private func length(_ supplementary: CollectionSection.Supplementary?) -> CGFloat {
            guard let supplementary else { return 0 }
            if let length = supplementary.length { return length }
            let axis = elements.axis
            return axis.main(elements.measure(in: axis.proposal(cross: dimension), supplementary.add).size)
        }
    }
}

/// The visible part of a collection, in coordinates from its leading top corner.
struct CollectionWindow: Equatable {
    /// The length of the collection across its axis.
    var dimension: CGFloat
    /// The beginning of the visible part along its axis; may lie before the collection.
    var start: CGFloat
    /// The length of the visible part along its axis.
    var length: CGFloat
    /// The distance that the content is pulled beyond its beginning: 0 or less.
    var pull: CGFloat

    /// Returns the viewport that positions headers. Content before the collection in the same scroll view does not
    /// stretch its first header; only pulling beyond the beginning of all content does.
    func viewport(along axis: Axis) -> CGRect {
        let origin = max(start, min(pull, 0))
        return rect(along: axis, from: origin, length: max(start + length - origin, 0))
    }

    /// Returns the rectangle in which elements are made.
    func searched(along axis: Axis) -> CGRect {
        rect(along: axis, from: start - FlowCollection.visibleMargin, length: length + 2 * FlowCollection.visibleMargin)
    }

    private func rect(along axis: Axis, from start: CGFloat, length: CGFloat) -> CGRect {
        axis == .vertical
            ? CGRect(x: 0, y: start, width: dimension, height: length)
            : CGRect(x: start, y: 0, width: length, height: dimension)
    }
}
