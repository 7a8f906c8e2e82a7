#define _GNU_SOURCE
#include "CMeasuring.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

uint64_t measuring_cpu_nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

int64_t measuring_peak_bytes(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
#if defined(__APPLE__)
    return (int64_t)usage.ru_maxrss;
#else
    return (int64_t)usage.ru_maxrss * 1024;
#endif
}

static bool counting = false;
static int64_t allocations = 0;
static int64_t heapGrowth = 0;

void measuring_start_counting(void) {
    allocations = 0;
    heapGrowth = 0;
    counting = true;
}

void measuring_stop_counting(void) { counting = false; }
int64_t measuring_allocations(void) { return allocations; }
int64_t measuring_heap_growth(void) { return heapGrowth; }

#if defined(__GLIBC__)
#include <malloc.h>

// The program's own definitions take the place of the C library's for every library in the process; the work is done
// by the names under which glibc keeps the originals.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static void *counted(void *block) {
    if (counting) {
        allocations += 1;
        heapGrowth += (int64_t)malloc_usable_size(block);
    }
    return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *realloc(void *old, size_t size) {
    if (counting && old) heapGrowth -= (int64_t)malloc_usable_size(old);
    return counted(__libc_realloc(old, size));
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    void *block = counted(__libc_memalign(alignment, size));
    if (!block) return ENOMEM;
    *result = block;
    return 0;
}

void free(void *block) {
    if (counting && block) heapGrowth -= (int64_t)malloc_usable_size(block);
    __libc_free(block);
}

bool measuring_counts_allocations(void) { return true; }
void measuring_trim_heap(void) { malloc_trim(0); }

#else

bool measuring_counts_allocations(void) { return false; }
void measuring_trim_heap(void) {}

#endif
