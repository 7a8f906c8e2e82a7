import MullionAutoLayout
import MullionDrawing
import MullionGeometry
import MullionStoryboardChecks
import MullionStoryboards

/// Draws views in the frames that layout gave them.
///
/// Draws each view's background, its content by kind, its subviews, and its border.
struct ScenePainter {
    /// The values that views inherit from their superviews.
    struct Context {
        var tint: Color
        /// The index of the superview among the boxes.
        var box: Int?
        /// The bottom of the top bars; scrolling content begins below it.
        var safeTop: CGFloat = 0
        /// The bottoms of the safe area and the drawing; bars that end at the first extend to the second.
        var safeBottom: CGFloat = .infinity
        var bottom: CGFloat = .infinity
    }

    let stage: Stage
    private(set) var direction: LayoutDirection
    var list = DisplayList()
    /// The views in the drawing.
    private(set) var placed: [ObjectIdentifier: ConstraintLines.Place] = [:]
    private(set) var boxes: [BoxTree.Box] = []
    /// The views of the boxes.
    private var views: [StoryboardDrawing.View?] = []
    private var diagnostics: [StoryboardDrawingDiagnostic] = []
    private var known: Set<StoryboardDrawingDiagnostic.Kind> = []
    /// The drawn roots.
    private(set) var shown: [StoryboardScreen] = []

    init(_ stage: Stage) {
        self.stage = stage
        direction = stage.setting.direction
    }

    /// Returns the drawing of a scene or view.
    mutating func drawing(of subject: StoryboardDrawingSubject) -> StoryboardDrawing {
        let size = if let view = subject.view { drawTop(view) } else { drawScene(subject.scene.controller) }
        let lines = ConstraintLines(placed)
        let constraints = shown.flatMap { lines.lines(of: $0) }
        if stage.options.showsConstraints {
            var outline = ConstraintOutline()
            outline.draw(constraints, over: placed.values.map(\.frame), into: &list)
        }
        for screen in shown { note(screen) }
        return StoryboardDrawing(
            name: subject.title, size: size, displayList: list, boxes: BoxTree(boxes), views: views,
            constraints: constraints, diagnostics: diagnostics)
    }

    /// Draws a top-level view.
    private mutating func drawTop(_ view: StoryboardView) -> CGSize {
        let size =
            view.id.flatMap { stage.screens[$0]?.surroundings.size } ?? view.frame?.size ?? stage.environment.screen
        let frame = CGRect(origin: .zero, size: view.isCell ? view.frame?.size ?? size : size)
        let context = Context(tint: tint)
        if view.isCell {
            drawCell(view, in: frame, CellStyle(background: system("systemBackground")), context)
        } else {
            drawRoot(view, in: frame, context)
        }
        return frame.size
    }

    var tint: Color {
        stage.resolved(.named("AccentColor")) ?? system("systemBlue")
    }

    /// Returns a system color in the appearance of the drawing, by its short name, such as "label".
    func system(_ name: String) -> Color { stage.system(name) }

    mutating func drawRoot(_ view: StoryboardView, in frame: CGRect, _ context: Context) {
        guard let id = view.id, let screen = stage.screens[id] else { return }
        shown.append(screen)
        draw(view, screen.layout.root, id: id, in: screen, frame: frame, context)
    }

    /// Records a drawn root, which has a box if it is not drawn as a view.
    mutating func show(_ screen: StoryboardScreen, _ frame: CGRect, box: Int? = nil) {
        shown.append(screen)
        placed[ObjectIdentifier(screen.layout.root)] = ConstraintLines.Place(frame: frame, box: box)
    }

    /// Draws a view with its subviews in a rectangle.
    mutating func draw(
        _ view: StoryboardView, _ layout: LayoutView, id: String, in screen: StoryboardScreen, frame: CGRect,
        _ context: Context
    ) {
        let look = view.look(for: screen.surroundings.traits)
        placed[ObjectIdentifier(layout)] = ConstraintLines.Place(frame: frame, box: nil)
        guard !look.isHidden, look.alpha > 0, Path(frame).isFinite else { return }
        var context = context
        if let tint = color(look.tint, view) { context.tint = tint }
        context.box = addBox(view, id: id, frame, in: context)
        placed[ObjectIdentifier(layout)]?.box = context.box
        let openPushes = list.openPushCount
        if look.alpha < 1 { list.append(.pushOpacity(look.alpha)) }
        let box = frame.pixelAligned(scale: stage.device.scale)
        let outline = Path(roundedRect: box, cornerRadius: look.cornerRadius)
        if let background = color(look.background, view) ?? defaultBackground(of: view), background.alpha > 0,
            !box.isEmpty
        {
            list.fill(outline, with: background)
        }
        let scrolls = ["scrollView", "tableView", "collectionView", "textView"].contains(view.kind)
        let border = look.borderWidth
        if look.clips || scrolls { list.append(.pushClip(outline)) }
        var content = frame
        if scrolls {
            if view.kind != "textView" { content.origin.y += scrollInset(of: view, frame, context) }
            context.safeTop = -.infinity
        }
        let outer = direction
        direction = view.contentDirection ?? stage.setting.direction
        drawContent(of: view, in: content, context)
        direction = outer
        drawSubviews(of: view, in: screen, content, context)
        if look.clips || scrolls { list.append(.pop) }
        if border > 0, !box.isEmpty {
            let inset = box.insetBy(dx: border / 2, dy: border / 2)
            list.stroke(
                Path(roundedRect: inset, cornerRadius: max(look.cornerRadius - border / 2, 0)),
                with: color(look.borderColor, view) ?? .black, lineWidth: border)
        }
        while list.openPushCount > openPushes { list.append(.pop) }
    }

    /// Returns how far scrolling content moves down to begin below the bars.
    private func scrollInset(of view: StoryboardView, _ frame: CGRect, _ context: Context) -> CGFloat {
        guard view.attributes["contentInsetAdjustmentBehavior"] != "never", frame.minY < context.safeTop,
            stage.scene.controller?.attributes["automaticallyAdjustsScrollViewInsets"] != "NO"
        else { return 0 }
        return context.safeTop - frame.minY
    }

    /// Draws the subviews of a view in the frames that layout gave them.
    mutating func drawSubviews(
        of view: StoryboardView, in screen: StoryboardScreen, _ frame: CGRect, _ context: Context
    ) {
        for inner in view.contentViews + view.subviews {
            let id = inner.id ?? view.id.map { $0 + "/contentView" }
            guard let id, let layout = screen.layout.views[id] else { continue }
            let inside = layout.frame.offsetBy(dx: frame.minX, dy: frame.minY)
            draw(inner, layout, id: id, in: screen, frame: inside.standardized, context)
        }
    }

    private func defaultBackground(of view: StoryboardView) -> Color? {
        switch view.kind {
        case "textView": system("systemBackground")
        case "tableView":
            view.attributes["style"].map { $0 != "plain" } == true
                ? system("systemGroupedBackground") : system("systemBackground")
        case "visualEffectView":
            (view.details.first { $0.name == "blurEffect" }?.attributes["style"] ?? "").lowercased().contains("dark")
                ? Color(white: 0.1, alpha: 0.7)
                : (stage.isDark ? Color(white: 0.15, alpha: 0.7) : Color(white: 0.97, alpha: 0.7))
        default: nil
        }
    }

    // MARK: - Diagnostics and boxes

    private mutating func addBox(_ view: StoryboardView, id: String, _ frame: CGRect, in context: Context) -> Int {
        let name = view.userLabel ?? view.customClass ?? view.id
        return addBox(view.kind, name, frame, StoryboardDrawing.View(source: view, id: id), in: context)
    }

    /// Adds a box.
    ///
    /// - Parameter view: The view; nil for a part of the drawing that is not a view.
    mutating func addBox(
        _ kind: String, _ name: String?, _ frame: CGRect, _ view: StoryboardDrawing.View? = nil, in context: Context
    ) -> Int {
        boxes.append(BoxTree.Box(parent: context.box, name: name, kind: kind, frame: frame))
        views.append(view)
        return boxes.count - 1
    }

    /// Returns a color of a view; nil if it has none. Reports unknown colors.
    mutating func color(_ color: StoryboardColor?, _ view: StoryboardView) -> Color? {
        self.color(color, view.position)
    }

    mutating func color(_ color: StoryboardColor?, _ position: SourcePosition) -> Color? {
        guard let color else { return nil }
        if let resolved = stage.resolved(color) { return resolved }
        switch color {
        case .named(let name), .system(let name): note(.unknownColor(name: name), position)
        case .components: break
        }
        return nil
    }

    /// Reports a diagnostic once.
    mutating func note(_ kind: StoryboardDrawingDiagnostic.Kind, _ position: SourcePosition) {
        guard known.insert(kind).inserted else { return }
        diagnostics.append(StoryboardDrawingDiagnostic(kind: kind, position: position))
    }

    /// Reports the diagnostics of a root's layout, in the words of checks.
    private mutating func note(_ screen: StoryboardScreen) {
        for issue in screen.layoutIssues(in: stage.setting, of: stage.document) {
            note(.layout(issue.sentence), issue.position)
        }
    }
}
