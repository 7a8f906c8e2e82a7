import Foundation
import MullionCollection
import MullionGeometry
import MullionLayout
import MullionText
import MullionViews

/// The elements of a ``FlowCollection`` at the time of lowering: their frames, and the closures that make their views.
///
/// A layout is prepared for each length across; the latest few are kept. If no size is measured from a view, the
/// lengths share the sizes, and only the lines are broken again.
///
/// Threads wait for each other. The lock is recursive because measuring an item may call it again. Everything mutable
/// is read and written with the lock held.
final class FlowCollectionElements: LazyElements, @unchecked Sendable {
    /// The number of lengths across whose layouts are kept.
    private static let layoutLimit = 4

    private let configuration: FlowConfiguration
    private let sections: [CollectionSection]
    private let lock = NSRecursiveLock()
    private let measurer: any TextMeasurer
    private let environment: EnvironmentValues
    private var layouts: [(dimension: CGFloat, layout: CollectionFlowLayout)] = []
    private var knownReports: [ViewDiagnostic.Kind]?

    init(_ collection: FlowCollection, _ measurer: any TextMeasurer, _ environment: EnvironmentValues) {
        configuration = collection.configuration
        sections = collection.sections
        self.measurer = measurer
        self.environment = environment
    }

    private var axis: Axis { configuration.scrollDirection }

    var fittedAxis: Axis? { axis == .vertical ? .horizontal : .vertical }

    /// The diagnostics of the engine, from the first layout shown.
    var reports: [ViewDiagnostic.Kind] {
        lock.withLock {
            if let known = knownReports { return known }
            let reports = (layouts.last?.layout.diagnostics(limit: 100) ?? []).map {
                ViewDiagnostic.Kind.collection($0)
            }
            knownReports = reports
            return reports
        }
    }

    func size(for proposal: ProposedViewSize) -> CGSize {
        let cross = max((axis == .vertical ? proposal.width : proposal.height) ?? 10, 0)
        return axis.size(main: axis.main(layout(in: cross.asDimension).contentSize), cross: cross)
    }

    func elements(in window: ViewportWindow) -> (elements: [ViewportElement<FlowElement>], omitted: Int) {
        var layout = layout(in: axis.cross(window.size).asDimension)
        layout.viewport.bounds = window.viewport(fitting: fittedAxis)
        return layout.viewportElements(in: window.searched, limit: environment.limits.collectionItems)
    }

    func makeCell(_ element: FlowElement, in lowering: inout Lowering) -> NodeID {
        let section = sections[element.section]
        func make(_ lowering: inout Lowering) -> NodeID {
            lowering.collectionCell(named: element.kind.cellName) { lowering in
                switch element.kind {
                case .item: section.addItem(element.item, &lowering)
                case .header: section.header?.add(&lowering)
                case .footer: section.footer?.add(&lowering)
                case .decoration: break
                }
            }
        }
        func makeInSection(_ lowering: inout Lowering) -> NodeID {
            switch element.kind {
            case .item: lowering.within(id: section.itemID(element.item), make)
            case .header: lowering.within(.branch(0), make)
            case .footer, .decoration: lowering.within(.branch(1), make)
            }
        }
        if let id = section.id { return lowering.within(id: id, makeInSection) }
        return lowering.within(.index(element.section), makeInSection)
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
        private let elements: FlowCollectionElements
        private let dimension: CGFloat
        /// The baseline of the item measured last.
        private var baseline: (path: ItemPath, length: CGFloat)?

        init(elements: FlowCollectionElements, dimension: CGFloat) {
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
