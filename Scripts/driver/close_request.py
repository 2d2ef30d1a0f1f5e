"""Asks a window of the X server to close, as the close button of a window manager does."""

import ctypes

CLIENT_MESSAGE = 33


class ClientMessage(ctypes.Structure):
    """`XClientMessageEvent` of Xlib.h, with data of 32 bits."""

    _fields_ = [
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        # An XEvent, of which this is one kind, is larger.
        ("padding", ctypes.c_long * 24),
    ]


def send_close_request(window: int) -> None:
    """Sends `WM_DELETE_WINDOW`. xdotool of Debian 12 can only destroy windows, which the app never learns of."""
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x.XOpenDisplay(None))
    protocols, delete = (x.XInternAtom(display, name, False) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    message = ClientMessage(type=CLIENT_MESSAGE, window=window, message_type=protocols, format=32)
    message.data[0] = delete
    x.XSendEvent(display, ctypes.c_ulong(window), False, ctypes.c_long(0), ctypes.byref(message))
    x.XCloseDisplay(display)
