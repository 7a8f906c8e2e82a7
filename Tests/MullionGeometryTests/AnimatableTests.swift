import MullionGeometry
import Testing

private struct Still: Animatable {
    var name = "still"
}

private struct Moving: Animatable {
    var amount: Double
    var name = "moving"

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

@Suite("Animatable values")
struct AnimatableTests {
    @Test("A type that says nothing has empty data")
    func emptyByDefault() {
        var value = Still()
        value.animatableData = .zero
        #expect(type(of: value).AnimatableData.self == EmptyAnimatableData.self)
        #expect(value.animatableData == EmptyAnimatableData())
    }

    @Test("The type of the data follows from the property")
    func inferredData() {
        var value = Moving(amount: 1)
        value.animatableData += 2
        #expect(Moving.AnimatableData.self == Double.self)
        #expect(value.amount == 3)
    }

    @Test("Numbers are their own data")
    func numbers() {
        var float: Float = 1
        float.animatableData += 1
        #expect(float == 2)
        var double = 1.0
        double.animatableData += 1
        #expect(double == 2)
        var length: CGFloat = 1
        length.animatableData += 1
        #expect(length == 2)
    }

    @Test("Points, sizes and rectangles go through pairs, unscaled")
    func rectangles() {
        var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.origin.animatableData == AnimatablePair(1, 2))
        #expect(rect.size.animatableData == AnimatablePair(3, 4))
        #expect(rect.animatableData == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
        rect.animatableData.scale(by: 2)
        #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
    }

    @Test("Scaling multiplies every component")
    func scaling() {
        var pair = AnimatablePair(Float(1), AnimatablePair(2.0, CGFloat(3)))
        pair.scale(by: -2)
        #expect(pair == AnimatablePair(-2, AnimatablePair(-4, -6)))
    }

    @Test("The squared magnitude is the sum of the squares of all components")
    func magnitude() {
        #expect(AnimatablePair(Float(1), AnimatablePair(2.0, CGFloat(3))).magnitudeSquared == 14)
        #expect(EmptyAnimatableData().magnitudeSquared == 0)
    }

    @Test("Pairs add and subtract component by component")
    func pairArithmetic() {
        let a = AnimatablePair(5.0, 7.0)
        let b = AnimatablePair(1.0, 2.0)
        #expect(a + b == AnimatablePair(6, 9))
        #expect(a - b == AnimatablePair(4, 5))
        #expect(a + .zero == a)
        var c = a
        c += b
        c -= AnimatablePair(0.5, 0.25)
        #expect(c == AnimatablePair(5.5, 8.75))
        #expect(a != AnimatablePair(5, 0))
        #expect(a != AnimatablePair(0, 7))
    }

    @Test("Interpolating data interpolates the value")
    func interpolation() {
        let from = CGPoint(x: 0, y: 10)
        let to = CGPoint(x: 8, y: 30)
        var step = to.animatableData - from.animatableData
        step.scale(by: 0.25)
        var middle = from
        middle.animatableData += step
        #expect(middle == CGPoint(x: 2, y: 15))
    }
}
