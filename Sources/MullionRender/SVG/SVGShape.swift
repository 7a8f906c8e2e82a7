import MullionDrawing
import MullionGeometry

/// The basic shape that a path draws, which people can edit by its numbers.
enum SVGShape {
    /// A rectangle, with the radii of its corners.
    case rectangle(CGRect, corner: CGSize)
    /// An ellipse in a rectangle.
    case ellipse(CGRect)

    /// Recognizes a rectangle, with or without equal round corners, or an ellipse, as `Path` makes them; nil for any
    /// other path.
    init?(_ path: Path) {
        let elements = path.elements
        switch elements.count {
        case 5: self.init(rectangle: elements)
        case 6: self.init(ellipse: elements)
        case 10: self.init(roundedRectangle: elements)
        default: return nil
        }
        // Written by its numbers, the shape has to be the same.
        guard Self.isNear(Path(self), path) else { return nil }
    }

    private init?(rectangle elements: [Path.Element]) {
        guard case .move(let start) = elements[0], case .line(let end) = elements[2] else { return nil }
        self = .rectangle(
            CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y), corner: .zero)
    }

    private init?(ellipse elements: [Path.Element]) {
        guard case .move(let right) = elements[0], case .curve(let bottom, _, _) = elements[1],
            case .curve(let left, _, _) = elements[2], case .curve(let top, _, _) = elements[3]
        else { return nil }
        self = .ellipse(CGRect(x: left.x, y: top.y, width: right.x - left.x, height: bottom.y - top.y))
    }

    private init?(roundedRectangle elements: [Path.Element]) {
        guard case .move(let start) = elements[0], case .line(let topEnd) = elements[1],
            case .curve(let rightStart, _, _) = elements[2], case .curve(let bottomStart, _, _) = elements[4],
            case .curve(let leftStart, _, _) = elements[6]
        else { return nil }
        let corner = CGSize(width: rightStart.x - topEnd.x, height: rightStart.y - topEnd.y)
        self = .rectangle(
            CGRect(
                x: leftStart.x, y: start.y, width: rightStart.x - leftStart.x, height: bottomStart.y - start.y),
            corner: corner)
    }

    private static func isNear(_ a: Path, _ b: Path) -> Bool {
        func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 0.000_5 && abs(a.y - b.y) < 0.000_5 }
        return a.elements.count == b.elements.count
            && zip(a.elements, b.elements).allSatisfy { pair in
                switch pair {
                case (.move(let a), .move(let b)), (.line(let a), .line(let b)): isNear(a, b)
                case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
                    isNear(a, b) && isNear(a1, b1) && isNear(a2, b2)
                case (.closeSubpath, .closeSubpath): true
                default: false
                }
            }
    }
}

extension Path {
    /// Creates the path of a shape.
    fileprivate init(_ shape: SVGShape) {
        switch shape {
        case .rectangle(let rect, let corner):
            self.init()
            guard rect.width >= 0, rect.height >= 0 else { return }
            if corner.width > 0, corner.height > 0 {
                addRoundedRect(in: rect, cornerSize: corner)
            } else {
                self = Path(rect)
            }
        case .ellipse(let rect): self.init(ellipseIn: rect)
        }
    }
}

extension SVGBuffer {
    /// Appends the beginning of an element that draws a path: `<rect`, `<circle`, or `<ellipse` where the path is one,
    /// otherwise `<path`.
    mutating func write(shapeOf path: Path) {
        guard isCompact, let shape = SVGShape(path) else {
            write("<path")
            return write(outlineOf: path)
        }
        switch shape {
        case .rectangle(let rect, let corner):
            write("<rect")
            if rect.minX != 0 { write(attribute: "x", rect.minX) }
            if rect.minY != 0 { write(attribute: "y", rect.minY) }
            write(attribute: "width", rect.width)
            write(attribute: "height", rect.height)
            if corner.width > 0 { write(attribute: "rx", corner.width) }
            if corner.height > 0, abs(corner.height - corner.width) >= 0.001 {
                write(attribute: "ry", corner.height)
            }
        case .ellipse(let rect):
            let isCircle = abs(rect.width - rect.height) < 0.001
            if isCircle { write("<circle") } else { write("<ellipse") }
            write(attribute: "cx", rect.midX)
            write(attribute: "cy", rect.midY)
            write(attribute: isCircle ? "r" : "rx", rect.width / 2)
            if !isCircle { write(attribute: "ry", rect.height / 2) }
        }
    }
}
