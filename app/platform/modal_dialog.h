// Opens the dialogs of Qt Widgets without a nested event loop: while one runs, the page below may be destroyed in the middle
// of the function that opened it. tests/dialogs.cmake finds dialogs that are opened otherwise.
#pragma once

#include <memory>

class QDialog;

namespace tableside {

/// Shows \p dialog over the window, blocks the window until the dialog is closed, and deletes the dialog then. Returns at once;
/// the result comes by QDialog::finished(). The caller checks raiseModalWindow() first: one dialog at a time.
void openModally(std::unique_ptr<QDialog> dialog);

} // namespace tableside
