#include "MainLoopTestSupport.h"
#include <errno.h>
#include <glib.h>
#include <semaphore.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

// Swift Testing's runner, like any asynchronous main function, ends in the runtime's main-queue drain. On Linux that parks
// the main thread and moves the main actor to pool threads, which GTK cannot serve. This hook makes the main thread run
// GLib's loop instead, with Dispatch's main queue as a source in it.
#define SWIFT_CALL __attribute__((swiftcall))
typedef SWIFT_CALL void (*drain_function)(void);
extern SWIFT_CALL void (*swift_task_asyncMainDrainQueue_hook)(drain_function original, drain_function override);
extern void uikit_tab_view_install_main_loop(void);

static GThread *main_thread;
// Not GLib's mutex and condition, which the thread sanitizer does not see.
static sem_t parked;

static gboolean park(gpointer data) {
    (void)data;
    sem_post(&parked);
    for (;;) pause();
}

// The runner ends the process from a pool thread. The libraries' own ends then run there, while a window that still moves would
// make the main thread use them: so it is stopped first, between two turns of its loop.
static void park_main_thread(void) {
    if (g_thread_self() == main_thread) return;
    g_idle_add_full(G_PRIORITY_HIGH, park, NULL, NULL);
    struct timespec deadline;
    clock_gettime(CLOCK_REALTIME, &deadline);
    deadline.tv_sec += 5;
    while (sem_timedwait(&parked, &deadline) != 0 && errno == EINTR) {}
}

static SWIFT_CALL void drain_with_glib(drain_function original, drain_function override) {
    (void)original;
    (void)override;
    main_thread = g_thread_self();
    sem_init(&parked, 0, 0);
    atexit(park_main_thread);
    uikit_tab_view_install_main_loop();
    for (;;) g_main_context_iteration(NULL, TRUE);
}

__attribute__((constructor)) static void install_hook(void) {
    swift_task_asyncMainDrainQueue_hook = drain_with_glib;
}
