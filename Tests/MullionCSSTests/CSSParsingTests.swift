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

    @Test("Alignment is read with its overflow position")
    func alignment() throws {
        let style = try style(("align-items", "safe center"), ("justify-content", "last baseline"))
        #expect(style.alignItems == CSSAlignment(.center, overflow: .safe))
        #expect(style.justifyContent.position == .lastBaseline)
    }

    @Test("What is not a property, or not its value, is an error")
    func errors() {
        #expect(throws: CSSValueError.unknownProperty("colour")) { try style(("colour", "red")) }
        for (name, value) in [
            ("width", "wide"), ("width", ""), ("margin", "1px 2px 3px 4px 5px"), ("width", "calc(1px +)"),
            ("grid-template-columns", "repeat(0, 1px)"), ("grid-template-columns", "minmax(1fr, 1px)"),
            ("display", "table"), ("flex-grow", "1px"), ("width", "calc(" + String(repeating: "calc(", count: 500)),
        ] {
            #expect(throws: CSSValueError.invalidValue(property: name, value: value)) { try style((name, value)) }
        }
    }
}
