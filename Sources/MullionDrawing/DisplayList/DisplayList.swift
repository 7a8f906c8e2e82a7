import MullionGeometry

/// A drawing as a flat list of commands, which a renderer executes in order.
///
/// ```swift
/// var list = DisplayList()
/// list.fill(Path(roundedRect: card, cornerRadius: 8), with: .white)
/// list.withClip(Path(card)) { $0.text(TextRun("Title", at: baseline, font: font)) }
/// ```
public struct DisplayList: Equatable, Sendable {
    /// The commands, in drawing order.
    public private(set) var commands: [DrawingCommand] = []

    /// The number of open pushes.
    public private(set) var openPushCount = 0

    /// Creates an empty drawing.
    public init() {}

    /// Creates a drawing from commands.
    ///
    /// - Complexity: O(n), n the number of commands.
    public init(_ commands: some Sequence<DrawingCommand>) {
        for command in commands { append(command) }
    }

    /// Whether the list has no commands.
    public var isEmpty: Bool { commands.isEmpty }

    /// Appends a command.
    ///
    /// A pop without an open push is kept, so that renderers can report it.
    public mutating func append(_ command: DrawingCommand) {
        if command.isPush { openPushCount += 1 }
        if case .pop = command { openPushCount = max(openPushCount - 1, 0) }
        commands.append(command)
    }

    /// Appends all commands of a list.
    ///
    /// - Complexity: O(n), n the commands of that list.
    public mutating func append(contentsOf list: DisplayList) {
        for command in list.commands { append(command) }
    }

    /// Fills the inside of a path with a color.
    public mutating func fill(_ path: Path, with color: Color) { append(.fill(path, color)) }

    /// Fills the inside of a path.
    public mutating func fill(_ path: Path, with paint: Paint, rule: FillRule = .nonZero) {
        append(.fill(path, paint, rule: rule))
    }

    /// Draws along a path with a pen of the given width in points.
    public mutating func stroke(_ path: Path, with color: Color, lineWidth: CGFloat = 1) {
        append(.stroke(path, color, lineWidth: lineWidth))
    }

    /// Draws along a path with a pen.
    public mutating func stroke(_ path: Path, with paint: Paint, style: StrokeStyle) {
        append(.stroke(path, paint, style))
    }

    /// Draws text on one line.
    public mutating func text(_ run: TextRun) { append(.text(run)) }

    /// Draws a placeholder for an image in a rectangle.
    public mutating func image(_ name: String, in frame: CGRect) {
        append(.image(ImageReference(name: name, frame: frame)))
    }

    /// Draws an image, stretched to a rectangle.
    public mutating func image(_ image: EncodedImage, in frame: CGRect) {
        append(.image(ImageReference(image, frame: frame)))
    }

    /// Clips the commands that `draw` adds to the inside of a path.
    public mutating func withClip(_ path: Path, _ draw: (inout DisplayList) -> Void) { with(.pushClip(path), draw) }

    /// Transforms the commands that `draw` adds.
    public mutating func withTransform(_ transform: CGAffineTransform, _ draw: (inout DisplayList) -> Void) {
        with(.pushTransform(transform), draw)
    }

    /// Draws the commands that `draw` adds as one layer with an opacity from 0 to 1.
    public mutating func withOpacity(_ opacity: CGFloat, _ draw: (inout DisplayList) -> Void) {
        with(.pushOpacity(opacity), draw)
    }

    /// Draws the commands that `draw` adds as one layer with a shadow behind it.
    public mutating func withShadow(_ shadow: Shadow, _ draw: (inout DisplayList) -> Void) {
        with(.pushShadow(shadow), draw)
    }

    /// Draws the commands that `draw` adds as one layer, masked with the alpha channel of those that `drawMask` adds.
    public mutating func withMask(_ drawMask: (inout DisplayList) -> Void, _ draw: (inout DisplayList) -> Void) {
        append(.pushMask)
        drawMask(&self)
        append(.applyMask)
        draw(&self)
        append(.pop)
    }

    /// Names the commands that `draw` adds.
    public mutating func withGroup(_ name: String, _ draw: (inout DisplayList) -> Void) {
        with(.pushGroup(name: name), draw)
    }

    private mutating func with(_ push: DrawingCommand, _ draw: (inout DisplayList) -> Void) {
        append(push)
        draw(&self)
        append(.pop)
    }
}
