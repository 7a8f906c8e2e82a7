import Foundation
import MullionTestSupport
import Testing

@testable import MullionTool

#if os(Linux) || os(macOS)
/// Files and folders that are not what the tool asks for, and output that cannot be written: an error, and the old file
/// stays.
@Suite("Hostile files", .enabled(if: builtTool != nil, "the tool is not beside the tests"))
struct HostileFileTests {
    private let folder: TemporaryFolder
    private let document = #"{"version": 1, "root": {"kind": "text", "text": "Text"}}"#

    init() throws {
        folder = try TemporaryFolder()
        try write(document, "text.json")
    }

    private func write(_ text: String, _ name: String) throws {
        try text.write(toFile: folder.path(name), atomically: false, encoding: .utf8)
    }

    private func makePipe(_ name: String) { #expect(mkfifo(folder.path(name), 0o600) == 0) }

    /// Runs a command of the shell in the folder, with the tool as `$MULLION`; ends it after a minute.
    private func run(_ command: String) throws -> (status: Int32, error: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", "timeout -k 1 60 bash -c '\(command)'"]
        process.environment = childEnvironment(["MULLION": try #require(builtTool).path])
        process.currentDirectoryURL = folder.url
        let error = Pipe()
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, error)
        try process.run()
        let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    private var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()) ?? []
    }

    @Test(
        "Devices that do not end and folders are errors as documents, data, and trees",
        arguments: [
            "$MULLION render /dev/zero -o a.svg", "$MULLION render . -o a.svg", "$MULLION check /dev/zero",
            "$MULLION render text.json --data /dev/zero -o a.svg", "$MULLION explain /dev/zero root",
        ] + (isFullTestRun ? ["$MULLION tree /dev/zero"] : []))
    func inputs(_ command: String) throws {
        let (status, error) = try run(command)
        #expect(status == 2)
        #expect(error.contains("error: "))
        #expect(names == ["text.json"])
    }

    @Test(
        "Pipes and devices are errors as fonts and images",
        arguments: ["pipe", "/dev/zero"])
    func resources(_ name: String) throws {
        makePipe("pipe")
        #expect(try run("$MULLION render text.json --font-path \(name) -o a.svg").status == 2)
        try write(#"{"version": 1, "root": {"kind": "image", "source": "\#(name)"}}"#, "image.json")
        #expect(try run("$MULLION render image.json -o a.svg").status == 2)
        try write(
            #"{"version": 1, "fonts": [{"family": "A", "files": ["\#(name)"]}], "root": {"kind": "spacer"}}"#,
            "font.json")
        #expect(try run("$MULLION render font.json -o a.svg").status == 2)
        #expect(!names.contains("a.svg"))
    }

    @Test("Pipes in folders of fonts and documents are passed over")
    func pipesInFolders() throws {
        try FileManager.default.createDirectory(atPath: folder.path("fonts"), withIntermediateDirectories: false)
        makePipe("fonts/a.ttf")
        makePipe("b.json")
        #expect(try run("$MULLION render text.json --font-path fonts -o a.svg").status == 0)
        #expect(try run("$MULLION check .").status == 0)
    }

    @Test(
        "Output that does not fit leaves the old file and nothing else",
        .disabled(if: isThreadSanitized, "The thread sanitizer writes large files of its own"),
        arguments: ["a.svg", "a.html", "a.txt"])
    func limitedSize(_ output: String) throws {
        try write("old", output)
        let long = String(repeating: "Long text. ", count: 1_000)
        try write(#"{"version": 1, "root": {"kind": "text", "text": "\#(long)"}}"#, "long.json")
        let (status, error) = try run("ulimit -f 1; $MULLION render long.json -o \(output)")
        #expect(status == 2)
        #expect(error.contains("\(output): error: cannot be written"))
        #expect(try String(contentsOfFile: folder.path(output), encoding: .utf8) == "old")
        #expect(names == [output, "long.json", "text.json"])
    }

    @Test("A full device, a closed output, and a folder as output are errors")
    func unusableOutput() throws {
        #if os(Linux)
        let (status, error) = try run("$MULLION render text.json -o - > /dev/full")
        #expect(status == 2 && error.contains("stdout: error: cannot be written"))
        #endif
        #expect(try run("$MULLION render text.json -o - >&-").status == 2)
        #expect(try run("mkdir a.svg; $MULLION render text.json -o a.svg").status == 2)
        #expect(try run("$MULLION render text.json -o missing/a.svg").status == 2)
    }

    @Test("A reader that leaves ends the tool quietly")
    func closedPipe() throws {
        let (_, error) = try run("$MULLION schema | head -c 1; exit ${PIPESTATUS[0]}")
        #expect(error.isEmpty)
    }

    @Test("Writers at once leave one whole file")
    func writersAtOnce() throws {
        #expect(
            try run("for i in 1 2 3 4; do $MULLION render text.json -o a.svg & done; wait; [[ -s a.svg ]]").status == 0)
        #expect(try run("$MULLION render text.json -o b.svg").status == 0)
        #expect(
            FileManager.default.contents(atPath: folder.path("a.svg"))
                == FileManager.default.contents(atPath: folder.path("b.svg")))
        #expect(names == ["a.svg", "b.svg", "text.json"])
    }

    @Test("Killed at any moment, it leaves the old file or the new one")
    func killed() throws {
        #expect(try run("$MULLION render text.json -o new.svg").status == 0)
        let new = FileManager.default.contents(atPath: folder.path("new.svg"))
        let old = Data("old".utf8)
        try old.write(to: folder.url.appendingPathComponent("a.svg"))
        for milliseconds in stride(from: 0, to: 200, by: isFullTestRun ? 4 : 40) {
            let delay = "0.\(String(1_000 + milliseconds).dropFirst())"
            _ = try run("timeout -s KILL \(delay) $MULLION render text.json -o a.svg")
            let content = FileManager.default.contents(atPath: folder.path("a.svg"))
            #expect(content == old || content == new)
        }
    }
}
#endif
