import Mullion
import Testing

@Suite struct HostileDocumentTests {
    @Test("512 levels are read and 513 refused, however deep the rest is")
    func depth() throws {
        func nested(_ levels: Int) -> String {
            // Each stack is an object in an array; the document is one more object.
            String(repeating: #"{"kind": "vStack", "children": ["#, count: levels)
                + String(repeating: "]}", count: levels)
        }
        #expect(try document(nested(255)).layout().view.frames.count == 255)
        #expect(throws: DocumentError.self) { try document(nested(256)) }
        let error = try error(in: String(repeating: "[", count: 1_000_000))
        #expect(error.problem == .tooDeep(limit: 512))
        #expect(error.message.utf8.count < 200)
        #expect(error.position.column == 513)
        let objects = String(repeating: "{\"a\":", count: 100_000)
        #expect(try Self.problem(objects) == .tooDeep(limit: 512))
    }

    private static func problem(_ json: String) throws -> DocumentError.Problem { try error(in: json).problem }

    @Test("Bytes that are not UTF-8 are refused where they begin")
    func invalidText() throws {
        let start = Array("{\"a\": \"é".utf8)
        let cut = try error(in: Array(start.dropLast()) + Array("\"}".utf8))
        #expect(cut.problem == .invalidUTF8)
        #expect(cut.position.offset == start.count - 2)
        #expect(try error(in: start + [0xFF, 0x22]).position.offset == start.count)
        #expect(try error(in: [0xC3]).problem == .invalidUTF8)
        #expect(try error(in: Array(start.dropLast())).problem == .unterminatedString)
        #expect(try error(in: [0, 0, 0]).message == "found a control character, expected a value")
        // Surrogates, and a longer form than needed.
        #expect(try error(in: [0x22, 0xED, 0xA0, 0x80, 0x22]).problem == .invalidUTF8)
        #expect(try error(in: [0x22, 0xC0, 0x80, 0x22]).problem == .invalidUTF8)
    }

    @Test("A byte order mark is skipped")
    func byteOrderMark() throws {
        _ = try Document([0xEF, 0xBB, 0xBF] + Array(#"{"version": 1, "root": {"kind": "divider"}}"#.utf8))
    }

    @Test("Every beginning of a document is an error and never a crash")
    func truncation() throws {
        let whole = Array(
            #"{"version": 1, "size": [1e2, null], "root": {"kind": "text", "text": "é\u00e9😀", "bold": false}}"#.utf8)
        _ = try Document(whole)
        for length in 0..<whole.count { #expect(throws: DocumentError.self) { try Document(whole.prefix(length)) } }
    }

    @Test("A changed byte gives a picture or an error and never a crash")
    func mutation() throws {
        let whole = Array(
            #"""
            {"version": 1, "size": [100, null], "root": {"kind": "vStack", "spacing": 4, "children": [
             {"kind": "text", "text": "ab", "font": 12}, {"kind": "circle", "fill": "white", "modifiers": [{"padding": 3},
             {"background": {"color": "red", "cornerRadius": 4}}, {"frame": {"maxWidth": "infinity"}}, "clipped"]}]}}
            """#.utf8)
        var state: UInt64 = 2026
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        for _ in 0..<3_000 {
            var bytes = whole
            for _ in 0...next(3) { bytes[next(bytes.count)] = UInt8(next(256)) }
            if let document = try? Document(bytes) { _ = document.layout() }
        }
    }

    @Test("Numbers at the limits are laid out, beyond them refused")
    func numbers() throws {
        let picture = try layout(
            #"{"kind": "divider", "modifiers": [{"padding": 1e9}, {"offset": [-1e9, 1e9]}, {"frame": {"width": 1e9}}]}"#
        )
        #expect(picture.size.width == 1e9)
        #expect(throws: DocumentError.self) {
            try document(#"{"kind": "divider", "modifiers": [{"padding": 1.0000001e9}]}"#)
        }
        #expect(throws: DocumentError.self) {
            try document(#"{"kind": "spacer", "minLength": \#(String(repeating: "9", count: 100_000))}"#)
        }
        #expect(try layout(#"{"kind": "text", "text": "x", "font": 0}"#).size == .zero)
    }

    @Test("A document of 8 MiB is read, one of a byte more refused")
    func size() throws {
        let element = Array(#"{"version": 1, "root": {"kind": "divider"}}"#.utf8)
        let whole = element + Array(repeating: 0x20, count: (8 << 20) - element.count)
        _ = try Document(whole)
        #expect(try error(in: whole + [0x20]).problem == .tooLarge(limit: 8 << 20))
    }

    @Test("A million nodes are taken, a node more is refused")
    func nodeLimit() throws {
        func grid(_ modifiers: Int) -> String {
            let padding = Array(repeating: #""padding""#, count: modifiers).joined(separator: ",")
            let children = Array(repeating: #"{"kind":"divider"}"#, count: 1_000).joined(separator: ",")
            return #"{"kind": "group", "children": [\#(children)], "modifiers": [\#(padding)]}"#
        }
        _ = try document(grid(999))
        let more = #"{"kind": "group", "children": [\#(grid(999)), {"kind": "divider"}]}"#
        #expect(throws: DocumentError.self) { try document(more) }
    }

    @Test("A document that would make too many nodes is refused before any is made")
    func nodes() throws {
        let padding = Array(repeating: #""padding""#, count: 2_000).joined(separator: ",")
        let children = Array(repeating: #"{"kind":"divider"}"#, count: 1_000).joined(separator: ",")
        let error = try #require(throws: DocumentError.self) {
            try document(#"{"kind": "group", "children": [\#(children)], "modifiers": [\#(padding)]}"#)
        }
        #expect(error.problem == .tooManyNodes(limit: 1_000_000))
    }

    @Test("Thousands of modifiers around one element need no stack")
    func modifiers() throws {
        let padding = Array(repeating: #"{"padding": 1}"#, count: 20_000).joined(separator: ",")
        let picture = try layout(
            #"{"kind": "divider", "modifiers": [{"layoutDirection": "rightToLeft"}, \#(padding)]}"#)
        #expect(picture.size.height == 40_001)
    }

    @Test("What may surprise is reported with the place of the element")
    func warnings() throws {
        let document = try Document(
            json: #"""
                {"version": 1, "root": {"kind": "vStack", "children": [
                  {"kind": "divider"},
                  {"kind": "text", "text": "漢", "name": "kanji", "modifiers": ["padding"]}
                ]}}
                """#)
        let warnings = document.layout().diagnostics
        #expect(
            warnings.map { $0.description(file: "a.json") } == [
                "a.json:3:3: warning: root.children[1]: no glyph for “漢” (U+6F22); the width of an empty box was used"
            ])
    }
}
