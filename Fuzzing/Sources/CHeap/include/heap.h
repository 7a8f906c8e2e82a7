#ifndef HEAP_H
#define HEAP_H

#include <stddef.h>

// Returns the bytes of the heap that are allocated now; 0 where the C library does not count them.
//
// Unlike resident memory, they do not contain what is free between allocations: if they grow, something leaks.
size_t heap_allocated(void);

#endif
