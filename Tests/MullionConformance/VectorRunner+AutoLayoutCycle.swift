import Foundation
import MullionAutoLayout
import MullionGeometry

extension SceneRun {
    /// The calls of a change and the pass after it, in a tree that was laid out before; those of the first pass are its
    /// own.
    /// - Parameter scene: the scene after the change.
    func calls(of change: SceneChange, _ scene: LayoutScene) throws(LayoutConstraintError) -> [String] {
        let scheduler = ManualLayoutScheduler()
        root.layoutScheduler = scheduler
        if case .firstPass = change {} else { scheduler.run() }
        _ = log.take()
        try perform(change, scene)
        if case .constant(_, _, _, let view?) = change { views[view]?.layoutIfNeeded() }
        // Twice, for a pass that is done leaves nothing to be done.
        for _ in 0..<2 { scheduler.run() }
        return log.take()
    }

    private func perform(_ change: SceneChange, _ scene: LayoutScene) throws(LayoutConstraintError) {
        switch change {
        case .firstPass: break
        case .constant(let name, _, let constant, _): constraints[name]?.constant = constant
        case .content(let view, let size): (views[view] as? SceneView)?.contentSize = size
        case .needsLayout(let view): views[view]?.setNeedsLayout()
        case .needsUpdateConstraints(let names): for name in names { views[name]?.setNeedsUpdateConstraints() }
        case .layout(let view): views[view]?.layoutIfNeeded()
        case .bounds(let size): root.frame.size = size
        case .width(let view): views[view]?.frame.size.width = scene.size.width
        case .add(let view):
            for added in scene.views where added.name == view { insert(added) }
            for constraint in scene.constraints where constraint.names(view) { try add(constraint) }
        case .remove(let view, _): views[view]?.removeFromSuperview()
        }
    }
}
