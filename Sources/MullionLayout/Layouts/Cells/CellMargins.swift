import MullionGeometry

/// What margins leave of a container. Rows, columns, stacks and flows round a fractional container down, grids up.
///
/// Each margin is rounded up. Margins larger than the container leave nothing, which begins at the margin clipped to
/// the container. An infinite side of the container is open and stays so.
///
/// Worked example: margins of 0.4 at both sides of a container 52.5 wide leave 50, from 1 to 51.
struct CellMargins {
    let leading: CGFloat
    let top: CGFloat
    let trailing: CGFloat
    let bottom: CGFloat

    init(_ insets: EdgeInsets) {
        leading = WholePoints.up(WholePoints.usable(insets.leading))
        top = WholePoints.up(WholePoints.usable(insets.top))
        trailing = WholePoints.up(WholePoints.usable(insets.trailing))
        bottom = WholePoints.up(WholePoints.usable(insets.bottom))
    }

    /// The room that all margins take.
    var inset: CGSize { CGSize(width: leading + trailing, height: top + bottom) }

    /// The rectangle inside the margins.
    func content(of size: CGSize) -> CGRect {
        let (x, width) = Self.span(size.width, leading, trailing)
        let (y, height) = Self.span(size.height, top, bottom)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private static func span(_ length: CGFloat, _ before: CGFloat, _ after: CGFloat) -> (CGFloat, CGFloat) {
        if length == .infinity { return (before, .infinity) }
        let start = WholePoints.down(min(before, length))
        return (start, max(0, WholePoints.down(length - after) - start))
    }
}
