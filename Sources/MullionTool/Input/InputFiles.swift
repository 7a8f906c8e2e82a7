import Foundation

/// The files that a command reads, with their symbolic links resolved once for all outputs.
struct InputFiles: Sendable {
    private let document: String?
    private let data: String?

    init(document: String, data: String? = nil) {
        self.document = document == "-" ? nil : Self.resolved(document)
        self.data = data == "-" ? nil : data.map(Self.resolved)
    }

    /// - Throws: ``CommandError`` if the output is one of the files.
    func check(_ output: String) throws(CommandError) {
        guard output != "-" else { return }
        let place = Self.resolved(output)
        guard place == document || place == data else { return }
        let name = place == document ? "the document" : "the data"
        throw .usage("error: \(output) is \(name) itself; name another output")
    }

    private static func resolved(_ file: String) -> String {
        URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    }
}
