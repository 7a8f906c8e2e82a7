import ArgumentParser
import Foundation
import RenderWorker

/// Draws requests from standard input; the server starts it.
struct WorkerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "worker", shouldDisplay: false)

    @Argument var nodes: Int
    @Argument var pixels: Int
    @Argument var answerBytes: Int
    @Argument var memory: Int
    @Argument var templates: String?

    func run() throws {
        guard let limits = RenderLimits(arguments: [nodes, pixels, answerBytes, memory].map(String.init)) else {
            throw ExitCode(64)
        }
        do {
            try Worker.run(templates: templates, limits: limits)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            throw ExitCode(2)
        }
    }
}
