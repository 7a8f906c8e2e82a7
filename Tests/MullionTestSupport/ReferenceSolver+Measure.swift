import Foundation
import MullionConformance

// The answer of each kind to a proposal.
extension ReferenceSolver {
    func measure(_ node: Int, _ proposal: TestTree.Proposal) -> CGSize {
        if let stack = stack(node) { return stackSize(node, stack, proposal) }
        switch kind(node) {
        case .color, .fixed, .flexible, .text, .truncatingText, .opaque:
            return kind(node).leafSize(proposal) ?? .zero
        case .hstack, .vstack, .safeAreaInset:
            return .zero
        case .spacer(let minLength):
            // 6.3: the larger of proposal and minimum along the axis, 0 across; outside stacks both ways.
            let least = max(minLength ?? 8, 0)
            let (width, height) = (max(proposal.width ?? least, least), max(proposal.height ?? least, least))
            switch enclosingAxes[node] {
            case .horizontal: return CGSize(width: width, height: 0)
            case .vertical: return CGSize(width: 0, height: height)
            case nil: return CGSize(width: width, height: height)
            }
        case .divider:
            // 6.4: a vertical line only in a horizontal stack; 1.3 for the unspecified length.
            return enclosingAxes[node] == .horizontal
                ? CGSize(width: 1, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: 1)
        case .zstack:
            return zstackSize(children[node], proposal)
        case .grid(let grid):
            return gridSize(node, grid, proposal)
        case .geometryReader:
            // 6.6
            return CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
        case .viewThatFits(let axes):
            return chosen(node, axes, proposal).map { size(of: $0, proposal) } ?? .zero
        case .overlay, .background:
            // 6.5: the content has no say.
            return child(node, proposal)
        case .fixedSize, .layoutPriority, .alignmentGuide, .offset, .layoutDirection, .aspectRatio:
            return child(node, wrapperProposal(node, proposal))
        case .frame(let width, let height, _):
            // 4.1
            let inner = child(node, wrapperProposal(node, proposal))
            return CGSize(
                width: Self.frameSide(width) ?? inner.width, height: Self.frameSide(height) ?? inner.height)
        case .flexFrame(let width, let height, _):
            let question = wrapperProposal(node, proposal)
            return CGSize(
                width: flexSide(width, node, proposal, question, .horizontal),
                height: flexSide(height, node, proposal, question, .vertical))
        case .padding(let insets):
            // 4.10
            let inner = child(node, wrapperProposal(node, proposal))
            return CGSize(
                width: max(inner.width + (insets.leading + insets.trailing), 0),
                height: max(inner.height + (insets.top + insets.bottom), 0))
        case .position:
            // 4.14
            return CGSize(
                width: proposal.width ?? child(node, proposal).width,
                height: proposal.height ?? child(node, proposal).height)
        case .scrollView(let axes):
            // 6.8
            let content = child(node, wrapperProposal(node, proposal))
            return CGSize(
                width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
                height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
        }
    }

    /// The answer of the only or first child; 0 × 0 without one.
    private func child(_ node: Int, _ proposal: TestTree.Proposal) -> CGSize {
        children[node].first.map { size(of: $0, proposal) } ?? .zero
    }

    /// What a one-child wrapper proposes when it is itself asked with a proposal. 1.5: the same when placing, except
    /// for flexible frames and positions, which place with their size.
    func wrapperProposal(_ node: Int, _ proposal: TestTree.Proposal) -> TestTree.Proposal {
        switch kind(node) {
        case .frame(let width, let height, _):
            return TestTree.Proposal(
                Self.frameSide(width) ?? proposal.width, Self.frameSide(height) ?? proposal.height)
        case .flexFrame(let width, let height, _):
            return TestTree.Proposal(
                width.normalised.question(proposal.width), height.normalised.question(proposal.height))
        case .fixedSize(let horizontal, let vertical):
            // 4.9
            return TestTree.Proposal(horizontal ? nil : proposal.width, vertical ? nil : proposal.height)
        case .padding(let insets):
            return TestTree.Proposal(
                proposal.width.map { max($0 - (insets.leading + insets.trailing), 0) },
                proposal.height.map { max($0 - (insets.top + insets.bottom), 0) })
        case .aspectRatio(let ratio, let mode):
            return aspectProposal(node, ratio, mode, proposal)
        case .scrollView(let axes):
            return TestTree.Proposal(
                axes.contains(.horizontal) ? nil : proposal.width, axes.contains(.vertical) ? nil : proposal.height)
        default:
            return proposal
        }
    }

    /// 4.1: negative and infinite sides are ignored.
    private static func frameSide(_ side: CGFloat?) -> CGFloat? {
        guard let side, side.isFinite, side >= 0 else { return nil }
        return side
    }

    /// 4.5–4.7: one side of a flexible frame. The child is asked only where the rules need it.
    private func flexSide(
        _ bounds: TestTree.SideBounds, _ node: Int, _ proposal: TestTree.Proposal,
        _ question: TestTree.Proposal, _ axis: TestTree.Axis
    ) -> CGFloat {
        let bounds = bounds.normalised
        if let offered = proposal[axis], let min = bounds.min, let max = bounds.max {
            return Swift.max(min, Swift.min(offered, max))  // 4.5
        }
        if proposal[axis] == nil, let ideal = bounds.ideal { return ideal }  // 4.6
        let answer = child(node, question)[axis]
        switch (bounds.min, bounds.max) {  // 4.7
        case (let min?, let max?): return Swift.max(min, Swift.min(answer, max))
        case (let min?, nil): return Swift.max(Swift.min(question[axis] ?? .infinity, answer), min)
        case (nil, let max?): return Swift.min(Swift.max(question[axis] ?? -.infinity, answer), max)
        case (nil, nil): return answer
        }
    }

    /// 4.8: a flexible frame places its child with its own size; a side stays unspecified if it was, has no ideal,
    /// and came out strictly between the bounds.
    func flexPlacingProposal(_ node: Int, _ proposal: TestTree.Proposal) -> TestTree.Proposal {
        guard case .flexFrame(let width, let height, _) = kind(node) else { return proposal }
        let size = size(of: node, proposal)
        return TestTree.Proposal(
            width.normalised.placing(proposal.width, size.width),
            height.normalised.placing(proposal.height, size.height))
    }

    /// 4.11: the ratio changes the proposal only. A ratio that is not a positive finite number changes nothing.
    private func aspectProposal(
        _ node: Int, _ ratio: CGFloat?, _ mode: TestTree.AspectMode, _ proposal: TestTree.Proposal
    ) -> TestTree.Proposal {
        if proposal == .unspecified { return proposal }
        let base = ratio.map { CGSize(width: $0, height: 1) } ?? child(node, .unspecified)
        guard base.width.isFinite, base.height.isFinite, base.width > 0, base.height > 0 else { return proposal }
        let horizontal = proposal.width.map { $0 / base.width }
        let vertical = proposal.height.map { $0 / base.height }
        let scale: CGFloat
        switch (horizontal, vertical) {
        case (let horizontal?, let vertical?):
            scale = mode == .fit ? min(horizontal, vertical) : max(horizontal, vertical)
        default:
            scale = horizontal ?? vertical ?? 1
        }
        return TestTree.Proposal(base.width * scale, base.height * scale)
    }

    /// 6.1: the largest sides among the children of the highest priority.
    func zstackSize(_ members: [Int], _ proposal: TestTree.Proposal) -> CGSize {
        let highest = members.map { priorities[$0] }.max()
        return members.filter { priorities[$0] == highest }.map { size(of: $0, proposal) }
            .reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
    }

    /// 6.7: the first child that fits on the axes, with no length proposed there, else the last; nil without children.
    func chosen(_ node: Int, _ axes: TestTree.AxisSet, _ proposal: TestTree.Proposal) -> Int? {
        let offer = TestTree.Proposal(
            axes.contains(.horizontal) ? nil : proposal.width, axes.contains(.vertical) ? nil : proposal.height)
        let fitting = children[node].first { child in
            let ideal = size(of: child, offer)
            return TestTree.Axis.allCases.allSatisfy { axis in
                !axes.contains(axis) || ideal[axis] <= proposal[axis] ?? .infinity
            }
        }
        return fitting ?? children[node].last
    }
}

extension TestTree.SideBounds {
    /// 4.3: min >= 0, ideal >= min, max >= ideal; values out of order are lifted.
    var normalised: TestTree.SideBounds {
        var result = self
        var floor: CGFloat = 0
        if let min { result.min = Swift.max(min, floor) }
        floor = result.min ?? floor
        if let ideal { result.ideal = Swift.max(ideal, floor) }
        floor = result.ideal ?? floor
        if let max { result.max = Swift.max(max, floor) }
        return result
    }

    /// 4.4: what the child is asked with.
    fileprivate func question(_ offered: CGFloat?) -> CGFloat? {
        guard var length = offered ?? ideal else { return nil }
        if let max { length = Swift.min(length, max) }
        if let min { length = Swift.max(length, min) }
        return length
    }

    /// 4.8: what the child is placed with.
    fileprivate func placing(_ offered: CGFloat?, _ length: CGFloat) -> CGFloat? {
        let isBetween = min.map { $0 < length } ?? true && max.map { length < $0 } ?? true
        return offered == nil && ideal == nil && isBetween ? nil : length
    }
}
