import MullionDrawing
import MullionGeometry
import Testing

@Suite struct PaintTests {
    @Test("Colours of a gradient lie at equal distances")
    func equalDistances() {
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops == [Gradient.Stop(color: .red, location: 0)])
        #expect(Gradient(colors: []).stops.isEmpty)
    }

    @Test("Locations outside 0…1 are moved to the nearer end and NaN is 0")
    func repairedLocations() {
        let locations: [CGFloat] = [-1, .nan, .infinity, 0.25]
        #expect(locations.map { Gradient.Stop(color: .red, location: $0).location } == [0, 0, 1, 0.25])
        var stop = Gradient.Stop(color: .red, location: 0.5)
        stop.location = 7
        #expect(stop.location == 1)
    }

    @Test("A stop before its predecessor counts as lying at the same place")
    func order() {
        let gradient = Gradient(stops: [
            .init(color: .red, location: 0.4), .init(color: .green, location: 0.2), .init(color: .blue, location: 0.9),
        ])
        #expect(gradient.orderedStops.map(\.location) == [0.4, 0.4, 0.9])
    }

    @Test("A paint knows whether it is finite and whether it can be seen")
    func properties() {
        let gradient = Gradient(colors: [.clear, .red])
        #expect(Paint.linearGradient(gradient, from: .zero, to: CGPoint(x: 1, y: 0)).isFinite)
        #expect(!Paint.linearGradient(gradient, from: .zero, to: CGPoint(x: CGFloat.nan, y: 0)).isFinite)
        #expect(!Paint.radialGradient(gradient, center: .zero, startRadius: 0, endRadius: .infinity).isFinite)
        #expect(!Paint.linearGradient(gradient, from: .zero, to: .zero).isInvisible)
        #expect(
            Paint.radialGradient(Gradient(colors: [.clear]), center: .zero, startRadius: 0, endRadius: 1).isInvisible)
        #expect(Paint.color(.clear).isInvisible && !Paint.color(.red).isInvisible)
    }

    @Test("Dashes are used if all are at least 0 and one is more")
    func dashes() {
        let dashes: [[CGFloat]] = [[], [0, 0], [3, -1], [.nan], [0, 2], [4]]
        #expect(dashes.map { StrokeStyle(dash: $0).isDashed } == [false, false, false, false, true, true])
        #expect(!StrokeStyle(dash: [.infinity]).isFinite && !StrokeStyle(miterLimit: .nan).isFinite)
    }
}
