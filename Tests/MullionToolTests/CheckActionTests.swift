import Foundation
import MullionTestSupport
import Testing

/// The script of the action that checks storyboards.
@Suite("Action that checks storyboards")
struct CheckActionTests {
    /// Runs the script in a folder of its own.
    private func check(_ path: String, strings: String = "") throws -> (status: Int32, outputs: String, sarif: String) {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["\(package.path)/.github/actions/check-storyboards/check.sh"]
        process.environment = childEnvironment([
            "MULLION": try #require(builtTool).path, "CHECK_PATH": path, "CHECK_DEVICES": "retina4_0",
            "CHECK_STRINGS": strings, "CHECK_SARIF": folder.path("found.sarif"), "GITHUB_OUTPUT": folder.path("out"),
        ])
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        func text(_ name: String) -> String {
            (try? String(contentsOfFile: folder.path(name), encoding: .utf8)) ?? ""
        }
        return (process.terminationStatus, text("out"), text("found.sarif"))
    }

    @Test(
        "Issues are counted, written as SARIF, and end the step with 1",
        .enabled(if: builtTool != nil, "the tool is not beside the tests"))
    func issues() throws {
        let examples = "\(package.path)/Examples/storyboards"
        let result = try check("\(examples)/SignIn.storyboard", strings: "\(examples)/de.lproj")
        #expect(result.status == 1)
        #expect(result.outputs == "issues=2\n")
        #expect(result.sarif.contains("\"clipped-text\"") && result.sarif.contains("\"unsatisfiable\""))
    }

    @Test(
        "Documents without issues, and one that is missing",
        .enabled(if: builtTool != nil, "the tool is not beside the tests"))
    func otherEnds() throws {
        let good = try check("\(package.path)/Examples/storyboards/Account.storyboard")
        #expect(good.status == 0 && good.outputs == "issues=0\n")
        #expect(try check("/missing.storyboard").status == 2)
    }

    @Test("The action passes each input to the script")
    func inputs() throws {
        let folder = "\(package.path)/.github/actions/check-storyboards"
        let action = try String(contentsOfFile: "\(folder)/action.yml", encoding: .utf8)
        let script = try String(contentsOfFile: "\(folder)/check.sh", encoding: .utf8)
        for name in ["CHECK_PATH", "CHECK_DEVICES", "CHECK_STRINGS", "CHECK_BASELINE", "CHECK_SARIF", "MULLION"] {
            #expect(action.contains("\n        \(name): ${{ inputs."), "\(name)")
            #expect(script.contains(name), "\(name)")
        }
    }
}
