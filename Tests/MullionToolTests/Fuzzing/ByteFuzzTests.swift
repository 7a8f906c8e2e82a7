import Foundation
import MullionTestSupport
import Testing

/// Every command survives damaged copies of the examples: no crash, no hang, and no error without a position.
@Suite(.serialized) struct ByteFuzzTests {
    private static let corpus: [(FuzzRun.Input, [UInt8])] = {
        var corpus: [(FuzzRun.Input, [UInt8])] = []
        func add(_ input: FuzzRun.Input, _ folder: String, _ endings: [String]) {
            let url = package.appendingPathComponent(folder)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path))?.sorted() ?? []
            for name in names where endings.contains((name as NSString).pathExtension) {
                let isData = name.hasSuffix("-data.json")
                guard let bytes = FileManager.default.contents(atPath: url.appendingPathComponent(name).path) else {
                    continue
                }
                corpus.append((isData ? .data : input, [UInt8](bytes)))
            }
        }
        add(.document, "Examples", ["json"])
        add(.document, "Examples/collections", ["json"])
        add(.document, "Examples/css", ["json"])
        add(.html, "Examples/html", ["html"])
        add(.html, "Tests/Fixtures/Pages", ["html"])
        add(.rows, "Examples", ["csv"])
        add(.storyboard, "Examples/storyboards", ["storyboard"])
        add(.storyboard, "Tests/Fixtures/ib", ["xib", "storyboard"])
        add(.storyboard, "Tests/Fixtures/ib-check", ["xib"])
        add(.strings, "Examples/storyboards/de.lproj", ["strings", "xcstrings"])
        add(.tree, "Examples/trees", ["txt", "sexp", "nwk"])
        corpus.append((.tree, Array(#"{"label": "a", "left": {"label": "b"}, "children": ["c", {"name": "d"}]}"#.utf8)))
        return corpus
    }()

    private static let words = [
        "null", "true", "-0", "1e308", "-1e9", "65536", "\"\"", "{}", "[]", "{{", "}}", "{{row}}", "<?a?>", "<?xml?>",
        "<!--",
        "-->", "<![CDATA[", "]]>", "<!DOCTYPE a>", "&amp;", "&#0;", "\u{0}", "\u{FEFF}", "\u{202E}", "😀", "سلام", "\n",
        "\"", "\\u0000",
        "\\ud800", "(", ")", "'", ";", ",", ":", "id=\"a\"", "firstItem=\"a\"", "constant=\"nan\"", "NaN", "inf",
        "<div>", "</div>", "<style>", "style=\"", "{", "}", "<svg>", "var(--a)", "--a: var(--a)", "1e300px", "-5em",
        "1e300fr", "200%", "span 1000000", "repeat(1000000000, 1fr)",
    ].map { Array($0.utf8) }

    private static func damaged(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        var bytes = bytes
        for _ in 0...Int.random(in: 0..<4, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: bytes.indices, using: &random)
            let end = min(place + Int.random(in: 1...32, using: &random), bytes.count)
            switch Int.random(in: 0..<8, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.insert(UInt8.random(in: 0...127, using: &random), at: place)
            case 2: bytes.removeSubrange(place..<end)
            case 3: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
            case 4: bytes.removeSubrange(place...)
            case 5, 6: bytes.insert(contentsOf: random.pick(words), at: place)
            default:
                // A number becomes a different one.
                guard let digit = bytes[place...].firstIndex(where: { (0x30...0x39).contains($0) }) else { continue }
                bytes.replaceSubrange(
                    digit...digit, with: Array(random.pick(["0", "-1", "1e9", "99999", "0.001"]).utf8))
            }
        }
        return bytes
    }

    @Test("Damaged inputs end in an error with a position, or in a drawing")
    func bytes() throws {
        let run = try FuzzRun("bytes")
        for seed in fuzzSeeds(1_000) {
            var random = SplitMix64(seed: seed)
            let (input, bytes) = random.pick(Self.corpus)
            let complaints = try run.complaints(input, Self.damaged(bytes, &random), seed: seed)
            #expect(complaints == [])
        }
    }
}
