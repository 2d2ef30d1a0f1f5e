#include "heap.h"
#include <malloc.h>

double heap_bytes(void) {
    struct mallinfo2 heap = mallinfo2();
    return (double)heap.uordblks + (double)heap.hblkhd;
}
