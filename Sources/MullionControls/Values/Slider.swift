import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionViews

/// A thumb on a track, at the position of a value in its bounds.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let label: Label
    private let minimum: ValueLabel?
    private let maximum: ValueLabel?
    @Environment(\.controlTheme) private var theme
    @Environment(\.controlTint) private var tint

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ label: Label, _ minimum: ValueLabel?, _ maximum: ValueLabel?
    ) {
        self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.label = label
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The position of the value, 0…1.
    private var fraction: Double {
        let length = bounds.upperBound - bounds.lowerBound
        let share = (value.wrappedValue - bounds.lowerBound) / length
        return share.isFinite ? min(max(share, 0), 1) : 0
    }

    public var body: some View {
        HStack(spacing: 8) {
            minimum
            track
            maximum
        }
    }

    private var track: some View {
        let (value, bounds, thumb) = (value, bounds, theme.sliderThumb)
        return SliderLayout(fraction: fraction, thumb: thumb, thickness: theme.trackThickness) {
            Capsule().fill(theme.fill)
            Capsule().fill(tint)
            Circle().fill(theme.thumb).shadow(color: Color(white: 0, alpha: 0.2), radius: 3, y: 2)
        }
        .interactive {
            $0.tap = { point, size in
                let share = Double((point.x - thumb / 2) / max(size.width - thumb, 1))
                value.wrappedValue =
                    bounds.lowerBound + min(max(share, 0), 1) * (bounds.upperBound - bounds.lowerBound)
            }
        }
    }
}

/// Places a track, the part before the thumb, and the thumb.
private struct SliderLayout: Layout {
    let fraction: Double
    let thumb: CGFloat
    let thickness: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: proposal.width.flatMap { $0.isFinite ? max($0, thumb) : nil } ?? 200, height: thumb)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 3 else { return }
        let x = bounds.minX + fraction * (bounds.width - thumb)
        let middle = bounds.midY - thickness / 2
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: middle), proposal: ProposedViewSize(width: bounds.width, height: thickness))
        subviews[1].place(
            at: CGPoint(x: bounds.minX, y: middle),
            proposal: ProposedViewSize(width: x + thumb / 2 - bounds.minX, height: thickness))
        subviews[2].place(
            at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: thumb, height: thumb))
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label, which is not drawn.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, label(), nil, nil)
    }

    /// Creates a slider whose value changes in steps, with a label, which is not drawn.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, label(), nil, nil)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, EmptyView(), nil, nil)
    }

    /// Creates a slider whose value changes in steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, EmptyView(), nil, nil)
    }
}

extension Slider {
    /// Creates a slider with labels at its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, label(), minimumValueLabel(), maximumValueLabel())
    }

    /// Creates a slider whose value changes in steps, with labels at its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, label(), minimumValueLabel(), maximumValueLabel())
    }

    /// Creates a slider with labels at its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label(), minimumValueLabel, maximumValueLabel)
    }
}
