import MullionGeometry
import MullionText

/// A text to measure, because it or its environment differs from the saved one.
public struct StoryboardTextContent: Sendable {
    /// The displayed text.
    public var text: String
    /// The font.
    public var font: StoryboardFont
    /// The maximum number of lines; nil for text that does not wrap, 0 for any number.
    public var lineLimit: Int?
    /// The sum of the insets on both sides of the text.
    var padding = CGSize.zero
    private let measured: MeasuredText
    /// The ratio of the font's widths to those of the measuring font.
    private var widthFactor: CGFloat

    /// The ratio of widths in the system font to those in DejaVu Sans: the median of 283 one-line labels whose
    /// stored widths are those of their texts. Half of them are within 0.02, nine of ten within 0.10.
    static let systemWidthFactor: CGFloat = 0.905

    package init(_ text: String, _ font: StoryboardFont, measurer: any TextMeasurer) {
        self.text = text
        self.font = font
        var face = Font(family: font.name, size: font.size, weight: font.weight)
        let named = measurer.measure(text, font: face)
        let isFound = font.name != nil && named.substitutedFamily == nil
        // The factor below is that of the default family.
        face.family = nil
        measured = isFound || font.name == nil ? named : measurer.measure(text, font: face)
        widthFactor = isFound ? 1 : Self.systemWidthFactor
    }

    /// Multiplies the widths by the ratio of a known width to the measured one.
    mutating func calibrate(by ratio: CGFloat) { widthFactor *= ratio }

    /// The width of the text on one line.
    package var width: CGFloat { text.isEmpty ? 0 : measured.idealWidth * widthFactor }

    /// The height of a line.
    package var lineHeight: CGFloat { font.size * StoryboardFont.lineHeight }

    /// Returns the size of the text wrapped in a width.
    package func wrapped(in width: CGFloat) -> CGSize {
        guard !text.isEmpty else { return .zero }
        let extent = measured.extent(width: max(width, 0) / widthFactor)
        let lines = min(extent.lineCount, lineLimit.map { $0 > 0 ? $0 : .max } ?? 1)
        // Stored heights are rounded to half a point.
        return CGSize(
            width: extent.size.width * widthFactor, height: (CGFloat(lines) * lineHeight * 2).rounded(.up) / 2)
    }

    /// Returns the height of its view at a width.
    func height(forWidth width: CGFloat) -> CGFloat { wrapped(in: width - padding.width).height + padding.height }
}
