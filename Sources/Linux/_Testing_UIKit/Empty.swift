// Empty on purpose: the toolchain declares a cross-import overlay of Testing and any module named UIKit under this name.
