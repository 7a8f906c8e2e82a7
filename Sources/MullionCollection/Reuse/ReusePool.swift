/// The views that show the visible elements of a collection, and that are reused while it scrolls.
///
/// A toolkit needs no more views than elements are visible at once. `ReusePool` decides which view shows which element:
///
/// 1. An element that stays visible keeps its view.
/// 2. The view of an element that disappears waits.
/// 3. An element that appears takes the waiting view of its kind that began to wait last; without one, it needs a new
///    view.
///
/// Views are numbers, in the order in which they are made. With the elements that a layout returns for a rectangle:
///
/// ```swift
/// var pool = ReusePool<FlowElement, FlowElement.Kind>()
/// let changes = pool.show(layout.elements(in: viewport).map { ($0.element, $0.element.kind) })
/// for change in changes.assigned {
///     if change.isNew { views.append(makeView(change.element)) }
///     fill(views[change.view], with: change.element)
/// }
/// for view in changes.hidden { views[view].isHidden = true }
/// ```
public struct ReusePool<Element: Hashable, Kind: Hashable> {
    /// What a toolkit does with its views after ``show(_:)``.
    public struct Changes {
        /// An element that appeared, with the view that shows it.
        public struct Assignment {
            /// The element that appeared.
            public var element: Element
            /// The number of the view that shows it.
            public var view: Int
            /// Whether the view is a new one; false if it showed another element before.
            public var isNew: Bool
        }

        /// The elements that appeared, in the order in which they were passed.
        public var assigned: [Assignment] = []
        /// The views that show nothing any more, in increasing order.
        public var hidden: [Int] = []
    }

    /// The number of views made so far: the next new view has this number.
    public private(set) var viewCount = 0
    /// How often a waiting view took another element.
    public private(set) var reuseCount = 0
    /// The number of views that wait.
    public var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }

    private var shown: [Element: (view: Int, kind: Kind)] = [:]
    private var waiting: [Kind: [Int]] = [:]

    /// Creates a pool without views.
    public init() {}

    /// Returns the view of an element; nil if the element is not visible.
    public func view(of element: Element) -> Int? { shown[element]?.view }

    /// Assigns views to the elements that are visible now.
    ///
    /// - Parameter visible: All visible elements with their kinds, in any order. A view shows elements of one kind
    ///   only. An element that occurs twice is taken once, with its first kind.
    /// - Returns: The elements that appeared and the views that wait from now on. A view that waited before and still
    ///   does is not among them.
    /// - Complexity: O(*k* log *k*) for *k* elements visible before or now.
    public mutating func show(_ visible: some Sequence<(Element, Kind)>) -> Changes {
        var changes = Changes()
        var next: [Element: (view: Int, kind: Kind)] = [:]
        var appeared: [(element: Element, kind: Kind)] = []
        var isKnown: Set<Element> = []
        for (element, kind) in visible where isKnown.insert(element).inserted {
            if let known = shown[element], known.kind == kind {
                next[element] = known
                shown[element] = nil
            } else {
                appeared.append((element, kind))
            }
        }
        for (view, kind) in shown.values.sorted(by: { $0.view < $1.view }) {
            waiting[kind, default: []].append(view)
            changes.hidden.append(view)
        }
        var reused: Set<Int> = []
        for (element, kind) in appeared {
            let last = waiting[kind]?.popLast()
            let view = last ?? viewCount
            if last != nil {
                reuseCount += 1
                reused.insert(view)
            } else {
                viewCount += 1
            }
            next[element] = (view, kind)
            changes.assigned.append(Changes.Assignment(element: element, view: view, isNew: last == nil))
        }
        changes.hidden.removeAll { reused.contains($0) }
        shown = next
        return changes
    }

    /// Returns the views that wait, in increasing order, and forgets them, so that a toolkit can free their memory.
    public mutating func removeWaiting() -> [Int] {
        defer { waiting = [:] }
        return waiting.values.flatMap { $0 }.sorted()
    }
}

extension ReusePool: Sendable where Element: Sendable, Kind: Sendable {}
extension ReusePool.Changes: Sendable where Element: Sendable {}
extension ReusePool.Changes.Assignment: Sendable where Element: Sendable {}
