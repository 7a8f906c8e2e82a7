/*
 * A toolbar laid out in C: a CSS row with a button, a label that a function measures, and a field that grows; then a
 * constraint, and a card drawn from a document.
 *
 *     Scripts/install-c-library "$PREFIX"
 *     cc layout.c -I"$PREFIX/include" -L"$PREFIX/lib" -lmullion -Wl,-rpath,"$PREFIX/lib" -o layout
 *     ./layout
 */
#include <mullion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Ends the program with the library's message if a call fails. */
static void check(mullion_status status) {
    if (status == MULLION_OK) return;
    fprintf(stderr, "mullion: %s\n", mullion_error_message());
    exit(1);
}

/* Measures a label of letters that are 8 wide and 16 high, and wraps it. */
static void measure_label(void *context, double width, double height, mullion_size *size) {
    const char *text = context;
    double letters = (double)strlen(text);
    double fitting = width >= 8 && width < letters * 8 ? floor(width / 8) : letters;
    (void)height;
    size->width = fitting * 8;
    size->height = ceil(letters / fitting) * 16;
}

static void print_frame(mullion_tree tree, const char *name, mullion_node node) {
    mullion_rect frame;
    check(mullion_node_absolute_frame(tree, node, &frame));
    printf("%-6s %g, %g  %g x %g\n", name, frame.x, frame.y, frame.width, frame.height);
}

static void lay_out_toolbar(void) {
    mullion_tree tree;
    mullion_node row, button, label, field;
    mullion_leaf text = {.measure = measure_label, .context = "Search", .traits = MULLION_WRAPPING_TEXT};
    check(mullion_tree_create(&tree));
    check(mullion_node_create_box(tree, "display: flex; width: 100%; box-sizing: border-box; gap: 8px; padding: 4px", &row));
    check(mullion_node_create_box(tree, "width: 60px; height: 32px", &button));
    check(mullion_node_create_leaf(tree, &text, &label));
    check(mullion_node_create_box(tree, "flex-grow: 1", &field));
    check(mullion_node_append(tree, row, button));
    check(mullion_node_append(tree, row, label));
    check(mullion_node_append(tree, row, field));
    check(mullion_tree_set_root(tree, row));

    check(mullion_tree_layout(tree, 320, MULLION_UNSPECIFIED));
    print_frame(tree, "row", row);
    print_frame(tree, "button", button);
    print_frame(tree, "label", label);
    print_frame(tree, "field", field);

    /* A longer label: the pass measures it again, and moves the field. */
    text.context = "Search everywhere";
    check(mullion_node_set_leaf(tree, label, &text));
    check(mullion_tree_layout(tree, 320, MULLION_UNSPECIFIED));
    print_frame(tree, "field", field);
    check(mullion_tree_destroy(tree));
}

static void solve(void) {
    mullion_solver solver;
    mullion_variable left, right;
    mullion_constraint minimum, wish;
    double value;
    check(mullion_solver_create(&solver));
    check(mullion_solver_add_variable(solver, "left", &left));
    check(mullion_solver_add_variable(solver, "right", &right));
    /* right - left >= 100, and, less important, right = 80. */
    mullion_term width[] = {{right, 1}, {left, -1}};
    mullion_term end[] = {{right, 1}};
    check(mullion_solver_add_constraint(
        solver, width, 2, MULLION_GREATER_OR_EQUAL, 100, MULLION_REQUIRED, &minimum));
    check(mullion_solver_add_constraint(solver, end, 1, MULLION_EQUAL, 80, 500, &wish));
    check(mullion_solver_value(solver, left, &value));
    printf("left   %g\n", value);
    check(mullion_solver_destroy(solver));
}

static void draw(void) {
    const char *card =
        "{\"version\": 1, \"size\": [200, 80], \"background\": \"white\",\n"
        " \"root\": {\"kind\": \"text\", \"text\": \"Hello, {{name}}\"}}";
    const char *data = "{\"name\": \"C\"}";
    mullion_document document;
    mullion_bytes svg;
    check(mullion_document_create(MULLION_JSON, card, strlen(card), NULL, &document));
    check(mullion_document_render(document, data, strlen(data), MULLION_SVG, 2, &svg));
    printf("%s", (const char *)svg.data);
    mullion_bytes_free(&svg);
    check(mullion_document_destroy(document));
}

int main(void) {
    lay_out_toolbar();
    solve();
    draw();
    return 0;
}
