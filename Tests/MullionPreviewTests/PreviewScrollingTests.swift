import Testing

@testable import MullionPreview

@Suite("Previews: collections and scroll views that are scrolled")
struct PreviewScrollingTests {
    private static func color(_ name: String) -> String {
        #"{"kind": "color", "color": "blue", "name": "\#(name)"}"#
    }

    private static func collection(_ keys: String) -> String {
        let sections = ["a", "b"].map { section in
            let items = (0..<10).map { color("\(section)\($0)") }.joined(separator: ", ")
            return """
                {"items": [\(items)], "list": true, "itemHeight": 20, "lineSpacing": 0,
                 "header": \(color(section)), "headerLength": 30}
                """
        }
        return """
            {"kind": "collection", "name": "list", \(keys), "sections": [\(sections.joined(separator: ", "))],
             "modifiers": [{"padding": 5}]}
            """
    }

    private func scroll(_ document: PreviewedDocument, _ offset: String) throws -> [String: Any] {
        let box = try #require(document.boxes.first { $0["scroll"] != nil })
        return try document.ask("set", ["name": "\"scroll:\(box.text("path")!)\"", "value": offset])
    }

    private func top(_ name: String, _ drawing: [String: Any]) throws -> Double? {
        let boxes = try #require(drawing["boxes"] as? [[String: Any]])
        return boxes.first { $0.text("name") == name }?.numbers("frame")?[1]
    }

    @Test("A collection with an offset scrolls, and its pinned headers stay until the next one pushes them out")
    func pinnedHeaders() throws {
        let document = try PreviewedDocument(
            Self.collection("\"offset\": 0, \"pinnedHeaders\": true"), size: "[110, 110]")
        defer { document.remove() }
        let box = try #require(document.boxes.first { $0["scroll"] != nil })
        let viewport = try #require(box["scroll"] as? [String: Any])
        #expect(box.text("kind") == "collection" && viewport.text("axis") == "vertical")
        #expect(viewport.number("offset") == 0 && viewport.number("length") == 100 && viewport.number("content") == 460)
        let middle = try scroll(document, "110")
        #expect(middle.text("type") == "drawing")
        #expect(try top("a", middle) == 5 && top("a4", middle) == 5)
        let scrolls = try #require(middle["scrolls"] as? [[Double]])
        #expect(scrolls.count == 1 && Array(scrolls[0][1...]) == [110, 100, 460])
        let pushed = try scroll(document, "215")
        #expect(try top("a", pushed) == -10 && top("b", pushed) == 20)
        let end = try scroll(document, "360")
        #expect(try top("b", end) == 5 && top("b9", end) == 85)
        // What is far from the viewport has no box.
        #expect(try top("a0", end) == nil)
    }

    @Test("Outlines, spreadsheets and compositional collections with an offset scroll as well")
    func arranged() throws {
        let rows = (0..<20).map {
            #"{"depth": \#($0 % 4 == 0 ? 0 : 1), "height": 20, "content": \#(Self.color("r\($0)"))}"#
        }
        let cells = (0..<20).map { #"{"height": 20, "cells": [\#(Self.color("r\($0)"))]}"# }
        let items = (0..<20).map { Self.color("r\($0)") }.joined(separator: ", ")
        let group =
            #"{"width": {"fractionalWidth": 1}, "height": 20, "items": [{"width": {"fractionalWidth": 1}, "height": 20}]}"#
        for (json, sticks) in [
            (#"{"kind": "outline", "stickyLevels": 1, "rows": [\#(rows.joined(separator: ", "))]"#, true),
            (#"{"kind": "spreadsheet", "columnWidth": 50, "rows": [\#(cells.joined(separator: ", "))]"#, false),
            (
                #"{"kind": "compositionalCollection", "sections": [{"items": [\#(items)], "group": \#(group)}]"#, false
            ),
        ] {
            let document = try PreviewedDocument(json + #", "offset": [0, 0]}"#, size: "[100, 100]")
            defer { document.remove() }
            let box = try #require(document.boxes.first { $0["scroll"] != nil })
            let viewport = try #require(box["scroll"] as? [String: Any])
            #expect(viewport.number("length") == 100 && viewport.number("content") == 400)
            let moved = try scroll(document, "130")
            #expect(try top("r7", moved) == 10)
            #expect(try top("r4", moved) == (sticks ? 0 : -50))
        }
    }

    @Test("Views of elements that left the viewport show those that enter it")
    func reusedViews() throws {
        let document = try PreviewedDocument(
            Self.collection("\"offset\": 0, \"pinnedHeaders\": true"), size: "[110, 110]")
        defer { document.remove() }
        let first = try views(scroll(document, "0"))
        #expect(first.shown.map(\.view) == Array(0..<first.shown.count) && !first.shown.contains { $0.isReused })
        #expect(first.counts == [first.shown.count, 0, 0])
        let later = try views(scroll(document, "360"))
        let reused = later.shown.filter(\.isReused)
        #expect(!reused.isEmpty && later.counts[2] == reused.count)
        #expect(Set(later.shown.map(\.view)).count == later.shown.count)
        // However far it is scrolled, there are as many views as elements were visible at once.
        var most = max(first.shown.count, later.shown.count)
        for offset in stride(from: 353, through: 0, by: -7) {
            let now = try views(scroll(document, "\(offset)"))
            most = max(most, now.shown.count)
            #expect(now.counts[0] - now.counts[1] == now.shown.count)
            #expect(now.counts[0] <= most + 2)
        }
    }

    private func views(
        _ drawing: [String: Any]
    ) throws -> (counts: [Int], shown: [(view: Int, isReused: Bool)]) {
        let list = try #require((drawing["views"] as? [[Any]])?.first)
        let shown = try #require(list.last as? [[Any]])
        return (list[1...3].compactMap { $0 as? Int }, shown.map { ($0[1] as? Int ?? -1, $0[2] as? Bool ?? false) })
    }

    @Test("The same frames as a document with that offset, and the same answers about boxes")
    func sameAsDocument() throws {
        let document = try PreviewedDocument(
            Self.collection("\"offset\": 0, \"pinnedHeaders\": true"), size: "[110, 110]")
        let fresh = try PreviewedDocument(
            Self.collection("\"offset\": 110, \"pinnedHeaders\": true"), size: "[110, 110]")
        defer {
            document.remove()
            fresh.remove()
        }
        let boxes = try #require(try scroll(document, "110")["boxes"] as? [[String: Any]])
        #expect(boxes.map { $0.numbers("frame") } == fresh.boxes.map { $0.numbers("frame") })
        let path = try #require(boxes.first { $0.text("name") == "a7" }?.text("path"))
        let explained = try document.ask("inspect", ["path": "\"\(path)\""])
        #expect(explained.text("summary") == (try fresh.ask("inspect", ["path": "\"\(path)\""])).text("summary"))
        #expect(explained.text("type") == "explanation")
    }

    @Test("An offset outlasts an edit, and content is pulled at most by the length of the viewport")
    func limits() throws {
        let document = try PreviewedDocument(
            Self.collection("\"offset\": 0, \"stretchyHeader\": true"), size: "[110, 110]")
        defer { document.remove() }
        _ = try scroll(document, "-20")
        let text = Self.collection("\"offset\": 0, \"stretchyHeader\": true").split(separator: "\n").joined()
        let edited = #"{\"version\": 1, \"size\": [110, 130], \"root\": "# + text.replacing("\"", with: "\\\"") + "}"
        let drawing = try document.ask("edit", ["text": "\"\(edited)\""])
        #expect((drawing["scrolls"] as? [[Double]])?.first?[1] == -20)
        #expect((try scroll(document, "-1e9")["scrolls"] as? [[Double]])?.first?[1] == -120)
        #expect((try scroll(document, "1e9")["scrolls"] as? [[Double]])?.first?[1] == 460)
        for value in ["\"far\"", "null", "true"] { #expect(try scroll(document, value).text("type") == "error") }
        #expect(try document.ask("set", ["name": "\"scroll:none\"", "value": "1"]).text("type") == "error")
    }

    @Test("A scroll view with an offset scrolls; a collection without one shows everything and does not")
    func scrollViews() throws {
        let root = #"""
            {"kind": "scrollView", "name": "view", "axes": "horizontal", "offset": {"x": 10}, "children": [
             {"kind": "color", "color": "red", "name": "content", "modifiers": [{"frame": {"width": 300, "height": 20}}]}]}
            """#
        let document = try PreviewedDocument(root, size: "[100, 20]")
        defer { document.remove() }
        let viewport = try #require(try document.box("view")["scroll"] as? [String: Any])
        #expect(viewport.text("axis") == "horizontal" && viewport.number("offset") == 10)
        #expect(viewport.number("length") == 100 && viewport.number("content") == 300)
        let drawing = try scroll(document, "50")
        let content = try #require(document.boxes.firstIndex { $0.text("name") == "content" })
        let frames = try #require(drawing["frames"] as? [[Double]])
        #expect(frames.first { $0[0] == Double(content) }?[1] == -50)
        let path = try document.path(of: "content")
        #expect(try document.ask("inspect", ["path": "\"\(path)\""]).text("type") == "explanation")

        let whole = try PreviewedDocument(Self.collection("\"pinnedHeaders\": true"), size: "[110, null]")
        defer { whole.remove() }
        #expect(whole.boxes.allSatisfy { $0["scroll"] == nil })
    }
}
