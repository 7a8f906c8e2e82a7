#if Cairo
import Foundation
import Mullion

/// How fast cards are drawn from a template, as PNG and as PDF: each step of one card after the other, and all steps in
/// all processors. Times are of the clock on the wall.
struct CardReport {
    /// Where card.json and its picture are.
    let folder: String
    /// How many cards are drawn for each number.
    let count: Int

    /// What was measured; times in milliseconds a card, medians.
    struct Times: Encodable {
        var processors = ProcessInfo.processInfo.activeProcessorCount
        /// Filling the template, measuring and placing.
        var layout = 0.0
        /// Drawing the pixels.
        var draw = 0.0
        /// Writing them as PNG, by cairo's own writer.
        var encode = 0.0
        /// Writing them by the fast compression.
        var fastEncode = 0.0
        /// Drawing and writing a document.
        var pdf = 0.0
        /// Whole cards a second, in one thread and in all; PNG by the fast compression.
        var pngRate = 0.0
        var pngRateOfAll = 0.0
        var pdfRate = 0.0
        var pdfRateOfAll = 0.0
        /// The first card as SVG, for programs that make pixels of it.
        var svg = ""
    }

    func run() throws -> Times {
        let template = try DocumentTemplate(Data(contentsOf: URL(fileURLWithPath: folder + "/card.json")))
        let resources = ResourceFolder(path: folder)
        @Sendable func layout(_ index: Int) throws -> LaidOutView {
            let data = try DocumentData(
                json: Data(#"{"title": "Every box in its place, number \#(index)", "author": "Ingrid Solberg"}"#.utf8))
            return try template.filled(with: data, resources: resources).layout().view
        }
        @Sendable func png(_ index: Int) throws -> [UInt8] {
            let picture = try layout(index)
            var renderer = PNGRenderer()
            renderer.compression = .fast
            return try renderer.render(picture.displayList, size: picture.canvasSize).output
        }
        @Sendable func pdf(_ index: Int) throws -> [UInt8] {
            let picture = try layout(index)
            return try PDFRenderer().render([PDFPage(picture.displayList, size: picture.canvasSize)]).output
        }
        for index in 0..<10 { _ = (try png(index), try pdf(index)) }
        var times = Times()
        var (layouts, draws, encodes, pdfs): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
        var fastEncodes: [Double] = []
        for index in 0..<count {
            var picture = try layout(index)
            layouts.append(try Self.milliseconds { picture = try layout(index) })
            var pixels: PixelImage?
            draws.append(
                try Self.milliseconds {
                    pixels = try PNGRenderer().draw(picture.displayList, size: picture.canvasSize).output
                })
            encodes.append(try Self.milliseconds { _ = try pixels?.pngBytes(.best) })
            fastEncodes.append(try Self.milliseconds { _ = try pixels?.pngBytes(.fast) })
            pdfs.append(
                try Self.milliseconds {
                    _ = try PDFRenderer().render([PDFPage(picture.displayList, size: picture.canvasSize)])
                })
        }
        (times.layout, times.draw) = (median(layouts), median(draws))
        (times.encode, times.pdf) = (median(encodes), median(pdfs))
        times.fastEncode = median(fastEncodes)
        let card = try layout(0)
        times.svg = SVGRenderer().render(card.displayList, size: card.canvasSize).output
        times.pngRate = try rate(count) { for index in 0..<count { _ = try png(index) } }
        times.pngRateOfAll = try rate(count) { try inAllProcessors(count) { _ = try png($0) } }
        // A second's worth: threads find the fonts anew.
        let pages = 10 * count
        times.pdfRate = try rate(pages) { for index in 0..<pages { _ = try pdf(index) } }
        times.pdfRateOfAll = try rate(pages) { try inAllProcessors(pages) { _ = try pdf($0) } }
        return times
    }

    /// Draws the cards in as many threads as there are processors.
    private func inAllProcessors(_ count: Int, _ draw: @Sendable (Int) throws -> Void) throws {
        let failures = Failures()
        let threads = ProcessInfo.processInfo.activeProcessorCount
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
            for index in stride(from: thread, to: count, by: threads) { failures.note { try draw(index) } }
        }
        try failures.check()
    }

    private func rate(_ count: Int, _ work: () throws -> Void) throws -> Double {
        Double(count) / (try Self.milliseconds(work) / 1_000)
    }

    private static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
        try ContinuousClock().measure(work) / .milliseconds(1)
    }

    /// The first thing that went wrong in a thread.
    private final class Failures: @unchecked Sendable {
        private let lock = NSLock()
        private var first: (any Error)?

        func note(_ work: () throws -> Void) {
            do {
                try work()
            } catch {
                lock.lock()
                defer { lock.unlock() }
                first = first ?? error
            }
        }

        func check() throws { if let first { throw first } }
    }
}
#endif
