import MullionAnimation
import MullionGeometry
import MullionTestSupport
import Testing

@Suite("Timing curves")
struct TimingCurveTests {
    @Test("easeInOut is at 0.129161931 after a quarter of the time, and at its middle half way")
    func easeInOut() {
        #expect(abs(TimingCurve.easeInOut.value(at: 0.25) - 0.129161931) < 1e-9)
        #expect(TimingCurve.easeInOut.value(at: 0.5) == 0.5)
    }

    @Test("A curve is at 0 up to the start and for NaN, and at 1 from the end on")
    func ends() {
        for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .default] {
            #expect([-.infinity, -1, 0, .nan].map(curve.value) == [0, 0, 0, 0])
            #expect([1, 2, .infinity].map(curve.value) == [1, 1, 1])
            #expect([-1, 2, .nan].map(curve.derivative) == [0, 0, 0])
        }
    }

    @Test("A random curve solves its own equation to 1e-9, and never goes back in time")
    func randomCurves() throws {
        var random = SplitMix64(seed: 11)
        for _ in 0..<500 {
            let (x1, x2) = (Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random))
            let curve = try TimingCurve(x1: x1, y1: x1, x2: x2, y2: x2 * 0.5)
            let weight = Double.random(in: 0...1, using: &random)
            func polynomial(_ p: Double, _ q: Double) -> Double {
                3 * weight * (1 - weight) * (1 - weight) * p + 3 * weight * weight * (1 - weight) * q
                    + weight * weight * weight
            }
            let expected = polynomial(x1, x2 * 0.5)
            #expect(abs(curve.value(at: polynomial(x1, x2)) - expected) < 1e-9)
        }
    }

    @Test("The derivative is the slope of the value")
    func slope() throws {
        var random = SplitMix64(seed: 12)
        for _ in 0..<500 {
            let curve = try TimingCurve(
                x1: .random(in: 0.05...0.95, using: &random), y1: .random(in: -1...2, using: &random),
                x2: .random(in: 0.05...0.95, using: &random), y2: .random(in: -1...2, using: &random))
            let share = Double.random(in: 0.01...0.99, using: &random)
            let step = 1e-6
            let slope = (curve.value(at: share + step) - curve.value(at: share - step)) / (2 * step)
            // Where a curve is nearly vertical, a difference quotient says little.
            if abs(slope) < 50 { #expect(abs(curve.derivative(at: share) - slope) < 1e-3 * max(1, abs(slope))) }
        }
    }

    @Test("The slope at an end is that of the curve beside it, also where a control point lies in the corner")
    func slopeAtEnds() {
        #expect(TimingCurve.easeIn.derivative(at: 0) == 0)
        #expect(abs(TimingCurve.easeIn.derivative(at: 1) - 1 / 0.58) < 1e-9)
        #expect(abs(TimingCurve.easeOut.derivative(at: 0) - 1 / 0.58) < 1e-9)
        #expect(TimingCurve.linear.derivative(at: 0) == 1)
    }

    @Test("A curve that is vertical in its middle has no finite slope there, and values on both sides")
    func vertical() throws {
        let curve = try TimingCurve(x1: 1, y1: 0, x2: 0, y2: 1)
        #expect(curve.derivative(at: 0.5) == .infinity)
        #expect(curve.value(at: 0.5) == 0.5)
        #expect(curve.value(at: 0.4999) < 0.5 && curve.value(at: 0.5001) > 0.5)
    }

    @Test("Control points may lie above and below, and the curve then goes too far")
    func overshooting() throws {
        let curve = try TimingCurve(x1: 0.3, y1: -0.5, x2: 0.7, y2: 1.5)
        #expect(curve.value(at: 0.1) < 0)
        #expect(curve.value(at: 0.9) > 1)
    }

    @Test(
        "Control points outside of the time, or that are no numbers, are refused",
        arguments: [
            (-0.1, 0, 1, 1), (1.1, 0, 1, 1), (0, 0, 1.1, 1), (.nan, 0, 1, 1), (0, .nan, 1, 1), (0, 0, 1, .infinity),
        ])
    func refused(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        #expect(throws: AnimationError.self) { try TimingCurve(x1: x1, y1: y1, x2: x2, y2: y2) }
    }

    @Test("A refusal says what is wrong")
    func sentence() {
        do {
            _ = try TimingCurve(x1: 2, y1: 0, x2: 1, y2: 1)
            Issue.record("accepted")
        } catch {
            #expect("\(error)" == "the x of the first control point is 2.0, which should be from 0.0 to 1.0")
        }
    }

    @Test("CubicTimingParameters has UIKit's words for a curve")
    func parameters() {
        #expect(CubicTimingParameters().timing == .curve(.default))
        let points = CubicTimingParameters(
            controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 0.58, y: 1))
        #expect(points.animationCurve == .easeInOut)
        #expect(points.controlPoint2 == CGPoint(x: 0.58, y: 1))
    }
}
