import MullionGeometry

/// The style of a CSS box: properties with the names and initial values of CSS, nothing inherited.
///
/// A style belongs to a node of the kind ``NodeKind/css(_:)``, or to a node of any other kind as an item of a CSS
/// container (``LayoutTree/setItemStyle(_:of:)``). Lengths are in points; a percentage refers to the containing block.
/// Lengths that are not finite count as 0, negative ones as 0 where CSS does not allow them.
public struct CSSStyle: Hashable, Sendable {
    /// How a box arranges its children (css-display-3).
    public enum Display: UInt8, Hashable, BitwiseCopyable, Sendable {
        case flex, grid, block, flowRoot
        /// The box is replaced by its children.
        case contents
        /// No box, nor any below it.
        case none
    }
    /// How a box is positioned (css-position-3 §2).
    public enum Position: UInt8, Hashable, BitwiseCopyable, Sendable { case `static`, relative, absolute }
    /// The box that `width`, `height` and their limits measure.
    public enum BoxSizing: UInt8, Hashable, BitwiseCopyable, Sendable { case contentBox, borderBox }
    /// The direction of the inline axis: where start is.
    public enum Direction: UInt8, Hashable, BitwiseCopyable, Sendable { case leftToRight, rightToLeft }
    /// What happens to content that is too large. All but visible and clip make a scroll container.
    public enum Overflow: UInt8, Hashable, BitwiseCopyable, Sendable { case visible, hidden, clip, scroll, auto }
    /// `contain`, as far as layout reads it (css-contain-2): paint and layout start a formatting context and contain
    /// absolute boxes; layout, `content` and `strict` hide the baseline too.
    public enum Containment: UInt8, Hashable, BitwiseCopyable, Sendable { case none, paint, layout }
    /// The main axis of a flex container.
    public enum FlexDirection: UInt8, Hashable, BitwiseCopyable, Sendable {
        case row, rowReverse, column, columnReverse
    }
    /// Whether a flex container has several lines, and which way they follow each other.
    public enum FlexWrap: UInt8, Hashable, BitwiseCopyable, Sendable { case nowrap, wrap, wrapReverse }
    /// The side to which a box floats.
    public enum Float: UInt8, Hashable, BitwiseCopyable, Sendable { case none, left, right }
    /// The floats that a box goes below.
    public enum Clear: UInt8, Hashable, BitwiseCopyable, Sendable { case none, left, right, both }
    /// The alignment of blocks that do not fill their container, as `-webkit-left` and so on have it.
    public enum TextAlign: UInt8, Hashable, BitwiseCopyable, Sendable { case start, left, right, center }

    /// How the box arranges its children.
    public var display = Display.block
    /// How the box is positioned.
    public var position = Position.static
    /// The box that sizes measure.
    public var boxSizing = BoxSizing.contentBox
    /// Where start is for the children.
    public var direction = Direction.leftToRight
    /// What happens to content that is too wide.
    public var overflowX = Overflow.visible
    /// What happens to content that is too high.
    public var overflowY = Overflow.visible
    /// The thickness of the scrollbars that `overflow: scroll` shows, in points.
    public var scrollbarWidth: CGFloat = 0

    /// The width; percentages refer to the width of the containing block.
    public var width = CSSSize.auto
    /// The height; percentages of an indefinite height are automatic.
    public var height = CSSSize.auto
    /// The least width. `auto` is 0, but for flex and grid items that of their content.
    public var minWidth = CSSSize.auto
    /// The least height. `auto` is 0, but for flex and grid items that of their content.
    public var minHeight = CSSSize.auto
    /// `auto` is `none`.
    public var maxWidth = CSSSize.auto
    /// `auto` is `none`.
    public var maxHeight = CSSSize.auto
    /// Width to height; nil, 0 and infinity: none.
    public var aspectRatio: CGFloat?

    /// Margins; nil: auto. Percentages on all sides refer to the width of the containing block.
    public var margin = CSSEdges<CSSLength?>(.zero)
    /// Padding; percentages on all sides refer to the width of the containing block.
    public var padding = CSSEdges<CSSLength>(.zero)
    /// The widths of the borders, in points.
    public var border = CSSEdges<CGFloat>(0)
    /// `top`, `right`, `bottom`, `left`; nil: auto.
    public var inset = CSSEdges<CSSLength?>(nil)

    /// The place among the items of a flex container or grid; equal ones in the order of the tree.
    public var order = 0
    /// The main axis.
    public var flexDirection = FlexDirection.row
    /// Whether items wrap into lines.
    public var flexWrap = FlexWrap.nowrap
    /// Whether lines are balanced (css-flexbox-2, `flex-wrap: balance`).
    public var balancesLines = false
    /// The least number of balanced lines; 0: as many as are needed.
    public var flexLineCount = 0
    /// The share of free space that the item takes.
    public var flexGrow: CGFloat = 0
    /// The share of missing space that the item gives, times its base size.
    public var flexShrink: CGFloat = 1
    /// The main size to start with; `auto`: the width or height.
    public var flexBasis = CSSSize.auto

    /// The alignment of lines or rows in the container.
    public var alignContent = CSSAlignment.normal
    /// The alignment of items across the main axis, or in their row.
    public var alignItems = CSSAlignment.normal
    /// The alignment of this item; `auto`: as the container has it.
    public var alignSelf = CSSAlignment.auto
    /// The alignment along the main axis, or of columns.
    public var justifyContent = CSSAlignment.normal
    /// The alignment of items in their column.
    public var justifyItems = CSSAlignment.normal
    /// The alignment of this item in its column; `auto`: as the container has it.
    public var justifySelf = CSSAlignment.auto
    /// The gap between columns; nil: `normal`, which is 0 but for the columns of a subgrid, where it is the parent's.
    public var columnGap: CSSLength?
    /// The gap between rows; nil: `normal`, which is 0 but for the rows of a subgrid, where it is the parent's.
    public var rowGap: CSSLength?

    /// The side to which the box floats, in a block container.
    public var float = Float.none
    /// The floats that the box goes below.
    public var clear = Clear.none
    /// Whether nothing outside influences the inside.
    public var containment = Containment.none
    /// Where blocks go that do not fill the container.
    public var textAlign = TextAlign.start

    /// The properties of grids and their items.
    var grid = CSSGridStorage()

    /// Creates a style of initial values.
    public init() {}
}
