import MullionAssets
import MullionDrawing
import MullionGeometry
import MullionStoryboards
import MullionText

/// Drawing of images and symbols.
extension ScenePainter {
    mutating func drawImageView(_ view: StoryboardView, in box: CGRect, _ context: Context) {
        let name =
            StoryboardImageName(view.attributes.texts)
            ?? view.details.first { $0.name == "imageReference" }.flatMap { StoryboardImageName($0.attributes) }
        guard let name else {
            // An image that the program sets.
            if view.color("backgroundColor") == nil { drawStandIn("", for: view, in: box) }
            return
        }
        let size = imageSize(name) ?? box.size
        var frame = Self.frame(of: size, in: box, view.attributes["contentMode"] ?? "scaleToFill")
        // Symbols keep their proportions.
        if name.isSymbol, view.attributes["contentMode"] == "scaleToFill" {
            frame = Self.frame(of: size, in: box, "scaleAspectFit")
        }
        drawImage(name, in: frame, tint: context.tint, view.position)
    }

    /// Returns the size of an image in points; nil if it is unknown.
    func imageSize(_ name: StoryboardImageName) -> CGSize? {
        // Documents store the size of a symbol's drawing, not its displayed size.
        if name.isSymbol { return CGSize(width: 22, height: 22) }
        if let size = stage.document.images[name.name], size.width > 0, size.height > 0 { return size }
        guard case .success(let picture) = stage.options.assets.picture(name.name, stage.options.appearance) else {
            return nil
        }
        return picture.size
    }

    /// Draws an image in a rectangle; templates and symbols are drawn in a color.
    ///
    /// - Parameter isTemplate: Whether an image is a template unless its set says otherwise, as in bars.
    mutating func drawImage(
        _ name: StoryboardImageName, in frame: CGRect, tint: Color?, isTemplate: Bool = false,
        _ position: SourcePosition
    ) {
        guard frame.width > 0.1, frame.height > 0.1 else { return }
        if name.isSymbol { return drawSymbol(name.name, in: frame, tint ?? system("label")) }
        switch stage.options.assets.picture(name.name, stage.options.appearance) {
        case .success(let picture):
            if case .page(let page) = picture.content, !page.omissions.isEmpty {
                note(.incompleteImage(name: name.name, omissions: page.omissions), position)
            }
            guard picture.isTemplate ?? isTemplate, let tint else { return list.append(picture, in: frame) }
            list.withMask {
                $0.append(picture, in: frame)
            } _: {
                $0.fill(Path(frame), with: tint)
            }
        case .failure(let refusal):
            note(.missingImage(name: name.name, reason: "\(refusal)"), position)
            drawMissingImage(name.name, in: frame, position)
        }
    }

    /// Draws a light box with a cross and the name.
    private mutating func drawMissingImage(_ name: String, in frame: CGRect, _ position: SourcePosition) {
        list.fill(Path(frame), with: Color(white: 0.9, alpha: 0.7))
        list.stroke(Path(diagonalsOf: frame), with: Color(white: 0.72, alpha: 0.7), lineWidth: 0.75)
        list.stroke(Path(frame.insetBy(dx: 0.375, dy: 0.375)), with: Color(white: 0.72), lineWidth: 0.75)
        guard frame.width >= 40, frame.height >= 20 else { return }
        let size = min(11, frame.height / 2)
        let style = TextStyle(usualSize: size, color: Color(white: 0.35))
        let label = CGSize(width: min(width(of: name, style, position) + 6, frame.width), height: size + 5)
        let plate = CGRect(center: frame.center, size: label)
        list.fill(Path(roundedRect: plate, cornerRadius: 2), with: Color(white: 0.93))
        draw(name, in: plate.insetBy(dx: 2, dy: 0), size: size, Color(white: 0.35), at: position)
    }

    /// Returns the rectangle of an image in a view with a content mode.
    static func frame(of size: CGSize, in box: CGRect, _ mode: String) -> CGRect {
        guard size.width > 0, size.height > 0 else { return box }
        let (across, down) = (box.width / size.width, box.height / size.height)
        func scaled(_ factor: CGFloat) -> CGRect {
            CGRect(center: box.center, size: CGSize(width: size.width * factor, height: size.height * factor))
        }
        switch mode {
        case "scaleAspectFit": return scaled(min(across, down))
        case "scaleAspectFill": return scaled(max(across, down))
        case "scaleToFill", "redraw": return box
        default:
            var frame = scaled(1)
            let name = mode.lowercased()
            if name.hasPrefix("top") { frame.origin.y = box.minY }
            if name.hasPrefix("bottom") { frame.origin.y = box.maxY - frame.height }
            if name.hasSuffix("left") { frame.origin.x = box.minX }
            if name.hasSuffix("right") { frame.origin.x = box.maxX - frame.width }
            return frame
        }
    }

    /// Draws a system symbol in a rectangle; for an unknown symbol, a rounded box with its name.
    mutating func drawSymbol(_ name: String, in frame: CGRect, _ ink: Color) {
        guard frame.width > 0.1, frame.height > 0.1 else { return }
        let side = min(frame.width, frame.height)
        guard let symbol = SystemSymbol(name) else {
            let box = CGRect(center: frame.center, side: side).insetBy(dx: side * 0.06, dy: side * 0.06)
            list.stroke(Path(roundedRect: box, cornerRadius: side * 0.2), with: ink, lineWidth: max(side / 16, 0.5))
            let size = min(side / 5, 9)
            if size >= 3 {
                let place = box.insetBy(dx: side * 0.05, dy: 0)
                draw(name, in: place, size: size, ink, lines: 3, at: SourcePosition.start)
            }
            return
        }
        let place = CGRect(center: frame.center, side: side)
        let scale = side / SystemSymbol.side
        let move = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: place.minX, ty: place.minY)
        list.append(.pushTransform(move))
        symbol.draw(ink, into: &list)
        list.append(.pop)
    }
}
