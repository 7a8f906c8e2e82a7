import MullionDrawing
import MullionGeometry
import Testing

@Suite struct PathTests {
    @Test("An empty path bounds nothing")
    func emptyBounds() {
        #expect(Path().boundingRect.isNull)
        #expect(Path().isEmpty)
    }

    @Test("A line without a move begins a subpath at its end")
    func lineWithoutMove() {
        var path = Path()
        path.addLine(to: CGPoint(x: 3, y: 4))
        #expect(path.elements == [.move(to: CGPoint(x: 3, y: 4))])
        #expect(path.boundingRect == CGRect(x: 3, y: 4, width: 0, height: 0))
    }

    @Test("Closing an empty path adds nothing")
    func closeEmpty() {
        var path = Path()
        path.closeSubpath()
        #expect(path.isEmpty)
    }

    @Test("Rectangles, rounded rectangles and ellipses fill their rectangle")
    func shapesFillTheirRectangle() {
        let rect = CGRect(x: 10, y: 20, width: 70, height: 30)
        for path in [Path(rect), Path(roundedRect: rect, cornerRadius: 9), Path(ellipseIn: rect)] {
            expectEqual(path.boundingRect, rect)
        }
    }

    @Test("A rectangle with negative sides is the same as its mirror image")
    func negativeSides() {
        let path = Path(CGRect(x: 80, y: 50, width: -70, height: -30))
        #expect(path == Path(CGRect(x: 10, y: 20, width: 70, height: 30)))
    }

    @Test("Corner radii are limited to half the sides", arguments: [15, 100, CGFloat.infinity])
    func largeRadius(radius: CGFloat) {
        let rect = CGRect(x: 0, y: 0, width: 70, height: 30)
        #expect(Path(roundedRect: rect, cornerRadius: radius).elements.first == .move(to: CGPoint(x: 15, y: 0)))
        expectEqual(Path(roundedRect: rect, cornerRadius: radius).boundingRect, rect)
    }

    @Test("Radii that are none leave square corners", arguments: [0, -3, CGFloat.nan])
    func noRadius(radius: CGFloat) {
        let rect = CGRect(x: 0, y: 0, width: 70, height: 30)
        #expect(Path(roundedRect: rect, cornerRadius: radius) == Path(rect))
    }

    @Test("Curves are bounded by the curve, not by the control points")
    func curveBounds() {
        var quad = Path()
        quad.move(to: .zero)
        quad.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        expectEqual(quad.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5))

        var cubic = Path()
        cubic.move(to: .zero)
        cubic.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: -8))
        // y = 24t(1-t)(1-2t), whose extremes are ±4/√3 at t = 1/2 ± √3/6.
        let extreme = 4 / CGFloat(3).squareRoot()
        expectEqual(cubic.boundingRect, CGRect(x: 0, y: -extreme, width: 10, height: 2 * extreme))
    }

    @Test("After closing, a curve starts where the subpath began")
    func curveAfterClose() {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.closeSubpath()
        path.addQuadCurve(to: CGPoint(x: 0, y: 10), control: CGPoint(x: -10, y: 5))
        expectEqual(path.boundingRect, CGRect(x: -5, y: 0, width: 15, height: 10))
    }

    @Test("Numbers that are not finite are noticed and do not reach the bounds")
    func notFinite() {
        var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(path.isFinite)
        path.addLine(to: CGPoint(x: CGFloat.nan, y: 5))
        path.addCurve(
            to: CGPoint(x: 2, y: 2), control1: CGPoint(x: CGFloat.infinity, y: 0), control2: CGPoint(x: 9, y: 9))
        #expect(!path.isFinite)
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        _ = Path(roundedRect: CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: -1), cornerRadius: 3)
        _ = Path(ellipseIn: .null)
    }

    private func expectEqual(_ a: CGRect, _ b: CGRect) {
        for (x, y) in [(a.minX, b.minX), (a.minY, b.minY), (a.maxX, b.maxX), (a.maxY, b.maxY)] {
            #expect(abs(x - y) < 1e-6)
        }
    }
}
