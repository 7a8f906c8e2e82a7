import MullionGeometry

/// A measurer that uses font files, and the embedded metrics for families it has no file of.
///
/// Of the faces of a family, the one of the weight and slant asked for is used; where there is none, the one that
/// differs least by the rules of CSS, the slant counting less. Family names are compared without regard to case.
/// ``FontLibrary`` finds the files itself.
public struct FontFileTextMeasurer: TextMeasurer {
    private let faces: [String: [FontMetrics]]
    private let fallback = MetricsTextMeasurer()

    /// A measurer with the given faces; where two have the same family, weight and slant, the first counts.
    public init(_ files: [FontFile]) {
        faces = Dictionary(grouping: files.map(\.metrics)) { $0.family.lowercased() }
    }

    public func metrics(for font: Font) -> FontMetrics { known(for: font) ?? fallback.metrics(for: font) }

    /// The metrics of a face that was given; nil if there is none of the family.
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

/// What tells the faces of a family apart.
struct FaceStyle {
    var weight: Font.Weight
    var isItalic: Bool

    /// How much it differs from what a font asks for; the slant counts less.
    func difference(from font: Font) -> Int {
        2 * font.weight.distance(toFace: weight) + (isItalic == font.isItalic ? 0 : 1)
    }
}

extension Array {
    /// The faces of a family, those first that differ least from what a font asks for, otherwise in their order.
    func nearest(to font: Font, _ style: (Element) -> FaceStyle) -> [Element] {
        let differences = map { style($0).difference(from: font) }
        return indices.sorted { (differences[$0], $0) < (differences[$1], $1) }.map { self[$0] }
    }
}
