import Foundation

/// Colors with a light and a dark appearance.
///
/// An adaptive color has the components of its light appearance, and a number by which views look up the dark one. A
/// color of an asset catalog has a name instead, which views look up in their environment.
extension Color {
    /// Creates a color with an appearance for light surroundings and one for dark surroundings.
    ///
    /// Equal pairs share one entry of a table that is kept until the program ends.
    public init(light: Color, dark: Color) {
        self.init(light, alpha: light.alpha, variants: AdaptiveColors.shared.number(of: .pair(light, dark)))
    }

    /// Creates a color that is named in an asset catalog. Where no catalog has it, it is gray, and a diagnostic of the
    /// drawing names it.
    ///
    /// Equal names share one entry of a table that is kept until the program ends.
    package init(assetName: String) {
        self.init(
            Color(white: 0.5), alpha: 1, variants: AdaptiveColors.shared.number(of: .asset(assetName)))
    }

    /// Returns the color as it is in light or dark surroundings. The components of an adaptive color are those of its
    /// light appearance, so in light surroundings it is unchanged, as a fixed color is in both.
    public func resolved(isDark: Bool) -> Color {
        guard isDark, variants != 0, case .pair(let light, let dark) = AdaptiveColors.shared.entry(variants) else {
            return self
        }
        // What `opacity(_:)` did to the light color happens to the dark one.
        let factor = light.alpha > 0 ? alpha / light.alpha : 1
        return Color(dark, alpha: dark.alpha * factor, variants: 0)
    }

    /// The name in an asset catalog; nil for a color that has components.
    package var assetName: String? {
        guard variants != 0, case .asset(let name) = AdaptiveColors.shared.entry(variants) else { return nil }
        return name
    }
}

/// The appearances of adaptive colors, by their numbers.
private final class AdaptiveColors: @unchecked Sendable {
    enum Entry: Hashable {
        case pair(Color, Color)
        case asset(String)
    }

    static let shared = AdaptiveColors()

    // Guarded by the lock.
    private let lock = NSLock()
    private var entries: [Entry] = []
    private var numbers: [Entry: Int32] = [:]

    func number(of entry: Entry) -> Int32 {
        lock.withLock {
            if let number = numbers[entry] { return number }
            entries.append(entry)
            let number = Int32(entries.count)
            numbers[entry] = number
            return number
        }
    }

    func entry(_ number: Int32) -> Entry { lock.withLock { entries[Int(number) - 1] } }
}
