#ifndef MULLION_STACK_H
#define MULLION_STACK_H

#include <stdint.h>

// Returns an address within the frame of the calling function on the machine stack.
//
// The address of a local variable would not do: programs that the address sanitizer watches keep variables elsewhere.
static inline __attribute__((always_inline)) uintptr_t mullion_stack_address(void) {
    return (uintptr_t)__builtin_frame_address(0);
}

#endif
