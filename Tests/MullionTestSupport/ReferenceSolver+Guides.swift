import Foundation
import MullionConformance

// Explicit alignment guides (2).
extension ReferenceSolver {
    /// 2.1: the explicit value of a guide if there is one, else its default.
    func guide(_ guide: TestTree.Guide, of node: Int, _ proposal: TestTree.Proposal) -> CGFloat {
        explicitGuide(guide, of: node, proposal) ?? guide.defaultValue(in: size(of: node, proposal))
    }

    func computeExplicitGuide(
        _ guide: TestTree.Guide, _ node: Int, _ proposal: TestTree.Proposal
    ) -> CGFloat? {
        switch kind(node) {
        case .color, .fixed, .flexible, .opaque, .spacer, .divider:
            return nil
        case .text(let text), .truncatingText(let text):
            // 6.10
            switch guide {
            case .vertical(.firstTextBaseline): return text.firstBaseline
            case .vertical(.lastTextBaseline): return text.lastBaseline(height: size(of: node, proposal).height)
            default: return nil
            }
        case .hstack, .vstack, .zstack, .grid, .safeAreaInset:
            return combinedGuide(guide, placements(of: node, proposal), in: size(of: node, proposal))
        case .geometryReader, .scrollView:
            return nil  // 2.9
        case .alignmentGuide(let value) where value.guide == guide:
            // 2.3
            let explicit = value.value(in: size(of: node, proposal))
            return explicit.isFinite ? explicit : nil
        case .offset, .overlay, .background:
            // 2.4: an offset does not shift; 6.5: the base's.
            return children[node].first.flatMap { explicitGuide(guide, of: $0, proposal) }
        case .viewThatFits, .frame, .flexFrame, .fixedSize, .padding, .aspectRatio,
            .layoutPriority, .alignmentGuide, .position, .layoutDirection:
            // 2.4
            guard let placed = placements(of: node, proposal).first else { return nil }
            return explicitGuide(guide, of: placed.child, placed.proposal).map { $0 + placed.origin[guide.axis] }
        }
    }

    /// 2.5–2.8: what a container with several children reports. It is asked of its placing arrangement.
    func combinedGuide(_ guide: TestTree.Guide, _ placed: [Placement], in size: CGSize) -> CGFloat? {
        guard guide.combines, size.width.isFinite, size.height.isFinite else { return nil }
        let values = placed.compactMap { placement in
            explicitGuide(guide, of: placement.child, placement.proposal).map { $0 + placement.origin[guide.axis] }
        }
        switch guide {
        case .vertical(.firstTextBaseline): return values.min()
        case .vertical(.lastTextBaseline): return values.max()
        default: return Self.runningMean(values)
        }
    }

    /// 2.5: nil without values.
    public static func runningMean(_ values: [CGFloat]) -> CGFloat? {
        var mean: CGFloat?
        for (count, value) in values.enumerated() {
            mean = mean.map { $0 + (value - $0) / CGFloat(count + 1) } ?? value
        }
        return mean
    }
}

extension TestTree.Guide {
    /// 2.6: edges and centres stop at containers.
    var combines: Bool {
        switch self {
        case .horizontal(.mid), .vertical(.mid), .vertical(.firstTextBaseline), .vertical(.lastTextBaseline): true
        default: false
        }
    }

    /// 2.2
    func defaultValue(in size: CGSize) -> CGFloat {
        switch self {
        case .horizontal(.leading), .vertical(.top): 0
        case .horizontal(.center), .horizontal(.mid): size.width / 2
        case .horizontal(.trailing): size.width
        case .vertical(.center), .vertical(.mid): size.height / 2
        case .vertical(.bottom), .vertical(.firstTextBaseline), .vertical(.lastTextBaseline): size.height
        }
    }
}

extension CGPoint {
    subscript(axis: TestTree.Axis) -> CGFloat { axis == .horizontal ? x : y }
}
