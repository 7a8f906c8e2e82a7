import Mullion
import Testing

@testable import example_server

@Suite("The example of a server")
struct ServerExampleTests {
    @Test("The picture says what the request says, and nothing about it surprises")
    func picture() {
        let renderer = renderer(for: .sample)
        let svg = renderer.svg()
        for text in ["Autumn repairs", "2,062.00", "2 × 684.00", "linearGradient", "feGaussianBlur"] {
            #expect(svg.contains(text), "\(text) is missing")
        }
        #expect(renderer.layout().diagnostics.isEmpty)
        #expect(renderer.layout().size.width == 640)
    }

    @Test("Prices are below each other, and a long description wraps beside them")
    func columns() throws {
        let frames = renderer(for: .sample).frames()
        let items = frames.filter { $0.name?.hasPrefix("item ") == true }
        #expect(items.count == 4)
        #expect(Set(items.map(\.absoluteFrame.maxX)).count == 1)
        #expect(items[0].frame.height > items[2].frame.height && items[2].frame.height > items[1].frame.height)
    }

    @Test("A folder gets the picture, the page and the frames")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mullion-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(.sample, into: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["invoice.html", "invoice.svg", "invoice.txt"])
        let frames = try String(contentsOf: folder.appendingPathComponent("invoice.txt"), encoding: .utf8)
        #expect(frames.hasPrefix("card: 544 × ") && frames.contains("\ntotal: "))
    }

    @Test("Pictures drawn at once are those drawn one by one, in the order of the requests")
    func concurrent() async {
        let invoices = (1...24).map(Invoice.numbered)
        let pictures = await renderAll(invoices)
        let wrong = invoices.indices.filter { pictures[$0] != renderer(for: invoices[$0]).svg() }
        #expect(wrong.isEmpty)
        #expect(Set(pictures).count == invoices.count)
    }

    @Test(
        "Money has groups of three digits and two decimals",
        arguments: [
            (0, "0.00 €"), (5, "0.05 €"), (123_456, "1,234.56 €"), (100_000_000, "1,000,000.00 €"),
            (-99_950, "−999.50 €"),
        ])
    func amounts(_ cents: Int, _ text: String) { #expect(money(cents) == text) }
}
