@_exported import MullionSource
import MullionDrawing
import MullionGeometry
import MullionText
import MullionViews

/// Something on a page of HTML that is mended, or not supported.
struct PageIssue: Sendable {
    var position: SourcePosition
    var sentence: String
}

/// A drawing described in JSON: the views and modifiers of this package, written by hand or by a program.
///
/// ```json
/// {
///   "version": 1,
///   "size": [320, null],
///   "background": "#f8fafc",
///   "root": {
///     "kind": "vStack", "alignment": "leading", "spacing": 8,
///     "children": [
///       { "kind": "text", "text": "Title", "font": 22, "bold": true },
///       { "kind": "text", "text": "A paragraph that wraps." }
///     ],
///     "modifiers": [{ "padding": 16 }, { "background": { "color": "white", "cornerRadius": 12 } }]
///   }
/// }
/// ```
///
/// - `size`: the width and height in points; null for those of the content.
/// - `title`: what screen readers call the drawing, and the title of its page; none if it is missing.
/// - `locale`: the language and region whose formats of numbers and dates templates use, such as "de_DE".
/// - `sample`: data that fill a template where no others are given: an object, or the name of a JSON file.
/// - `background`: the color behind everything; none if it is missing.
/// - `fonts`: families with their files, such as `[{"family": "Brand", "files": ["brand.ttf", "brand-bold.ttf"]}]`;
///   the files are in the folder of the document or below.
/// - `$schema`: the address of ``schema``, for editors; ignored.
/// - `root`: an element. Every element has a `kind` and may have a `name` and `modifiers`, which are applied in order,
///   the first closest to the element. The name is that of the element with its modifiers.
///
/// Reading is strict: unknown keys, duplicate keys, and unusable values are errors with a position. A document has at
/// most 8 MiB, 512 levels, and 4,000,000 values, and makes at most 1,000,000 nodes, which `Limits` lower; numbers have
/// a magnitude of at most 1e9.
public struct Document: Sendable {
    /// The width of the drawing in points; nil for that of the content.
    public var width: CGFloat?
    /// The height of the drawing in points; nil for that of the content.
    public var height: CGFloat?
    /// The color behind everything.
    public var background: Color?
    /// What screen readers call the drawing; nil for nothing.
    public var title: String?

    /// The families that the document brings along; nil for none.
    let fonts: DocumentFonts?
    let elements: [DocumentElement]
    let tape: JSONTape
    /// Whether the document is a page of HTML, which begins at the top left corner.
    var isPage = false
    /// The limits on what is laid out and drawn.
    let limits: Limits
    /// What the page has that is not supported.
    var pageIssues: [PageIssue] = []

    /// The number of elements, after repeats. Each makes a node or more, except those that only group others.
    public var elementCount: Int { elements.count }

    /// The maximum number of bytes of a document.
    public static var sizeLimit: Int { Limits.default.documentBytes }

    /// Reads a document from bytes of UTF-8 text. For one with placeholders see ``DocumentTemplate``.
    ///
    /// - Parameters:
    ///   - resources: The folder of the images that the document names; nil to allow none.
    ///   - limits: What may be read, laid out, and drawn.
    /// - Throws: `DocumentError` for the first fault.
    /// - Complexity: O(bytes).
    public init(
        _ bytes: some Sequence<UInt8>, resources: ResourceFolder? = nil, limits: Limits = .default
    ) throws(DocumentError) {
        self = try DocumentTemplate(bytes, limits: limits).filled(with: nil, resources: resources)
    }

    /// Reads a page of HTML without placeholders: see ``DocumentTemplate/init(html:viewport:limits:)``.
    ///
    /// - Parameters:
    ///   - html: The bytes of the page, UTF-8 text.
    ///   - viewport: The size to which the units `vw` and `vh` refer, in points; nil for that of the page.
    ///   - resources: The folder of the images that the page names; nil to allow none.
    ///   - limits: What may be read, laid out, and drawn.
    /// - Throws: `DocumentError` for the first fault.
    public init(
        html: some Sequence<UInt8>, viewport: CGSize? = nil, resources: ResourceFolder? = nil,
        limits: Limits = .default
    ) throws(DocumentError) {
        self = try DocumentTemplate(html: html, viewport: viewport, limits: limits)
            .filled(with: nil, resources: resources)
    }

    /// Reads a document whose placeholders have been replaced.
    ///
    /// - Parameters:
    ///   - store: The fonts that were read for earlier documents.
    ///   - errors: Collects all errors; nil to throw the first. What has an error is left out.
    init(
        tape: JSONTape, resources: ResourceFolder?, memory: ElementMemory? = nil, fonts store: FontStore,
        limits: Limits = .default, collecting errors: DocumentErrors? = nil
    ) throws(DocumentError) {
        self.tape = tape
        self.limits = limits
        let root = JSONCursor(tape: tape, row: 0)
        guard root.kind == .object else { throw root.mismatch("an object with \"version\" and \"root\"") }
        let keys = [
            "$schema", "version", "title", "locale", "sample", "sampleRowsAs", "size", "background", "fonts", "root",
        ]
        let fields = try root.fields(of: "a document", keys: keys, collecting: errors)
        try errors.attempt { () throws(DocumentError) in _ = try fields["$schema"]?.string() }
        try errors.attempt { () throws(DocumentError) in try Self.checkVersion(fields) }
        let size = try errors.attempt { () throws(DocumentError) in try Self.readSize(fields["size"]) }
        (width, height) = size ?? (nil, nil)
        background = try errors.attempt { () throws(DocumentError) in try fields["background"]?.color() } ?? nil
        title = try errors.attempt { () throws(DocumentError) in try fields["title"]?.string() } ?? nil
        try errors.attempt { () throws(DocumentError) in _ = try fields["locale"]?.string() }
        try errors.attempt { () throws(DocumentError) in _ = try fields["sampleRowsAs"]?.string() }
        fonts =
            try errors.attempt { () throws(DocumentError) in
                try fields["fonts"].map { cursor throws(DocumentError) in
                    try DocumentFonts(cursor, resources, store, limit: limits.fonts)
                }
            } ?? nil
        elements = try ElementReader.read(
            try fields.required("root", hint: "with the element to draw"), resources, memory, limits: limits,
            collecting: errors)
    }

    private static func checkVersion(_ fields: JSONFields) throws(DocumentError) {
        let version = try fields.required("version", hint: "write \"version\": 1")
        guard try version.number() == 1 else {
            throw version.error(.unsupportedVersion(String(version.tape.source(version.row).prefix(40))))
        }
    }

    /// Reads a document from its text.
    ///
    /// - Parameters:
    ///   - resources: The folder of the images that the document names; nil to allow none.
    ///   - limits: What may be read, laid out, and drawn.
    /// - Throws: `DocumentError` for the first fault.
    public init(
        json: String, resources: ResourceFolder? = nil, limits: Limits = .default
    ) throws(DocumentError) {
        try self.init(json.utf8, resources: resources, limits: limits)
    }

    /// Returns the line of the text with a position, without its line feed and at most 1,000 bytes of it; nil if the
    /// text ends before.
    public func sourceLine(at position: SourcePosition) -> String? { tape.text.line(at: position) }

    private static func readSize(_ cursor: JSONCursor?) throws(DocumentError) -> (CGFloat?, CGFloat?) {
        guard let cursor else { return (nil, nil) }
        let sides = try cursor.elements("[width, height], null where the content decides")
        guard sides.count == 2 else { throw cursor.mismatch("[width, height], null where the content decides") }
        func side(_ cursor: JSONCursor) throws(DocumentError) -> CGFloat? {
            cursor.kind == .null ? nil : try cursor.length("a number of points or null")
        }
        return (try side(sides[0]), try side(sides[1]))
    }
}
