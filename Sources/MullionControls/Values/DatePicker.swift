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

/// A label, and a date that the user chooses: fields for its parts, a calendar of its month, or wheels.
nonisolated public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents
    private let selection: Binding<Date>
    private let components: DatePickerComponents
    private let label: Label
    @Environment(\.controlTheme) private var theme
    @Environment(\.labelsAreHidden) private var hidesLabel
    @Environment(\.datePickerStyle) private var style

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
        switch style {
        case .compact: fields(components)
        case .graphical:
            VStack(spacing: 12) {
                if components.contains(.date) { MonthCalendar(selection: selection) }
                if components.contains(.hourAndMinute) { fields(.hourAndMinute) }
            }
        case .wheel:
            HStack(spacing: 8) {
                if !hidesLabel {
                    label
                    Spacer(minLength: 0)
                }
                DateWheels(date: selection.wrappedValue, components: components)
            }
        }
    }

    private func fields(_ components: DatePickerComponents) -> some View {
        let date = selection.wrappedValue
        return HStack(spacing: 8) {
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

/// The appearance of date pickers.
public struct DatePickerStyle: Sendable {
    enum Kind: Sendable { case compact, graphical, wheel }
    let kind: Kind

    /// Fields.
    public static let automatic = DatePickerStyle(kind: .compact)
    /// Fields.
    public static let compact = DatePickerStyle(kind: .compact)
    /// A calendar of the month.
    public static let graphical = DatePickerStyle(kind: .graphical)
    /// Wheels.
    public static let wheel = DatePickerStyle(kind: .wheel)
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

extension EnvironmentValues {
    private struct DatePickerStyleKey: EnvironmentKey {
        static var defaultValue: DatePickerStyle.Kind { .compact }
    }
    /// The appearance of date pickers.
    var datePickerStyle: DatePickerStyle.Kind {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the appearance of date pickers.
    public func datePickerStyle(_ style: DatePickerStyle) -> some View { environment(\.datePickerStyle, style.kind) }
    /// Draws date pickers as calendars.
    @_disfavoredOverload
    public func datePickerStyle(_ style: GraphicalDatePickerStyle) -> some View { datePickerStyle(.graphical) }
    /// Draws date pickers as wheels.
    @_disfavoredOverload
    public func datePickerStyle(_ style: WheelDatePickerStyle) -> some View { datePickerStyle(.wheel) }
    /// Draws date pickers as fields.
    @_disfavoredOverload
    public func datePickerStyle(_ style: CompactDatePickerStyle) -> some View { datePickerStyle(.compact) }
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
