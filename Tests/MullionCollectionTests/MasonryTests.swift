import Foundation
import MullionCollection
import MullionGeometry
import MullionTestSupport
import Testing

/// Cases that `Scripts/make-masonry-cases` had Chromium compute, as `display: grid-lanes`.
@Suite("Masonry")
struct MasonryTests {
    private struct File: Decodable {
        struct Case: Decodable {
            struct Expected: Decodable {
                var length: CGFloat
                var frames: [[CGFloat]]
            }

            var name: String
            var lanes: Int
            var width: CGFloat
            var spacing: [CGFloat]
            var items: [[Int]]
            var expected: Expected
        }

        var cases: [Case]
    }

    private func layout(_ each: File.Case) -> CollectionFlowLayout {
        let spans = each.items.map { $0[1] }
        var section = FlowSection(
            .variable(0), arrangement: .custom(MasonryArrangement(lanes: each.lanes) { spans[$0] }))
        section.interitemSpacing = each.spacing[0]
        section.lineSpacing = each.spacing[1]
        var source = FlowSections()
        source.append(section, sizes: each.items.map { CGSize(width: 1, height: CGFloat($0[0])) })
        var layout = CollectionFlowLayout(
            viewport: FlowViewport(bounds: CGRect(x: 0, y: 0, width: each.width, height: 300)))
        layout.prepare(from: source)
        return layout
    }

    @Test("Items that span lanes are where grid lanes have them, and are found there")
    func chromium() throws {
        let cases = try JSONDecoder().decode(File.self, from: Fixture.data("Collection/masonry.json")).cases
        #expect(cases.count >= 50)
        for each in cases {
            let layout = layout(each)
            let elements = layout.allElements
            #expect(layout.contentSize.height == each.expected.length, "\(each.name)")
            let frames = elements.map(\.frame)
            #expect(frames.map { [$0.minX, $0.minY, $0.width, $0.height] } == each.expected.frames, "\(each.name)")
            for start in stride(from: CGFloat(-10), to: layout.contentSize.height, by: 37) {
                let rect = CGRect(x: 0, y: start, width: each.width, height: 50)
                let wanted = elements.filter { $0.frame.minY < rect.maxY && rect.minY < $0.frame.maxY }
                #expect(layout.elements(in: rect).map(\.element) == wanted.map(\.element), "\(each.name), \(start)")
            }
        }
    }

    @Test("The worked example: an item that spans two lanes takes those that end first")
    func workedExample() {
        let each = File.Case(
            name: "", lanes: 3, width: 300, spacing: [0, 0], items: [[40, 1], [20, 1], [30, 1], [10, 2]],
            expected: .init(length: 0, frames: []))
        #expect(layout(each).allElements.last?.frame == CGRect(x: 100, y: 30, width: 200, height: 10))
    }

    @Test("Spans that cannot be are brought into range", arguments: [Int.min, 0, 4, .max])
    func hostile(span: Int) {
        let each = File.Case(
            name: "", lanes: 3, width: 30, spacing: [0, 0], items: [[40, span], [20, span]],
            expected: .init(length: 0, frames: []))
        #expect(layout(each).allElements.map(\.frame.width) == (span < 2 ? [10, 10] : [30, 30]))
    }
}
