import ArgumentParser
import Foundation
import Logging
import RenderServer
import RenderWorker

/// The command line of the server.
@main
struct RenderServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mullion-render-server", abstract: "Draw documents for clients over HTTP.",
        subcommands: [ServeCommand.self, WorkerCommand.self], defaultSubcommand: ServeCommand.self)
}
