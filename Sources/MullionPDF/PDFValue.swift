/// A value in a PDF file.
indirect enum PDFValue: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case name(String)
    case string([UInt8])
    case array([PDFValue])
    case dictionary([String: PDFValue])
    /// A dictionary with data, as it is stored.
    case stream([String: PDFValue], data: Range<Int>)
    /// The number of an object elsewhere in the file.
    case reference(Int)
    /// A word that is no value, such as an operator.
    case word(String)
}

extension PDFValue {
    var number: Double? { if case .number(let number) = self, number.isFinite { number } else { nil } }

    /// The number as an integer; nil for a number that is none, or too large for one.
    var integer: Int? { number.flatMap { Int(exactly: $0.rounded()) } }

    var name: String? { if case .name(let name) = self { name } else { nil } }

    var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

    var array: [PDFValue]? { if case .array(let values) = self { values } else { nil } }

    /// The entries of a dictionary or of a stream.
    var dictionary: [String: PDFValue]? {
        switch self {
        case .dictionary(let entries), .stream(let entries, _): entries
        default: nil
        }
    }
}
