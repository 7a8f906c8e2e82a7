import MullionAutoLayout
import MullionTestSupport

extension Target {
    /// Edits of constraint views: every frame that is not ambiguous equals that of a tree made anew.
    static let autoLayout = Target("auto-layout") { bytes in
        var tree = RandomTree(SplitMix64(bytes: bytes))
        for _ in 0..<6 { tree.edit() }
        for step in 0..<min(max(bytes.count / 16, 4), 20) {
            for _ in 0..<1 + step % 3 { tree.edit() }
            tree.root.layoutIfNeeded()
            let copy = tree.copy()
            copy.layoutIfNeeded()
            compare(tree.root, copy)
        }
    }

    private static func compare(_ view: LayoutView, _ copy: LayoutView) {
        precondition(view.subviews.count == copy.subviews.count)
        for (child, twin) in zip(view.subviews, copy.subviews) {
            let differences = [
                child.frame.minX - twin.frame.minX, child.frame.minY - twin.frame.minY,
                child.frame.width - twin.frame.width, child.frame.height - twin.frame.height,
            ]
            precondition(
                differences.allSatisfy { abs($0) <= 1e-6 } || child.hasAmbiguousLayout,
                "\(child.path) has \(child.frame), anew \(twin.frame)")
            compare(child, twin)
        }
    }
}
