import MullionGeometry
import Testing

@Suite("Affine transforms")
struct CGAffineTransformTests {
    private let point = CGPoint(x: 3, y: 4)

    @Test("The identity changes nothing")
    func identity() {
        #expect(point.applying(.identity) == point)
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(!CGAffineTransform(translationX: 1, y: 0).isIdentity)
        #expect(!CGAffineTransform().isIdentity)
    }

    @Test("A point goes through all six entries")
    func entries() {
        let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        #expect(point.applying(transform) == CGPoint(x: 2 * 3 + 5 * 4 + 11, y: 3 * 3 + 7 * 4 + 13))
        #expect(CGAffineTransform(2, 3, 5, 7, 11, 13) == transform)
    }

    @Test("Translations move and scales multiply")
    func translationAndScale() {
        #expect(point.applying(CGAffineTransform(translationX: 10, y: -1)) == CGPoint(x: 13, y: 3))
        #expect(point.applying(CGAffineTransform(scaleX: 2, y: -3)) == CGPoint(x: 6, y: -12))
    }

    @Test("A quarter turn takes the x axis to the y axis")
    func rotation() {
        let quarter = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isClose(CGPoint(x: 1, y: 0).applying(quarter), CGPoint(x: 0, y: 1)))
        #expect(isClose(CGPoint(x: 0, y: 1).applying(quarter), CGPoint(x: -1, y: 0)))
    }

    @Test("Concatenating applies the receiver first")
    func concatenation() {
        let move = CGAffineTransform(translationX: 10, y: 20)
        let scale = CGAffineTransform(scaleX: 2, y: 3)
        #expect(point.applying(move.concatenating(scale)) == point.applying(move).applying(scale))
        #expect(point.applying(scale.concatenating(move)) == point.applying(scale).applying(move))
        #expect(move.concatenating(scale) != scale.concatenating(move))
    }

    @Test("Translated, scaled and rotated apply the new step first")
    func steps() {
        let base = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        #expect(base.translatedBy(x: 1, y: 2) == CGAffineTransform(translationX: 1, y: 2).concatenating(base))
        #expect(base.scaledBy(x: 4, y: 5) == CGAffineTransform(scaleX: 4, y: 5).concatenating(base))
        #expect(isClose(base.rotated(by: 0.3), CGAffineTransform(rotationAngle: 0.3).concatenating(base)))
        #expect(base.translatedBy(x: 1, y: 2).tx == CGFloat(23))
    }

    @Test("A transform followed by its inverse is the identity")
    func inverse() {
        let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        #expect(isClose(transform.concatenating(transform.inverted()), .identity))
        #expect(isClose(transform.inverted().concatenating(transform), .identity))
    }

    @Test("A transform without an inverse is its own answer")
    func noInverse() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("A size is transformed as a vector and ignores translation")
    func size() {
        let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        #expect(CGSize(width: 3, height: 4).applying(transform) == CGSize(width: 26, height: 37))
    }

    @Test("A rectangle becomes the bounds of its transformed corners")
    func rectangle() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.applying(CGAffineTransform(scaleX: -1, y: 2)) == CGRect(x: -4, y: 4, width: 3, height: 8))
        let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(isClose(turned.origin, CGPoint(x: -6, y: 1)))
        #expect(isClose(CGPoint(x: turned.width, y: turned.height), CGPoint(x: 4, y: 3)))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }

    @Test("Transforms and vectors are written as plain lists")
    func coding() throws {
        let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        let data = try JSONEncoder().encode(transform)
        #expect(String(decoding: data, as: UTF8.self) == "[2,3,5,7,11,13]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)

        let vector = CGVector(dx: 1, dy: -2)
        let vectorData = try JSONEncoder().encode(vector)
        #expect(String(decoding: vectorData, as: UTF8.self) == "[1,-2]")
        #expect(try JSONDecoder().decode(CGVector.self, from: vectorData) == vector)
    }

    @Test("A vector without components is zero")
    func vector() {
        #expect(CGVector() == .zero)
        #expect(CGVector(dx: 1, dy: 0) != .zero)
    }
}
