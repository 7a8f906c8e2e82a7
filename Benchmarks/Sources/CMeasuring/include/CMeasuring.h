#ifndef C_MEASURING_H
#define C_MEASURING_H

#include <stdbool.h>
#include <stdint.h>

/// CPU time of the whole process in nanoseconds. Very deep trees go on on a thread that the asking one waits for, so
/// the time of the calling thread alone would miss them; apart from that the process has one thread.
uint64_t measuring_cpu_nanoseconds(void);

/// Whether this platform's allocator can be counted (glibc).
bool measuring_counts_allocations(void);

/// Starts counting from zero.
void measuring_start_counting(void);

/// Stops counting.
void measuring_stop_counting(void);

/// Calls of malloc, calloc, realloc and the aligned forms since counting started.
int64_t measuring_allocations(void);

/// Usable bytes allocated minus usable bytes freed since counting started.
int64_t measuring_heap_growth(void);

/// Gives unused heap pages back to the system, so that the next allocations meet untouched memory.
void measuring_trim_heap(void);

/// The most memory that the process has occupied so far, in bytes.
int64_t measuring_peak_bytes(void);

#endif
