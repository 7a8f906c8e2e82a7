/// What is wrong with a vector file. Paths name the place, as in `cases[3].view.children[0].width`.
public enum VectorError: Error, Equatable, Sendable {
    /// The bytes are not JSON, or nested too deeply to be read.
    case notJSON(reason: String)
    /// An object lacks a key it must have.
    case missing(path: String)
    /// A value of another type was expected.
    case wrongType(path: String, expected: String)
    /// A number lies outside what the field allows.
    case outOfRange(path: String, expected: String)
    /// A name that is not one of the known ones.
    case unknownName(path: String, name: String)
    /// A kind of view that vector files may contain, but test trees cannot hold.
    case unsupportedKind(path: String, kind: String)
    /// A kind of case that no runner knows.
    case unknownCaseKind(path: String, kind: String)
    /// The file is JSON, but no kind of vector file known here.
    case unknownKind
    /// A node has more children than its kind takes.
    case tooManyChildren(path: String, limit: Int)
}

extension VectorError: CustomStringConvertible {
    /// A sentence for people.
    public var description: String {
        let text = sentence
        // The root's path is empty.
        return text.hasPrefix(" ") ? "the document" + text : text
    }

    private var sentence: String {
        switch self {
        case .notJSON(let reason): "not JSON: \(reason)"
        case .missing(let path): "\(path) is missing"
        case .wrongType(let path, let expected): "\(path) should be \(expected)"
        case .outOfRange(let path, let expected): "\(path) should be \(expected)"
        case .unknownName(let path, let name): "\(path) has the unknown name \"\(name)\""
        case .unsupportedKind(let path, let kind): "\(path) is a \(kind), which test trees cannot hold"
        case .unknownCaseKind(let path, let kind): "\(path) is \"\(kind)\", which no runner knows"
        case .unknownKind:
            "the document is of no known kind: known are cases that have a stack, a view or type, a layout or groups, ops, a kind with a confidence, an input with a tree, or one with a layout and sections; problems; sequences"
        case .tooManyChildren(let path, let limit): "\(path) has more than \(limit) children"
        }
    }
}
