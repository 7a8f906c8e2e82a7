#if Cairo
import CCairo
import Foundation
import MullionDrawing
import MullionGeometry

/// Draws runs of text with Pango: shaped, in both directions, with the fonts that have the letters.
final class TextPainter {
    private let layout: OpaquePointer
    private var lastFont: TextRun.Font?
    private let isVector: Bool

    /// - Parameters:
    ///   - context: The context of the final surface.
    ///   - isVector: Whether the final surface has no pixels. Layers of it are no measure: those of shadows are
    ///     recorded before they become pixels.
    init(_ context: OpaquePointer, isVector: Bool) {
        FontRegistry.refreshFontMap()
        self.isVector = isVector
        layout = pango_cairo_create_layout(context)
        PangoSetting.apply(to: pango_layout_get_context(layout))
        pango_layout_set_single_paragraph_mode(layout, 1)
        pango_layout_set_auto_dir(layout, 0)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// The maximum font size in pixels. FreeType fails beyond 65,535. An emoji is a bitmap, which takes gigabytes long
    /// before that.
    static let largestSize = Double(ImageLimits.largestSide)
    static let largestEmojiSize = 4_096.0

    /// Returns whether Cairo can draw the font of a run with the current transform.
    static func canDraw(_ run: TextRun, on context: OpaquePointer) -> Bool {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let scale = max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy), 1)
        let size = Double(run.font.size) * scale
        if size <= largestEmojiSize { return true }
        let isEmoji = run.string.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
        return size <= (isEmoji ? largestEmojiSize : largestSize)
    }

    /// Draws a run with the current source, in its measured width, or else in Pango's.
    ///
    /// - Parameter context: The context of the surface, or of a layer for it.
    func draw(_ run: TextRun, on context: OpaquePointer) {
        if let digitWidth = run.font.digitWidth, run.string.unicodeScalars.contains(where: Self.isDigit) {
            return drawWidened(run, digitWidth * run.font.size, on: context)
        }
        layOut(run, on: context) { show($0, run, on: context) }
    }

    /// The font size in pixels up to which letters lie between pixels from left to right.
    ///
    /// Cairo draws glyphs on whole pixels, which moves small letters visibly: by up to a tenth of their width. Small
    /// letters are therefore filled as outlines where they belong from left to right, on a baseline of whole pixels, as
    /// Chromium draws them. Larger ones take the faster way.
    private static let largestExactSize = 15.0

    /// Draws a line at the origin, where its baseline begins.
    private func show(_ line: UnsafeMutablePointer<PangoLayoutLine>, _ run: TextRun, on context: OpaquePointer) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let isUpright = matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0 && matrix.yy > 0
        // Pages keep their text, emoji have no outlines, and a line in a color of its own is not part of the outlines.
        guard !isVector, isUpright, Double(run.font.size) * matrix.yy <= Self.largestExactSize,
            run.underline?.color == nil, run.strikethrough?.color == nil,
            !run.string.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" })
        else { return pango_cairo_show_layout_line(context, line) }
        cairo_move_to(context, 0, (matrix.y0.rounded() - matrix.y0) / matrix.yy)
        pango_cairo_layout_line_path(context, line)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { 0x30...0x39 ~= scalar.value }

    /// Draws a run whose digits are in the middle of a width, and what is between them as text of its own.
    private func drawWidened(_ run: TextRun, _ digitWidth: CGFloat, on context: OpaquePointer) {
        var parts: [(part: TextRun, x: CGFloat)] = []
        var (x, pending): (CGFloat, String) = (0, "")
        func append(_ string: String, in width: CGFloat?) {
            var part = run
            (part.string, part.width, part.origin) = (string, nil, .zero)
            let natural = self.width(of: part, on: context)
            let room = width ?? natural
            parts.append((part, x + (room - natural) / 2))
            x += room + run.letterSpacing
        }
        for scalar in run.string.unicodeScalars {
            guard Self.isDigit(scalar) else {
                pending.unicodeScalars.append(scalar)
                continue
            }
            if !pending.isEmpty { append(pending, in: nil) }
            pending = ""
            append(String(scalar), in: digitWidth)
        }
        if !pending.isEmpty { append(pending, in: nil) }
        let total = x - run.letterSpacing
        cairo_save(context)
        cairo_translate(context, Double(run.origin.x), Double(run.origin.y))
        if let wanted = run.width, wanted >= 0.001, total > 0 { context.scale(Double(wanted / total), 1) }
        for (part, x) in parts {
            var part = part
            part.origin.x = x
            layOut(part, on: context) { show($0, part, on: context) }
        }
        cairo_restore(context)
    }

    /// Returns the width of a run as Pango measures it.
    private func width(of run: TextRun, on context: OpaquePointer) -> CGFloat {
        var extents = PangoRectangle()
        layOut(run, on: context) { pango_layout_line_get_extents($0, nil, &extents) }
        return CGFloat(extents.width) / CGFloat(PANGO_SCALE)
    }

    /// Calls `use` with the line of a run, the context being moved to its origin and scaled to its width.
    func layOut(
        _ run: TextRun, on context: OpaquePointer, _ use: (UnsafeMutablePointer<PangoLayoutLine>) -> Void
    ) {
        if lastFont != run.font {
            PangoSetting.set(run.font.pango, of: layout)
            lastFont = run.font
        }
        let pangoContext = pango_layout_get_context(layout)
        let direction = run.direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        if pango_context_get_base_dir(pangoContext) != direction {
            pango_context_set_base_dir(pangoContext, direction)
            pango_layout_context_changed(layout)
        }
        setAttributes(of: run)
        run.string.withoutControls.withPangoText { pango_layout_set_text(layout, $0, $1) }
        guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
        var extents = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &extents)
        // Room is added between letters only.
        let width = Double(extents.width) / Double(PANGO_SCALE)
        cairo_save(context)
        cairo_translate(context, Double(run.origin.x), Double(run.origin.y))
        if let wanted = run.width.map({ Double($0) }), wanted >= 0.001, width > 0, abs(wanted - width) > 0.01 {
            context.scale(wanted / width, 1)
        }
        cairo_move_to(context, 0, 0)
        use(line)
        cairo_restore(context)
    }

    private func setAttributes(of run: TextRun) {
        guard let list = pango_attr_list_new() else { return }
        defer { pango_attr_list_unref(list) }
        pango_attr_list_insert(
            list,
            pango_attr_font_features_new(
                run.font.hasMonospacedDigits ? PangoSetting.digitFeatures : PangoSetting.features))
        if run.letterSpacing != 0 {
            pango_attr_list_insert(list, pango_attr_letter_spacing_new(Int32(PangoSetting.units(run.letterSpacing))))
        }
        if let underline = run.underline {
            pango_attr_list_insert(list, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
            if let color = underline.color {
                let (red, green, blue) = color.pango
                pango_attr_list_insert(list, pango_attr_underline_color_new(red, green, blue))
            }
        }
        if let strikethrough = run.strikethrough {
            pango_attr_list_insert(list, pango_attr_strikethrough_new(1))
            if let color = strikethrough.color {
                let (red, green, blue) = color.pango
                pango_attr_list_insert(list, pango_attr_strikethrough_color_new(red, green, blue))
            }
        }
        pango_layout_set_attributes(layout, list)
    }
}

extension Color {
    /// The components in sixteen bits, for Pango.
    fileprivate var pango: (red: UInt16, green: UInt16, blue: UInt16) {
        func component(_ value: Double) -> UInt16 { UInt16(value * 65_535 + 0.5) }
        return (component(red), component(green), component(blue))
    }
}
#endif
