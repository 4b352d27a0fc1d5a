// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Opens Qt Widgets dialogs without a nested event loop. In a nested loop, the page that opened the dialog could be destroyed
// while its function is still running. tests/dialogs.cmake detects other ways of opening dialogs.
#pragma once

#include <QString>

#include <memory>

class QDialog;

namespace tableside {

/// Shows \p dialog above the window, blocks input to the window until the dialog is closed, and then deletes the dialog.
/// Returns at once; QDialog::finished() reports the result. Because only one dialog may be open, callers first check
/// raiseModalWindow().
void openModally(std::unique_ptr<QDialog> dialog);

/// Opens a dialog with a message and returns at once, for errors that occur before the main window exists. A browser has no
/// such dialog: the function then does nothing and returns false.
bool showMessage(const QString &sentence);

} // namespace tableside
