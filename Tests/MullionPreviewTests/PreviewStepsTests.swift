import Testing

@testable import MullionPreview

@Suite("Previews: the steps in which containers arrange their children")
struct PreviewStepsTests {
    private func color(_ name: String, _ width: Int, _ height: Int, _ modifiers: String = "") -> String {
        #"{"kind": "color", "color": "red", "name": "\#(name)", "modifiers": [{"frame": {"width": \#(width), "height": \#(height)}}\#(modifiers)]}"#
    }

    private func item(_ name: String, _ width: Int, _ height: Int, _ item: String) -> String {
        color(name, width, height, #", {"cellItem": \#(item)}"#)
    }

    @Test("A stack inside a padding has the steps of the stack")
    func stack() throws {
        let root = #"""
            {"kind": "hStack", "name": "stack", "spacing": 0, "children": [
             {"kind": "text", "text": "Hello"}, {"kind": "color", "color": "red", "name": "rest"}],
             "modifiers": [{"padding": 4}]}
            """#
        let document = try PreviewedDocument(root, size: "[200, 40]")
        defer { document.remove() }
        let answer = try document.ask("steps", ["path": "\"\(document.boxes[0].text("path")!)\""])
        #expect(answer.text("kind") == "stack")
        let steps = try document.steps(of: "stack").steps
        #expect(steps.map { $0.text("label") } == ["“Hello”", "rest"])
        #expect(steps[0].number("offer") == 96)
    }

    @Test("A row of cells: each desire in the whole room, then the parts of what is left over by weight")
    func cellRow() throws {
        let root = #"""
            {"kind": "cellRow", "name": "row", "fills": "both", "spacing": 10, "children": [
             \#(item("a", 40, 20, #"{"stretch": 1}"#)), \#(item("b", 30, 20, #"{"horizontalStretch": 2}"#)),
             \#(color("c", 30, 20))]}
            """#
        let document = try PreviewedDocument(root, size: "[180, 50]")
        defer { document.remove() }
        let (kind, steps) = try document.steps(of: "row")
        #expect(kind == "cells")
        #expect(
            steps.map { $0.text("text") } == [
                "a is offered all of the room, 160, and desires 40 points of width.",
                "b is offered all of the room, 160, and desires 30 points of width.",
                "c is offered all of the room, 160, and desires 30 points of width.",
                "a takes 20 of the 60 left over, by weight 1 of 3: it has 60 points.",
                "b takes 40 of the 60 left over, by weight 2 of 3: it has 70 points.",
            ])
        #expect(steps.map { $0.number("left") } == [120, 90, 60, 40, 0])
        #expect(steps.map { $0.number("weight") } == [1, 2, 0, 1, 2])
        #expect(steps.map { $0.number("share") } == [nil, nil, nil, 20, 40])
        // What the steps end with are the widths of the boxes.
        for step in steps.suffix(2) {
            let child = try #require(step["child"] as? Int)
            #expect(document.boxes[child].numbers("frame")?[2] == step.number("answer"))
        }
    }

    @Test("A row of cells that is too short: by weight first, then by length if it crops")
    func croppedRow() throws {
        let root = #"""
            {"kind": "cellRow", "name": "row", "fills": "both", "crops": true, "children": [
             \#(item("a", 20, 9, #"{"stretch": 1}"#)), \#(color("b", 30, 9)), \#(color("c", 60, 9))]}
            """#
        let document = try PreviewedDocument(root, size: "[80, 9]")
        defer { document.remove() }
        let steps = try document.steps(of: "row").steps.dropFirst(3)
        #expect(
            steps.map { $0.text("text") } == [
                "a gives 20 of the 30 missing, by weight 1 of 1: it has 0 points.",
                "The container crops, so b gives 3 of the 10 still missing, by its length: it has 27 points.",
                "The container crops, so c gives 7 of the 10 still missing, by its length: it has 53 points.",
            ])
        #expect(steps.last?.number("left") == 0)
    }

    @Test("A grid of cells: its columns and rows, with what they take by weight")
    func cellGrid() throws {
        let root = #"""
            {"kind": "cellGrid", "name": "grid", "fills": "both", "maxColumns": 2,
             "columns": [{"fixed": 50}, {"stretch": 1}], "children": [
             \#(color("a", 40, 20)), \#(color("b", 30, 10)), \#(color("c", 30, 30))]}
            """#
        let document = try PreviewedDocument(root, size: "[180, 50]")
        defer { document.remove() }
        let (kind, steps) = try document.steps(of: "grid")
        #expect(kind == "cells")
        #expect(
            steps.map { $0.text("text") } == [
                "Column 1 is 50 points wide, which is declared.",
                "Column 2 is 130 points wide: 100 more than its own 30, by weight 1 of 1.",
                "Row 1 is 20 points high, as its cells need.", "Row 2 is 30 points high, as its cells need.",
            ])
        #expect(
            steps.map { $0.numbers("rect") } == [
                [0, 0, 50, 50], [50, 0, 130, 50], [0, 0, 180, 20], [0, 20, 180, 30],
            ])
        #expect(steps[1].number("share") == 100)
    }

    @Test("A grid of halves: every split with its area, and then the children in its parts")
    func split() throws {
        let children = (0..<3).map { color("c\($0)", 10, 10) }.joined(separator: ", ")
        let root = #"{"kind": "splitGrid", "name": "grid", "spacing": 10, "children": [\#(children)]}"#
        let document = try PreviewedDocument(root, size: "[210, 110]")
        defer { document.remove() }
        let (kind, steps) = try document.steps(of: "grid")
        #expect(kind == "split")
        #expect(
            steps.map { $0.text("text") } == [
                "Split 1 halves 210 × 110 into a top and a bottom part, by weight 1 of 2 each: 50 of height, after the "
                    + "gap of 10.",
                "Split 2 halves 210 × 50 into a leading and a trailing part, by weight 1 of 2 each: 100 of width, after "
                    + "the gap of 10.",
                "c0 gets the leading part of split 2: 100 × 50.", "c1 gets the trailing part of split 2: 100 × 50.",
                "Split 3 has one part, which is all of its area: 210 × 50.",
                "c2 gets all of split 3: 210 × 50.",
            ])
        #expect(steps[1].numbers("rect") == [0, 0, 210, 50] && steps[4].numbers("rect") == [0, 60, 210, 50])
        #expect(steps.map { $0.number("share") } == [50, 100, 100, 100, nil, nil])
    }

    @Test("A grid: its columns from the least flexible on, each with its cells' offer")
    func grid() throws {
        let root = #"""
            {"kind": "grid", "name": "grid", "horizontalSpacing": 10, "verticalSpacing": 0, "children": [
             {"kind": "gridRow", "children": [{"kind": "color", "color": "red", "name": "a"}, \#(color("b", 40, 20))]},
             {"kind": "gridRow", "children": [{"kind": "color", "color": "red", "name": "c"}, \#(color("d", 30, 10))]}]}
            """#
        let document = try PreviewedDocument(root, size: "[200, 100]")
        defer { document.remove() }
        let steps = try document.steps(of: "grid").steps
        #expect(steps.map { $0.text("label") } == ["Column 2", "Column 1", "Row 1", "Row 2"])
        #expect(steps.map { $0.number("answer") } == [40, 150, 50, 50])
        #expect(steps.map { $0.number("offer") } == [95, 150, 50, 50])
        #expect(steps[0].text("text") == "Column 2 is 40 points wide: its cells were offered 95.")
        #expect(steps[0].numbers("rect") == [160, 0, 40, 100])
    }

    @Test("From right to left the columns begin at the right")
    func rightToLeft() throws {
        let root = #"""
            {"kind": "lazyVGrid", "name": "grid", "columns": [50, {"flexible": {}, "spacing": 0}], "children": [
             \#(color("a", 50, 20)), \#(color("b", 40, 20))], "modifiers": [{"layoutDirection": "rightToLeft"}]}
            """#
        let document = try PreviewedDocument(root, size: "[200, 20]")
        defer { document.remove() }
        let steps = try document.steps(of: "grid").steps
        #expect(steps.map { $0.text("label") } == ["Column 1", "Column 2", "Row 1"])
        #expect(steps[0].numbers("rect") == [150, 0, 50, 20])
        #expect(try document.box("a").numbers("frame")?[0] == 150)
    }

    @Test("A flex container: the base sizes, then what its items take by flex-grow")
    func flex() throws {
        let root = #"""
            {"kind": "flex", "name": "flex", "style": "width: 200px; gap: 10px", "children": [
             {"kind": "block", "name": "a", "style": "width: 40px; height: 10px"},
             {"kind": "block", "name": "b", "style": "flex: 1 1 50px; height: 10px"}]}
            """#
        let document = try PreviewedDocument(root, size: "[200, 40]")
        defer { document.remove() }
        let (kind, steps) = try document.steps(of: "flex")
        #expect(kind == "cells")
        #expect(
            steps.map { $0.text("text") } == [
                "a has a flex base size of 40.", "b has a flex base size of 50.",
                "b takes 100 of the 100 left over, by its flex-grow, 1 of 1: it has 150 points.",
            ])
        #expect(steps.map { $0.number("left") } == [150, 100, 0])
    }

    @Test("A grid of CSS: its tracks, then the areas of its items")
    func cssGrid() throws {
        let root = #"""
            {"kind": "cssGrid", "name": "grid", "style": "width: 200px; grid-template-columns: 50px 1fr 2fr; padding: 5px", "children": [
             {"kind": "block", "name": "a", "style": "height: 10px"},
             {"kind": "block", "name": "b", "style": "height: 10px; grid-column: 2 / 4"}]}
            """#
        let document = try PreviewedDocument(root, size: "[210, 20]")
        defer { document.remove() }
        let steps = try document.steps(of: "grid").steps
        #expect(
            steps.map { $0.text("text") } == [
                "Column 1 is 50 points wide, which is declared.",
                "Column 2 is 50 points wide, by weight 1 of 3.", "Column 3 is 100 points wide, by weight 2 of 3.",
                "Row 1 is 10 points high, as its cells need.",
                "a is in column 1 and row 1, an area of 50 × 10: it is 50 × 10.",
                "b is in columns 2 to 3 and row 1, an area of 150 × 10: it is 150 × 10.",
            ])
        #expect(steps[1].numbers("rect")?[0] == 55)
    }
}
