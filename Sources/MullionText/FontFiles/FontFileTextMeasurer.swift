import MullionGeometry

/// A measurer that uses font files, and the embedded metrics for all other families.
///
/// It uses the face with the font's weight and slant; if there is none, the one that differs least by the rules of CSS,
/// the slant counting less. Family names are compared without regard to case. ``FontLibrary`` finds the files
/// automatically.
public struct FontFileTextMeasurer: TextMeasurer {
    private let faces: [String: [FontMetrics]]
    private let fallback = MetricsTextMeasurer()

    /// Creates a measurer with faces; of those with the same family, weight, and slant, the first counts.
    public init(_ files: [FontFile]) { faces = Dictionary(grouping: files.map(\.metrics)) { $0.family.lowercased() } }

    public func metrics(for font: Font) -> FontMetrics { known(for: font) ?? fallback.metrics(for: font) }

    /// Returns the metrics of a given face; nil if there is none of the family.
    func known(for font: Font) -> FontMetrics? {
        faces.isEmpty
            ? nil
            : faces[font.wantedFamily.lowercased()]?.nearest(to: font) {
                FaceStyle(weight: $0.weight, isItalic: $0.isItalic)
            }.first
    }

    /// Whether no faces were given.
    var isEmpty: Bool { faces.isEmpty }
}

/// The weight and slant of a face.
struct FaceStyle {
    var weight: Font.Weight
    var isItalic: Bool

    /// Returns the difference from a font; the slant counts less.
    func difference(from font: Font) -> Int {
        2 * font.weight.distance(toFace: weight) + (isItalic == font.isItalic ? 0 : 1)
    }
}

extension Array {
    /// Returns the faces of a family ordered by their difference from a font, and then as before.
    func nearest(to font: Font, _ style: (Element) -> FaceStyle) -> [Element] {
        let differences = map { style($0).difference(from: font) }
        return indices.sorted { (differences[$0], $0) < (differences[$1], $1) }.map { self[$0] }
    }
}
