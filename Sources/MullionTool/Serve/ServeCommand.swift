import ArgumentParser
import Foundation
import Mullion
import MullionPreview

struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Show a document, a storyboard, or a folder of them live in a browser.",
        discussion: """
            The page shows the picture, the tree of elements, and why each box has its size; it changes when a file is saved. \
            The server answers this machine only, unless --host names another address. Control-C ends it.
            """)

    @Argument(help: ArgumentHelp("The document or the folder; the current folder by default.", valueName: "in"))
    var input = "."

    @Option(
        help: ArgumentHelp(
            "The values for a template: JSON, or rows of JSON, JSON Lines, or CSV to choose from.", valueName: "file"))
    var data: String?

    @Option(help: "The port (default: 7475, or a free one if that is in use); 0 for any free one.")
    var port: UInt16?

    @Option(help: ArgumentHelp("The address to listen at.", valueName: "address"))
    var host = "127.0.0.1"

    @Flag(help: "Open the page in the browser.")
    var open = false

    @Flag(name: .customLong("write"), help: "Let the page save documents.")
    var isWritable = false

    @Option(help: .hidden)
    var pageFolder: String?

    @OptionGroup var fonts: FontArguments

    @OptionGroup var storyboard: StoryboardArguments

    @OptionGroup var limits: LimitArguments

    func run() throws {
        let console = Console.process
        let status = console.status { () throws(CommandError) in
            let server = try makeServer()
            try? console.write(server.address + "\n")
            if isatty(2) == 1 { console.note("serving \(displayName(input, "stdin")); interrupt to end") }
            if open { openBrowser(server.address) }
            endWhenInterrupted()
            Task {
                do {
                    try await server.run()
                } catch {
                    Console.process.note("error: the server ended: \(error)")
                }
                Foundation.exit(CommandStatus.invalid.rawValue)
            }
            while true { sleep(3_600) }
        }
        throw ExitCode(status.rawValue)
    }

    private func makeServer() throws(CommandError) -> PreviewServer {
        for file in [input] + (data.map { [$0] } ?? []) where !FileManager.default.fileExists(atPath: file) {
            throw CommandError(text: "\(displayName(file, "stdin")): error: no such file or folder")
        }
        let limits = limits.given
        let files = PreviewFiles(path: input, data: data, limits: limits) { try rows(of: $0, limits) }
        let setting = storyboard.setting
        let settings = PreviewServer.Settings(
            host: host, port: port, isWritable: isWritable, pageFolder: pageFolder,
            storyboardChoices: StoryboardChoices(
                scene: storyboard.scene, device: setting.device, isLandscape: setting.isLandscape,
                direction: setting.direction, textSize: setting.textSize))
        let measurer = try fonts.measurer()
        do {
            return try PreviewServer(files, measurer: measurer, settings: settings)
        } catch {
            throw CommandError(
                text: "error: cannot listen at \(host), port \(port ?? PreviewServer.usualPort): \(reason(error)); "
                    + "choose another with --port or --host")
        }
    }
}

/// Reads the rows of a file of data, as many as a page can choose from.
private func rows(of file: String, _ limits: Limits) throws -> [DocumentData] {
    let format = DataFormat(file: file)
    if format == .json { return try PreviewFiles.rows(json: file, limits: limits) }
    let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
    defer { try? handle.close() }
    let read = { (count: Int) in try handle.read(upToCount: count) ?? Data() }
    let name = (file as NSString).lastPathComponent
    let source = try format == .csv ? RowSource(csv: read, file: name) : RowSource(lines: read, limits)
    var rows: [DocumentData] = []
    while rows.count < PreviewFiles.rowLimit, let row = try source.next() {
        do {
            rows.append(try row.data.get())
        } catch {
            throw CommandError(text: "\(name):\(row.position): \(error.text)")
        }
    }
    return rows
}

/// Opens an address in the browser of the desktop; does nothing where there is none.
private func openBrowser(_ address: String) {
    #if os(macOS)
    let (program, arguments) = ("/usr/bin/open", [address])
    #elseif os(Windows)
    let (program, arguments) = ("C:\\Windows\\System32\\rundll32.exe", ["url.dll,FileProtocolHandler", address])
    #else
    let (program, arguments) = ("/usr/bin/env", ["xdg-open", address])
    #endif
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try? process.run()
}
