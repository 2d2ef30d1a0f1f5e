#pragma once

#include <adwaita.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <stdint.h>

// Exported by the toolchain's libdispatch; the calls by which a foreign run loop serves the main queue.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *_Nullable unused);

// Exported by the toolchain's Foundation; the calls by which a foreign run loop serves RunLoop.main.
extern void *_Nonnull CFRunLoopGetMain(void);
extern double CFRunLoopGetNextTimerFireDate(void *_Nonnull loop, const void *_Nonnull mode);
extern int32_t CFRunLoopRunInMode(const void *_Nonnull mode, double seconds, unsigned char return_after_source);
extern double CFAbsoluteTimeGetCurrent(void);
extern const void *_Nonnull const kCFRunLoopDefaultMode;
