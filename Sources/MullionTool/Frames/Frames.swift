import Mullion

/// Prints the frame of every box of a document.
func printFrames(_ request: DocumentRequest, console: Console) -> CommandStatus {
    console.status { () throws(CommandError) in
        let picture = request.layOut(try request.document(console), measurer: try request.measurer())
        let name = displayName(request.input, "stdin")
        report(picture.warnings.lazy.map { $0.description(file: name) + $0.diagnostic.advice }, console)
        try write(picture.view.framesJSON(), to: "-", console)
        return .done
    }
}
