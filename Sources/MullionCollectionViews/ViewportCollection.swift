import Foundation
import MullionCollection
import MullionGeometry
import MullionLayout
import MullionViews

/// The elements of a layout as views, of which only the visible ones become nodes.
///
/// ```swift
/// let sheet = SpreadsheetLayout(rowCount: 1_000_000, height: .fixed(24), columnCount: 1_000, width: .fixed(120))
///
/// ScrollView([.horizontal, .vertical], offset: .at(x: 4_000, y: 90_000)) {
///     ViewportCollection(sheet) { cell in
///         Text("\(cell.row), \(cell.column)")
///     }
/// }
/// ```
///
/// The layout is a value that the model owns: a `CompositionalLayout`, a `SpreadsheetLayout`, an `OutlineLayout`, or
/// one of yours. Frames are those of the layout, with the viewport of the scroll views around; a length that is
/// estimated has its estimate until the model measures it. Fractions of the viewport's length along the scrolling axis
/// are of the one that the layout itself has, if it is not 0.
///
/// Inside of scroll views, the collection makes the views in the viewport, and those at most
/// ``FlowCollection/visibleMargin`` points away from it. Along an axis that does not scroll it is as long as its
/// content and makes everything, but at most ``FlowCollection/elementLimit`` elements, or those of the environment's
/// `limits`: a `ViewDiagnostic` reports the number omitted. Along the layout's `fittedAxis` it fills its proposal, or
/// has 10 points if that is unspecified.
///
/// In a `ViewHost`, an element keeps its nodes as long as it is visible.
nonisolated public struct ViewportCollection<Arrangement: ViewportLayout>: View, PrimitiveView {
    let arrangement: Arrangement
    let id: (Arrangement.ElementID) -> AnyHashable
    let add: (Arrangement.ElementID, inout Lowering) -> Void

    /// Creates a collection of views, each identified by the identity of its element in the layout.
    ///
    /// - Parameters:
    ///   - arrangement: The layout.
    ///   - element: Returns the view for an element, centered in its frame. Several are stacked in depth.
    public init<Element: View>(
        _ arrangement: Arrangement, @ViewBuilder element: @escaping (Arrangement.ElementID) -> Element
    ) { self.init(arrangement, id: { $0 }, element: element) }

    /// Creates a collection of views identified by data, so that an element that gets another place in the layout keeps
    /// its nodes.
    ///
    /// - Parameters:
    ///   - arrangement: The layout.
    ///   - id: Returns the identity of an element in the data.
    ///   - element: Returns the view for an element, centered in its frame. Several are stacked in depth.
    public init<ID: Hashable, Element: View>(
        _ arrangement: Arrangement, id: @escaping (Arrangement.ElementID) -> ID,
        @ViewBuilder element: @escaping (Arrangement.ElementID) -> Element
    ) {
        self.arrangement = arrangement
        self.id = { AnyHashable(id($0)) }
        add = { place, lowering in lowering.add(lowering.reading { element(place) }) }
    }

    package func lower(into lowering: inout Lowering) {
        ViewportCollectionElements(self, limit: lowering.environment.limits.collectionItems)
            .lower(named: "viewportCollection", into: &lowering)
    }
}

/// The elements of a ``ViewportCollection`` at the time of lowering.
///
/// Everything mutable is read and written with the lock held.
final class ViewportCollectionElements<Arrangement: ViewportLayout>: LazyElements, @unchecked Sendable {
    /// The number of lengths across for which layouts are kept.
    private static var layoutLimit: Int { 4 }

    private let collection: ViewportCollection<Arrangement>
    private let limit: Int
    private let lock = NSLock()
    private var arrangements: [Arrangement] = []

    init(_ collection: ViewportCollection<Arrangement>, limit: Int) {
        self.collection = collection
        self.limit = limit
    }

    var fittedAxis: Axis? { collection.arrangement.fittedAxis }

    var reports: [ViewDiagnostic.Kind] { [] }

    func size(for proposal: ProposedViewSize) -> CGSize {
        let length = (fittedAxis == .vertical ? proposal.height : proposal.width) ?? 10
        let content = arrangement(fitting: length.asDimension).contentSize
        switch fittedAxis {
        case .horizontal: return CGSize(width: max(length, 0), height: content.height)
        case .vertical: return CGSize(width: content.width, height: max(length, 0))
        case nil: return content
        }
    }

    func elements(
        in window: ViewportWindow
    ) -> (elements: [ViewportElement<Arrangement.ElementID>], omitted: Int) {
        var arrangement = arrangement(
            fitting: (fittedAxis == .vertical ? window.size.height : window.size.width).asDimension)
        arrangement.move(to: window.viewport(fitting: fittedAxis))
        return arrangement.viewportElements(in: window.searched, limit: limit)
    }

    func makeCell(_ id: Arrangement.ElementID, in lowering: inout Lowering) -> NodeID {
        lowering.within(id: collection.id(id)) { lowering in
            lowering.collectionCell { collection.add(id, &$0) }
        }
    }

    /// Returns the layout for a length along the fitted axis.
    private func arrangement(fitting length: CGFloat) -> Arrangement {
        guard let axis = fittedAxis else { return collection.arrangement }
        return lock.withLock {
            if let known = arrangements.first(where: {
                (axis == .horizontal ? $0.viewport.bounds.width : $0.viewport.bounds.height) == length
            }) {
                return known
            }
            var arrangement = arrangements.last ?? collection.arrangement
            if axis == .horizontal {
                arrangement.viewport.bounds.size.width = length
            } else {
                arrangement.viewport.bounds.size.height = length
            }
            if arrangements.count == Self.layoutLimit { arrangements.removeFirst() }
            arrangements.append(arrangement)
            return arrangement
        }
    }
}

extension ViewportLayout {
    /// Moves the viewport. If the model gave it a length along the scrolling axis, it stays, because lengths of
    /// elements may depend on it.
    fileprivate mutating func move(to bounds: CGRect) {
        var bounds = bounds
        let size = viewport.bounds.size
        if fittedAxis == .horizontal, size.height > 0 { bounds.size.height = size.height }
        if fittedAxis == .vertical, size.width > 0 { bounds.size.width = size.width }
        viewport.bounds = bounds
    }
}
