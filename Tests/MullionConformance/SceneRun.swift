import Foundation
import MullionAutoLayout
import MullionGeometry

/// The views of a scene, alive.
final class SceneRun {
    let root: LayoutView
    private(set) var views: [String: LayoutView] = [:]
    private(set) var constraints: [String: LayoutConstraint] = [:]
    /// The overridable calls of views and controllers, in order.
    let log = CallLog()
    private var guides: [String: LayoutGuide] = [:]
    private var controllers: [LayoutController] = []

    /// - Throws: for constraints that cannot be.
    init(_ scene: LayoutScene) throws(LayoutConstraintError) {
        for view in scene.views { views[view.name] = Self.makeView(view, log) }
        // The first is the root.
        root = views[scene.views[0].name] ?? LayoutView()
        root.frame = CGRect(origin: .zero, size: scene.size)
        root.layoutDirection = scene.direction
        root.rootSafeAreaInsets = scene.safeArea
        for view in scene.views.dropFirst() { add(view) }
        for view in scene.views { arrange(view) }
        for guide in scene.guides {
            let made = LayoutGuide()
            made.identifier = guide.name
            views[guide.owner]?.addLayoutGuide(made)
            guides[guide.name] = made
        }
        for (view, name) in scene.controllers.sorted(by: { $0.key < $1.key }) {
            if let view = views[view] { controllers.append(SceneController(name, log, view: view)) }
        }
        for constraint in scene.constraints { try add(constraint) }
    }

    // MARK: - Building

    private static func makeView(_ scene: LayoutScene.View, _ log: CallLog) -> LayoutView {
        let view: LayoutView
        switch scene.kind {
        case .plain: view = SceneView(scene, log)
        case .scroll: view = LayoutScrollView()
        case .stack: view = StackView()
        }
        view.identifier = scene.name
        view.translatesAutoresizingMaskIntoConstraints = scene.mask != nil
        view.isHidden = scene.isHidden
        for (index, axis) in [Axis.horizontal, .vertical].enumerated() {
            view.setContentHuggingPriority(scene.hugging[index], for: axis)
            view.setContentCompressionResistancePriority(scene.compression[index], for: axis)
        }
        if let margins = scene.margins { view.directionalLayoutMargins = margins }
        view.insetsLayoutMarginsFromSafeArea = scene.insetsMarginsFromSafeArea
        view.preservesSuperviewLayoutMargins = scene.preservesSuperviewMargins
        return view
    }

    /// Puts a view into its superview.
    private func add(_ scene: LayoutScene.View) {
        guard let view = views[scene.name], let parent = scene.parent.flatMap({ views[$0] }) else { return }
        if let stack = parent as? StackView { stack.addArrangedSubview(view) } else { parent.addSubview(view) }
        guard let mask = scene.mask else { return }
        view.autoresizingMask = mask.flexible
        view.setFrame(mask.frame, inSuperviewOf: mask.superSize)
    }

    /// Gives a stack view its properties, once its views are in it.
    private func arrange(_ scene: LayoutScene.View) {
        guard case .stack(let stack) = scene.kind, let view = views[scene.name] as? StackView else { return }
        view.axis = stack.axis
        view.distribution = stack.distribution
        view.alignment = stack.alignment
        view.spacing = stack.spacing
        view.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelative
        view.isBaselineRelativeArrangement = stack.isBaselineRelative
        for (name, gap) in stack.customSpacing {
            if let arranged = views[name] { view.setCustomSpacing(gap, after: arranged) }
        }
    }

    /// Adds an active constraint.
    func add(_ scene: LayoutScene.Constraint) throws(LayoutConstraintError) {
        guard let first = item(scene.first) else { return }
        let constraint = try LayoutConstraint(
            validating: first, scene.firstAttribute, scene.relation, to: scene.second.flatMap(item),
            scene.secondAttribute, multiplier: scene.multiplier, constant: scene.constant, priority: scene.priority)
        constraint.identifier = scene.name
        try LayoutConstraint.activate(validating: [constraint])
        constraints[scene.name] = constraint
    }

    private func item(_ scene: LayoutScene.Item) -> ConstraintItem? {
        let view = views[scene.name]
        switch scene.guide {
        case nil: return view ?? guides[scene.name]
        case .safeArea: return view?.safeAreaLayoutGuide
        case .margins: return view?.layoutMarginsGuide
        case .content: return (view as? LayoutScrollView)?.contentLayoutGuide
        case .frame: return (view as? LayoutScrollView)?.frameLayoutGuide
        }
    }

    /// Makes a view, and puts it into its superview.
    func insert(_ scene: LayoutScene.View) {
        views[scene.name] = Self.makeView(scene, log)
        add(scene)
    }

    /// The frame of a view, or the rectangle of a guide.
    func frame(of name: String) -> CGRect? { views[name]?.frame ?? guides[name]?.layoutFrame }
}
