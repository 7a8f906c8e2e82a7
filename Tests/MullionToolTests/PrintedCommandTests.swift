import Foundation
import MullionTestSupport
import Testing

/// Every command that the documentation prints runs as printed.
@Suite("Printed commands")
struct PrintedCommandTests {
    /// The programs beside the tests, as SwiftPM builds them; nil where tests do not run from there.
    private static let programs: URL? = {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let tools = ["mullion", "mullion-conformance"].map { folder.appendingPathComponent($0).path }
        return tools.allSatisfy(FileManager.default.isExecutableFile) ? folder : nil
    }()

    private static let documents = [
        "README.md", "Examples/README.md", "Sources/Mullion/Mullion.docc/ArrangingInCells.md",
        "Sources/Mullion/Mullion.docc/CSSWithoutABrowser.md", "Sources/Mullion/Mullion.docc/DrawingTrees.md",
        "Sources/Mullion/Mullion.docc/GettingStarted.md",
        "Sources/MullionStoryboardChecks/MullionStoryboardChecks.docc/CheckYourStoryboardsOnLinux.md",
    ]

    @Test(
        "Each command of the tool in a document exits with 0, or with 1 where it checks",
        .enabled(if: programs != nil, "the tools are not beside the tests"), arguments: documents)
    func commandsRun(document: String) throws {
        let folder = try Self.checkout()
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = try String(contentsOf: package.appendingPathComponent(document), encoding: .utf8)
        let commands = Self.commands(in: text)
        #expect(!commands.isEmpty)
        var done: Set<String> = []
        // Later commands can read what earlier ones write, not the other way round.
        for command in commands.prefix(randomRuns(commands.count, dividedBy: 5))
        where !Self.needsMore(command) && done.insert(command).inserted {
            let (status, errors) = try Self.run(command, in: folder)
            let isCheck = command.contains("mullion check")
            #expect(status == 0 || isCheck && status == 1, "\(document): \(command)\n\(errors)")
        }
    }

    /// A folder with what the commands read, and the programs under the names that the documentation prints.
    private static func checkout() throws -> URL {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent("mullion-\(UUID().uuidString)")
        let programs = try #require(Self.programs).path
        try files.createDirectory(at: folder.appendingPathComponent("bin"), withIntermediateDirectories: true)
        for name in ["Examples", "Schemas"] {
            try files.copyItem(at: package.appendingPathComponent(name), to: folder.appendingPathComponent(name))
        }
        try files.createSymbolicLink(
            at: folder.appendingPathComponent("Tests"), withDestinationURL: package.appendingPathComponent("Tests"))
        let scripts = [
            "mullion": "exec \"\(programs)/mullion\" \"$@\"",
            "swift": "[ \"$1\" = run ] || exit 99; shift; program=$1; shift; exec \"\(programs)/$program\" \"$@\"",
        ]
        for (name, script) in scripts {
            let file = folder.appendingPathComponent("bin/\(name)")
            try "#!/bin/sh\n\(script)\n".write(to: file, atomically: true, encoding: .utf8)
            try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
        return folder
    }

    /// The commands in code blocks and in backticks, in order.
    private static func commands(in text: String) -> [String] {
        var commands: [String] = []
        var isFenced = false
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("```") {
                isFenced.toggle()
            } else if isFenced || line.hasPrefix("    ") {
                let command = line.trimmingCharacters(in: .whitespaces)
                let starts = ["swift run ", "mullion ", "mkdir -p "]
                if starts.contains(where: command.hasPrefix) { commands.append(command) }
            } else {
                for (number, code) in line.components(separatedBy: "`").enumerated()
                where number % 2 == 1 && code.contains("mullion ") && code.split(separator: " ").count > 2 {
                    // `mullion tree` alone is the name of a command.
                    commands.append(code)
                }
            }
        }
        return commands
    }

    /// Whether a command needs a terminal or a build that tests do not have, does not end, or runs what other tests run
    /// already.
    private static func needsMore(_ command: String) -> Bool {
        if !isFullTestRun, command.contains("mullion-conformance") { return true }
        return command.contains("--traits") || command.contains("demo") || command.contains("--watch")
            || command.contains("mullion serve")
            || command.contains("…")
    }

    private static func run(_ command: String, in folder: URL) throws -> (status: Int32, errors: String) {
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/bin/sh")
        child.arguments = ["-c", command]
        child.currentDirectoryURL = folder
        child.environment = childEnvironment(["PATH": "\(folder.path)/bin:/usr/bin:/bin", "HOME": folder.path])
        child.standardInput = FileHandle.nullDevice
        child.standardOutput = FileHandle.nullDevice
        let errors = folder.appendingPathComponent("errors.txt")
        _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
        child.standardError = try FileHandle(forWritingTo: errors)
        try child.run()
        child.waitUntilExit()
        return (child.terminationStatus, (try? String(contentsOf: errors, encoding: .utf8)) ?? "")
    }
}
