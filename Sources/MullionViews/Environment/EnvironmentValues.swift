import MullionDrawing
import MullionGeometry
import MullionLayout
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
    /// The number of lines for which a text has room at least, >= 1.
    package var minimumLineCount = 1
    /// The smallest factor by which text may become smaller to fit, from 0 to 1; 1 for text that keeps its size.
    public var minimumScaleFactor: CGFloat = 1
    /// The letters in which text is shown; nil for those in which it is written.
    public var textCase: Text.Case?
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

    /// Whether surroundings are light or dark: adaptive colors follow it.
    public var colorScheme = ColorScheme.light
    /// Whether controls react.
    public var isEnabled = true

    /// The size of symbols relative to that of text.
    package var symbolScale: CGFloat = 1

    private var ownValues: [ObjectIdentifier: Any] = [:]
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    /// Creates the values of the root view.
    public init() {}

    /// Returns whether all values are known to be the same as others.
    func isSame(as other: EnvironmentValues) -> Bool {
        text.isSame(as: other.text) && layoutDirection == other.layoutDirection && lineLimit == other.lineLimit
            && reservesLineSpace == other.reservesLineSpace && minimumLineCount == other.minimumLineCount
            && minimumScaleFactor == other.minimumScaleFactor && textCase == other.textCase
            && truncationMode == other.truncationMode && multilineTextAlignment == other.multilineTextAlignment
            && lineSpacing == other.lineSpacing && lineHeight == other.lineHeight
            && textWrapping == other.textWrapping && displayScale == other.displayScale
            && colorScheme == other.colorScheme && isEnabled == other.isEnabled && symbolScale == other.symbolScale
            && ownValues.count == other.ownValues.count
            && ownValues.allSatisfy { key, value in other.ownValues[key].map { isSameAny(value, $0) } ?? false }
            && objects.count == other.objects.count && objects.allSatisfy { $1 === other.objects[$0] }
    }

    /// The default font of text; nil for `Font.body`.
    public var font: Font? {
        get { text.font }
        set {
            guard let newValue else { return text.font = nil }
            text.setFont(newValue)
        }
    }

    /// The family of fonts that do not name one; nil for the default family.
    public var fontFamily: String? {
        get { text.family }
        set { text.family = newValue }
    }

    /// Returns the object provided for a type.
    func object<T: AnyObject>(_ type: T.Type) -> T? { objects[ObjectIdentifier(type)] as? T }

    mutating func setObject<T: AnyObject>(_ object: T?, for type: T.Type) { objects[ObjectIdentifier(type)] = object }

    /// Accesses the value of a custom key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { ownValues[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
        set { ownValues[ObjectIdentifier(key)] = newValue }
    }
}

extension EnvironmentValues {
    /// The values that the body being evaluated inherits.
    @TaskLocal private static var reader = Reader(EnvironmentValues())

    /// Values passed to bodies. Only the thread that set them reads them, before it continues.
    final class Reader: @unchecked Sendable {
        fileprivate let values: EnvironmentValues

        init(_ values: EnvironmentValues) { self.values = values }

        /// Calls a function in which ``Environment`` reads the values.
        func reading<R>(_ body: () -> R) -> R {
            // A task-local value takes memory each time that it is set.
            EnvironmentValues.reader === self ? body() : EnvironmentValues.$reader.withValue(self) { body() }
        }
    }

    static var current: EnvironmentValues { reader.values }

    /// Calls a function in which ``Environment`` reads these values.
    package func reading<R>(_ body: () -> R) -> R { Reader(self).reading(body) }
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
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value

    /// Creates a property that reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    /// Creates a property that reads the object provided for a type; see `environment(_:)`. Its value stops with a
    /// message where there is none.
    public init(_ type: Value.Type) where Value: AnyObject {
        read = { environment in
            guard let object = environment.object(type) else {
                preconditionFailure("no object of type \(type): add one with environment(_:)")
            }
            return object
        }
    }

    /// Creates a property that reads the object provided for a type; nil where there is none.
    public init<T: AnyObject>(_ type: T.Type) where Value == T? { read = { $0.object(type) } }

    /// The inherited value. Outside a body it is that of the view whose action is performed, or the root view's.
    public var wrappedValue: Value { read(EnvironmentValues.current) }
}

/// Whether surroundings are light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}
