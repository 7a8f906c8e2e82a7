import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

extension Painter {
    mutating func draw(_ picture: TextPicture, in frame: CGRect, _ node: NodeID) {
        let (runs, omitted) = picture.runs(in: frame.size)
        if omitted > 0 { omittedLines.append((node, omitted)) }
        for run in runs {
            let text = run.text
            let font = TextRun.Font(
                family: text.metrics.family, size: text.font.size, weight: text.font.weight == .bold ? .bold : .regular,
                isItalic: text.font.isItalic, isMonospaced: text.font.design == .monospaced)
            list.text(
                TextRun(
                    run.string, at: CGPoint(x: frame.minX + run.origin.x, y: frame.minY + run.origin.y), font: font,
                    color: run.ink.color, width: run.width, letterSpacing: run.letterSpacing,
                    underline: run.ink.underline.map { TextRun.Decoration(color: $0.color) },
                    strikethrough: run.ink.strikethrough.map { TextRun.Decoration(color: $0.color) },
                    direction: picture.typeset.options.layoutDirection))
        }
    }
}
