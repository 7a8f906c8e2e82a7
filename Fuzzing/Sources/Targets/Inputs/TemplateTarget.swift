import Mullion

extension Target {
    /// Templates with data: a template, a line `---`, and the data, an object or rows.
    static let template = Target("template") { bytes in
        let separator = Array("\n---\n".utf8)
        guard let cut = bytes.firstRange(of: separator) else { return }
        guard let template = try? DocumentTemplate(bytes[..<cut.lowerBound]) else { return }
        func fill(_ data: DocumentData) {
            guard let document = try? template.filled(with: data) else {
                _ = template.errors(filledWith: data)
                return
            }
            draw(document, choosingBy: bytes)
        }
        let data = bytes[cut.upperBound...]
        if let value = try? DocumentData(json: data) { fill(value) }
        for row in (try? DocumentData.rows(json: data))?.prefix(3) ?? [] { fill(row.data) }
    }
}
