import MullionDrawing
import MullionGeometry

/// An animated mark that visits the boxes of a drawing repeatedly and leaves a trace, to show the traversal of a tree.
public struct VisitAnimation: Hashable, Sendable {
    /// The boxes, in the order in which they are visited, in points. Boxes that are not finite are left out.
    public var boxes: [CGRect]
    /// The corner radius of the mark; nil for an ellipse.
    public var cornerRadius: CGFloat?
    /// The color of the mark; visited boxes keep a lighter one.
    public var color: Color
    /// The time from box to box in seconds, clamped to 0.05…60.
    public var secondsPerStep: Double

    /// Creates an animation over boxes. VisualBinaryTrees takes 1.1 seconds a step.
    public init(
        visiting boxes: [CGRect], cornerRadius: CGFloat? = nil,
        color: Color = Color(red8: 0xF5, green8: 0x9E, blue8: 0x0B), secondsPerStep: Double = 1.1
    ) {
        self.boxes = boxes
        self.cornerRadius = cornerRadius
        self.color = color
        self.secondsPerStep = secondsPerStep
    }
}

extension SVGRenderer {
    /// Returns a document that shows a display list, with a mark that visits its boxes by SMIL animations. Viewers
    /// without animation show only the display lists. The same input gives the same bytes.
    ///
    /// - Parameter front: The commands drawn in front of the mark, as the end of the list.
    /// - Complexity: O(n + visits), n the length of the output.
    public func render(
        _ list: DisplayList, size: CGSize, animation: VisitAnimation, front: DisplayList = DisplayList()
    ) -> Rendering<String> {
        var all = list
        all.append(contentsOf: front)
        var writer = SVGWriter(self, all, size: size)
        for command in list.commands { writer.add(command) }
        VisitWriter(animation).write(to: &writer.buffer)
        for command in front.commands { writer.add(command) }
        return withExtendedLifetime(all) { writer.end() }
    }
}

/// Writes the elements of an animation.
private struct VisitWriter {
    /// The fraction of a step during which the mark rests.
    private static let rest: CGFloat = 0.6

    private let boxes: [CGRect]
    private let animation: VisitAnimation
    private let step: CGFloat

    init(_ animation: VisitAnimation) {
        self.animation = animation
        boxes = animation.boxes.map(\.standardized).filter { box in
            NumberFormat.canWrite(box.origin) && NumberFormat.canWrite(length: box.width)
                && NumberFormat.canWrite(length: box.height)
        }
        let seconds = animation.secondsPerStep
        step = CGFloat(seconds > 0.05 ? min(seconds, 60) : 0.05)
    }

    func write(to buffer: inout SVGBuffer) {
        guard let first = boxes.first else { return }
        buffer.write("<g fill=\"none\" pointer-events=\"none\"")
        buffer.write(paint: "stroke", opacity: "stroke-opacity", animation.color)
        buffer.write(">\n")
        for (place, box) in boxes.enumerated() { writeTrace(of: box, place: place, to: &buffer) }
        writeShape(first, to: &buffer)
        buffer.write(" stroke-width=\"4\" opacity=\"0\"><set attributeName=\"opacity\" to=\"1\"/>")
        writeWay("x", to: &buffer) { $0.minX }
        writeWay("y", to: &buffer) { $0.minY }
        if boxes.contains(where: { $0.size != first.size }) {
            writeWay("width", to: &buffer) { $0.width }
            writeWay("height", to: &buffer) { $0.height }
            if animation.cornerRadius == nil {
                writeWay("rx", to: &buffer) { $0.width / 2 }
                writeWay("ry", to: &buffer) { $0.height / 2 }
            }
        }
        buffer.write("</rect>\n</g>\n")
    }

    private func writeShape(_ box: CGRect, to buffer: inout SVGBuffer) {
        buffer.write("<rect")
        buffer.write(rectangle: box)
        let radius = animation.cornerRadius.map { $0 > 0 && NumberFormat.canWrite($0) ? $0 : 0 }
        buffer.write(attribute: "rx", radius ?? box.width / 2)
        buffer.write(attribute: "ry", radius ?? box.height / 2)
    }

    /// Writes a line around a box that appears when the mark has arrived there.
    private func writeTrace(of box: CGRect, place: Int, to buffer: inout SVGBuffer) {
        writeShape(box, to: &buffer)
        buffer.write(" stroke-width=\"2\" opacity=\"0\"><animate attributeName=\"opacity\" calcMode=\"discrete\"")
        writeDuration(to: &buffer)
        buffer.write(place == 0 ? " values=\"1\"" : " values=\"0;1\" keyTimes=\"0;")
        if place > 0 {
            buffer.write(CGFloat(place) / CGFloat(boxes.count), decimals: 6)
            buffer.write("\"")
        }
        buffer.write("/></rect>\n")
    }

    /// Writes the values of an attribute over all boxes: at rest, then moving to the next.
    private func writeWay(_ name: StaticString, to buffer: inout SVGBuffer, _ number: (CGRect) -> CGFloat) {
        guard boxes.count > 1 else { return }
        buffer.write("<animate attributeName=\"")
        buffer.write(name)
        buffer.write("\"")
        writeDuration(to: &buffer)
        buffer.write(" values=\"")
        for (place, box) in boxes.enumerated() {
            if place > 0 { buffer.write(";") }
            buffer.write(number(box))
            buffer.write(";")
            buffer.write(number(box))
        }
        buffer.write("\" keyTimes=\"")
        let count = CGFloat(boxes.count)
        for place in boxes.indices {
            if place > 0 { buffer.write(";") }
            buffer.write(CGFloat(place) / count, decimals: 6)
            buffer.write(";")
            // The mark remains at the last box.
            let isLast = place == boxes.count - 1
            buffer.write(isLast ? 1 : (CGFloat(place) + Self.rest) / count, decimals: 6)
        }
        buffer.write("\"/>")
    }

    private func writeDuration(to buffer: inout SVGBuffer) {
        buffer.write(" dur=\"")
        buffer.write(step * CGFloat(boxes.count))
        buffer.write("s\" repeatCount=\"indefinite\"")
    }
}
