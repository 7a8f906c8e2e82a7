import MullionCollection
import MullionGeometry
import MullionTestSupport
import Testing

@Suite("Justified rows")
struct JustifiedTests {
    private func layout(_ sizes: [CGSize], width: CGFloat = 300, target: CGFloat = 100) -> CollectionFlowLayout {
        var source = FlowSections()
        source.append(
            FlowSection(.variable(0), arrangement: .custom(JustifiedArrangement(targetLength: target))), sizes: sizes)
        var layout = CollectionFlowLayout(
            viewport: FlowViewport(bounds: CGRect(x: 0, y: 0, width: width, height: 480)))
        layout.prepare(from: source)
        return layout
    }

    @Test("Items fill rows near to the target; the last row has the target")
    func workedExample() {
        let frames = layout([
            CGSize(width: 300, height: 200), CGSize(width: 30, height: 20), CGSize(width: 50, height: 50),
        ]).allElements.map(\.frame)
        let row = CGFloat(290) / 3
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 1.5 * row, height: row))
        #expect(frames[1] == CGRect(x: 1.5 * row + 10, y: 0, width: 1.5 * row, height: row))
        #expect(frames[2] == CGRect(x: 0, y: row + 10, width: 100, height: 100))
    }

    @Test("A row ends before an item that would make it further from the target")
    func withoutLast() {
        // One of 2.9 : 1 is 103.4 long; with one of 3 : 1 it would be 49.
        let frames = layout([CGSize(width: 290, height: 100), CGSize(width: 300, height: 100)]).allElements.map(\.frame)
        #expect(abs(frames[0].size.width - 300) < 1e-6)
        #expect(frames[1].origin.x == 0)
    }

    @Test("All rows but the last are as wide as the section, and keep proportions and order")
    func properties() {
        for seed in fuzzSeeds(1_000, dividedBy: 20) {
            var random = SplitMix64(seed: seed)
            let sizes = (0..<Int.random(in: 1...60, using: &random)).map { _ in
                CGSize(
                    width: CGFloat.random(in: 20...300, using: &random),
                    height: CGFloat.random(in: 20...300, using: &random))
            }
            let frames = layout(sizes, width: CGFloat.random(in: 100...900, using: &random)).allElements.map(\.frame)
            let width = layout(sizes).contentSize.width
            #expect(width == 300)
            for (frame, size) in zip(frames, sizes) {
                #expect(abs(frame.width / frame.height - size.width / size.height) < 1e-9, "seed \(seed)")
            }
            for (frame, next) in zip(frames, frames.dropFirst()) {
                let isSameRow = frame.minY == next.minY
                #expect(isSameRow ? next.minX > frame.maxX : next.minX == 0 && next.minY > frame.minY, "seed \(seed)")
            }
            let ends = Set(
                zip(frames, frames.dropFirst()).filter { $0.minY != $1.minY }.map { ($0.0.maxX * 1e6).rounded() })
            #expect(ends.count <= 1, "seed \(seed)")
        }
    }

    @Test("No width, no lengths, and lengths of any kind give finite frames")
    func hostile() {
        let sizes = [
            CGSize.zero, CGSize(width: 0, height: 50), CGSize(width: 1e300, height: 1),
            CGSize(width: CGFloat.nan, height: 3),
        ]
        for width in [CGFloat(0), 5, 300] {
            for target in [CGFloat.nan, -5, 0, 1e300, .infinity] {
                let frames = layout(sizes, width: width, target: target).allElements.map(\.frame)
                #expect(frames.allSatisfy { $0.maxX.isFinite && $0.maxY.isFinite && $0.width >= 0 && $0.height >= 0 })
            }
        }
    }
}
