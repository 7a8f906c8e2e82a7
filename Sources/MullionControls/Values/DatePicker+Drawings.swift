import Foundation
import MullionDrawing
import MullionGeometry
import MullionViews

/// The month of a date; a tap on a day chooses it.
nonisolated struct MonthCalendar: View {
    let selection: Binding<Date>
    @Environment(\.calendar) private var calendar

    var body: some View {
        let date = selection.wrappedValue
        let dates = days(of: date)
        return VStack(spacing: 8) {
            HStack(spacing: 28) {
                Text(verbatim: date.formatted(.dateTime.month(.wide).year())).fontWeight(.semibold)
                Spacer(minLength: 0)
                chevron(.left)
                chevron(.right)
            }
            HStack(spacing: 0) {
                ForEach(0..<7) { column in
                    Text(verbatim: weekday(column)).font(.system(size: 13, weight: .semibold))
                        .foregroundStyle(.tertiary).frame(maxWidth: .infinity)
                }
            }
            VStack(spacing: 2) {
                ForEach(0..<(dates.count / 7)) { row in
                    HStack(spacing: 0) {
                        ForEach(0..<7) { column in
                            if let day = dates[row * 7 + column] {
                                cell(day, isSelected: calendar.isDate(day, inSameDayAs: date))
                            } else {
                                Color.clear.frame(maxWidth: .infinity).frame(height: 44)
                            }
                        }
                    }
                }
            }
        }
    }

    private func chevron(_ direction: SymbolShape.Mark) -> some View {
        SymbolShape(direction).stroke(.tint, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
            .frame(width: 9, height: 16)
    }

    private func weekday(_ column: Int) -> String {
        let names = calendar.shortStandaloneWeekdaySymbols
        return names[(calendar.firstWeekday - 1 + column) % names.count].uppercased()
    }

    private func cell(_ day: Date, isSelected: Bool) -> some View {
        Text(verbatim: "\(calendar.component(.day, from: day))")
            .font(.system(size: 20, weight: isSelected ? .semibold : .regular))
            .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
            .frame(maxWidth: .infinity).frame(height: 44)
            .background { if isSelected { Circle().fill(.tint).opacity(0.15) } }
            .interactive { $0.tap = { _, _ in selection.wrappedValue = day } }
    }

    /// The days of the month at the time of a date, with nil for the days of other months in the weeks around.
    private func days(of date: Date) -> [Date?] {
        guard let month = calendar.dateInterval(of: .month, for: date),
            let count = calendar.range(of: .day, in: .month, for: date)?.count
        else { return [] }
        let lead = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
        let today = calendar.component(.day, from: date)
        var days = [Date?](repeating: nil, count: lead)
        for day in 1...max(count, 1) { days.append(calendar.date(byAdding: .day, value: day - today, to: date)) }
        return days + [Date?](repeating: nil, count: (7 - days.count % 7) % 7)
    }
}

/// Columns for the parts of a date, with what is above and below in each.
nonisolated struct DateWheels: View {
    let date: Date
    let components: DatePickerComponents
    @Environment(\.calendar) private var calendar

    var body: some View {
        HStack(spacing: 0) {
            if components.contains(.date) {
                let hasTime = components.contains(.hourAndMinute)
                wheel(.month) { $0.formatted(.dateTime.month(hasTime ? .abbreviated : .wide)) }
                wheel(.day) { $0.formatted(.dateTime.day()) }
                wheel(.year) { $0.formatted(.dateTime.year()) }
            }
            if components.contains(.hourAndMinute) {
                wheel(.hour) { "\(calendar.component(.hour, from: $0))" }
                wheel(.minute) {
                    let minute = calendar.component(.minute, from: $0)
                    return minute < 10 ? "0\(minute)" : "\(minute)"
                }
            }
        }
    }

    private func wheel(_ component: Calendar.Component, _ text: @escaping (Date) -> String) -> some View {
        Picker("", selection: .constant(0)) {
            ForEach(-3..<4) { step in
                Text(verbatim: text(calendar.date(byAdding: component, value: step, to: date) ?? date)).tag(step)
            }
        }
        .pickerStyle(.wheel)
    }
}
