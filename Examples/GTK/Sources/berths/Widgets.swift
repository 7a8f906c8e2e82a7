import CGTK
import GTKLayout

// The widgets of the window: constructors of GTK with the properties that the window sets.

func makeLabel(_ text: String, wraps: Bool = false) -> GTKWidget {
    let widget = gtk_label_new(text)!
    let label = OpaquePointer(widget)
    gtk_label_set_xalign(label, 0)
    if wraps {
        gtk_label_set_wrap(label, 1)
        // The natural width is that of so many letters; without this, that of one long line.
        gtk_label_set_max_width_chars(label, 60)
    }
    return widget
}

/// A button that does what an action of the window does.
func makeButton(_ title: String, action: String) -> GTKWidget {
    let widget = gtk_button_new_with_label(title)!
    gtk_actionable_set_action_name(OpaquePointer(widget), action)
    return widget
}

func makeEntry(_ text: String) -> GTKWidget {
    let widget = gtk_entry_new()!
    gtk_editable_set_text(OpaquePointer(widget), text)
    gtk_widget_set_hexpand(widget, 1)
    return widget
}

func makeDropDown(_ titles: [String]) -> GTKWidget {
    let list = gtk_string_list_new(nil)
    for title in titles { gtk_string_list_append(list, title) }
    return gtk_drop_down_new(list, nil)!
}

func makeSeparator(_ orientation: GtkOrientation) -> GTKWidget {
    let widget = gtk_separator_new(orientation)!
    if orientation == GTK_ORIENTATION_HORIZONTAL { gtk_widget_set_hexpand(widget, 1) }
    if orientation == GTK_ORIENTATION_VERTICAL { gtk_widget_set_vexpand(widget, 1) }
    return widget
}

/// Content that scrolls, as large as there is room.
func makeScroller(_ content: GTKWidget, minWidth: Int32, minHeight: Int32) -> GTKWidget {
    let widget = gtk_scrolled_window_new()!
    let scroller = OpaquePointer(widget)
    gtk_scrolled_window_set_child(scroller, content)
    gtk_widget_set_size_request(widget, minWidth, minHeight)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    return widget
}

func makeList(_ titles: [String]) -> GTKWidget {
    let widget = gtk_list_box_new()!
    for title in titles {
        let label = makeLabel(title)
        gtk_widget_set_margin_start(label, 8)
        gtk_widget_set_margin_end(label, 8)
        gtk_widget_set_margin_top(label, 6)
        gtk_widget_set_margin_bottom(label, 6)
        gtk_list_box_append(OpaquePointer(widget), label)
    }
    return widget
}

func makeTextView(_ text: String) -> GTKWidget {
    let widget = gtk_text_view_new()!
    let view = UnsafeMutablePointer<GtkTextView>(OpaquePointer(widget))
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD)
    gtk_text_buffer_set_text(gtk_text_view_get_buffer(view), text, -1)
    return widget
}
