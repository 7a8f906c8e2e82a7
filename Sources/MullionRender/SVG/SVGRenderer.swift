import MullionDrawing
import MullionGeometry

/// Writes a display list as an SVG document.
///
/// The same list, size and options give the same bytes on every machine. Every element stands on a line of its own.
/// Text stays text: it asks for the measured font first and then for `fallbackFamilies`, and carries the measured
/// width, into which a viewer fits another font. Ligatures are switched off, because the measured widths do not count
/// on them.
///
/// Gradients, clips and shadows are defined once each, in the order of their first use, however often they are used.
/// Pictures are part of the document, and so are the bytes of one that is drawn several times, once. It is SVG 1.1 but
/// for the attribute `href` of pictures, which is spelt as in SVG 2, and for masks, which count opacity and not
/// brightness by the property `mask-type`.
///
/// Nothing is dropped silently, and no number that is not finite is ever written: see ``RenderDiagnostic``.
public struct SVGRenderer: Hashable, Sendable {
    /// The number of scopes within each other from which on names are no longer written.
    ///
    /// Names change nothing in the picture, and browsers cut off documents that are nested too deeply.
    public static let largestNamedDepth = 200

    /// The number of scopes within each other from which on the content of further ones is left out.
    public static let largestDepth = 400

    /// The title that screen readers announce and browsers show as a tooltip; nil for none.
    public var title: String?

    /// The colour behind the picture; nil for none.
    public var background: Color?

    /// Families to use where the measured font is missing, in order of preference.
    public var fallbackFamilies = ["Verdana", "sans-serif"]

    /// Families to use where a measured font with letters of one width is missing, in order of preference.
    public var monospacedFallbackFamilies = ["Menlo", "Consolas", "monospace"]

    /// What the names of definitions begin with; only ASCII letters, digits, "-" and "_" are used.
    ///
    /// Give each picture another one if several are put into one HTML page, where these names are shared.
    public var identifierPrefix = ""

    /// A renderer with the given title and background.
    public init(title: String? = nil, background: Color? = nil) {
        self.title = title
        self.background = background
    }

    /// The document that shows a display list in a viewport of the given size in points.
    ///
    /// A size that is negative or not finite counts as 0.
    ///
    /// - Complexity: O(n), n the length of the output.
    public func render(_ list: DisplayList, size: CGSize) -> Rendering<String> {
        var writer = SVGWriter(renderer: self, size: size, pictures: ImageTable(list))
        writer.buffer.reserveCapacity(for: list)
        for command in list.commands { writer.add(command) }
        return withExtendedLifetime(list) { writer.end() }
    }
}
