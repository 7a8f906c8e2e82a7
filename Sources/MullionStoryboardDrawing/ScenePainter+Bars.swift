import MullionDrawing
import MullionGeometry
import MullionStoryboards
import MullionText

struct BarStyle {
    var background: Color
    var title: Color
    var tint: Color

    init(tint: Color, isDark: Bool) {
        background =
            isDark
            ? Color(red8: 0x1D, green8: 0x1D, blue8: 0x1D, alpha8: 0xF0)
            : Color(red8: 0xF9, green8: 0xF9, blue8: 0xF9, alpha8: 0xF0)
        title = isDark ? .white : .black
        self.tint = tint
    }
}

/// Drawing of bars and their items.
extension ScenePainter {
    // MARK: - Bars that are views

    mutating func drawToolbar(_ view: StoryboardView, in box: CGRect, _ context: Context) {
        let style = barStyle(of: view, context)
        drawBackground(style, in: box.reachingEdges(context), lineAtTop: true)
        drawItems(view.barItems, in: box.limitedHeight(44), style, view.position, context)
    }

    mutating func drawNavigationBar(_ view: StoryboardView, in box: CGRect, _ context: Context) {
        let style = barStyle(of: view, context)
        drawBackground(style, in: box.reachingEdges(context), lineAtTop: false)
        let row = CGRect(x: box.minX, y: box.maxY - min(44, box.height), width: box.width, height: min(44, box.height))
        drawNavigation(
            view.navigationItem ?? StoryboardNavigationItem(), back: nil, in: row, style, view.position, context)
    }

    mutating func drawTabBar(
        _ items: [StoryboardBarItem], selected: Int?, _ bar: StoryboardView?, in box: CGRect, _ context: Context
    ) {
        let position = bar?.position ?? SourcePosition.start
        let style = barStyle(of: bar, context)
        drawBackground(style, in: box.reachingEdges(context), lineAtTop: true)
        guard !items.isEmpty else { return }
        let shown = items.count > 5 && !stage.device.isTablet ? 5 : items.count
        let width = box.width / CGFloat(shown)
        for (index, item) in items.prefix(shown).enumerated() {
            let ink = index == selected ? style.tint : system("systemGray")
            let isMore = index == 4 && items.count > shown
            let left = box.minX + CGFloat(index) * width
            let title = isMore ? "More" : stage.localized(Self.tabTitle(item), "title", of: item.id) ?? ""
            var place = CGRect(x: left, y: box.minY + 5, width: width, height: 26)
            var label = CGRect(x: left + 2, y: box.minY + 33, width: max(width - 4, 0), height: 14)
            if stage.environment.isFlat {
                // In a row, centered together.
                let style = TextStyle(usualSize: 10, color: ink, usualWeight: .medium)
                let length = min(self.width(of: title, style, position) + 2, max(width - 36, 0))
                place = CGRect(x: left + (width - length - 32) / 2, y: box.minY + 3, width: 26, height: 26)
                label = CGRect(x: place.maxX + 6, y: box.minY + 9, width: length, height: 14)
            }
            place = directed(place, in: box)
            label = directed(label, in: box)
            if let image = item.image, !isMore {
                let size = (imageSize(image) ?? CGSize(width: 25, height: 25))
                    .limited(to: CGSize(width: min(width, 44), height: 26))
                drawImage(image, in: CGRect(center: place.center, size: size), tint: ink, isTemplate: true, position)
            } else {
                let name = isMore ? "ellipsis" : Self.tabSymbols[item.systemItem ?? ""] ?? "square"
                drawSymbol(name, in: CGRect(center: place.center, side: 24), ink)
            }
            draw(title, in: label, size: 10, ink, weight: .medium, at: position)
        }
    }

    // MARK: - Parts of bars

    /// Returns the style of a bar: its own colors, or those of its appearance.
    mutating func barStyle(of bar: StoryboardView?, _ context: Context) -> BarStyle {
        var style = BarStyle(tint: context.tint, isDark: stage.isDark)
        guard let bar else { return style }
        let isBlack = (bar.attributes["barStyle"] ?? "").lowercased().contains("black")
        if isBlack {
            style.background = Color(white: 0.1)
            style.title = .white
        }
        let appearance = bar.details.first { $0.attributes["key"] == "standardAppearance" }
        if let fill = color(appearance?.children.color("backgroundColor"), bar) { style.background = fill }
        if let fill = color(bar.color("barTintColor") ?? bar.color("backgroundColor"), bar), fill.alpha > 0 {
            style.background = fill
        }
        if let tint = color(bar.color("tintColor"), bar) { style.tint = tint }
        let texts =
            bar.details.first { $0.attributes["key"] == "titleTextAttributes" }
            ?? appearance?.child(key: "titleTextAttributes")
        if let title = color(texts?.children.color("textColor"), bar) { style.title = title }
        return style
    }

    mutating func drawBackground(_ style: BarStyle, in box: CGRect, lineAtTop: Bool) {
        list.fill(Path(box), with: style.background)
        let y = lineAtTop ? box.minY : box.maxY - 0.5
        list.fill(Path(CGRect(x: box.minX, y: y, width: box.width, height: 0.5)), with: system("separator"))
    }

    /// Draws the title and items of a navigation bar in a row of 44 points.
    mutating func drawNavigation(
        _ item: StoryboardNavigationItem, back: String?, in row: CGRect, _ style: BarStyle, _ position: SourcePosition,
        _ context: Context
    ) {
        var left = row.minX + 16
        var right = row.maxX - 16
        if let back, item.leftItems.isEmpty {
            let chevron = CGRect(center: CGPoint(x: row.minX + 14, y: row.midY), side: 21)
            drawSymbol(backwardChevron, in: directed(chevron, in: row), style.tint)
            let text = TextStyle(usualSize: 17, color: style.tint)
            let width = min(width(of: back, text, position) + 1, row.width / 3)
            let place = CGRect(x: row.minX + 26, y: row.minY, width: width, height: row.height)
            draw(back, in: directed(place, in: row), size: 17, style.tint, .natural, at: position)
            left = place.maxX
        }
        for item in item.leftItems {
            let width = itemWidth(item, position)
            let place = CGRect(x: left, y: row.minY, width: width, height: row.height)
            drawItem(item, in: directed(place, in: row), style, position, context)
            left += width + 8
        }
        for item in item.rightItems {
            let width = itemWidth(item, position)
            right -= width
            let place = CGRect(x: right, y: row.minY, width: width, height: row.height)
            drawItem(item, in: directed(place, in: row), style, position, context)
            right -= 8
        }
        if let id = item.titleView, let screen = stage.screens[id] {
            let size = screen.surroundings.size.limited(to: CGSize(width: max(right - left, 1), height: row.height))
            drawRoot(screen.root.view, in: CGRect(center: row.center, size: size), context)
        } else if let title = item.title, !title.isEmpty {
            // Centered in the bar, or in the space between the items.
            let text = TextStyle(usualSize: 17, color: style.title, usualWeight: .semibold)
            let width = min(width(of: title, text, position) + 2, max(right - left - 8, 0))
            var x = row.midX - width / 2
            x = min(max(x, left + 4), max(right - 4 - width, left + 4))
            let place = directed(CGRect(x: x, y: row.minY, width: width, height: row.height), in: row)
            draw(title, in: place, size: 17, style.title, weight: .semibold, at: position)
        }
    }

    /// Draws items in a row, with flexible spaces between them.
    mutating func drawItems(
        _ items: [StoryboardBarItem], in row: CGRect, _ style: BarStyle, _ position: SourcePosition, _ context: Context
    ) {
        var widths: [CGFloat] = []
        for item in items { widths.append(item.systemItem == "flexibleSpace" ? 0 : itemWidth(item, position)) }
        let flexible = items.count { $0.systemItem == "flexibleSpace" }
        let spacing: CGFloat = 8
        let used = widths.reduce(0, +) + spacing * CGFloat(max(items.count - 1, 0))
        let rest = max(row.width - 32 - used, 0)
        var x = row.minX + 16
        for (item, width) in zip(items, widths) {
            if item.systemItem == "flexibleSpace" {
                x += rest / CGFloat(flexible) + spacing
                continue
            }
            let place = directed(CGRect(x: x, y: row.minY, width: width, height: row.height), in: row)
            drawItem(item, in: place, style, position, context)
            x += width + spacing
        }
    }

    private mutating func itemWidth(_ item: StoryboardBarItem, _ position: SourcePosition) -> CGFloat {
        if let id = item.customView, let screen = stage.screens[id] { return screen.surroundings.size.width }
        if item.systemItem == "fixedSpace" { return item.width ?? 0 }
        if let image = item.image { return (imageSize(image)?.width).map { min($0, 60) } ?? 24 }
        if Self.itemSymbols[item.systemItem ?? ""] != nil { return 24 }
        let style = TextStyle(usualSize: 17, color: .black, usualWeight: item.isProminent ? .semibold : .regular)
        return max(width(of: itemTitle(item), style, position) + 2, item.width ?? 0)
    }

    private mutating func drawItem(
        _ item: StoryboardBarItem, in place: CGRect, _ style: BarStyle, _ position: SourcePosition, _ context: Context
    ) {
        if let id = item.customView, let screen = stage.screens[id] {
            return drawRoot(screen.root.view, in: CGRect(center: place.center, size: screen.surroundings.size), context)
        }
        guard item.systemItem != "fixedSpace" else { return }
        let tint = color(item.tint, position) ?? style.tint
        let ink = item.isEnabled ? tint : system("systemGray2")
        if let image = item.image {
            let size = (imageSize(image) ?? CGSize(width: 24, height: 24))
                .limited(to: CGSize(width: 60, height: min(place.height, 32)))
            drawImage(image, in: CGRect(center: place.center, size: size), tint: ink, isTemplate: true, position)
        } else if let name = Self.itemSymbols[item.systemItem ?? ""] {
            drawSymbol(name, in: CGRect(center: place.center, side: 21), ink)
        } else {
            draw(
                itemTitle(item), in: place, size: 17, ink, weight: item.isProminent ? .semibold : .regular, at: position
            )
        }
    }

    private func itemTitle(_ item: StoryboardBarItem) -> String {
        let words = item.systemItem.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return stage.localized(item.title ?? words, "title", of: item.id) ?? "Item"
    }

    private static func tabTitle(_ item: StoryboardBarItem) -> String {
        item.title ?? item.systemItem.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? ""
    }

    private static let itemSymbols = [
        "add": "plus", "trash": "trash", "action": "square.and.arrow.up", "search": "magnifyingglass",
        "refresh": "arrow.clockwise", "camera": "camera", "compose": "square.and.pencil", "bookmarks": "book",
        "organize": "folder", "reply": "arrow.left", "stop": "xmark", "close": "xmark", "play": "play.fill",
        "pause": "pause", "rewind": "backward.fill", "fastForward": "forward.fill",
    ]

    private static let tabSymbols = [
        "more": "ellipsis", "favorites": "star.fill", "featured": "star", "topRated": "star.fill", "recents": "clock",
        "contacts": "person.circle", "history": "clock", "bookmarks": "book", "search": "magnifyingglass",
        "downloads": "square.and.arrow.down", "mostRecent": "clock", "mostViewed": "list",
    ]
}

extension CGRect {
    /// Returns the upper part, at most as high as given.
    func limitedHeight(_ height: CGFloat) -> CGRect {
        CGRect(x: minX, y: minY, width: width, height: min(height, self.height))
    }
}

extension CGRect {
    /// Returns the background of a bar, extended to the edge of the screen if the bar ends at the safe area.
    fileprivate func reachingEdges(_ context: ScenePainter.Context) -> CGRect {
        var frame = self
        if abs(minY - context.safeTop) < 1, context.safeTop > 0 {
            frame.origin.y = 0
            frame.size.height += minY
        }
        if abs(maxY - context.safeBottom) < 1 { frame.size.height += context.bottom - maxY }
        return frame
    }
}
