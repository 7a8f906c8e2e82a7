import Mullion
import Testing

/// Each kind's explanation, word by word, with the numbers of a small layout.
@Suite struct ExplanationTests {
    /// The reasons for a named element, its modifiers from the outside in.
    private func reasons(_ name: String, _ root: String, size: String = "[null, null]") throws -> [String] {
        let explainer = try document(root, size: size).layout(isTracing: true).explainer
        return explainer.boxes(named: name).flatMap { explainer.explanation(of: $0).reasons }
    }

    private func box(_ name: String, _ width: String, _ height: String, _ more: String = "") -> String {
        #"{"kind": "color", "color": "red", "name": "\#(name)", "modifiers": [{"frame": {"width": \#(width), "height": \#(height)}}\#(more)]}"#
    }

    private func leaf(_ name: String) -> String { #"{"kind": "color", "color": "red", "name": "\#(name)"}"# }

    @Test("A stack: gaps, order, the share, the answer")
    func stacks() throws {
        let root = #"""
            {"kind": "hStack", "name": "row", "spacing": 10, "children": [
             \#(leaf("wide")), \#(box("icon", "24", "20")), \#(leaf("other"))]}
            """#
        let size = "[344, 50]"
        #expect(
            try reasons("icon", root, size: size).prefix(2) == [
                "The hStack “row” has 344 points of width for 3 children; 2 gaps of 10 take 20, which leaves 324.",
                "The hStack “row” offered it 108 points: 324 were left for 3 children, of which it is the least flexible; it took 24.",
            ])
        #expect(
            try reasons("wide", root, size: size) == [
                "The hStack “row” has 344 points of width for 3 children; 2 gaps of 10 take 20, which leaves 324.",
                "Asked before it, in the order of priority and then of flexibility: “icon” took 24.",
                "The hStack “row” offered it 150 points: 300 were left for 2 children with the same flexibility; it took 150.",
                "A color takes what it is offered, 10 where that is unspecified: 150 × 50.",
                "It is at (0, 0) in “row”.",
            ])
        #expect(
            try reasons("row", root, size: size).suffix(3).prefix(2) == [
                "Its width is 344: 150 + 24 + 150 and 20 of gaps.", "Its height is that of “wide”: 50.",
            ])
    }

    @Test("Those asked before a child are all named, or the last of many", arguments: [7, 20])
    func manyBefore(count: Int) throws {
        let boxes = (0..<count).map { box("b\($0)", "10", "10") }
        let root =
            #"{"kind": "hStack", "spacing": 0, "children": [\#((boxes + [leaf("last")]).joined(separator: ", "))]}"#
        let names = (max(count - (count > 8 ? 6 : count), 0)..<count).map { "“b\($0)” took 10" }
        let all = names + (count > 8 ? ["\(count - 6) more before these"] : [])
        #expect(
            try reasons("last", root, size: "[1000, 50]")[1]
                == "Asked before it, in the order of priority and then of flexibility: "
                + "\(all.joined(separator: ", ")).")
    }

    /// The summaries of a named element, its modifiers from the outside in.
    private func summaries(_ name: String, _ root: String, size: String = "[null, null]") throws -> [String] {
        let explainer = try document(root, size: size).layout().explainer
        return explainer.boxes(named: name).map { explainer.explanation(of: $0).summary }
    }

    @Test(
        "A text's summary says what limits it",
        arguments: [
            ("[null, null]", "", "It is as wide as its text, because nothing limits it, and as high as one line."),
            ("[300, null]", "", "It is as wide as its text and as high as one line."),
            (
                "[60, null]", "",
                "It is as wide as its longest line, because its text wraps in the 60 points that it is offered, "
                    + "and as high as its 2 lines."
            ),
            (
                "[60, null]", #", "modifiers": [{"lineLimit": 1}]"#,
                "It is as wide as the part of its text that fits, because all of it does not fit the 60 points that "
                    + "it is offered, and as high as one line."
            ),
        ])
    func textSummary(size: String, modifiers: String, expected: String) throws {
        let text = #"{"kind": "text", "text": "Hello world", "name": "label"\#(modifiers)}"#
        #expect(try summaries("label", text, size: size).last == expected)
    }

    @Test("Summaries of frames, stacks, and boxes that fill")
    func summaries() throws {
        let root =
            #"{"kind": "hStack", "name": "row", "children": [\#(box("a", "40", "20")), \#(box("b", "9", "30"))]}"#
        #expect(
            try summaries("a", root) == [
                "It is 40 points wide, because its frame sets the width, and 20 points high, because its frame sets "
                    + "the height.", "It is as wide and as high as the room that it is offered.",
            ])
        #expect(try summaries("row", root) == ["It is as wide and as high as its children."])
        #expect(
            try summaries("x", leaf("x"))
                == ["It is 10 points wide and 10 points high, because nothing limits it."])
        let minimum = #"{"kind": "color", "color": "red", "name": "m", "modifiers": [{"frame": {"minWidth": 70}}]}"#
        #expect(
            try summaries("m", minimum, size: "[50, 9]").first
                == "It is 70 points wide, because it cannot be smaller, and as high as the room that it is offered.")
    }

    @Test("Priorities: what is kept back for those who come later")
    func priorities() throws {
        let last = #"{"kind": "color", "color": "red", "name": "last", "modifiers": [{"frame": {"minWidth": 30}}]}"#
        let first = #"{"kind": "color", "color": "red", "name": "first", "modifiers": [{"layoutPriority": 1}]}"#
        let root = #"{"kind": "hStack", "name": "row", "spacing": 0, "children": [\#(last), \#(first)]}"#
        #expect(
            try reasons("first", root, size: "[100, 10]").prefix(3) == [
                "The hStack “row” has 100 points of width for 2 children; there are no gaps, which leaves 100.",
                "30 points are kept back, the least that children of lower priority take.",
                "The hStack “row” offered it 70 points: 70 were left for it alone; it took 70.",
            ])
        #expect(
            try reasons("last", root, size: "[100, 10]")[1]
                == "Asked before it, in the order of priority and then of flexibility: “first” took 70.")
    }

    @Test("A spacer comes last and takes what is left")
    func spacers() throws {
        let root = #"""
            {"kind": "hStack", "name": "row", "spacing": 0, "children": [
             \#(box("a", "40", "20")), {"kind": "spacer", "name": "gap"}]}
            """#
        #expect(
            try reasons("gap", root, size: "[100, 20]") == [
                "The hStack “row” has 100 points of width for 2 children; there are no gaps, which leaves 100.",
                "Asked before it, in the order of priority and then of flexibility: “a” took 40.",
                "The hStack “row” offered it 60 points: 60 were left for it alone; it took 60.",
                "A spacer takes all it is offered along the stack, but never less than its least length: 60 × 0.",
                "It is at (40, 10) in “row”, centred in the height.",
            ])
    }

    @Test("Text on one line, wrapped, and without a width")
    func text() throws {
        let text = #"{"kind": "text", "text": "Hello world", "name": "label"}"#
        let explainer = try document(text, size: "[60, null]").layout().explainer
        let row = try #require(explainer.boxes(named: "label").first)
        let width = explainer.boxes[row].frame.width
        let height = explainer.boxes[row].frame.height
        let ideal = try layout(text).size
        func number(_ value: CGFloat) -> String { "\(Double((value * 100).rounded() / 100))".replacing(".0", with: "") }
        #expect(
            explainer.explanation(of: row).reasons
                == [
                    "The document offered its content its own fixed sides and passed on the others: 60 points of width and unspecified height.",
                    "The text needs \(number(ideal.width)) for one line, so it wraps to 2 lines; it took \(number(width)), the length of its longest line, and is \(number(height)) high.",
                    "It is at (\(number((60 - width) / 2)), 0) in document, centred in the width.",
                ])
        #expect(
            try reasons("label", text) == [
                "The picture offered it unspecified width and unspecified height.",
                "The text took \(number(ideal.width)), its length on one line, and is \(number(ideal.height)) high.",
            ])
    }

    @Test("Frames, fixed and flexible, and content that reaches out")
    func frames() throws {
        #expect(
            try reasons("b", box("b", "40", "20"), size: "[100, 50]") == [
                "The document offered its content its own fixed sides and passed on the others: 100 points of width and 50 points of height.",
                "The frame is 40 points wide, whatever is offered, and 20 points high, whatever is offered.",
                "It is at (30, 15) in document, centred in the width and centred in the height.",
                "The frame “b” offered its content its own fixed sides and passed on the others: 40 points of width and 20 points of height.",
                "A color takes what it is offered, 10 where that is unspecified: 40 × 20.",
                "It is at (0, 0) in “b”.",
            ])
        let flexible =
            #"{"kind": "color", "color": "red", "name": "f", "modifiers": [{"frame": {"width": 70}}, {"frame": {"minWidth": 20, "maxWidth": 60}}]}"#
        #expect(
            try reasons("f", flexible, size: "[50, 9]").dropFirst().prefix(2) == [
                "The frame is 50 wide, between 20 and 60, and 9 high, between 0 and ∞.",
                "Its content is larger, 70 × 9, and reaches out of it.",
            ])
    }

    @Test("Padding takes its insets off and adds them again")
    func padding() throws {
        let root =
            #"{"kind": "color", "color": "red", "name": "p", "modifiers": [{"padding": {"horizontal": 5, "top": 2}}]}"#
        #expect(
            try reasons("p", root, size: "[50, 20]").dropFirst() == [
                "The 40 × 18 of its content and 2 top, 5 left, 0 bottom, 5 right make 50 × 20.",
                "It is at (0, 0) in document.",
                "The padding “p” took its insets, 2 top, 5 left, 0 bottom, 5 right, off what it was offered and passed on 40 points of width and 18 points of height.",
                "A color takes what it is offered, 10 where that is unspecified: 40 × 18.",
                "It is at (5, 2) in “p”.",
            ])
    }

    @Test("fixedSize leaves the sides open, an aspect ratio chooses a size")
    func sizes() throws {
        let fixed = #"{"kind": "color", "color": "red", "name": "x", "modifiers": ["fixedSize"]}"#
        #expect(
            try reasons("x", fixed, size: "[50, 20]").dropFirst().prefix(3) == [
                "It is as large as its content wants to be, whatever it was offered: 10 × 10.",
                "It is at (20, 5) in document, centred in the width and centred in the height.",
                "The fixedSize “x” left open what its content is to decide by itself: it offered unspecified width and unspecified height.",
            ])
        let ratio = #"{"kind": "color", "color": "red", "name": "x", "modifiers": [{"aspectRatio": 2}]}"#
        #expect(
            try reasons("x", ratio, size: "[50, 20]").dropFirst().prefix(3) == [
                "It is as large as its content: 40 × 20.",
                "It is at (5, 0) in document, centred in the width.",
                "The aspectRatio “x” made of 50 points of width and 20 points of height a size of its ratio and offered 40 points of width and 20 points of height.",
            ])
    }

    @Test("Layers have the size of what they belong to")
    func layers() throws {
        let root = box("x", "40", "20", #", {"overlay": \#(leaf("top"))}"#)
        #expect(
            try reasons("top", root) == [
                "The overlay “x” offered its layers the size of what they belong to: 40 points of width and 20 points of height.",
                "A color takes what it is offered, 10 where that is unspecified: 40 × 20.",
                "It is at (0, 0) in “x”.",
            ])
        #expect(try reasons("x", root)[1] == "It is as large as frame[0], whatever its layers are: 40 × 20.")
        let depth =
            #"{"kind": "zStack", "name": "z", "children": [\#(box("a", "40", "20")), \#(box("b", "10", "30"))]}"#
        #expect(try reasons("z", depth)[1] == "It is as wide as “a” and as high as “b”: 40 × 30.")
        #expect(
            try reasons("b", depth)[0]
                == "The zStack “z” offered every child the same: 40 points of width and 30 points of height."
        )
    }

    @Test("ViewThatFits says why the alternatives before did not fit")
    func alternatives() throws {
        let root =
            #"{"kind": "viewThatFits", "name": "v", "children": [\#(box("a", "90", "20")), \#(box("b", "40", "20"))]}"#
        #expect(
            try reasons("v", root, size: "[50, null]").dropFirst().dropLast() == [
                "Alternative 1 of 2 wants 90 × 20, which does not fit 50 points of width and unspecified height.",
                "Alternative 2 is the last one, and it is as large as that: 40 × 20.",
            ])
    }

    @Test("A layout of one's own has rules of its own")
    func custom() throws {
        struct Halves: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 60, height: 20)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for subview in subviews {
                    subview.place(
                        at: bounds.origin, proposal: ProposedViewSize(width: bounds.width / 2, height: nil))
                }
            }
        }
        let explainer = LayoutExplainer(ViewRenderer(Halves { Color.red }).layout())
        #expect(
            explainer.explanation(of: 0).reasons == [
                "The picture offered it unspecified width and unspecified height.",
                "The layout answered 60 × 20 by a rule of its own.",
            ])
        #expect(
            explainer.explanation(of: 1).reasons[0].hasSuffix(
                "is a layout of its own and decided to offer 30 points of width and unspecified height."))
    }

    @Test("Questions for several lengths name the lengths")
    func ranges() throws {
        let root = #"{"kind": "hStack", "children": [\#(box("a", "40", "20")), \#(box("b", "30", "20"))]}"#
        let explainer = try document(root).layout(isTracing: true).explainer
        let row = try #require(explainer.boxes(named: "a").first)
        #expect(explainer.explanation(of: row).questions.contains("minimum, ideal, and maximum width: 40, 40, 40"))
    }

    @Test("Everything that was asked is listed, and the whole reads as text")
    func questions() throws {
        let root =
            #"{"kind": "hStack", "name": "row", "spacing": 0, "children": [\#(box("a", "40", "20")), \#(leaf("b"))]}"#
        let explainer = try document(root, size: "[100, 30]").layout(isTracing: true).explainer
        let row = try #require(explainer.boxes(named: "b").first)
        #expect(
            explainer.explanation(of: row).description == """
                document/row/b: color, 60 × 30 at (40, 0)
                  It is as wide and as high as the room that it is offered.
                  The hStack “row” has 100 points of width for 2 children; there are no gaps, which leaves 100.
                  Asked before it, in the order of priority and then of flexibility: “a” took 40.
                  The hStack “row” offered it 60 points: 60 were left for it alone; it took 60.
                  A color takes what it is offered, 10 where that is unspecified: 60 × 30.
                  It is at (40, 0) in “row”.
                  Asked in this order:
                    offered 60 along the stack

                """)
        #expect(explainer.boxes(named: "document/row/b") == [row])
        #expect(explainer.boxes(named: "none").isEmpty)
    }
}
