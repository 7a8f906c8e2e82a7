extension String {
    /// The beginning of the text for messages: on one line, and not longer than a few words.
    package var excerpt: String {
        let start = prefix(24)
        var line = String(start.map { $0.isWhitespace ? " " : $0 })
        guard start.endIndex < endIndex else { return line }
        while line.last == " " { line.removeLast() }
        return line + "…"
    }
}
