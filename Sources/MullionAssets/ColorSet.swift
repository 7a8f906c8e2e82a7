import Foundation
import MullionDrawing

/// The description of a color set in an asset catalog.
enum ColorSet {
    /// Creates the color; nil for an invalid description.
    static func color(in json: Data, _ appearance: AssetAppearance = .light) -> Color? {
        guard let contents = try? JSONDecoder().decode(Contents.self, from: json) else { return nil }
        let entries = contents.colors ?? []
        let dark = appearance == .dark ? entries.first { $0.appearances?.isDark ?? false } : nil
        let entry = dark ?? entries.first { $0.appearances?.isEmpty ?? true } ?? entries.first
        guard let color = entry?.color, let parts = color.components else {
            // A system color by its name.
            return entry?.color?.reference.flatMap { SystemColors.color($0, appearance) }
        }
        let alpha = parts["alpha"].flatMap { number($0) } ?? 1
        if let white = parts["white"].flatMap({ number($0) }) { return Color(white: white, alpha: alpha) }
        guard let red = parts["red"].flatMap({ number($0) }), let green = parts["green"].flatMap({ number($0) }),
            let blue = parts["blue"].flatMap({ number($0) })
        else { return nil }
        guard color.space == "display-p3" else { return Color(red: red, green: green, blue: blue, alpha: alpha) }
        return Color(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Parses a component: "0x1F" and "31" are out of 255; "0.122" and "1.000" are out of 1.
    private static func number(_ text: String) -> Double? {
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let value = Double(text), value.isFinite else { return nil }
        return text.contains(".") ? value : value / 255
    }

    private struct Contents: Decodable {
        struct Entry: Decodable {
            var color: Value?
            var appearances: [ImageSet.Appearance]?
        }
        struct Value: Decodable {
            var components: [String: String]?
            var reference: String?
            var space: String?
            enum CodingKeys: String, CodingKey {
                case components, reference
                case space = "color-space"
            }
        }
        var colors: [Entry]?
    }
}
