import MullionAutoLayout
import MullionGeometry
import MullionStoryboards

extension ScreenEnvironment {
    /// Returns whether a root is as large as the screen, possibly without its bars. Other roots keep their own size:
    /// cells, headers, and views that a program or a container view places.
    func fillsScreen(_ root: StoryboardRoot) -> Bool {
        switch root.kind {
        case .controller, .topLevel: !fit(of: root).isLoose
        case .cell, .part: false
        }
    }

    /// Lays out a root. One that sizes itself has the height that its content needs, if that is more than the stored
    /// height or if required constraints conflict with the stored height.
    func checkedScreen(of root: StoryboardRoot) -> StoryboardScreen {
        var surroundings = surroundings(of: root)
        let screen = StoryboardScreen(root, in: surroundings)
        guard !fillsScreen(root) else { return screen }
        let isBroken = screen.layout.reports.contains {
            if case .conflict(let conflict) = $0 { conflict.needsRootHeight } else { false }
        }
        guard isBroken || !isOwn else { return screen }
        let size = surroundings.size
        let needed = screen.layout.root.systemLayoutSizeFitting(
            CGSize(width: size.width, height: isBroken ? 0 : size.height), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        guard needed.isFinite, isBroken || needed > size.height + StoryboardCheck.tolerance else { return screen }
        surroundings.size.height = needed
        return StoryboardScreen(root, in: surroundings)
    }

    /// Whether everything is as in the saved environment, including texts.
    private var isOwn: Bool { setting.isOwn(of: document) }
}
