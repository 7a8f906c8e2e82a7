import MullionDrawing
import MullionGeometry

/// The outlined texts of a display list, and the glyphs that are written once because that is shorter.
///
/// 1. Outline each text that does not stay text.
/// 2. Count the glyphs, and measure the data of each once.
/// 3. Share a glyph if its definition and a reference for each use are shorter than its data for each use.
struct GlyphTable {
    /// The texts by the index of their command.
    private(set) var texts: [Int: OutlinedText] = [:]
    /// The texts that have no outlines.
    private(set) var missing: Set<Int> = []
    private var shared: Set<OutlinedText.Key> = []

    /// The bytes of a definition and of a reference, without data and coordinate.
    private static let definitionCost = 24
    private static let referenceCost = 26

    init() {}

    /// - Complexity: O(n), n the elements of all outlines.
    init(_ list: DisplayList, _ renderer: SVGRenderer) {
        guard renderer.textOutput != .text, let source = renderer.outlineSource?.source else { return }
        var counts: [OutlinedText.Key: (count: Int, outline: Path)] = [:]
        for (index, command) in list.commands.enumerated() {
            guard case .text(let run) = command, !renderer.textFamilies.contains(run.font.family) else { continue }
            guard let text = source.outline(of: run) else {
                missing.insert(index)
                continue
            }
            texts[index] = text
            for glyph in text.glyphs where !glyph.outline.isEmpty {
                guard let key = glyph.key else { continue }
                counts[key, default: (0, glyph.outline)].count += 1
            }
        }
        for (key, (count, outline)) in counts where count > 1 {
            let length = PathData.unitData(of: outline, at: .zero).count
            if Self.definitionCost + length + Self.referenceCost * count < (length + 4) * count { shared.insert(key) }
        }
    }

    /// Whether the outline of a glyph is written once.
    func isShared(_ glyph: OutlinedText.Glyph) -> Bool { glyph.key.map(shared.contains) ?? false }
}
