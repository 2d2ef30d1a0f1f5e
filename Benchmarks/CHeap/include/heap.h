#pragma once

/// Bytes that this process has asked the allocator for and not given back.
double heap_bytes(void);
