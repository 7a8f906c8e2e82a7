#ifndef MULLION_STACK_H
#define MULLION_STACK_H

#include <stdint.h>

// Returns an address within the frame of the calling function on the machine stack.
//
// The address of a local variable would not do: programs that the address sanitizer watches keep variables elsewhere.
static inline __attribute__((always_inline)) uintptr_t mullion_stack_address(void) {
    return (uintptr_t)__builtin_frame_address(0);
}

// A list of blocks of memory for all threads. Each block begins with a pointer to the next one.

// Takes a block from the list. Returns NULL if the list is empty.
void *mullion_take_block(void);

// Puts a chain of blocks into the list, from the first to the last one.
void mullion_return_blocks(void *first, void *last);

#endif
