import MullionDrawing
import MullionGeometry

/// The definitions of an SVG document: each is kept once, named by its kind and the order of first use.
struct SVGDefinitions {
    /// A kind of definition; the raw value begins its name.
    enum Kind: String {
        case clip, font, glyph, gradient, mask, picture, shadow
    }

    let prefix: String
    private let isCompact: Bool
    private(set) var bytes: [UInt8] = []
    /// The names by the definitions without them, which are ASCII.
    private var names: [String: String] = [:]
    private var counts: [Kind: Int] = [:]
    private var pictureNames: [Int: String] = [:]
    private var glyphNames: [OutlinedText.Key: String] = [:]
    private var fontNames: [Int: String] = [:]

    init(prefix: String, isCompact: Bool) {
        self.prefix = Self.identifier(from: prefix)
        self.isCompact = isCompact
    }

    /// Whether a name is one that a definition may get: a kind and a number.
    func mayUse(_ name: String) -> Bool {
        let word = name.utf8.prefix(while: Self.isLetter)
        return name.utf8.dropFirst(word.count).allSatisfy(Self.isDigit)
            && Kind(rawValue: String(Substring(word))) != nil
    }

    /// Whether a name is an XML name of ASCII letters, digits, "-", and "_".
    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.utf8.first, isLetter(first) || first == UInt8(ascii: "_") else { return false }
        return name.utf8.allSatisfy { byte in
            isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
    }

    /// Whether a byte of UTF-8 is an ASCII letter.
    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Whether a byte of UTF-8 is an ASCII digit.
    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Returns the name of a definition, which is added if it is new.
    ///
    /// - Parameters:
    ///   - element: The name of the element.
    ///   - rest: Everything after the attribute `id`, from the following space on.
    private mutating func name(of kind: Kind, _ element: StaticString, _ rest: [UInt8]) -> String {
        let element = element.withUTF8Buffer { Array($0) }
        // A text is hashed faster than an array of bytes.
        let key = String(decoding: element + rest, as: UTF8.self)
        if let name = names[key] { return name }
        counts[kind, default: 0] += 1
        let name = prefix + kind.rawValue + String(counts[kind]!)
        names[key] = name
        bytes.append(UInt8(ascii: "<"))
        bytes.append(contentsOf: element)
        bytes.append(contentsOf: " id=\"\(name)\"".utf8)
        bytes.append(contentsOf: rest)
        bytes.append(UInt8(ascii: "\n"))
        return name
    }

    /// Returns the name of an image that is drawn several times, by its number: a symbol that fills the rectangle of
    /// its use.
    mutating func picture(_ image: EncodedImage, number: Int) -> String {
        if let name = pictureNames[number] { return name }
        let (width, height) = (CGFloat(image.pixelWidth), CGFloat(image.pixelHeight))
        var buffer = SVGBuffer(isCompact: isCompact)
        buffer.write(attribute: "viewBox", "0 0 \(image.pixelWidth) \(image.pixelHeight)")
        buffer.write(" preserveAspectRatio=\"none\"><image")
        buffer.write(attribute: "width", width)
        buffer.write(attribute: "height", height)
        buffer.write(" preserveAspectRatio=\"none\" href=\"")
        buffer.write(dataURIOf: image)
        buffer.write("\"/></symbol>")
        let name = name(of: .picture, "symbol", buffer.bytes)
        pictureNames[number] = name
        return name
    }

    /// Returns the name of the outline of a glyph, in units.
    mutating func glyph(_ key: OutlinedText.Key, _ outline: Path) -> String {
        if let name = glyphNames[key] { return name }
        var buffer = SVGBuffer(isCompact: isCompact)
        buffer.write(data: PathData.unitData(of: outline, at: .zero))
        buffer.write("/>")
        let name = name(of: .glyph, "path", buffer.bytes)
        glyphNames[key] = name
        return name
    }

    /// Returns the name of the family of an embedded face.
    mutating func fontName(_ face: Int) -> String {
        if let name = fontNames[face] { return name }
        let name = prefix + Kind.font.rawValue + String(fontNames.count + 1)
        fontNames[face] = name
        return name
    }

    /// Returns a name for a mask, which is written where it is used, like other drawing commands.
    mutating func newMaskName() -> String {
        counts[.mask, default: 0] += 1
        return prefix + Kind.mask.rawValue + String(counts[.mask]!)
    }

    /// Returns the name of the clip by a path that has been checked with `canWrite`.
    mutating func clip(_ path: Path) -> String {
        var buffer = SVGBuffer(isCompact: isCompact)
        buffer.write(">")
        buffer.write(shapeOf: path)
        buffer.write("/></clipPath>")
        return name(of: .clip, "clipPath", buffer.bytes)
    }

    /// Returns the name of a gradient along a line; the points have been checked with `canWrite`.
    mutating func linearGradient(_ gradient: Gradient, from start: CGPoint, to end: CGPoint) -> String {
        var buffer = SVGBuffer(isCompact: isCompact)
        buffer.write(" gradientUnits=\"userSpaceOnUse\"")
        buffer.write(attribute: "x1", start.x)
        buffer.write(attribute: "y1", start.y)
        buffer.write(attribute: "x2", end.x)
        buffer.write(attribute: "y2", end.y)
        buffer.write(">")
        buffer.write(stops: gradient.orderedStops)
        buffer.write("</linearGradient>")
        return name(of: .gradient, "linearGradient", buffer.bytes)
    }

    /// Returns the name of a gradient around a point; the numbers have been checked with `canWrite`.
    ///
    /// SVG 1.1 has no inner radius, so locations are moved outwards: with radii r and R, location t becomes (r + t (R −
    /// r)) / R. A gradient that runs inwards is reversed first.
    mutating func radialGradient(
        _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> String {
        var stops = gradient.orderedStops
        var (inner, outer) = (max(startRadius, 0), max(endRadius, 0))
        if outer < inner {
            (inner, outer) = (outer, inner)
            stops = stops.reversed().map { Gradient.Stop(color: $0.color, location: 1 - $0.location) }
        }
        if inner > 0 {
            for index in stops.indices {
                stops[index].location = (inner + stops[index].location * (outer - inner)) / outer
            }
        }
        var buffer = SVGBuffer(isCompact: isCompact)
        buffer.write(" gradientUnits=\"userSpaceOnUse\"")
        buffer.write(attribute: "cx", center.x)
        buffer.write(attribute: "cy", center.y)
        buffer.write(attribute: "r", outer)
        buffer.write(">")
        buffer.write(stops: stops)
        buffer.write("</radialGradient>")
        return name(of: .gradient, "radialGradient", buffer.bytes)
    }

    /// Returns the name of the filter that draws a shadow behind its content; the numbers have been checked.
    ///
    /// - Parameter region: The filter's region, in the coordinates of its content.
    mutating func shadow(_ shadow: Shadow, in region: CGRect) -> String {
        var buffer = SVGBuffer(isCompact: isCompact)
        buffer.write(" filterUnits=\"userSpaceOnUse\"")
        buffer.write(rectangle: region)
        buffer.write(" color-interpolation-filters=\"sRGB\">")
        if shadow.radius >= 0.001 {
            buffer.write("<feGaussianBlur in=\"SourceAlpha\"")
            buffer.write(attribute: "stdDeviation", shadow.radius)
            buffer.write("/><feOffset")
        } else {
            buffer.write("<feOffset in=\"SourceAlpha\"")
        }
        buffer.write(attribute: "dx", shadow.x)
        buffer.write(attribute: "dy", shadow.y)
        buffer.write(" result=\"shape\"/><feFlood")
        buffer.write(paint: "flood-color", opacity: "flood-opacity", shadow.color)
        buffer.write("/><feComposite in2=\"shape\" operator=\"in\"/>")
        buffer.write("<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge></filter>")
        return name(of: .shadow, "filter", buffer.bytes)
    }

    /// Returns the characters of a text that are valid in an XML name, after an underscore if the first may not begin
    /// one.
    private static func identifier(from text: String) -> String {
        var name = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "_": name.unicodeScalars.append(scalar)
            case "0"..."9", "-":
                if name.isEmpty { name = "_" }
                name.unicodeScalars.append(scalar)
            default: break
            }
        }
        return name
    }
}
