import Mullion
import Testing

@Suite struct FindingTests {
    private func issues(_ root: String, size: String = "[null, null]") throws -> [String] {
        try document(root, size: size).layout().issues.map { "\($0.path): \($0.sentence) [\($0.kind.rawValue)]" }
    }

    private func box(_ width: Int, _ height: Int, _ more: String = "") -> String {
        #"{"kind": "color", "color": "red", "name": "box", "modifiers": [{"frame": {"width": \#(width), "height": \#(height)}}\#(more)]}"#
    }

    @Test("A box that fits is no issue, one that is larger than its container is")
    func overflow() throws {
        #expect(try issues(box(50, 20), size: "[50, 20]") == [])
        #expect(
            try issues(box(60, 20), size: "[50, 20]") == [
                "root: “box” reaches out of the document around it by 5 points at the left and 5 points at the right [overflow]"
            ])
        let column =
            #"{"kind": "vStack", "name": "column", "spacing": 0, "children": [\#(box(10, 30)), \#(box(10, 30))]}"#
        #expect(
            try issues(column, size: "[50, 40]") == [
                "root: “column” reaches out of the document around it by 10 points at the top and 10 points at the bottom [overflow]"
            ])
    }

    @Test("The cause of an overflow is reported instead of the boxes around it, which have its size")
    func causes() throws {
        // A chart of 594 points in a card with a padding of 16, which is 300 wide.
        func card(_ children: String, kind: String = "vStack") -> String {
            #"{"kind": "vStack", "name": "card", "children": [{"kind": "\#(kind)", "spacing": 0, "children": [\#(children)]}], "modifiers": [{"padding": 16}]}"#
        }
        let wide = box(594, 20).replacing("\"box\"", with: "\"chart\"")
        #expect(
            try issues(card(box(10, 10) + ", " + wide), size: "[300, 200]") == [
                "root.children[0].children[1]: “chart” is 594 points wide and has room for 268, so that the document around it overflows by 326 points [overflow]"
            ])
        // Beside a box of 100 points it has room for 168.
        #expect(
            try issues(card(box(100, 10) + ", " + wide, kind: "hStack"), size: "[300, 200]").contains(
                "root.children[0].children[1]: “chart” is 594 points wide and has room for 168, so that the document around it overflows by 426 points [overflow]"
            ))
        // Two boxes that fit alone are too wide together: the row that arranges them is the cause.
        let row = try issues(card(box(200, 10) + ", " + box(200, 10), kind: "hStack"), size: "[300, 200]")
        #expect(row.count == 1 && row[0].contains("the hStack is 400 points wide and has room for 268"))
    }

    @Test("Moving, scrolling, negative padding and larger layers are meant, unless they leave the picture")
    func meant() throws {
        let badge = #"{"background": {"content": \#(box(60, 40)), "alignment": "center"}}"#
        #expect(try issues(box(20, 20, #", {"padding": 30}"#)) == [])
        let small =
            #"{"kind": "color", "color": "blue", "modifiers": [{"frame": {"width": 20, "height": 20}}, \#(badge), {"padding": 30}]}"#
        #expect(try issues(small) == [])
        #expect(try issues(box(20, 20, #", {"offset": [5, 0]}, {"padding": 10}"#)) == [])
        #expect(try issues(box(20, 20, #", {"padding": {"horizontal": -5}}, {"padding": 10}"#)) == [])
        #expect(
            try issues(box(20, 20, #", {"padding": {"trailing": -5}}"#)) == [
                "root: the color reaches out of the picture by 5 points at the right [overflow]"
            ])
        #expect(
            try issues(box(20, 20, #", {"offset": [5, 0]}"#)) == [
                "root: the color reaches out of the picture by 5 points at the right [overflow]"
            ])
        #expect(
            try issues(box(20, 20, #", {"offset": [0, -20]}"#)) == [
                "root: the color is at (0, -20), outside of the picture [off-canvas]"
            ])
    }

    @Test("A box that draws something but has no room is found")
    func zeroSize() throws {
        #expect(try issues(box(0, 20)) == ["root: the color has no width, so nothing of it is seen [zero-size]"])
        #expect(try issues(box(0, 0)) == ["root: the color has no size, so nothing of it is seen [zero-size]"])
        #expect(
            try issues(#"{"kind": "hStack", "children": [{"kind": "spacer", "minLength": 0}]}"#) == [
                "document: the drawing has no width or no height, so nothing of it is seen; give it content or a size [zero-size]"
            ])
    }

    @Test("Text that does not fit, has no glyphs or another font is found")
    func text() throws {
        let long =
            #"{"kind": "text", "text": "one two three four", "modifiers": [{"frame": {"width": 60, "height": 25}}]}"#
        #expect(try issues(long).contains { $0.hasSuffix("[truncated-text]") })
        #expect(try issues(#"{"kind": "text", "text": "漢"}"#).map { $0.hasSuffix("[unmatched-text]") } == [true])
        let font = #"{"kind": "text", "text": "a", "font": {"family": "None", "size": 9}}"#
        #expect(try issues(font).map { $0.hasSuffix("[substituted-font]") } == [true])
    }

    @Test("Text that needs a shaper is found with its place, and drawn all the same")
    func unshapeable() throws {
        let picture = try document(#"{"kind": "text", "text": "To مرحبا 👍🏽"}"#, size: "[null, null]").layout()
        #expect(
            picture.issues.first { $0.kind == .unshapeableText }?.sentence
                == "the text needs a shaper for “مرحبا” (characters 4 to 8: letters that join or are reordered), “👍🏽” (character 10: an emoji of several parts); drawn letter by letter, and its width is an estimate"
        )
        #expect(picture.view.displayList.description.contains("مرحبا"))
        #expect(try issues(#"{"kind": "text", "text": "Τo and мир"}"#) == [])
    }

    @Test("Text that a clip cuts off is found, other boxes are cut off on purpose")
    func clipped() throws {
        let text =
            #"{"kind": "text", "name": "title", "text": "one two", "modifiers": ["fixedSize", {"frame": {"width": 30, "height": 20}}, "clipped"]}"#
        let found = try issues(text)
        #expect(found.count == 1 && found[0].hasSuffix("[clipped-text]"), "\(found)")
        let moved =
            #"{"kind": "text", "text": "one", "modifiers": [{"offset": [0, 100]}, "clipped", {"padding": 120}]}"#
        #expect(
            try issues(moved) == [
                "root: the text is outside of the clip of the offset, so nothing of it is seen [clipped-text]"
            ])
        #expect(try issues(box(20, 20, #", {"offset": [5, 0]}, "clipped", {"padding": 10}"#)) == [])
    }

    @Test("Findings come in the order of the document, with line and column")
    func order() throws {
        let document = try Document(
            json: """
                {"version": 1, "root": {"kind": "vStack", "children": [
                  {"kind": "color", "color": "red", "modifiers": [{"frame": {"width": 0}}]},
                  {"kind": "text", "text": "漢"}]}}
                """)
        #expect(
            document.layout().issues.map { $0.description(file: "a.json") } == [
                "a.json:2:3: warning: root.children[0]: the color has no width, so nothing of it is seen [zero-size]",
                "a.json:3:3: warning: root.children[1]: no glyph for “漢” (U+6F22); the width of an empty box was used [unmatched-text]",
            ])
    }
}
