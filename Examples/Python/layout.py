#!/usr/bin/env python3
"""A toolbar laid out from Python, by the C library and ctypes.

    Scripts/install-c-library "$PREFIX"
    MULLION_LIBRARY="$PREFIX/lib/libmullion.so" python3 layout.py
"""
import ctypes
import math
import os

library = ctypes.CDLL(os.environ.get("MULLION_LIBRARY", "libmullion.so"))
library.mullion_error_message.restype = ctypes.c_char_p

# Handles and nodes are 64 bits wide; numbers of Python are passed as 32 bits unless the types are given.
HANDLE, NODE, DOUBLE = ctypes.c_uint64, ctypes.c_uint64, ctypes.c_double
UNSPECIFIED = math.nan
WRAPPING_TEXT = 7


class Size(ctypes.Structure):
    _fields_ = [("width", DOUBLE), ("height", DOUBLE)]


class Rect(ctypes.Structure):
    _fields_ = [("x", DOUBLE), ("y", DOUBLE), ("width", DOUBLE), ("height", DOUBLE)]

    def __str__(self):
        return f"{self.x:g}, {self.y:g}  {self.width:g} x {self.height:g}"


Measure = ctypes.CFUNCTYPE(None, ctypes.c_void_p, DOUBLE, DOUBLE, ctypes.POINTER(Size))


class Leaf(ctypes.Structure):
    _fields_ = [
        ("measure", Measure),
        ("first_baseline", ctypes.c_void_p),
        ("release", ctypes.c_void_p),
        ("context", ctypes.c_void_p),
        ("traits", ctypes.c_uint32),
    ]


def check(status):
    """Raises an error with the library's message if a call fails."""
    if status:
        raise ValueError(library.mullion_error_message().decode())


class Tree:
    """A layout tree. Its nodes are numbers."""

    def __init__(self):
        self.handle = HANDLE()
        # The functions of leaves live as long as the tree.
        self.functions = []
        check(library.mullion_tree_create(ctypes.byref(self.handle)))

    def close(self):
        check(library.mullion_tree_destroy(self.handle))

    def box(self, css, *children):
        node = NODE()
        check(library.mullion_node_create_box(self.handle, css.encode(), ctypes.byref(node)))
        for child in children:
            check(library.mullion_node_append(self.handle, node, child))
        return node

    def text(self, string):
        """Makes a leaf of letters that are 8 wide and 16 high."""

        def measure(_, width, height, size):
            fitting = math.floor(width / 8) if 8 <= width < len(string) * 8 else len(string)
            size.contents.width = fitting * 8
            size.contents.height = math.ceil(len(string) / fitting) * 16

        function = Measure(measure)
        self.functions.append(function)
        leaf = Leaf(measure=function, traits=WRAPPING_TEXT)
        node = NODE()
        check(library.mullion_node_create_leaf(self.handle, ctypes.byref(leaf), ctypes.byref(node)))
        return node

    def layout(self, root, width, height=UNSPECIFIED):
        check(library.mullion_tree_set_root(self.handle, root))
        check(library.mullion_tree_layout(self.handle, DOUBLE(width), DOUBLE(height)))

    def frame(self, node):
        frame = Rect()
        check(library.mullion_node_absolute_frame(self.handle, node, ctypes.byref(frame)))
        return frame


def main():
    tree = Tree()
    button = tree.box("width: 60px; height: 32px")
    label = tree.text("Search")
    field = tree.box("flex-grow: 1")
    row = tree.box("display: flex; width: 100%; box-sizing: border-box; gap: 8px; padding: 4px", button, label, field)
    tree.layout(row, 320)
    for name, node in {"row": row, "button": button, "label": label, "field": field}.items():
        print(f"{name:6} {tree.frame(node)}")
    try:
        tree.box("display: flexx")
    except ValueError as error:
        print(error)
    tree.close()


if __name__ == "__main__":
    main()
