#ifndef LAYOUT_BOX_H
#define LAYOUT_BOX_H

#include <gtk/gtk.h>

/// What a layout manager asks its owner.
typedef struct {
    /// The smallest and natural length along an orientation for a length along the other one, or -1.
    void (*_Nonnull measure)(
        void *_Nullable context, GtkOrientation orientation, int for_size, int *_Nonnull minimum, int *_Nonnull natural,
        int *_Nonnull minimum_baseline, int *_Nonnull natural_baseline);
    /// Gives each child of the widget its frame.
    void (*_Nonnull allocate)(void *_Nullable context, int width, int height);
    /// Called once, when the manager is destroyed.
    void (*_Nonnull release)(void *_Nullable context);
} LayoutBoxCallbacks;

/// Returns a widget whose children are arranged by callbacks: a widget without behavior, with a `GtkLayoutManager`.
GtkWidget *_Nonnull layout_box_new(LayoutBoxCallbacks callbacks, void *_Nullable context);

/// Gives a child of a box its frame, in the coordinates of the box.
void layout_box_allocate_child(GtkWidget *_Nonnull child, int x, int y, int width, int height);

#endif
