import MullionGeometry

/// Padding, border and scrollbar of a box: the distances from the border box to the content box (CSS 2.1 §8.1).
struct CSSInsets: BitwiseCopyable {
    var left: CGFloat
    var right: CGFloat
    var top: CGFloat
    var bottom: CGFloat

    @inline(__always) var width: CGFloat { left + right }
    @inline(__always) var height: CGFloat { top + bottom }

    /// Percent padding refers to the width `basis`, on all sides; it is 0 where that is NaN (CSS 2.1 §8.4). A vertical
    /// scrollbar is at the end side of the text. Scrollbars take no more than the box has.
    @inline(__always)
    init(
        _ style: UnsafeMutablePointer<CSSRecord>, basis: CGFloat, width: CGFloat = .infinity,
        height: CGFloat = .infinity
    ) {
        left = style.pointee.borderLeft + style.pointee.padding.left.lengthOrZero(basis)
        right = style.pointee.borderRight + style.pointee.padding.right.lengthOrZero(basis)
        top = style.pointee.borderTop + style.pointee.padding.top.lengthOrZero(basis)
        bottom = style.pointee.borderBottom + style.pointee.padding.bottom.lengthOrZero(basis)
        if style.pointee.scrollbarX == 0, style.pointee.scrollbarY == 0 { return }
        bottom += Swift.min(style.pointee.scrollbarY, Swift.max(0, height - top - bottom))
        let bar = Swift.min(style.pointee.scrollbarX, Swift.max(0, width - left - right))
        if style.pointee.isRightToLeft {
            left += bar
        } else {
            right += bar
        }
    }
}
