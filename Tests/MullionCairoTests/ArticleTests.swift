#if Cairo
import Mullion
import Testing

@Suite("The article about MullionCairo")
struct ArticleTests {
    @Test("A greeting becomes PNG and PDF as the article says")
    func greeting() throws {
        let greeting = Text("नमस्ते, שָׁלוֹם, 你好").font(.system(size: 28)).padding(24)

        var renderer = ViewRenderer(greeting)
        renderer.measurer = PangoTextMeasurer()
        let picture = renderer.layout()

        let png = try PNGRenderer(scale: 2, background: .white).render(picture.displayList, size: picture.canvasSize)
        let page = PDFPage(
            picture.displayList, size: picture.canvasSize,
            links: [PDFPage.Link(CGRect(origin: .zero, size: picture.canvasSize), to: "https://example.org")])
        let pdf = try PDFRenderer(title: "A greeting").render([page])

        #expect(png.diagnostics.isEmpty && pdf.diagnostics.isEmpty)
        let image = try EncodedImage(png.output)
        #expect(CGFloat(image.pixelWidth) == (2 * picture.canvasSize.width).rounded(.up))
        #expect(pdf.output.starts(with: "%PDF".utf8))
    }

    @Test("A view becomes PNG and PDF in one line")
    func oneLine() throws {
        let renderer = ImageRenderer(content: Text("New").padding(4))
        renderer.scale = 3
        #expect(try EncodedImage(renderer.png()).pixelHeight > 60)
        #expect(try renderer.pdf().starts(with: "%PDF".utf8))
    }
}
#endif
