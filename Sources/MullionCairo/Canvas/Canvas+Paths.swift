#if Cairo
import CCairo
import MullionDrawing
import MullionGeometry

extension Canvas {
    /// The largest number drawn, and the largest distance from the drawing in pixels: Cairo uses 32 bits, eight of them
    /// for fractions of a pixel.
    static let largest: CGFloat = 4_000_000

    mutating func fill(with color: Color) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        cairo_paint(context)
    }

    mutating func fill(_ path: Path, _ paint: Paint, _ rule: FillRule) {
        guard let outline = outline(of: path), setSource(paint) else { return report.note(.unusableNumber) }
        trace(outline)
        if !images.isVector, case .linearGradient(let gradient, let start, let end) = paint, start != end {
            GradientPixels.setSource(of: context, gradient.orderedStops, from: start, to: end)
        }
        cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
    }

    mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
        guard let outline = outline(of: path, isStroked: true), style.isFinite, style.lineWidth >= 0,
            style.lineWidth <= Self.largest, setSource(paint)
        else { return report.note(.unusableNumber) }
        guard style.lineWidth > 0 else { return }
        trace(outline)
        cairo_set_line_width(context, Double(style.lineWidth))
        switch style.lineCap {
        case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
        }
        switch style.lineJoin {
        case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
        }
        cairo_set_miter_limit(context, Double(max(style.miterLimit, 1)))
        let dashes = style.isDashed ? style.dash.map { Double($0) } : []
        cairo_set_dash(context, dashes, Int32(dashes.count), Double(style.dashPhase))
        cairo_stroke(context)
    }

    /// Returns the path as it can be drawn; nil if a number of it is too large, except for rectangles, which are cut.
    func outline(of path: Path, isStroked: Bool = false) -> Path? {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        func isDrawable(_ point: CGPoint) -> Bool {
            guard abs(point.x) <= 1e12, abs(point.y) <= 1e12 else { return false }
            var (x, y) = (Double(point.x), Double(point.y))
            cairo_matrix_transform_point(&matrix, &x, &y)
            return abs(x) <= Double(Self.largest) && abs(y) <= Double(Self.largest)
        }
        let isFine = path.elements.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): isDrawable(point)
            case .quadCurve(let point, let control): isDrawable(point) && isDrawable(control)
            case .curve(let point, let control1, let control2):
                isDrawable(point) && isDrawable(control1) && isDrawable(control2)
            case .closeSubpath: true
            }
        }
        if isFine { return path }
        guard !isStroked, let rectangle = path.rectangle else { return nil }
        var visible = (x1: 0.0, y1: 0.0, x2: 0.0, y2: 0.0)
        cairo_clip_extents(context, &visible.x1, &visible.y1, &visible.x2, &visible.y2)
        let area = CGRect(x: visible.x1, y: visible.y1, width: visible.x2 - visible.x1, height: visible.y2 - visible.y1)
        return Path(rectangle.intersection(area.insetBy(dx: -1, dy: -1)))
    }

    /// Makes a path the current one.
    func trace(_ path: Path) {
        cairo_new_path(context)
        var last = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let point):
                cairo_move_to(context, Double(point.x), Double(point.y))
                last = point
            case .line(let point):
                cairo_line_to(context, Double(point.x), Double(point.y))
                last = point
            case .quadCurve(let point, let control):
                // A quadratic curve as a cubic one: the controls lie two thirds of the way to its own.
                let first = last.toward(control)
                let second = point.toward(control)
                cairo_curve_to(
                    context, Double(first.x), Double(first.y), Double(second.x), Double(second.y), Double(point.x),
                    Double(point.y))
                last = point
            case .curve(let point, let control1, let control2):
                cairo_curve_to(
                    context, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y),
                    Double(point.x), Double(point.y))
                last = point
            case .closeSubpath:
                cairo_close_path(context)
                var (x, y) = (0.0, 0.0)
                cairo_get_current_point(context, &x, &y)
                last = CGPoint(x: x, y: y)
            }
        }
    }

    /// Makes a paint the source; returns false if a number of it is too large.
    func setSource(_ paint: Paint) -> Bool {
        func isFine(_ numbers: CGFloat...) -> Bool { numbers.allSatisfy { abs($0) <= 1e9 } }
        switch paint {
        case .color(let color): cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        case .linearGradient(let gradient, let start, let end):
            guard isFine(start.x, start.y, end.x, end.y) else { return false }
            // On a line of length 0, everything is behind the end.
            if start == end { return setSource(.color(gradient.orderedStops.last?.color ?? .clear)) }
            setSource(
                cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y)),
                gradient.orderedStops)
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            guard isFine(center.x, center.y, startRadius, endRadius) else { return false }
            var (stops, inner, outer) = (gradient.orderedStops, max(startRadius, 0), max(endRadius, 0))
            if outer < inner {
                (inner, outer) = (outer, inner)
                stops = stops.reversed().map { Gradient.Stop(color: $0.color, location: 1 - $0.location) }
            }
            // In a circle of radius 0, everything is behind the end.
            guard outer > 0 else { return setSource(.color(stops.last?.color ?? .clear)) }
            // From the center, so that the radii may be equal, as in the other outputs.
            for index in stops.indices {
                stops[index].location = (inner + stops[index].location * (outer - inner)) / outer
            }
            setSource(
                cairo_pattern_create_radial(
                    Double(center.x), Double(center.y), 0, Double(center.x), Double(center.y), Double(outer)), stops)
        }
        return true
    }

    private func setSource(_ pattern: OpaquePointer?, _ stops: [Gradient.Stop]) {
        guard let pattern else { return }
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(stop.location), color.red, color.green, color.blue, color.alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }
}

extension CGPoint {
    /// Returns the point two thirds of the way to a second one.
    fileprivate func toward(_ other: CGPoint) -> CGPoint {
        CGPoint(x: x + (other.x - x) * 2 / 3, y: y + (other.y - y) * 2 / 3)
    }
}

extension Path {
    /// The rectangle that the path is, with sides along the axes; nil for any other path, or one that is not finite.
    fileprivate var rectangle: CGRect? {
        var corners: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let point) where corners.isEmpty: corners.append(point)
            case .line(let point) where !corners.isEmpty: corners.append(point)
            case .closeSubpath where corners.count >= 4: break
            default: return nil
            }
        }
        if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
        guard corners.count == 4, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
        let isUpright =
            corners[0].x == corners[1].x && corners[1].y == corners[2].y && corners[2].x == corners[3].x
            && corners[3].y == corners[0].y
        let isAcross =
            corners[0].y == corners[1].y && corners[1].x == corners[2].x && corners[2].y == corners[3].y
            && corners[3].x == corners[0].x
        guard isUpright || isAcross else { return nil }
        return CGRect(
            x: corners[0].x, y: corners[0].y, width: corners[2].x - corners[0].x, height: corners[2].y - corners[0].y
        ).standardized
    }
}
#endif
