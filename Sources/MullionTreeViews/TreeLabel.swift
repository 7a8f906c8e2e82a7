import MullionDrawing
import MullionGeometry
import MullionText
import MullionViews

/// A line of text in the middle of a node.
struct TreeLabel {
    /// The maximum number of characters measured; longer labels are never fully visible.
    private static let largestLength = 2_000

    private var text: String
    private let font: Font
    private let measurer: any TextMeasurer
    private let metrics: FontMetrics
    /// The width on one line, in points.
    private(set) var width: CGFloat

    /// Creates a label of the first characters of a text, with spaces for line breaks.
    init(_ text: String, font: Font, measurer: any TextMeasurer) {
        self.text = text.utf8.count < 200 && !text.utf8.contains { $0 < 0x20 } ? text : Self.line(text)
        self.font = font
        self.measurer = measurer
        metrics = measurer.metrics(for: font)
        width = CGFloat(metrics.advanceWidth(of: self.text)) * metrics.pointsPerUnit(atSize: font.size)
    }

    private static func line(_ text: String) -> String {
        var line = ""
        for scalar in text.unicodeScalars.prefix(largestLength) {
            line.unicodeScalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
        }
        return line
    }

    /// The height of the line, in points.
    var height: CGFloat { metrics.lineHeight(atSize: font.size) }

    /// Replaces the end of the text by an ellipsis until it fits a width.
    mutating func shorten(to limit: CGFloat) {
        let measured = measurer.measure(text, font: font, options: TextOptions(lineLimit: 1))
        guard let line = measured.lines(in: limit).first else { return }
        text = measured.displayText(of: line)
        width = line.width
    }

    /// Returns the text in the middle of a box.
    func run(centeredIn box: CGRect, color: Color) -> TextRun {
        // Centers capitals and digits, which are as high as 0.73 of the size.
        let baseline = box.midY + 0.36 * font.size
        return TextRun(
            text, at: CGPoint(x: box.midX - width / 2, y: baseline), font: TextRun.Font(font, metrics), color: color,
            width: width)
    }
}

extension FontMetrics {
    /// Returns the height of a line at a size, in points.
    func lineHeight(atSize size: CGFloat) -> CGFloat { CGFloat(ascent + descent) * pointsPerUnit(atSize: size) }
}
