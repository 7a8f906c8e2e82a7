/// The thickness of a font's strokes, by the numbers of CSS and OpenType.
public enum FontWeight: Int, CaseIterable, Comparable, Hashable, Sendable {
    /// 100, the thinnest.
    case ultraLight = 100
    /// 200.
    case thin = 200
    /// 300.
    case light = 300
    /// 400, normal text.
    case regular = 400
    /// 500.
    case medium = 500
    /// 600.
    case semibold = 600
    /// 700, emphasised text.
    case bold = 700
    /// 800.
    case heavy = 800
    /// 900, the thickest.
    case black = 900

    /// Returns whether the strokes of the first weight are thinner.
    public static func < (a: FontWeight, b: FontWeight) -> Bool { a.rawValue < b.rawValue }
}
