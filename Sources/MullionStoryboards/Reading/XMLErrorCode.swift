/// The error codes of libxml2, which Foundation's parser reports without a sentence.
enum XMLErrorCode {
    /// Returns whether a document with the error is well-formed: warnings, and undeclared namespaces.
    static func isHarmless(_ code: Int) -> Bool { [27, 93, 98, 99, 100, 102].contains(code) || 200..<300 ~= code }

    /// Returns the sentence that describes an error.
    static func sentence(of code: Int) -> String { sentences[code] ?? "error \(code) of the XML parser" }

    private static let sentences = [
        4: "the document is empty",
        5: "there is text before or after the root element",
        6: "a character reference has no digits",
        7: "a character reference has no digits",
        8: "a character reference to a character that is not allowed",
        9: "a character that is not allowed",
        23: "an entity reference without “;”",
        26: "an entity that is not declared",
        38: "“<” in an attribute value",
        39: "an attribute value without quotation marks",
        40: "an attribute value that does not end",
        41: "an attribute without a value",
        42: "an attribute occurs twice in one tag",
        45: "a comment that does not end",
        47: "a processing instruction that does not end",
        62: "“]]>” outside of a CDATA section",
        63: "a CDATA section that does not end",
        65: "a space is missing",
        68: "a name is missing",
        73: "“>” is missing",
        76: "an end tag does not match its start tag",
        77: "an element that does not end",
        80: "“--” in a comment",
    ]
}
