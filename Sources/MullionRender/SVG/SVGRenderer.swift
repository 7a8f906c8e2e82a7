import MullionDrawing
import MullionGeometry

/// Writes a display list as an SVG document.
///
/// The same list, size, and options give the same bytes on every machine. Each element is on a separate line. Text
/// stays text, unless ``textOutput`` says otherwise: it requests the measured font first and then `fallbackFamilies`,
/// and has the measured width, into which viewers fit a different font. Ligatures are switched off, because the
/// measured widths do not include them.
///
/// Rectangles, circles, and ellipses are elements of these names, and a group has the name of its element as identifier
/// where that is possible, so that people can edit the drawing. The families of most texts are an attribute of the
/// root.
///
/// Each gradient, clip, and shadow is defined once, in the order of first use. Images are part of the document; the
/// bytes of one drawn several times are written once. The document is SVG 1.1 but for the attribute `href` of images,
/// which is spelt as in SVG 2, and for masks, which use opacity instead of brightness by the property `mask-type`.
///
/// Nothing is dropped silently, and only finite numbers are written: see ``RenderDiagnostic``.
public struct SVGRenderer: Hashable, Sendable {
    /// The depth of nested scopes beyond which names are not written.
    ///
    /// Names do not affect the drawing, and browsers cut off documents that are nested too deeply.
    public static let largestNamedDepth = 200

    /// The depth of nested scopes beyond which content is left out.
    public static let largestDepth = 400

    /// The title that screen readers announce and browsers show as a tooltip; nil for none.
    public var title: String?

    /// The color behind the drawing; nil for none.
    public var background: Color?

    /// The families that replace a missing font, in order of preference.
    public var fallbackFamilies = ["Verdana", "sans-serif"]

    /// The families that replace a missing font with serifs, in order of preference.
    public var serifFallbackFamilies = ["DejaVu Serif", "Georgia", "serif"]

    /// The families that replace a missing monospaced font, in order of preference.
    public var monospacedFallbackFamilies = ["Menlo", "Consolas", "monospace"]

    /// How the drawing contains text. Everything but text needs ``outlines``.
    public var textOutput = TextOutput.text

    /// The families whose text stays text, because readers are expected to have them.
    public var textFamilies: Set<String> = []

    /// The outlines of text; nil for none, so that all text stays text.
    public var outlines: (any TextOutlining)? {
        get { outlineSource?.source }
        set { outlineSource = newValue.map(OutlineSource.init) }
    }

    var outlineSource: OutlineSource?

    /// Whether the name of an element is the identifier of its group, where it is one and not in use. Otherwise, names
    /// are the attribute `data-name`. On a page, identifiers must not be those of other elements.
    public var identifiesGroups = true

    /// Whether elements are as short as possible. Otherwise, elements of one kind have one form, which animations need.
    package var isCompact = true

    /// The prefix of the names of definitions; only ASCII letters, digits, "-", and "_" are used.
    ///
    /// Set a different one for each drawing of an HTML page, because all drawings of a page share these names.
    public var identifierPrefix = ""

    /// Creates a renderer with the given title and background.
    public init(title: String? = nil, background: Color? = nil) {
        self.title = title
        self.background = background
    }

    /// Returns a document that shows a display list in a viewport of the given size in points.
    ///
    /// A size that is negative or not finite counts as 0.
    ///
    /// - Complexity: O(n), n the length of the output.
    public func render(_ list: DisplayList, size: CGSize) -> Rendering<String> {
        var writer = SVGWriter(self, list, size: size)
        writer.buffer.reserveCapacity(for: list)
        for command in list.commands { writer.add(command) }
        return withExtendedLifetime(list) { writer.end() }
    }
}
