import MullionGeometry
import Testing

@Suite("Proposals")
struct ProposedViewSizeTests {
    @Test("Zero, unspecified and infinity are the same in both dimensions")
    func constants() {
        #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
        #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
        #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    }

    @Test("A size specifies both dimensions")
    func fromSize() {
        #expect(ProposedViewSize(CGSize(width: 3, height: 4)) == ProposedViewSize(width: 3, height: 4))
    }

    @Test("Unspecified dimensions are replaced by 10 unless told otherwise")
    func defaultReplacement() {
        #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
        #expect(
            ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions() == CGSize(width: 3, height: 10))
    }

    @Test("Each unspecified dimension is replaced by its own side of the given size")
    func givenReplacement() {
        let size = CGSize(width: 7, height: 9)
        #expect(
            ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: size) == CGSize(width: 7, height: 9))
        #expect(
            ProposedViewSize(width: nil, height: 1).replacingUnspecifiedDimensions(by: size)
                == CGSize(width: 7, height: 1))
    }

    @Test("Zero and infinity count as specified")
    func zeroAndInfinityAreKept() {
        let size = ProposedViewSize(width: 0, height: .infinity).replacingUnspecifiedDimensions()
        #expect(size == CGSize(width: 0, height: CGFloat.infinity))
    }

    @Test("An unspecified dimension differs from zero")
    func unspecifiedIsNotZero() {
        #expect(ProposedViewSize(width: nil, height: 0) != .zero)
    }
}
