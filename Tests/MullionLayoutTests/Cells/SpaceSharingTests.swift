import MullionGeometry
import MullionTestSupport
import Testing

@testable import MullionLayout

@Suite struct SpaceSharingTests {
    @Test func `Equal weights share with the surplus at the last`() {
        #expect(SpaceSharing.share(10, by: [1, 1, 1]) == [3, 3, 4])
        #expect(SpaceSharing.share(9, by: [3, 1]) == [6, 3])
        #expect(SpaceSharing.share(50, by: [30, 60, 10]) == [15, 30, 5])
    }

    @Test func `Quotients are rounded to single precision before they are rounded down`() {
        #expect(SpaceSharing.share(30, by: [0.1, 0.1, 0.1]) == [10, 10, 10])
    }

    @Test func `Weights that are not positive get nothing`() {
        #expect(SpaceSharing.share(10, by: [0, -3, .nan, 2, 0]) == [0, 0, 0, 10, 0])
        #expect(SpaceSharing.share(10, by: [0, 0]) == [0, 0])
        #expect(SpaceSharing.share(10, by: []) == [])
    }

    @Test func `Weights of any size share all of the space`() {
        for weights: [CGFloat] in [
            [.infinity, 1, 1], [1e300, 1e-300, 1e-300], [.infinity, .infinity], [1e-300, 1e-300, 1], [1e17, 1, 1],
        ] {
            let parts = SpaceSharing.share(100, by: weights)
            #expect(parts.reduce(0, +) == 100 && parts.allSatisfy { $0 >= 0 }, "\(weights): \(parts)")
        }
    }

    @Test func `Shrinking stops at 0 and leaves the rest as a shortage`() {
        var lengths: [CGFloat] = [2, 50]
        SpaceSharing.adjust(&lengths, by: [1, 1], -20)
        #expect(lengths == [0, 40])
    }

    @Test func `Nothing changes without a weight`() {
        var lengths: [CGFloat] = [2, 50]
        SpaceSharing.adjust(&lengths, by: [0, -1], 20)
        #expect(lengths == [2, 50])
    }

    @Test func `Halves are rounded away from zero`() {
        #expect(WholePoints.near(2.5) == 3 && WholePoints.near(-2.5) == -3)
        #expect(WholePoints.up(50.1) == 51 && WholePoints.down(50.9) == 50)
        #expect(WholePoints.usable(.nan) == 0 && WholePoints.usable(-.infinity) == -WholePoints.limit)
    }

    @Test func `Numbers of every magnitude are rounded as the standard library rounds them in single precision`() {
        var random = SplitMix64(seed: 1)
        var values: [CGFloat] = [
            0, -0.0, .nan, .infinity, -.infinity, 1e-300, 0.49999997, 4_194_304, 4_194_305, 8e6, 1e9,
        ]
        for exponent in -30...30 {
            for _ in 0..<200 {
                let value =
                    CGFloat.random(in: -1...1, using: &random)
                    * CGFloat(sign: .plus, exponent: exponent, significand: 1)
                values += [value, value.rounded(), value.rounded() + 0.5]
            }
        }
        for value in values.flatMap({ [$0, -$0] }) {
            let single = Float(value)
            #expect(same(WholePoints.up(value), CGFloat(single.rounded(.up)) + 0), "\(value)")
            #expect(same(WholePoints.down(value), CGFloat(single.rounded(.down)) + 0), "\(value)")
            #expect(same(WholePoints.near(value), CGFloat(single.rounded(.toNearestOrAwayFromZero)) + 0), "\(value)")
            #expect(same(WholePoints.nearExactly(value), value.rounded(.toNearestOrAwayFromZero) + 0), "\(value)")
        }
    }
}
