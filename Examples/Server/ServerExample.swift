// What a server does for a request: a value in, an SVG out. The view is in InvoiceView.swift, the data in
// Invoice.swift.
//
//     swift run example-server              the invoice as SVG
//     swift run example-server folder       the invoice as SVG, HTML and a list of frames, written into a folder

import Mullion

/// The picture of a request: 640 points wide, as high as it needs to be.
///
/// Everything is made anew for each request and nothing is shared, so requests can be answered on all threads at once.
func renderer(for invoice: Invoice) -> ImageRenderer<InvoiceView> {
    let renderer = ImageRenderer(content: InvoiceView(invoice: invoice))
    renderer.proposedSize = ProposedViewSize(width: 640, height: nil)
    return renderer
}

/// Where the boxes with names are, on whole pixels: for whoever wants to put links or buttons on the picture.
func table(of frames: [NodeFrame]) -> String {
    frames.compactMap { frame in
        guard let name = frame.name else { return nil }
        let box = frame.absoluteFrame.pixelAligned(scale: 1)
        return "\(name): \(Int(box.width)) × \(Int(box.height)) at \(Int(box.minX)), \(Int(box.minY))\n"
    }.joined()
}

/// Answers many requests on all cores, in their order.
func renderAll(_ invoices: [Invoice]) async -> [String] {
    await withTaskGroup(of: (Int, String).self) { group in
        for (index, invoice) in invoices.enumerated() {
            group.addTask { (index, renderer(for: invoice).svg()) }
        }
        var pictures = Array(repeating: "", count: invoices.count)
        for await (index, picture) in group { pictures[index] = picture }
        return pictures
    }
}

/// Writes the three forms of a picture.
func write(_ invoice: Invoice, into folder: URL) throws {
    let renderer = renderer(for: invoice)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ text: String, _ name: String) throws {
        try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    try write(renderer.svg(), "invoice.svg")
    try write(renderer.html(), "invoice.html")
    try write(table(of: renderer.frames()), "invoice.txt")
}

@main
enum ServerExample {
    static func main() async throws {
        if CommandLine.arguments.count > 1 {
            try write(.sample, into: URL(fileURLWithPath: CommandLine.arguments[1]))
        } else {
            print(renderer(for: .sample).svg())
        }

        let invoices = (1...100).map(Invoice.numbered)
        let clock = ContinuousClock()
        let start = clock.now
        let pictures = await renderAll(invoices)
        let milliseconds = Int((clock.now - start) / .milliseconds(1))
        let kilobytes = pictures.reduce(0) { $0 + $1.utf8.count } / 1000
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let line = "\(pictures.count) invoices, \(kilobytes) kB, \(milliseconds) ms on \(cores) cores\n"
        FileHandle.standardError.write(Data(line.utf8))
    }
}
