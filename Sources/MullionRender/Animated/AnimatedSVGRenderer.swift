import MullionDrawing
import MullionGeometry

/// Writes moving rectangles as an animated SVG document.
///
/// Every rectangle is a `<rect>`, and each of its attributes that changes has an `<animate>`, as of SVG 1.1 (SMIL).
/// Frames follow each other at equal intervals, and a viewer goes on evenly between them. Viewers without animation
/// show the first frame. The same input gives the same bytes on every machine.
///
/// No number that is not finite is ever written: see ``RenderDiagnostic``.
public struct AnimatedSVGRenderer: Hashable, Sendable {
    /// The number of frames a second, above 0.
    public var framesPerSecond: Double
    /// Whether it begins again when it has ended; else the last frame stays.
    public var repeats: Bool
    /// The colour behind the picture; nil for none.
    public var background: Color?

    /// A renderer.
    public init(framesPerSecond: Double, repeats: Bool = false, background: Color? = nil) {
        self.framesPerSecond = framesPerSecond
        self.repeats = repeats
        self.background = background
    }

    /// The document that shows rectangles, the first lowest, in a viewport of the given size in points.
    ///
    /// A size that is negative or not finite counts as 0. A rectangle without frames, or with a number in one of them
    /// that cannot be written, is left out, and the diagnostic names its index. The document runs for the time of the
    /// longest list of frames; if that time cannot be written, everything stands at its first frame.
    ///
    /// - Complexity: O(n), n the number of all frames.
    public func render(_ rectangles: [AnimatedRectangle], size: CGSize) -> Rendering<String> {
        let frameCount = rectangles.map(\.frames.count).max() ?? 0
        var writer = AnimatedSVGWriter(renderer: self, frameCount: frameCount)
        writer.begin(size)
        for (index, rectangle) in rectangles.enumerated() { writer.add(rectangle, index: index) }
        return writer.end()
    }
}

/// The state of writing one document.
private struct AnimatedSVGWriter {
    let renderer: AnimatedSVGRenderer
    let frameCount: Int
    /// Seconds; 0 if nothing moves.
    let duration: CGFloat
    let isDurationUsable: Bool
    var buffer = SVGBuffer()
    var diagnostics: [RenderDiagnostic] = []

    init(renderer: AnimatedSVGRenderer, frameCount: Int) {
        self.renderer = renderer
        self.frameCount = frameCount
        let duration = CGFloat(frameCount - 1) / CGFloat(renderer.framesPerSecond)
        // A thousandth is the shortest time that is written.
        isDurationUsable = frameCount < 2 || (duration >= 0.001 && NumberFormat.canWrite(duration))
        self.duration = frameCount > 1 && isDurationUsable ? duration : 0
    }

    mutating func begin(_ size: CGSize) {
        if !isDurationUsable { diagnostics.append(RenderDiagnostic(.unusableNumber)) }
        let width = NumberFormat.canWrite(length: size.width) ? size.width : 0
        let height = NumberFormat.canWrite(length: size.height) ? size.height : 0
        if CGSize(width: width, height: height) != size { diagnostics.append(RenderDiagnostic(.unusableSize)) }
        buffer.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        buffer.write(attribute: "width", width)
        buffer.write(attribute: "height", height)
        buffer.write(" viewBox=\"0 0 ")
        buffer.write(width)
        buffer.write(" ")
        buffer.write(height)
        buffer.write("\">\n")
        if let background = renderer.background {
            buffer.write("<rect")
            buffer.write(attribute: "width", width)
            buffer.write(attribute: "height", height)
            buffer.write(paint: "fill", opacity: "fill-opacity", background)
            buffer.write("/>\n")
        }
    }

    mutating func add(_ rectangle: AnimatedRectangle, index: Int) {
        guard !rectangle.frames.isEmpty, NumberFormat.canWrite(length: rectangle.cornerRadius),
            rectangle.frames.allSatisfy(\.canBeWritten)
        else {
            diagnostics.append(RenderDiagnostic(.unusableNumber, commandIndex: index))
            return
        }
        let attributes: [(StaticString, [CGFloat])] = [
            ("x", rectangle.frames.map(\.rect.minX)), ("y", rectangle.frames.map(\.rect.minY)),
            ("width", rectangle.frames.map(\.rect.width)), ("height", rectangle.frames.map(\.rect.height)),
            ("opacity", rectangle.frames.map { CGFloat(min(max($0.opacity, 0), 1)) }),
        ]
        let replaced = buffer.replacedCharacterCount
        buffer.write("<rect")
        buffer.write(attribute: "data-name", rectangle.name)
        for (name, values) in attributes where name.description != "opacity" || values[0] != 1 {
            buffer.write(attribute: name, values[0])
        }
        if rectangle.cornerRadius > 0 { buffer.write(attribute: "rx", rectangle.cornerRadius) }
        buffer.write(paint: "fill", opacity: "fill-opacity", rectangle.color)
        let moving = duration > 0 ? attributes.filter { values in values.1.contains { $0 != values.1[0] } } : []
        if moving.isEmpty {
            buffer.write("/>\n")
        } else {
            buffer.write(">\n")
            for (name, values) in moving { animate(name, values) }
            buffer.write("</rect>\n")
        }
        let count = buffer.replacedCharacterCount - replaced
        if count > 0 { diagnostics.append(RenderDiagnostic(.replacedCharacters(count: count), commandIndex: index)) }
    }

    private mutating func animate(_ name: StaticString, _ values: [CGFloat]) {
        buffer.write("<animate attributeName=\"")
        buffer.write(name)
        buffer.write("\" dur=\"")
        buffer.write(duration, decimals: 6)
        buffer.write(renderer.repeats ? "s\" repeatCount=\"indefinite\" values=\"" : "s\" fill=\"freeze\" values=\"")
        for frame in 0..<frameCount {
            if frame > 0 { buffer.write(";") }
            buffer.write(values[min(frame, values.count - 1)])
        }
        buffer.write("\"/>\n")
    }

    mutating func end() -> Rendering<String> {
        buffer.write("</svg>\n")
        return Rendering(output: String(decoding: buffer.bytes, as: UTF8.self), diagnostics: diagnostics)
    }
}

extension AnimatedRectangle.Frame {
    /// Whether all its numbers can be written; a negative side cannot.
    fileprivate var canBeWritten: Bool {
        NumberFormat.canWrite(rect.origin) && NumberFormat.canWrite(length: rect.size.width)
            && NumberFormat.canWrite(length: rect.size.height) && !opacity.isNaN
    }
}
