import Foundation
import MullionAnimation
import MullionGeometry
import MullionTestSupport
import Testing

@Suite("Springs")
struct SpringTests {
    @Test("Mass 1, stiffness 100 and damping 10 swing with 10 radians per second and settle after 1.410319 s")
    func workedExample() throws {
        let spring = try Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(spring.angularFrequency == 10)
        #expect(spring.dampingRatio == 0.5)
        #expect(abs(spring.value(at: 0.1) - 0.340299847) < 1e-9)
        #expect(abs(spring.settlingDuration - 1.410319) < 1e-6)
    }

    @Test("The value and its velocity follow the equation of motion")
    func equationOfMotion() throws {
        var random = SplitMix64(seed: 21)
        for ratio in [0.05, 0.5, 0.999999, 1, 1.000001, 1.5, 4.5, 40] {
            for _ in 0..<20 {
                let velocity = Double.random(in: -20...20, using: &random)
                let spring = try Spring(angularFrequency: 7, dampingRatio: ratio, initialVelocity: velocity)
                let time = Double.random(in: 0.01...2, using: &random)
                let step = 1e-5
                let slope = (spring.value(at: time + step) - spring.value(at: time - step)) / (2 * step)
                #expect(abs(slope - spring.velocity(at: time)) < 1e-5)
                let acceleration = (spring.velocity(at: time + step) - spring.velocity(at: time - step)) / (2 * step)
                let force = 49 * (1 - spring.value(at: time)) - 2 * ratio * 7 * spring.velocity(at: time)
                #expect(abs(acceleration - force) < 1e-3)
            }
        }
    }

    @Test("Value and settling duration are continuous through ζ = 1")
    func critical() throws {
        var random = SplitMix64(seed: 22)
        for velocity in [-30, 0, 3, 8, 9.9, 10.2, 14, 30] {
            let critical = try Spring(angularFrequency: 10, dampingRatio: 1, initialVelocity: velocity)
            for exponent in stride(from: -16, through: -3, by: 0.25) {
                for ratio in [1 - pow(10, exponent), 1 + pow(10, exponent)] {
                    let spring = try Spring(angularFrequency: 10, dampingRatio: ratio, initialVelocity: velocity)
                    let allowed = 20 * pow(10, exponent) + 1e-12
                    #expect(abs(spring.settlingDuration - critical.settlingDuration) < allowed, "\(velocity), \(ratio)")
                    let time = Double.random(in: 0...3, using: &random)
                    #expect(abs(spring.value(at: time) - critical.value(at: time)) < allowed)
                }
            }
        }
        let nearly = try Spring(mass: 2, stiffness: 200, damping: 40, initialVelocity: 8)
        #expect(abs(nearly.settlingDuration - 0.785) < 1e-3)
    }

    @Test("A spring begins at 0 with its initial velocity, and is at 1 in the end")
    func ends() throws {
        for ratio in [0.3, 1, 3] {
            let spring = try Spring(angularFrequency: 5, dampingRatio: ratio, initialVelocity: 2)
            #expect([-1, 0, .nan].map(spring.value) == [0, 0, 0])
            #expect([-1, 0, .nan].map(spring.velocity) == [0, 2, 0])
            #expect(spring.value(at: .infinity) == 1)
            #expect(spring.velocity(at: .infinity) == 0)
        }
    }

    @Test("After settling, the goal is never further away than 0.001")
    func settling() throws {
        var random = SplitMix64(seed: 22)
        for _ in 0..<500 {
            let spring = try Spring(
                angularFrequency: .random(in: 1...30, using: &random),
                dampingRatio: random.next() % 8 == 0 ? 1 : .random(in: 0.1...4, using: &random),
                initialVelocity: .random(in: -50...50, using: &random))
            let settled = spring.settlingDuration
            for step in 0..<200 {
                #expect(abs(1 - spring.value(at: settled * (1 + Double(step) / 100))) <= 0.001 + 1e-12)
            }
            // Without swings it is the last such time.
            if spring.dampingRatio >= 1 { #expect(abs(abs(1 - spring.value(at: settled)) - 0.001) < 1e-9) }
        }
    }

    @Test("A damping ratio near 1 gives the values of 1")
    func nearlyCritical() throws {
        let critical = try Spring(angularFrequency: 10, dampingRatio: 1)
        for ratio in [1 - 1e-15, 1 - 1e-12, 1 + 1e-15, 1 + 1e-12] {
            let spring = try Spring(angularFrequency: 10, dampingRatio: ratio)
            for time in [0.001, 0.1, 1, 10] {
                #expect(abs(spring.value(at: time) - critical.value(at: time)) < 1e-11)
            }
        }
    }

    @Test("A spring by damping ratio and duration settles in that duration")
    func byDuration() throws {
        var random = SplitMix64(seed: 23)
        for ratio in [0.001, 0.2, 0.7, 0.99, 1, 1.2, 5, 1000] {
            for velocity in [-1000, -1, 0, 1, 1000, Double.random(in: -50...50, using: &random)] {
                let spring = try Spring(dampingRatio: ratio, duration: 2, initialVelocity: velocity)
                #expect(spring.settlingDuration <= 2)
                // Above the frequency, a swing can fall under the limit all at once.
                if velocity <= 0 { #expect(abs(spring.settlingDuration - 2) < 1e-6) }
            }
        }
        #expect(abs(try Spring(dampingRatio: 0.7, duration: 1).angularFrequency - 10.349182) < 1e-6)
    }

    @Test("The system's spring has a damping ratio of 4.564 and takes 3.418033 s")
    func system() throws {
        #expect(abs(SpringTimingParameters().dampingRatio - 4.564354646) < 1e-9)
        #expect(abs(try Spring(mass: 3, stiffness: 1000, damping: 500).settlingDuration - 3.418033) < 1e-6)
    }

    @Test(
        "Springs that never settle, and what is no number, are refused",
        arguments: [
            (0, 100, 10), (1, 0, 10), (1, 100, 0), (-1, 100, 10), (.nan, 100, 10), (1, .infinity, 10),
            (1, 1e300, 1e-300),
        ])
    func refused(_ mass: Double, _ stiffness: Double, _ damping: Double) {
        #expect(throws: AnimationError.self) { try Spring(mass: mass, stiffness: stiffness, damping: damping) }
    }

    @Test(
        "Durations and velocities out of range are refused",
        arguments: [(0.5, 0, 0), (0.5, .nan, 0), (0.5, .infinity, 0), (0, 1, 0), (0.5, 1, .nan), (0.5, 1, 1e9)])
    func refusedByRatio(_ ratio: Double, _ duration: Double, _ velocity: Double) {
        #expect(throws: AnimationError.self) {
            try Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
        }
    }

    @Test("No spring that is accepted gives NaN")
    func extremes() throws {
        for frequency in [1e-12, 1, 1e12] {
            for ratio in [1e-6, 1 - 1e-16, 1, 1 + 1e-15, 1e6] {
                for velocity in [-1e12, 0, 1e12] {
                    let spring = try Spring(
                        angularFrequency: frequency, dampingRatio: ratio, initialVelocity: velocity)
                    #expect(spring.settlingDuration.isFinite && spring.settlingDuration > 0)
                    for time in [1e-300, 1e-9, 1, 1e9, 1e300, .infinity] {
                        #expect(!spring.value(at: time).isNaN && !spring.velocity(at: time).isNaN)
                    }
                }
            }
        }
    }
}
