import MullionGeometry
import Testing

@Suite("Angles")
struct AngleTests {
    @Test("180 degrees are pi radians")
    func conversion() {
        #expect(Angle(degrees: 180).radians == .pi)
        #expect(Angle.degrees(90).radians == .pi / 2)
        #expect(Angle.radians(.pi).degrees == 180)
        #expect(Angle(radians: 2).radians == 2)
    }

    @Test("Setting the degrees changes the radians")
    func setDegrees() {
        var angle = Angle.zero
        angle.degrees = -180
        #expect(angle == .radians(-.pi))
    }

    @Test("An angle without a value is zero")
    func zero() {
        #expect(Angle() == .zero)
        #expect(Angle.zero.radians == 0)
    }

    @Test("Angles compare by radians and count whole turns")
    func comparison() {
        #expect(Angle.degrees(10) < .degrees(20))
        #expect(Angle.zero < .degrees(360))
        #expect(Angle.zero != .degrees(360))
        #expect(max(Angle.degrees(-90), .zero) == .zero)
    }

    @Test("Angles add, subtract, scale and negate")
    func arithmetic() {
        let a = Angle.radians(3)
        let b = Angle.radians(1)
        #expect(a + b == .radians(4))
        #expect(a - b == .radians(2))
        #expect(a * 2 == .radians(6))
        #expect(a / 2 == .radians(1.5))
        #expect(-a == .radians(-3))
    }

    @Test("Angles add, subtract and scale in place")
    func arithmeticInPlace() {
        var angle = Angle.radians(3)
        angle += .radians(1)
        #expect(angle == .radians(4))
        angle -= .radians(2)
        #expect(angle == .radians(2))
        angle *= 3
        #expect(angle == .radians(6))
        angle /= 4
        #expect(angle == .radians(1.5))
    }

    @Test("Animatable data is radians scaled by 128")
    func animatableData() {
        var angle = Angle.radians(0.5)
        #expect(angle.animatableData == 64)
        angle.animatableData = 128
        #expect(angle == .radians(1))
    }
}
