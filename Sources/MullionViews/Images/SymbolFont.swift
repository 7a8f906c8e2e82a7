import Foundation
import MullionDrawing
import MullionGeometry
import MullionText

/// Outlines for `Image(systemName:)` from a font of symbols that is installed.
///
/// Apple's symbols exist on its platforms only. The Material Icons font has characters that show about the same for
/// over a thousand of their names; on Debian and Ubuntu it is the package `fonts-material-design-icons-iconfont`. Views
/// use the installed font unless ``EnvironmentValues/symbolOutline`` provides others. Any number of threads can use an
/// instance at once.
public final class SymbolFont: Sendable {
    /// The Material Icons font below the system's font folders; nil if it is not installed. Looked for once.
    public static let installed: SymbolFont? = {
        let metrics = FontLibrary().fileMetrics(for: Font.custom("Material Icons", size: 16))
        return metrics.flatMap { SymbolFont($0) }
    }()

    private let outlines: FontOutlines

    /// Creates the symbols of a font file with the characters of Material Icons.
    ///
    /// - Throws: `FontFileError` if the file is not a font with outlines.
    public init(path: String) throws(FontFileError) {
        guard let outlines = try FontOutlines(FontFile(path: path).metrics) else { throw .missingTable("glyf") }
        self.outlines = outlines
    }

    private init?(_ metrics: FontMetrics) {
        guard let outlines = try? FontOutlines(metrics) else { return nil }
        self.outlines = outlines
    }

    /// Returns the outline of a symbol by its name, in a square of one point with its corner at the origin; nil for a
    /// name that the font has nothing for.
    public func outline(of name: String) -> Path? {
        guard let scalar = SymbolTable.scalar(of: name), let glyph = outlines.glyph(of: scalar),
            let outline = try? outlines.outline(of: glyph), !outline.isEmpty
        else { return nil }
        let em = CGFloat(outlines.metrics.unitsPerEm)
        let top = CGFloat(outlines.metrics.ascent)
        func unit(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x / em, y: (top - point.y) / em) }
        var path = Path()
        for element in outline.elements {
            switch element {
            case .move(let point): path.move(to: unit(point))
            case .line(let point): path.addLine(to: unit(point))
            case .quadCurve(let point, let control): path.addQuadCurve(to: unit(point), control: unit(control))
            case .curve(let point, let control1, let control2):
                path.addCurve(to: unit(point), control1: unit(control1), control2: unit(control2))
            case .close: path.closeSubpath()
            }
        }
        return path
    }
}
