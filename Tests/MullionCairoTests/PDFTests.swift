#if Cairo
import Foundation
import Mullion
import MullionCairo
import Testing

@Suite("PDF")
struct PDFTests {
    private func page(_ text: String, links: [PDFPage.Link] = []) -> PDFPage {
        var list = DisplayList()
        list.fill(Path(roundedRect: CGRect(x: 10, y: 10, width: 180, height: 40), cornerRadius: 8), with: .yellow)
        list.withOpacity(0.9) {
            $0.text(TextRun(text, at: CGPoint(x: 20, y: 36), font: PixelScene.font, color: .black))
        }
        list.withShadow(Shadow(radius: 2)) {
            $0.text(TextRun("in a shadow", at: CGPoint(x: 20, y: 80), font: PixelScene.font, color: .black))
        }
        return PDFPage(list, size: CGSize(width: 200, height: 100), links: links)
    }

    /// A document, the streams in it not decoded.
    private func source(_ pages: [PDFPage], _ renderer: PDFRenderer = PDFRenderer()) throws -> String {
        String(decoding: try renderer.render(pages).output, as: UTF8.self)
    }

    @Test("A document has its pages in their sizes")
    func pages() throws {
        var wide = page("two")
        wide.size.width = 321
        let text = try source([page("one"), wide, page("three")])
        #expect(text.hasPrefix("%PDF-1."))
        #expect(text.contains("/Count 3"))
        #expect(text.components(separatedBy: "/Type /Page ").count == 4)
        #expect(text.contains("321 100"))
    }

    @Test("Fonts are embedded, as far as they are used")
    func fonts() throws {
        let text = try source([page("one")])
        #expect(text.contains("/FontFile"))
        // A part of a font has a name such as ABCDEF+DejaVuSans.
        #expect(text.contains(#/FontName /[A-Z]{6}\+/#))
    }

    @Test("Text can be found and selected, in layers and beside a shadow, in several scripts")
    func text() throws {
        let pdf = try PDFRenderer().render([page("Every box"), page("नमस्ते 你好 עברית")]).output
        guard let text = try PopplerText.text(of: pdf) else {
            print("pdftotext is not installed, so the text of documents is not read.")
            return
        }
        for word in ["Every box", "in a shadow", "你好", "नमस्ते"] { #expect(text.contains(word), "\(text)") }
    }

    @Test("Everything but the blur of a shadow stays vectors")
    func vectors() throws {
        var list = DisplayList()
        list.withOpacity(0.5) {
            $0.withClip(Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50))) {
                $0.fill(
                    Path(CGRect(x: 0, y: 0, width: 50, height: 50)),
                    with: .linearGradient(
                        Gradient(colors: [.red, .blue]), from: .zero, to: CGPoint(x: 50, y: 50)))
            }
        }
        let size = CGSize(width: 100, height: 100)
        #expect(try !source([PDFPage(list, size: size)]).contains("/Subtype /Image"))
        list.withShadow(Shadow(radius: 2)) { $0.fill(Path(CGRect(x: 9, y: 9, width: 9, height: 9)), with: .red) }
        #expect(try source([PDFPage(list, size: size)]).contains("/Subtype /Image"))
    }

    @Test("A picture in JPEG is part of a document as the file it is, also where it throws a shadow")
    func photographs() throws {
        let image = try Fixtures.image("squares.jpeg")
        for hasShadow in [false, true] {
            var list = DisplayList()
            if hasShadow { list.append(.pushShadow(Shadow(radius: 2))) }
            list.image(image, in: CGRect(x: 10, y: 10, width: 40, height: 40))
            let page = PDFPage(list, size: CGSize(width: 100, height: 100))
            let pdf = Data(try PDFRenderer().render([page]).output)
            #expect(pdf.range(of: Data(image.bytes)) != nil)
        }
    }

    @Test("A document says what it is, in any script")
    func metadata() throws {
        let renderer = PDFRenderer(title: "A (title) \\", author: "Ingrid", subject: "Größe 你好", keywords: "a, b")
        let text = try source([page("one")], renderer)
        // Sixteen bits a character, where it has others than letters.
        #expect(text.contains("/Title <FEFF004100200028"))
        #expect(text.contains("/Author (Ingrid)"))
        #expect(text.contains("/Keywords (a, b)"))
        #expect(text.contains("/Subject <FEFF"))
        #expect(!text.contains("/CreationDate"))
        var dated = renderer
        dated.creationDate = "2026-11-21T12:00:00Z"
        #expect(try source([page("one")], dated).contains("/CreationDate (20261121120000Z"))
        dated.creationDate = "yesterday"
        #expect(try !source([page("one")], dated).contains("/CreationDate"))
    }

    @Test("A link leads from its rectangle to its address")
    func links() throws {
        let link = PDFPage.Link(CGRect(x: 10, y: 20, width: 30, height: 40), to: "https://example.org/?a=1&b=%20")
        let text = try source([page("one", links: [link])])
        #expect(text.contains("/URI (https://example.org/?a=1&b=%20)"))
        // From below: 100 − 60 and 100 − 20.
        #expect(text.contains(#/Rect \[ 10(\.0+)? 40(\.0+)? 40(\.0+)? 80(\.0+)? \]/#), "\(text)")
    }

    @Test(
        "An address cannot end what it is written in",
        arguments: ["a' rect=[0 0 1 1] uri='b", "a) /Launch (b", "a\\", "a\n\0b", "ü 你", "'", "\\'"])
    func hostileLinks(_ address: String) throws {
        let link = PDFPage.Link(CGRect(x: 10, y: 20, width: 30, height: 40), to: address)
        let text = try source([page("one", links: [link])])
        let written = try #require(text.components(separatedBy: "/URI (").last?.components(separatedBy: ")").first)
        #expect(written.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"()\\'".utf8.contains($0) }, "\(written)")
        #expect(written.removingPercentEncoding == address)
    }

    @Test("Links that lead nowhere or lie nowhere are left out")
    func emptyLinks() throws {
        let links = [
            PDFPage.Link(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), to: "https://example.org"),
            PDFPage.Link(CGRect(x: 0, y: 0, width: 1, height: 1), to: ""),
        ]
        #expect(try !source([page("one", links: links)]).contains("/URI"))
    }

    @Test("The same pages give the same bytes")
    func deterministic() throws {
        let pages = [page("one", links: [PDFPage.Link(CGRect(x: 1, y: 1, width: 9, height: 9), to: "https://a.b")])]
        let renderer = PDFRenderer(title: "one")
        #expect(try renderer.render(pages).output == renderer.render(pages).output)
    }
}

/// The program of Poppler that reads the text of a document.
enum PopplerText {
    /// The text; nil if the program is not installed.
    static func text(of pdf: [UInt8]) throws -> String? {
        let program = ["/usr/bin/pdftotext", "/usr/local/bin/pdftotext", "/opt/homebrew/bin/pdftotext"]
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let program else { return nil }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        try Data(pdf).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = [file.path, "-"]
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
#endif
