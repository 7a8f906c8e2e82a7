import MullionGeometry

/// The main axis, along which a layout scrolls, and the cross axis, along which its lines run.
struct FlowAxes {
    let isVertical: Bool

    init(scrolls axis: Axis) { isVertical = axis == .vertical }

    func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func cross(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func main(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
    func cross(_ point: CGPoint) -> CGFloat { isVertical ? point.x : point.y }

    func mainInsets(_ insets: EdgeInsets) -> (before: CGFloat, after: CGFloat) {
        isVertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    }

    func crossInsets(_ insets: EdgeInsets) -> (before: CGFloat, after: CGFloat) {
        isVertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    }

    func size(_ size: SectionSize) -> CGSize {
        isVertical ? CGSize(width: size.cross, height: size.main) : CGSize(width: size.main, height: size.cross)
    }

    func size(_ size: CGSize) -> SectionSize { SectionSize(cross: cross(size), main: main(size)) }

    func rect(cross: CGFloat, main: CGFloat, size: SectionSize) -> CGRect {
        isVertical
            ? CGRect(x: cross, y: main, width: size.cross, height: size.main)
            : CGRect(x: main, y: cross, width: size.main, height: size.cross)
    }

    /// A rectangle's range along the main axis; nil if it is empty of numbers.
    func mainRange(_ rect: CGRect) -> ClosedRange<CGFloat>? {
        let start = main(rect.origin)
        let end = start + main(rect.size)
        return start <= end ? start...end : nil
    }

    func setMain(_ point: inout CGPoint, _ main: CGFloat) {
        if isVertical { point.y = main } else { point.x = main }
    }

    func setCross(_ point: inout CGPoint, _ cross: CGFloat) {
        if isVertical { point.x = cross } else { point.y = cross }
    }

    /// Returns a point with a different main component.
    func point(_ point: CGPoint, main: CGFloat) -> CGPoint {
        isVertical ? CGPoint(x: point.x, y: main) : CGPoint(x: main, y: point.y)
    }
}
