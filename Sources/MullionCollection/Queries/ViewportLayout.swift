import MullionGeometry

/// A layout of which only the elements near a viewport are ever looked at: lines of items, groups in sections, a
/// spreadsheet, or an outline.
///
/// A value: moving the viewport of a copy costs nothing and changes nothing else. `ViewportCollection` shows any of
/// them as views.
public protocol ViewportLayout: Sendable {
    /// The identity of an element in the layout.
    associatedtype ElementID: Hashable & Sendable

    /// The visible part.
    var viewport: FlowViewport { get set }

    /// The size of everything, in points.
    var contentSize: CGSize { get }

    /// The axis along which the content is as long as the viewport; nil if its size does not depend on the viewport.
    var fittedAxis: Axis? { get }

    /// Returns the elements that meet a rectangle in content coordinates, in the layout's order.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - limit: The number of elements to return at most, so that an infinite rectangle costs no unbounded memory.
    /// - Returns: The first of the elements, and the number of the others.
    /// - Complexity: O(elements that meet the rectangle) in collections and outlines, which count those that they do
    ///   not return; O(log² n + elements returned) in spreadsheets.
    func viewportElements(
        in rect: CGRect, limit: Int
    ) -> (elements: [ViewportElement<ElementID>], omitted: Int)
}

/// An element of a ``ViewportLayout``, with its frame.
public struct ViewportElement<ID: Hashable & Sendable>: Equatable, Sendable {
    /// The identity in the layout.
    public var id: ID
    /// The frame in content coordinates, in points.
    public var frame: CGRect
    /// The drawing order: higher numbers are in front.
    public var zIndex: Int

    /// Creates an element.
    public init(id: ID, frame: CGRect, zIndex: Int = 0) {
        self.id = id
        self.frame = frame
        self.zIndex = zIndex
    }
}

extension CollectionFlowLayout: ViewportLayout {
    public var fittedAxis: Axis? { configuration.scrollDirection == .vertical ? .horizontal : .vertical }

    public func viewportElements(
        in rect: CGRect, limit: Int
    ) -> (elements: [ViewportElement<FlowElement>], omitted: Int) {
        var result = LimitedElements<FlowElement>(limit: limit)
        forEachElement(in: rect) { element in
            result.add { ViewportElement(id: element.element, frame: element.frame, zIndex: element.zIndex) }
        }
        return (result.elements, result.omitted)
    }
}

extension CompositionalLayout: ViewportLayout {
    public var fittedAxis: Axis? { configuration.scrollDirection == .vertical ? .horizontal : .vertical }

    public func viewportElements(
        in rect: CGRect, limit: Int
    ) -> (elements: [ViewportElement<LayoutElement>], omitted: Int) {
        var result = LimitedElements<LayoutElement>(limit: limit)
        forEachElement(in: rect) { element in
            result.add { ViewportElement(id: element.element, frame: element.frame, zIndex: element.zIndex) }
        }
        return (result.elements, result.omitted)
    }
}

/// The place of a cell in a spreadsheet.
public struct SpreadsheetPosition: Hashable, Sendable {
    /// The number of the row, from 0.
    public var row: Int
    /// The number of the column, from 0.
    public var column: Int

    /// Creates a place.
    public init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}

extension SpreadsheetLayout: ViewportLayout {
    public var fittedAxis: Axis? { nil }

    public func viewportElements(
        in rect: CGRect, limit: Int
    ) -> (elements: [ViewportElement<SpreadsheetPosition>], omitted: Int) {
        let limit = max(0, limit)
        let (rows, rowCount) = rows.places(in: rect, viewport, limit: limit)
        let (columns, columnCount) = columns.places(in: rect, viewport, limit: limit)
        let elements = (0..<min(limit, rowCount * columnCount)).map { number in
            let cell = SpreadsheetCell(rows[number / columnCount], columns[number % columnCount])
            return ViewportElement(
                id: SpreadsheetPosition(row: cell.row, column: cell.column), frame: cell.frame, zIndex: cell.zIndex)
        }
        return (elements, rowCount * columnCount - elements.count)
    }
}

extension OutlineLayout: ViewportLayout {
    public var fittedAxis: Axis? { .horizontal }

    /// The identity of a row is its number.
    public func viewportElements(in rect: CGRect, limit: Int) -> (elements: [ViewportElement<Int>], omitted: Int) {
        var result = LimitedElements<Int>(limit: limit)
        forEachRow(in: rect) { element in
            result.add { ViewportElement(id: element.row, frame: element.frame, zIndex: element.zIndex) }
        }
        return (result.elements, result.omitted)
    }
}

/// The first of some elements, and the number of the others.
private struct LimitedElements<ID: Hashable & Sendable> {
    let limit: Int
    var elements: [ViewportElement<ID>] = []
    var omitted = 0

    init(limit: Int) { self.limit = limit }

    mutating func add(_ element: () -> ViewportElement<ID>) {
        if elements.count < limit { elements.append(element()) } else { omitted += 1 }
    }
}
