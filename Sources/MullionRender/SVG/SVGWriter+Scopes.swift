import MullionDrawing
import MullionGeometry

/// The attributes of a `<g>` being opened. Each function returns false, and writes nothing, if a number cannot be
/// written.
extension SVGWriter {
    mutating func writeClip(_ path: Path) -> Bool {
        guard NumberFormat.canWrite(path) else { return false }
        buffer.write(attribute: "clip-path", "url(#\(definitions.clip(path)))")
        return true
    }

    mutating func writeOpacity(_ opacity: CGFloat) -> Bool {
        guard !opacity.isNaN else { return false }
        buffer.write(attribute: "opacity", min(max(opacity, 0), 1))
        return true
    }

    /// Begins a `<mask>` that covers the drawing.
    ///
    /// Its area is given, because the default ends at the edges of the masked content, without lines and shadows.
    /// Nothing is visible if a transform cannot be written.
    mutating func writeMask(named name: String) {
        buffer.write("<mask")
        buffer.write(attribute: "id", name)
        let area = pictureArea
        if NumberFormat.canWrite(area.origin), NumberFormat.canWrite(length: area.width),
            NumberFormat.canWrite(length: area.height)
        {
            buffer.write(" maskUnits=\"userSpaceOnUse\"")
            buffer.write(rectangle: area)
        }
        buffer.write(" style=\"mask-type:alpha\"")
    }

    /// The smallest rectangle around the drawing in the current coordinates.
    private var pictureArea: CGRect {
        CGRect(origin: .zero, size: size).applying(transform.isInvertible ? transform.inverted() : .identity)
    }

    mutating func writeShadow(_ shadow: Shadow) -> Bool {
        // Content whose shadow reaches the drawing is within blur and offset of it. Browsers compute only the visible
        // part of a filter, but other programs do not.
        let blur = 3 * max(shadow.radius, 0)
        let region = pictureArea.insetBy(dx: -(blur + abs(shadow.x)), dy: -(blur + abs(shadow.y)))
        guard shadow.isFinite, NumberFormat.canWrite(region.origin), NumberFormat.canWrite(length: region.width),
            NumberFormat.canWrite(length: region.height)
        else { return false }
        buffer.write(attribute: "filter", "url(#\(definitions.shadow(shadow, in: region)))")
        return true
    }

    /// Begins a `<g>` with a transform.
    mutating func writeTransform(_ transform: CGAffineTransform) -> Bool {
        let factors = [transform.a, transform.b, transform.c, transform.d]
        let translation = CGPoint(x: transform.tx, y: transform.ty)
        guard factors.allSatisfy({ NumberFormat.canWrite($0) }), NumberFormat.canWrite(translation) else {
            return false
        }
        buffer.write("<g transform=\"")
        // Factors are multiplied by coordinates, so thousandths would be visible in large drawings.
        buffer.write(matrix: transform)
        buffer.write("\"")
        return true
    }
}

extension CGAffineTransform {
    /// Whether the transform has an inverse: all numbers are finite and the determinant is not 0.
    var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant.isNormal && tx.isFinite && ty.isFinite
    }
}
