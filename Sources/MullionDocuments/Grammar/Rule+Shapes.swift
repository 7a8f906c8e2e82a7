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
        required("data", .pathData, "The outline as SVG path data, from the top leading corner: \"M 0 0 L 10 10 Z\".")
    ).map { path, _ in path }
}

extension Rule where Value == Path {
    /// An outline as SVG path data.
    static let pathData = Rule("a path such as \"M 0 0 L 10 10 Z\"", .string) { cursor, _ throws(DocumentError) in
        let text = try cursor.string()
        do throws(PathDataError) {
            return try Path(svgData: text)
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
