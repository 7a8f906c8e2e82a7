import CMullion
import Foundation
import MullionC
import Testing

@Suite("The solver of C")
struct SolverTests {
    @Test("Constraints by priority; a conflict is refused with its members, and changes nothing")
    func conflict() {
        var solver: mullion_solver = 0
        mullion_solver_create(&solver)
        defer { mullion_solver_destroy(solver) }
        var width: mullion_variable = 0
        mullion_solver_add_variable(solver, "width", &width)
        let term = [mullion_term(variable: width, coefficient: 2)]
        var wish: mullion_constraint = 0
        var limit: mullion_constraint = 0
        var value = 0.0
        #expect(mullion_solver_add_constraint(solver, term, 1, 0, 300, 500, &wish) == MULLION_OK)
        #expect(mullion_solver_add_constraint(solver, term, 1, -1, 200, MULLION_REQUIRED, &limit) == MULLION_OK)
        #expect(mullion_solver_value(solver, width, &value) == MULLION_OK && value == 100)
        var refused: mullion_constraint = 0
        let status = mullion_solver_add_constraint(solver, term, 1, 1, 220, MULLION_REQUIRED, &refused)
        #expect(status == MULLION_UNSATISFIABLE && refused == 0)
        #expect(String(cString: mullion_error_message()).contains("cannot hold together"))
        #expect(mullion_solver_set_constant(solver, limit, 260) == MULLION_OK)
        #expect(mullion_solver_value(solver, width, &value) == MULLION_OK && value == 130)
        #expect(mullion_solver_set_priority(solver, limit, 400) == MULLION_OK)
        #expect(mullion_solver_value(solver, width, &value) == MULLION_OK && value == 150)
        #expect(mullion_solver_remove_variable(solver, width) == MULLION_INVALID_ARGUMENT)
        #expect(mullion_solver_remove_constraint(solver, wish) == MULLION_OK)
        #expect(mullion_solver_remove_constraint(solver, wish) == MULLION_INVALID_HANDLE)
        #expect(mullion_solver_remove_constraint(solver, limit) == MULLION_OK)
        #expect(mullion_solver_remove_variable(solver, width) == MULLION_OK)
        #expect(mullion_solver_value(solver, width, &value) == MULLION_INVALID_HANDLE)
    }

    @Test("Numbers and relations that cannot be used are refused")
    func hostile() {
        var solver: mullion_solver = 0
        mullion_solver_create(&solver)
        defer { mullion_solver_destroy(solver) }
        var variable: mullion_variable = 0
        var constraint: mullion_constraint = 0
        mullion_solver_add_variable(solver, nil, &variable)
        func add(_ coefficient: Double, _ relation: Int32, _ constant: Double, _ priority: Double) -> mullion_status {
            let term = [mullion_term(variable: variable, coefficient: coefficient)]
            return mullion_solver_add_constraint(solver, term, 1, relation, constant, priority, &constraint)
        }
        let statuses = [
            add(.nan, 0, 0, 1), add(1e300, 0, 0, 1), add(1, 2, 0, 1), add(1, 0, .infinity, 1), add(1, 0, 0, 0),
            add(1, 0, 0, 1001), add(1, 0, 0, .nan),
            mullion_solver_add_constraint(solver, nil, 1, 0, 0, 1, &constraint),
        ]
        #expect(statuses.allSatisfy { $0 == MULLION_INVALID_ARGUMENT })
        let unknown = [mullion_term(variable: 99, coefficient: 1)]
        #expect(mullion_solver_add_constraint(solver, unknown, 1, 0, 0, 1, &constraint) == MULLION_INVALID_HANDLE)
        #expect(constraint == 0)
    }
}

@Suite("Documents of C")
struct DocumentTests {
    private func document(_ text: String, _ syntax: mullion_syntax = 0) -> (mullion_status, mullion_document) {
        var document: mullion_document = 0
        let status = mullion_document_create(syntax, text, text.utf8.count, nil, &document)
        return (status, document)
    }

    private func render(
        _ document: mullion_document, _ data: String? = nil, _ format: Int, scale: Double = 1
    ) -> (status: mullion_status, text: String) {
        var bytes = mullion_bytes()
        let status = mullion_document_render(
            document, data, data?.utf8.count ?? 0, mullion_format(format), scale, &bytes)
        defer { mullion_bytes_free(&bytes) }
        return (
            status,
            bytes.data.map { String(decoding: UnsafeBufferPointer(start: $0, count: bytes.size), as: UTF8.self) } ?? ""
        )
    }

    private let card = """
        {"version": 1, "size": [200, 80], "background": "white",
         "root": {"kind": "text", "name": "greeting", "text": "Hello, {{name}}"}}
        """

    @Test("A template is drawn with data in every format")
    func formats() {
        let (status, document) = document(card)
        #expect(status == MULLION_OK)
        defer { mullion_document_destroy(document) }
        let data = #"{"name": "Ada"}"#
        #expect(render(document, data, Int(MULLION_SVG)).text.contains("Hello, Ada"))
        #expect(render(document, data, Int(MULLION_HTML_PAGE)).text.hasPrefix("<!DOCTYPE html>"))
        #expect(render(document, data, Int(MULLION_FRAMES)).text.contains("greeting"))
        #if Cairo
        #expect(render(document, data, Int(MULLION_PNG), scale: 2).text.dropFirst().hasPrefix("PNG"))
        #expect(render(document, data, Int(MULLION_PDF)).text.hasPrefix("%PDF"))
        #else
        #expect(render(document, data, Int(MULLION_PNG)).status == MULLION_UNSUPPORTED)
        #endif
        #expect(render(document, data, 9).status == MULLION_INVALID_ARGUMENT)
        #expect(render(document, data, Int(MULLION_SVG), scale: .nan).status == MULLION_INVALID_ARGUMENT)
    }

    @Test("A page of HTML")
    func html() {
        let (status, document) = document("<p style='margin: 0'>Hello</p>", mullion_syntax(MULLION_HTML))
        #expect(status == MULLION_OK)
        #expect(render(document, nil, Int(MULLION_SVG)).text.contains("Hello"))
        mullion_document_destroy(document)
    }

    @Test("Errors of a document and of its data have line and column")
    func errors() {
        #expect(document("{\"version\": 1,\n \"rot\": 1}").0 == MULLION_OK)
        let (_, broken) = document("{\"version\": 1,\n \"rot\": 1}")
        #expect(render(broken, nil, 0).status == MULLION_INVALID_TEXT)
        #expect(String(cString: mullion_error_message()).hasPrefix("2:2: error: "))
        #expect(document("{\"version\": 1,").0 == MULLION_INVALID_TEXT)
        #expect(String(cString: mullion_error_message()).hasPrefix("1:15: error: "))
        let (_, template) = document(card)
        #expect(render(template, nil, 0).status == MULLION_INVALID_TEXT)
        #expect(render(template, "[", 0).status == MULLION_INVALID_TEXT)
        #expect(document("", 7).0 == MULLION_INVALID_ARGUMENT)
        var none: mullion_document = 0
        #expect(mullion_document_create(0, nil, 4, nil, &none) == MULLION_INVALID_ARGUMENT)
        #expect(mullion_document_create(0, "{}", -1, nil, &none) == MULLION_INVALID_ARGUMENT)
    }
}
