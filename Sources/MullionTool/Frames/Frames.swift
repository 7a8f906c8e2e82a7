import Mullion

/// Prints the frame of every box of a document.
func printFrames(_ request: DocumentRequest, console: Console) -> CommandStatus {
    console.status { () throws(CommandError) in
        let document = try request.document(console)
        let picture = request.layOut(document, measurer: try request.measurer())
        let name = displayName(request.input, "stdin")
        console.note(picture.warnings.map { FileDiagnostic($0, in: name, line: document.sourceLine(at: $0.position)) })
        try write(picture.view.framesJSON(), to: "-", console)
        return .done
    }
}
