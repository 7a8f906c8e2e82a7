import CGTK
import GTKLayout
import MullionLayout

/// Buttons side by side, as many as fit, and a menu with the others.
final class Toolbar {
    /// A command: the name of its action, and its title.
    typealias Command = (name: String, title: String)

    let commands: [Command]
    let buttons: [GTKWidget]
    let more: GTKWidget
    /// Set when the box is made, which has the tree that decides.
    var isShown: (String) -> Bool = { _ in true }

    init(_ commands: [Command]) {
        self.commands = commands
        buttons = commands.map { makeButton($0.title, action: "berths.\($0.name)") }
        more = gtk_menu_button_new()!
        gtk_menu_button_set_icon_name(OpaquePointer(more), "view-more-symbolic")
        // The menu is made when it opens, from the buttons that are not shown then.
        gtk_menu_button_set_create_popup_func(
            OpaquePointer(more),
            { button, data in
                let toolbar = Unmanaged<Toolbar>.fromOpaque(data!).takeUnretainedValue()
                let menu = toolbar.makeMenu()
                gtk_menu_button_set_menu_model(button, UnsafeMutablePointer<GMenuModel>(menu))
                g_object_unref(UnsafeMutableRawPointer(menu))
            }, Unmanaged.passRetained(self).toOpaque(), { data in Unmanaged<Toolbar>.fromOpaque(data!).release() })
    }

    /// The indicator is a child like the others; the layout shows it while something is hidden.
    var item: Item {
        let items = zip(commands, buttons).map { command, button in Item(button, name: command.name) }
        let indicator = Item(more, name: "more").value(OverflowValues.IsIndicator.self, true)
        let bar = Item(.layout(OverflowHStackLayout(spacing: 6)), name: "toolbar", items + [indicator])
        // The least width of an overflow stack is 0, where it shows nothing: this one has room for the menu.
        return .padding(6, .wide(minWidth: 48, bar))
    }

    /// The commands of which the buttons are not shown.
    var hiddenCommands: [Command] { commands.filter { !isShown($0.name) } }

    private func makeMenu() -> OpaquePointer {
        let menu = g_menu_new()!
        for command in hiddenCommands { g_menu_append(menu, command.title, "berths.\(command.name)") }
        return menu
    }
}
