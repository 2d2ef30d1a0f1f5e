// The yardstick of Scripts/bench: the window of Benchmarks/Benchmarks, made by hand of GTK's and libadwaita's own widgets.
//
//   BareLibadwaita MEASUREMENT      prints the samples of one measurement, one a line; see Measurement.swift

#include <adwaita.h>
#include <heap.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TABS = 5, ROWS = 20, STEPS = 40, REST_MILLISECONDS = 500, PACE_MILLISECONDS = 50 };

typedef struct {
    GMainLoop *loop;
    AdwViewStack *stack;
    AdwViewStackPage *pages[TABS];
    void (*act)(int step);
    int first_step, last_step, step;
    double before;
} Bench;

static Bench bench;

static double seconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

// MARK: - The window

static GtkWidget *make_page(int tab) {
    GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
    for (int row = 0; row < ROWS; row++) {
        char *text = g_strdup_printf("Tab %d, row %d", tab, row);
        gtk_box_append(GTK_BOX(column), gtk_label_new(text));
        g_free(text);
    }
    GtkWidget *scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), column);
    gtk_widget_set_vexpand(scroller, TRUE);
    return scroller;
}

// As with UIKitTabView, a tab is made when it is first shown.
static void show_tab(int tab) {
    AdwBin *bin = ADW_BIN(adw_view_stack_page_get_child(bench.pages[tab]));
    if (!adw_bin_get_child(bin)) adw_bin_set_child(bin, make_page(tab));
    adw_view_stack_set_visible_child(bench.stack, GTK_WIDGET(bin));
}

static GtkWidget *make_window(void) {
    static const char *icons[TABS] = {"go-home", "system-search", "starred", "user-bookmarks", "emblem-system"};
    GtkWidget *stack = adw_view_stack_new();
    bench.stack = ADW_VIEW_STACK(stack);
    for (int tab = 0; tab < TABS; tab++) {
        char *name = g_strdup_printf("%d", tab), *title = g_strdup_printf("Tab %d", tab);
        char *icon = g_strconcat(icons[tab], "-symbolic", NULL);
        bench.pages[tab] = adw_view_stack_add_titled(bench.stack, adw_bin_new(), name, title);
        adw_view_stack_page_set_icon_name(bench.pages[tab], icon);
        g_free(name), g_free(title), g_free(icon);
    }
    show_tab(0);
    GtkWidget *bar = adw_view_switcher_bar_new();
    adw_view_switcher_bar_set_stack(ADW_VIEW_SWITCHER_BAR(bar), bench.stack);
    adw_view_switcher_bar_set_reveal(ADW_VIEW_SWITCHER_BAR(bar), TRUE);
    GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_box_append(GTK_BOX(column), stack);
    gtk_box_append(GTK_BOX(column), bar);
    GtkWidget *window = gtk_window_new();
    gtk_window_set_title(GTK_WINDOW(window), "Benchmarks");
    gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
    gtk_window_set_child(GTK_WINDOW(window), column);
    return window;
}

// MARK: - What is measured

static void switch_tab(int step) { show_tab(step % TABS); }

static void change_badge(int step) { adw_view_stack_page_set_badge_number(bench.pages[1], (guint)step + 1); }

// Everything that a step causes is over when the next one comes.
static gboolean next_step(gpointer data) {
    (void)data;
    double now = seconds(CLOCK_PROCESS_CPUTIME_ID);
    if (bench.step > bench.first_step) g_print("%.9f\n", now - bench.before);
    if (bench.step == bench.last_step) {
        g_main_loop_quit(bench.loop);
        return G_SOURCE_REMOVE;
    }
    bench.before = seconds(CLOCK_PROCESS_CPUTIME_ID);
    bench.act(bench.step++);
    return G_SOURCE_CONTINUE;
}

static gboolean begin_steps(gpointer data) {
    g_timeout_add(PACE_MILLISECONDS, next_step, data);
    return G_SOURCE_REMOVE;
}

static gboolean next_visit(gpointer data) {
    (void)data;
    if (bench.step == 1) bench.before = heap_bytes();
    if (bench.step < TABS) {
        show_tab(bench.step++);
        return G_SOURCE_CONTINUE;
    }
    g_print("%.9f\n", (heap_bytes() - bench.before) / (TABS - 1));
    g_main_loop_quit(bench.loop);
    return G_SOURCE_REMOVE;
}

static void first_frame(GdkFrameClock *clock, gpointer data) {
    (void)clock, (void)data;
    g_print("%.9f\n", seconds(CLOCK_MONOTONIC));
    g_main_loop_quit(bench.loop);
}

static void run_steps(void (*act)(int step), int first_step, int last_step) {
    bench.act = act;
    bench.step = bench.first_step = first_step;
    bench.last_step = last_step;
    g_timeout_add(REST_MILLISECONDS, begin_steps, NULL);
}

static gboolean start(GtkWidget *window, const char *measurement) {
    if (!strcmp(measurement, "start")) {
        g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(first_frame), NULL);
    } else if (!strcmp(measurement, "first-visit")) {
        run_steps(switch_tab, 1, TABS);
    } else if (!strcmp(measurement, "switch")) {
        run_steps(switch_tab, 1, TABS + STEPS);
    } else if (!strcmp(measurement, "badge")) {
        run_steps(change_badge, 0, STEPS);
    } else if (!strcmp(measurement, "memory")) {
        bench.step = 1;
        g_timeout_add(REST_MILLISECONDS, next_visit, NULL);
    } else {
        return FALSE;
    }
    return TRUE;
}

int main(int count, char **arguments) {
    if (count != 2 || !gtk_init_check()) return EXIT_FAILURE;
    adw_init();
    bench.loop = g_main_loop_new(NULL, FALSE);
    GtkWidget *window = make_window();
    gtk_window_present(GTK_WINDOW(window));
    if (!start(window, arguments[1])) return EXIT_FAILURE;
    g_main_loop_run(bench.loop);
    return EXIT_SUCCESS;
}
