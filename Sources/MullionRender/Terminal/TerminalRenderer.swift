import MullionDrawing
import MullionGeometry

/// Draws a display list with the characters of a terminal.
///
/// A cell represents 8 × 16 points by default. Outlines become lines of box drawing characters, fills half blocks in
/// two colors to a cell, text stays text: one cell to a character, two to a wide one. Without colors, sufficiently
/// large fills become outlines as well, and the output has no escape sequences.
///
/// The result is a sketch. Text runs from left to right in its size, whatever its transform, and may exceed its
/// measured width: then it yields to adjacent text. Opacity applies to each command separately, shadows are left out,
/// an image is a box with its name, and a mask shows or hides each half of a cell.
///
/// No text or name reaches the terminal as an instruction: control characters are replaced, and characters that reorder
/// others are left out.
public struct TerminalRenderer: Hashable, Sendable {
    /// The escape sequences to use. Choose none when writing to a file, or if `NO_COLOR` is set.
    public enum Colors: Hashable, CaseIterable, Sendable {
        /// None, plain text.
        case none
        /// The nearest of the 6 × 6 × 6 colors and 24 grays that nearly all terminals have.
        case palette256
        /// Exact colors, 8 bits per component.
        case trueColor
    }

    /// The maximum number of cells drawn. Columns of a larger drawing are cut off beyond half of this number, and then
    /// as many rows as necessary.
    public static let largestCellCount = 250_000

    /// The escape sequences to use.
    public var colors: Colors

    /// The characters for lines and areas. Text is unchanged.
    public enum Characters: Hashable, CaseIterable, Sendable {
        /// Box drawing characters, and half blocks for colored areas.
        case boxDrawing
        /// The characters of a keyboard, such as + - |; colored areas fill whole cells.
        case ascii
    }

    /// The characters for lines and areas.
    public var characters = Characters.boxDrawing

    /// The size of a cell in points; a side that is not positive and finite counts as 8 or 16.
    public var cellSize = CGSize(width: 8, height: 16)

    /// Creates a renderer that uses the given colors.
    public init(colors: Colors = .none) { self.colors = colors }

    /// Returns a text as it is written on one line, with the number of its cells.
    ///
    /// Wide characters take two cells. Control characters are replaced, and the end of a text that exceeds the limit is
    /// replaced by an ellipsis.
    ///
    /// - Complexity: O(limit), or O(length) without.
    public static func line(_ text: String, limit: Int = .max) -> (text: String, columns: Int) {
        var line = ""
        var columns = 0
        // The cut if the line turns out too long: one cell before the limit.
        var cut = ("", 0)
        for character in text {
            guard let (text, width) = CharacterWidth.printable(character) else { continue }
            if columns + width > limit { return limit < 1 ? ("", 0) : (cut.0 + "…", cut.1 + 1) }
            line += text
            columns += width
            if columns < limit { cut = limit == .max ? cut : (line, columns) }
        }
        return (line, columns)
    }

    /// Returns the lines that show a display list in a viewport of the given size in points, each ended by a line feed.
    ///
    /// Cells are rounded up. A size that is negative or not finite counts as 0. Spaces at the end of lines are left
    /// out.
    ///
    /// - Complexity: O(commands + cells drawn), each command at most the cells of the drawing and the elements of its
    ///   path.
    public func render(_ list: DisplayList, size: CGSize) -> Rendering<String> {
        var writer = TerminalWriter(renderer: self, size: size)
        for command in list.commands { writer.visit(command) }
        return writer.end { $0.lines(self) }
    }

    /// Returns the cells that show a display list in a viewport of the given size in points, for a program that draws
    /// again and again. ``TerminalFrame/update(from:)`` makes the text that a terminal needs.
    ///
    /// Cells are rounded up. A size that is negative or not finite counts as 0.
    ///
    /// - Complexity: As ``render(_:size:)``.
    public func frame(_ list: DisplayList, size: CGSize) -> Rendering<TerminalFrame> {
        var writer = TerminalWriter(renderer: self, size: size)
        for command in list.commands { writer.visit(command) }
        return writer.end { TerminalFrame($0, self) }
    }
}
