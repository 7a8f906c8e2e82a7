import MullionGeometry

/// A measurer that uses font files, and another measurer for all other families.
///
/// It uses the face with the font's weight and slant; if there is none, the one that differs least by the rules of CSS,
/// the slant counting less. Family names are compared without regard to case. ``FontLibrary`` finds the files
/// automatically.
public struct FontFileTextMeasurer: TextMeasurer {
    private let faces: [String: [FontMetrics]]
    private let other: any TextMeasurer

    /// Creates a measurer with faces; of those with the same family, weight, and slant, the first counts.
    ///
    /// - Parameter other: Measures text in all other families.
    public init(_ files: [FontFile], other: any TextMeasurer = MetricsTextMeasurer()) {
        faces = Dictionary(grouping: files.map(\.metrics)) { $0.family.lowercased() }
        self.other = other
    }

    public func metrics(for font: Font) -> FontMetrics {
        known(for: font)?.instance(for: font) ?? other.metrics(for: font)
    }

    public func shape(_ string: String, font: Font) -> TextShape? {
        known(for: font) == nil ? other.shape(string, font: font) : nil
    }

    public func fileMetrics(for font: Font) -> FontMetrics? {
        known(for: font)?.instance(for: font) ?? other.fileMetrics(for: font)
    }

    /// The metrics of all faces, by family and in the given order.
    var allFaces: [FontMetrics] { faces.keys.sorted().flatMap { faces[$0] ?? [] } }

    /// Returns the metrics of a given face, in its default instance; nil if there is none of the family.
    func known(for font: Font) -> FontMetrics? {
        faces.isEmpty
            ? nil
            : faces[font.wantedFamily.lowercased()]?.nearest(to: font) {
                let axes = $0.instances?.axes
                return FaceStyle(
                    weight: $0.weight, isItalic: $0.isItalic, weights: axes?.faceWeights,
                    hasSlant: axes?.hasSlant ?? false)
            }.first
    }

    /// Whether no faces were given.
    var isEmpty: Bool { faces.isEmpty }
}

/// The weight and slant of a face.
struct FaceStyle {
    var weight: Font.Weight
    var isItalic: Bool
    /// The weights of a variable font; nil for one weight.
    var weights: ClosedRange<Font.Weight>?
    /// Whether a variable font can be slanted.
    var hasSlant = false

    /// Returns the difference from a font; the slant counts less.
    func difference(from font: Font) -> Int {
        var weight = weight
        if let weights { weight = min(max(font.weight, weights.lowerBound), weights.upperBound) }
        let isSlanted = isItalic || hasSlant && font.isItalic
        return 2 * font.weight.distance(toFace: weight) + (isSlanted == font.isItalic ? 0 : 1)
    }
}

extension Array {
    /// Returns the faces of a family ordered by their difference from a font, and then as before.
    func nearest(to font: Font, _ style: (Element) -> FaceStyle) -> [Element] {
        let differences = map { style($0).difference(from: font) }
        return indices.sorted { (differences[$0], $0) < (differences[$1], $1) }.map { self[$0] }
    }
}
