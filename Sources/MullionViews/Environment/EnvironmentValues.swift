import MullionDrawing
import MullionGeometry
import MullionText

/// A key of a custom environment value, which views inherit from the views around them.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it.
///
/// Modifiers such as `font(_:)` and ``View/environment(_:_:)`` set them; ``Environment`` reads them.
public struct EnvironmentValues {
    /// The default text attributes.
    package var text = TextAttributes()
    /// The reading direction.
    public var layoutDirection: LayoutDirection = .leftToRight
    /// The maximum number of lines of a text, at least 1; nil for no limit.
    public var lineLimit: Int?
    /// Whether a text with fewer lines has the height of its line limit.
    package var reservesLineSpace = false
    /// The part of a truncated text that an ellipsis replaces.
    public var truncationMode: Text.TruncationMode = .tail
    /// How lines shorter than the longest line are aligned.
    public var multilineTextAlignment: TextAlignment = .leading
    /// The room between lines of text in points, in addition to the font's.
    public var lineSpacing: CGFloat = 0
    /// The height of the lines of text.
    public var lineHeight = TextOptions.LineHeight.natural
    /// Where the lines of text may be broken.
    public var textWrapping = TextOptions.Wrapping.anywhere
    /// Pixels per point of the drawing.
    public package(set) var displayScale: CGFloat = 2

    private var ownValues: [ObjectIdentifier: Any] = [:]

    /// Creates the values of the root view.
    public init() {}

    /// The default font of text; nil for `Font.body`.
    public var font: Font? {
        get { text.font }
        set { text.font = newValue }
    }

    /// Accesses the value of a custom key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { ownValues[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
        set { ownValues[ObjectIdentifier(key)] = newValue }
    }
}

extension EnvironmentValues {
    /// The values that the body being evaluated inherits.
    @TaskLocal private static var reader = Reader(values: EnvironmentValues())

    /// Values passed to a body. Only the thread that set them reads them, before it continues.
    private struct Reader: @unchecked Sendable {
        let values: EnvironmentValues
    }

    static var current: EnvironmentValues { reader.values }

    /// Calls a function in which ``Environment`` reads these values.
    package func reading<R>(_ body: () -> R) -> R { Self.$reader.withValue(Reader(values: self)) { body() } }
}

/// A property of a view that reads an inherited value in its body.
///
/// ```swift
/// struct Line: View {
///     @Environment(\.layoutDirection) private var direction
///     var body: some View { Text(direction == .rightToLeft ? "←" : "→") }
/// }
/// ```
///
/// Outside a body it has the root view's value.
@propertyWrapper
public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>

    /// Creates a property that reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The inherited value.
    public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}
