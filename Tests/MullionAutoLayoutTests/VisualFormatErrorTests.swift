import MullionTestSupport
import Testing

@testable import MullionAutoLayout

@Suite("Errors of visual formats")
struct VisualFormatErrorTests {
    private let scene = FormatScene()

    @Test(
        "What leaves the grammar is an error at its character",
        arguments: [
            ("", 0, .view), ("a", 0, .view), ("X:[a]", 0, .view), ("H[a]", 1, .colon), ("V", 1, .colon),
            ("H:", 2, .view), ("|", 1, .openingBracket), ("||", 1, .openingBracket), ("|-", 2, .afterOpeningDash),
            ("|-|", 2, .afterOpeningDash), ("|-8-|", 4, .openingBracket), ("|8-[a]", 1, .openingBracket),
            ("[", 1, .name), ("[]", 1, .name), ("[1]", 1, .name), ("[a", 2, .bracketOrParenthesis),
            ("[a b]", 3, .bracketOrParenthesis), ("[a(50)", 6, .closingBracket), ("[a(", 3, .relationOrObject),
            ("[a()]", 3, .relationOrObject), ("[a(>=)]", 5, .object), ("[a(=5)]", 4, .relation),
            ("[a(<5)]", 4, .relation), ("[a(50]", 5, .endOfPredicate), ("[a(b.width)]", 4, .endOfPredicate),
            ("[a(==b*2)]", 6, .endOfPredicate), ("[a(5@7@8)]", 6, .endOfPriority), ("[a(5@)]", 5, .priority),
            ("[a(5,)]", 5, .relationOrObject), ("[a(5.)]", 5, .digit), ("[a(-)]", 4, .digit), ("[a(- 5)]", 4, .digit),
            ("[a(.5)]", 3, .relationOrObject), ("[a]]", 3, .link), ("[a]8", 3, .link), ("[a]-", 4, .afterDash),
            ("[a]--[b]", 4, .afterDash), ("[a]--5-[b]", 4, .afterDash), ("[a]-8", 5, .dash), ("[a]-8[b]", 5, .dash),
            ("[a]-8|", 5, .dash), ("[a]-8-", 6, .openingBracket), ("[a]-8-8", 6, .openingBracket),
            ("[a]-()-[b]", 5, .distance), ("[a]-(>=)-[b]", 7, .distanceObject), ("[a]-(8", 6, .endOfPredicate),
            ("[a]-(8)[b]", 7, .dash), ("[a]-((8))-[b]", 5, .distance), ("[a]|[b]", 4, .end), ("[a]||", 4, .end),
            ("[á(x́!", 4, .endOfPredicate), ("[a]  ", nil, nil), ("[a] ,", 4, .link),
        ] as [(String, Int?, VisualFormatError.Expected?)])
    func syntax(_ format: String, _ offset: Int?, _ expected: VisualFormatError.Expected?) {
        let error = scene.error(format)
        #expect(error?.offset == offset)
        #expect(error?.problem == expected.map { .expected($0) })
        #expect(error.map { $0.description.hasPrefix("at offset \($0.offset): ") } != false)
    }

    @Test(
        "A name or number that cannot be is an error at its first character",
        arguments: [
            ("[x]", 1, .unknownView("x")), ("[a]-[ x]", 6, .unknownView("x")), ("[m]", 1, .unknownView("m")),
            ("|-nope-[x]", 2, .unknownMetric("nope")), ("[a]-nope-[x]", 4, .unknownMetric("nope")),
            ("[a]-b-[c]", 4, .viewAsDistance("b")), ("[a]-(>=8,b)-[c]", 9, .viewAsDistance("b")),
            ("[a(>=x)]", 5, .unknownObject("x")), ("[a(x@y)]", 3, .unknownObject("x")),
            ("[a(8@x)]", 5, .unknownMetric("x")), ("[a(8@b)]", 5, .unknownMetric("b")),
            ("[a(==100@1001)]", 9, .priorityOutOfRange), ("[a(8@0)]", 5, .priorityOutOfRange),
            ("[a(8@-1)]", 5, .priorityOutOfRange), ("[a(8@m)]", 5, .priorityOutOfRange),
            ("[a(10000000000000)]", 3, .unusableNumber), ("[a(-2000000000000)]", 3, .unusableNumber),
            ("[a(nan)]", 3, .unusableNumber), ("[a]-inf-[b]", 4, .unusableNumber),
            ("[a(8@nan)]", 5, .priorityOutOfRange),
        ] as [(String, Int, VisualFormatError.Problem)])
    func names(_ format: String, _ offset: Int, _ problem: VisualFormatError.Problem) {
        let metrics: [String: CGFloat] = ["m": 2000, "nan": .nan, "inf": .infinity]
        #expect(scene.error(format, [], metrics) == VisualFormatError(problem, at: offset))
    }

    @Test("A superview that is not there is an error at its sign")
    func superviews() {
        let loose = LayoutView()
        for (format, offset, name) in [("|[x]", 0, "x"), ("V:[x]-|", 6, "x"), ("H:|[a][x]", 2, "x")] {
            #expect(throws: VisualFormatError(.noSuperview(name), at: offset)) {
                try LayoutConstraint.constraints(
                    withVisualFormat: format, views: scene.views.merging(["x": loose]) { $1 })
            }
        }
    }

    @Test("Every sentence names a way out")
    func sentences() {
        #expect(
            "\(VisualFormatError(.expected(.dash), at: 5))"
                == "at offset 5: '-' is expected; a distance is between two views, as in [a]-8-[b]; one with a sign or relation in parentheses"
        )
        let name = String(repeating: "x", count: 1_000_000)
        let problems: [VisualFormatError.Problem] = [
            .unknownView(name), .unknownMetric(name), .unknownObject(name), .viewAsDistance(name), .noSuperview(name),
            .priorityOutOfRange, .unusableNumber, .alignmentAlongAxis, .contradictoryDirections,
        ]
        for problem in problems {
            #expect(problem.description.contains(";"))
            #expect(problem.description.count < 200)
        }
    }

    @Test("A megabyte of anything is read in a straight line")
    func megabytes() {
        let texts = [
            ("", "["), ("", " "), ("", "é"), ("[a]-", "-"), ("[", "a"), ("[a(", "9"), ("[a(", ">=5@3,"), ("", "[a]-8-"),
        ]
        for (start, part) in texts {
            let text = start + String(repeating: part, count: largeCount(1_000_000) / part.utf8.count)
            #expect(scene.error(text).map { (0...text.count).contains($0.offset) } == true)
        }
    }

    @Test("A hundred thousand views follow each other")
    func manyViews() throws {
        let format = "|" + (0..<largeCount(100_000)).map { "-[v\($0 % 100)(>=\($0))]" }.joined() + "-|"
        let scene = FormatScene((0..<100).map { "v\($0)" })
        let constraints = try LayoutConstraint.constraints(
            withVisualFormat: format, options: .alignAllTop, views: scene.views)
        #expect(constraints.count == 3 * largeCount(100_000))
    }
}
