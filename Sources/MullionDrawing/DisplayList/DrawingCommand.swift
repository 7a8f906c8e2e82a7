import MullionGeometry

/// One step of a drawing.
///
/// Every push lasts until its matching ``pop``. Commands hold no commands, so lists of any depth stay flat.
public enum DrawingCommand: Equatable, Sendable {
    /// Fills the inside of a path by the non-zero rule; open subpaths are closed for it.
    case fill(Path, Color)
    /// Draws along a path with a pen of the given width in points, with butt ends and mitred corners.
    case stroke(Path, Color, lineWidth: CGFloat)
    /// Draws text on one line.
    case text(TextRun)
    /// Draws a picture or a placeholder for it.
    case image(ImageReference)
    /// Limits what follows to the inside of a path.
    case pushClip(Path)
    /// Transforms what follows.
    case pushTransform(CGAffineTransform)
    /// Names what follows, for inspectors and styles; changes nothing in the picture.
    case pushGroup(name: String)
    /// Ends the latest push that has not ended yet.
    case pop
}
