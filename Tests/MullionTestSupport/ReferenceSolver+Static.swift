import Foundation
import MullionConformance

/// What a view prefers as distance at its four edges; nil = no preference.
public struct EdgeSpacing: Equatable, Sendable {
    /// The preference above.
    public var top: CGFloat?
    /// The preference on the leading side.
    public var leading: CGFloat?
    /// The preference below.
    public var bottom: CGFloat?
    /// The preference on the trailing side.
    public var trailing: CGFloat?

    /// No preference at any edge.
    public static let none = EdgeSpacing()
    /// Zero at all edges.
    public static let zero = EdgeSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// The larger preference at each edge (5.6).
    func union(_ other: EdgeSpacing) -> EdgeSpacing {
        EdgeSpacing(
            top: Self.larger(top, other.top), leading: Self.larger(leading, other.leading),
            bottom: Self.larger(bottom, other.bottom), trailing: Self.larger(trailing, other.trailing))
    }

    /// The distance between this view and the next along an axis: the larger of the facing preferences, 8 without
    /// any (5.1).
    func distance(to next: EdgeSpacing, along axis: TestTree.Axis) -> CGFloat {
        switch axis {
        case .horizontal: Self.larger(trailing, next.leading) ?? 8
        case .vertical: Self.larger(bottom, next.top) ?? 8
        }
    }

    private static func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
        guard let a, let b else { return a ?? b }
        return max(a, b)
    }
}

// What is known about the nodes without any proposal.
extension ReferenceSolver {
    static func childIndices(_ nodes: [TestTree]) -> [[Int]] {
        var children = Array(repeating: [Int](), count: nodes.count)
        var ends = Array(repeating: 0, count: nodes.count)
        for node in nodes.indices.reversed() {
            var next = node + 1
            for _ in nodes[node].children {
                children[node].append(next)
                next = ends[next]
            }
            ends[node] = next
        }
        return children
    }

    /// 6.3: spacers and dividers follow the orientation of the nearest enclosing layout. Stacks set it; layouts that
    /// stack in depth, readers, scroll views and safe area insets have none; modifiers pass it on.
    static func enclosingAxes(_ nodes: [TestTree], _ children: [[Int]]) -> [TestTree.Axis?] {
        var axes = [TestTree.Axis?](repeating: nil, count: nodes.count)
        for node in nodes.indices {
            let axis: TestTree.Axis?
            switch nodes[node].kind {
            case .hstack: axis = .horizontal
            case .vstack: axis = .vertical
            case .scrollView, .safeAreaInset, .zstack, .grid, .geometryReader: axis = nil
            default: axis = axes[node]
            }
            for child in children[node] { axes[child] = axis }
            switch nodes[node].kind {
            case .overlay, .background:
                // The content is stacked in depth.
                for child in children[node].dropFirst() { axes[child] = nil }
            default: break
            }
        }
        return axes
    }

    /// 4.12, 3.1, 6.3: wrappers without an extent of their own pass the priority on, the others reset it.
    static func priorities(_ nodes: [TestTree], _ children: [[Int]]) -> [Double] {
        var priorities = [Double](repeating: 0, count: nodes.count)
        for node in nodes.indices.reversed() {
            switch nodes[node].kind {
            case .layoutPriority(let value):
                priorities[node] = value
            case .spacer:
                priorities[node] = -.infinity
            case .hstack, .vstack:
                priorities[node] = children[node].isEmpty ? -.infinity : 0
            case .fixedSize, .alignmentGuide, .offset, .layoutDirection, .overlay, .background:
                priorities[node] = children[node].first.map { priorities[$0] } ?? 0
            default:
                priorities[node] = 0
            }
        }
        return priorities
    }

    static func spacings(
        _ nodes: [TestTree], _ children: [[Int]], _ axes: [TestTree.Axis?]
    ) -> [EdgeSpacing] {
        var spacings = [EdgeSpacing](repeating: .none, count: nodes.count)
        for node in nodes.indices.reversed() {
            let inner = children[node].map { spacings[$0] }
            let child = inner.first ?? .none
            let holdsSpacer = nodes[node].children.first?.kind.name == .spacer
            switch nodes[node].kind {
            case .color, .fixed, .flexible, .text, .truncatingText, .opaque, .divider: break  // 5.2
            case .spacer: spacings[node] = spacerSpacing(along: axes[node])
            case .hstack: spacings[node] = stackSpacing(inner, along: .horizontal)
            case .vstack: spacings[node] = stackSpacing(inner, along: .vertical)
            case .safeAreaInset(let edge, _): spacings[node] = insetSpacing(inner, edge)
            case .zstack, .grid, .viewThatFits: spacings[node] = inner.reduce(EdgeSpacing.none) { $0.union($1) }  // 5.4
            case .geometryReader, .scrollView, .position: break  // 4.14
            case .frame, .flexFrame: spacings[node] = holdsSpacer ? child : .none  // 5.5
            case .padding(let insets): spacings[node] = holdsSpacer ? child : paddingSpacing(child, insets)
            case .fixedSize, .aspectRatio, .layoutPriority, .alignmentGuide, .offset, .layoutDirection, .overlay,
                .background:
                spacings[node] = child
            }
        }
        return spacings
    }

    /// 5.3: 0 along the spacer's axis, without a stack along both.
    private static func spacerSpacing(along axis: TestTree.Axis?) -> EdgeSpacing {
        switch axis {
        case .horizontal: EdgeSpacing(leading: 0, trailing: 0)
        case .vertical: EdgeSpacing(top: 0, bottom: 0)
        case nil: .zero
        }
    }

    /// 5.4, and 3.1 for no children.
    private static func stackSpacing(_ members: [EdgeSpacing], along axis: TestTree.Axis) -> EdgeSpacing {
        guard let first = members.first, let last = members.last else { return .zero }
        var spacing = members.reduce(EdgeSpacing.none) { $0.union($1) }
        switch axis {
        case .horizontal: (spacing.leading, spacing.trailing) = (first.leading, last.trailing)
        case .vertical: (spacing.top, spacing.bottom) = (first.top, last.bottom)
        }
        return spacing
    }

    private static func insetSpacing(_ inner: [EdgeSpacing], _ edge: TestTree.InsetEdge) -> EdgeSpacing {
        if inner.isEmpty { return .none }
        return stackSpacing(edge.isBefore ? inner.reversed() : inner, along: edge.axis)
    }

    /// 5.5: an inset that is not zero clears its edge.
    private static func paddingSpacing(_ child: EdgeSpacing, _ insets: TestTree.Insets) -> EdgeSpacing {
        EdgeSpacing(
            top: insets.top == 0 ? child.top : nil, leading: insets.leading == 0 ? child.leading : nil,
            bottom: insets.bottom == 0 ? child.bottom : nil,
            trailing: insets.trailing == 0 ? child.trailing : nil)
    }
}

extension TestTree.InsetEdge {
    /// The axis along which the inset and the content share their room.
    var axis: TestTree.Axis {
        switch self {
        case .top, .bottom: .vertical
        case .leading, .trailing: .horizontal
        }
    }

    /// Whether the inset comes before the content along the axis.
    var isBefore: Bool {
        switch self {
        case .top, .leading: true
        case .bottom, .trailing: false
        }
    }

    /// The guide across the axis that aligns the two.
    var guide: TestTree.Guide {
        switch self {
        case .top(let guide), .bottom(let guide): .horizontal(guide)
        case .leading(let guide), .trailing(let guide): .vertical(guide)
        }
    }
}
