import MullionGeometry

/// Finding out which items a group holds.
///
/// 1. Numbers that are no lengths are repaired and reported.
/// 2. A group of several subitems takes them by turns until the next one does not fit, by their estimates. The first
///    one is always there. If the group's length is an estimate, so is each of them once.
/// 3. A group of one subitem takes it as often as it is told.
/// 4. A group inside is expanded in the same way, in the room its group leaves.
///
/// Bounded: at most ``CompositionalLayout/itemLimit`` nodes, nested at most ``CompositionalLayout/nestingLimit`` deep.
struct GroupPlanner {
    private(set) var plan = GroupPlan()
    private(set) var diagnostics: [CompositionalDiagnostic] = []
    private let section: Int
    private let environment: LayoutEnvironment
    private var frames: [CGRect] = []
    /// How many nodes were added, also those taken back.
    private var created = 0

    /// Plans the group of a section.
    init(_ group: LayoutGroup, in container: CGSize, section: Int, environment: LayoutEnvironment) {
        self.section = section
        self.environment = environment
        plan.container = container
        add(.group(group), in: container, divided: nil, parent: -1, depth: 0)
        if plan.leaves.isEmpty { report(.emptyGroup(section: section)) }
        for node in plan.nodes.indices where !plan.nodes[node].supplementaryItems.isEmpty {
            plan.hosts.append(Int32(node))
        }
        plan.dependsOnItems = plan.leaves.contains { leaf in
            let size = plan.nodes[Int(leaf)].size
            return size.widthDimension.isEstimated || size.heightDimension.isEstimated
        }
    }

    private mutating func report(_ diagnostic: CompositionalDiagnostic) {
        if !diagnostics.contains(diagnostic) && diagnostics.count < 100 { diagnostics.append(diagnostic) }
    }

    /// Adds a subitem and returns the length of its room along both axes; nil if there is no place for it any more.
    @discardableResult
    private mutating func add(
        _ subitem: LayoutSubitem, in container: CGSize, divided: (axis: Axis, length: CGFloat)?, parent: Int, depth: Int
    ) -> CGSize? {
        created += 1
        // Subitems that turn out not to fit are taken back; there may be many in groups of groups of groups.
        guard plan.nodes.count < CompositionalLayout.itemLimit, created < CompositionalLayout.itemLimit * 4 else {
            report(.tooManyItems(section: section))
            return nil
        }
        let index = plan.nodes.count
        switch subitem {
        case .item(let item):
            plan.nodes.append(
                node(item.layoutSize, item.contentInsets, item.edgeSpacing, item.supplementaryItems, parent: parent))
            plan.leaves.append(Int32(index))
            plan.nodes[index].end = Int32(index + 1)
        case .group(let group):
            guard depth < CompositionalLayout.nestingLimit else {
                report(.nestedTooDeep(section: section))
                return .zero
            }
            plan.nodes.append(
                node(group.layoutSize, group.contentInsets, group.edgeSpacing, group.supplementaryItems, parent: parent)
            )
            plan.nodes[index].isGroup = true
            plan.nodes[index].spacing = repaired(group.interItemSpacing, "inter-item spacing")
            let size = group.layoutSize.resolved(in: container)
            addContent(of: group, at: index, size: size, divided: divided, depth: depth)
            plan.nodes[index].end = Int32(plan.nodes.count)
        }
        return room(ofNode: index, in: container, divided: divided)
    }

    private mutating func addContent(
        of group: LayoutGroup, at index: Int, size: CGSize, divided: (axis: Axis, length: CGFloat)?, depth: Int
    ) {
        var size = size
        var isEstimated = (
            width: group.layoutSize.widthDimension.isEstimated, height: group.layoutSize.heightDimension.isEstimated
        )
        if let divided {
            if divided.axis == .horizontal { (size.width, isEstimated.width) = (divided.length, false) }
            if divided.axis == .vertical { (size.height, isEstimated.height) = (divided.length, false) }
        }
        let inner = plan.interior(of: index, size: size, isEstimated: isEstimated).size
        switch group.content {
        case .filling(let axis, let subitems):
            plan.nodes[index].axis = axis
            fill(
                index, with: subitems, along: axis, in: inner,
                isOpen: axis == .horizontal ? isEstimated.width : isEstimated.height, depth: depth)
        case .repeating(let axis, let subitem, let count):
            plan.nodes[index].axis = axis
            for _ in 0..<repaired(count: count)
            where add(subitem, in: inner, divided: nil, parent: index, depth: depth + 1) == nil { break }
        case .dividing(let axis, let subitem, let count):
            plan.nodes[index].axis = axis
            plan.nodes[index].divides = true
            let count = repaired(count: count)
            let edges = subitem.edges.along(axis)
            let used =
                plan.nodes[index].spacing.spacing * CGFloat(count - 1)
                + (edges.before.spacing + edges.after.spacing) * CGFloat(count)
            let share = max(0, FlowAxes(scrolls: axis).main(inner) - used) / CGFloat(count)
            for _ in 0..<count
            where add(subitem, in: inner, divided: (axis, share), parent: index, depth: depth + 1) == nil { break }
        case .custom(let provider):
            addCustomItems(of: provider, at: index, size: size)
        }
    }

    private mutating func fill(
        _ index: Int, with subitems: [LayoutSubitem], along axis: Axis, in inner: CGSize, isOpen: Bool, depth: Int
    ) {
        guard !subitems.isEmpty else { return report(.emptyGroup(section: section)) }
        let axes = FlowAxes(scrolls: axis)
        let limit = axes.main(inner) + 1e-6
        let spacing = plan.nodes[index].spacing.spacing
        var position: CGFloat = 0
        var first: [Expansion] = []
        for subitem in subitems {
            let (nodes, leaves) = (plan.nodes.count, plan.leaves.count)
            guard let room = add(subitem, in: inner, divided: nil, parent: index, depth: depth + 1) else { return }
            let end = position + (first.isEmpty ? 0 : spacing) + axes.main(room)
            if end > limit && !first.isEmpty && !isOpen {
                plan.nodes.removeSubrange(nodes...)
                plan.leaves.removeSubrange(leaves...)
                return
            }
            first.append(
                Expansion(nodes: nodes..<plan.nodes.count, leaves: leaves..<plan.leaves.count, length: axes.main(room)))
            position = end
        }
        // Every further turn is a copy of the first.
        guard first.contains(where: { $0.length > 0 }) || spacing > 0 else {
            return report(.groupNeverFills(section: section))
        }
        while true {
            for expansion in first {
                position += spacing + expansion.length
                guard position <= limit, repeatNodes(of: expansion) else { return }
            }
        }
    }

    /// A subitem of which the first turn is planned.
    private struct Expansion {
        var nodes: Range<Int>
        var leaves: Range<Int>
        var length: CGFloat
    }

    /// Adds a subitem again; returns false if there is no place for it any more.
    private mutating func repeatNodes(of expansion: Expansion) -> Bool {
        guard !expansion.nodes.isEmpty, plan.nodes.count + expansion.nodes.count <= CompositionalLayout.itemLimit else {
            report(.tooManyItems(section: section))
            return false
        }
        let shift = Int32(plan.nodes.count - expansion.nodes.lowerBound)
        let leafShift = Int32(plan.leaves.count - expansion.leaves.lowerBound)
        for index in expansion.nodes {
            var node = plan.nodes[index]
            if index > expansion.nodes.lowerBound { node.parent += shift }
            node.end += shift
            node.leaf += leafShift
            plan.nodes.append(node)
        }
        for leaf in expansion.leaves { plan.leaves.append(plan.leaves[leaf] + shift) }
        return true
    }

    private mutating func addCustomItems(of provider: LayoutGroup.CustomItemProvider, at index: Int, size: CGSize) {
        var inner = environment
        inner.container = LayoutEnvironment.Container(
            contentSize: size, contentInsets: plan.nodes[index].insets)
        let items = provider(inner)
        if items.isEmpty { report(.emptyGroup(section: section)) }
        for item in items {
            guard plan.nodes.count < CompositionalLayout.itemLimit else {
                return report(.tooManyItems(section: section))
            }
            let given = item.frame.standardized
            let frame = CGRect(
                x: given.origin.x.bounded, y: given.origin.y.bounded, width: given.size.width.asLength,
                height: given.size.height.asLength)
            if frame != given {
                let numbers = [given.origin.x, given.origin.y, given.size.width, given.size.height]
                report(.metric("frame", numbers.first { $0 != $0.bounded } ?? 0, section: section))
            }
            let zero = LayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
            var node = node(zero, EdgeInsets(), nil, [], parent: index)
            node.frame = frame
            node.zIndex = item.zIndex
            node.end = Int32(plan.nodes.count + 1)
            plan.leaves.append(Int32(plan.nodes.count))
            plan.nodes.append(node)
        }
    }

    /// The room of a node with the spaces at its edges, by estimates.
    private mutating func room(
        ofNode index: Int, in container: CGSize, divided: (axis: Axis, length: CGFloat)?
    ) -> CGSize {
        while frames.count < plan.nodes.count { frames.append(.zero) }
        let placement = Placement(plan: plan, measured: [], limit: .max)
        let size = placement.place(index, in: container, divided: divided, into: &frames) ?? .zero
        let edges = plan.nodes[index].edges
        return CGSize(
            width: size.width + edges.horizontal.before.spacing + edges.horizontal.after.spacing,
            height: size.height + edges.vertical.before.spacing + edges.vertical.after.spacing)
    }
}

/// Repairing.
extension GroupPlanner {
    private mutating func node(
        _ size: LayoutSize, _ insets: EdgeInsets, _ spacing: LayoutEdgeSpacing?,
        _ supplementaryItems: [LayoutSupplementaryItem], parent: Int
    ) -> GroupPlan.Node {
        check(size.widthDimension.number, "width")
        check(size.heightDimension.number, "height")
        for number in [insets.top, insets.leading, insets.bottom, insets.trailing] { check(number, "content inset") }
        for item in supplementaryItems {
            check(item.layoutSize.widthDimension.number, "width of \(item.elementKind)")
            check(item.layoutSize.heightDimension.number, "height of \(item.elementKind)")
        }
        if let spacing {
            for space in [spacing.leading, spacing.top, spacing.trailing, spacing.bottom] {
                check(space?.spacing ?? 0, "edge spacing")
            }
        }
        return GroupPlan.Node(
            size: size, insets: insets.lengths, edges: GroupPlan.EdgePair(spacing),
            supplementaryItems: supplementaryItems, parent: Int32(parent), leaf: Int32(plan.leaves.count))
    }

    private mutating func check(_ number: CGFloat, _ name: String) {
        if number.asLength != number { report(.metric(name, number, section: section)) }
    }

    private mutating func repaired(_ spacing: LayoutSpacing?, _ name: String) -> LayoutSpacing {
        check(spacing?.spacing ?? 0, name)
        return LayoutSpacing(repairing: spacing)
    }

    private mutating func repaired(count: Int) -> Int {
        if count < 1 { report(.emptyGroup(section: section)) }
        return max(1, count)
    }
}

extension LayoutSpacing {
    init(repairing spacing: LayoutSpacing?) {
        switch spacing {
        case .fixed(let points)?: self = .fixed(points.asLength)
        case .flexible(let points)?: self = .flexible(points.asLength)
        case nil: self = .fixed(0)
        }
    }
}

extension GroupPlan.EdgePair {
    init(_ spacing: LayoutEdgeSpacing?) {
        horizontal = GroupPlan.Spaces(
            before: LayoutSpacing(repairing: spacing?.leading), after: LayoutSpacing(repairing: spacing?.trailing))
        vertical = GroupPlan.Spaces(
            before: LayoutSpacing(repairing: spacing?.top), after: LayoutSpacing(repairing: spacing?.bottom))
    }
}

extension LayoutSubitem {
    var edges: GroupPlan.EdgePair {
        switch self {
        case .item(let item): GroupPlan.EdgePair(item.edgeSpacing)
        case .group(let group): GroupPlan.EdgePair(group.edgeSpacing)
        }
    }
}

extension EdgeInsets {
    /// The insets with numbers that are no lengths repaired.
    var lengths: EdgeInsets {
        EdgeInsets(
            top: top.asLength, leading: leading.asLength, bottom: bottom.asLength, trailing: trailing.asLength)
    }
}
