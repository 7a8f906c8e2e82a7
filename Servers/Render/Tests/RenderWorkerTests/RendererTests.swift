import Foundation
import Mullion
import Testing

@testable import RenderWorker

struct RendererTests {
    private let text = #"{"version": 1, "root": {"kind": "text", "text": "Dear {{name}}"}}"#

    private func answer(_ body: String, _ renderer: Renderer = Renderer()) -> (status: Int, text: String) {
        let answer = renderer.answer(to: Array(body.utf8))
        return (answer.status, String(decoding: answer.body, as: UTF8.self))
    }

    /// Calls the test with a folder of two templates, beside a file that no request may reach.
    private func withTemplates(_ body: (TemplateStore) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let templates = folder.appendingPathComponent("templates")
        try FileManager.default.createDirectory(at: templates, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(text.utf8).write(to: templates.appendingPathComponent("letter.json"))
        try Data("<p>Hello {{name}}</p>".utf8).write(to: templates.appendingPathComponent("page.html"))
        try Data(text.utf8).write(to: folder.appendingPathComponent("secret.json"))
        try body(try TemplateStore(folder: templates.path))
    }

    @Test func documentIsDrawnAsTheLibraryDrawsIt() throws {
        let document = #"{"version": 1, "root": {"kind": "text", "text": "{{price}}"}}"#
        let answer = answer(#"{"document": \#(document), "data": {"price": 12.50}}"#)
        #expect(answer.status == 200)
        let data = try DocumentData(json: Array(#"{"price": 12.50}"#.utf8))
        let view = try DocumentTemplate(json: document).filled(with: data).layout().view
        #expect(answer.text == SVGRenderer().render(view.displayList, size: view.canvasSize).output)
        #expect(answer.text.contains("12.50"))
    }

    @Test func templatesAreFilled() throws {
        try withTemplates { templates in
            #expect(templates.names == ["letter", "page"])
            let renderer = Renderer(templates: templates)
            let letter = answer(#"{"template": "letter", "data": {"name": "Ada"}}"#, renderer)
            #expect(letter.status == 200)
            #expect(letter.text.contains("Dear Ada"))
            let page = answer(#"{"template": "page", "data": {"name": "Ada"}, "format": "html"}"#, renderer)
            #expect(page.status == 200)
            #expect(page.text.contains("<!DOCTYPE html>") && page.text.contains("Hello"))
        }
    }

    @Test(arguments: ["../secret", "letter.json", "/etc/passwd", "", "..%2Fsecret"])
    func otherFilesAreNoTemplates(name: String) throws {
        try withTemplates { templates in
            #expect(answer(#"{"template": "\#(name)"}"#, Renderer(templates: templates)).status == 404)
        }
    }

    @Test func faultsHaveTheirPositionInTheBody() {
        let answer = answer(
            "{\"format\": \"svg\", \"document\":\n  {\"version\": 1,\n   \"root\": {\"kind\": \"txt\"}}}")
        #expect(answer.status == 422)
        #expect(answer.text.contains(#""line":3"#))
        #expect(answer.text.contains(#""column":21"#))
    }

    @Test(arguments: [
        "", "{", "[]", "{}", "{\"document\"", "{\"document\":", "{\"document\":}", "{\"document\":1,}", "{\"a\\",
        "\u{0}", #"{"document": 1} 2"#, #"{"other": 1}"#, #"{"scale": 1e999, "document": {}}"#,
        #"{"document": 1, "document": 1}"#, #"{"format": "exe", "document": {}}"#, #"{"scale": -1, "document": {}}"#,
    ])
    func invalidRequestsAreErrors(body: String) {
        let answer = answer(body)
        #expect(answer.status == 400 || answer.status == 422)
        #expect(answer.text.hasPrefix(#"{"error":{"#))
    }

    @Test func nestingIsLimited() {
        let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
        #expect(answer(#"{"document": \#(deep)}"#).status == 422)
        #expect(answer(#"{"document": {}, "data": \#(deep)}"#).status == 422)
    }

    @Test func nodesAreLimited() {
        var limits = RenderLimits()
        limits.nodes = 100
        let elements = Array(repeating: #"{"kind": "text", "text": "a"}"#, count: 101).joined(separator: ",")
        let body = #"{"document": {"version": 1, "root": {"kind": "vStack", "children": [\#(elements)]}}}"#
        let limited = answer(body, Renderer(limits: limits))
        #expect(limited.status == 422)
        #expect(limited.text.contains("the limit is 100"))
        #expect(answer(body).status == 200)
    }

    @Test func bytesOfDrawingsAreLimited() {
        var limits = RenderLimits()
        limits.answerBytes = 100
        let body = #"{"document": {"version": 1, "root": {"kind": "text", "text": "a"}}}"#
        #expect(answer(body, Renderer(limits: limits)).status == 422)
    }

    #if Cairo
    @Test func pixelsAreLimited() {
        func body(_ side: Int) -> String {
            #"{"format": "png", "document": {"version": 1, "size": [\#(side), \#(side)], "root": {"kind": "spacer"}}}"#
        }
        #expect(answer(body(1000)).status == 200)
        #expect(answer(body(4000)).status == 422)
    }

    @Test func pixelsAndPagesAreFiles() {
        let document = #"{"version": 1, "root": {"kind": "text", "text": "a"}}"#
        let png = Renderer().answer(to: Array(#"{"format": "png", "document": \#(document)}"#.utf8))
        #expect(png.body.starts(with: [0x89, 0x50, 0x4E, 0x47]) && png.contentType == "image/png")
        let pdf = Renderer().answer(to: Array(#"{"format": "pdf", "document": \#(document)}"#.utf8))
        #expect(pdf.body.starts(with: Array("%PDF-".utf8)) && pdf.contentType == "application/pdf")
    }
    #endif

    @Test func damagedTemplatesAreNamedWithTheirPosition() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("{\n  oops".utf8).write(to: folder.appendingPathComponent("bad.json"))
        #expect {
            try TemplateStore(folder: folder.path)
        } throws: {
            "\($0)".contains("bad.json:2:3: error:")
        }
        #expect(throws: TemplateError.self) { try TemplateStore(folder: folder.path + "/missing") }
    }
}
