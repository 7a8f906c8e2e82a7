import Foundation
import MullionGeometry

/// The description of an image set in an asset catalog.
struct ImageSet {
    /// A file of the set.
    struct Choice: Hashable {
        var file: String
        /// Pixels per point.
        var scale: CGFloat
    }

    /// The files that can be drawn, without those for dark mode and other devices.
    private(set) var choices: [Choice] = []
    /// The format of a file that cannot be drawn.
    private(set) var otherFormat: String?
    private(set) var isTemplate = false

    /// Creates a set; nil for an invalid description.
    init?(_ json: Data) {
        guard let contents = try? JSONDecoder().decode(Contents.self, from: json) else { return nil }
        isTemplate = contents.properties?.intent == "template"
        for image in contents.images ?? [] {
            guard let file = image.filename, !file.isEmpty, !file.contains("/"), image.appearances?.isEmpty ?? true,
                ["universal", "iphone", "ipad"].contains(image.idiom ?? "universal")
            else { continue }
            let format = (file as NSString).pathExtension.lowercased()
            if Self.isUnsupported(format) {
                otherFormat = format
            } else {
                let scale = image.scale.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1
                choices.append(Choice(file: file, scale: scale >= 1 && scale <= 3 ? CGFloat(scale) : 1))
            }
        }
    }

    /// The file with the most pixels.
    var best: Choice? { choices.max { $0.scale < $1.scale } }

    /// Returns whether an extension is that of an image.
    static func isPicture(_ format: String) -> Bool {
        ["png", "jpg", "jpeg", "svg", "gif", "webp"].contains(format) || isUnsupported(format)
    }

    /// Returns whether a file is an image in an unsupported format.
    static func isUnsupported(_ format: String) -> Bool { ["pdf", "heic", "tiff"].contains(format) }

    private struct Contents: Decodable {
        struct Image: Decodable {
            var filename, idiom, scale: String?
            var appearances: [Appearance]?
        }
        struct Properties: Decodable {
            var intent: String?
            enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
        }
        var images: [Image]?
        var properties: Properties?
    }

    struct Appearance: Decodable { var value: String? }
}
