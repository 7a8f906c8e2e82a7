import MullionGeometry
import MullionText

/// The numbers that `{page}` and `{pages}` are in the texts of a drawing on pages.
///
/// The page of a text depends on the layout, and the layout on the width of the number. The drawing is therefore laid
/// out again with the pages that the last layout gave, until they stay the same, and at most ``roundLimit`` times:
///
/// 1. A text on one page is measured with its number. A text on several, in a header that is repeated, is measured with
///    the last of them, which has the most digits.
/// 2. Each page is drawn with its own number. A line whose number is wider than the measured one is not wrapped.
///
/// Worked example: a heading says "{page} of {pages}". The first layout measures "1 of 1" and gives 12 pages; the
/// second measures "12 of 12" for the heading of the last page, and gives 12 pages again.
package struct PageNumbering: Equatable, Sendable {
    /// The number of layouts after which the numbers are drawn into the frames that the last one gave.
    package static let roundLimit = 4

    /// The number of pages.
    package var count = 1
    /// The number of the page of each text with numbers, from 1, in the order in which the texts are lowered.
    package var pages: [Int] = []

    /// Returns the page with which a text is measured: the last one for texts of which nothing is known yet.
    func page(ofText index: Int) -> Int { pages.indices.contains(index) ? pages[index] : count }

    private static let page = "{page}"
    private static let pageCount = "{pages}"

    /// Returns whether a text contains a number of pages.
    static func isIn(_ text: StyledText) -> Bool {
        isIn(text.first.string) || text.rest.contains { isIn($0.string) }
    }

    private static func isIn(_ string: String) -> Bool {
        // Most texts have no brace.
        string.utf8.contains(UInt8(ascii: "{")) && (string.contains(page) || string.contains(pageCount))
    }

    /// Returns a string with the number of its page, from 1, and the number of pages.
    package static func filled(_ string: String, page number: Int, of count: Int) -> String {
        guard isIn(string) else { return string }
        return string.replacing(page, with: "\(number)").replacing(pageCount, with: "\(count)")
    }

    /// Returns a text with the number of its page, from 1, and the number of pages.
    static func filled(_ text: StyledText, page number: Int, of count: Int) -> StyledText {
        var text = text
        text.first.string = filled(text.first.string, page: number, of: count)
        for index in text.rest.indices {
            text.rest[index].string = filled(text.rest[index].string, page: number, of: count)
        }
        return text
    }

    /// Lays out a drawing until the pages of its numbers stay the same.
    ///
    /// - Parameter layOut: Lays out with numbers and returns the drawing with its pages.
    package static func settled<Drawing>(
        _ layOut: (PageNumbering) -> (drawing: Drawing, pages: PagedView)
    ) -> (drawing: Drawing, pages: PagedView) {
        var numbering = PageNumbering()
        var result = layOut(numbering)
        for _ in 1..<roundLimit {
            guard let next = result.pages.numbering, next != numbering else { break }
            numbering = next
            result = layOut(numbering)
        }
        return result
    }
}

/// The texts of a drawing that contain numbers of pages.
struct NumberedText {
    /// The text with `{page}` and `{pages}`.
    var template: StyledText
    /// The index in the order in which such texts are lowered.
    var index: Int
}

extension TextDrawing {
    /// Returns the text with the numbers of a page, and the size in which it is wrapped: that of the frame, or wider
    /// for a line that is wider than the one measured.
    func numbered(
        page: Int, of count: Int, _ measurer: any TextMeasurer, in size: CGSize
    ) -> (drawing: TextDrawing, size: CGSize) {
        guard let numbers else { return (self, size) }
        let styled = PageNumbering.filled(numbers.template, page: page, of: count)
        let drawing = TextDrawing(styled, typeset: styled.typeset(measurer), inks: inks, numbers: numbers)
        var room = size
        let isOneLine = typeset.size(width: nil, height: nil).width <= size.width
        if isOneLine { room.width = max(room.width, drawing.typeset.size(width: nil, height: nil).width) }
        return (drawing, room)
    }
}
