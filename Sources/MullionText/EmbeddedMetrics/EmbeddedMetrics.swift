/// The font metrics that are part of this module, so that text measures alike on every machine.
///
/// The tables beside this file are strings, because the compiler reads those many times faster than array literals; each
/// is decoded once, on first use.
enum EmbeddedMetrics {
    /// The metrics of DejaVu Sans in the given weight.
    static func metrics(weight: Font.Weight) -> FontMetrics {
        switch weight {
        case .regular: regular
        case .bold: bold
        }
    }

    private static let regular = decode(dejaVuSans, weight: .regular)
    private static let bold = decode(dejaVuSansBold, weight: .bold)

    private static func decode(_ base64: String, weight: Font.Weight) -> FontMetrics {
        var decoder = MetricsDecoder(base64: base64)
        return decoder.metrics(family: Font.defaultFamily, weight: weight)
    }
}
