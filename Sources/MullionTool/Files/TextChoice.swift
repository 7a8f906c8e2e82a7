import ArgumentParser
import Mullion

/// What measures text.
enum TextChoice: String, CaseIterable, ExpressibleByArgument {
    /// The metrics of fonts, and Pango, if the tool has it, for text that needs a shaper.
    case auto
    /// The metrics of fonts alone.
    case metrics
    /// Pango alone.
    case pango

    /// A measurer, with the fonts that metrics are read from.
    func measurer(_ fonts: FontLibrary) throws(CommandError) -> any TextMeasurer {
        #if Cairo
        switch self {
        case .auto: return PangoTextMeasurer(.whereNeeded, other: fonts)
        case .metrics: return fonts
        case .pango: return PangoTextMeasurer(.always, other: fonts)
        }
        #else
        guard self != .pango else { throw .withoutCairo("--text pango") }
        return fonts
        #endif
    }
}
