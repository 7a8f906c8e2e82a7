import MullionDrawing
import MullionGeometry

/// Writes moving rectangles as an animated SVG document.
///
/// Each rectangle is a `<rect>`, and each of its changing attributes has an `<animate>`, as of SVG 1.1 (SMIL). Frames
/// have equal intervals, and viewers interpolate between them. Viewers without animation show the first frame. The same
/// input gives the same bytes on every machine.
///
/// Only finite numbers are written: see ``RenderDiagnostic``.
public struct AnimatedSVGRenderer: Hashable, Sendable {
    /// The number of frames per second, above 0.
    public var framesPerSecond: Double
    /// Whether the animation repeats; otherwise it stops at the last frame.
    public var repeats: Bool
    /// The color behind the drawing; nil for none.
    public var background: Color?

    /// Creates a renderer.
    public init(framesPerSecond: Double, repeats: Bool = false, background: Color? = nil) {
        self.framesPerSecond = framesPerSecond
        self.repeats = repeats
        self.background = background
    }

    /// Returns a document that shows rectangles, the first lowest, in a viewport of the given size in points.
    ///
    /// A size that is negative or not finite counts as 0. A rectangle without frames, or with a number that cannot be
    /// written, is left out, and the diagnostic has its index. The duration is that of the longest list of frames; if
    /// it cannot be written, the document shows the first frames.
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
    /// The duration in seconds; 0 if nothing moves.
    let duration: CGFloat
    let isDurationUsable: Bool
    var buffer = SVGBuffer()
    var diagnostics: [RenderDiagnostic] = []

    init(renderer: AnimatedSVGRenderer, frameCount: Int) {
        self.renderer = renderer
        self.frameCount = frameCount
        let duration = CGFloat(frameCount - 1) / CGFloat(renderer.framesPerSecond)
        // The shortest duration written is a thousandth.
        isDurationUsable = frameCount < 2 || (duration >= 0.001 && NumberFormat.canWrite(duration))
        self.duration = frameCount > 1 && isDurationUsable ? duration : 0
    }

    mutating func begin(_ size: CGSize) {
        if !isDurationUsable { diagnostics.append(RenderDiagnostic(.unusableNumber)) }
        let width = NumberFormat.canWrite(length: size.width) ? size.width : 0
        let height = NumberFormat.canWrite(length: size.height) ? size.height : 0
        if CGSize(width: width, height: height) != size { diagnostics.append(RenderDiagnostic(.unusableSize)) }
        buffer.write(documentOf: CGSize(width: width, height: height))
        buffer.write(">\n")
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
    /// Whether all its numbers can be written and its sides are not negative.
    fileprivate var canBeWritten: Bool {
        NumberFormat.canWrite(rect.origin) && NumberFormat.canWrite(length: rect.size.width)
            && NumberFormat.canWrite(length: rect.size.height) && !opacity.isNaN
    }
}
