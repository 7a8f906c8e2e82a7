import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What an XML parser makes of a document: its elements in document order.
final class ParsedXML: NSObject, XMLParserDelegate {
    struct Element {
        var name: String
        var attributes: [String: String]
        /// The number of elements around it.
        var depth: Int
        /// The text inside, down to eight levels.
        var text = ""
    }

    private(set) var elements: [Element] = []
    private var open: [Int] = []

    /// The elements of a document; a test fails if it is not well-formed.
    init(_ document: String, _ location: SourceLocation = #_sourceLocation) throws {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        let isWellFormed = parser.parse()
        try #require(isWellFormed, "\(String(describing: parser.parserError))", sourceLocation: location)
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        open.append(elements.count)
        elements.append(Element(name: name, attributes: attributes, depth: open.count - 1))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        // Only few elements around text matter, and there may be very many.
        for index in open.suffix(8) { elements[index].text += text }
    }

    /// The elements of a name.
    func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

    /// The identities that are defined, and those that are referred to.
    var identities: (defined: [String], used: Set<String>) {
        let values = elements.flatMap { $0.attributes.values }
        return (
            elements.compactMap { $0.attributes["id"] },
            Set(
                values.filter { $0.hasPrefix("url(#") }.map { String($0.dropFirst(5).dropLast()) }
                    + all("use").compactMap { $0.attributes["href"].map { String($0.dropFirst()) } })
        )
    }
}
