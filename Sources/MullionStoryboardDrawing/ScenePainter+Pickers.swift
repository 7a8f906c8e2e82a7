import MullionDrawing
import MullionGeometry
import MullionStoryboards
import MullionText

/// Drawing of pickers, with sample values.
extension ScenePainter {
    mutating func drawPicker(_ view: StoryboardView, in box: CGRect) {
        drawWheels([["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]], view, in: box)
    }

    mutating func drawDatePicker(_ view: StoryboardView, in box: CGRect, _ context: Context) {
        let mode = view.attributes["datePickerMode"] ?? "dateAndTime"
        let style = view.attributes["style"] ?? view.attributes["datePickerStyle"]
        if style == "compact" || box.height < 80 { return drawCompactDate(mode, view, in: box, context) }
        if style == "inline" { return drawMonth(view, in: box, context) }
        let hours = ["7", "8", "9", "10", "11"]
        let minutes = ["39", "40", "41", "42", "43"]
        let halves = ["", "", "AM", "PM", ""]
        let columns: [[String]] =
            switch mode {
            case "time": [hours, minutes, halves]
            case "date":
                [
                    ["April", "May", "June", "July", "August"], ["7", "8", "9", "10", "11"],
                    ["2024", "2025", "2026", "2027", "2028"],
                ]
            case "countDownTimer": [["", "", "0 hours", "1", "2"], ["", "", "1 min", "2", "3"]]
            default: [["Sun Jun 7", "Mon Jun 8", "Today", "Wed Jun 10", "Thu Jun 11"], hours, minutes, halves]
            }
        drawWheels(columns, view, in: box)
    }

    /// Draws columns of five values each, with the middle one selected.
    private mutating func drawWheels(_ columns: [[String]], _ view: StoryboardView, in box: CGRect) {
        let row: CGFloat = 32
        list.append(.pushClip(Path(box)))
        let band = CGRect(x: box.minX + 9, y: box.midY - row / 2, width: max(box.width - 18, 0), height: row)
        list.fill(Path(roundedRect: band, cornerRadius: 8), with: system("quaternarySystemFill"))
        let ink = color(view.color("textColor"), view) ?? system("label")
        // Of several columns, the first is the widest.
        let shares: [CGFloat] =
            columns.count == 4 ? [0.46, 0.18, 0.18, 0.18] : columns.map { _ in 1 / CGFloat(columns.count) }
        var x = box.minX + 16
        let width = max(box.width - 32, 0)
        for (column, share) in zip(columns, shares) {
            for (index, value) in column.enumerated() where !value.isEmpty {
                let distance = CGFloat(index - 2)
                let place = directed(
                    CGRect(x: x, y: box.midY + distance * row * 0.94 - row / 2, width: width * share, height: row),
                    in: box)
                let opacity = [0.25, 0.5, 1, 0.5, 0.25][min(index, 4)]
                draw(value, in: place, size: 21, ink.opacity(opacity), at: view.position)
            }
            x += width * share
        }
        list.append(.pop)
    }

    /// Draws buttons with date and time.
    private mutating func drawCompactDate(_ mode: String, _ view: StoryboardView, in box: CGRect, _ context: Context) {
        let texts =
            switch mode {
            case "time": ["9:41 AM"]
            case "date": ["Jun 9, 2026"]
            default: ["Jun 9, 2026", "9:41 AM"]
            }
        let gap: CGFloat = 6
        let style = TextStyle(usualSize: 17, color: system("label"))
        let widths = texts.map { width(of: $0, style, view.position) + 22 }
        let whole = widths.reduce(0, +) + gap * CGFloat(texts.count - 1)
        let scale = whole > 0 ? min(1, box.width / whole) : 1
        var x = box.minX
        for (text, width) in zip(texts, widths) {
            let body = directed(CGRect(x: x, y: box.midY - 17, width: width * scale, height: 34), in: box)
            list.fill(Path(roundedRect: body, cornerRadius: 6), with: system("tertiarySystemFill"))
            draw(text, in: body.insetBy(dx: 4, dy: 0), size: 17, system("label"), at: view.position)
            x += (width + gap) * scale
        }
    }

    /// Draws June 2026, which begins on a Monday.
    private mutating func drawMonth(_ view: StoryboardView, in box: CGRect, _ context: Context) {
        let title = CGRect(x: box.minX + 16, y: box.minY + 4, width: max(box.width - 32, 0), height: 40)
        draw("June 2026", in: title, size: 17, system("label"), weight: .semibold, .natural, at: view.position)
        for (name, offset) in [(backwardChevron, 52.0), (forwardChevron, 12)] {
            let center = CGPoint(x: directed(title.maxX - CGFloat(offset), in: title), y: title.midY)
            drawSymbol(name, in: CGRect(center: center, side: 18), context.tint)
        }
        let width = title.width / 7
        let height = max((box.height - 48) / 7, 1)
        for (day, name) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
            let place = directed(
                CGRect(x: title.minX + CGFloat(day) * width, y: title.maxY, width: width, height: height), in: title)
            draw(name, in: place, size: 12, system("tertiaryLabel"), weight: .semibold, at: view.position)
        }
        for day in 1...30 {
            let place = directed(
                CGRect(
                    x: title.minX + CGFloat(day % 7) * width, y: title.maxY + height * CGFloat(1 + day / 7),
                    width: width, height: height), in: title)
            if day == 9 {
                let side = min(width, height, 44)
                list.fill(Path(ellipseIn: CGRect(center: place.center, side: side)), with: context.tint.opacity(0.15))
            }
            let ink = day == 9 ? context.tint : system("label")
            draw("\(day)", in: place, size: 20, ink, weight: day == 9 ? .semibold : .regular, at: view.position)
        }
    }
}
