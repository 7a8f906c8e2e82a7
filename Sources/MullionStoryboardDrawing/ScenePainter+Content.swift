import MullionDrawing
import MullionGeometry
import MullionStoryboards
import MullionText

/// Drawing of views by kind.
extension ScenePainter {
    mutating func drawContent(of view: StoryboardView, in box: CGRect, _ context: Context) {
        // An empty frame shows nothing.
        guard box.width > 0.5, box.height > 0.5 else { return }
        switch view.kind {
        case "label": drawLabel(view, in: box)
        case "button": drawButton(view, in: box, context)
        case "textField": drawTextField(view, in: box, context)
        case "textView": drawTextView(view, in: box)
        case "searchBar": drawSearchBar(view, in: box)
        case "switch": drawSwitch(view, in: box)
        case "slider": drawSlider(view, in: box, context)
        case "stepper": drawStepper(view, in: box, context)
        case "segmentedControl": drawSegments(view, in: box)
        case "progressView": drawProgress(view, in: box, context)
        case "activityIndicatorView": drawActivityIndicator(view, in: box)
        case "pageControl": drawPageControl(view, in: box)
        case "pickerView": drawPicker(view, in: box)
        case "datePicker": drawDatePicker(view, in: box, context)
        case "imageView": drawImageView(view, in: box, context)
        case "toolbar": drawToolbar(view, in: box, context)
        case "navigationBar": drawNavigationBar(view, in: box, context)
        case "tabBar": drawTabBar(view.barItems, selected: 0, view, in: box, context)
        case "tableView": drawTable(view, in: box, context)
        case "collectionView": drawCollection(view, in: box, context)
        case "mapView": drawMap(view, in: box)
        case "containerView": drawContainer(view, in: box)
        case "wkWebView", "webView": drawStandIn("Web View", for: view, in: box)
        case "view": if view.isBare { drawStandIn(view.customClass ?? "", for: view, in: box) }
        case "stackView", "scrollView", "visualEffectView", "tableViewCellContentView", "tableViewCell",
            "collectionViewCell", "collectionViewCellContentView", "collectionReusableView",
            "tableViewHeaderFooterView":
            break
        case let kind: if view.subviews.isEmpty { drawStandIn(view.customClass ?? kind, for: view, in: box) }
        }
    }

    private mutating func drawLabel(_ view: StoryboardView, in box: CGRect) {
        guard var text = view.text else { return }
        if let other = stage.localized(nil, "text", of: view.id) { text.parts = [StoryboardText.Part(string: other)] }
        let isEnabled = view.attributes["enabled"] != "NO"
        var ink = color(view.color("textColor"), view) ?? system("label")
        if !isEnabled { ink = ink.opacity(0.4) }
        draw(text, in: box, TextStyle(face: stage.fontFace(of: view), usualSize: 17, color: ink), at: view.position)
    }

    /// Draws a placeholder for content that only a running program shows: a faint box with a name.
    mutating func drawStandIn(_ name: String, for view: StoryboardView, in box: CGRect) {
        guard box.width >= 1, box.height >= 1 else { return }
        if view.color("backgroundColor") == nil { list.fill(Path(box), with: system("systemGray6")) }
        list.stroke(
            Path(box.insetBy(dx: 0.5, dy: 0.5)), with: .color(system("systemGray3")),
            style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
        if box.width >= 30, box.height >= 12, !name.isEmpty {
            draw(name, in: box.insetBy(dx: 4, dy: 0), size: 13, system("systemGray"), at: view.position)
        }
    }

    private mutating func drawContainer(_ view: StoryboardView, in box: CGRect) {
        let controller = view.embedded.flatMap { stage.document.links.controllers[$0] }
        drawStandIn(controller.map { "Container: \($0.name)" } ?? "Container", for: view, in: box)
    }

    /// Draws land, water, a park, and some roads.
    private mutating func drawMap(_ view: StoryboardView, in box: CGRect) {
        list.append(.pushClip(Path(box)))
        list.fill(Path(box), with: Color(red8: 0xF4, green8: 0xF1, blue8: 0xE6))
        let (w, h) = (box.width, box.height)
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: box.minX + x * w, y: box.minY + y * h) }
        var water = Path()
        water.move(to: at(0.62, 0))
        water.addCurve(to: at(1, 0.55), control1: at(0.6, 0.35), control2: at(0.9, 0.3))
        water.addLine(to: at(1, 0))
        water.closeSubpath()
        list.fill(water, with: Color(red8: 0xA9, green8: 0xD5, blue8: 0xEE))
        list.fill(
            Path(ellipseIn: CGRect(x: box.minX + 0.08 * w, y: box.minY + 0.55 * h, width: 0.3 * w, height: 0.25 * h)),
            with: Color(red8: 0xC8, green8: 0xE6, blue8: 0xC0))
        for (start, end) in [
            (at(0, 0.3), at(1, 0.75)), (at(0.25, 0), at(0.5, 1)), (at(0, 0.9), at(0.7, 0.2)),
            (at(0.8, 0.5), at(0.75, 1)),
        ] {
            list.stroke(Path(from: start, to: end), with: .white, lineWidth: max(min(w, h) / 60, 2))
        }
        list.append(.pop)
    }
}

extension StoryboardView {
    /// Whether the view is an empty view of a custom class, whose content only a running program shows.
    fileprivate var isBare: Bool {
        customClass != nil && subviews.isEmpty && contentViews.isEmpty && color("backgroundColor") == nil
    }
}
