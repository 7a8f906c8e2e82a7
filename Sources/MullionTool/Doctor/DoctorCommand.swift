import ArgumentParser
import Mullion

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "List the version, formats, fonts, libraries, and terminal features.")

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws { throw ExitCode(doctor(asJSON: json, console: .process).rawValue) }
}
