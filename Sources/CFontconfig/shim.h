#ifndef MULLION_CFONTCONFIG_SHIM_H
#define MULLION_CFONTCONFIG_SHIM_H

#include <fontconfig/fontconfig.h>

#endif
