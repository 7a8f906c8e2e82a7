// What a program written with the toolkit of Toolkit.swift looks like: it makes widgets, and sets their texts.
//
//     swift run example-toolkit

import MullionLayout

/// A board in the office of a harbour.
struct HarbourBoard {
    let clock = Label("14:05", name: "clock")
    let bridge = Label("Bridge: closed to ships.", name: "bridge")
    let tide = Label("High water 14:31", name: "tide")
    let screen: Screen
    private let labels: [Label]

    init() {
        let berths = [
            Label("1 Aurora", name: "berth 1"), Label("2 free", name: "berth 2"),
            Label("3 Kittiwake", name: "berth 3"),
        ]
        let pilot = Label("Pilot: back at four.", name: "pilot")
        let wind = Label("Wind south-west, 4", name: "wind")
        let left = Arrangement(.frame(width: 20), name: "left", [Panel(name: "Berths", children: berths)])
        let right = Arrangement(
            .vStack(spacing: 0), name: "right",
            [Panel(name: "Radio", children: [bridge, pilot]), Panel(name: "Sea", children: [tide, wind])])
        let title = Label("H A R B O U R", name: "title")
        let header = Arrangement(
            .hStack(spacing: 1), name: "header", [title, Arrangement(.spacer(), name: "space"), clock])
        let body = Arrangement(.hStack(alignment: .top, spacing: 1), name: "body", [left, right])
        let board = Arrangement(.vStack(spacing: 1), name: "board", [header, body])
        screen = Screen(width: 56, height: 12, showing: board)
        labels = berths + [title, clock, bridge, pilot, tide, wind]
    }

    /// Tells what one change does to the board.
    func demonstrate(print: (String) -> Void) {
        screen.update()
        let first = labels.reduce(0) { $0 + $1.measureCount }
        print("Before\n")
        for line in screen.canvas.lines() { print(line.isEmpty ? "" : "  " + line) }

        clock.text = "14:06"
        bridge.text = "Bridge: opens at 14:20 for Aurora, outward bound. Keep clear of the western side."
        let moved = screen.update()
        print("\nAfter two texts changed\n")
        for line in screen.canvas.lines() { print(line.isEmpty ? "" : "  " + line) }

        print("\nWhat was drawn again for it: \(screen.canvas.writtenCount) of \(56 * 12) cells\n")
        for line in screen.canvas.writtenLines() { print(line.isEmpty ? "" : "  " + line) }

        print("\nThe boxes that are elsewhere in their parents, or have another size\n")
        print("  ┌────────┬───────────────┬───────────────┬──────────┐")
        print("  │ box    │ before        │ after         │ measured │")
        print("  ├────────┼───────────────┼───────────────┼──────────┤")
        for (widget, before, after) in moved {
            let count = (widget as? Label).map { "\($0.measureCount)" } ?? ""
            let cells = [
                pad(widget.name, 6), pad(describe(before), 13), pad(describe(after), 13), pad(count, 8),
            ]
            print("  │ " + cells.joined(separator: " │ ") + " │")
        }
        print("  └────────┴───────────────┴───────────────┴──────────┘")

        let second = labels.filter { $0.measureCount > 0 }.map { "\($0.name) \($0.measureCount) times" }
        print("\nMeasured in the first pass: \(labels.count) labels, \(first) times in all.")
        print("Measured in the second: \(second.joined(separator: ", ")).")
    }
}

private func describe(_ frame: CGRect?) -> String {
    guard let frame else { return "" }
    return "\(Int(frame.width))×\(Int(frame.height)) at \(Int(frame.minX)),\(Int(frame.minY))"
}

private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
}

@main
enum ToolkitExample {
    static func main() { HarbourBoard().demonstrate { print($0) } }
}
