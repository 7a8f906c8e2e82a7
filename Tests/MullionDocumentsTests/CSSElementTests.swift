import Mullion
import Testing

/// Boxes of CSS in documents: their frames, their errors, and what is said about them.
@Suite struct CSSElementTests {
    private func color(_ name: String, _ width: Int, _ css: String? = nil) -> String {
        let item = css.map { ", {\"css\": \($0)}" } ?? ""
        return
            #"{"kind": "color", "color": "red", "name": "\#(name)", "modifiers": [{"frame": {"width": \#(width), "height": 10}}\#(item)]}"#
    }

    private func reasons(_ name: String, _ root: String, size: String = "[null, null]") throws -> [String] {
        let explainer = try document(root, size: size).layout(isTracing: true).explainer
        let row = try #require(explainer.boxes(named: name).first)
        return explainer.explanation(of: row).reasons
    }

    @Test("Declarations as an object, with numbers as points, or as a text")
    func declarations() throws {
        for style in [
            #"{"width": 200, "gap": 10, "padding": "5px 0", "flex-flow": "row wrap"}"#,
            #"{"width": "200px", "column-gap": "10px", "row-gap": "10px", "padding-top": 5, "padding-bottom": 5, "flex-wrap": "wrap"}"#,
            #""width: 200px; gap: 10px; padding: 5px 0; flex-wrap: wrap; margin: -5px; margin: 0;""#,
        ] {
            let root = """
                {"kind": "flex", "name": "row", "style": \(style), "children": [
                 \(color("a", 50)), \(color("b", 60, #"{"flex-grow": 1}"#)), \(color("c", 100, #""flex: 2""#))]}
                """
            let picture = try layout(root)
            #expect(try picture.frame("row") == CGRect(x: 0, y: 0, width: 200, height: 40))
            #expect(try picture.frame("a") == CGRect(x: 0, y: 5, width: 50, height: 10))
            #expect(try picture.frame("b") == CGRect(x: 60, y: 5, width: 140, height: 10))
            #expect(try picture.frame("c") == CGRect(x: 0, y: 25, width: 200, height: 10))
        }
    }

    @Test("Named areas, tracks as text, a block with a background, border and shadow")
    func grid() throws {
        let root = #"""
            {"kind": "cssGrid", "style": {"width": 300, "grid-template-columns": "1fr minmax(100px, auto)",
              "grid-template-areas": "'main side'", "background": "white", "border": "2px solid #336699",
              "border-radius": 6, "box-shadow": "0 1px 4px #00000055", "opacity": 0.9},
             "children": [\#(color("a", 10, #"{"grid-area": "side"}"#)),
              {"kind": "block", "name": "b", "style": {"grid-area": "main", "background":
                {"kind": "linearGradient", "colors": ["red", "blue"]}}}]}
            """#
        let picture = try layout(root)
        #expect(try picture.frame("a").minX == 202)
        #expect(try picture.frame("b") == CGRect(x: 2, y: 2, width: 200, height: 10))
        #expect(picture.displayList.commands.contains { if case .pushShadow = $0 { true } else { false } })
    }

    @Test(
        "Unknown properties and values are refused with the nearest name, at their place",
        arguments: [
            (
                #"{"flex-direktion": "row"}"#,
                #"unknown key "flex-direktion" in a style; did you mean "flex-direction"?"#
            ),
            (#"{"align-items": "centre"}"#, #"did you mean "center"?"#),
            (#"{"width": "12parsecs"}"#, "expected a value of the CSS property width"),
            (#"{"flex-grow": "much"}"#, "expected a value of the CSS property flex-grow"),
            (#"{"border": "2px wavy red"}"#, "expected a value of the CSS property border"),
            (#"{"padding": -4}"#, "expected a value of the CSS property padding"),
            (#"{"width": "fit-content(-4px)"}"#, "unknown value of the CSS property width"),
            (#"{"gap": true}"#, "expected a text or a number"),
            (#""colour: red""#, "unknown CSS property"),
            (#""gap 8px""#, "expected declarations such as"),
            ("[8]", "expected CSS declarations"),
        ])
    func errors(_ style: String, _ message: String) throws {
        let error = try error(in: "{\"version\": 1, \"root\":\n {\"kind\": \"flex\", \"style\": \(style)}}")
        #expect(error.position.line == 2 && error.position.column > 25)
        #expect(error.message.contains(message), "\(error.message)")
    }

    @Test("What is drawn belongs to boxes; other elements have modifiers for it")
    func itemStyle() throws {
        let root = color("a", 10, #"{"background": "red"}"#)
        #expect(try error(in: "{\"version\": 1, \"root\": \(root)}").message.contains("unknown key \"background\""))
    }

    @Test("Values from data: a length without a unit is one of points")
    func template() throws {
        let json =
            #"{"version": 1, "root": {"kind": "flex", "style": {"width": "{{w}}", "justify-content": "{{j}}"}, "children": [\#(color("a", 10))]}}"#
        let template = try DocumentTemplate(Array(json.utf8))
        let data = try DocumentData(json: Array(#"{"w": "80", "j": "flex-end"}"#.utf8))
        #expect(try template.filled(with: data).layout().view.frame("a").minX == 70)
    }

    @Test("A flex item: base size, growth, shrinking, limits, in the words of CSS")
    func flexReasons() throws {
        let root = """
            {"kind": "flex", "name": "row", "style": {"width": 300, "gap": 20}, "children": [
             \(color("a", 50, #"{"flex-grow": 1}"#)), \(color("b", 60, #"{"flex-grow": 2, "flex-basis": "100px"}"#)), \(color("c", 30))]}
            """
        #expect(
            try reasons("a", root).prefix(3) == [
                "The flex “row” is a flex container with 300 points of width for 3 items; their flex base sizes add up to 180, and gaps and margins take 40.",
                "Its flex base size is 50, the width of its content.",
                "It grew by 26.67 of 80 left over, because its flex-grow is 1 of 3.",
            ])
        #expect(try reasons("b", root)[1] == "Its flex base size is 100, its flex-basis (100px).")
        #expect(try reasons("c", root)[2] == "It did not grow into the 80 left over, because its flex-grow is 0.")
        let tight = """
            {"kind": "flex", "name": "row", "style": {"width": 100}, "children": [
             {"kind": "flex", "name": "a", "style": {"width": 120, "min-width": 90}},
             {"kind": "flex", "name": "b", "style": {"width": 60, "flex-shrink": 3}}]}
            """
        #expect(
            try reasons("b", tight)[2]
                == "It shrank by 50 of 80 missing, because its flex-shrink times its inner base size is 180 of 300.")
        #expect(try reasons("a", tight)[3] == "It is not smaller than 90: its min-width.")
        #expect(try reasons("b", tight).contains { $0.hasPrefix("Across, it is stretched to the height of its line") })
    }

    @Test("A grid item: its area, and the tracks that share what is left")
    func gridReasons() throws {
        let root = """
            {"kind": "cssGrid", "name": "g", "style": {"width": 300, "grid-template-columns": "100px 1fr 3fr"}, "children": [
             \(color("a", 50)), \(color("b", 50)), \(color("c", 50, #""grid-column: span 2""#))]}
            """
        #expect(
            try reasons("b", root).prefix(2) == [
                "The cssGrid “g” is a grid and placed it in column 2 of 3 and row 1 of 2: an area of 50 × 10.",
                "The column 2 is 50: 1 of 4 fr of what the other columns leave.",
            ])
        #expect(try reasons("c", root)[0].contains("columns 1 to 2 of 3 and row 2 of 2"))
    }

    @Test("A subgrid: the tracks that it takes, and its own items in them")
    func subgridReasons() throws {
        let root = """
            {"kind": "cssGrid", "name": "g", "style": {"width": 300, "grid-template-columns": "auto 1fr"}, "children": [
             {"kind": "cssGrid", "name": "s", "style": {"grid-column": "span 2", "grid-template-columns": "subgrid"},
              "children": [\(color("a", 50)), \(color("b", 20))]}]}
            """
        let subgrid = try reasons("s", root)
        #expect(
            subgrid[1]
                == "It is a subgrid: its columns are the columns of that area, and its items take part in their sizing."
        )
        let item = try reasons("b", root)
        #expect(
            item[0] == "The cssGrid “s” is a grid and placed it in column 2 of 2 and row 1 of 1: an area of 250 × 10.")
        // What is left over is shared by the parent alone.
        #expect(!item.contains { $0.hasPrefix("The column") })
    }

    @Test("A block fills its container; an absolute box follows its insets")
    func blockReasons() throws {
        let root = """
            {"kind": "block", "name": "page", "style": "width: 300px; position: relative; height: 50px", "children": [
             {"kind": "block", "name": "a", "style": {"margin": "0 20px", "padding": 4}},
             {"kind": "block", "name": "b", "style": {"width": "50%"}},
             {"kind": "block", "name": "c", "style": "position: absolute; right: 0"}]}
            """
        #expect(
            try reasons("a", root)[0]
                == "The block “page” is a block container; it fills its width, less its margins: 260.")
        #expect(try reasons("a", root)[1] == "Its padding is 4px 4px 4px 4px (top, right, bottom, left).")
        #expect(try reasons("b", root)[0].hasSuffix("its width is declared, 50%: 150."))
        #expect(try reasons("c", root)[0].contains("its position is absolute"))
        #expect(
            try reasons("page", root)[1...] == [
                "Its width is declared, 300px: 300.", "Its height is declared, 50px: 50.",
            ])
    }
}
