#ifndef MULLION_CCAIRO_SHIM_H
#define MULLION_CCAIRO_SHIM_H

#include <cairo-pdf.h>
#include <cairo.h>
#include <pango/pangocairo.h>

#endif
