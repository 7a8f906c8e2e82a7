import MullionGeometry

/// A step of a drawing.
///
/// Every push lasts until its matching ``pop``. Commands hold no commands, so lists of any depth stay flat.
public indirect enum DrawingCommand: Equatable, Sendable {
    // Indirect, because renderers copy commands, and the longest one has many fields.

    /// Fills the inside of a path; open subpaths are closed for it.
    case fill(Path, Paint, rule: FillRule = .nonZero)
    /// Draws along a path.
    case stroke(Path, Paint, StrokeStyle)
    /// Draws text on one line.
    case text(TextRun)
    /// Draws an image or a placeholder for it.
    case image(ImageReference)
    /// Clips the following commands to the inside of a path, by the non-zero rule.
    case pushClip(Path)
    /// Transforms the following commands.
    case pushTransform(CGAffineTransform)
    /// Draws the following commands as one layer with an opacity from 0, invisible, to 1, opaque; values outside are
    /// clamped.
    case pushOpacity(CGFloat)
    /// Draws the following commands as one layer with a shadow behind it.
    case pushShadow(Shadow)
    /// Draws the following commands, up to ``applyMask``, as a mask instead of into the drawing. Without ``applyMask``,
    /// none of them are visible.
    case pushMask
    /// Ends the mask that the latest open push has begun. The following commands up to its ``pop`` are drawn as one
    /// layer, masked with the alpha channel of the mask.
    case applyMask
    /// Names the following commands, for inspectors and styles; does not affect the drawing.
    case pushGroup(name: String)
    /// Ends the latest open push.
    case pop
}

extension DrawingCommand {
    /// Fills the inside of a path with a color, by the non-zero rule.
    public static func fill(_ path: Path, _ color: Color) -> DrawingCommand { .fill(path, .color(color)) }

    /// Draws along a path with a pen of the given width in points, with butt ends and mitered corners.
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
