#if Cairo
import MullionGeometry
import MullionText

/// A measurer for text in every script: Pango shapes it, in both directions, with the fonts of the system that have the
/// letters.
///
/// A text is shaped once, on one line; wrapping, alignment, truncation and all other options are those of the other
/// measurers, and need Pango no more. Glyph positions are not rounded. A line is as high as the highest of the fonts
/// that the text needs.
///
/// The answers depend on the fonts that are installed. With ``Use/whereNeeded`` they do only for text that
/// the built-in metrics do not know, or that needs a shaper.
///
/// One instance can be used by any number of threads at once: each that shapes has fonts of its own. Nothing is loaded
/// before the first text that has to be shaped.
public final class PangoTextMeasurer: TextMeasurer {
    /// Which texts are shaped.
    public enum Use: String, CaseIterable, Hashable, Sendable {
        /// All of them.
        case always
        /// Those that another measurer could only estimate.
        case whereNeeded
    }

    private let use: Use
    private let other: any TextMeasurer
    private let shapers = ShaperPool()

    /// A measurer that shapes all texts, or those that need it.
    ///
    /// - Parameter other: What measures the texts that are not shaped, if there are any.
    public init(_ use: Use = .always, other: any TextMeasurer = MetricsTextMeasurer()) {
        self.use = use
        self.other = other
    }

    public func metrics(for font: Font) -> FontMetrics {
        switch use {
        case .always: shapers.withShaper { $0.metrics(for: font) }
        case .whereNeeded: other.metrics(for: font)
        }
    }

    public func measure(_ string: String, font: Font, options: TextOptions) -> MeasuredText {
        if use == .whereNeeded {
            let text = other.measure(string, font: font, options: options)
            if !Self.isEstimate(text) { return text }
        }
        return MeasuredText(string, font: font, shape: shaped(string, font), options: options)
    }

    public func shape(_ string: String, font: Font) -> TextShape? {
        if use == .whereNeeded, !Self.isEstimate(other.measure(string, font: font, options: TextOptions())) {
            return nil
        }
        return shaped(string, font)
    }

    private func shaped(_ string: String, _ font: Font) -> TextShape { shapers.withShaper { $0.shape(string, font) } }

    private static func isEstimate(_ text: MeasuredText) -> Bool {
        !text.unshapedText.isEmpty || !text.unmatchedScalars.isEmpty
    }
}
#endif
