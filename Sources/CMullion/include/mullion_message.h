/* The message of the last failure of each thread; not part of the interface. */
#ifndef MULLION_MESSAGE_H
#define MULLION_MESSAGE_H

/* Keeps a copy of a message for mullion_error_message() on this thread, cut at 4,095 bytes. */
void mullion_message_set(const char *message);

#endif
