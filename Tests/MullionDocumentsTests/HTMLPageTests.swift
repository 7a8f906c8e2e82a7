import Foundation
import Mullion
import MullionTestSupport
import Testing

/// Pages of HTML: their boxes are where Chromium puts them, and what is not supported is named at its place.
@Suite struct HTMLPageTests {
    /// Frames [x, y, width, height] by page and id, from `Scripts/make-html-frames`.
    private static let frames: [String: [String: [CGFloat]]] = {
        let data = try? Fixture.data("Pages/frames.json")
        return data.flatMap { try? JSONDecoder().decode([String: [String: [CGFloat]]].self, from: $0) } ?? [:]
    }()

    private static let pages = frames.keys.sorted()

    private static func url(_ page: String) -> URL? {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return ["Fixtures/Pages", "../Examples/html"].map {
            root.appendingPathComponent($0).appendingPathComponent(page)
        }
        .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    @Test("There are pages to compare, with hundreds of boxes")
    func fixture() {
        #expect(Self.pages.count >= 20)
        #expect(Self.frames.values.reduce(0) { $0 + $1.count } >= 280)
    }

    @Test("Every box of a page is within a point of where Chromium puts it", arguments: pages)
    func boxes(page: String) throws {
        let bytes = try Data(contentsOf: #require(Self.url(page)))
        let folder = try #require(Self.url(page)).deletingLastPathComponent()
        let laidOut = try Document(html: bytes, resources: ResourceFolder(path: folder.path)).layout()
        #expect(laidOut.diagnostics.filter { if case .unsupported = $0.diagnostic.kind { true } else { false } } == [])
        for (id, frame) in try #require(Self.frames[page]) {
            let own = try laidOut.view.frame(id)
            for (ours, theirs) in zip([own.minX, own.minY, own.width, own.height], frame) {
                #expect(abs(ours - theirs) <= 1, "\(id): \(own), Chromium \(frame)")
            }
        }
    }

    private func page(_ body: String, _ style: String = "") -> [UInt8] {
        Array("<style>body { margin: 0 } \(style)</style>\(body)".utf8)
    }

    private func findings(_ html: [UInt8]) throws -> [String] {
        try Document(html: html).layout().diagnostics.map(\.description)
    }

    @Test("Unsupported properties, values, elements and selectors are findings with line and column")
    func unsupported() throws {
        let html = """
            <style>
            p { color: bluish; colour: red; cursor: pointer }
            p:hover { color: red }
            </style>
            <p style="width: 10px; filter: blur(2px)">a</p>
            <p><input></p>
            """
        #expect(
            try findings(Array(html.utf8)) == [
                "2:5: warning: page: color: bluish is not supported",
                "2:20: warning: page: the property colour is not supported",
                "3:1: warning: page: the selector \"p:hover\" is not supported",
                "5:24: warning: page: the property filter is not supported",
                "6:4: warning: page: form controls are not drawn",
            ])
    }

    @Test("The issues of a page are unsupported parts, and errors of placeholders are at their place")
    func issues() throws {
        let laidOut = try Document(html: page("<p style='float: middle'>a</p>")).layout()
        #expect(laidOut.issues.map(\.kind) == [.unsupported])
        let template = try DocumentTemplate(html: Array("<p>\n  Dear {{name}}</p>".utf8))
        let fault = #expect(throws: DocumentError.self) { try template.filled(with: nil) }
        #expect(fault?.position.line == 1)
    }

    @Test("A page is a template: placeholders, repeated elements, conditions")
    func template() throws {
        let html = """
            <body style="margin: 0"><p data-when="title" id="t" style="margin: 0; text-transform: uppercase">a {{title}}</p>
            <div data-repeat="rows" id="{{item}}" style="height: 10px; color: {{tint}}">{{item}}</div></body>
            """
        let template = try DocumentTemplate(html: html.utf8)
        let data = try DocumentData(json: Array(#"{"title": "", "rows": ["x", "y"], "tint": "red"}"#.utf8))
        let view = try template.filled(with: data).layout().view
        #expect(view.frames.contains { $0.name == "t" } == false)
        #expect(try view.frame("x").minY == 0)
        #expect(try view.frame("y").minY == 10)
        let title = try DocumentData(json: Array(#"{"title": "b", "rows": [], "tint": "red"}"#.utf8))
        let texts = try template.filled(with: title).layout().view.displayList.commands.compactMap {
            if case .text(let run) = $0 { run.string } else { nil }
        }
        #expect(texts == ["A b"])
    }

    @Test(
        "White space collapses, breaks end lines, and inline elements are parts of one text",
        arguments: [
            ("<p> a  <b> b </b> c </p>", ["a ", "b ", "c"]),
            ("<p>a<br>b</p>", ["a", "b"]),
            ("<pre>a  b\n c</pre>", ["a  b", " c"]),
            ("<p style='white-space: pre-line'>a   b\n  c</p>", ["a b", "c"]),
            ("<p style='text-transform: capitalize'>it's so</p>", ["It's So"]),
            ("<div>a<script>x</script><span style='display: none'>b</span></div>", ["a"]),
        ])
    func text(html: String, expected: [String]) throws {
        let view = try Document(html: page(html)).layout().view
        let texts = view.displayList.commands.compactMap { if case .text(let run) = $0 { run.string } else { nil } }
        #expect(texts == expected)
    }

    @Test("The viewport is that of the page, of the caller, or follows from the content")
    func viewport() throws {
        let body = "<div id='a' style='width: 50vw; height: 10px'></div><div id='b' style='width: 50%'>x</div>"
        let named = try Document(html: page("<meta name=viewport content='width=400, height=300'>" + body))
        #expect(named.layout().view.size == CGSize(width: 400, height: 300))
        #expect(try named.layout().view.frame("a").width == 200)
        let given = try DocumentTemplate(html: page(body), viewport: CGSize(width: 200, height: 0)).filled(with: nil)
        #expect(try given.layout().view.frame("b").width == 100)
        #expect(try findings(page(body)).contains("1:54: warning: page: width: 50vw is not supported"))
    }

    @Test("Backgrounds, borders, corners, gradients, shadows and images are drawn")
    func drawing() throws {
        let image =
            "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR4nGP4z8AARwzIHAB/7gf5tYmdawAAAABJRU5ErkJggg=="
        let html = """
            <div style="background: linear-gradient(to right, red, blue); border: 2px solid hsl(120, 100%, 25%); border-radius: 4px;
              border-left: 4px solid red; box-shadow: 0 1px 2px rgba(0, 0, 0, .5); width: 40px; height: 20px; transform: rotate(10deg)"></div>
            <img id="i" src="\(image)" style="width: 40px"><hr>
            <p style="text-shadow: 1px 1px 2px black">x</p>
            """
        let view = try Document(html: page(html, "img { display: block }")).layout().view
        #expect(try view.frame("i").height == 20)
        #expect(try Document(html: page(html)).layout().diagnostics == [])
        var kinds: Set<String> = []
        for command in view.displayList.commands { kinds.insert(String("\(command)".prefix { $0.isLetter })) }
        #expect(kinds.isSuperset(of: ["fill", "shadow", "image", "transform"]), "\(kinds)")
    }

    @Test("A drawing in SVG is an image with the color of the text, and its size")
    func svg() throws {
        let html =
            "<p style='color: #0000ff'><svg id='s' viewBox='0 0 20 10' width='40' height='20'><path d='M0 0h20'/></svg></p>"
        let laidOut = try Document(html: page(html)).layout()
        #expect(laidOut.diagnostics == [])
        #expect(try laidOut.view.frame("s").size == CGSize(width: 40, height: 20))
        let images = laidOut.view.displayList.commands.compactMap {
            if case .image(let image) = $0 { image } else { nil }
        }
        #expect(images.count == 1)
        #expect("\(images)".contains("SVG"))
    }

    @Test("Hostile pages end, with an error or a drawing")
    func hostile() throws {
        let deep = String(repeating: "<div>", count: 190)
        #expect(try Document(html: page(deep + "x")).layout().view.frames.count > 190)
        #expect(throws: DocumentError.self) { try Document(html: page(String(repeating: "<div>", count: 100_000))) }
        #expect(throws: DocumentError.self) { try Document(html: [UInt8](repeating: 60, count: 9 << 20)) }
        for html in [
            "", "<", "<p", "</", "<!--", "<style>", "<style>p{", "<style>p{a:",
            "<p style='width: 1e999px; margin: nanpx'>",
            "<p style='font-size: 1e9px'>a", "<p style='line-height: 1e9'>a",
            "<div style='display: grid; grid-template-columns: repeat(1000000, 1fr)'>a",
            "<style>:root{--a:var(--b);--b:var(--a)}p{width:var(--a)}</style><p>a", "\u{0}\u{FEFF}<p>\u{0}", "<p>{{",
            "<p>{{{{",
            "<p style='border-radius: -1px; opacity: 1e400; letter-spacing: 1e300px'>a",
        ] {
            guard let document = try? Document(html: Array(html.utf8)) else { continue }
            let size = document.layout().view.size
            #expect(size.width.isFinite && size.height.isFinite, "\(html)")
        }
    }
}
