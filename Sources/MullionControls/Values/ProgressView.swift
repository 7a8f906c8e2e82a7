import Foundation
import MullionDrawing
import MullionGeometry
import MullionViews

/// The progress of a task: a bar, or a spinner where the fraction is not known.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label?
    private let currentLabel: CurrentValueLabel?
    @Environment(\.progressViewStyle) private var style

    private init(fraction: Double?, label: Label?, currentLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.currentLabel = currentLabel
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value else { return nil }
        let share = Double(value) / Double(total)
        return share.isFinite ? min(max(share, 0), 1) : 0
    }

    public var body: some View {
        style(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: label.map { ControlLabel(AnyView($0)) },
                currentValueLabel: currentLabel.map { ControlLabel(AnyView($0)) }))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a spinner.
    public init() where Label == EmptyView { self.init(fraction: nil, label: nil, currentLabel: nil) }
    /// Creates a spinner with a label.
    public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), currentLabel: nil) }
    /// Creates a spinner with a title.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), currentLabel: nil)
    }
    /// Creates a spinner with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), currentLabel: nil)
    }
    /// Creates a bar; nil for a spinner.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
        self.init(fraction: Self.fraction(value, total), label: nil, currentLabel: nil)
    }
    /// Creates a bar with a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, total), label: label(), currentLabel: nil)
    }
    /// Creates a bar with a title.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) where Label == Text {
        self.init(fraction: Self.fraction(value, total), label: Text(titleKey), currentLabel: nil)
    }
    /// Creates a bar with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) where Label == Text {
        self.init(fraction: Self.fraction(value, total), label: Text(title), currentLabel: nil)
    }
}

extension ProgressView {
    /// Creates a bar with a label and one of the value.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: Self.fraction(value, total), label: label(), currentLabel: currentValueLabel())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
    /// Creates a bar for the time that has passed in an interval, with the time that is left.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

extension ProgressView where CurrentValueLabel == Text {
    /// Creates a bar for the time that has passed in an interval, with the time that is left.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(
            timerInterval: timerInterval, countsDown: countsDown, label: label,
            currentValueLabel: { Text(timerInterval: timerInterval, countsDown: countsDown) })
    }
}

extension ProgressView {
    /// Creates a bar for the time that has passed in an interval.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let (start, end) = (timerInterval.lowerBound, timerInterval.upperBound)
        let passed = Self.fraction(Date().timeIntervalSince(start), end.timeIntervalSince(start)) ?? 0
        self.init(
            fraction: countsDown ? 1 - passed : passed, label: label(), currentLabel: currentValueLabel())
    }
}

extension ProgressView
where
    Label == ControlLabel<ProgressViewStyleConfiguration>,
    CurrentValueLabel == ControlLabel<ProgressViewStyleConfiguration>
{
    /// Creates a view from the configuration of a style.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentLabel: configuration.currentValueLabel)
    }
}

/// The properties of progress for a ``ProgressViewStyle``.
public struct ProgressViewStyleConfiguration {
    /// The fraction that is completed, 0…1; nil if it is not known.
    public let fractionCompleted: Double?
    /// The label.
    public let label: ControlLabel<ProgressViewStyleConfiguration>?
    /// The label of the value.
    public let currentValueLabel: ControlLabel<ProgressViewStyleConfiguration>?
}

/// The appearance of progress.
public protocol ProgressViewStyle {
    /// The type of the view.
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    /// Returns the view of progress.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar, or a spinner where the fraction is not known.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let color: Color?
    /// Creates the style.
    public init() { color = nil }
    /// Creates the style with a color.
    public init(tint: Color) { color = tint }
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            configuration.label
            ProgressBar(fraction: configuration.fractionCompleted ?? 0, color: color)
            configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
        }
    }
}

nonisolated private struct ProgressBar: View {
    let fraction: Double
    let color: Color?
    @Environment(\.controlTheme) private var theme
    @Environment(\.controlTint) private var tint

    var body: some View {
        let (fraction, tint) = (fraction, color.map { AnyShapeStyle($0) } ?? tint)
        Capsule().fill(theme.fill).frame(height: theme.trackThickness)
            .overlay(alignment: .leading) {
                GeometryReader { proxy in Capsule().fill(tint).frame(width: proxy.size.width * fraction) }
            }
    }
}

/// A spinner: eight strokes around a center, fading.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let color: Color?
    @Environment(\.controlTheme) private var theme
    /// Creates the style.
    public init() { color = nil }
    /// Creates the style with a color.
    public init(tint: Color) { color = tint }
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            ZStack {
                ForEach(0..<8) { index in
                    Capsule().fill((color ?? Color.gray).opacity(0.25 + 0.75 * Double(index) / 7))
                        .frame(width: theme.spinner * 0.12, height: theme.spinner * 0.3)
                        .offset(y: -theme.spinner * 0.35).rotationEffect(.degrees(Double(index) * 45))
                }
            }
            .frame(width: theme.spinner, height: theme.spinner)
            configuration.label?.foregroundStyle(.secondary)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar, or a spinner where the fraction is not known.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinner.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
    private struct ProgressViewStyleKey: EnvironmentKey {
        static var defaultValue: (ProgressViewStyleConfiguration) -> AnyView {
            { configuration in
                AnyView(StyleBody(DefaultProgressViewStyle()) { $0.makeBody(configuration: configuration) })
            }
        }
    }

    var progressViewStyle: (ProgressViewStyleConfiguration) -> AnyView {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the appearance of progress.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(\.progressViewStyle) { configuration in
            AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
        }
    }
}
