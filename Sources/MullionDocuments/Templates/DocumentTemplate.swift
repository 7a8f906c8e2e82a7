import Foundation
import MullionGeometry
import MullionHTML
import MullionSource

/// A document with placeholders, read once and filled any number of times.
///
/// ```json
/// {
///   "version": 1,
///   "root": {
///     "kind": "vStack",
///     "children": [
///       { "kind": "text", "text": "Dear {{customer.name}}," },
///       { "kind": "text", "repeat": "items", "text": "{{item.name}}: {{item.price}}" },
///       { "kind": "text", "when": "note", "text": "{{note}}" }
///     ]
///   }
/// }
/// ```
///
/// - `{{name}}` in any string, except in keys, is replaced by a value of the data; `{{item.price}}` selects from
///   objects and `{{items.0}}` from lists. A string that consists of a placeholder may replace a number, true, or
///   false. `{{{{` is an escape for two braces.
/// - `repeat` in an object of an array, usually an element, repeats it for each element of a list: `"repeat": "items"`
///   names the element `item` and its position, from 0, `index`; `"repeat": {"over": "items", "item": "line", "index":
///   "number", "from": 1}` chooses names and the first position.
/// - `when` in an object keeps it if a value is true: not false, null, 0, empty, "false", or "0". A name that is not in
///   the data counts as false. `"when": "!note"` is the opposite. Together with `repeat` it is evaluated for each
///   element.
///
/// - `{{items | sum price | currency EUR}}` passes a value through filters: `sum`, `average`, `min`, and `max` of a
///   list or of a field of its elements, also of a product such as `quantity*price`; `count`; `join`; `number 2`,
///   `percent 1`, `currency EUR`; `date long`, `date d. MMMM yyyy`, `time short`; `uppercase`, `lowercase`; `default
///   none` for an empty value. Formats are those of the document's `locale`.
/// - `let` in an object defines names for it and everything inside: `"let": {"total": "{{items | sum price}}"}`.
/// - `sample` of the document fills the template where no data is given: an object, or the name
///   of a JSON or CSV file; `sampleRowsAs` names the list of all its rows.
///
/// A document without any of these can be filled with any data. Errors have positions in the template; paths count
/// repetitions: the third one is `children[2]`.
public struct DocumentTemplate: Sendable {
    let tape: JSONTape
    let outline: TemplateOutline
    /// Nil if nothing depends on data.
    private let memory: ElementMemory?
    private let fonts = FontStore()
    let limits: Limits
    /// What a page of HTML has that is not supported.
    private var pageIssues: [PageIssue] = []
    private var isPage = false

    /// Reads a template from bytes of UTF-8 text. Other faults are found when it is filled.
    ///
    /// - Parameter limits: What may be read, filled in, laid out, and drawn.
    /// - Throws: `DocumentError` if the text is not JSON or exceeds the limits.
    /// - Complexity: O(bytes).
    public init(_ bytes: some Sequence<UInt8>, limits: Limits = .default) throws(DocumentError) {
        self.init(try JSONReader.read(Array(bytes), limits: limits), limits)
    }

    private init(_ tape: JSONTape, _ limits: Limits) {
        self.tape = tape
        self.limits = limits
        outline = TemplateOutline(tape)
        memory = outline.dependsOnData ? ElementMemory(outline.constantElements) : nil
    }

    /// Reads a page of HTML with inline styles and style sheets.
    ///
    /// Elements become boxes of CSS, and their text becomes text of the drawing. Placeholders work as in JSON; the
    /// attributes `data-repeat` and `data-when` are `repeat` and `when`, `id` is the name of the box. Browsers mend any
    /// page, and so does this; what is mended or not supported is a diagnostic of the laid-out document.
    ///
    /// - Parameters:
    ///   - html: The bytes of the page, UTF-8 text.
    ///   - viewport: The size to which the units `vw` and `vh` refer, in points; a height of 0 for one that follows
    ///     from the content. Nil for that of the page's `<meta name="viewport" content="width=1200, height=630">`, or
    ///     else none.
    ///   - limits: What may be read, filled in, laid out, and drawn.
    /// - Throws: `DocumentError` if the page exceeds a limit: 8 MiB, elements nested 200 deep, 50,000,000 comparisons
    ///   of selectors.
    /// - Complexity: O(bytes), plus the comparisons of selectors.
    public init(
        html: some Sequence<UInt8>, viewport: CGSize? = nil, limits: Limits = .default
    ) throws(DocumentError) {
        let (json, text, origins, issues) = try HTMLPage.translated(Array(html), viewport: viewport, limits)
        self.init(
            try JSONReader.read(
                SourceText(json, from: text, origins),
                depthLimit: Limits.default.depth + 8 * Limits.default.htmlDepth, valueLimit: limits.values), limits)
        isPage = true
        pageIssues = issues.map { PageIssue(position: text.position(of: $0.offset), sentence: $0.sentence) }
    }

    /// Reads a template from its text.
    ///
    /// - Parameter limits: What may be read, filled in, laid out, and drawn.
    /// - Throws: `DocumentError` if the text is not JSON or exceeds the limits.
    public init(json: String, limits: Limits = .default) throws(DocumentError) {
        try self.init(json.utf8, limits: limits)
    }

    /// Returns the document with data filled in.
    ///
    /// - Parameters:
    ///   - data: The values of the names; nil for a document without placeholders.
    ///   - resources: The folder of the images that the document names; nil to allow none. Each is read once, however
    ///     often the template is filled.
    /// - Throws: `DocumentError` for the first fault.
    /// - Complexity: O(bytes of the template and of the filled-in data); what does not depend on data is read the first
    ///   time alone. A template takes at most 4,000,000 steps and
    ///   64 MiB of text from the data.
    public func filled(with data: DocumentData?, resources: ResourceFolder? = nil) throws(DocumentError) -> Document {
        var data = data
        if data == nil { data = try sample(resources) }
        let filled = try TemplateExpansion.expand(tape, outline, with: data, limits)
        var document = try Document(
            tape: filled, resources: resources, memory: memory, fonts: fonts, limits: limits)
        document.pageIssues = pageIssues
        document.isPage = isPage
        return document
    }

    /// Returns all faults for which ``filled(with:resources:)`` throws the first, in the order of the text; none if it
    /// throws nothing.
    ///
    /// Faults of the data come first: while a name is missing in it, the values of the template are not known. Reading
    /// continues after a fault with the next key, modifier, or element, and ends after 100 faults.
    ///
    /// - Parameters:
    ///   - data: The values of the names; nil for a document without placeholders.
    ///   - resources: The folder of the images that the document names; nil to allow none.
    /// - Complexity: O(bytes of the template and of the filled-in data).
    public func errors(filledWith data: DocumentData?, resources: ResourceFolder? = nil) -> [DocumentError] {
        let errors = DocumentErrors()
        let collecting: DocumentErrors? = errors
        do throws(DocumentError) {
            var data = data
            if data == nil { data = try sample(resources) }
            let filled = try TemplateExpansion.expand(tape, outline, with: data, limits, collecting: errors)
            if errors.all.isEmpty {
                try collecting.attempt { () throws(DocumentError) in
                    _ = try Document(
                        tape: filled, resources: resources, fonts: fonts, limits: limits, collecting: errors)
                }
            }
        } catch {
            errors.note(error)
        }
        return errors.all
    }

    /// Returns the line of the text with a position, without its line feed and at most 1,000 bytes of it; nil if the
    /// text ends before.
    public func sourceLine(at position: SourcePosition) -> String? { tape.text.line(at: position) }
}
