import Foundation
import MullionConformance

/// A node seen as a stack.
struct ReferenceStack {
    var axis: TestTree.Axis
    /// The guide across the axis at which the members meet.
    var guide: TestTree.Guide
    /// nil = by the members' preferences.
    var spacing: CGFloat?
    /// The members in visual order, from the leading or top end.
    var members: [Int]
    var priorities: [Double]
}

/// The result of solving a stack of at least two members for one proposal.
struct StackArrangement {
    /// What each member was offered, and answered.
    var proposals: [TestTree.Proposal]
    var sizes: [CGSize]
    /// The gap before each member; 0 for the first.
    var gaps: [CGFloat]
    /// The offset of each member across the axis.
    var crossOffsets: [CGFloat]
    /// The stack's answer.
    var size: CGSize
    /// The order in which the members were asked, as indices of members.
    var order: [Int]
}

extension ReferenceSolver {
    /// The node as a stack; nil if it is none.
    func stack(_ node: Int) -> ReferenceStack? {
        let members = children[node]
        switch kind(node) {
        case .hstack(let alignment, let spacing):
            return ReferenceStack(
                axis: .horizontal, guide: .vertical(alignment), spacing: spacing, members: members,
                priorities: members.map { priorities[$0] })
        case .vstack(let alignment, let spacing):
            return ReferenceStack(
                axis: .vertical, guide: .horizontal(alignment), spacing: spacing, members: members,
                priorities: members.map { priorities[$0] })
        case .safeAreaInset(let edge, let spacing):
            // 6.9: the inset is offered what remains after the content's minimum, the content the rest; that is a
            // stack in which the inset has the higher priority, whatever the two views say.
            let ranks = members.indices.map { Double($0) }
            return ReferenceStack(
                axis: edge.axis, guide: edge.guide, spacing: spacing,
                members: edge.isBefore ? members.reversed() : members,
                priorities: edge.isBefore ? ranks.reversed() : ranks)
        default:
            return nil
        }
    }

    /// 3.1: nothing of nothing; one member is answered for as it is.
    func stackSize(_ node: Int, _ stack: ReferenceStack, _ proposal: TestTree.Proposal) -> CGSize {
        guard stack.members.count > 1 else {
            return stack.members.first.map { size(of: $0, proposal) } ?? .zero
        }
        return arrangement(node, stack, proposal).size
    }

    /// Solves a stack of at least two members.
    func arrangement(
        _ node: Int, _ stack: ReferenceStack, _ proposal: TestTree.Proposal
    ) -> StackArrangement {
        if let known = arrangements[node][proposal] { return known }
        let gaps = gapsBefore(stack)
        let (lengths, order) = mainProposals(stack, proposal, totalGap: gaps.reduce(0, +))
        let proposals = lengths.map { proposal.replacing(stack.axis, with: $0) }
        let sizes = zip(stack.members, proposals).map { self.size(of: $0, $1) }
        let (extent, offsets) = crossExtent(stack, proposals, sizes)

        // 3.8: gap, then length, in declaration order; not clamped to what was offered. Negative gaps cannot make
        // the answer negative.
        var main: CGFloat = 0
        for index in sizes.indices {
            main += gaps[index]
            main += sizes[index][stack.axis]
        }
        let size = CGSize(stack.axis, main: max(main, 0), cross: extent)
        let result = StackArrangement(
            proposals: proposals, sizes: sizes, gaps: gaps, crossOffsets: offsets, size: size, order: order)
        arrangements[node][proposal] = result
        return result
    }

    /// 3.9: the gap before each member.
    private func gapsBefore(_ stack: ReferenceStack) -> [CGFloat] {
        stack.members.indices.map { index in
            if index == 0 { return 0 }
            if let spacing = stack.spacing { return spacing }
            return spacings[stack.members[index - 1]]
                .distance(to: spacings[stack.members[index]], along: stack.axis)
        }
    }

    /// 3.2–3.7: what each member is offered along the axis, and the order in which they are asked.
    private func mainProposals(
        _ stack: ReferenceStack, _ proposal: TestTree.Proposal, totalGap: CGFloat
    ) -> (lengths: [CGFloat?], order: [Int]) {
        let indices = Array(stack.members.indices)
        guard let available = proposal[stack.axis] else {
            // 3.2: everybody's ideal.
            return (indices.map { _ in nil }, indices)
        }
        func answer(_ index: Int, _ length: CGFloat) -> CGFloat {
            size(of: stack.members[index], proposal.replacing(stack.axis, with: length))[stack.axis]
        }
        let least = indices.map { answer($0, 0) }
        let most = indices.map { answer($0, .infinity) }

        // 3.4: groups by priority, highest first, each in fitting order.
        let groups = Dictionary(grouping: indices) { stack.priorities[$0] }
            .sorted { $0.key > $1.key }
            .map { Self.fittingOrder($0.value.sorted(), least: least, most: most) }

        var shares = [CGFloat?](repeating: nil, count: indices.count)
        var left = available - totalGap  // 3.3: not floored
        for group in groups.dropFirst() { left = Self.subtract(Self.sum(least, group), from: left) }
        for (rank, group) in groups.enumerated() {
            if rank > 0 { left = Self.subtract(-Self.sum(least, group), from: left) }
            for (asked, index) in group.enumerated() {
                // 3.6
                let share = max(left / CGFloat(group.count - asked), 0)
                shares[index] = share
                left = Self.subtract(answer(index, share), from: left)
            }
        }
        return (shares, groups.flatMap { $0 })
    }

    /// 3.5: least flexible first; among infinitely flexible ones the larger minimum; else declaration order.
    public static func fittingOrder(_ indices: [Int], least: [CGFloat], most: [CGFloat]) -> [Int] {
        func flexibility(_ index: Int) -> CGFloat {
            let difference = most[index] - least[index]
            return difference.isNaN ? 0 : difference
        }
        return indices.sorted { a, b in
            let (first, second) = (flexibility(a), flexibility(b))
            if first != second { return first < second }
            if first == .infinity, least[a] != least[b] { return least[a] > least[b] }
            return a < b
        }
    }

    /// 3.6: a difference that is not a number leaves the room unchanged.
    private static func subtract(_ length: CGFloat, from left: CGFloat) -> CGFloat {
        let difference = left - length
        return difference.isNaN ? left : difference
    }

    private static func sum(_ lengths: [CGFloat], _ indices: [Int]) -> CGFloat {
        indices.sorted().reduce(0) { $0 + lengths[$1] }
    }

    /// 3.8: the extent of the members after their guides were made to meet, and their offsets in it. 3.11: it starts
    /// at the outermost member, not at the guide.
    private func crossExtent(
        _ stack: ReferenceStack, _ proposals: [TestTree.Proposal], _ sizes: [CGSize]
    ) -> (extent: CGFloat, offsets: [CGFloat]) {
        let lengths = sizes.map { $0[stack.axis.cross] }
        guard lengths.allSatisfy(\.isFinite) else { return (.infinity, lengths.map { _ in 0 }) }
        let guides = stack.members.indices.map {
            guide(stack.guide, of: stack.members[$0], proposals[$0])
        }
        let before = guides.max() ?? 0
        let after = zip(lengths, guides).map { $0 - $1 }.max() ?? 0
        return (before + after, guides.map { before - $0 })
    }

    /// Where a stack puts its members, in declaration order of its children.
    func stackPlacements(_ node: Int, _ stack: ReferenceStack, _ proposal: TestTree.Proposal) -> [Placement] {
        guard stack.members.count > 1 else {
            return stack.members.map { Placement(child: $0, origin: .zero, proposal: proposal) }
        }
        // 3.10: the final pass. With the cross side unspecified the stack solves again with its own cross size;
        // its answer stays what it was.
        var placing = proposal
        if proposal[stack.axis.cross] == nil {
            let own = size(of: node, proposal)[stack.axis.cross]
            placing = proposal.replacing(stack.axis.cross, with: own)
        }
        let solved = arrangement(node, stack, placing)
        var position: CGFloat = 0
        return stack.members.indices.map { index in
            position += solved.gaps[index]
            defer { position += solved.sizes[index][stack.axis] }
            return Placement(
                child: stack.members[index],
                origin: CGPoint(stack.axis, main: position, cross: solved.crossOffsets[index]),
                proposal: solved.proposals[index])
        }
    }
}

// Axis-neutral access: main is along the axis, cross at right angles to it.
extension TestTree.Proposal {
    subscript(axis: TestTree.Axis) -> CGFloat? { axis == .horizontal ? width : height }

    func replacing(_ axis: TestTree.Axis, with length: CGFloat?) -> TestTree.Proposal {
        axis == .horizontal ? TestTree.Proposal(length, height) : TestTree.Proposal(width, length)
    }
}

extension CGSize {
    subscript(axis: TestTree.Axis) -> CGFloat { axis == .horizontal ? width : height }

    init(_ axis: TestTree.Axis, main: CGFloat, cross: CGFloat) {
        self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }
}

extension CGPoint {
    init(_ axis: TestTree.Axis, main: CGFloat, cross: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
    }
}
