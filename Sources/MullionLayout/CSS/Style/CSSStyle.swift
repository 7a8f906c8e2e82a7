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
    public enum Position: UInt8, Hashable, BitwiseCopyable, Sendable { case `static`, relative, absolute }
    public enum BoxSizing: UInt8, Hashable, BitwiseCopyable, Sendable { case contentBox, borderBox }
    public enum Direction: UInt8, Hashable, BitwiseCopyable, Sendable { case leftToRight, rightToLeft }
    public enum Overflow: UInt8, Hashable, BitwiseCopyable, Sendable { case visible, hidden, clip, scroll, auto }
    /// `contain`, as far as layout reads it (css-contain-2): paint and layout start a formatting context and contain
    /// absolute boxes; layout, `content` and `strict` hide the baseline too.
    public enum Containment: UInt8, Hashable, BitwiseCopyable, Sendable { case none, paint, layout }
    public enum FlexDirection: UInt8, Hashable, BitwiseCopyable, Sendable {
        case row, rowReverse, column, columnReverse
    }
    public enum FlexWrap: UInt8, Hashable, BitwiseCopyable, Sendable { case nowrap, wrap, wrapReverse }
    public enum Float: UInt8, Hashable, BitwiseCopyable, Sendable { case none, left, right }
    public enum Clear: UInt8, Hashable, BitwiseCopyable, Sendable { case none, left, right, both }
    /// The alignment of blocks that do not fill their container, as `-webkit-left` and so on have it.
    public enum TextAlign: UInt8, Hashable, BitwiseCopyable, Sendable { case start, left, right, center }

    public var display = Display.block
    public var position = Position.static
    public var boxSizing = BoxSizing.contentBox
    public var direction = Direction.leftToRight
    public var overflowX = Overflow.visible
    public var overflowY = Overflow.visible
    /// The thickness of the scrollbars that `overflow: scroll` shows, in points.
    public var scrollbarWidth: CGFloat = 0

    public var width = CSSSize.auto
    public var height = CSSSize.auto
    public var minWidth = CSSSize.auto
    public var minHeight = CSSSize.auto
    /// `auto` is `none`.
    public var maxWidth = CSSSize.auto
    /// `auto` is `none`.
    public var maxHeight = CSSSize.auto
    /// Width to height; nil, 0 and infinity: none.
    public var aspectRatio: CGFloat?

    /// nil: auto.
    public var margin = CSSEdges<CSSLength?>(.zero)
    public var padding = CSSEdges<CSSLength>(.zero)
    public var border = CSSEdges<CGFloat>(0)
    /// `top`, `right`, `bottom`, `left`; nil: auto.
    public var inset = CSSEdges<CSSLength?>(nil)

    public var order = 0
    public var flexDirection = FlexDirection.row
    public var flexWrap = FlexWrap.nowrap
    /// Whether lines are balanced (css-flexbox-2, `flex-wrap: balance`).
    public var balancesLines = false
    /// The least number of balanced lines; 0: as many as are needed.
    public var flexLineCount = 0
    public var flexGrow: CGFloat = 0
    public var flexShrink: CGFloat = 1
    public var flexBasis = CSSSize.auto

    public var alignContent = CSSAlignment.normal
    public var alignItems = CSSAlignment.normal
    public var alignSelf = CSSAlignment.auto
    public var justifyContent = CSSAlignment.normal
    public var justifyItems = CSSAlignment.normal
    public var justifySelf = CSSAlignment.auto
    public var columnGap = CSSLength.zero
    public var rowGap = CSSLength.zero

    public var gridTemplateColumns = CSSTrackList()
    public var gridTemplateRows = CSSTrackList()
    public var gridTemplateAreas: CSSAreas = []
    public var gridAutoColumns: [CSSTrackSize] = []
    public var gridAutoRows: [CSSTrackSize] = []
    /// Whether items are placed column by column.
    public var gridFlowsByColumn = false
    /// Whether later items fill earlier holes.
    public var gridFlowIsDense = false
    public var gridColumnStart = CSSGridLine.auto
    public var gridColumnEnd = CSSGridLine.auto
    public var gridRowStart = CSSGridLine.auto
    public var gridRowEnd = CSSGridLine.auto

    public var float = Float.none
    public var clear = Clear.none
    /// Whether nothing outside influences the inside.
    public var containment = Containment.none
    public var textAlign = TextAlign.start

    /// Creates a style of initial values.
    public init() {}
}
