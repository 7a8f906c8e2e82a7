import Foundation
import PackagePlugin

/// Runs the tool in the folder of the package: `swift package mullion render card.json -o -`.
///
/// SwiftPM asks for permission before the tool can write files; `--allow-writing-to-package-directory` gives it.
@main
struct MullionCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "MullionTool").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    }
}

/// The tool has said what is wrong.
private struct Failure: Error, CustomStringConvertible {
    let status: Int32
    var description: String { "mullion exited with \(status)" }
}
