import MullionGeometry
import MullionText

/// A text that is measured, since it is not the one that was saved or not seen as it was saved.
public struct StoryboardTextContent: Sendable {
    /// What is shown.
    public var text: String
    /// The font it is shown in.
    public var font: StoryboardFont
    /// The most lines it wraps to; nil: it does not wrap, 0: as many as it needs.
    public var lineLimit: Int?
    /// What is around the text in its view, on both sides together.
    var padding = CGSize.zero
    private let measured: MeasuredText
    /// How wide the font is in widths of the one it is measured with.
    private let widthFactor: CGFloat

    /// How wide text of the system's font is, in widths of DejaVu Sans: the median of 283 labels of one line whose
    /// stored widths are those of their texts. Half of them are within 2 hundredths, nine of ten within 10.
    static let systemWidthFactor: CGFloat = 0.905

    package init(_ text: String, _ font: StoryboardFont, measurer: any TextMeasurer) {
        self.text = text
        self.font = font
        let face = Font(family: font.name ?? Font.defaultFamily, size: font.size, weight: font.weight)
        measured = measurer.measure(text, font: face)
        let isFound = font.name != nil && measured.substitutedFamily == nil
        widthFactor = isFound ? 1 : Self.systemWidthFactor
    }

    /// The width of the text on one line.
    package var width: CGFloat { text.isEmpty ? 0 : measured.idealWidth * widthFactor }

    /// The height of a line.
    package var lineHeight: CGFloat { font.size * StoryboardFont.lineHeight }

    /// The size of the text wrapped in a width.
    package func wrapped(in width: CGFloat) -> CGSize {
        guard !text.isEmpty else { return .zero }
        let extent = measured.extent(width: max(width, 0) / widthFactor)
        let lines = min(extent.lineCount, lineLimit.map { $0 > 0 ? $0 : .max } ?? 1)
        // Half a point is what stored heights are rounded to.
        return CGSize(
            width: extent.size.width * widthFactor, height: (CGFloat(lines) * lineHeight * 2).rounded(.up) / 2)
    }

    /// The height of its view in a width.
    func height(forWidth width: CGFloat) -> CGFloat {
        wrapped(in: width - padding.width).height + padding.height
    }
}
