import Foundation
import MullionTestSupport
import Testing

/// The tool prints the same bytes wherever and however often it runs.
@Suite("Reproducible output")
struct ReproducibleOutputTests {
    /// A run that is not full takes the first.
    private static let commands = [
        "check storyboards/SignIn.storyboard --format json",
        "render dashboard.json --data dashboard-data.json --format html -o -",
        "render price-list.json --data price-list-data.json --format txt -o -",
        "render storyboards/SignIn.storyboard -o -",
        "frames css/holy-grail.json",
        "frames storyboards/SignIn.storyboard",
        "tree trees/languages.nwk",
        "schema",
        "render card.json -o -",
    ]

    /// With cairo, pages and pixels too.
    private static var allCommands: [String] {
        #if Cairo
        commands + ["render card.json --format pdf -o -", "render card.json --format png -o -"]
        #else
        commands
        #endif
    }

    /// Ten environments. Without `SWIFT_DETERMINISTIC_HASHING`, each process has a random hash seed.
    private static let environments: [[String: String]] = [
        ["LC_ALL": "C", "TZ": "UTC", "SWIFT_DETERMINISTIC_HASHING": "1"],
        ["LC_ALL": "C", "TZ": "UTC"],
        ["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8", "TZ": "Europe/Berlin"],
        ["LC_ALL": "ar_EG.UTF-8", "LANG": "ar_EG.UTF-8", "TZ": "Africa/Cairo"],
        ["LC_ALL": "fa_IR.UTF-8", "LANG": "fa_IR.UTF-8", "TZ": "Asia/Tehran"],
        ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Europe/Istanbul"],
        ["LC_ALL": "th_TH.UTF-8", "LANG": "th_TH.UTF-8", "TZ": "Asia/Bangkok"],
        ["LC_ALL": "hi_IN.UTF-8", "LANG": "hi_IN.UTF-8", "TZ": "Asia/Kathmandu"],
        ["LC_ALL": "ja_JP.UTF-8", "LANG": "ja_JP.UTF-8", "TZ": "Pacific/Kiritimati"],
        ["LC_ALL": "", "LANG": "", "TZ": "Pacific/Marquesas"],
    ]

    @Test(
        "A command prints the same bytes in every locale and time zone, and with every hash seed",
        .enabled(if: builtTool != nil, "the tool is not beside the tests"),
        arguments: isFullTestRun ? allCommands : Array(commands.prefix(1)))
    func sameOutput(command: String) throws {
        let expected = try Self.output(of: command, in: Self.environments[0])
        #expect(!expected.isEmpty)
        for environment in Self.environments.dropFirst() {
            let output = try Self.output(of: command, in: environment)
            #expect(output == expected, "\(command) in \(environment)")
        }
    }

    @Test(
        "Rows become the same files with any number of jobs",
        .enabled(if: builtTool != nil, "the tool is not beside the tests"))
    func sameFiles() throws {
        var expected: [String: Data]?
        for (number, jobs) in [1, 2, 7].enumerated() {
            let folder = try TemporaryFolder()
            let command = "render certificate.json --data certificate-data.csv --jobs \(jobs)"
            _ = try Self.output(of: command, "-o", folder.path("{row}.svg"), in: Self.environments[number + 1])
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
            var files: [String: Data] = [:]
            for name in names { files[name] = try Data(contentsOf: folder.url.appendingPathComponent(name)) }
            #expect(files.count > 1)
            #expect(expected == nil || files == expected, "\(jobs) jobs")
            expected = files
        }
    }

    /// Returns what a command prints to standard output.
    private static func output(
        of command: String, _ more: String..., in environment: [String: String]
    ) throws -> Data {
        let process = Process()
        process.executableURL = builtTool
        process.arguments = command.split(separator: " ").map(String.init) + more
        process.currentDirectoryURL = package.appendingPathComponent("Examples")
        process.environment = childEnvironment(environment)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        // A check that lists an issue exits with 1.
        #expect(process.terminationStatus == (command.hasPrefix("check") ? 1 : 0), "\(command)")
        return bytes
    }
}
