import MullionAutoLayout
import MullionDrawing
import MullionGeometry
import MullionStoryboards
import MullionText

/// Drawing of buttons: configurations, system buttons, and custom buttons.
extension ScenePainter {
    mutating func drawButton(_ view: StoryboardView, in box: CGRect, _ context: Context) {
        let button = view.button
        if let name = button.backgroundImage { drawImage(name, in: box, tint: nil, view.position) }
        if let glyph = Self.glyphs[button.type ?? ""], button.style == nil {
            let side = min(box.width, box.height, 24)
            let ink = button.isEnabled ? context.tint : system("systemGray3")
            drawSymbol(glyph, in: CGRect(center: box.center, side: side), ink)
            if button.title == nil { return }
        }
        let tint = button.isEnabled ? context.tint : system("systemGray2")
        let ink: Color
        switch button.style {
        case .filled?: ink = color(button.titleColor, view) ?? .white
        case .some: ink = color(button.titleColor, view) ?? tint
        case nil:
            let own = color(button.titleColor, view)
            // Custom buttons have white titles.
            ink = own.map { button.isEnabled ? $0 : $0.opacity(0.5) } ?? (button.type == nil ? .white : tint)
        }
        drawFill(of: button, in: box, tint, view)
        drawTitle(of: button, in: box, ink, view)
    }

    /// Draws the background of a configuration.
    private mutating func drawFill(of button: StoryboardButton, in box: CGRect, _ tint: Color, _ view: StoryboardView) {
        let fill: Color? =
            switch button.style {
            case .filled?: color(button.fill, view) ?? tint
            case .tinted?: (color(button.fill, view) ?? tint).opacity(0.18)
            case .gray?: color(button.fill, view) ?? system("systemFill")
            case .plain?: color(button.fill, view)
            case nil: nil
            }
        guard let fill else { return }
        let radius: CGFloat =
            switch button.cornerStyle {
            case "capsule": box.height / 2
            case "small": 4
            case "large": 10
            case "fixed": 0
            default: 6
            }
        list.fill(Path(roundedRect: box, cornerRadius: radius), with: fill)
    }

    /// Draws image and title in a row, in the content rectangle of the button.
    private mutating func drawTitle(of button: StoryboardButton, in box: CGRect, _ ink: Color, _ view: StoryboardView) {
        let title = stage.localized(button.title, "normalTitle", of: view.id) ?? ""
        let insets = view.insets("contentEdgeInsets")
        var content = box
        content = CGRect(
            x: box.minX + insets.left, y: box.minY + insets.top, width: max(box.width - insets.left - insets.right, 0),
            height: max(box.height - insets.top - insets.bottom, 0))
        if button.style != nil, title.isEmpty == false {
            content = content.insetBy(dx: min(12, content.width / 8), dy: 0)
        }
        let face = view.titleFontFace ?? stage.fontFace(of: view)
        let style = TextStyle(face: face, usualSize: button.style == nil ? 15 : 17, color: ink)
        var image = CGSize.zero
        if let name = button.image {
            image = imageSize(name).map { $0.limited(to: content.size) } ?? CGSize(width: 20, height: 20)
        }
        let gap: CGFloat = button.style != nil && image.width > 0 && !title.isEmpty ? 8 : 0
        // Each part moves by half the difference of its insets.
        let imageInsets = view.insets("imageEdgeInsets")
        let titleInsets = view.insets("titleEdgeInsets")
        let isWrapped = ["wordWrap", "charWrap"].contains(view.attributes["lineBreakMode"] ?? "")
        let roomForTitle = max(content.width - image.width - gap, 0)
        let titleWidth = title.isEmpty ? 0 : min(width(of: title, style, view.position), roomForTitle)
        let whole = image.width + gap + titleWidth
        let share: CGFloat
        switch view.attributes["contentHorizontalAlignment"] {
        case "left": share = 0
        case "right": share = 1
        case "leading": share = isMirrored ? 1 : 0
        case "trailing": share = isMirrored ? 0 : 1
        default: share = 0.5
        }
        let parts = CGRect(
            x: content.minX + (content.width - whole) * share, y: content.minY, width: whole, height: content.height)
        func moved(_ insets: PhysicalEdgeInsets) -> CGPoint {
            let factor: CGFloat = share == 0.5 ? 0.5 : 1
            return CGPoint(
                x: share == 1 ? -insets.right : (insets.left - (share == 0.5 ? insets.right : 0)) * factor,
                y: (insets.top - insets.bottom) / 2)
        }
        if let name = button.image {
            let move = moved(imageInsets)
            let place = CGRect(
                x: parts.minX, y: content.midY - image.height / 2, width: image.width, height: image.height)
            let frame = directed(place, in: parts).offsetBy(dx: move.x, dy: move.y)
            drawImage(name, in: frame, tint: button.type == nil && !name.isSymbol ? nil : ink, view.position)
        }
        guard !title.isEmpty else { return }
        var text = StoryboardText(title)
        text.lineLimit = isWrapped ? nil : 1
        text.truncation = view.attributes["lineBreakMode"] == "tailTruncation" ? .tail : .middle
        text.alignment = share == 0.5 ? .center : share == 0 ? .left : .right
        let move = moved(titleInsets)
        let extra = isWrapped || titleWidth >= roomForTitle ? 0 : 1.0
        let place = CGRect(
            x: parts.minX + image.width + gap - extra, y: content.minY, width: titleWidth + 2 * extra,
            height: content.height)
        var frame = directed(place, in: parts).offsetBy(dx: move.x, dy: move.y)
        if let subtitle = button.subtitle, !subtitle.isEmpty {
            frame.size.height /= 2
            let below = CGRect(x: content.minX, y: content.midY, width: content.width, height: content.height / 2)
            draw(subtitle, in: below, size: 12, ink, text.alignment, at: view.position)
        }
        draw(text, in: frame, style, at: view.position)
    }

    /// The symbols of system button types.
    private static let glyphs = [
        "infoLight": "info.circle", "infoDark": "info.circle", "detailDisclosure": "info.circle",
        "contactAdd": "plus.circle", "close": "xmark.circle.fill",
    ]
}

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }

    /// Returns a square around a point.
    init(center: CGPoint, side: CGFloat) {
        self.init(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }

    /// Returns a rectangle of a size around a point.
    init(center: CGPoint, size: CGSize) {
        self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
}

extension CGSize {
    /// Returns the size scaled down to fit in a size.
    func limited(to room: CGSize) -> CGSize {
        guard width > 0, height > 0 else { return .zero }
        let scale = min(1, max(room.width, 0) / width, max(room.height, 0) / height)
        return CGSize(width: width * scale, height: height * scale)
    }
}
