import MullionGeometry

/// A type that measures text; the only source of text sizes for layout.
public protocol TextMeasurer: Sendable {
    /// Returns the metrics of a font, or those of a substitute if the font is unknown.
    func metrics(for font: Font) -> FontMetrics

    /// Measures a string once, ready to be wrapped at any width.
    ///
    /// Texts of several spans do not use this method: ``MeasuredRichText`` uses the metrics.
    func measure(_ string: String, font: Font, options: TextOptions) -> MeasuredText

    /// Returns the shape of a string on one line; nil, the default, if the widths of the metrics hold.
    func shape(_ string: String, font: Font) -> TextShape?

    /// Returns the metrics of the font file of a font, also where different metrics are measured with, such as embedded
    /// ones; nil if there is no file of its family.
    func fileMetrics(for font: Font) -> FontMetrics?

    /// Returns a measurer that looks up families in faces first, such as those that a document brings along.
    func adding(_ faces: [FontFile]) -> any TextMeasurer
}

extension TextMeasurer {
    /// Measures a string with the metrics of the font, ready to be wrapped at any width.
    ///
    /// - Complexity: O(length).
    public func measure(_ string: String, font: Font, options: TextOptions) -> MeasuredText {
        if let shape = shape(string, font: font) {
            return MeasuredText(string, font: font, shape: shape, options: options)
        }
        return MeasuredText(string, font: font, metrics: metrics(for: font), options: options)
    }

    public func shape(_ string: String, font: Font) -> TextShape? { nil }

    public func fileMetrics(for font: Font) -> FontMetrics? {
        let metrics = metrics(for: font)
        return metrics.source == nil ? nil : metrics
    }

    public func adding(_ faces: [FontFile]) -> any TextMeasurer { FontFileTextMeasurer(faces, other: self) }

    /// Measures a string with the default options: every line shown, at the leading side, without further spacing.
    ///
    /// - Complexity: O(length).
    public func measure(_ string: String, font: Font) -> MeasuredText {
        measure(string, font: font, options: TextOptions())
    }

    /// Returns the width in points of a string on one line, including trailing spaces.
    ///
    /// Faster than ``measure(_:font:)`` for text that does not wrap: nothing is allocated.
    ///
    /// - Complexity: O(length).
    public func width(of string: String, font: Font) -> CGFloat {
        let metrics = metrics(for: font)
        return CGFloat(metrics.advanceWidth(of: string)) * metrics.pointsPerUnit(atSize: font.size)
    }
}

/// A measurer without dependencies: advance widths and pair kerning of DejaVu Sans and DejaVu Sans Mono.
///
/// Its results are equal on every machine. Every family is measured as DejaVu Sans of the font's weight and slant, or
/// as DejaVu Sans Mono for monospaced letters; ``MeasuredText/substitutedFamily`` returns the requested family if it
/// differs. It covers Latin up to Extended-A, Greek, Cyrillic, punctuation, currency signs, arrows, mathematical
/// operators, and box drawing; ``MeasuredText/unmatchedScalars`` lists everything else. It does not form ligatures.
public struct MetricsTextMeasurer: TextMeasurer {
    /// Creates a measurer with the embedded metrics.
    public init() {}

    /// Returns the metrics of DejaVu Sans in the font's weight and slant, or of DejaVu Sans Mono, whatever the family.
    public func metrics(for font: Font) -> FontMetrics { EmbeddedMetrics.metrics(for: font) }

    public func measure(_ string: String, font: Font, options: TextOptions) -> MeasuredText {
        MeasuredText(string, font: font, metrics: EmbeddedMetrics.metrics(for: font), options: options)
    }

    public func measure(_ string: String, font: Font) -> MeasuredText {
        MeasuredText(string, font: font, metrics: EmbeddedMetrics.metrics(for: font))
    }
}
