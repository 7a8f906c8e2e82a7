import MullionDrawing

extension Target {
    /// Path data of SVG.
    static let path = Target("path") { bytes in
        _ = try? Path(svgData: String(decoding: bytes, as: UTF8.self))
    }
}
