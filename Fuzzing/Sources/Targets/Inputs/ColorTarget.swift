import MullionDrawing

extension Target {
    /// Colors of CSS.
    static let color = Target("color") { bytes in
        _ = try? Color(css: String(decoding: bytes, as: UTF8.self))
    }
}
