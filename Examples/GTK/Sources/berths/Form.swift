import CGTK
import GTKLayout
import MullionLayout

/// A form in a grid: labels end at one line, before the fields, and have the baseline of the field beside them.
final class Form {
    private let titles = ["Ship", "Berth", "Length (m)", "Notes"].map { makeLabel($0) }
    let ship = makeEntry("Aurora")
    let berth = makeDropDown(["1, western mole", "2, fuel jetty", "3, fish hall", "4, ferry"])
    let length = gtk_spin_button_new_with_range(1, 400, 1)!
    let notes = makeScroller(
        makeTextView("One reefer container on deck needs shore power."), minWidth: 120, minHeight: 64)
    let pilot = gtk_check_button_new_with_label("Needs a pilot from the fairway buoy")!
    let hint = makeLabel(
        "A berth is free when the ship before has left the lock. With wind from the south-west the water stays up to "
            + "twenty minutes longer, so that late ships may still pass.", wraps: true)
    let cancel = makeButton("Cancel", action: "berths.cancel")
    let save = makeButton("Save", action: "berths.save")

    init() { gtk_spin_button_set_value(OpaquePointer(length), 128) }

    var item: Item {
        let grid = Item(
            .layout(GridLayout(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 10)), name: "grid",
            row(titles[0], ship, name: "ship", alignment: .firstTextBaseline)
                // GTK does not say where the text of these is; their labels are centered.
                + row(titles[1], berth, name: "berth", alignment: .center)
                + row(titles[2], length, name: "length", alignment: .center)
                + row(titles[3], notes, name: "notes", alignment: .top)
                + [
                    Item(.fixed(.zero)).value(GridValues.Row.self, .first()),
                    Item(pilot, name: "pilot").value(GridValues.Row.self, .next),
                    // In no row, it has the width of all columns.
                    .wide(Item(hint, name: "hint")),
                ])
        let buttons = Item(
            .hStack(spacing: 8), name: "buttons",
            [Item(.spacer(minLength: 0)), Item(cancel, name: "cancel"), Item(save, name: "save")])
        return .padding(12, Item(.vStack(alignment: .leading, spacing: 12), name: "form", [grid, buttons]))
    }

    private func row(
        _ title: GTKWidget, _ field: GTKWidget, name: String, alignment: VerticalAlignment
    ) -> [Item] {
        [
            Item(title, name: "\(name) label")
                .value(GridValues.Row.self, .first(alignment: alignment))
                .value(GridValues.ColumnAlignment.self, .trailing),
            Item(field, name: name).value(GridValues.Row.self, .next),
        ]
    }
}
