import Foundation
import Mullion
import MullionTestSupport
import Testing

@testable import MullionTool

/// Rows drawn in parts, and again.
@Suite struct BatchPartTests {
    private static let template = #"""
        {"version": 1, "root": {"kind": "color", "color": "{{color}}", "modifiers": [{"frame": {"width": "{{size}}", "height": 10}}]}}
        """#

    private func folder(rows: Int, changing changed: [Int: String] = [:]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try Self.template.write(toFile: folder.path("t.json"), atomically: true, encoding: .utf8)
        try write(rows, changed, folder)
        return folder
    }

    private func write(_ rows: Int, _ changed: [Int: String], _ folder: TemporaryFolder) throws {
        let lines = (1...rows).map { "\($0),\(changed[$0] ?? "red"),\($0)" }
        try "id,color,size\n\(lines.joined(separator: "\n"))\n"
            .write(toFile: folder.path("rows.csv"), atomically: true, encoding: .utf8)
    }

    private func draw(
        _ folder: TemporaryFolder, to output: String, shard: String? = nil, skips: Bool = false, failures: String? = nil
    ) -> (status: CommandStatus, summary: String) {
        let recorder = Recorder()
        let request = DocumentRequest(input: folder.path("t.json"), data: folder.path("rows.csv"))
        let batch = BatchOptions(
            shard: shard.flatMap(RowShard.init(argument:)), skipsExisting: skips, failures: failures.map(folder.path))
        let status = render(request, to: folder.path(output), batch: batch, console: recorder.console)
        let summary = (recorder.notes.last ?? "").replacingOccurrences(of: folder.url.path + "/", with: "")
        return (status, summary.components(separatedBy: ", ").dropLast().joined(separator: ", "))
    }

    private func files(_ folder: TemporaryFolder, _ name: String) throws -> [String: Data] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(name))
        let pairs = try names.filter { $0.hasSuffix(".svg") }.map {
            ($0, try Data(contentsOf: URL(fileURLWithPath: folder.path("\(name)/\($0)"))))
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    @Test("Parts in any order make the whole, with the numbers of the rows in the whole")
    func parts() throws {
        let folder = try folder(rows: 23)
        #expect(draw(folder, to: "whole/{row}-{id}.svg").summary == "whole: 23 of 23 rows drawn, 0 failed")
        for (part, rows) in [("3/4", 6), ("1/4", 6), ("4/4", 5), ("2/4", 6)] {
            let summary = draw(folder, to: "parts/{row}-{id}.svg", shard: part).summary
            #expect(summary.hasSuffix("part \(part) of the rows: \(rows) of \(rows) rows drawn, 0 failed"))
        }
        #expect(try files(folder, "parts") == files(folder, "whole"))
    }

    @Test("A name that two rows have is refused in the part of the later one")
    func sameName() throws {
        let folder = try folder(rows: 4)
        let table = "id,color,size\na,red,1\nb,red,2\na,red,3\nc,red,4\n"
        try table.write(toFile: folder.path("rows.csv"), atomically: true, encoding: .utf8)
        #expect(draw(folder, to: "out/{id}.svg", shard: "1/3").status == .done)
        #expect(draw(folder, to: "out/{id}.svg", shard: "3/3").summary.hasSuffix("0 of 1 row drawn, 1 failed"))
    }

    @Test("A run leaves what earlier ones drew: by content, whatever part drew it")
    func unchanged() throws {
        let folder = try folder(rows: 12)
        for part in ["2/2", "1/2"] {
            #expect(draw(folder, to: "out/{id}.svg", shard: part, skips: true).status == .done)
        }
        #expect(
            draw(folder, to: "out/{id}.svg", skips: true).summary == "out: 0 of 12 rows drawn, 12 unchanged, 0 failed")
        // Another file, none, and another row; half a line in a log.
        try "x".write(toFile: folder.path("out/3.svg"), atomically: true, encoding: .utf8)
        try FileManager.default.removeItem(atPath: folder.path("out/4.svg"))
        try write(12, [5: "blue"], folder)
        let log = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path("out/.mullion-drawings-1-of-2")))
        try log.seekToEnd()
        try log.write(contentsOf: Data("0123".utf8))
        try log.close()
        #expect(
            draw(folder, to: "out/{id}.svg", skips: true).summary == "out: 3 of 12 rows drawn, 9 unchanged, 0 failed")
        #expect(try files(folder, "out")["5.svg"].map { String(decoding: $0, as: UTF8.self) }?.contains("#00f") == true)
        #expect(
            draw(folder, to: "out/{id}.svg", skips: true).summary == "out: 0 of 12 rows drawn, 12 unchanged, 0 failed")
    }

    @Test("Rows that cannot be drawn are listed in a file, all of them and in order")
    func failures() throws {
        let folder = try folder(rows: 300, changing: Dictionary(uniqueKeysWithValues: (1...150).map { ($0 * 2, "no") }))
        #expect(draw(folder, to: "out/{id}.svg", failures: "failed.txt").status == .failed)
        let lines = try String(contentsOfFile: folder.path("failed.txt"), encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 150)
        #expect(lines.first?.contains("rows.csv:3:1: error: ") == true)
        #expect(lines.last?.contains("rows.csv:301:1: error: ") == true)
        #expect(draw(folder, to: "out/{id}.svg", failures: "missing/failed.txt").status == .invalid)
    }

    @Test("Options of rows are refused without rows", arguments: ["--shard", "--skip-existing", "--failures"])
    func noRows(option: String) throws {
        let folder = try folder(rows: 1)
        let recorder = Recorder()
        var batch = BatchOptions()
        switch option {
        case "--shard": batch.shard = RowShard(argument: "1/2")
        case "--failures": batch.failures = "f"
        default: batch.skipsExisting = true
        }
        let request = DocumentRequest(input: folder.path("t.json"))
        #expect(render(request, to: folder.path("a.svg"), batch: batch, console: recorder.console) == .usage)
        #expect(recorder.notes.first?.contains("\(option) applies to rows of data") == true)
    }

    @Test("Parts are two numbers", arguments: ["0/3", "4/3", "3", "1/", "/2", "1/2/3", "-1/2", "1/1000001", "a/b", ""])
    func wrongParts(text: String) {
        #expect(RowShard(argument: text) == nil)
    }

    @Test("The time left follows from the share that is done")
    func time() {
        #expect(timeLeft(after: .seconds(1), 0.5) == nil)
        #expect(timeLeft(after: .seconds(10), 0) == nil)
        #expect(timeLeft(after: .seconds(10), 0.5) == "10 s")
        #expect(timeLeft(after: .seconds(60), 0.25) == "3 min 0 s")
        #expect(timeLeft(after: .seconds(3_600), 0.2) == "4 h 0 min")
    }
}
