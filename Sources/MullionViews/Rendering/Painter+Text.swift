import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

extension Painter {
    mutating func draw(_ picture: TextPicture, in frame: CGRect, _ node: NodeID) {
        let (runs, omitted) = picture.runs(in: frame.size)
        if omitted > 0 { omittedLines.append((node, omitted)) }
        for run in runs {
            let paint = run.ink.paint.paint(in: frame)
            list.text(
                TextRun(
                    run.string, at: CGPoint(x: frame.minX + run.origin.x, y: frame.minY + run.origin.y),
                    font: TextRun.Font(run.font, run.metrics), paint: paint, width: run.width,
                    letterSpacing: run.letterSpacing,
                    underline: run.ink.underline.map { TextRun.Decoration(color: $0.color) },
                    strikethrough: run.ink.strikethrough.map { TextRun.Decoration(color: $0.color) },
                    direction: picture.typeset.options.layoutDirection))
        }
    }
}

extension TextRun.Font {
    /// A font as it was measured.
    init(_ font: Font, _ metrics: FontMetrics) {
        self.init(
            family: metrics.family, size: font.size, weight: Weight(rawValue: font.weight.rawValue) ?? .regular,
            isItalic: font.isItalic, isMonospaced: font.design == .monospaced)
    }
}
