// A window of GTK whose widgets are arranged by Mullion.
//
//     swift run berths [WIDTH HEIGHT]

import CGTK

@main
enum Berths {
    static func main() {
        gtk_init()
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int32($0) }
        let berths = numbers.count == 2 ? BerthWindow(width: numbers[0], height: numbers[1]) : BerthWindow()
        gtk_window_present(UnsafeMutablePointer<GtkWindow>(OpaquePointer(berths.window)))
        // Until the window is closed.
        while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
            g_main_context_iteration(nil, 1)
        }
    }
}
