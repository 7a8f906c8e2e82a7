#ifndef MULLION_STACK_H
#define MULLION_STACK_H

#include <stdbool.h>
#include <stdint.h>

// Returns an address within the frame of the calling function on the machine stack.
//
// The address of a local variable would not do: programs that the address sanitizer watches keep variables elsewhere.
static inline __attribute__((always_inline)) uintptr_t mullion_stack_address(void) {
    return (uintptr_t)__builtin_frame_address(0);
}

// Whether a thread can go on in other memory: where the code for the processor is written, and no sanitizer keeps track
// of the stack. The C file decides, because Swift does not pass its sanitizers to the C code that it reads in headers.
bool mullion_switches_stacks(void);

// Calls `body(context)` on the stack that begins, at its highest address, at `top`, which is a multiple of 16. The
// thread stays the same, and comes back to its own stack when `body` returns; `body` must return.
//
// Stops the program where mullion_switches_stacks() is false.
void mullion_call_on_stack(void *_Nonnull top, void (*_Nonnull body)(void *_Nonnull), void *_Nonnull context);

#endif
