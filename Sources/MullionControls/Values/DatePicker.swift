import Foundation
import MullionDrawing
import MullionGeometry
import MullionViews

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A label, and a date that the user chooses, in compact form whatever the style.
nonisolated public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents
    private let selection: Binding<Date>
    private let components: DatePickerComponents
    private let label: Label
    @Environment(\.controlTheme) private var theme
    @Environment(\.labelsAreHidden) private var hidesLabel

    /// Creates a picker.
    public init(
        selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        components = displayedComponents
        self.label = label()
    }
    /// Creates a picker of a date in a range.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    }
    /// Creates a picker of a date in a range.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    }
    /// Creates a picker of a date in a range.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    }

    public var body: some View {
        let date = selection.wrappedValue
        HStack(spacing: 8) {
            if !hidesLabel {
                label
                Spacer(minLength: 0)
            }
            if components.contains(.date) { part(date.formatted(date: .abbreviated, time: .omitted)) }
            if components.contains(.hourAndMinute) { part(date.formatted(date: .omitted, time: .shortened)) }
        }
    }

    private func part(_ text: String) -> some View {
        Text(verbatim: text).padding(.horizontal, 11).padding(.vertical, 6)
            .background(theme.fill, in: RoundedRectangle(cornerRadius: 6))
    }
}

extension DatePicker where Label == Text {
    /// Creates a picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }
    /// Creates a picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }
    /// Creates a picker of a date in a range, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }
    /// Creates a picker of a date in a range, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }
    /// Creates a picker of a date in a range, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }
}

/// The appearance of date pickers: compact.
public struct DatePickerStyle: Sendable {
    /// The automatic date picker style.
    public static let automatic = DatePickerStyle()
    /// The compact date picker style.
    public static let compact = DatePickerStyle()
    /// The graphical date picker style.
    public static let graphical = DatePickerStyle()
    /// The wheel date picker style.
    public static let wheel = DatePickerStyle()
}
/// A calendar, by its older name.
public struct GraphicalDatePickerStyle: Sendable {
    /// Creates the style.
    public init() {}
}
/// A wheel, by its older name.
public struct WheelDatePickerStyle: Sendable {
    /// Creates the style.
    public init() {}
}
/// A compact picker, by its older name.
public struct CompactDatePickerStyle: Sendable {
    /// Creates the style.
    public init() {}
}

nonisolated extension View {
    /// Returns the view unchanged: date pickers are compact.
    public func datePickerStyle(_ style: DatePickerStyle) -> Self { self }
    /// Returns the view unchanged: date pickers are compact.
    @_disfavoredOverload
    public func datePickerStyle(_ style: GraphicalDatePickerStyle) -> Self { self }
    /// Returns the view unchanged: date pickers are compact.
    @_disfavoredOverload
    public func datePickerStyle(_ style: WheelDatePickerStyle) -> Self { self }
    /// Returns the view unchanged: date pickers are compact.
    @_disfavoredOverload
    public func datePickerStyle(_ style: CompactDatePickerStyle) -> Self { self }
}

/// A label, and a color that the user chooses.
nonisolated public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let label: Label
    @Environment(\.labelsAreHidden) private var hidesLabel

    /// Creates a picker.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.label = label()
    }

    public var body: some View {
        HStack(spacing: 8) {
            if !hidesLabel {
                label
                Spacer(minLength: 0)
            }
            Circle().fill(selection.wrappedValue).frame(width: 22, height: 22)
                .padding(3).overlay { Circle().strokeBorder(Color.gray.opacity(0.6), lineWidth: 2) }
        }
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection) { Text(titleKey) }
    }
    /// Creates a picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection) { Text(title) }
    }
}
