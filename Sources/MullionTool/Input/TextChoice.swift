import ArgumentParser
import Mullion

enum TextChoice: String, CaseIterable, ExpressibleByArgument {
    /// Font metrics, and Pango for text that needs shaping if the tool has it.
    case auto
    /// Font metrics alone.
    case metrics
    /// Pango alone.
    case pango

    func measurer(_ fonts: FontLibrary) throws(CommandError) -> any TextMeasurer {
        #if Cairo
        switch self {
        case .auto: return PangoTextMeasurer(.whereNeeded, other: fonts)
        case .metrics: return PangoTextMeasurer(.never, other: fonts)
        case .pango: return PangoTextMeasurer(.always, other: fonts)
        }
        #else
        guard self != .pango else { throw .withoutCairo("--text pango") }
        return fonts
        #endif
    }
}
