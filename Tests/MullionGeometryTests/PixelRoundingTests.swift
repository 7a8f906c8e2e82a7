import MullionGeometry
import Testing

@Suite("Pixel rounding")
struct PixelRoundingTests {
    @Test("Worked example: three equal columns in 100 points become 33, 34 and 33 wide")
    func workedExample() {
        let width: CGFloat = 100.0 / 3
        let columns = (0..<3).map { CGRect(x: CGFloat($0) * width, y: 0, width: width, height: 10) }
        let rounded = columns.map { $0.pixelAligned(scale: 1) }
        #expect(rounded.map(\.minX) == [0, 33, 67])
        #expect(rounded.map(\.width) == [33, 34, 33])
        #expect(rounded.map(\.height) == [10, 10, 10])
    }

    @Test("Halves go up, for negative coordinates too")
    func halvesGoUp() {
        let rect = CGRect(x: -1.5, y: 0.5, width: 2, height: 2)
        #expect(rect.pixelAligned(scale: 1) == CGRect(x: -1, y: 1, width: 2, height: 2))
        #expect(CGFloat(-0.5).pixelAligned(scale: 1) == 0)
        #expect(CGFloat(2.5).pixelAligned(scale: 1) == 3)
    }

    @Test("The number just below a half goes down")
    func justBelowHalf() {
        // Adding 0.5 to it gives 1 in floating point, which would round it up.
        #expect(CGFloat(0.5.nextDown).pixelAligned(scale: 1) == 0)
    }

    @Test("The scale decides how fine the pixels are")
    func scales() {
        let rect = CGRect(x: 0.3, y: 0.3, width: 1, height: 1)
        #expect(rect.pixelAligned(scale: 1) == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(rect.pixelAligned(scale: 2) == CGRect(x: 0.5, y: 0.5, width: 1, height: 1))
        let third = rect.pixelAligned(scale: 3)
        #expect(isClose(third.minX, 1.0 / 3))
        #expect(isClose(third.width, 1))
    }

    @Test("Corners are rounded, not sizes")
    func cornersNotSizes() {
        // Both are 1.4 wide; what they become depends on where they are.
        #expect(CGRect(x: 0, y: 0, width: 1.4, height: 1.4).pixelAligned(scale: 1).width == 1)
        #expect(CGRect(x: 0.4, y: 0, width: 1.4, height: 1.4).pixelAligned(scale: 1).width == 2)
    }

    @Test("A side narrower than a pixel may vanish")
    func vanishingSide() {
        let rounded = CGRect(x: 0.1, y: 0, width: 0.3, height: 5).pixelAligned(scale: 1)
        #expect(rounded == CGRect(x: 0, y: 0, width: 0, height: 5))
    }

    @Test("A negative size stays negative")
    func negativeSize() {
        let rounded = CGRect(x: 10.2, y: 10.2, width: -5.1, height: -5.1).pixelAligned(scale: 1)
        #expect(rounded.origin == CGPoint(x: 10, y: 10))
        #expect(rounded.size == CGSize(width: -5, height: -5))
    }

    @Test(
        "Rectangles with an infinite component come back unchanged",
        arguments: [
            CGRect(x: .infinity, y: 0.3, width: 0.3, height: 0.3),
            CGRect(x: 0.3, y: -.infinity, width: 0.3, height: 0.3),
            CGRect(x: 0.3, y: 0.3, width: .infinity, height: 0.3),
            CGRect(x: 0.3, y: 0.3, width: 0.3, height: .infinity),
            .null, .infinite,
        ])
    func infiniteInput(rect: CGRect) {
        #expect(rect.pixelAligned(scale: 2) == rect)
    }

    @Test("Undefined components stay undefined and leave the others alone")
    func undefinedInput() {
        let rounded = CGRect(x: CGFloat.nan, y: 0.3, width: 0.3, height: 0.3).pixelAligned(scale: 1)
        #expect(rounded.origin.x.isNaN)
        #expect(rounded.origin.y == 0.3)
        #expect(rounded.size == CGSize(width: 0.3, height: 0.3))
    }

    @Test("Coordinates without a fraction of a pixel come back unchanged", arguments: [1.0, 2.0, 3.0])
    func hugeCoordinates(scale: Double) {
        let huge: [CGFloat] = [0x1p52 + 1, -0x1p52 - 1, 1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude]
        for value in huge {
            #expect(value.pixelAligned(scale: CGFloat(scale)) == value)
        }
    }

    #if compiler(>=6.2) && (os(macOS) || os(Linux) || os(Windows))
    @Test("A scale of zero, below zero or infinite is a programmer error")
    func badScales() async {
        await #expect(processExitsWith: .failure) { _ = CGRect.zero.pixelAligned(scale: 0) }
        await #expect(processExitsWith: .failure) { _ = CGRect.zero.pixelAligned(scale: -1) }
        await #expect(processExitsWith: .failure) { _ = CGRect.zero.pixelAligned(scale: .infinity) }
        await #expect(processExitsWith: .failure) { _ = CGRect.zero.pixelAligned(scale: .nan) }
    }
    #endif
}
