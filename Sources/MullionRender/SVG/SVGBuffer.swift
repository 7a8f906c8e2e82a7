import MullionDrawing
import MullionGeometry

/// The bytes of an SVG document being written, and the spelling of values in it.
struct SVGBuffer {
    private(set) var bytes: [UInt8] = []
    /// Whether numbers, colors, paths, and transforms are as short as possible. Otherwise, those of one kind have one
    /// form, which animations need.
    let isCompact: Bool
    /// The number of characters replaced because XML forbids them.
    private(set) var replacedCharacterCount = 0

    init(isCompact: Bool = false) { self.isCompact = isCompact }

    /// Reserves room for the commands of a list, so that growing does not copy the bytes repeatedly. Unused room costs
    /// only addresses.
    mutating func reserveCapacity(for list: DisplayList) {
        let count = list.commands.reduce(0) { count, command in
            switch command {
            case .fill(let path, _, _), .stroke(let path, _, _): count + 40 * path.elements.count + 100
            case .text(let run): count + run.string.utf8.count + 300
            default: count + 100
            }
        }
        bytes.reserveCapacity(count)
    }

    mutating func write(_ markup: StaticString) { markup.withUTF8Buffer { bytes.append(contentsOf: $0) } }

    /// Appends an ASCII character.
    private mutating func write(character: Unicode.Scalar) { bytes.append(UInt8(ascii: character)) }

    /// Appends ` name="`.
    private mutating func begin(attribute name: StaticString) {
        write(character: " ")
        write(name)
        write(character: "=")
        write(character: "\"")
    }

    /// Appends markup written before.
    mutating func write(_ markup: [UInt8]) { bytes.append(contentsOf: markup) }

    /// Inserts markup before everything else.
    mutating func insert(_ markup: [UInt8]) { bytes.insert(contentsOf: markup, at: 0) }

    /// Removes the end of an element without content, so that it can have further attributes.
    mutating func reopenElement() { bytes.removeLast("/>\n".utf8.count) }

    /// Appends a number that has been checked with `NumberFormat.canWrite`.
    mutating func write(_ number: CGFloat, decimals: Int = 3) {
        let start = bytes.count
        NumberFormat.append(number, decimals: decimals, to: &bytes)
        guard isCompact else { return }
        // ".5" instead of "0.5".
        let first = bytes[start] == UInt8(ascii: "-") ? start + 1 : start
        if bytes[first] == UInt8(ascii: "0"), first + 1 < bytes.count { bytes.remove(at: first) }
    }

    /// Appends text for use as element content or between double quotes.
    mutating func write(escaped text: String) { replacedCharacterCount += XMLEscaping.append(text, to: &bytes) }

    /// Appends ` name="number"`.
    mutating func write(attribute name: StaticString, _ number: CGFloat) {
        begin(attribute: name)
        write(number)
        write(character: "\"")
    }

    /// Appends the attributes of a rectangle's origin and size.
    mutating func write(rectangle: CGRect) {
        write(attribute: "x", rectangle.minX)
        write(attribute: "y", rectangle.minY)
        write(attribute: "width", rectangle.width)
        write(attribute: "height", rectangle.height)
    }

    /// Appends the beginning of a document without the end of its first tag.
    mutating func write(documentOf size: CGSize) {
        write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        write(attribute: "width", size.width)
        write(attribute: "height", size.height)
        write(" viewBox=\"0 0 ")
        write(size.width)
        write(character: " ")
        write(size.height)
        write(character: "\"")
    }

    /// Appends ` name="text"`.
    mutating func write(attribute name: StaticString, _ text: String) {
        begin(attribute: name)
        write(escaped: text)
        write(character: "\"")
    }

    /// Appends a color as ` fill="#rrggbb"`, with an opacity attribute unless it is opaque.
    ///
    /// - Parameter writesOpaque: Whether the opacity is written in any case, because a different one would be
    ///   inherited.
    mutating func write(paint name: StaticString, opacity: StaticString, _ color: Color, writesOpaque: Bool = false) {
        begin(attribute: name)
        write(character: "#")
        let (red, green, blue, _) = color.components8
        if isCompact, [red, green, blue].allSatisfy({ $0 >> 4 == $0 & 15 }) {
            for component in [red, green, blue] { write(digit: component & 15) }
        } else {
            for component in [red, green, blue] { write(hex: component) }
        }
        write(character: "\"")
        if writesOpaque || color.alpha < 1 { write(attribute: opacity, CGFloat(color.alpha)) }
    }

    mutating func write(stops: [Gradient.Stop]) {
        for stop in stops {
            write("<stop offset=\"")
            write(stop.location, decimals: 6)
            write(character: "\"")
            write(paint: "stop-color", opacity: "stop-opacity", stop.color)
            write("/>")
        }
    }

    /// Appends bytes in base64.
    mutating func write(base64 content: [UInt8]) { Base64.append(content, to: &bytes) }

    /// Appends an image as a `data:` address.
    mutating func write(dataURIOf image: EncodedImage) {
        bytes.append(contentsOf: "data:\(image.format.mediaType);base64,".utf8)
        Base64.append(image.bytes, to: &bytes)
    }

    /// Appends ` d="…"` for a path that has been checked with `canWrite`.
    mutating func write(outlineOf path: Path) {
        if isCompact { return write(data: PathData.data(of: path)) }
        write(" d=\"")
        for element in path.elements {
            switch element {
            case .move(let point): write("M", point)
            case .line(let point): write("L", point)
            case .quadCurve(let point, let control):
                write("Q", control)
                write(" ", point)
            case .curve(let point, let control1, let control2):
                write("C", control1)
                write(" ", control2)
                write(" ", point)
            case .closeSubpath: write("Z")
            }
        }
        write(character: "\"")
    }

    /// Appends ` font-family="…"`: each family as a CSS string, generic ones as keywords.
    mutating func write(fontFamilies families: [String]) {
        let list = families.map { family in
            if Self.genericFamilies.contains(family) || isCompact && Self.isPlain(family) { return family }
            let escaped = family.unicodeScalars.map { scalar in
                switch scalar {
                case "'", "\\": "\\" + String(scalar)
                case "\n", "\r", "\u{C}": " "
                default: String(scalar)
                }
            }
            return "'" + escaped.joined() + "'"
        }
        write(attribute: "font-family", list.joined(separator: isCompact ? "," : ", "))
    }

    private mutating func write(hex byte: UInt8) {
        write(digit: byte >> 4)
        write(digit: byte & 15)
    }

    private mutating func write(digit: UInt8) {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }

    private mutating func write(_ letter: StaticString, _ point: CGPoint) {
        write(letter)
        write(point.x)
        write(character: " ")
        write(point.y)
    }

    /// Whether a name needs no quotation marks: words of ASCII letters that begin with a capital one, so that they are
    /// no keywords.
    private static func isPlain(_ family: String) -> Bool {
        family.split(separator: " ", omittingEmptySubsequences: false).allSatisfy { word in
            word.utf8.first.map { (0x41...0x5A).contains($0) } == true
                && word.utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
        }
    }

    private static let genericFamilies: Set<String> = [
        "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui",
    ]
}

extension NumberFormat {
    /// Whether all numbers of a path can be written.
    static func canWrite(_ path: Path) -> Bool {
        path.elements.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): canWrite(point)
            case .quadCurve(let point, let control): canWrite(point) && canWrite(control)
            case .curve(let point, let control1, let control2):
                canWrite(point) && canWrite(control1) && canWrite(control2)
            case .closeSubpath: true
            }
        }
    }

    /// Whether a length can be written and is not negative.
    static func canWrite(length: CGFloat) -> Bool { length >= 0 && canWrite(length) }
}
