import MullionDrawing
import MullionGeometry
import MullionStoryboards
import MullionText

/// The style that a table or its scene gives a cell.
struct CellStyle {
    var background: Color
    /// The color of the separator; nil for none.
    var separator: Color?
    /// The leading inset of the separator in points.
    var separatorInset: CGFloat = 16
}

/// Drawing of tables and collections with their stored cells.
extension ScenePainter {
    mutating func drawTable(_ view: StoryboardView, in box: CGRect, _ context: Context) {
        let isPlain = (view.attributes["style"] ?? "plain") == "plain"
        let isInset = view.attributes["style"] == "insetGrouped"
        let extra = view.frame.map { box.width - $0.width } ?? 0
        var style = CellStyle(background: isPlain ? .clear : system("secondarySystemGroupedBackground"))
        if view.attributes["separatorStyle"] != "none" {
            style.separator = color(view.color("separatorColor"), view) ?? system("separator")
        }
        let separatorInsets = view.insets("separatorInset")
        if view.details.contains(where: { $0.attributes["key"] == "separatorInset" }) {
            style.separatorInset = separatorInsets.left
        } else if box.width >= 414 {
            style.separatorInset = 20
        }
        var frames: [String: CGRect] = [:]
        for part in view.parts {
            guard var frame = part.frame else { continue }
            frame.size.width = max(frame.width + extra, 0)
            if let id = part.id { frames[id] = frame.offsetBy(dx: box.minX, dy: box.minY) }
        }
        let sections =
            view.sections.isEmpty
            ? [StoryboardTableSection(cells: view.parts.filter(\.isCell).compactMap(\.id))] : view.sections
        let cells = Dictionary(
            view.parts.compactMap { part in part.id.map { ($0, part) } }, uniquingKeysWith: { first, _ in first })
        var bottom = box.minY
        for part in view.parts where !part.isCell {
            guard let id = part.id, let frame = frames[id] else { continue }
            drawRoot(part, in: frame, context)
            if part.key == "tableHeaderView" { bottom = frame.maxY }
        }
        for section in sections {
            let places = section.cells.compactMap { frames[$0] }
            drawTitles(of: section, places, isPlain: isPlain, isInset: isInset, view, in: box)
            guard let first = places.first else { continue }
            let whole = places.reduce(first) { $0.union($1) }
            bottom = max(bottom, whole.maxY)
            if isInset { list.append(.pushClip(Path(roundedRect: whole, cornerRadius: 10))) }
            for (index, id) in section.cells.enumerated() {
                guard let cell = cells[id], let frame = frames[id] else { continue }
                var own = style
                // The last separator of a group is full-width or missing.
                if !isPlain, index == section.cells.count - 1 {
                    own.separator = isInset ? nil : own.separator
                    own.separatorInset = 0
                }
                drawCell(cell, in: frame, own, context)
            }
            if isInset { list.append(.pop) }
            if !isPlain, !isInset, let line = style.separator {
                list.fill(Path(CGRect(x: whole.minX, y: whole.minY - 0.5, width: whole.width, height: 0.5)), with: line)
            }
        }
        if isPlain, let line = style.separator { drawEmptyRows(view, below: bottom, in: box, line, style) }
    }

    /// Draws the separators of empty rows in a plain table.
    private mutating func drawEmptyRows(
        _ view: StoryboardView, below bottom: CGFloat, in box: CGRect, _ line: Color, _ style: CellStyle
    ) {
        let height = max(view.attributes.measure("rowHeight") ?? 44, 20)
        var y = bottom
        for _ in 0..<60 {
            y += height
            guard y < box.maxY else { return }
            let inset = min(style.separatorInset, box.width)
            let row = CGRect(x: box.minX + inset, y: y - 0.5, width: box.width - inset, height: 0.5)
            list.fill(Path(directed(row, in: box)), with: line)
        }
    }

    /// Draws the header and footer text of a section.
    private mutating func drawTitles(
        of section: StoryboardTableSection, _ cells: [CGRect], isPlain: Bool, isInset: Bool, _ table: StoryboardView,
        in box: CGRect
    ) {
        guard let first = cells.first, let last = cells.last else { return }
        let side: CGFloat = (isInset ? first.minX - box.minX : 0) + (box.width >= 414 ? 20 : 16)
        let width = max(box.width - 2 * side, 0)
        if let header = stage.localized(section.header, "headerTitle", of: section.id), !header.isEmpty {
            if isPlain {
                let bar = CGRect(x: box.minX, y: first.minY - 28, width: box.width, height: 28)
                list.fill(Path(bar), with: system("systemGray6"))
                let place = CGRect(x: box.minX + side, y: bar.minY, width: width, height: 28)
                draw(header, in: place, size: 17, system("label"), weight: .semibold, .natural, at: table.position)
            } else {
                let place = CGRect(x: box.minX + side, y: first.minY - 24, width: width, height: 20)
                draw(header.uppercased(), in: place, size: 13, system("systemGray"), .natural, at: table.position)
            }
        }
        guard let footer = stage.localized(section.footer, "footerTitle", of: section.id), !footer.isEmpty else {
            return
        }
        var text = StoryboardText(footer)
        text.alignment = .natural
        let place = CGRect(x: box.minX + side, y: last.maxY + (isPlain ? 4 : 7), width: width, height: 64)
        let style = TextStyle(usualSize: 13, color: system("systemGray"), place: 0)
        draw(text, in: place, style, at: table.position)
    }

    /// Draws a cell: its background, content, accessory, and separator.
    mutating func drawCell(_ cell: StoryboardView, in frame: CGRect, _ style: CellStyle, _ context: Context) {
        guard !cell.attributes.isYes("hidden"), frame.width > 0, frame.height > 0 else { return }
        var context = context
        let view = cell.id.map { StoryboardDrawing.View(source: cell, id: $0) }
        context.box = addBox(cell.kind, cell.name, frame, view, in: context)
        if let tint = color(cell.color("tintColor"), cell) { context.tint = tint }
        let screen = cell.id.flatMap { stage.screens[$0] }
        let look = cell.look(for: screen?.surroundings.traits ?? stage.document.traits)
        let outline = Path(roundedRect: frame, cornerRadius: look.cornerRadius)
        if let fill = color(look.background, cell) ?? (style.background.alpha > 0 ? style.background : nil) {
            list.fill(outline, with: fill)
        }
        list.append(.pushClip(outline))
        let content = cell.contentViews.first
        if let screen {
            var place = frame
            if let content, let stored = content.frame {
                place = CGRect(
                    origin: CGPoint(x: frame.minX + stored.minX, y: frame.minY + stored.minY),
                    size: screen.surroundings.size)
                place = directed(place, in: frame)
            }
            if let content {
                show(screen, place)
                let id = screen.root.id ?? content.kind
                draw(content, screen.layout.root, id: id, in: screen, frame: place, context)
            } else {
                show(screen, frame, box: context.box)
                drawSubviews(of: cell, in: screen, frame, context)
            }
        }
        drawListContent(of: cell, in: frame)
        drawAccessory(cell.attributes["accessoryType"] ?? "none", in: frame, cell, context)
        list.append(.pop)
        if let line = style.separator {
            let inset = min(style.separatorInset, frame.width)
            let below = CGRect(x: frame.minX + inset, y: frame.maxY - 0.5, width: frame.width - inset, height: 0.5)
            list.fill(Path(directed(below, in: frame)), with: line)
        }
    }

    /// Returns the text of a cell with a content configuration.
    private mutating func drawListContent(of cell: StoryboardView, in frame: CGRect) {
        guard let content = cell.details.first(where: { $0.name == "listContentConfiguration" }) else { return }
        let hasAccessory = (cell.attributes["accessoryType"] ?? "none") != "none"
        var room = frame.insetBy(dx: min(frame.width >= 414 ? 20 : 16, frame.width / 2), dy: 0)
        if hasAccessory { room.size.width = max(room.width - 24, 0) }
        if let name = StoryboardImageName(content.attributes) {
            let place = CGRect(center: CGPoint(x: room.minX + 14, y: frame.midY), side: 28)
            drawImage(name, in: directed(place, in: frame), tint: system("systemBlue"), cell.position)
            room.origin.x += 44
            room.size.width = max(room.width - 44, 0)
        }
        room = directed(room, in: frame)
        let first = content.text(of: "text") ?? ""
        let second = content.text(of: "secondaryText") ?? ""
        let isBeside = content.attributes["prefersSideBySideTextAndSecondaryText"] == "YES"
        let gray = system("secondaryLabel")
        if second.isEmpty || isBeside {
            draw(first, in: room, size: 17, system("label"), .natural, at: cell.position)
            if isBeside { draw(second, in: room, size: 17, gray, trailingAlignment, at: cell.position) }
        } else {
            let upper = CGRect(x: room.minX, y: frame.midY - 20, width: room.width, height: 21)
            let lower = CGRect(x: room.minX, y: frame.midY + 2, width: room.width, height: 16)
            draw(first, in: upper, size: 17, system("label"), .natural, at: cell.position)
            draw(second, in: lower, size: 12, gray, .natural, at: cell.position)
        }
    }

    private mutating func drawAccessory(_ type: String, in frame: CGRect, _ cell: StoryboardView, _ context: Context) {
        var end = frame.maxX - (frame.width >= 414 ? 20 : 16)
        func place(at x: CGFloat, side: CGFloat) -> CGRect {
            directed(CGRect(center: CGPoint(x: x, y: frame.midY), side: side), in: frame)
        }
        if ["disclosureIndicator", "detailDisclosureButton"].contains(type) {
            drawSymbol(forwardChevron, in: place(at: end - 4, side: 14), system("systemGray3"))
            end -= 24
        }
        if ["detailDisclosureButton", "detailButton"].contains(type) {
            drawSymbol("info.circle", in: place(at: end - 9, side: 21), context.tint)
        }
        if type == "checkmark" { drawSymbol("checkmark", in: place(at: end - 7, side: 16), context.tint) }
    }

    mutating func drawCollection(_ view: StoryboardView, in box: CGRect, _ context: Context) {
        if view.parts.isEmpty { return drawStandIn("Collection View", for: view, in: box) }
        for part in view.parts {
            guard let frame = part.frame?.offsetBy(dx: box.minX, dy: box.minY) else { continue }
            if part.isCell {
                drawCell(part, in: frame, CellStyle(background: .clear), context)
            } else {
                drawRoot(part, in: frame, context)
            }
        }
    }
}
