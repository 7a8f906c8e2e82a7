/// A token of HTML, with the offset of its first byte.
package struct HTMLToken: Equatable {
    package enum Content: Equatable {
        case startTag(String, [HTMLAttribute], isSelfClosing: Bool)
        case endTag(String)
        case text(String)
    }

    package var content: Content
    package var offset: Int
}

/// An attribute of a start tag. Its name is in small letters, and character references in its value are decoded.
package struct HTMLAttribute: Equatable {
    package var name: String
    package var value: String
    /// The offset of the first byte of the value.
    package var offset: Int
}
