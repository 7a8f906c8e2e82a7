import MullionGeometry

/// A style as the passes read it: flat, trivial, numbers repaired. One per style object, shared by its nodes.
struct CSSRecord: BitwiseCopyable {
    /// A size: points and fraction, or a keyword.
    struct Dimension: BitwiseCopyable {
        enum Kind: UInt8, BitwiseCopyable {
            case auto, length, minContent, maxContent, fitContent, fitContentLimit, stretch, content

            @inline(__always) var isAutoOrLength: Bool { self == .auto || self == .length }
        }

        var kind = Kind.auto
        var points: CGFloat = 0
        var fraction: CGFloat = 0

        /// The length; NaN for keywords, and for a fraction of an indefinite length.
        @inline(__always)
        func length(_ base: CGFloat) -> CGFloat {
            if kind != .length { return .nan }
            return fraction == 0 ? points : points + fraction * base
        }

        /// The length, where a fraction of an indefinite length counts as 0, and so does auto.
        @inline(__always)
        func lengthOrZero(_ base: CGFloat) -> CGFloat {
            if fraction == 0 || base.isNaN { return points }
            return points + fraction * base
        }

        /// The length of a gap, which a `calc()` cannot make negative.
        @inline(__always)
        func gap(_ base: CGFloat) -> CGFloat { Swift.max(0, lengthOrZero(base)) }

        @inline(__always) var isAuto: Bool { kind == .auto }
        /// Whether it is min-content, max-content or fit-content.
        @inline(__always) var isContentKeyword: Bool {
            kind.rawValue >= Kind.minContent.rawValue && kind.rawValue <= Kind.fitContent.rawValue
        }
        @inline(__always) var isKeyword: Bool { kind.rawValue >= Kind.minContent.rawValue }
    }

    /// Four dimensions.
    struct Sides: BitwiseCopyable {
        var left = Dimension(), right = Dimension(), top = Dimension(), bottom = Dimension()
        @inline(__always) var isFixed: Bool {
            left.fraction == 0 && right.fraction == 0 && top.fraction == 0 && bottom.fraction == 0
        }
    }

    var width = Dimension(), height = Dimension()
    var minWidth = Dimension(), minHeight = Dimension()
    var maxWidth = Dimension(), maxHeight = Dimension()
    var basis = Dimension()
    var margin = Sides(), inset = Sides()
    /// Padding; `padsByWidth` reports fractions.
    var padding = Sides()
    var borderLeft: CGFloat = 0, borderRight: CGFloat = 0, borderTop: CGFloat = 0, borderBottom: CGFloat = 0
    /// The room that scrollbars take at the end of each axis.
    var scrollbarX: CGFloat = 0, scrollbarY: CGFloat = 0
    /// NaN: none.
    var ratio: CGFloat = .nan
    var grow: CGFloat = 0, shrink: CGFloat = 1
    var columnGap = Dimension(), rowGap = Dimension()
    var order: Int32 = 0
    var lineCount: Int32 = 0

    var display = CSSStyle.Display.block
    var position = CSSStyle.Position.static
    var isRightToLeft = false
    var isBorderBox = false
    /// The two facts of `flex-direction`. Stored: a getter would be called with a copy of the record.
    var isRow = true
    var isReversed = false
    var isOutOfFlow = false
    var isFloating = false
    var wrap = CSSStyle.FlexWrap.nowrap
    var balances = false
    var float = CSSStyle.Float.none
    var clear = CSSStyle.Clear.none
    var textAlign = CSSStyle.TextAlign.start
    var isContained = false
    var hidesBaseline = false
    /// A scroll container: `overflow` other than visible and clip.
    var scrolls = false
    var padsByWidth = false
    /// No length refers to the containing block: then every item of the style has the numbers of `prototype`.
    var isAbsolute = false
    var prototype: UnsafeMutablePointer<CSSItem>?
    /// A grid places the item by itself, in one cell.
    var placesAutomatically = true
    /// As an item of a grid, the box takes columns, and rows, of its parent: `subgrid`.
    var takesColumns = false, takesRows = false
    /// Some size is a keyword.
    var hasKeywords = false
    var alignContent = CSSAlignment.normal, alignItems = CSSAlignment.normal, alignSelf = CSSAlignment.auto
    var justifyContent = CSSAlignment.normal, justifyItems = CSSAlignment.normal, justifySelf = CSSAlignment.auto

}

extension CSSRecord {
    /// Takes the numbers of a style, repaired; the record has initial values before.
    mutating func read(_ style: borrowing CSSStyle) {
        width = Self.size(style.width)
        height = Self.size(style.height)
        minWidth = Self.size(style.minWidth)
        minHeight = Self.size(style.minHeight)
        maxWidth = Self.size(style.maxWidth)
        maxHeight = Self.size(style.maxHeight)
        basis = Self.size(style.flexBasis)
        hasKeywords =
            width.isKeyword || height.isKeyword || minWidth.isKeyword || minHeight.isKeyword || maxWidth.isKeyword
            || maxHeight.isKeyword
        margin = Self.sides(style.margin)
        inset = Self.sides(style.inset)
        padding = Self.sides(
            CSSEdges(
                top: style.padding.top, right: style.padding.right, bottom: style.padding.bottom,
                left: style.padding.left), floor: 0)
        padsByWidth = !padding.isFixed
        borderLeft = Self.positive(style.border.left)
        borderRight = Self.positive(style.border.right)
        borderTop = Self.positive(style.border.top)
        borderBottom = Self.positive(style.border.bottom)
        // A side of `visible` beside one that scrolls is `auto` (css-overflow-3 §3.1).
        scrolls = Self.scrolls(style.overflowX) || Self.scrolls(style.overflowY)
        let bar = Self.positive(style.scrollbarWidth)
        scrollbarX = style.overflowY == .scroll ? bar : 0
        scrollbarY = style.overflowX == .scroll ? bar : 0
        if let ratio = style.aspectRatio, ratio.isFinite, ratio > 0 { self.ratio = ratio }
        grow = Self.positive(style.flexGrow)
        shrink = Self.positive(style.flexShrink)
        columnGap = style.columnGap.map { Self.length($0, floor: 0) } ?? Dimension()
        rowGap = style.rowGap.map { Self.length($0, floor: 0) } ?? Dimension()
        order = Int32(clamping: style.order)
        lineCount = Int32(clamping: max(0, style.flexLineCount))
        display = style.display
        position = style.position
        isRightToLeft = style.direction == .rightToLeft
        isBorderBox = style.boxSizing == .borderBox
        isRow = style.flexDirection == .row || style.flexDirection == .rowReverse
        isReversed = style.flexDirection == .rowReverse || style.flexDirection == .columnReverse
        isOutOfFlow = style.position == .absolute
        if !style.grid.isUnset {
            // Boxes that are laid out apart take nothing from outside (css-grid-2 §9).
            let mayTakeTracks = style.display == .grid && !isOutOfFlow && style.containment == .none
            takesColumns = mayTakeTracks && style.gridTemplateColumns.isSubgrid
            takesRows = mayTakeTracks && style.gridTemplateRows.isSubgrid
            placesAutomatically = style.grid.properties.isUnplaced && !takesTracks
        }
        isFloating = style.float != .none && !isOutOfFlow
        wrap = style.flexWrap
        balances = style.balancesLines
        float = style.float
        clear = style.clear
        textAlign = style.textAlign
        isContained = style.containment != .none
        hidesBaseline = style.containment == .layout
        alignContent = style.alignContent
        alignItems = style.alignItems
        alignSelf = style.alignSelf
        justifyContent = style.justifyContent
        justifyItems = style.justifyItems
        justifySelf = style.justifySelf
    }

    /// Whether the box takes tracks of its parent along an axis.
    @inline(__always) var takesTracks: Bool { takesColumns || takesRows }

    /// Resolves what does not depend on a containing block, once for all nodes of the style.
    ///
    /// - Parameter memory: Room for the prototype.
    static func findPrototype(of record: UnsafeMutablePointer<CSSRecord>, in memory: UnsafeMutablePointer<CSSItem>) {
        guard !record.pointee.hasKeywords, !record.pointee.padsByWidth, record.pointee.margin.isFixed,
            record.pointee.width.fraction == 0, record.pointee.height.fraction == 0,
            record.pointee.minWidth.fraction == 0, record.pointee.minHeight.fraction == 0,
            record.pointee.maxWidth.fraction == 0, record.pointee.maxHeight.fraction == 0
        else { return }
        var item = CSSItem(node: .absent, style: record, state: nil, basis: unspecified)
        item.resolve(unspecified, unspecified, isPrototype: true)
        memory.initialize(to: item)
        record.pointee.prototype = memory
        record.pointee.isAbsolute = true
    }

    private static func scrolls(_ overflow: CSSStyle.Overflow) -> Bool { overflow != .visible && overflow != .clip }

    /// The largest number that a style may hold: sums and products of some of them stay finite.
    static let largest: CGFloat = 1e15

    static func finite(_ value: CGFloat) -> CGFloat {
        value.isNaN ? 0 : Swift.min(Swift.max(value, -largest), largest)
    }

    private static func positive(_ value: CGFloat) -> CGFloat { Swift.max(0, finite(value)) }

    private static func length(_ length: CSSLength, floor: CGFloat = -.infinity) -> Dimension {
        if length.fraction == 0, length.points.magnitude <= largest {
            return Dimension(kind: .length, points: Swift.max(length.points, floor), fraction: 0)
        }
        var (points, fraction) = (finite(length.points), finite(length.fraction))
        if fraction == 0 { points = Swift.max(points, floor) }
        if points == 0 { fraction = Swift.max(fraction, floor) }
        return Dimension(kind: .length, points: points, fraction: fraction)
    }

    private static func sides(_ edges: CSSEdges<CSSLength?>, floor: CGFloat = -.infinity) -> Sides {
        func side(_ value: CSSLength?) -> Dimension { value.map { length($0, floor: floor) } ?? Dimension() }
        return Sides(left: side(edges.left), right: side(edges.right), top: side(edges.top), bottom: side(edges.bottom))
    }

    private static func size(_ size: CSSSize) -> Dimension {
        switch size {
        case .auto: return Dimension()
        case .length(let value): return length(value, floor: 0)
        case .minContent: return Dimension(kind: .minContent)
        case .maxContent: return Dimension(kind: .maxContent)
        case .fitContent: return Dimension(kind: .fitContent)
        case .fitContentLimit(let value):
            var result = length(value, floor: 0)
            result.kind = .fitContentLimit
            return result
        case .stretch: return Dimension(kind: .stretch)
        case .content: return Dimension(kind: .content)
        }
    }
}

/// What the nodes of one style share: the style, its record, and what of a grid does not fit into numbers.
final class CSSStyleBox: NodeObject {
    /// A record with room for the item that all boxes of the style have in common.
    private struct Shared: BitwiseCopyable {
        var record: CSSRecord
        var prototype: CSSItem
    }

    let style: CSSStyle
    let record: UnsafeMutablePointer<CSSRecord>
    private let shared: UnsafeMutablePointer<Shared>
    /// Whether the number of tracks follows from a length.
    let repeatsAutomatically: Bool

    init(_ style: CSSStyle) {
        shared = RawMemory.allocated(1)
        record = shared.pointer(to: \.record).unsafelyUnwrapped
        record.initialize(to: CSSRecord())
        record.pointee.read(style)
        CSSRecord.findPrototype(of: record, in: shared.pointer(to: \.prototype).unsafelyUnwrapped)
        repeatsAutomatically =
            !style.grid.isUnset
            && (style.gridTemplateColumns.repeatsAutomatically || style.gridTemplateRows.repeatsAutomatically)
        // Last, so that it moves.
        self.style = style
    }

    deinit { RawMemory.deallocate(shared) }

    override func isSame(as other: NodeObject) -> Bool { (other as? CSSStyleBox)?.style == style }

    /// The style of an item that has none of its own.
    nonisolated(unsafe) static let initial = CSSStyleBox(CSSStyle())
    nonisolated(unsafe) static let initialItem = initial.record.pointee.prototype!.pointee
}
