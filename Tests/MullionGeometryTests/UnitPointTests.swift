import MullionGeometry
import Testing

@Suite("Unit points")
struct UnitPointTests {
    @Test(
        "Named points are at halves of the rectangle",
        arguments: [
            (UnitPoint.topLeading, 0.0, 0.0), (.top, 0.5, 0), (.topTrailing, 1, 0),
            (.leading, 0, 0.5), (.center, 0.5, 0.5), (.trailing, 1, 0.5),
            (.bottomLeading, 0, 1), (.bottom, 0.5, 1), (.bottomTrailing, 1, 1), (.zero, 0, 0),
        ])
    func namedPoints(point: UnitPoint, x: Double, y: Double) {
        #expect(point == UnitPoint(x: CGFloat(x), y: CGFloat(y)))
    }

    @Test("A unit point without coordinates is the origin")
    func emptyInit() {
        #expect(UnitPoint() == .zero)
    }

    @Test("Animatable data is scaled by 128 and comes back exactly")
    func animatableData() {
        var point = UnitPoint(x: 0.5, y: 0.25)
        #expect(point.animatableData == AnimatablePair(64, 32))
        point.animatableData = AnimatablePair(128, -64)
        #expect(point == UnitPoint(x: 1, y: -0.5))
    }
}
