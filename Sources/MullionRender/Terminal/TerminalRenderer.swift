import MullionDrawing
import MullionGeometry

/// Draws a display list with the characters of a terminal.
///
/// A cell stands for 8 × 16 points unless told otherwise. Outlines become lines of box drawing characters, fills half
/// blocks in two colours to a cell, text stays text: one cell to a character, two to a wide one. Without colours, fills
/// that are large enough become outlines as well, and there are no escape sequences in the output at all.
///
/// It is a sketch. Text runs from left to right in its own size, whatever its transform, and may be longer than it was
/// measured: then it gives way to the text beside it. Opacity works on each command by itself, shadows are left out, a
/// picture is a box with its name, and a mask shows each half of a cell or does not.
///
/// Nothing in a text or name reaches the terminal as an instruction: control characters are replaced, characters that
/// change the order of others are left out.
public struct TerminalRenderer: Hashable, Sendable {
    /// What escape sequences may be used. Who writes to a terminal decides: not into files, and not if `NO_COLOR` is
    /// set.
    public enum Colors: Hashable, CaseIterable, Sendable {
        /// None, plain text.
        case none
        /// The 6 × 6 × 6 colours and 24 greys that nearly all terminals have, the nearest of them.
        case palette256
        /// Colours as they are, 8 bits a component.
        case trueColor
    }

    /// The largest number of cells that is drawn. Of a larger picture columns are cut off beyond half of this number,
    /// and then as many rows as necessary.
    public static let largestCellCount = 250_000

    /// What escape sequences may be used.
    public var colors: Colors

    /// What lines and areas are drawn with. Texts stay what they are.
    public enum Characters: Hashable, CaseIterable, Sendable {
        /// Box drawing characters, and half blocks for areas in colour.
        case boxDrawing
        /// The characters of a keyboard, such as + - |; areas in colour take whole cells.
        case ascii
    }

    /// What lines and areas are drawn with.
    public var characters = Characters.boxDrawing

    /// The size in points that a cell stands for; a side that is not positive and finite counts as 8 or 16.
    public var cellSize = CGSize(width: 8, height: 16)

    /// A renderer that uses the given colours.
    public init(colors: Colors = .none) {
        self.colors = colors
    }

    /// The number of cells that a text takes on one line, and the text as it is written there.
    ///
    /// Wide characters take two cells. What a terminal would take for an instruction is replaced, and of a text that
    /// takes more cells than the limit the end is left out, with an ellipsis.
    ///
    /// - Complexity: O(limit), or O(length) without.
    public static func line(_ text: String, limit: Int = .max) -> (text: String, columns: Int) {
        var line = ""
        var columns = 0
        // Where the line would be cut if it turned out too long: one cell before the limit.
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

    /// The lines that show a display list in a viewport of the given size in points, each ended by a line feed.
    ///
    /// Cells are rounded up. A size that is negative or not finite counts as 0. Spaces at the end of lines are left
    /// out.
    ///
    /// - Complexity: O(commands + cells drawn), each command at most the cells of the picture and the elements of its
    ///   path.
    public func render(_ list: DisplayList, size: CGSize) -> Rendering<String> {
        var writer = TerminalWriter(renderer: self, size: size)
        for command in list.commands { writer.add(command) }
        return writer.end()
    }
}
