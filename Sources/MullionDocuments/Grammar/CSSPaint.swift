import MullionDrawing
import MullionGeometry
import MullionHTML
import MullionViews

/// Colors and gradients of CSS.
enum CSSPaint {
    /// Returns a color: hexadecimal digits, a name, `rgb()` or `hsl()`; nil for anything else (css-color-4 §5 to §7).
    ///
    /// - Parameter current: The value of `currentcolor`.
    static func color(_ text: String, current: Color = .black) -> Color? {
        text.lowercased() == "currentcolor" ? current : try? Color(css: text)
    }

    /// Returns a background: a color or a gradient; nil for anything else.
    static func background(_ text: String, current: Color = .black) -> AnyShapeStyle? {
        if let color = color(text, current: current) { return AnyShapeStyle(color) }
        guard let (name, arguments) = CSSText.function(text) else { return nil }
        var parts = CSSText.split(arguments, at: ",")
        switch name {
        case "linear-gradient":
            let direction = parts.first.flatMap { linearDirection($0) }
            if direction != nil { parts.removeFirst() }
            return gradient(parts, current).map {
                AnyShapeStyle(CSSLinearGradient(gradient: $0, direction: direction ?? .angle(180)))
            }
        case "radial-gradient":
            guard let center = parts.first.flatMap({ circleCenter($0) }) else { return nil }
            return gradient(Array(parts.dropFirst()), current).map {
                AnyShapeStyle(CSSCircleGradient(gradient: $0, center: center))
            }
        default: return nil
        }
    }

    /// Reads "45deg", "to right", or "to top left".
    private static func linearDirection(_ text: String) -> CSSLinearGradient.Direction? {
        let text = text.lowercased()
        for (unit, degrees) in [("deg", 1.0), ("grad", 0.9), ("turn", 360), ("rad", 180 / Double.pi)]
        where text.hasSuffix(unit) {
            guard let number = Double(text.dropLast(unit.count)), number.magnitude < 1e6 else { continue }
            return .angle(number * degrees)
        }
        guard text.hasPrefix("to ") else { return nil }
        switch Set(text.dropFirst(3).split(separator: " ")) {
        case ["top"]: return .angle(0)
        case ["right"]: return .angle(90)
        case ["bottom"]: return .angle(180)
        case ["left"]: return .angle(270)
        case ["top", "right"]: return .corner(isRight: true, isBottom: false)
        case ["bottom", "right"]: return .corner(isRight: true, isBottom: true)
        case ["bottom", "left"]: return .corner(isRight: false, isBottom: true)
        case ["top", "left"]: return .corner(isRight: false, isBottom: false)
        default: return nil
        }
    }

    /// Reads "circle", "circle at top left", or "circle at 20% 30%".
    private static func circleCenter(_ text: String) -> UnitPoint? {
        var words = CSSText.split(text.lowercased(), at: nil)
        guard words.first == "circle" else { return nil }
        words.removeFirst()
        if words.first == "farthest-corner" { words.removeFirst() }
        if words.isEmpty { return .center }
        guard words.removeFirst() == "at", words.count == 1 || words.count == 2 else { return nil }
        let places: [String: CGFloat] = ["left": 0, "top": 0, "center": 0.5, "right": 1, "bottom": 1]
        if words[0] == "top" || words[0] == "bottom" { words = [words.count > 1 ? words[1] : "center", words[0]] }
        let points = words.map { CSSText.fraction($0) ?? places[$0] }
        guard let x = points[0], let y = points.count > 1 ? points[1] : 0.5 else { return nil }
        return UnitPoint(x: x, y: y)
    }

    /// Returns the colors with their places; those without one are between their neighbors (css-images-3 §3.4.3).
    private static func gradient(_ parts: [String], _ current: Color) -> Gradient? {
        var stops: [(color: Color, place: CGFloat?)] = []
        for part in parts {
            let words = CSSText.split(part, at: nil)
            guard let first = words.first, let color = color(first, current: current), words.count <= 3 else {
                return nil
            }
            for word in words.dropFirst() {
                guard let place = CSSText.fraction(word) ?? (word == "0" ? 0 : nil) else { return nil }
                stops.append((color, place))
            }
            if words.count == 1 { stops.append((color, nil)) }
        }
        guard stops.count >= 2 else { return nil }
        stops[0].place = stops[0].place ?? 0
        stops[stops.count - 1].place = stops[stops.count - 1].place ?? 1
        var reached = stops[0].place!
        for index in stops.indices {
            guard let place = stops[index].place else { continue }
            reached = max(reached, place)
            stops[index].place = reached
        }
        var known = 0
        for index in stops.indices.dropFirst() where stops[index].place != nil {
            for between in (known + 1)..<max(index, known + 1) {
                let share = CGFloat(between - known) / CGFloat(index - known)
                stops[between].place = stops[known].place! + (stops[index].place! - stops[known].place!) * share
            }
            known = index
        }
        return Gradient(stops: stops.map { Gradient.Stop(color: $0.color, location: $0.place!) })
    }
}
