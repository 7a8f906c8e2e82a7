/// A document with placeholders, read once and filled as often as there is data.
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
/// - `{{name}}` in any string, keys of objects excepted, stands for a value of the data; `{{item.price}}` goes into
///   objects and `{{items.0}}` into lists. A string that is nothing but a placeholder may stand where a number, true or
///   false is wanted. `{{{{` is two braces that mean themselves.
/// - `repeat` in an object of an array, usually an element, repeats it for each element of a list:
///   `"repeat": "items"` calls the element `item` and its position, from 0, `index`;
///   `"repeat": {"over": "items", "item": "line", "index": "number", "from": 1}` chooses names and the first position.
/// - `when` in an object keeps it if a value is true: not false, null, 0, empty, "false" or "0". A name that the data
///   does not have counts as false. `"when": "!note"` is the opposite. Together with `repeat` it is asked for each
///   element.
///
/// A document without any of these is filled by anything. Errors name the place in the template; paths count what was
/// filled in: the third repetition is `children[2]`.
public struct DocumentTemplate: Sendable {
    private let tape: JSONTape

    /// Reads a template from the bytes of its text, in UTF-8. What it makes of it shows when it is filled.
    ///
    /// - Throws: ``DocumentError`` if the text is not JSON or goes beyond the limits.
    /// - Complexity: O(bytes).
    public init(_ bytes: some Sequence<UInt8>) throws(DocumentError) { tape = try JSONReader.read(Array(bytes)) }

    /// Reads a template from its text.
    ///
    /// - Throws: ``DocumentError`` if the text is not JSON or goes beyond the limits.
    public init(json: String) throws(DocumentError) { try self.init(json.utf8) }

    /// The document with data filled in.
    ///
    /// - Parameters:
    ///   - data: What the names stand for; nil for a document that is no template.
    ///   - resources: The folder with the pictures that the document names; nil: it must not name any. Each is read
    ///     once, however often the template is filled.
    /// - Throws: ``DocumentError`` for the first thing that is wrong.
    /// - Complexity: O(bytes of the template and of what is filled in). A template takes at most 4,000,000 steps and 64
    ///   MiB of text from the data.
    public func filled(
        with data: DocumentData?, resources: ResourceFolder? = nil
    ) throws(DocumentError) -> Document {
        try Document(tape: try TemplateExpansion.expand(tape, with: data), resources: resources)
    }
}
