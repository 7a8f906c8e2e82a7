import MullionDrawing
import MullionGeometry
import MullionViews

/// A value within bounds, as a bar or a ring.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
    private let fraction: Double
    private let label: Label
    private let currentLabel: CurrentValueLabel?
    private let minimum: BoundsLabel?
    private let maximum: BoundsLabel?
    @Environment(\.gaugeStyle) private var style

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?, _ minimum: BoundsLabel?,
        _ maximum: BoundsLabel?
    ) {
        let share = Double(value - bounds.lowerBound) / Double(bounds.upperBound - bounds.lowerBound)
        fraction = share.isFinite ? min(max(share, 0), 1) : 0
        self.label = label
        currentLabel = current
        self.minimum = minimum
        self.maximum = maximum
    }

    public var body: some View {
        style(
            GaugeStyleConfiguration(
                value: fraction, label: ControlLabel(AnyView(label)),
                currentValueLabel: currentLabel.map { ControlLabel(AnyView($0)) },
                minimumValueLabel: minimum.map { ControlLabel(AnyView($0)) },
                maximumValueLabel: maximum.map { ControlLabel(AnyView($0)) }))
    }
}

extension Gauge where MarkedValueLabels == EmptyView, BoundsLabel == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a gauge with a label.
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(value, bounds, label(), nil, nil, nil)
    }
}

extension Gauge where MarkedValueLabels == EmptyView, BoundsLabel == EmptyView {
    /// Creates a gauge with a label and one of the value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil)
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Creates a gauge with a label, one of the value, and marks, which are not drawn.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil)
    }
}

extension Gauge {
    /// Creates a gauge with labels of the value and its bounds, and marks, which are not drawn.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with labels of the value and its bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

/// The properties of a gauge for a ``GaugeStyle``.
public struct GaugeStyleConfiguration {
    /// The position of the value in its bounds, 0…1.
    public var value: Double
    /// The label.
    public var label: ControlLabel<GaugeStyleConfiguration>
    /// The label of the value.
    public var currentValueLabel: ControlLabel<GaugeStyleConfiguration>?
    /// The label of the lower bound.
    public var minimumValueLabel: ControlLabel<GaugeStyleConfiguration>?
    /// The label of the upper bound.
    public var maximumValueLabel: ControlLabel<GaugeStyleConfiguration>?
}

/// The appearance of gauges.
public protocol GaugeStyle {
    /// The type of the view.
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    /// Returns the view of a gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar with its labels.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .center, spacing: 4) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                LinearProgressViewStyle().makeBody(
                    configuration: ProgressViewStyleConfiguration(
                        fractionCompleted: configuration.value, label: nil, currentValueLabel: nil))
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// A ring of three quarters with the value inside.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    private let sweep: Double
    @Environment(\.controlTheme) private var theme
    @Environment(\.controlTint) private var tint
    /// Creates the style.
    public init() { sweep = 0.75 }
    init(sweep: Double) { self.sweep = sweep }
    public func makeBody(configuration: Configuration) -> some View {
        let pen = StrokeStyle(lineWidth: 6, lineCap: .round)
        let start: Double = sweep < 1 ? 135 : -90
        return ZStack {
            Circle().trim(from: 0, to: sweep).stroke(theme.fill, style: pen).rotationEffect(.degrees(start))
            Circle().trim(from: 0, to: sweep * configuration.value).stroke(tint, style: pen)
                .rotationEffect(.degrees(start))
            if let current = configuration.currentValueLabel { current } else { configuration.label }
        }
        .padding(3).frame(width: 58, height: 58).font(.caption)
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar with its labels.
    public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
    /// A bar with its labels.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
    /// A bar with its labels.
    public static var accessoryLinear: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
    /// A bar with its labels.
    public static var accessoryLinearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A ring of three quarters with the value inside.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
    /// A ring with the value inside.
    public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle(sweep: 1) }
}

extension EnvironmentValues {
    private struct GaugeStyleKey: EnvironmentKey {
        static var defaultValue: (GaugeStyleConfiguration) -> AnyView {
            { AnyView(LinearCapacityGaugeStyle().makeBody(configuration: $0)) }
        }
    }
    var gaugeStyle: (GaugeStyleConfiguration) -> AnyView {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the appearance of gauges.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        environment(\.gaugeStyle) { configuration in
            AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
        }
    }
}
