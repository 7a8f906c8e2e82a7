#include "mullion_stack.h"
