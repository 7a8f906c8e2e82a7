import MullionAutoLayout
import MullionDrawing
import MullionGeometry
import MullionStoryboards

/// Drawing of a controller's scene: its view and the bars of its containers.
extension ScenePainter {
    /// Draws a scene.
    ///
    /// - Returns: The size of the drawing.
    mutating func drawScene(_ controller: StoryboardController?) -> CGSize {
        guard let controller, let bars = stage.bars else { return .zero }
        var context = Context(tint: tint)
        guard let view = controller.view, let screen = view.id.flatMap({ stage.screens[$0] }) else {
            return drawContainer(controller, context)
        }
        let size = screen.surroundings.size
        let device = stage.environment.screen
        var top = min(max(view.frame?.minY ?? 0, 0), 200)
        if top + size.height > device.height + 0.5 { top = 0 }
        // A view that ends above the bottom of the screen leaves room for a bar.
        let below = device.height - top - size.height
        let leavesRoom = below > 0.5 && below <= 120 && stage.bottomHeight > 0 && size.width >= device.width
        let canvas = CGSize(width: size.width, height: top + size.height + (leavesRoom ? below : 0))
        let isFull = canvas.height >= device.height - 0.5
        let status = isFull ? stage.statusHeight : 0
        let isSheet = stage.environment.fit(of: screen.root).isSheet
        let barBottom = top >= 44 ? top : status + stage.navigationHeight(isSheet: isSheet)
        context.safeTop = barBottom
        context.bottom = canvas.height
        context.safeBottom = canvas.height - (isFull ? stage.safeBottom : 0)
        list.append(.pushClip(Path(CGRect(origin: .zero, size: canvas))))
        list.fill(Path(CGRect(origin: .zero, size: canvas)), with: system("systemBackground"))
        drawRoot(view, in: CGRect(x: 0, y: top, width: size.width, height: size.height), context)
        var ink = system("label")
        if let item = bars.navigation {
            ink = drawNavigation(item, bars, from: status, to: barBottom, canvas.width, view.position, context)
        }
        if status > 0 { drawStatusBar(canvas.width, status, ink) }
        drawBottom(bars, canvas, isFull ? stage.safeBottom : 0, view.position, context)
        list.append(.pop)
        return canvas
    }

    /// Draws a navigation bar that ends at a y coordinate.
    ///
    /// - Returns: The color of its content.
    private mutating func drawNavigation(
        _ item: StoryboardNavigationItem, _ bars: SceneBars, from status: CGFloat, to bottom: CGFloat, _ width: CGFloat,
        _ position: SourcePosition, _ context: Context
    ) -> Color {
        let style = barStyle(of: bars.navigationBar, context)
        drawBackground(style, in: CGRect(x: 0, y: 0, width: width, height: bottom), lineAtTop: false)
        let isLarge = bars.around.navigationBar?.hasLargeTitles == true && bottom - status >= 90
        let large = isLarge ? Containment.NavigationBar.largeTitleHeight : 0
        let height = min(44, max(bottom - large, 0))
        let row = CGRect(x: 0, y: bottom - large - height, width: width, height: height)
        var shown = item
        shown.title = stage.localized(item.title, "title", of: item.id)
        let title = shown.title
        if large > 0 { shown.title = nil }
        drawNavigation(shown, back: bars.back, in: row, style, position, context)
        if large > 0, let title {
            let place = CGRect(x: 16, y: row.maxY, width: max(width - 32, 0), height: large)
            draw(title, in: place, size: 34, style.title, weight: .bold, .natural, at: position)
        }
        return style.title
    }

    /// Draws the tab bar and toolbar.
    private mutating func drawBottom(
        _ bars: SceneBars, _ canvas: CGSize, _ safeBottom: CGFloat, _ position: SourcePosition, _ context: Context
    ) {
        var bottom = canvas.height
        if let tabs = bars.tabs {
            let height = stage.environment.bottomBarHeight + safeBottom
            let bar = CGRect(x: 0, y: bottom - height, width: canvas.width, height: height)
            drawTabBar(tabs, selected: bars.selectedTab, bars.tabBar, in: bar, context)
            bottom -= height
        }
        guard !bars.tools.isEmpty else { return }
        let height = SceneBars.toolbarHeight + (bars.tabs == nil ? safeBottom : 0)
        let bar = CGRect(x: 0, y: bottom - height, width: canvas.width, height: height)
        let style = BarStyle(tint: context.tint, isDark: stage.isDark)
        drawBackground(style, in: bar, lineAtTop: true)
        drawItems(bars.tools, in: bar.limitedHeight(SceneBars.toolbarHeight), style, position, context)
    }

    /// Draws the time and the battery.
    private mutating func drawStatusBar(_ width: CGFloat, _ height: CGFloat, _ ink: Color) {
        let hasNotch = height > 24
        let size: CGFloat = hasNotch ? 15 : 12
        let middle = hasNotch ? height / 2 + 3 : height / 2
        let x: CGFloat = hasNotch ? 21 : width / 2 - 30
        let time = CGRect(x: x, y: middle - 10, width: 60, height: 20)
        draw("9:41", in: time, size: size, ink, weight: .semibold, at: SourcePosition.start)
        let body = CGRect(x: width - (hasNotch ? 50 : 30), y: middle - 5, width: 22, height: 10)
        list.stroke(Path(roundedRect: body, cornerRadius: 3), with: ink.opacity(0.4), lineWidth: 1)
        list.fill(Path(roundedRect: body.insetBy(dx: 1.5, dy: 1.5), cornerRadius: 1.5), with: ink)
    }

    /// Draws a container controller: its bar and its name.
    private mutating func drawContainer(_ controller: StoryboardController, _ context: Context) -> CGSize {
        let size = stage.environment.screen
        let canvas = CGRect(origin: .zero, size: size)
        list.append(.pushClip(Path(canvas)))
        list.fill(Path(canvas), with: system("systemGray6"))
        let bar = controller.parts.first { $0.kind == "tabBar" }
        if !controller.attributes.isYes("navigationBarHidden"),
            let bar = controller.parts.first(where: { $0.kind == "navigationBar" })
        {
            let style = barStyle(of: bar, context)
            let shown = Containment.NavigationBar(bar)
            let height = stage.statusHeight + stage.environment.height(of: shown, isSheet: false)
            let box = CGRect(x: 0, y: 0, width: size.width, height: height)
            drawBackground(style, in: box, lineAtTop: false)
            if stage.statusHeight > 0 { drawStatusBar(size.width, stage.statusHeight, style.title) }
        }
        let items = stage.document.links.tabItems(of: controller.id)
        if !items.isEmpty {
            let height = stage.environment.bottomBarHeight + stage.safeBottom
            let box = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
            drawTabBar(items, selected: 0, bar, in: box, context)
        }
        let place = CGRect(x: 16, y: size.height / 2 - 20, width: max(size.width - 32, 0), height: 40)
        draw(
            controller.kindWords, in: place, size: 22, system("systemGray2"), weight: .semibold,
            at: SourcePosition.start)
        list.append(.pop)
        return size
    }
}
