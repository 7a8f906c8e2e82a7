#ifndef MULLION_PREFETCH_H
#define MULLION_PREFETCH_H

// Asks the processor to load the memory at an address, which will be written soon. The address need not exist.
static inline __attribute__((always_inline)) void mullion_prefetch(const void *_Nonnull address) {
    __builtin_prefetch(address, 1);
}

#endif
