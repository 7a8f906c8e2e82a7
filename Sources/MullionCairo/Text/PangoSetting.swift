#if Cairo
import CCairo
import MullionDrawing
import MullionGeometry

/// The settings of Pango, shared by measuring and drawing.
enum PangoSetting {
    /// Ligatures are off, as in every other output; those that a script requires remain.
    static let features = "liga=0, clig=0, dlig=0"

    /// The features of text with digits of one width.
    static let digitFeatures = "liga=0, clig=0, dlig=0, tnum=1"

    /// Makes results independent of size and machine: no hints, no whole pixels, 72 dots an inch.
    static func apply(to context: OpaquePointer) {
        pango_context_set_round_glyph_positions(context, 0)
        pango_cairo_context_set_resolution(context, 72)
        guard let options = cairo_font_options_create() else { return }
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
    }

    /// Returns a length in Pango's units, 1,024 to a point, limited to their range.
    static func units(_ points: CGFloat) -> Int {
        let units = points * CGFloat(PANGO_SCALE)
        return units.isNaN ? 0 : Int(min(max(units.rounded(), -1e9), 1e9))
    }

    static func set(_ font: PangoFont, of layout: OpaquePointer) {
        guard let description = pango_font_description_new() else { return }
        defer { pango_font_description_free(description) }
        pango_font_description_set_family(description, font.families)
        pango_font_description_set_absolute_size(description, Double(units(font.size)))
        pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight)))
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_OBLIQUE : PANGO_STYLE_NORMAL)
        if let variations = font.variations {
            pango_font_description_set_variations(description, variations)
            // Letters slanted by an axis are not slanted again.
            if font.isSlantedByAxis { pango_font_description_set_style(description, PANGO_STYLE_NORMAL) }
        } else if font.width != 100 {
            pango_font_description_set_stretch(description, font.stretch)
        }
        pango_layout_set_font_description(layout, description)
    }
}

/// The description of a font for Pango.
struct PangoFont: Hashable {
    /// The family names, separated by commas, the preferred one first.
    var families: String
    var size: CGFloat
    var weight: Int
    var isItalic: Bool
    /// The width of the letters in percent of the normal one.
    var width: CGFloat = 100
    /// The values on the axes of a variable font; nil for another one.
    var variations: String?

    /// Whether an axis of the font slants its letters.
    var isSlantedByAxis: Bool {
        (variations ?? "").split(separator: ",").contains { setting in
            (setting.hasPrefix("ital=") || setting.hasPrefix("slnt=")) && Double(setting.dropFirst(5)) ?? 0 != 0
        }
    }

    /// The nearest of Pango's widths.
    var stretch: PangoStretch {
        let widths: [(CGFloat, PangoStretch)] = [
            (50, PANGO_STRETCH_ULTRA_CONDENSED), (62.5, PANGO_STRETCH_EXTRA_CONDENSED), (75, PANGO_STRETCH_CONDENSED),
            (87.5, PANGO_STRETCH_SEMI_CONDENSED), (100, PANGO_STRETCH_NORMAL), (112.5, PANGO_STRETCH_SEMI_EXPANDED),
            (125, PANGO_STRETCH_EXPANDED), (150, PANGO_STRETCH_EXTRA_EXPANDED), (200, PANGO_STRETCH_ULTRA_EXPANDED),
        ]
        return widths.min { abs($0.0 - width) < abs($1.0 - width) }?.1 ?? PANGO_STRETCH_NORMAL
    }

    init(family: String, size: CGFloat, weight: Int, isItalic: Bool, isMonospaced: Bool, hasSerifs: Bool) {
        // A comma would begin a further name.
        let name = family.replacing(",", with: " ").prefix(200)
        let substitutes =
            isMonospaced
            ? "DejaVu Sans Mono,Monospace" : hasSerifs ? "DejaVu Serif,Serif" : "DejaVu Sans,Sans"
        families = "\(name),\(substitutes)"
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }
}

extension TextRun.Font {
    var pango: PangoFont {
        var font = PangoFont(
            family: family, size: size, weight: weight.rawValue, isItalic: isItalic, isMonospaced: isMonospaced,
            hasSerifs: hasSerifs)
        font.width = width
        font.variations = variations
        return font
    }
}

extension String {
    /// The text with spaces for tabs, which are as wide, and for line breaks, which are handled by wrapping. It has the
    /// same number of bytes.
    var withoutControls: String {
        guard utf8.contains(where: { $0 < 0x20 }) else { return self }
        return String(decoding: utf8.map { $0 < 0x20 ? 0x20 : $0 }, as: UTF8.self)
    }

    /// Calls `body` with the text and its number of bytes.
    func withPangoText<R>(_ body: (UnsafePointer<CChar>?, Int32) -> R) -> R {
        var text = self
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { body($0.baseAddress, Int32(clamping: $0.count)) }
        }
    }
}
#endif
