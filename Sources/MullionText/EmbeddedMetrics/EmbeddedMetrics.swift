/// The font metrics that are part of this module, so that text has the same size on every machine.
///
/// The tables are strings, because the compiler reads those many times faster than array literals; each is decoded
/// once, on first use.
enum EmbeddedMetrics {
    /// Returns the metrics of DejaVu Sans in the weight and slant of a font, or those of DejaVu Sans Mono.
    ///
    /// The monospaced family has one advance width and no kerning in all of its faces, so one table suffices.
    @inline(__always)
    static func metrics(for font: Font) -> FontMetrics {
        if font.design == .monospaced { return monospaced }
        // Names of a different length than the default family's are not compared.
        if let family = font.family, family.utf8.count == monospacedNameLength,
            family == Font.defaultMonospacedFamily
        {
            return monospaced
        }
        switch (font.weight.isNearBold, font.isItalic) {
        case (false, false): return regular
        case (true, false): return bold
        case (false, true): return oblique
        case (true, true): return boldOblique
        }
    }

    private static let monospacedNameLength = 16

    private static let regular = decode(dejaVuSans)
    private static let bold = decode(dejaVuSansBold, weight: .bold)
    private static let oblique = decode(dejaVuSansOblique, isItalic: true)
    private static let boldOblique = decode(dejaVuSansBoldOblique, weight: .bold, isItalic: true)
    private static let monospaced = decode(
        dejaVuSansMono, family: Font.defaultMonospacedFamily, fontClass: .monospaced)

    private static func decode(
        _ base64: String, family: String = Font.defaultFamily, weight: Font.Weight = .regular, isItalic: Bool = false,
        fontClass: FontClass = .sansSerif
    ) -> FontMetrics {
        var decoder = MetricsDecoder(base64: base64)
        return decoder.metrics(family: family, weight: weight, isItalic: isItalic, fontClass: fontClass)
    }
}
