#ifndef MULLION_BLOCKS_H
#define MULLION_BLOCKS_H

// A list of blocks of memory for all threads. Each block begins with a pointer to the next one.

// Takes a block from the list. Returns NULL if the list is empty.
void *mullion_take_block(void);

// Puts a chain of blocks into the list, from the first to the last one.
void mullion_return_blocks(void *first, void *last);

#endif
