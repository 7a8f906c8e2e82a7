import MullionGeometry
import Testing

@Suite("Combining explicit guides")
struct AlignmentGuideTests {
    @Test("A custom guide combines to the mean")
    func customMean() {
        #expect(VerticalAlignment(OneThird.self).combineExplicit([1, 3, 5]) == 3)
        #expect(HorizontalAlignment(OneThird.self).combineExplicit([1, 3, 5]) == 3)
        #expect(HorizontalAlignment(OneThird.self).combineExplicit([2, 2, 2, 10]) == 4)
    }

    @Test("Children without a value do not count")
    func missingValues() {
        #expect(VerticalAlignment(OneThird.self).combineExplicit([1, 3, 5, nil, nil]) == 3)
        #expect(VerticalAlignment(OneThird.self).combineExplicit([nil, 1, nil, 5]) == 3)
    }

    @Test("No values combine to none")
    func noValues() {
        #expect(VerticalAlignment(OneThird.self).combineExplicit([]) == nil)
        #expect(VerticalAlignment(OneThird.self).combineExplicit([nil, nil]) == nil)
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit([nil]) == nil)
    }

    @Test("The first text baseline combines to the topmost, the last to the bottom-most")
    func baselines() {
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit([3, nil, 1, 5]) == 1)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit([3, nil, 5, 1]) == 5)
    }

    @Test("Edges and centres do not combine")
    func boxGuides() {
        for guide in [HorizontalAlignment.leading, .center, .trailing] {
            #expect(guide.combineExplicit([1, 3, 5]) == nil)
            #expect(!guide.key.combinesExplicitly)
        }
        for guide in [VerticalAlignment.top, .center, .bottom] {
            #expect(guide.combineExplicit([1, 3, 5]) == nil)
            #expect(!guide.key.combinesExplicitly)
        }
    }

    @Test("Baselines, list separators and custom guides combine")
    func combiningGuides() {
        #expect(VerticalAlignment.firstTextBaseline.key.combinesExplicitly)
        #expect(VerticalAlignment.lastTextBaseline.key.combinesExplicitly)
        #expect(VerticalAlignment(OneThird.self).key.combinesExplicitly)
        #expect(HorizontalAlignment.listRowSeparatorLeading.combineExplicit([4, 8]) == 6)
    }

    @Test("Any sequence of values will do")
    func lazySequence() {
        let values = (1...3).lazy.map { CGFloat?(CGFloat($0)) }
        #expect(VerticalAlignment(OneThird.self).combineExplicit(values) == 2)
    }
}
