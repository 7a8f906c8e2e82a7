import MullionDrawing

extension Target {
    /// Files of images.
    static let image = Target("image") { bytes in
        _ = try? EncodedImage(bytes)
    }
}
