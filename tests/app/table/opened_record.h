// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Opens a saved match and continues it at the table.
#pragma once

#include "app/table/table_controller.h"

namespace tableside::test {

/// Shows the record of an unfinished match, continues playing from its end and closes the replay, as a user does with a file.
/// Returns false if the record cannot be shown or continued.
inline bool openRecord(TableController &tableController, const QString &game, const QByteArray &record)
{
    if (!tableController.showRecord(game, record) || !tableController.playOn())
        return false;
    tableController.closeReplay();
    return true;
}

} // namespace tableside::test
