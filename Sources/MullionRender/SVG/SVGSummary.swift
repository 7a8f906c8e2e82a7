import MullionDrawing

/// What a display list has, for the attributes of the root.
struct SVGSummary {
    /// Whether the root needs attributes for text, and for strokes.
    private(set) var hasText = false
    private(set) var hasStrokes = false
    /// The families that the most texts have; nil if no two texts share theirs.
    private(set) var families: [String]?

    /// - Complexity: O(commands).
    init(_ list: DisplayList, _ renderer: SVGRenderer, _ glyphs: GlyphTable) {
        var counts: [[String]: (count: Int, first: Int)] = [:]
        var lastFont: (family: String, isMonospaced: Bool, hasSerifs: Bool, families: [String])?
        for (index, command) in list.commands.enumerated() {
            switch command {
            case .stroke: hasStrokes = true
            case .image(let image): if case .named = image.content { hasStrokes = true }
            case .text(let run):
                guard glyphs.texts[index] == nil else { continue }
                hasText = true
                let font = run.font
                if lastFont?.family != font.family || lastFont?.isMonospaced != font.isMonospaced
                    || lastFont?.hasSerifs != font.hasSerifs
                {
                    lastFont = (font.family, font.isMonospaced, font.hasSerifs, renderer.families(of: font))
                }
                counts[lastFont!.families, default: (0, index)].count += 1
            default: break
            }
        }
        hasText = hasText || renderer.textOutput == .embedded && !glyphs.texts.isEmpty
        let most = counts.max { ($0.value.count, -$0.value.first) < ($1.value.count, -$1.value.first) }
        if let most, most.value.count > 1 { families = most.key }
    }
}

extension SVGRenderer {
    /// Returns the families of a font and of its substitutes.
    func families(of font: TextRun.Font) -> [String] {
        let fallbacks =
            font.isMonospaced
            ? monospacedFallbackFamilies : font.hasSerifs ? serifFallbackFamilies : fallbackFamilies
        return [font.family] + fallbacks.filter { $0 != font.family }
    }
}
