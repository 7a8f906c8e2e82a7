import Foundation

enum FileContent: Sendable {
    case text(String)
    case bytes([UInt8])
}

/// Writes a file as a whole or not at all, or to standard output.
func write(_ content: FileContent, to output: String, _ console: Console) throws(CommandError) {
    switch content {
    case .text(let text): try write(text, to: output, console)
    case .bytes(let bytes):
        guard output != "-" || !console.isOutputTerminal else {
            throw .usage(
                "error: standard output is a terminal, which shows only text; name a file or redirect the output")
        }
        try write(Data(bytes), to: output, console)
    }
}
