/// A token of HTML, with its place in the text.
package struct HTMLToken: Equatable {
    package enum Content: Equatable {
        case startTag(String, [HTMLAttribute], isSelfClosing: Bool)
        case endTag(String)
        case text(String)
    }

    package var content: Content
    package var offset: Int
    /// The offset after the last byte.
    package var end: Int
}

/// An attribute of a start tag. Its name is in small letters, and character references in its value are decoded.
package struct HTMLAttribute: Equatable {
    package var name: String
    package var value: String
    /// The offset of the first byte of the value.
    package var offset: Int

    package init(name: String, value: String, offset: Int) {
        self.name = name
        self.value = value
        self.offset = offset
    }
}
