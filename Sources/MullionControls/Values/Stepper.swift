import Foundation
import MullionDrawing
import MullionGeometry
import MullionViews

/// A label, and buttons that decrease and increase a value.
nonisolated public struct Stepper<Label: View>: View {
    private let label: Label
    private let onIncrement: (() -> Void)?
    private let onDecrement: (() -> Void)?
    @Environment(\.controlTheme) private var theme
    @Environment(\.labelsAreHidden) private var hidesLabel

    /// Creates a stepper that calls functions; nil for a disabled half.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
    }

    /// Creates a stepper that changes a value in steps.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
    }

    /// Creates a stepper that changes a value in steps within bounds.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        func move(_ distance: V.Stride) {
            value.wrappedValue = min(
                max(value.wrappedValue.advanced(by: distance), bounds.lowerBound), bounds.upperBound)
        }
        self.init(label: label, onIncrement: { move(step) }, onDecrement: { move(-step) })
    }

    public var body: some View {
        HStack(spacing: 8) {
            if !hidesLabel {
                label
                Spacer(minLength: 0)
            }
            HStack(spacing: 0) {
                half(onDecrement, isPlus: false)
                Rectangle().fill(theme.separator).frame(width: 1, height: theme.stepperSize.height / 2)
                half(onIncrement, isPlus: true)
            }
            .frame(width: theme.stepperSize.width, height: theme.stepperSize.height)
            .background(theme.fill, in: RoundedRectangle(cornerRadius: theme.controlCornerRadius))
        }
    }

    private func half(_ action: (() -> Void)?, isPlus: Bool) -> some View {
        ZStack {
            Color.clear
            Capsule().frame(width: 15, height: 2)
            if isPlus { Capsule().frame(width: 2, height: 15) }
        }
        .opacity(action == nil ? theme.disabledOpacity : 1)
        .interactive { $0.tap = { _, _ in action?() } }
    }
}

extension Stepper {
    /// Creates a stepper that calls functions.
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement)
    }
    /// Creates a stepper that changes a value in steps.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label)
    }
    /// Creates a stepper that changes a value in steps within bounds.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label)
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper that calls functions.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
    }
    /// Creates a stepper that calls functions.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
    }
    /// Creates a stepper that changes a value in steps.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) })
    }
    /// Creates a stepper that changes a value in steps.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) })
    }
    /// Creates a stepper that changes a value in steps within bounds.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) })
    }
    /// Creates a stepper that changes a value in steps within bounds.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) })
    }
}
