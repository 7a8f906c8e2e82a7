import ArgumentParser
import Mullion

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print the JSON Schema of documents, for editors.")

    func run() throws { try Console.process.write(Document.schema) }
}
