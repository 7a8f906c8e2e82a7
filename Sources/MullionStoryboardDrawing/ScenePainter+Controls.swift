import MullionDrawing
import MullionGeometry
import MullionStoryboards
import MullionText

/// Drawing of controls with a value.
extension ScenePainter {
    /// The gray of unselected items.
    var track: Color { system("systemGray5") }

    private mutating func drawKnob(center: CGPoint, diameter: CGFloat) {
        let knob = Path(ellipseIn: CGRect(center: center, side: diameter))
        list.withShadow(Shadow(color: Color(white: 0, alpha: 0.2), radius: 2, y: 2)) { $0.fill(knob, with: .white) }
    }

    mutating func drawSwitch(_ view: StoryboardView, in box: CGRect) {
        // The control has a fixed size, independent of its frame.
        let body = CGRect(x: box.minX, y: box.midY - 15.5, width: min(max(box.width, 49), 51), height: 31)
        let isOn = view.attributes["on"] == "YES"
        let on = color(view.color("onTintColor"), view) ?? system("systemGreen")
        let isEnabled = view.attributes["enabled"] != "NO"
        if !isEnabled { list.append(.pushOpacity(0.5)) }
        list.fill(Path(roundedRect: body, cornerRadius: 15.5), with: isOn ? on : track)
        let x = directed(isOn ? body.maxX - 15.5 : body.minX + 15.5, in: body)
        drawKnob(center: CGPoint(x: x, y: body.midY), diameter: 27)
        if !isEnabled { list.append(.pop) }
    }

    mutating func drawSlider(_ view: StoryboardView, in box: CGRect, _ context: Context) {
        let low = view.attributes.measure("minValue") ?? 0
        let high = view.attributes.measure("maxValue") ?? 1
        let value = view.attributes.measure("value") ?? low
        let share = high > low ? min(max((value - low) / (high - low), 0), 1) : 0
        let line = CGRect(x: box.minX + 2, y: box.midY - 2, width: max(box.width - 4, 0), height: 4)
        let x = line.minX + min(14, line.width / 2) + share * max(line.width - 28, 0)
        list.fill(
            Path(roundedRect: line, cornerRadius: 2),
            with: color(view.color("maximumTrackTintColor"), view) ?? track)
        let filled = CGRect(x: line.minX, y: line.minY, width: max(x - line.minX, 0), height: 4)
        list.fill(
            Path(roundedRect: directed(filled, in: line), cornerRadius: 2),
            with: color(view.color("minimumTrackTintColor"), view) ?? context.tint)
        drawKnob(center: CGPoint(x: directed(x, in: line), y: box.midY), diameter: min(28, max(box.height, 12)))
    }

    mutating func drawStepper(_ view: StoryboardView, in box: CGRect, _ context: Context) {
        let body = CGRect(x: box.minX, y: box.midY - 16, width: box.width, height: 32)
        list.fill(Path(roundedRect: body, cornerRadius: 8), with: system("tertiarySystemFill"))
        let line = Path(from: CGPoint(x: body.midX, y: body.minY + 7), to: CGPoint(x: body.midX, y: body.maxY - 7))
        list.stroke(line, with: system("separator"), lineWidth: 1)
        for (name, share) in [("minus", 0.25), ("plus", 0.75)] {
            let center = CGPoint(x: directed(body.minX + body.width * CGFloat(share), in: body), y: body.midY)
            drawSymbol(name, in: CGRect(center: center, side: 17), system("label"))
        }
    }

    mutating func drawSegments(_ view: StoryboardView, in box: CGRect) {
        let segments = view.details.first { $0.name == "segments" }?.list(named: "segment") ?? []
        let body = CGRect(x: box.minX, y: box.minY, width: box.width, height: max(box.height - 1, 0))
        list.fill(Path(roundedRect: body, cornerRadius: 8), with: system("tertiarySystemFill"))
        guard !segments.isEmpty else { return }
        // Segments with a width keep it; the others share the rest.
        let fixed = segments.map { $0.attributes["width"].flatMap { Double($0) }.map { CGFloat(max($0, 0)) } ?? 0 }
        let rest = max(body.width - fixed.reduce(0, +), 0)
        let flexible = fixed.count { $0 == 0 }
        let selected = Int(view.attributes.measure("selectedSegmentIndex") ?? 0)
        var x = body.minX
        for (index, segment) in segments.enumerated() {
            let width = fixed[index] > 0 ? fixed[index] : rest / CGFloat(flexible)
            let part = directed(CGRect(x: x, y: body.minY, width: width, height: body.height), in: body)
            x += width
            if index == selected {
                let chosen =
                    color(view.color("selectedSegmentTintColor"), view)
                    ?? (stage.isDark ? Color(white: 0.36) : .white)
                list.append(.pushShadow(Shadow(color: Color(white: 0, alpha: 0.12), radius: 1.5, y: 1)))
                list.fill(Path(roundedRect: part.insetBy(dx: 2, dy: 2), cornerRadius: 7), with: chosen)
                list.append(.pop)
            } else if index > 0, index - 1 != selected {
                let edge = directed(part.minX, in: part)
                let line = Path(from: CGPoint(x: edge, y: part.minY + 8), to: CGPoint(x: edge, y: part.maxY - 8))
                list.stroke(line, with: system("separator"), lineWidth: 1)
            }
            if let name = StoryboardImageName(segment.attributes) {
                drawImage(
                    name, in: CGRect(center: part.center, side: min(20, part.height)), tint: system("label"),
                    view.position)
            } else {
                let property = "segmentTitles[\(index)]"
                let title = stage.localized(segment.text(of: "title"), property, of: view.id) ?? ""
                draw(
                    title, in: part.insetBy(dx: min(4, part.width / 2), dy: 0), size: 13, system("label"),
                    weight: index == selected ? .semibold : .medium, at: view.position)
            }
        }
    }

    mutating func drawProgress(_ view: StoryboardView, in box: CGRect, _ context: Context) {
        let height = max(min(box.height, 4), 2)
        let line = CGRect(x: box.minX, y: box.midY - height / 2, width: box.width, height: height)
        list.fill(
            Path(roundedRect: line, cornerRadius: height / 2),
            with: color(view.color("trackTintColor"), view) ?? track)
        let share = min(max(view.attributes.measure("progress") ?? 0, 0), 1)
        let filled = CGRect(x: line.minX, y: line.minY, width: line.width * share, height: height)
        if !filled.isEmpty {
            list.fill(
                Path(roundedRect: directed(filled, in: line), cornerRadius: height / 2),
                with: color(view.color("progressTintColor"), view) ?? context.tint)
        }
    }

    /// Draws eight spokes around a center, each fainter than the previous one.
    mutating func drawActivityIndicator(_ view: StoryboardView, in box: CGRect) {
        let isLarge = ["large", "whiteLarge"].contains(view.attributes["style"] ?? "")
        let isWhite = (view.attributes["style"] ?? "").hasPrefix("white")
        let ink = color(view.color("color"), view) ?? (isWhite ? .white : system("systemGray"))
        let radius: CGFloat = isLarge ? 18.5 : 10
        // Of the sine of 45 degrees.
        let half: CGFloat = 0.707_106_781
        let spokes: [(CGFloat, CGFloat)] = [
            (0, -1), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half),
        ]
        for (index, (x, y)) in spokes.enumerated() {
            func point(_ part: CGFloat) -> CGPoint {
                CGPoint(x: box.midX + x * radius * part, y: box.midY + y * radius * part)
            }
            list.stroke(
                Path(from: point(0.5), to: point(0.9)), with: .color(ink.opacity(0.3 + 0.7 * Double(index) / 7)),
                style: StrokeStyle(lineWidth: radius / 4, lineCap: .round))
        }
    }

    mutating func drawPageControl(_ view: StoryboardView, in box: CGRect) {
        let count = Int(min(max(view.attributes.measure("numberOfPages") ?? 0, 0), 100))
        let current = Int(view.attributes.measure("currentPage") ?? 0)
        let other = color(view.color("pageIndicatorTintColor"), view) ?? system("systemGray3")
        let chosen = color(view.color("currentPageIndicatorTintColor"), view) ?? system("label").opacity(0.7)
        let left = box.midX - CGFloat(count - 1) * 8
        for page in 0..<count {
            let center = CGPoint(x: directed(left + CGFloat(page) * 16, in: box), y: box.midY)
            list.fill(Path(ellipseIn: CGRect(center: center, side: 7)), with: page == current ? chosen : other)
        }
    }
}
