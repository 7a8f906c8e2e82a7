#include "mullion_stack.h"

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

bool mullion_switches_stacks(void) {
#if (defined(__x86_64__) || (defined(__aarch64__) && !defined(__arm64e__))) && !defined(_WIN32) && !defined(__wasi__) \
    && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
    return true;
#else
    return false;
#endif
}

// The stack pointer waits in a register that `body` preserves. Debuggers and profilers find the caller through the
// frame pointer, which asking for the frame's address makes the compiler keep.
__attribute__((noinline)) void mullion_call_on_stack(void *top, void (*body)(void *), void *context) {
    if (!mullion_switches_stacks()) {
        __builtin_trap();
    }
    (void)*(volatile char *)__builtin_frame_address(0);
#if defined(__x86_64__) && !defined(_WIN32)
    __asm__ volatile("movq %%rsp, %%rbx\n\t"
                     "movq %[top], %%rsp\n\t"
                     "callq *%[body]\n\t"
                     "movq %%rbx, %%rsp\n\t"
                     : "+D"(context), [top] "+r"(top), [body] "+r"(body)
                     :
                     : "rax", "rbx", "rcx", "rdx", "rsi", "r8", "r9", "r10", "r11", "mm0", "xmm0", "xmm1", "xmm2",
                       "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13",
                       "xmm14", "xmm15", "memory", "cc");
#elif defined(__aarch64__) && !defined(__arm64e__) && !defined(_WIN32)
    register void *argument __asm__("x0") = context;
    __asm__ volatile("mov x19, sp\n\t"
                     "mov sp, %[top]\n\t"
                     "blr %[body]\n\t"
                     "mov sp, x19\n\t"
                     : "+r"(argument)
                     : [top] "r"(top), [body] "r"(body)
                     : "x1", "x2", "x3", "x4", "x5", "x6", "x7", "x8", "x9", "x10", "x11", "x12", "x13", "x14", "x15",
                       "x16", "x17", "x19", "x30", "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v16", "v17", "v18",
                       "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
                       "memory", "cc");
#else
    (void)top;
    (void)body;
    (void)context;
#endif
}
