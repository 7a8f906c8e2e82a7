import MullionDrawing
import MullionGeometry

/// The attributes of a `<g>` that is being opened. Each returns false, and writes nothing, if a number cannot be
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

    /// Begins a `<mask>` that reaches over the picture.
    ///
    /// Its area is given, because by itself it would end at the edges of what is drawn through it, lines and shadows
    /// not counted. Nothing is seen where a transform is too strange for it to be written.
    mutating func writeMask(named name: String) {
        buffer.write("<mask")
        buffer.write(attribute: "id", name)
        let area = pictureArea
        if NumberFormat.canWrite(area.origin), NumberFormat.canWrite(length: area.width),
            NumberFormat.canWrite(length: area.height)
        {
            buffer.write(" maskUnits=\"userSpaceOnUse\"")
            buffer.write(attribute: "x", area.minX)
            buffer.write(attribute: "y", area.minY)
            buffer.write(attribute: "width", area.width)
            buffer.write(attribute: "height", area.height)
        }
        buffer.write(" style=\"mask-type:alpha\"")
    }

    /// The smallest rectangle around the picture in the coordinates that are drawn in.
    private var pictureArea: CGRect {
        CGRect(origin: .zero, size: size).applying(transform.isInvertible ? transform.inverted() : .identity)
    }

    mutating func writeShadow(_ shadow: Shadow) -> Bool {
        // Whatever throws a shadow into the picture lies within the blur and the offset of it. Browsers compute no more
        // of a filter than can be seen, but other programs do.
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
        buffer.write("<g transform=\"matrix(")
        for factor in factors {
            // Factors are multiplied by coordinates, so thousandths would be visible in large pictures.
            buffer.write(factor, decimals: 6)
            buffer.write(" ")
        }
        buffer.write(translation.x)
        buffer.write(" ")
        buffer.write(translation.y)
        buffer.write(")\"")
        return true
    }
}

extension CGAffineTransform {
    /// Whether there is a way back: all numbers are finite and no direction is pressed flat.
    var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant.isNormal && tx.isFinite && ty.isFinite
    }
}
