import Mullion
import Testing

/// What is said about boxes whose container decides their frames, word by word.
@Suite struct CellExplanationTests {
    private func reasons(_ name: String, _ root: String, size: String) throws -> [String] {
        let explainer = try document(root, size: size).layout(isTracing: true).explainer
        return explainer.boxes(named: name).flatMap { explainer.explanation(of: $0).reasons }
    }

    private func box(_ name: String, _ width: Int, _ height: Int, _ item: String = "{}") -> String {
        #"{"kind": "color", "color": "red", "name": "\#(name)", "modifiers": [{"frame": {"width": \#(width), "height": \#(height)}}, {"cellItem": \#(item)}]}"#
    }

    @Test("A row: the frame given, the ideal size, the weight; what is inside hears the frame")
    func row() throws {
        let root = #"""
            {"kind": "cellRow", "name": "row", "fills": "both", "spacing": 10, "children": [
             \#(box("a", 30, 20, #"{"stretch": 1, "minWidth": 40}"#)),
             \#(box("b", 30, 20, #"{"horizontalStretch": 2}"#)), \#(box("c", 30, 20))]}
            """#
        #expect(
            try reasons("a", root, size: "[180, 50]") == [
                "The cellRow “row” decides the frames of its children and gave it 60 × 50.",
                "Its ideal size is 30 × 20.", "The size it desires is kept at least 40 wide.",
                "There is room for 160 points of width, and 100 are desired, 40 by this child.",
                "Of the 60 left over it got 20, by weight 1 of 3.",
                "It stretches along the height, so it fills its cell there.",
                "On its own it would be 30 × 20 there; the frame it was given counts.",
                "It is at (0, 0) in “row”, at the left in the width.",
                "The frame “a” offered its content its own fixed sides and passed on the others: 30 points of width and 20 points of height.",
                "A color takes what it is offered, 10 where that is unspecified: 30 × 20.",
                "It is at (15, 15) in “a”, centred in the width and centred in the height.",
            ])
        #expect(
            try reasons("c", root, size: "[180, 50]").prefix(5) == [
                "The cellRow “row” decides the frames of its children and gave it 30 × 20.",
                "Its ideal size is 30 × 20.",
                "There is room for 160 points of width, and 100 are desired, 30 by this child.",
                "What is left over goes to children that stretch.",
                "The frame is 30 points wide, whatever is offered, and 20 points high, whatever is offered.",
            ])
        #expect(
            try reasons("row", root, size: "[180, null]").dropFirst().prefix(2) == [
                "It is as wide as it was offered, because it takes all of that: 180.",
                "It is as high as its own measure of its children says: 20.",
            ])
    }

    @Test("A shortage: those that stretch give way by weight, then all by their lengths where the container crops")
    func shortage() throws {
        func row(_ crops: Bool) -> String {
            #"{"kind": "cellRow", "name": "row", "fills": "both", "crops": \#(crops), "children": [\#(box("a", 20, 9, #"{"stretch": 1}"#)), \#(box("b", 30, 9)), \#(box("c", 60, 9))]}"#
        }
        #expect(
            try reasons("a", row(false), size: "[80, 9]")[3] == "Of the 30 missing it gave up 20, by weight 1 of 1.")
        #expect(
            try reasons("c", row(false), size: "[80, 9]")[2]
                == "There is room for 80 points of width, and 110 are desired, 60 by this child.")
        #expect(try reasons("c", row(false), size: "[80, 9]")[3].hasPrefix("The frame is 60 points wide"))
        #expect(try reasons("b", row(true), size: "[80, 9]")[3] == "Of the 30 missing it gave up 3, by its length.")
        #expect(try reasons("c", row(true), size: "[80, 9]")[3] == "Of the 30 missing it gave up 7, by its length.")
    }

    @Test("Cropping, positioning, ignored sides, limits and skipped children are named")
    func others() throws {
        let crop =
            #"{"kind": "cellColumn", "name": "box", "crops": true, "fills": "vertical", "children": [\#(box("a", 30, 80))]}"#
        #expect(
            try reasons("a", crop, size: "[60, 50]").prefix(5) == [
                "The cellColumn “box” decides the frames of its children and gave it 30 × 50.",
                "Its ideal size is 30 × 80.",
                "There is room for 50 points of height, and 80 are desired, 80 by this child.",
                "Of the 30 missing it gave up 30, by its length.",
                "The container crops: what does not fit is made smaller.",
            ])
        let fill =
            #"{"kind": "cellStack", "name": "box", "positioning": "fill", "fills": "both", "children": [\#(box("a", 30, 80, #""filler""#))]}"#
        #expect(
            try reasons("a", fill, size: "[60, 50]").prefix(3) == [
                "The cellStack “box” decides the frames of its children and gave it 60 × 50.",
                "Its own size counts as 0 × 0.", "The container makes its children as large as their cells.",
            ])
        let skipped = #"{"kind": "cellGrid", "name": "box", "children": [\#(box("a", 30, 80, #"{"skipped": true}"#))]}"#
        #expect(
            try reasons("a", skipped, size: "[60, 50]")[0]
                == "The cellGrid “box” gave it no cell: it has its ideal size and counts in nothing.")
        let limits =
            #"{"kind": "cellFlow", "name": "box", "children": [\#(box("a", 30, 80, #"{"width": 20, "maxHeight": 9, "ignoredSides": "vertical"}"#))]}"#
        #expect(
            try reasons("a", limits, size: "[60, 50]").dropFirst().prefix(3) == [
                "Its ideal size is 30 × 80.", "Its own height counts as 0.",
                "The size it desires is kept exactly 20 wide, at most 9 high.",
            ])
    }

    @Test("Weights are counted within a group")
    func groups() throws {
        let root = #"""
            {"kind": "cellGroups", "name": "box", "fills": "both", "layouts": [{"kind": "cellRow"}, {"kind": "cellColumn"}],
             "children": [\#(box("a", 10, 10, #"{"stretch": 1}"#)), \#(box("b", 10, 10, #"{"stretch": 3, "group": 9}"#))]}
            """#
        #expect(try reasons("a", root, size: "[60, 50]")[3] == "Of the 50 left over it got 50, by weight 1 of 1.")
        #expect(try reasons("b", root, size: "[60, 50]")[3] == "Of the 40 left over it got 40, by weight 3 of 3.")
    }

    @Test("Padding in a given frame says nothing about the room behind its content")
    func padding() throws {
        let inner = #"{"kind": "text", "text": "x", "name": "inner"}"#
        let root = #"""
            {"kind": "cellStack", "name": "box", "positioning": "fill", "fills": "both", "children": [
             {"kind": "vStack", "children": [\#(inner)], "modifiers": [{"padding": 4}]}]}
            """#
        let explainer = try document(root, size: "[90, 50]").layout(isTracing: true).explainer
        let stack = try #require(explainer.boxes.firstIndex { $0.kind == "vStack" })
        #expect(
            explainer.explanation(of: stack).reasons[0]
                == "The padding took its insets off its frame and passed on 82 points of width and 42 points of height."
        )
    }

    @Test("Parts of an automatic grid are counted in halves")
    func split() throws {
        let leaves = ["a", "b", "c", "d", "e"].map { #"{"kind": "color", "color": "red", "name": "\#($0)"}"# }
        let root = #"{"kind": "splitGrid", "name": "grid", "children": [\#(leaves.joined(separator: ", "))]}"#
        #expect(
            try reasons("b", root, size: "[320, 480]")[0]
                == "The splitGrid “grid” gave it part 2 of 5, which is the area halved 3 times: 160 × 120.")
        #expect(
            try reasons("c", root, size: "[320, 480]")[0]
                == "The splitGrid “grid” gave it part 3 of 5, which is the area halved twice: 160 × 240.")
        let one = #"{"kind": "splitGrid", "name": "grid", "children": [\#(leaves[0])]}"#
        #expect(
            try reasons("a", one, size: "[320, 480]")[0]
                == "The splitGrid “grid” gave it part 1 of 1, which has all of the area: 320 × 480.")
        #expect(
            try reasons("grid", one, size: "[320, null]").dropFirst().prefix(2) == [
                "It is as wide as it was offered, because it takes all of that: 320.",
                "It is as high as gives every child a part of its ideal length: 10.",
            ])
    }
}
