import MullionGeometry
import Testing

@Suite("Edge insets")
struct EdgeInsetsTests {
    @Test("Insets without distances are zero")
    func emptyInit() {
        #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    }

    @Test("Every distance counts for equality")
    func equality() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        for edge in [\EdgeInsets.top, \.leading, \.bottom, \.trailing] {
            var other = insets
            other[keyPath: edge] += 1
            #expect(other != insets)
        }
    }

    @Test("Animatable data has the order top, leading, bottom, trailing")
    func animatableData() {
        var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets.animatableData == AnimatablePair(1, AnimatablePair(2, AnimatablePair(3, 4))))
        insets.animatableData = AnimatablePair(5, AnimatablePair(6, AnimatablePair(7, 8)))
        #expect(insets == EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
    }
}
