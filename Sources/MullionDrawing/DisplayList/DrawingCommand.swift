import MullionGeometry

/// One step of a drawing.
///
/// Every push lasts until its matching ``pop``. Commands hold no commands, so lists of any depth stay flat.
public enum DrawingCommand: Equatable, Sendable {
    /// Fills the inside of a path; open subpaths are closed for it.
    case fill(Path, Paint, rule: FillRule = .nonZero)
    /// Draws along a path.
    case stroke(Path, Paint, StrokeStyle)
    /// Draws text on one line.
    case text(TextRun)
    /// Draws a picture or a placeholder for it.
    case image(ImageReference)
    /// Limits what follows to the inside of a path, by the non-zero rule.
    case pushClip(Path)
    /// Transforms what follows.
    case pushTransform(CGAffineTransform)
    /// Draws what follows as one picture and that at an opacity from 0, invisible, to 1, opaque; values outside are
    /// moved to the nearer end.
    case pushOpacity(CGFloat)
    /// Draws what follows as one picture with a shadow behind it.
    case pushShadow(Shadow)
    /// Draws what follows, up to ``applyMask``, as a mask and not into the picture: see there. Without that nothing of
    /// it is seen.
    case pushMask
    /// Ends the drawing of the mask that the latest open push has begun. What follows up to its ``pop`` is drawn as one
    /// picture through the mask: as opaque as the mask is there, whatever the colours of the mask.
    case applyMask
    /// Names what follows, for inspectors and styles; changes nothing in the picture.
    case pushGroup(name: String)
    /// Ends the latest push that has not ended yet.
    case pop
}

extension DrawingCommand {
    /// Fills the inside of a path with a colour, by the non-zero rule.
    public static func fill(_ path: Path, _ color: Color) -> DrawingCommand {
        .fill(path, .color(color))
    }

    /// Draws along a path with a pen of the given width in points, with butt ends and mitred corners.
    public static func stroke(_ path: Path, _ color: Color, lineWidth: CGFloat) -> DrawingCommand {
        .stroke(path, .color(color), StrokeStyle(lineWidth: lineWidth))
    }

    /// Whether the command opens a scope that a ``pop`` ends.
    public var isPush: Bool {
        switch self {
        case .pushClip, .pushTransform, .pushOpacity, .pushShadow, .pushMask, .pushGroup: true
        case .fill, .stroke, .text, .image, .applyMask, .pop: false
        }
    }
}
