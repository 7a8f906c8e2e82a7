#if Cairo
import Foundation
import Mullion
import MullionCairo
import Testing

@Suite("Cairo in several threads")
struct CairoThreadTests {
    /// What threads have drawn.
    private final class Results: @unchecked Sendable {
        private let lock = NSLock()
        private var pictures: Set<[UInt32]> = []
        private var failures: [String] = []

        func add(_ draw: () throws -> [UInt32]) {
            let result = Result { try draw() }
            lock.lock()
            defer { lock.unlock() }
            switch result {
            case .success(let pixels): pictures.insert(pixels)
            case .failure(let error): failures.append("\(error)")
            }
        }

        var summary: (pictures: Int, failures: [String]) { (pictures.count, failures) }
    }

    @Test("Pictures that are drawn at once are alike, with one measurer for all")
    func pictures() throws {
        let measurer = PangoTextMeasurer()
        let images = try ["squares.png", "squares.jpeg"].map { try Fixtures.image($0) }
        let results = Results()
        DispatchQueue.concurrentPerform(iterations: 24) { _ in
            results.add {
                let view = VStack(spacing: 4) {
                    Text("नमस्ते दुनिया").font(.system(size: 14))
                    Text("Every box in its place").font(.system(size: 11)).shadow(radius: 2)
                }
                .padding(8)
                var renderer = ViewRenderer(view)
                renderer.measurer = measurer
                let picture = renderer.layout(in: ProposedViewSize(width: 120, height: nil))
                var list = picture.displayList
                for image in images { list.image(image, in: CGRect(x: 2, y: 2, width: 20, height: 20)) }
                _ = try PDFRenderer().render([PDFPage(list, size: picture.canvasSize)])
                return try PNGRenderer().draw(list, size: picture.canvasSize).output.pixels
            }
        }
        #expect(results.summary.failures.isEmpty)
        #expect(results.summary.pictures == 1)
    }
}
#endif
