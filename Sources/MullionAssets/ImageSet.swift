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

    /// The files that can be drawn, without those for other devices and the other appearance.
    private(set) var choices: [Choice] = []
    /// The format of a file that cannot be drawn.
    private(set) var otherFormat: String?
    /// Whether the set says that it is a template, or that it is none; nil if its use decides.
    private(set) var isTemplate: Bool?

    /// Creates a set; nil for an invalid description.
    init?(_ json: Data, _ appearance: AssetAppearance = .light) {
        guard let contents = try? JSONDecoder().decode(Contents.self, from: json) else { return nil }
        isTemplate = ["template": true, "original": false][contents.properties?.intent ?? ""]
        let images = (contents.images ?? []).filter { image in
            guard let file = image.filename, !file.isEmpty, !file.contains("/") else { return false }
            return ["universal", "iphone", "ipad"].contains(image.idiom ?? "universal")
        }
        let dark = appearance == .dark ? images.filter { $0.appearances?.isDark ?? false } : []
        for image in dark.isEmpty ? images.filter({ $0.appearances?.isEmpty ?? true }) : dark {
            guard let file = image.filename else { continue }
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
        ["png", "jpg", "jpeg", "svg", "gif", "webp", "pdf"].contains(format) || isUnsupported(format)
    }

    /// Returns whether a file is an image in an unsupported format.
    static func isUnsupported(_ format: String) -> Bool { ["heic", "tiff"].contains(format) }

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

extension [ImageSet.Appearance] {
    /// Whether they are dark mode alone, without high contrast.
    var isDark: Bool { count == 1 && self[0].value == "dark" }
}
