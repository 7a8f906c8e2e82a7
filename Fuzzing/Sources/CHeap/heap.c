#include "heap.h"

// Defines __GLIBC__.
#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>

size_t heap_allocated(void) {
    struct mallinfo2 counts = mallinfo2();
    return counts.uordblks + counts.hblkhd;
}
#else
size_t heap_allocated(void) { return 0; }
#endif
