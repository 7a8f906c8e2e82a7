/*
 * Mullion for C: layout trees, the constraint solver, and documents.
 *
 *     mullion_tree tree;
 *     mullion_node row, box;
 *     mullion_tree_create(&tree);
 *     mullion_node_create_box(tree, "display: flex; width: 100%; gap: 8px", &row);
 *     mullion_node_create_box(tree, "flex-grow: 1; height: 20px", &box);
 *     mullion_node_append(tree, row, box);
 *     mullion_tree_set_root(tree, row);
 *     mullion_tree_layout(tree, 320, MULLION_UNSPECIFIED);
 *     mullion_rect frame;
 *     mullion_node_frame(tree, box, &frame);       // 0, 0, 320 x 20
 *     mullion_tree_destroy(tree);
 *
 * Results. Each function returns a status, and writes its result through its last argument. A call that fails changes
 * nothing, and mullion_error_message() has the reason. No argument makes a function crash, except for pointers that point
 * to memory that is not there: a handle that was destroyed, belongs to another kind of object, or never existed is
 * MULLION_INVALID_HANDLE, a null pointer where a result or a text is expected MULLION_INVALID_ARGUMENT.
 *
 * Units. Lengths are points; x points right and y down. Texts are UTF-8 and end with a zero byte unless a length is given.
 *
 * Threads. Different objects can be used by different threads at once. A call for an object that another call is using
 * returns MULLION_BUSY; so does a call for a tree out of one of its own measure functions.
 *
 * Numbers that cannot be used, such as NaN for a size, are repaired, and are listed by mullion_tree_diagnostics().
 */
#ifndef MULLION_H
#define MULLION_H

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Results ---- */

/* What a call returns: MULLION_OK or the kind of the failure. */
typedef int32_t mullion_status;
enum {
    MULLION_OK = 0,
    /* The handle was destroyed, belongs to another kind of object, or never existed. */
    MULLION_INVALID_HANDLE = 1,
    /* A null pointer, an unknown constant, an index beyond the end, or an edit that the object does not allow. */
    MULLION_INVALID_ARGUMENT = 2,
    /* A text that cannot be read: CSS, a document, or its data. The message begins with the line and the column. */
    MULLION_INVALID_TEXT = 3,
    /* Required constraints that cannot hold together. The message lists a minimal set of them. */
    MULLION_UNSATISFIABLE = 4,
    /* Another call is using the object. */
    MULLION_BUSY = 5,
    /* This build of the library cannot do it: PNG and PDF need cairo. */
    MULLION_UNSUPPORTED = 6,
};

/* The version of the library, such as "0.1.0". */
const char *mullion_version(void);

/*
 * The reason why the last call of this thread failed; empty before the first failure. The text is valid until the next
 * call of this thread that fails.
 */
const char *mullion_error_message(void);

/* Bytes that the library allocated. Texts end with a zero byte that `size` does not count. */
typedef struct {
    uint8_t *data;
    size_t size;
} mullion_bytes;

/* Frees bytes that a function returned, and sets them to no bytes. Null pointers are ignored. */
void mullion_bytes_free(mullion_bytes *bytes);

typedef struct {
    double width, height;
} mullion_size;

typedef struct {
    double x, y, width, height;
} mullion_rect;

/* A proposed or fixed length that is left open. */
#define MULLION_UNSPECIFIED ((double)NAN)

/* ---- Layout trees ---- */

/* A tree of boxes; 0 is none. */
typedef uint64_t mullion_tree;

/*
 * A node of a tree; 0 is none. A node is used with the tree that made it; another tree can have a node with the same
 * number.
 */
typedef uint64_t mullion_node;

mullion_status mullion_tree_create(mullion_tree *tree);

/* Destroys a tree with all its nodes, and releases the contexts of its leaves. */
mullion_status mullion_tree_destroy(mullion_tree tree);

/* Sets the node that is laid out, with everything below it. It has no parent; 0 for none. */
mullion_status mullion_tree_set_root(mullion_tree tree, mullion_node root);

/*
 * Lays the tree out in a width and a height, each of them finite, INFINITY, or MULLION_UNSPECIFIED. Measures what changed,
 * and nothing else. The frame of the root begins at 0, 0.
 */
mullion_status mullion_tree_layout(mullion_tree tree, double width, double height);

/* Whether the next pass has something to do for the same width and height. */
mullion_status mullion_tree_needs_layout(mullion_tree tree, bool *result);

/* The number of nodes of the tree, with and without a parent. */
mullion_status mullion_tree_node_count(mullion_tree tree, size_t *count);

/*
 * Writes the first `capacity` nodes whose frames the last pass changed, parents before children, and the number of all of
 * them. `nodes` can be null if `capacity` is 0.
 */
mullion_status mullion_tree_changes(mullion_tree tree, mullion_node *nodes, size_t capacity, size_t *count);

/* The repairs of the last pass as text, one a line. */
mullion_status mullion_tree_diagnostics(mullion_tree tree, mullion_bytes *text);

/* The tree as text, one node a line, with frames. */
mullion_status mullion_tree_outline(mullion_tree tree, mullion_bytes *text);

/* ---- Nodes ---- */

typedef int32_t mullion_axis;
enum { MULLION_HORIZONTAL = 0, MULLION_VERTICAL = 1, MULLION_DEPTH = 2 };

/* Where children or contents are aligned. A text baseline aligns rows alone. */
typedef int32_t mullion_alignment;
enum {
    MULLION_CENTER = 0,
    MULLION_TOP = 1,
    MULLION_BOTTOM = 2,
    MULLION_LEADING = 3,
    MULLION_TRAILING = 4,
    MULLION_TOP_LEADING = 5,
    MULLION_TOP_TRAILING = 6,
    MULLION_BOTTOM_LEADING = 7,
    MULLION_BOTTOM_TRAILING = 8,
    MULLION_FIRST_BASELINE = 9,
    MULLION_LAST_BASELINE = 10,
};

/* What a measure function promises. A promise that it does not keep gives wrong frames. */
enum {
    /* The width does not depend on the proposed height. */
    MULLION_WIDTH_IGNORES_HEIGHT = 1,
    /* The height depends on the proposed width alone. */
    MULLION_HEIGHT_IGNORES_HEIGHT = 2,
    /* The size for an infinite width is that for an unspecified one. */
    MULLION_MAXIMUM_IS_IDEAL = 4,
    /* Text that wraps and is never cut off. */
    MULLION_WRAPPING_TEXT = 7,
};

/* A leaf whose size the program measures: text, an image, or a widget. */
typedef struct {
    /*
     * Writes the size for a proposal, whose sides are finite, INFINITY, or MULLION_UNSPECIFIED. The function can be called
     * on another thread while the call that lays out waits for it. It must not use the tree.
     */
    void (*measure)(void *context, double width, double height, mullion_size *size);
    /* Returns the distance from the top to the first baseline; null for none. */
    double (*first_baseline)(void *context, double width, double height);
    /* Called once when no node needs the context any more; null for nothing. */
    void (*release)(void *context);
    void *context;
    /* A sum of promises, such as MULLION_WRAPPING_TEXT. */
    uint32_t traits;
} mullion_leaf;

/*
 * Makes a CSS box: a flex, grid, or block container by its `display`, with the declarations of `css`, such as
 * "display: flex; gap: 8px". Null is "". Children that are no CSS boxes are items with a size of their own. Sizes include
 * padding and borders only with "box-sizing: border-box". Outside of a CSS box, also as the root, a box is as wide as its
 * content; "width: 100%" is the proposed width.
 */
mullion_status mullion_node_create_box(mullion_tree tree, const char *css, mullion_node *node);

/*
 * Makes a stack as in SwiftUI: a row, a column, or layers. The spacing is that between children;
 * MULLION_UNSPECIFIED for 8.
 */
mullion_status mullion_node_create_stack(
    mullion_tree tree, mullion_axis axis, mullion_alignment alignment, double spacing, mullion_node *node);

/* Makes a space that yields to all other children of a stack, at least `minimum` long. */
mullion_status mullion_node_create_spacer(mullion_tree tree, double minimum, mullion_node *node);

/* Makes a leaf of a fixed size. */
mullion_status mullion_node_create_fixed(mullion_tree tree, double width, double height, mullion_node *node);

/* Makes a leaf that takes the proposal between two sizes, and `ideal` where it is unspecified. */
mullion_status mullion_node_create_flexible(
    mullion_tree tree, mullion_size minimum, mullion_size ideal, mullion_size maximum, mullion_node *node);

/* Makes a leaf that a function measures. The leaf is copied. */
mullion_status mullion_node_create_leaf(mullion_tree tree, const mullion_leaf *leaf, mullion_node *node);

/* Makes a frame around one child, with a fixed width, a fixed height, or both. */
mullion_status mullion_node_create_frame(
    mullion_tree tree, double width, double height, mullion_alignment alignment, mullion_node *node);

/* Makes a frame around one child that is as flexible as its limits; MULLION_UNSPECIFIED for none. */
mullion_status mullion_node_create_flexible_frame(
    mullion_tree tree, mullion_size minimum, mullion_size ideal, mullion_size maximum, mullion_alignment alignment,
    mullion_node *node);

/* Makes padding around one child. */
mullion_status mullion_node_create_padding(
    mullion_tree tree, double top, double leading, double bottom, double trailing, mullion_node *node);

/* Makes a modifier of one child that gives it a priority in its stack; children of a higher priority get room first. */
mullion_status mullion_node_create_priority(mullion_tree tree, double priority, mullion_node *node);

/*
 * Replaces the declarations of a CSS box, or those of another node as an item of a CSS box: size limits, margins,
 * alignment, position, and so on.
 */
mullion_status mullion_node_set_css(mullion_tree tree, mullion_node node, const char *css);

/* Replaces the measure function of a leaf. */
mullion_status mullion_node_set_leaf(mullion_tree tree, mullion_node node, const mullion_leaf *leaf);

/* Names a node for outlines and diagnostics; null for no name. */
mullion_status mullion_node_set_name(mullion_tree tree, mullion_node node, const char *name);

/* Measures a leaf again in the next pass, because what it shows has changed. */
mullion_status mullion_node_invalidate(mullion_tree tree, mullion_node node);

/* Adds a child behind the others. It has no parent, and its children do not include the parent. */
mullion_status mullion_node_append(mullion_tree tree, mullion_node parent, mullion_node child);

/* Adds a child at a position from 0 to the number of children. */
mullion_status mullion_node_insert(mullion_tree tree, mullion_node parent, mullion_node child, size_t index);

/* Takes a node out of its parent, with everything below it. Does nothing without a parent. */
mullion_status mullion_node_remove(mullion_tree tree, mullion_node node);

/* Destroys a node with everything below it. */
mullion_status mullion_node_destroy(mullion_tree tree, mullion_node node);

mullion_status mullion_node_child_count(mullion_tree tree, mullion_node node, size_t *count);
mullion_status mullion_node_child(mullion_tree tree, mullion_node node, size_t index, mullion_node *child);

/* The parent of a node; 0 if it has none. */
mullion_status mullion_node_parent(mullion_tree tree, mullion_node node, mullion_node *parent);

/* The frame in the parent, after a layout; empty for a node that is not below the root. */
mullion_status mullion_node_frame(mullion_tree tree, mullion_node node, mullion_rect *frame);

/* The frame in the root. */
mullion_status mullion_node_absolute_frame(mullion_tree tree, mullion_node node, mullion_rect *frame);

/* The frame in the root in whole pixels, for `scale` pixels per point: frames that touch share their edge. */
mullion_status mullion_node_pixel_frame(mullion_tree tree, mullion_node node, double scale, mullion_rect *frame);

/* The size that a node takes for a proposal, without a layout. */
mullion_status mullion_node_size_that_fits(
    mullion_tree tree, mullion_node node, double width, double height, mullion_size *size);

/* ---- The constraint solver ---- */

/* Linear constraints with strict priorities; 0 is none. */
typedef uint64_t mullion_solver;
typedef uint64_t mullion_variable;
typedef uint64_t mullion_constraint;

/* A variable times a coefficient. */
typedef struct {
    mullion_variable variable;
    double coefficient;
} mullion_term;

typedef int32_t mullion_relation;
enum { MULLION_LESS_OR_EQUAL = -1, MULLION_EQUAL = 0, MULLION_GREATER_OR_EQUAL = 1 };

/* The priority of a constraint that holds, or is refused. Others are above 0 and below it. */
#define MULLION_REQUIRED 1000.0

mullion_status mullion_solver_create(mullion_solver *solver);
mullion_status mullion_solver_destroy(mullion_solver solver);

/* Makes a variable. The name appears in messages; it can be null, and need not be unique. */
mullion_status mullion_solver_add_variable(mullion_solver solver, const char *name, mullion_variable *variable);

/* Removes a variable that no constraint contains. */
mullion_status mullion_solver_remove_variable(mullion_solver solver, mullion_variable variable);

/* Adds the constraint: the sum of the terms is at most, equal to, or at least the constant. */
mullion_status mullion_solver_add_constraint(
    mullion_solver solver, const mullion_term *terms, size_t term_count, mullion_relation relation, double constant,
    double priority, mullion_constraint *constraint);

mullion_status mullion_solver_remove_constraint(mullion_solver solver, mullion_constraint constraint);
mullion_status mullion_solver_set_constant(mullion_solver solver, mullion_constraint constraint, double constant);
mullion_status mullion_solver_set_priority(mullion_solver solver, mullion_constraint constraint, double priority);

/* The value of a variable in the solution; 0 where constraints leave it free. */
mullion_status mullion_solver_value(mullion_solver solver, mullion_variable variable, double *value);

/* ---- Documents ---- */

/* A document or template, read once and drawn any number of times; 0 is none. */
typedef uint64_t mullion_document;

typedef int32_t mullion_syntax;
enum { MULLION_JSON = 0, MULLION_HTML = 1 };

typedef int32_t mullion_format;
enum {
    MULLION_SVG = 0,
    MULLION_HTML_PAGE = 1,
    MULLION_PNG = 2,
    MULLION_PDF = 3,
    /* The frames of all elements as JSON, as `mullion frames --json` prints them. */
    MULLION_FRAMES = 4,
};

/*
 * Reads a document from `size` bytes. `folder` contains the images and fonts that it names; null to allow none.
 */
mullion_status mullion_document_create(
    mullion_syntax syntax, const char *text, size_t size, const char *folder, mullion_document *document);
mullion_status mullion_document_destroy(mullion_document document);

/*
 * Draws a document. `data` is a JSON object with the values of a template, in `data_size` bytes; null for none. `scale` is
 * the number of pixels per point of PNG, and of the grid on which boxes are drawn.
 */
mullion_status mullion_document_render(
    mullion_document document, const char *data, size_t data_size, mullion_format format, double scale,
    mullion_bytes *output);

#ifdef __cplusplus
}
#endif

#endif
