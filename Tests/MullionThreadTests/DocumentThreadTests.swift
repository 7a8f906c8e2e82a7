import Foundation
import Mullion
import MullionTestSupport
import Testing

/// Templates, images, fonts, and measurers are sendable: threads fill one template at once. Meant to run under the
/// thread sanitizer as well.
@Suite("Documents on threads")
struct DocumentThreadTests {
    private static let threads = 16

    private static let template = #"""
        {"version": 1, "size": [240, null], "background": "white",
         "fonts": [{"family": "Brand", "files": ["example.ttf"]}],
         "root": {"kind": "vStack", "alignment": "leading", "spacing": 4, "children": [
           {"kind": "image", "source": "logo.svg"},
           {"kind": "text", "text": "{{title}}", "font": {"family": "Brand", "size": 20}},
           {"kind": "text", "repeat": "items", "text": "{{index}}: {{item.name}} {{item.price | currency EUR}}"},
           {"kind": "flex", "style": {"gap": "3px", "flex-wrap": "wrap"}, "children": [
             {"kind": "text", "repeat": "items", "text": "{{item.name}}"}]}]}}
        """#

    /// The data of a thread, of which no two are the same.
    private static func data(_ thread: Int) throws -> DocumentData {
        let items = (0...thread).map { #"{"name": "item \#($0 * thread)", "price": \#($0).5}"# }
        return try DocumentData(
            json: #"{"title": "Thread \#(thread) of all", "items": [\#(items.joined(separator: ","))]}"#.utf8)
    }

    private struct Shared: Sendable {
        var template: DocumentTemplate
        var resources: ResourceFolder
        var measurer: any TextMeasurer
    }

    /// What is drawn of the shared template for a thread, in several formats.
    private static func drawings(_ shared: Shared, _ thread: Int) throws -> [String] {
        let document = try shared.template.filled(with: try data(thread), resources: shared.resources)
        let view = document.layout(measurer: shared.measurer).view
        let pages = document.pages(PageFormat(size: CGSize(width: 200, height: 120), margin: 10)).pages
        let all = [view.displayList] + (0..<pages.count).map { pages.displayList(ofPage: $0) }
        return all.map { SVGRenderer().render($0, size: CGSize(width: 240, height: 400)).output }
            + [TerminalRenderer().render(view.displayList, size: view.size).output]
    }

    private final class Results: @unchecked Sendable {
        private let lock = NSLock()
        private var different: Set<Int> = []
        private var rounds = 0
        var outcome: (different: Set<Int>, rounds: Int) { lock.withLock { (different, rounds) } }
        func add(_ thread: Int, isSame: Bool) {
            lock.withLock {
                rounds += 1
                if !isSame { different.insert(thread) }
            }
        }
    }

    @Test("Sixteen threads draw one template with their own data as each would alone")
    func sharedTemplate() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>"#.utf8)
            .write(to: folder.appendingPathComponent("logo.svg"))
        try Fixture.data("Fonts/MullionVariable-100-100-0-14.ttf")
            .write(to: folder.appendingPathComponent("example.ttf"))
        func shared() throws -> Shared {
            Shared(
                template: try DocumentTemplate(json: Self.template), resources: ResourceFolder(path: folder.path),
                measurer: MetricsTextMeasurer())
        }
        let alone = try shared()
        let expected = try (0..<Self.threads).map { try Self.drawings(alone, $0) }
        let results = Results()
        let end = Date(timeIntervalSinceNow: isFullTestRun ? 60 : 0)
        repeat {
            // New each time, so that threads compete for what is read once.
            let together = try shared()
            let done = DispatchGroup()
            for thread in 0..<Self.threads {
                let work = Thread {
                    results.add(thread, isSame: (try? Self.drawings(together, thread)) == expected[thread])
                    done.leave()
                }
                work.stackSize = 4 << 20
                done.enter()
                work.start()
            }
            done.wait()
        } while Date() < end
        #expect(results.outcome.different.isEmpty)
        #expect(results.outcome.rounds.isMultiple(of: Self.threads))
    }
}
