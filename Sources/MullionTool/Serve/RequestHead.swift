import Foundation

/// The first line and the headers of a request, read from bytes.
struct RequestHead: Equatable {
    /// The maximum number of bytes of the line and the headers.
    static let limit = 16 << 10

    /// The reason why bytes are not a request that is served.
    enum Fault: Error, Equatable {
        /// The bytes are not a request.
        case malformed
        /// Only GET and HEAD are served.
        case method
        /// A body is announced, which no request here has.
        case body
    }

    var isHead: Bool
    /// The path, without escapes.
    var path: String
    var query: [String: String]
    /// The headers by their names in small letters. Of several of one name the last one counts.
    var headers: [String: String]

    /// Reads the bytes before the empty line.
    init(_ bytes: ArraySlice<UInt8>) throws(Fault) {
        guard let text = String(validating: bytes, as: UTF8.self), !text.contains("\0") else { throw .malformed }
        var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
        if lines.count == 1 { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }
        let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0", words[1].hasPrefix("/") else {
            throw .malformed
        }
        isHead = words[0] == "HEAD"
        guard isHead || words[0] == "GET" else { throw .method }
        headers = [:]
        for line in lines where !line.isEmpty {
            guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
                line[..<colon].allSatisfy({ $0.isASCII && !$0.isWhitespace })
            else { throw .malformed }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            headers[line[..<colon].lowercased()] = value
        }
        guard headers["content-length", default: "0"] == "0", headers["transfer-encoding"] == nil else { throw .body }
        let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = String(target[0]).removingPercentEncoding else { throw .malformed }
        self.path = path
        query = [:]
        guard target.count > 1 else { return }
        for pair in target[1].split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = String(sides[0]).removingPercentEncoding,
                let value = String(sides.count > 1 ? sides[1] : "").removingPercentEncoding
            else { throw .malformed }
            query[name] = value
        }
    }

    /// Whether a header is a list that has a word, in any case.
    func has(_ word: String, in header: String) -> Bool {
        headers[header, default: ""].lowercased().split(separator: ",").contains {
            $0.trimmingCharacters(in: .whitespaces).split(separator: ";").first.map(String.init) == word
        }
    }
}
