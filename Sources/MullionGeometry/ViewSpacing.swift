/// A view's preferences for the distance to its neighbors, edge by edge.
///
/// A preference is general or belongs to a category, such as text next to text. An edge without preferences adopts the
/// neighbor's, or the platform's default of 8 points if the neighbor has none either.
public struct ViewSpacing: Sendable {
    /// The distance in points between views without preferences.
    package static let defaultDistance: CGFloat = 8

    private var top: EdgePreference
    private var leading: EdgePreference
    private var bottom: EdgePreference
    private var trailing: EdgePreference

    /// Creates spacing without preferences.
    public init() { self.init(top: nil, leading: nil, bottom: nil, trailing: nil) }

    /// Creates spacing from general preferences in points; `nil` for no preference.
    package init(top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) {
        self.top = EdgePreference(general: top)
        self.leading = EdgePreference(general: leading)
        self.bottom = EdgePreference(general: bottom)
        self.trailing = EdgePreference(general: trailing)
    }

    /// Spacing that prefers a distance of zero on all edges.
    public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// Merges the preferences of another view into these, taking the larger one wherever both have one.
    ///
    /// - Parameters:
    ///   - other: The spacing to merge.
    ///   - edges: The edges to merge; the others are unchanged.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.leading) { leading.formUnion(other.leading) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
    }

    /// Returns these preferences merged with those of another view, taking the larger one wherever both have one.
    ///
    /// - Parameters:
    ///   - other: The spacing to merge.
    ///   - edges: The edges to merge; the others are unchanged.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Returns the preferred distance in points to the next view along an axis.
    ///
    /// The distance is the larger preference of the two facing edges: trailing and leading, or bottom and top. A
    /// category that both edges have takes precedence over general preferences; of several, the largest counts.
    /// With no preference on either side it is 8.
    ///
    /// - Parameters:
    ///   - next: The spacing of the view that follows on the trailing or bottom side.
    ///   - axis: The axis along which the two views are arranged.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch axis {
        case .horizontal: trailing.distance(to: next.leading)
        case .vertical: bottom.distance(to: next.top)
        }
    }
}

extension ViewSpacing {
    /// Whether no edge has a preference of any kind.
    package var isEmpty: Bool { top.isEmpty && leading.isEmpty && bottom.isEmpty && trailing.isEmpty }

    /// Whether some edge has a preference for a category of neighbors.
    package var hasCategories: Bool {
        top.hasCategories || leading.hasCategories || bottom.hasCategories || trailing.hasCategories
    }

    /// Returns the general preference of an edge in points, or `nil` if it has none.
    package func preference(_ edge: Edge) -> CGFloat? { self[edge].general }

    /// Sets the general preference of an edge in points; `nil` removes it.
    package mutating func setPreference(_ value: CGFloat?, on edge: Edge) { self[edge].general = value }

    /// Returns an edge's preference towards neighbors of a category in points, or `nil` if it has none.
    package func preference(_ edge: Edge, for category: Category) -> CGFloat? { self[edge][category] }

    /// Sets an edge's preference towards neighbors of a category in points; `nil` removes it.
    package mutating func setPreference(_ value: CGFloat?, on edge: Edge, for category: Category) {
        self[edge][category] = value
    }

    /// Removes every preference, general or by category, from the given edges.
    package mutating func clear(_ edges: Edge.Set) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            self[edge] = EdgePreference(general: nil)
        }
    }

    private subscript(edge: Edge) -> EdgePreference {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }
}
