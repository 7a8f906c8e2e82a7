import Foundation
import MullionDrawing
import MullionGeometry
import MullionRender
import Testing

@Suite("Pages as HTML")
struct HTMLPagesTests {
    private func page(_ color: Color) -> DisplayList {
        var list = DisplayList()
        list.withClip(Path(CGRect(x: 0, y: 0, width: 5, height: 5))) {
            $0.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: color)
        }
        return list
    }

    @Test("Pages are below each other in their order, and no two names are alike")
    func order() throws {
        let colors: [Color] = [.red, .green]
        let html = HTMLPagesRenderer().render(pages: 2, size: CGSize(width: 100, height: 50)) { page(colors[$0]) }
            .output
        let first = try #require(html.range(of: "id=\"page-1\"")?.lowerBound)
        let second = try #require(html.range(of: "id=\"page-2\"")?.lowerBound)
        #expect(first < second)
        #expect(html.contains("aria-label=\"Page 1 of 2\"") && html.contains("aria-label=\"Page 2 of 2\""))
        #expect(html.contains("page1-") && html.contains("page2-"))
        #expect(html.contains("@page { size: 100pt 50pt; margin: 0; }"))
    }

    @Test("A title is text and never markup")
    func title() {
        let html = HTMLPagesRenderer(title: "</title><script>").render(pages: 0, size: .zero) { _ in page(.red) }.output
        #expect(!html.contains("<script>"))
    }

    @Test("Sizes that are none count as 0", arguments: [CGFloat.nan, -3, .infinity])
    func sizes(_ side: CGFloat) {
        let rendering = HTMLPagesRenderer().render(pages: 1, size: CGSize(width: side, height: 10)) { _ in page(.red) }
        #expect(rendering.output.contains("size: 0pt 10pt"))
        #expect(!rendering.diagnostics.isEmpty)
    }
}
