import MullionGeometry
import MullionTestSupport
import MullionTrees
import Testing

/// What must hold for every tree, on 10,000 random ones in a full run.
@Suite("Invariants of tree layouts")
struct TreeInvariantTests {
    /// What is wrong with a drawing on the grid.
    private struct Findings {
        var sentences: [String] = []
        mutating func check(_ holds: Bool, _ sentence: String) {
            if !holds, sentences.count < 5 { sentences.append(sentence) }
        }
    }

    private let tolerance: CGFloat = 1e-9

    /// Neighbours on a level keep order and gap; nothing is negative; something is at 0; y is the depth.
    private func checkLevels(
        _ layout: TreeLayout, depth: (Int) -> Int, gap: CGFloat, _ findings: inout Findings
    ) {
        var last: [CGFloat] = []
        var least = CGFloat.infinity
        for node in 0..<layout.count {
            let place = layout.positions[node]
            let level = depth(node)
            // Pre-order meets every level from left to right.
            if level == last.count { last.append(-.infinity) }
            findings.check(place.x - last[level] >= gap - tolerance, "node \(node) is too close to its neighbour")
            findings.check(place.y == CGFloat(level), "node \(node) is not on its level")
            last[level] = place.x
            least = min(least, place.x)
        }
        findings.check(layout.count == 0 || least == 0, "the smallest x is \(least)")
    }

    @Test(
        "Reingold–Tilford keeps gap and order, centres parents, mirrors mirror images and draws equal subtrees equally")
    func reingoldTilford() {
        var random = SplitMix64(seed: 1981)
        for index in 0..<randomRuns(4_000) {
            let tree = RandomTree.binary(index % 60, &random)
            let gap = CGFloat(index % 3) / 2 + 0.5
            let layout = ReingoldTilfordLayout(
                gap: gap, isInteger: index % 2 == 0, onlyChild: index % 5 == 0 ? .side : .below
            ).layout(tree.shape)
            var findings = Findings()
            checkLevels(layout, depth: tree.shape.depth(of:), gap: gap, &findings)
            for node in 0..<tree.count {
                guard let left = tree.shape.left(of: node), let right = tree.shape.right(of: node) else { continue }
                let middle = (layout.positions[left].x + layout.positions[right].x) / 2
                findings.check(abs(middle - layout.positions[node].x) < tolerance, "node \(node) is not centred")
            }
            checkMirror(tree.shape, layout, gap, index, &findings)
            checkEqualSubtrees(tree.shape, layout, &findings)
            #expect(findings.sentences.isEmpty, "tree \(index)")
        }
    }

    @Test("Reingold–Tilford gives the places of its rule followed literally, with whole contours")
    func literally() {
        var random = SplitMix64(seed: 8)
        for index in 0..<randomRuns(500) {
            let shape = RandomTree.binary(index % 50 + 1, &random).shape
            let isInteger = index % 2 == 0
            let layout = ReingoldTilfordLayout(isInteger: isInteger).layout(shape)
            // For each subtree the least and greatest x of each level, and the places of its nodes, from its root.
            func place(_ node: Int) -> (contour: [(CGFloat, CGFloat)], places: [Int: CGFloat]) {
                let left = shape.left(of: node).map(place)
                let right = shape.right(of: node).map(place)
                guard let left, let right else {
                    let only = left ?? right
                    return (
                        [(0, 0)] + (only?.contour ?? []), (only?.places ?? [:]).merging([node: 0]) { first, _ in first }
                    )
                }
                var distance = 1 + zip(left.contour, right.contour).map { $0.1 - $1.0 }.max()!
                if isInteger, distance == 2 * (distance / 2).rounded(.down) + 1 { distance += 1 }
                let half = distance / 2
                let levels = (0..<max(left.contour.count, right.contour.count)).map { level in
                    let one = level < left.contour.count ? left.contour[level] : nil
                    let two = level < right.contour.count ? right.contour[level] : nil
                    return (one.map { $0.0 - half } ?? two!.0 + half, two.map { $0.1 + half } ?? one!.1 - half)
                }
                var places = left.places.mapValues { $0 - half }
                places.merge(right.places.mapValues { $0 + half }) { first, _ in first }
                places[node] = 0
                return ([(0, 0)] + levels, places)
            }
            let places = place(0).places
            let least = places.values.min()!
            #expect(
                (0..<shape.count).allSatisfy { abs(layout.positions[$0].x - (places[$0]! - least)) < tolerance },
                "tree \(index)")
        }
    }

    private func checkMirror(
        _ shape: BinaryShape, _ layout: TreeLayout, _ gap: CGFloat, _ index: Int, _ findings: inout Findings
    ) {
        let mirror = try? FlatBinaryTree(
            root: shape.count == 0 ? nil : 0, left: { shape.right(of: $0) }, right: { shape.left(of: $0) })
        let settings = ReingoldTilfordLayout(
            gap: gap, isInteger: index % 2 == 0, onlyChild: index % 5 == 0 ? .side : .below)
        guard let mirror else { return findings.check(false, "no mirror image") }
        let mirrored = settings.layout(mirror.shape)
        for (number, node) in mirror.values.enumerated() {
            let expected = layout.bounds.width - layout.positions[node].x
            findings.check(abs(mirrored.positions[number].x - expected) < tolerance, "node \(node) is not mirrored")
        }
    }

    private func checkEqualSubtrees(_ shape: BinaryShape, _ layout: TreeLayout, _ findings: inout Findings) {
        // The outline of a subtree as text; equal texts must have equal places below their roots.
        var outlines = [String](repeating: "", count: shape.count)
        var sizes = [Int](repeating: 1, count: shape.count)
        var first: [String: Int] = [:]
        for node in (0..<shape.count).reversed() {
            let left = shape.left(of: node)
            let right = shape.right(of: node)
            sizes[node] += (left.map { sizes[$0] } ?? 0) + (right.map { sizes[$0] } ?? 0)
            outlines[node] = "(\(left.map { outlines[$0] } ?? "-")\(right.map { outlines[$0] } ?? "-"))"
            guard let other = first[outlines[node]] else {
                first[outlines[node]] = node
                continue
            }
            for offset in 0..<sizes[node] {
                let one = layout.positions[node + offset].x - layout.positions[node].x
                let two = layout.positions[other + offset].x - layout.positions[other].x
                findings.check(abs(one - two) < tolerance, "nodes \(node) and \(other) are drawn differently")
            }
        }
    }

    @Test("Wetherell–Shannon keeps neighbours two apart and in order; Knuth and level packed keep one")
    func otherBinary() {
        var random = SplitMix64(seed: 1979)
        for index in 0..<randomRuns(2_000) {
            let shape = RandomTree.binary(index % 60, &random).shape
            var findings = Findings()
            checkLevels(WetherellShannonLayout().layout(shape), depth: shape.depth(of:), gap: 2, &findings)
            checkLevels(KnuthLayout().layout(shape), depth: shape.depth(of:), gap: 1, &findings)
            checkLevels(LevelPackedLayout().layout(shape), depth: shape.depth(of:), gap: 1, &findings)
            let knuth = KnuthLayout().layout(shape).positions.map(\.x)
            findings.check(Set(knuth).count == shape.count, "two nodes share a column")
            #expect(findings.sentences.isEmpty, "tree \(index)")
        }
    }

    @Test("Buchheim keeps both separations and the order, and centres parents over their first and last child")
    func buchheim() {
        var random = SplitMix64(seed: 2002)
        for index in 0..<randomRuns(2_000) {
            let shape = RandomTree.any(index % 60, &random)
            let siblings = CGFloat(index % 4 + 1) / 2
            let others = CGFloat(index % 3 + 1) / 2
            let layout = BuchheimLayout(siblingSeparation: siblings, otherSeparation: others).layout(shape)
            var findings = Findings()
            checkLevels(layout, depth: shape.depth(of:), gap: min(siblings, others), &findings)
            for node in 0..<shape.count {
                let children = Array(shape.children(of: node))
                for (child, next) in zip(children, children.dropFirst()) {
                    let distance = layout.positions[next].x - layout.positions[child].x
                    findings.check(distance >= siblings - tolerance, "nodes \(child) and \(next) are too close")
                }
                guard let first = children.first, let last = children.last else { continue }
                let middle = (layout.positions[first].x + layout.positions[last].x) / 2
                findings.check(abs(middle - layout.positions[node].x) < tolerance, "node \(node) is not centred")
            }
            #expect(findings.sentences.isEmpty, "tree \(index)")
        }
    }

    @Test(
        "Boxes of any size keep their gap and their parent's place, in every direction",
        arguments: TreeDirection.allCases)
    func boxes(_ direction: TreeDirection) {
        var random = SplitMix64(seed: 2014)
        for index in 0..<randomRuns(500) {
            let shape = RandomTree.any(index % 40, &random)
            let sizes = (0..<shape.count).map { _ in
                CGSize(
                    width: CGFloat(Int.random(in: 0...12, using: &random)),
                    height: CGFloat(Int.random(in: 0...12, using: &random)))
            }
            let gap = CGSize(width: CGFloat(index % 3), height: CGFloat(index % 4))
            let layouts: [any SizedTreeLayoutAlgorithm] = [
                NonLayeredLayout(gap: gap, direction: direction), LayeredLayout(gap: gap, direction: direction),
                CompactLayout(gap: gap, indent: 1, direction: direction),
            ]
            for algorithm in layouts {
                let layout = algorithm.layout(shape, sizes: sizes)
                var findings = Findings()
                findings.check(layout.sizes == sizes, "sizes changed")
                checkApart(layout, shape, gap, direction, &findings)
                #expect(findings.sentences.isEmpty, "tree \(index), \(algorithm)")
            }
        }
    }

    /// No two boxes overlap, nor are they nearer than the gap both across and along; boxes of a family are centred.
    private func checkApart(
        _ layout: TreeLayout, _ shape: TreeShape, _ gap: CGSize, _ direction: TreeDirection, _ findings: inout Findings
    ) {
        let reach = direction.isHorizontal ? CGSize(width: gap.height, height: gap.width) : gap
        let frames = (0..<layout.count).map { layout.frame(of: $0) }
        for (first, one) in frames.enumerated() {
            findings.check(one.origin.x >= 0 && one.origin.y >= 0, "node \(first) is negative")
            for second in 0..<first {
                let other = frames[second]
                let across = max(other.minX - one.maxX, one.minX - other.maxX) - reach.width
                let along = max(other.minY - one.maxY, one.minY - other.maxY) - reach.height
                findings.check(across >= -1e-6 || along >= -1e-6, "nodes \(first) and \(second) are too close")
            }
        }
        for edge in layout.edges {
            let (above, below) = (frames[edge.parent], frames[edge.child])
            let distance: CGFloat =
                switch direction {
                case .down: below.minY - above.maxY - gap.height
                case .up: above.minY - below.maxY - gap.height
                case .right: below.minX - above.maxX - gap.height
                case .left: above.minX - below.maxX - gap.height
                }
            findings.check(distance >= -1e-6, "node \(edge.child) is too close to its parent")
        }
    }

    @Test("A box of any size laid out without layers hangs right below its parent")
    func rightBelow() {
        var random = SplitMix64(seed: 7)
        for index in 1..<300 {
            let shape = RandomTree.any(index % 40 + 1, &random)
            let sizes = (0..<shape.count).map { CGSize(width: CGFloat($0 % 5), height: CGFloat($0 % 7)) }
            let layout = NonLayeredLayout(gap: CGSize(width: 1, height: 3)).layout(shape, sizes: sizes)
            #expect(
                layout.edges.allSatisfy {
                    abs(layout.frame(of: $0.parent).maxY + 3 - layout.frame(of: $0.child).minY) < 1e-6
                })
        }
    }
}
