#include "MainLoopTestSupport.h"
#include <glib.h>

// Swift Testing's runner, like any asynchronous main function, ends in the runtime's main-queue drain. On Linux that parks
// the main thread and moves the main actor to pool threads, which GTK cannot serve. This hook makes the main thread run
// GLib's loop instead, with Dispatch's main queue as a source in it.
#define SWIFT_CALL __attribute__((swiftcall))
typedef SWIFT_CALL void (*drain_function)(void);
extern SWIFT_CALL void (*swift_task_asyncMainDrainQueue_hook)(drain_function original, drain_function override);
extern void uikit_tab_view_install_main_loop(void);

static SWIFT_CALL void drain_with_glib(drain_function original, drain_function override) {
    (void)original;
    (void)override;
    uikit_tab_view_install_main_loop();
    for (;;) g_main_context_iteration(NULL, TRUE);
}

__attribute__((constructor)) static void install_hook(void) {
    swift_task_asyncMainDrainQueue_hook = drain_with_glib;
}
