// The classes of GObject that the bridge needs: a layout manager that calls back, and a widget to put it into.

#include "layout_box.h"

// MARK: - The layout manager

#define CALLING_LAYOUT_TYPE calling_layout_get_type()
G_DECLARE_FINAL_TYPE(CallingLayout, calling_layout, CALLING, LAYOUT, GtkLayoutManager)

struct _CallingLayout {
    GtkLayoutManager parent_instance;
    LayoutBoxCallbacks callbacks;
    void *context;
};

G_DEFINE_TYPE(CallingLayout, calling_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode calling_layout_get_request_mode(GtkLayoutManager *manager, GtkWidget *widget) {
    return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void calling_layout_measure(
    GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
    int *minimum_baseline, int *natural_baseline) {
    CallingLayout *self = CALLING_LAYOUT(manager);
    self->callbacks.measure(
        self->context, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}

static void calling_layout_allocate(
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline) {
    CallingLayout *self = CALLING_LAYOUT(manager);
    self->callbacks.allocate(self->context, width, height);
}

static void calling_layout_finalize(GObject *object) {
    CallingLayout *self = CALLING_LAYOUT(object);
    self->callbacks.release(self->context);
    G_OBJECT_CLASS(calling_layout_parent_class)->finalize(object);
}

static void calling_layout_class_init(CallingLayoutClass *class) {
    GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS(class);
    layout_class->get_request_mode = calling_layout_get_request_mode;
    layout_class->measure = calling_layout_measure;
    layout_class->allocate = calling_layout_allocate;
    G_OBJECT_CLASS(class)->finalize = calling_layout_finalize;
}

static void calling_layout_init(CallingLayout *self) {}

// MARK: - The widget

#define LAYOUT_BOX_TYPE layout_box_get_type()
G_DECLARE_FINAL_TYPE(LayoutBox, layout_box, LAYOUT, BOX, GtkWidget)

struct _LayoutBox {
    GtkWidget parent_instance;
};

G_DEFINE_TYPE(LayoutBox, layout_box, GTK_TYPE_WIDGET)

static void layout_box_dispose(GObject *object) {
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
    G_OBJECT_CLASS(layout_box_parent_class)->dispose(object);
}

static void layout_box_class_init(LayoutBoxClass *class) {
    G_OBJECT_CLASS(class)->dispose = layout_box_dispose;
    gtk_widget_class_set_css_name(GTK_WIDGET_CLASS(class), "layoutbox");
}

static void layout_box_init(LayoutBox *self) {}

// MARK: - What the bridge calls

GtkWidget *layout_box_new(LayoutBoxCallbacks callbacks, void *context) {
    CallingLayout *layout = g_object_new(CALLING_LAYOUT_TYPE, NULL);
    layout->callbacks = callbacks;
    layout->context = context;
    GtkWidget *box = g_object_new(LAYOUT_BOX_TYPE, NULL);
    gtk_widget_set_layout_manager(box, GTK_LAYOUT_MANAGER(layout));
    return box;
}

void layout_box_allocate_child(GtkWidget *child, int x, int y, int width, int height) {
    GtkAllocation frame = {x, y, width, height};
    gtk_widget_size_allocate(child, &frame, -1);
}
