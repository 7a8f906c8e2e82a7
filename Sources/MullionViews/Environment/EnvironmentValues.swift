import MullionDrawing
import MullionGeometry
import MullionText

/// A value that views inherit from the views around them, of a type of your own.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}

/// What a view inherits from the views around it.
///
/// It is changed by modifiers such as `font(_:)` and by ``View/environment(_:_:)``, and read by ``Environment``.
public struct EnvironmentValues {
    /// How text looks that does not say it itself.
    package var text = TextAttributes()
    /// The direction of reading.
    public var layoutDirection: LayoutDirection = .leftToRight
    /// The largest number of lines of a text, at least 1; nil: as many as there is room for.
    public var lineLimit: Int?
    /// Whether a text is as high as its line limit even with fewer lines.
    package var reservesLineSpace = false
    /// Which part of a text gives way to an ellipsis.
    public var truncationMode: Text.TruncationMode = .tail
    /// Where the lines of a text stand that are shorter than its longest.
    public var multilineTextAlignment: TextAlignment = .leading
    /// The room between the lines of a text in points, in addition to that of the font.
    public var lineSpacing: CGFloat = 0
    /// Pixels per point of the picture.
    public package(set) var displayScale: CGFloat = 2

    private var ownValues: [ObjectIdentifier: Any] = [:]

    /// Values as they are at the top.
    public init() {}

    /// The font of text that has none of its own; nil: `Font.body`.
    public var font: Font? {
        get { text.font }
        set { text.font = newValue }
    }

    /// The value of a key of your own.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { ownValues[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
        set { ownValues[ObjectIdentifier(key)] = newValue }
    }
}

extension EnvironmentValues {
    /// What the body that is being read inherits.
    @TaskLocal private static var reader = Reader(values: EnvironmentValues())

    /// Values on their way to a body. They are read by the thread that set them, before it goes on.
    private struct Reader: @unchecked Sendable {
        let values: EnvironmentValues
    }

    static var current: EnvironmentValues { reader.values }

    /// Calls a function in which ``Environment`` reads these values.
    package func reading<R>(_ body: () -> R) -> R { Self.$reader.withValue(Reader(values: self)) { body() } }
}

/// A value inherited from the views around, for a view to read in its body.
///
/// ```swift
/// struct Line: View {
///     @Environment(\.layoutDirection) private var direction
///     var body: some View { Text(direction == .rightToLeft ? "←" : "→") }
/// }
/// ```
///
/// Outside of a body it has the value it has at the top.
@propertyWrapper
public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>

    /// The value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The value that is inherited.
    public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}
