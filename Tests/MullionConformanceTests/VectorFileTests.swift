import Foundation
import MullionConformance
import MullionGeometry
import MullionTestSupport
import Testing

@Suite struct VectorFileTests {
    @Test func `Every case of the proposal vectors is read`() throws {
        let file = try VectorFile(swiftUI: Fixture.data("swiftui.json"))
        var counts: [String: Int] = [:]
        for vector in file.cases { counts[label(vector.question), default: 0] += 1 }
        #expect(counts == ["layout": 146, "sizes": 7, "lazy": 7, "combine": 2, "flexOrder": 3])
    }

    @Test func `Every case of the stack vectors is read`() throws {
        let file = try VectorFile(hstack: Fixture.data("hstack.json"))
        #expect(file.cases.count == 40)
        guard
            case .layout(let question) = try #require(
                file["h26 priority takes everything but the minimum of the others"]
            )
            .question
        else {
            Issue.record("not a layout")
            return
        }
        #expect(question.order == [1, 2, 0])
        #expect(question.testTree.children.map(\.kind.name) == [.color, .layoutPriority, .flexFrame])
        #expect(question.frames["1"] == CGRect(x: 0, y: 0, width: 130, height: 20))
    }

    @Test func `A priority of 0 is one, and raises a spacer above its own`() throws {
        let json = """
            {"cases": [{"id": "a", "title": "", "source": "b", "proposal": [100, 10], "size": [100, 10], "order": [0, 1],
              "frames": [[0, 0, 50, 10], [50, 0, 50, 10]],
              "stack": {"spacing": 0, "children": [{"kind": "spacer", "priority": 0}, {"kind": "fill"}]}}]}
            """
        let file = try VectorFile(hstack: Data(json.utf8))
        guard case .layout(let question) = try #require(file.cases.first).question else {
            Issue.record("not a layout")
            return
        }
        #expect(question.testTree.children.map(\.kind.name) == [.layoutPriority, .color])
    }

    @Test func `A lazy grid is named where it is`() throws {
        let json = """
            {"cases": [{"name": "a", "source": "b", "proposal": [1, 1], "expect": {},
              "view": {"kind": "padding", "child": {"kind": "lazyVGrid"}}}]}
            """
        let file = try VectorFile(swiftUI: Data(json.utf8))
        guard case .unsupported(let error) = try #require(file["a"]).question else {
            Issue.record("not unsupported")
            return
        }
        #expect(error == .unsupportedKind(path: "cases[0].view.child.kind", kind: "lazyVGrid"))
    }

    @Test func `Every word about grids is read`() throws {
        let grid = try view(
            """
            {"kind": "grid", "alignment": "bottomLeading", "horizontalSpacing": 3, "rows": [
              {"alignment": "top", "cells": [
                {"view": {"kind": "color"}, "columns": 2, "anchor": [0.25, 1], "unsizedAxes": ["v"]},
                {"view": {"kind": "divider"}, "anchor": {"x": 1, "y": 0}, "columnAlignment": "trailing"}]},
              {"view": {"kind": "spacer"}},
              {"cells": [{"view": {"kind": "color"}, "anchor": "top"}]}]}
            """)
        #expect(grid.children.map(\.kind.name) == [.color, .divider, .spacer, .color])
        #expect(
            grid.kind
                == .grid(
                    .init(
                        alignment: .init(.leading, .bottom), horizontalSpacing: 3,
                        cells: [
                            .init(
                                row: .first(.top), columns: 2, anchor: UnitPoint(x: 0.25, y: 1), unsizedAxes: .vertical),
                            .init(row: .next, anchor: UnitPoint(x: 1, y: 0), columnAlignment: .trailing), .init(),
                            .init(row: .first(nil), anchor: .top),
                        ])))
    }

    @Test func `Every kind and parameter is read`() throws {
        let tree = try view(
            """
            {"kind": "safeAreaInset", "edge": "bottom", "alignment": "trailing", "spacing": -2, "children": [
              {"kind": "scrollView", "axes": ["h", "v"], "child":
                {"kind": "alignmentGuide", "axis": "v", "guide": "mid", "constant": 3, "height": 0.5, "child":
                  {"kind": "truncatingText", "cells": 4, "cell": 6, "line": 10, "ascent": 7}}},
              {"kind": "overlay", "alignment": "trailingLastTextBaseline", "child": {"kind": "color"}, "content": [
                {"kind": "opaque", "width": [1, 2, "inf"], "area": 50},
                {"kind": "layoutDirection", "direction": "rtl", "child": {"kind": "padding"}}]}]}
            """)
        #expect(
            tree.preorder.map(\.kind) == [
                .safeAreaInset(.bottom(.trailing), spacing: -2), .scrollView(.both),
                .alignmentGuide(.init(.vertical(.mid), constant: 3, height: 0.5)),
                .truncatingText(.init(cells: 4, cell: 6, line: 10, ascent: 7)),
                .overlay(.init(.trailing, .lastTextBaseline)), .color,
                .opaque(.init(minWidth: 1, idealWidth: 2, maxWidth: .infinity, area: 50)),
                .layoutDirection(.rightToLeft), .padding(.init(all: 16)),
            ])
    }

    @Test(arguments: [
        ("", VectorError?.none),
        ("[1,", nil),
        ("{\"kind\": 1e999}", nil),
        ("[]", .wrongType(path: "the document", expected: "an object")),
        ("{}", .missing(path: "kind")),
        ("{\"kind\": 3}", .wrongType(path: "kind", expected: "a string")),
        ("{\"kind\": \"blob\"}", .unknownName(path: "kind", name: "blob")),
        ("{\"kind\": \"lazyHGrid\"}", .unsupportedKind(path: "kind", kind: "lazyHGrid")),
        ("{\"kind\": \"grid\"}", .missing(path: "rows")),
        (
            "{\"kind\": \"grid\", \"rows\": [{\"cells\": [{\"view\": {\"kind\": \"color\"}, \"anchor\": \"here\"}]}]}",
            .unknownName(path: "rows[0].cells[0].anchor", name: "here")
        ),
        ("{\"kind\": \"fixed\"}", .missing(path: "size")),
        ("{\"kind\": \"fixed\", \"size\": [1]}", .wrongType(path: "size", expected: "an array of 2")),
        ("{\"kind\": \"fixed\", \"size\": [1, -1]}", .outOfRange(path: "size[1]", expected: ">= 0")),
        ("{\"kind\": \"fixed\", \"size\": [1, true]}", .wrongType(path: "size[1]", expected: "a number or \"inf\"")),
        (
            "{\"kind\": \"text\", \"cells\": 1.5}",
            .outOfRange(path: "cells", expected: "a whole number from 1 to 1000000000")
        ),
        ("{\"kind\": \"text\", \"cells\": 1, \"cell\": 0}", .outOfRange(path: "cell", expected: "above 0")),
        ("{\"kind\": \"hstack\", \"alignment\": \"leading\"}", .unknownName(path: "alignment", name: "leading")),
        ("{\"kind\": \"color\", \"child\": {\"kind\": \"color\"}}", .tooManyChildren(path: "", limit: 0)),
        (
            "{\"kind\": \"hstack\", \"children\": [{\"kind\": \"color\"}, {\"kind\": \"frame\", \"width\": \"x\"}]}",
            .wrongType(path: "children[1].width", expected: "a number or \"inf\"")
        ),
    ])
    func `Hostile input gives an error that names the place`(json: String, expected: VectorError?) {
        do {
            _ = try view(json)
            Issue.record("read without complaint")
        } catch let error as VectorError {
            if let expected {
                #expect(error == expected)
            } else {
                guard case .notJSON = error else {
                    Issue.record("\(error)")
                    return
                }
            }
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test func `Nesting too deep to read is an error`() {
        let levels = 100_000
        let json =
            String(repeating: "{\"kind\": \"offset\", \"child\": ", count: levels) + "{\"kind\": \"color\"}"
            + String(repeating: "}", count: levels)
        #expect(throws: VectorError.self) { try view(json) }
    }

    @Test func `Damaged files are read or refused, never a trap`() throws {
        let json = """
            {"cases": [{"name": "a", "source": "b", "proposal": [null, "inf"], "direction": "rtl", "view": {"kind":
            "hstack", "spacing": -1.5e2, "alignment": "mid", "children": [{"kind": "text", "cells": 12, "cell": 6,
            "line": 9}, {"kind": "overlay", "child": {"kind": "spacer"}, "content": {"kind": "fixed", "id": "x",
            "size": [1, 20]}}, {"kind": "flexFrame", "minWidth": 5, "maxWidth": "inf", "child": {"kind": "color"}}]},
            "expect": {"size": [1, 2], "frames": {"x": [0, 1, 2, 3]}}}]}
            """
        var random = SplitMix64(seed: 7)
        var read = 0
        let runs = randomRuns(3000)
        for _ in 0..<runs {
            var bytes = Array(json.utf8)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let at = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[at] = Array("0123456789-e.\"[]{},:nul".utf8).randomElement(using: &random) ?? 0
                case 1: bytes.remove(at: at)
                default: bytes.insert(contentsOf: bytes[at..<min(at + 9, bytes.count)], at: at)
                }
            }
            do {
                let file = try VectorFile(swiftUI: Data(bytes))
                read += 1
                for case .layout(let question) in file.cases.map(\.question) {
                    _ = ReferenceSolver(question.testTree).layout(question.proposal, direction: question.direction)
                }
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
        #expect(read > runs / 30 && read < runs * 29 / 30)
    }

    private func view(_ json: String) throws -> TestTree {
        try TestTree(json: Data(json.utf8))
    }

    private func label(_ question: VectorCase.Question) -> String {
        switch question {
        case .layout: "layout"
        case .sizes: "sizes"
        case .lazyColumns: "lazy"
        case .combine: "combine"
        case .flexOrder: "flexOrder"
        case .cells: "cells"
        case .split: "split"
        case .tree: "tree"
        case .traversal: "traversal"
        case .constraints: "constraints"
        case .constraintEdits: "constraintEdits"
        case .animation: "animation"
        case .autoLayout: "autoLayout"
        case .flow: "flow"
        case .css: "css"
        case .unsupported: "unsupported"
        }
    }
}
