import MullionGeometry
import MullionLayout

/// Views in a box of CSS: ``Flex``, ``CSSGrid`` or ``Block``.
///
/// The container has its style and decoration as values, so that they can be set after a long list of views. Call these
/// functions before modifiers such as `frame`, which return an ordinary view. That view is the item of a container
/// around it: set `flexGrow` and the like with a `css` behind the modifier.
nonisolated public protocol CSSContainer: View {
    /// The style of the box. Its `display` is that of the container.
    var style: CSSStyle { get set }
    /// What is drawn in the box, behind the views.
    var decoration: CSSDecoration { get set }
}

extension CSSContainer {
    /// Changes the style of the box: `.css { $0.padding = CSSEdges(8) }`.
    public func css(_ change: (inout CSSStyle) -> Void) -> Self {
        var result = self
        change(&result.style)
        return result
    }

    /// Changes what is drawn in the box: `.decorated { $0.borderRadius = 8 }`.
    public func decorated(_ change: (inout CSSDecoration) -> Void) -> Self {
        var result = self
        change(&result.decoration)
        return result
    }
}

/// Views in a row or column, sized and aligned by the rules of CSS flexbox.
///
/// ```swift
/// Flex(gap: 8) {
///     Text("Name")
///     Text("Ada Lovelace").css { $0.flexGrow = 1 }
/// }
/// .css { $0.padding = CSSEdges(12) }
/// .decorated { $0.background = AnyShapeStyle(Color.white) }
/// ```
///
/// A view that is not a CSS container is an item of its own content: its minimum width is its width for a proposal of
/// 0, and its maximum width its ideal width.
nonisolated public struct Flex<Content: View>: CSSContainer {
    public var style = CSSStyle()
    public var decoration = CSSDecoration()
    private let content: Content

    /// Creates a flex container.
    ///
    /// - Parameters:
    ///   - direction: The main axis.
    ///   - wrap: Whether items wrap into lines.
    ///   - gap: The gap between items and between lines.
    ///   - content: The items.
    public init(
        _ direction: CSSStyle.FlexDirection = .row, wrap: CSSStyle.FlexWrap = .nowrap, gap: CSSLength = .zero,
        @ViewBuilder content: () -> Content
    ) {
        style.display = .flex
        style.flexDirection = direction
        style.flexWrap = wrap
        (style.columnGap, style.rowGap) = (gap, gap)
        self.content = content()
    }
}

/// Views in the areas of a CSS grid.
nonisolated public struct CSSGrid<Content: View>: CSSContainer {
    public var style = CSSStyle()
    public var decoration = CSSDecoration()
    private let content: Content

    /// Creates a grid container.
    ///
    /// - Parameters:
    ///   - columns: The sizes of the explicit columns.
    ///   - rows: The sizes of the explicit rows.
    ///   - gap: The gap between columns and between rows.
    ///   - content: The items.
    public init(
        columns: [CSSTrackSize] = [], rows: [CSSTrackSize] = [], gap: CSSLength = .zero,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            columns: CSSTrackList(tracks: columns), rows: CSSTrackList(tracks: rows), gap: gap, content: content)
    }

    /// Creates a grid container with lists of tracks, which may name lines, repeat tracks, or take those of the grid
    /// around with `.subgrid()`.
    ///
    /// - Parameters:
    ///   - columns: The explicit columns.
    ///   - rows: The explicit rows.
    ///   - gap: The gap between columns and between rows; nil: 0, and in a subgrid that of the grid around.
    ///   - content: The items.
    public init(
        columns: CSSTrackList, rows: CSSTrackList = CSSTrackList(), gap: CSSLength? = nil,
        @ViewBuilder content: () -> Content
    ) {
        style.display = .grid
        style.gridTemplateColumns = columns
        style.gridTemplateRows = rows
        (style.columnGap, style.rowGap) = (gap, gap)
        self.content = content()
    }
}

/// Views one below the other, as blocks of CSS: each as wide as the container, with collapsing margins, and floats.
nonisolated public struct Block<Content: View>: CSSContainer {
    public var style = CSSStyle()
    public var decoration = CSSDecoration()
    private let content: Content

    /// Creates a block container.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

nonisolated extension Flex: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        lowering.add(lowering.cssBox(style, decoration, named: "flex", lowering.contentNodes(of: content)))
    }
}

nonisolated extension CSSGrid: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        lowering.add(lowering.cssBox(style, decoration, named: "cssGrid", lowering.contentNodes(of: content)))
    }
}

nonisolated extension Block: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        lowering.add(lowering.cssBox(style, decoration, named: "block", lowering.contentNodes(of: content)))
    }
}
