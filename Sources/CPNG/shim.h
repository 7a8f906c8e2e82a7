#ifndef MULLION_CPNG_SHIM_H
#define MULLION_CPNG_SHIM_H

#include <png.h>

#endif
