import MullionGeometry
import Testing

// Packages written for SwiftUI declare conformances that Apple's types lack. Were one of them declared by the module
// too, this file would not compile.

extension ProposedViewSize: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}

extension HorizontalAlignment: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension VerticalAlignment: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Alignment: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(horizontal)
        hasher.combine(vertical)
    }
}

extension EdgeInsets: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(top) }
}

extension Axis.Set: Hashable {}
extension Edge.Set: Hashable {}

extension ViewDimensions: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(width) }
}

extension ViewSpacing: Equatable {
    public static func == (lhs: ViewSpacing, rhs: ViewSpacing) -> Bool {
        Edge.allCases.allSatisfy { lhs.preference($0) == rhs.preference($0) }
    }
}

@Suite("Conformances left to clients")
struct ClientConformanceTests {
    @Test("Clients may make proposals and alignments hashable")
    func hashable() {
        #expect(Set([ProposedViewSize.zero, .zero, .infinity]).count == 2)
        #expect(Set([Alignment.center, .center, .top]).count == 2)
        #expect(Set([Axis.Set.horizontal, .vertical, .horizontal]).count == 2)
    }

    @Test("Values cross isolation boundaries")
    func sendable() {
        func requireSendable<T: Sendable>(_: T.Type) {}
        requireSendable(ProposedViewSize.self)
        requireSendable(UnitPoint.self)
        requireSendable(EdgeInsets.self)
        requireSendable(Axis.Set.self)
        requireSendable(Edge.Set.self)
        requireSendable(Alignment.self)
        requireSendable(ViewDimensions.self)
        requireSendable(ViewSpacing.self)
        requireSendable(Angle.self)
        requireSendable(AnimatablePair<CGFloat, Double>.self)
        requireSendable(CGAffineTransform.self)
        requireSendable(CGVector.self)
    }
}
