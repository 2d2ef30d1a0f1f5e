#include "MainLoopTestSupport.h"
#include <glib.h>
#include <stdlib.h>
#include <unistd.h>

// Swift Testing's runner, like any asynchronous main function, ends in the runtime's main-queue drain. On Linux that parks
// the main thread and moves the main actor to pool threads, which GTK cannot serve. This hook makes the main thread run
// GLib's loop instead, with Dispatch's main queue as a source in it.
#define SWIFT_CALL __attribute__((swiftcall))
typedef SWIFT_CALL void (*drain_function)(void);
extern SWIFT_CALL void (*swift_task_asyncMainDrainQueue_hook)(drain_function original, drain_function override);
extern void uikit_tab_view_install_main_loop(void);

static GThread *main_thread;
static GMutex parking;
static GCond parked;
static gboolean is_parked;

static gboolean park(gpointer data) {
    (void)data;
    g_mutex_lock(&parking);
    is_parked = TRUE;
    g_cond_signal(&parked);
    g_mutex_unlock(&parking);
    for (;;) pause();
}

// The runner ends the process from a pool thread. The libraries' own ends then run there, while a window that still moves would
// make the main thread use them: so it is stopped first, between two turns of its loop.
static void park_main_thread(void) {
    if (g_thread_self() == main_thread) return;
    g_idle_add_full(G_PRIORITY_HIGH, park, NULL, NULL);
    gint64 deadline = g_get_monotonic_time() + 5 * G_TIME_SPAN_SECOND;
    g_mutex_lock(&parking);
    while (!is_parked && g_cond_wait_until(&parked, &parking, deadline)) {}
    g_mutex_unlock(&parking);
}

static SWIFT_CALL void drain_with_glib(drain_function original, drain_function override) {
    (void)original;
    (void)override;
    main_thread = g_thread_self();
    atexit(park_main_thread);
    uikit_tab_view_install_main_loop();
    for (;;) g_main_context_iteration(NULL, TRUE);
}

__attribute__((constructor)) static void install_hook(void) {
    swift_task_asyncMainDrainQueue_hook = drain_with_glib;
}
