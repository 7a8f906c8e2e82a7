import MullionGeometry

/// Something that measures text: the one door through which layout learns how large a text is.
public protocol TextMeasurer: Sendable {
    /// The metrics to be used for a font, those of a substitute if the font is not known.
    func metrics(for font: Font) -> FontMetrics

    /// A string measured once, ready to be wrapped at any width.
    ///
    /// Texts of several spans are not asked for here: ``MeasuredRichText`` uses the metrics.
    func measure(_ string: String, font: Font, options: TextOptions) -> MeasuredText

    /// How a shaper sets a string on one line; nil, as by measurers that do not say otherwise, where the widths of the
    /// metrics hold.
    func shape(_ string: String, font: Font) -> TextShape?
}

extension TextMeasurer {
    /// A string measured once with the metrics for the font, ready to be wrapped at any width.
    ///
    /// - Complexity: O(length).
    public func measure(_ string: String, font: Font, options: TextOptions) -> MeasuredText {
        if let shape = shape(string, font: font) {
            return MeasuredText(string, font: font, shape: shape, options: options)
        }
        return MeasuredText(string, font: font, metrics: metrics(for: font), options: options)
    }

    public func shape(_ string: String, font: Font) -> TextShape? { nil }

    /// A string measured once with the usual options: every line shown, at the leading side, without further spacing.
    ///
    /// - Complexity: O(length).
    public func measure(_ string: String, font: Font) -> MeasuredText {
        measure(string, font: font, options: TextOptions())
    }

    /// The width in points of a string set on one line, trailing spaces included.
    ///
    /// Faster than ``measure(_:font:)`` for text that does not wrap: nothing is allocated.
    ///
    /// - Complexity: O(length).
    public func width(of string: String, font: Font) -> CGFloat {
        let metrics = metrics(for: font)
        return CGFloat(metrics.advanceWidth(of: string)) * metrics.pointsPerUnit(atSize: font.size)
    }
}

/// A measurer that needs nothing but this module: advance widths and pair kerning of DejaVu Sans and DejaVu Sans Mono.
///
/// It answers alike on every machine. Every family is measured as DejaVu Sans of the font's weight and slant, or as
/// DejaVu Sans Mono if letters of one width are wanted; ``MeasuredText/substitutedFamily`` tells when that was not the
/// family asked for. Covered are Latin up to Extended-A, Greek, Cyrillic, punctuation, currency signs, arrows,
/// mathematical operators and box drawing; ``MeasuredText/unmatchedScalars`` lists everything else. Ligatures are not
/// formed.
public struct MetricsTextMeasurer: TextMeasurer {
    /// A measurer with the embedded metrics.
    public init() {}

    /// The metrics of DejaVu Sans in the font's weight and slant, or of DejaVu Sans Mono, whatever the family.
    public func metrics(for font: Font) -> FontMetrics {
        EmbeddedMetrics.metrics(for: font)
    }

    public func measure(_ string: String, font: Font, options: TextOptions) -> MeasuredText {
        MeasuredText(string, font: font, metrics: EmbeddedMetrics.metrics(for: font), options: options)
    }

    public func measure(_ string: String, font: Font) -> MeasuredText {
        MeasuredText(string, font: font, metrics: EmbeddedMetrics.metrics(for: font))
    }
}
