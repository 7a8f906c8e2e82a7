import MullionCSS
import MullionLayout
import Testing

@Suite("CSS declarations")
struct CSSParsingTests {
    private func style(_ declarations: (String, String)...) throws -> CSSStyle { try CSSStyle(declarations) }

    @Test("Lengths, percentages and sums are read")
    func lengths() throws {
        let style = try style(
            ("width", "2e+1px"), ("height", "12.5%"), ("flex-basis", "calc(50% - 2 * 10px + 1in / 2)"),
            ("max-width", "fit-content(30px)"), ("min-width", "min-content"))
        #expect(style.width == .points(20))
        #expect(style.height == .percent(12.5))
        #expect(style.flexBasis == .length(CSSLength(28, fraction: 0.5)))
        #expect(style.maxWidth == .fitContentLimit(30))
        #expect(style.minWidth == .minContent)
    }

    @Test("Shorthands and logical sides follow CSS and the direction, wherever it is declared")
    func sides() throws {
        let style = try style(
            ("margin", "1px auto 3px"), ("padding-inline-start", "5px"), ("inset-block-end", "7px"),
            ("direction", "rtl"), ("flex", "2"))
        #expect(style.margin == CSSEdges(top: 1, right: nil, bottom: 3, left: nil))
        #expect(style.padding.right == 5)
        #expect(style.inset.bottom == 7)
        #expect(style.flexGrow == 2)
        // Where no basis is written, it is 0 %: that of the content in a container of unknown size, as in browsers.
        #expect(style.flexBasis == .length(CSSLength(0, fraction: .leastNonzeroMagnitude)))
    }

    @Test("Subgrids are read with the names of their lines, alone and in grid-template")
    func subgrids() throws {
        let style = try style(
            ("grid-template-columns", "subgrid"),
            ("grid-template-rows", "subgrid [a] [] repeat(2, [b c]) repeat(auto-fill, [d] [e])"))
        #expect(style.gridTemplateColumns == .subgrid())
        #expect(
            style.gridTemplateRows
                == .subgrid([
                    .names(["a"]), .names([]), .repeated(2, [.names(["b", "c"])]),
                    .automatic(collapses: false, [.names(["d"]), .names(["e"])]),
                ]))
        let both = try self.style(("grid-template", "subgrid [a] / subgrid"))
        #expect(both.gridTemplateRows == .subgrid([.names(["a"])]) && both.gridTemplateColumns == .subgrid())
        let reset = try self.style(("grid-template-rows", "subgrid"), ("grid-template-rows", "none"))
        #expect(reset.gridTemplateRows == CSSTrackList())
    }

    @Test("A normal gap is not one of 0, because a subgrid takes its parent's")
    func gaps() throws {
        #expect(try style(("gap", "normal 3px")).rowGap == nil)
        #expect(try style(("gap", "normal 3px")).columnGap == 3)
        #expect(try style(("column-gap", "4px"), ("column-gap", "normal")).columnGap == nil)
        #expect(try style(("gap", "0")).rowGap == .zero)
    }

    @Test("Track lists are read with their functions and names")
    func tracks() throws {
        let style = try style(
            ("grid-template-columns", "[a b] 10px repeat(2, minmax(min-content, 1fr) [c]) fit-content(20%)"),
            ("grid-template-rows", "repeat(auto-fit, 40px)"), ("grid-area", "head"), ("grid-auto-flow", "column dense"),
            ("grid-template-areas", "'head head' '. main'"))
        #expect(
            style.gridTemplateColumns.parts == [
                .names(["a", "b"]), .track(.length(10)),
                .repeated(2, [.track(CSSTrackSize(min: .minContent, max: .flex(1))), .names(["c"])]),
                .track(.fitContent(.percent(20))),
            ])
        #expect(style.gridTemplateRows.parts == [.automatic(collapses: true, [.track(.length(40))])])
        #expect(style.gridRowStart == .named("head", 1))
        #expect(style.gridColumnEnd == .named("head", 1))
        #expect(style.gridFlowsByColumn && style.gridFlowIsDense)
        #expect(style.gridTemplateAreas == [["head", "head"], [nil, "main"]])
    }

    /// As `CSS.supports` of Chromium 140 answers.
    @Test("Grid lines are what CSS allows and nothing else")
    func lines() throws {
        for (value, line) in [
            ("auto", .auto), ("-1", .line(-1)), ("+1", .line(1)), ("a -1", .named("a", -1)), ("2 a", .named("a", 2)),
            ("1 span", .span(1)), ("span a", .spanNamed("a", 1)), ("a span", .spanNamed("a", 1)),
            ("span a 2", .spanNamed("a", 2)), ("span 2 a", .spanNamed("a", 2)), ("a 2 span", .spanNamed("a", 2)),
        ] as [(String, CSSGridLine)] {
            #expect(try style(("grid-row-start", value)).gridRowStart == line, "\(value)")
        }
        for value in [
            "0", "0 a", "a 0", "span 0", "span -1", "span 0 a", "a span 2", "2 span a", "span", "span span", "auto 1",
            "1 auto", "auto span", "span auto", "a b", "1 1", "1.5", "span 1 1", "inherit a", "span inherit", "default",
        ] {
            #expect(throws: CSSValueError.invalidValue(property: "grid-row-start", value: value)) {
                try style(("grid-row-start", value))
            }
        }
    }

    @Test("Alignment is read with its overflow position")
    func alignment() throws {
        let style = try style(("align-items", "safe center"), ("align-self", "last baseline"))
        #expect(style.alignItems == CSSAlignment(.center, overflow: .safe))
        #expect(style.alignSelf.position == .lastBaseline)
    }

    /// As `CSS.supports` of Chromium 140 answers, but for `first` and `last` before other words than `baseline`, and
    /// for `align-content: last baseline`, where css-align-3 decides.
    @Test(
        "Each property takes the alignments of CSS and no others",
        arguments: [
            (
                "align-content", "normal stretch start flex-end center baseline space-between",
                "auto self-start left right"
            ),
            ("align-items", "normal stretch self-start flex-end center baseline", "auto left right space-between"),
            ("align-self", "auto normal stretch self-end flex-start center baseline", "left right space-around"),
            ("justify-content", "normal stretch start left right center space-evenly", "auto self-start baseline"),
            ("justify-items", "normal stretch self-start left right center baseline", "auto space-between"),
            ("justify-self", "auto normal stretch self-end left right center baseline", "space-evenly"),
        ])
    func alignments(property: String, valid: String, invalid: String) throws {
        let positions: Set = ["start", "flex-start", "flex-end", "self-start", "self-end", "left", "right", "center"]
        for word in valid.split(separator: " ").map(String.init) {
            _ = try style((property, word))
            for prefix in ["safe", "unsafe"] {
                let result = try? style((property, "\(prefix) \(word)"))
                #expect((result != nil) == positions.contains(word), "\(property): \(prefix) \(word)")
            }
            for prefix in ["first", "last"] {
                let result = try? style((property, "\(prefix) \(word)"))
                #expect((result != nil) == (word == "baseline"), "\(property): \(prefix) \(word)")
            }
        }
        for word in invalid.split(separator: " ") {
            #expect(throws: CSSValueError.invalidValue(property: property, value: String(word))) {
                try style((property, String(word)))
            }
        }
    }

    @Test("One value places both axes, two one each; a baseline of content is the start of the inline axis")
    func places() throws {
        let content = try style(("place-content", "baseline"))
        #expect(content.alignContent.position == .baseline && content.justifyContent.position == .start)
        let items = try style(("place-items", "last baseline safe center"))
        #expect(items.alignItems.position == .lastBaseline)
        #expect(items.justifyItems == CSSAlignment(.center, overflow: .safe))
        for value in ["left", "left center", "center baseline", "auto", "center center center"] {
            #expect(throws: CSSValueError.self) { try style(("place-content", value)) }
        }
    }

    @Test("What is not a property, or not its value, is an error")
    func errors() {
        #expect(throws: CSSValueError.unknownProperty("colour")) { try style(("colour", "red")) }
        for (name, value) in [
            ("width", "wide"), ("width", ""), ("margin", "1px 2px 3px 4px 5px"), ("width", "calc(1px +)"),
            ("grid-template-columns", "repeat(0, 1px)"), ("grid-template-columns", "minmax(1fr, 1px)"),
            ("grid-template-columns", "subgrid 10px"), ("grid-template-rows", "subgrid repeat(2, 1fr)"),
            ("grid-template-rows", "subgrid repeat(auto-fit, [a])"), ("grid-template-columns", "10px subgrid"),
            ("grid-template-columns", "subgrid repeat(auto-fill, [a]) repeat(auto-fill, [b])"),
            ("grid-template-columns", "subgrid subgrid"), ("grid-template-columns", "subgrid repeat(0, [a])"),
            ("grid-auto-rows", "subgrid"), ("display", "table"), ("flex-grow", "1px"),
            ("width", "calc(" + String(repeating: "calc(", count: 500)),
        ] {
            #expect(throws: CSSValueError.invalidValue(property: name, value: value)) { try style((name, value)) }
        }
    }
}
