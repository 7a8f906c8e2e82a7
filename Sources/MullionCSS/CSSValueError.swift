/// Why a declaration cannot be read.
public enum CSSValueError: Error, Hashable, Sendable {
    /// There is no such property here.
    case unknownProperty(String)
    /// The property does not have this value.
    case invalidValue(property: String, value: String)
}

extension CSSValueError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownProperty(let name): "unknown property '\(name)'"
        case .invalidValue(let property, let value): "'\(value)' is not a value of '\(property)'"
        }
    }
}
