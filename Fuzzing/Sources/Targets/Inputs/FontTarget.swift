import MullionText

extension Target {
    /// Font files: measures and shapes text, reads outlines, and writes a subset.
    static let font = Target("font") { bytes in
        guard let count = try? FontFile.faceCount(bytes: bytes), count > 0,
            let file = try? FontFile(bytes: bytes, index: bytes.count % min(count, 4))
        else { return }
        let measurer = FontFileTextMeasurer([file])
        for weight in [Font.Weight.regular, .bold] {
            var font = Font(family: file.family, size: 17)
            font.weight = weight
            _ = measurer.measure("AV fi To é ß 世 1/2\nsoft", font: font)
            _ = measurer.shape("AVWa", font: font)
            guard let metrics = measurer.fileMetrics(for: font), let outlines = try? FontOutlines(metrics) else {
                continue
            }
            for glyph in 0..<UInt16(64) { _ = try? outlines.outline(of: glyph) }
            let characters = "AVab1é".unicodeScalars.compactMap { scalar in
                outlines.glyph(of: scalar).map { (scalar, $0) }
            }
            _ = try? outlines.subset(characters)
        }
    }
}
