import ArgumentParser
import Foundation
import Mullion

extension DataFormat: ExpressibleByArgument {}

/// The options of all commands that lay out a document.
struct LayoutArguments: ParsableArguments {
    @Option(help: ArgumentHelp("Proposed width in points (default: from the document).", valueName: "points"))
    var width: Double?

    @Option(help: ArgumentHelp("Proposed height in points (default: from the document).", valueName: "points"))
    var height: Double?

    @Option(
        help: ArgumentHelp(
            "Data for a template: a JSON object or, for render and check, rows; \"-\" for standard input.",
            valueName: "data"))
    var data: String?

    @Option(
        help: ArgumentHelp("Data format: json, jsonl, or csv (default: from the extension).", valueName: "format"))
    var dataFormat: DataFormat?

    @Option(
        help: ArgumentHelp(
            "Fill one document with all rows of the data, as a list of this name.", valueName: "name"))
    var rowsAs: String?

    @Option(
        help: ArgumentHelp(
            "Folder with the files that the document names (default: MULLION_ROOT, or its own folder).",
            valueName: "folder")
    )
    var root: String?

    @OptionGroup var fonts: FontArguments

    @OptionGroup var limits: LimitArguments

    /// The given options that apply only to JSON documents.
    var givenForJSON: [String] {
        [
            ("--width", width != nil), ("--height", height != nil), ("--data", data != nil),
            ("--data-format", dataFormat != nil), ("--rows-as", rowsAs != nil), ("--text", fonts.text != .auto),
        ].filter(\.1).map(\.0)
    }

    private static let largestLength = 1_000_000.0

    func validate() throws {
        if rowsAs != nil, data == nil { throw ValidationError("--rows-as requires --data.") }
        if let rowsAs, rowsAs.isEmpty || rowsAs.contains(where: { ".{}! |".contains($0) }) {
            throw ValidationError("The value of --rows-as must be a name without dots, braces, and spaces.")
        }
        for (name, value) in [("--width", width), ("--height", height)] {
            guard let value, !(value > 0 && value <= Self.largestLength) else { continue }
            throw ValidationError(
                "The value of \(name) must be a number of points above 0 and at most \(Int(Self.largestLength)).")
        }
    }

    /// Returns the folder of a file, or the current folder for standard input.
    static func folder(of input: String) -> String {
        guard input != "-", let slash = input.lastIndex(of: "/") else { return "." }
        return slash == input.startIndex ? "/" : String(input[..<slash])
    }

    /// Returns a request for each document. The requests share their fonts.
    func requests(for inputs: [String]) -> [DocumentRequest] {
        let library = fonts.library
        let root = self.root ?? ProcessInfo.processInfo.environment["MULLION_ROOT"].flatMap { $0.isEmpty ? nil : $0 }
        return inputs.map { input in
            DocumentRequest(
                input: input, data: data, dataFormat: dataFormat, rowsAs: rowsAs, width: width.map { CGFloat($0) },
                height: height.map { CGFloat($0) }, resources: ResourceFolder(path: root ?? Self.folder(of: input)),
                hasGivenRoot: root != nil,
                fonts: library, limits: limits.given, text: fonts.text)
        }
    }
}
