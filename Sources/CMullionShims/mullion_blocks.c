#include "mullion_blocks.h"

#include <stdatomic.h>
#include <stddef.h>

struct block {
    struct block *next;
};

static struct block *first_block;
// Held for a few instructions, and rarely: when a tree nests layouts deeper than before, and when it ends.
static atomic_flag is_locked = ATOMIC_FLAG_INIT;

static void lock(void) {
    while (atomic_flag_test_and_set_explicit(&is_locked, memory_order_acquire)) {
    }
}

static void unlock(void) { atomic_flag_clear_explicit(&is_locked, memory_order_release); }

void *mullion_take_block(void) {
    lock();
    struct block *block = first_block;
    if (block != NULL) {
        first_block = block->next;
    }
    unlock();
    return block;
}

void mullion_return_blocks(void *first, void *last) {
    lock();
    ((struct block *)last)->next = first_block;
    first_block = first;
    unlock();
}
