import Foundation
import MullionConformance

// Where each kind puts its children, in coordinates from its top leading corner.
extension ReferenceSolver {
    func place(_ node: Int, _ proposal: TestTree.Proposal) -> [Placement] {
        if let stack = stack(node) { return stackPlacements(node, stack, proposal) }
        guard let child = children[node].first else { return [] }
        switch kind(node) {
        case .color, .fixed, .flexible, .text, .truncatingText, .opaque, .spacer, .divider, .hstack, .vstack,
            .safeAreaInset:
            return []
        case .zstack(let alignment):
            return zstackPlacements(children[node], alignment, size(of: node, proposal))
        case .grid(let grid):
            return gridPlacements(node, grid, proposal)
        case .geometryReader:
            // 6.6
            let offer = TestTree.Proposal(size(of: node, proposal))
            return children[node].map { Placement(child: $0, origin: .zero, proposal: offer) }
        case .viewThatFits(let axes):
            return chosen(node, axes, proposal).map { [Placement(child: $0, origin: .zero, proposal: proposal)] }
                ?? []
        case .overlay(let alignment), .background(let alignment):
            return [Placement(child: child, origin: .zero, proposal: proposal)]
                + overlayPlacements(node, alignment, proposal)
        case .fixedSize, .aspectRatio, .layoutPriority, .alignmentGuide, .layoutDirection, .scrollView:
            return [Placement(child: child, origin: .zero, proposal: wrapperProposal(node, proposal))]
        case .frame(_, _, let alignment):
            return [framed(child, in: size(of: node, proposal), alignment, wrapperProposal(node, proposal))]
        case .flexFrame(_, _, let alignment):
            return [framed(child, in: size(of: node, proposal), alignment, flexPlacingProposal(node, proposal))]
        case .padding(let insets):
            return [
                Placement(
                    child: child, origin: CGPoint(x: insets.leading, y: insets.top),
                    proposal: wrapperProposal(node, proposal))
            ]
        case .offset(let x, let y):
            // 4.13
            return [Placement(child: child, origin: CGPoint(x: x, y: y), proposal: proposal)]
        case .position(let x, let y):
            // 4.14
            let offer = TestTree.Proposal(size(of: node, proposal))
            let inner = size(of: child, offer)
            let origin = CGPoint(
                x: Self.finite(x - inner.width / 2), y: Self.finite(y - inner.height / 2))
            return [Placement(child: child, origin: origin, proposal: offer)]
        }
    }

    /// 4.2: the child's guides meet the default guides of a frame of the given size.
    private func framed(
        _ child: Int, in frame: CGSize, _ alignment: TestTree.Alignment, _ proposal: TestTree.Proposal
    ) -> Placement {
        let horizontal = TestTree.Guide.horizontal(alignment.horizontal)
        let vertical = TestTree.Guide.vertical(alignment.vertical)
        let origin = CGPoint(
            x: Self.finite(horizontal.defaultValue(in: frame) - guide(horizontal, of: child, proposal)),
            y: Self.finite(vertical.defaultValue(in: frame) - guide(vertical, of: child, proposal)))
        return Placement(child: child, origin: origin, proposal: proposal)
    }

    /// 6.1: every child is proposed the size the ZStack has.
    private func zstackPlacements(
        _ members: [Int], _ alignment: TestTree.Alignment, _ size: CGSize
    ) -> [Placement] {
        members.map { framed($0, in: size, alignment, TestTree.Proposal(size)) }
    }

    /// 6.5: the content is proposed the base's size and aligned to the base guide to guide; several views of content
    /// form an implicit ZStack.
    private func overlayPlacements(
        _ node: Int, _ alignment: TestTree.Alignment, _ proposal: TestTree.Proposal
    ) -> [Placement] {
        let content = Array(children[node].dropFirst())
        let base = children[node][0]
        let offer = TestTree.Proposal(size(of: base, proposal))
        let inner: [Placement]
        let innerSize: CGSize
        if content.count == 1 {
            innerSize = size(of: content[0], offer)
            inner = [Placement(child: content[0], origin: .zero, proposal: offer)]
        } else {
            innerSize = zstackSize(content, offer)
            inner = zstackPlacements(content, alignment, innerSize)
        }
        func origin(_ key: TestTree.Guide) -> CGFloat {
            let explicit =
                content.count == 1
                ? explicitGuide(key, of: content[0], offer) : combinedGuide(key, inner, in: innerSize)
            return Self.finite(guide(key, of: base, proposal) - (explicit ?? key.defaultValue(in: innerSize)))
        }
        let shift = CGPoint(x: origin(.horizontal(alignment.horizontal)), y: origin(.vertical(alignment.vertical)))
        return inner.map {
            let origin = CGPoint(x: $0.origin.x + shift.x, y: $0.origin.y + shift.y)
            return Placement(child: $0.child, origin: origin, proposal: $0.proposal)
        }
    }

    static func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
}
