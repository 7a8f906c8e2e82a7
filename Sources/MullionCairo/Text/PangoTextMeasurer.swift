#if Cairo
import MullionGeometry
import MullionText

/// A measurer for text in every script: Pango shapes it, in both directions, with the system fonts that have its
/// letters.
///
/// A text is shaped once, on one line; wrapping, alignment, truncation, and all other options are those of the other
/// measurers, and do not need Pango. Glyph positions are not rounded. A line is as high as the highest font that the
/// text needs.
///
/// Measurements depend on the installed fonts. With ``Use/whereNeeded`` they do so only for text that the built-in
/// metrics do not cover, or that needs a shaper.
///
/// Any number of threads can use an instance at once: each one that shapes has separate fonts. Nothing is loaded before
/// the first text that has to be shaped.
public final class PangoTextMeasurer: TextMeasurer {
    /// The texts to shape.
    public enum Use: String, CaseIterable, Hashable, Sendable {
        /// All of them.
        case always
        /// Those that a different measurer could only estimate.
        case whereNeeded
        /// None; the fonts of the other measurer are still those that drawings use.
        case never
    }

    private let use: Use
    private let other: any TextMeasurer
    private let shapers = ShaperPool()

    /// Creates a measurer that shapes all texts, or those that need it.
    ///
    /// The files of a `FontLibrary` are registered, so that Pango and drawings use them: see
    /// ``FontRegistry``.
    ///
    /// - Parameter other: Measures the texts that are not shaped.
    public init(_ use: Use = .always, other: any TextMeasurer = MetricsTextMeasurer()) {
        self.use = use
        self.other = other
        if let library = other as? FontLibrary { FontRegistry.register(library) }
    }

    public func fileMetrics(for font: Font) -> FontMetrics? { other.fileMetrics(for: font) }

    public func adding(_ faces: [FontFile]) -> any TextMeasurer { PangoTextMeasurer(use, other: other.adding(faces)) }

    public func metrics(for font: Font) -> FontMetrics {
        switch use {
        case .always: shapers.withShaper { $0.metrics(for: font) }
        case .whereNeeded, .never: other.metrics(for: font)
        }
    }

    public func measure(_ string: String, font: Font, options: TextOptions) -> MeasuredText {
        if use == .never { return other.measure(string, font: font, options: options) }
        if use == .whereNeeded {
            let text = other.measure(string, font: font, options: options)
            if !Self.isEstimate(text) { return text }
        }
        return MeasuredText(string, font: font, shape: shaped(string, font), options: options)
    }

    public func shape(_ string: String, font: Font) -> TextShape? {
        if use == .never { return other.shape(string, font: font) }
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
