import MullionDrawing
import MullionGeometry
import MullionViews

extension Rule where Value == EncodedImage {
    /// A `data:` address, or the name of a file in the folder of the document's files.
    static let imageSource = Rule("the name of a file, or data:image/…;base64,…", .string) {
        cursor, reader throws(DocumentError) in
        let source = try cursor.string()
        do throws(ImageRefusal) {
            return try image(source, reader.resources, reader.limits)
        } catch {
            throw cursor.error(.unusableImage(String(source.prefix(80)), error))
        }
    }

    private static func image(
        _ source: String, _ resources: ResourceFolder?, _ limits: Limits
    ) throws(ImageRefusal) -> EncodedImage {
        guard source.prefix(5).lowercased() == "data:" else {
            guard let resources else { throw .noFolder }
            return try resources.image(source, limits)
        }
        do throws(ImageLoadingError) {
            return try EncodedImage(dataURI: source, limits: limits)
        } catch {
            if case .unreadable(let damage) = error { throw .damaged(damage) }
            throw .invalidAddress
        }
    }
}
