#include "mullion_message.h"
#include "mullion.h"

#include <string.h>

static _Thread_local char message[4096];

void mullion_message_set(const char *text) {
    size_t length = strlen(text);
    if (length >= sizeof message) {
        length = sizeof message - 1;
        /* The end of a character, not its middle. */
        while (length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80) length--;
    }
    memcpy(message, text, length);
    message[length] = 0;
}

const char *mullion_error_message(void) { return message; }
