import MullionGeometry

/// Several cell layouts in one container, independent of each other.
///
/// Each child belongs to one group (``CellItem/group``), and each group is arranged in the whole container by its own
/// layout: a title at the top and buttons at the bottom right need no extra containers. Measured, the container
/// is as large as the largest group, per axis; a group without children counts with its margins. Without layouts there
/// is one group, a ``CellStack``.
///
/// ```swift
/// CellGroups([CellColumn(alignment: .top).margins(4), CellRow(alignment: .bottomTrailing, spacing: 6).margins(4)])
/// ```
///
/// Worked example: a child of 60 × 12 in the column and two of 30 × 20 and 40 × 20 in the row above measure as
/// 68 × 20 and 84 × 28; so the container is 84 × 28.
///
/// - Complexity: O(g · n) for n children in g groups, and what the layouts cost.
public struct CellGroups: CellLayout {
    /// One layout per group.
    public var layouts: [any CellLayout]
    public var fills: Axis.Set

    /// Creates a container.
    public init(_ layouts: [any CellLayout], fills: Axis.Set = []) {
        self.layouts = layouts
        self.fills = fills
    }

    /// Returns the layout with a container that takes the proposal on the given axes, by default both.
    public func filling(_ axes: Axis.Set = [.horizontal, .vertical]) -> CellGroups { CellGroups(layouts, fills: axes) }

    private func groups(_ children: CellChildren) -> [(layout: any CellLayout, children: CellChildren)] {
        let layouts = layouts.isEmpty ? [CellStack()] : layouts
        return layouts.enumerated().map { ($1, children.group($0, of: layouts.count)) }
    }

    public func measure(_ children: CellChildren, guide: CGSize) -> CGSize {
        groups(children).reduce(CGSize.zero) { $0.union($1.layout.measure($1.children, guide: guide)) }
    }

    public func arrange(_ children: CellChildren, in size: CGSize) -> [CGRect] {
        var frames = [Int: CGRect]()
        for group in groups(children) {
            for (member, frame) in zip(group.children.members, group.layout.arrange(group.children, in: size)) {
                frames[member] = frame
            }
        }
        return children.members.map { frames[$0] ?? .zero }
    }

    public func grows(_ children: CellChildren, along axis: Axis) -> Bool {
        groups(children).contains { $0.layout.grows($0.children, along: axis) }
    }
}
