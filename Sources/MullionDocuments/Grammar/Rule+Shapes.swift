import MullionDrawing
import MullionGeometry
import MullionViews

/// The keys of the outlines, which are elements and clip shapes.
enum Outlines {
    static let rectangle = Fields().map { _, _ in Rectangle() }
    static let circle = Fields().map { _, _ in Circle() }
    static let ellipse = Fields().map { _, _ in Ellipse() }
    static let capsule = Fields().map { _, _ in Capsule() }
    static let roundedRectangle = Fields(required("cornerRadius", .length, "The radius of the corners, in points."))
        .map { radius, _ in RoundedRectangle(cornerRadius: radius) }
    static let path = Fields(
        required("data", .pathData, "The outline as SVG path data, from the top leading corner: \"M 0 0 L 10 10 Z\"."),
        optional(
            "viewBox", .viewBox,
            "The part of the coordinates that fits the frame: [x, y, width, height]. Default: points from the corner.")
    ).map { values, _ in DocumentPath(path: values.0, viewBox: values.1) }
}

/// A path in points, or one whose view box is scaled to fit its frame, as in SVG.
nonisolated struct DocumentPath: Shape {
    var path: Path
    /// The rectangle that fits the frame; nil for a path in points. Without a width or height, nothing is drawn.
    var viewBox: CGRect?

    func path(in rect: CGRect) -> Path {
        guard let viewBox else { return path.path(in: rect) }
        guard viewBox.size.width > 0, viewBox.size.height > 0 else { return Path() }
        let scale = min(rect.width / viewBox.width, rect.height / viewBox.height)
        return path.applying(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: rect.midX - viewBox.midX * scale,
                ty: rect.midY - viewBox.midY * scale))
    }
}

extension Rule where Value == CGRect {
    /// [x, y, width, height].
    static let viewBox = Rule(
        "[x, y, width, height]", .array(of: .number(minimum: -1e9, maximum: 1e9), count: 4...4)
    ) { cursor, _ throws(DocumentError) in
        let elements = try cursor.elements("[x, y, width, height]")
        guard elements.count == 4 else { throw cursor.mismatch("[x, y, width, height]") }
        var numbers: [CGFloat] = []
        for element in elements { numbers.append(try element.number()) }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension Rule where Value == Path {
    /// An outline as SVG path data.
    static let pathData = Rule("a path such as \"M 0 0 L 10 10 Z\"", .string) { cursor, reader throws(DocumentError) in
        let text = try cursor.string()
        do throws(PathDataError) {
            return try Path(svgData: text, limits: reader.limits)
        } catch {
            throw cursor.error(.invalidPath(reason: "\(error)"))
        }
    }
}

extension Rule where Value == AnyShape {
    static let shapeName = names(
        of: "shape",
        [
            ("rectangle", AnyShape(Rectangle())), ("circle", AnyShape(Circle())), ("ellipse", AnyShape(Ellipse())),
            ("capsule", AnyShape(Capsule())),
        ])

    /// The name of a shape, or an object of its kind.
    static let shape: Rule = {
        let kinds = kinds(
            of: "a shape",
            [
                ("rectangle", Outlines.rectangle.map { shape, _ in AnyShape(shape) }),
                ("roundedRectangle", Outlines.roundedRectangle.map { shape, _ in AnyShape(shape) }),
                ("circle", Outlines.circle.map { shape, _ in AnyShape(shape) }),
                ("ellipse", Outlines.ellipse.map { shape, _ in AnyShape(shape) }),
                ("capsule", Outlines.capsule.map { shape, _ in AnyShape(shape) }),
                ("path", Outlines.path.map { shape, _ in AnyShape(shape) }),
            ])
        return choice(
            "the name of a shape such as \"circle\", or an object such as {\"kind\": \"roundedRectangle\", \"cornerRadius\": 8}",
            [shapeName, kinds]
        ).shared("shape")
    }()
}
