#if Cairo
import CCairo
import MullionGeometry
import MullionText

/// Shapes texts with a separate set of fonts.
///
/// 1. Pango lays out the text on one line at a size of 16 points, of which a font unit is 1/1,024. Without hints,
///    widths are proportional to the size, so the result serves all sizes.
/// 2. The widths of the glyphs are summed at the byte where their cluster begins in the text.
/// 3. The height of the line is that of the highest font used.
final class PangoShaper {
    /// The identity of a face.
    private struct Face: Hashable {
        var family: String
        var weight: Font.Weight
        var isItalic: Bool
        var design: Font.Design
        var width: CGFloat
        var hasMonospacedDigits: Bool
    }

    /// The height of the lines of a text, in font units.
    private struct Height: Hashable {
        var ascent, descent: Int

        func union(_ other: Height) -> Height {
            Height(ascent: max(ascent, other.ascent), descent: max(descent, other.descent))
        }
    }

    private struct KnownFace {
        var height: Height
        var metrics: [Height: FontMetrics] = [:]
    }

    private static let size: CGFloat = 16
    private static let unitsPerEm = 16 * Int(PANGO_SCALE)
    /// The maximum number of faces cached.
    private static let faceLimit = 1_000

    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private let layout: OpaquePointer
    private var faces: [Face: KnownFace] = [:]
    private var lastFace: Face?

    init() {
        fontMap = pango_cairo_font_map_new()
        context = pango_font_map_create_context(fontMap)
        PangoSetting.apply(to: context)
        layout = pango_layout_new(context)
        pango_layout_set_single_paragraph_mode(layout, 1)
        setFeatures(PangoSetting.features)
    }

    private func setFeatures(_ features: String) {
        guard let attributes = pango_attr_list_new() else { return }
        pango_attr_list_insert(attributes, pango_attr_font_features_new(features))
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(fontMap)
    }

    /// Returns the metrics of a face, without those of other faces that a text may need.
    func metrics(for font: Font) -> FontMetrics {
        let face = use(font)
        return metrics(of: face, faces[face]?.height ?? Height(ascent: 0, descent: 0))
    }

    /// Returns the shape of a text on one line.
    func shape(_ string: String, _ font: Font) -> TextShape {
        let face = use(font)
        var advances = [Int32](repeating: 0, count: string.utf8.count)
        var unmatched: [Unicode.Scalar] = []
        var height = faces[face]?.height ?? Height(ascent: 0, descent: 0)
        string.withoutControls.withPangoText { pango_layout_set_text(layout, $0, $1) }
        if let line = pango_layout_get_line_readonly(layout, 0) {
            var run = line.pointee.runs
            while let node = run {
                if let glyphs = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
                    Self.add(glyphs.pointee, to: &advances, &unmatched)
                }
                run = node.pointee.next
            }
            var extents = PangoRectangle()
            pango_layout_line_get_extents(line, nil, &extents)
            height = height.union(Height(ascent: Int(-extents.y), descent: Int(extents.y) + Int(extents.height)))
        }
        return TextShape(metrics: metrics(of: face, height), advances: advances, unmatchedScalars: unmatched)
    }

    /// Adds the widths of the glyphs of one run.
    private static func add(_ item: PangoGlyphItem, to advances: inout [Int32], _ unmatched: inout [Unicode.Scalar]) {
        guard let string = item.glyphs, let run = item.item else { return }
        let start = Int(run.pointee.offset)
        for index in 0..<Int(string.pointee.num_glyphs) {
            let place = start + Int(string.pointee.log_clusters[index])
            guard advances.indices.contains(place) else { continue }
            let glyph = string.pointee.glyphs[index]
            advances[place] += glyph.geometry.width
            guard glyph.glyph & PangoGlyph(PANGO_GLYPH_UNKNOWN_FLAG) != 0,
                let scalar = Unicode.Scalar(glyph.glyph & ~PangoGlyph(PANGO_GLYPH_UNKNOWN_FLAG)),
                !unmatched.contains(scalar), unmatched.count < 1_000
            else { continue }
            unmatched.append(scalar)
        }
    }

    /// Sets the face of the layout.
    private func use(_ font: Font) -> Face {
        let face = Face(
            family: font.wantedFamily, weight: font.weight, isItalic: font.isItalic, design: font.design,
            width: font.width, hasMonospacedDigits: font.hasMonospacedDigits)
        guard face != lastFace || faces[face] == nil else { return face }
        if lastFace?.hasMonospacedDigits ?? false != face.hasMonospacedDigits {
            setFeatures(face.hasMonospacedDigits ? PangoSetting.digitFeatures : PangoSetting.features)
        }
        lastFace = face
        var wanted = font.pango
        wanted.size = Self.size
        PangoSetting.set(wanted, of: layout)
        if faces[face] == nil {
            if faces.count >= Self.faceLimit { faces.removeAll() }
            faces[face] = KnownFace(height: height())
        }
        return face
    }

    /// Returns the line height of the layout's face.
    private func height() -> Height {
        let description = pango_layout_get_font_description(layout)
        guard let metrics = pango_context_get_metrics(context, description, nil) else {
            return Height(ascent: 0, descent: 0)
        }
        defer { pango_font_metrics_unref(metrics) }
        return Height(
            ascent: Int(pango_font_metrics_get_ascent(metrics)), descent: Int(pango_font_metrics_get_descent(metrics)))
    }

    /// Returns the metrics of a face with a line height: the widths of what may be added to a text, such as an
    /// ellipsis, and of the letters of ASCII.
    private func metrics(of face: Face, _ height: Height) -> FontMetrics {
        if let known = faces[face]?.metrics[height] { return known }
        let ascii = (0x20..<0x7F).map { width(of: Unicode.Scalar($0)) }
        let metrics = FontMetrics(
            family: familyName(), weight: face.weight, isItalic: face.isItalic, unitsPerEm: Self.unitsPerEm,
            ascent: height.ascent, descent: height.descent, missingAdvance: width(of: "\u{FFFD}"),
            runs: [
                FontMetrics.AdvanceRun(first: " ", advances: ascii),
                FontMetrics.AdvanceRun(first: "\u{2010}", advances: [width(of: "\u{2010}")]),
                FontMetrics.AdvanceRun(first: "\u{2026}", advances: [width(of: "\u{2026}")]),
            ])
        faces[face]?.metrics[height] = metrics
        return metrics
    }

    private func width(of scalar: Unicode.Scalar) -> Int {
        String(scalar).withPangoText { pango_layout_set_text(layout, $0, $1) }
        guard let line = pango_layout_get_line_readonly(layout, 0) else { return 0 }
        var extents = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &extents)
        return Int(extents.width)
    }

    /// Returns the family that Pango found for the font of the layout.
    private func familyName() -> String {
        guard let font = pango_context_load_font(context, pango_layout_get_font_description(layout)) else { return "" }
        defer { g_object_unref(UnsafeMutableRawPointer(font)) }
        guard let description = pango_font_describe(font) else { return "" }
        defer { pango_font_description_free(description) }
        return pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    }
}

extension Font {
    fileprivate var pango: PangoFont {
        let fontClass = FontClass(ofFamily: wantedFamily)
        var font = PangoFont(
            family: wantedFamily,
            size: size, weight: weight.rawValue, isItalic: isItalic,
            isMonospaced: design == .monospaced || fontClass == .monospaced,
            hasSerifs: fontClass == .serif)
        font.width = width
        return font
    }
}
#endif
