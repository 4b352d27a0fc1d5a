// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Opens a file that was dropped on the window or passed to the app, depending on the file's type.
#pragma once

#include "app/ui/navigator.h"

#include <QObject>
#include <QUrl>

namespace tableside {

class TableController;
class ScoreController;

class IncomingFiles : public QObject
{
    Q_OBJECT

public:
    /// `tableController` and `scoreController` must outlive this object.
    IncomingFiles(TableController &tableController, ScoreController &scoreController, QObject *parent = nullptr);

    /// Opens a file and the page that shows the result. A match record opens its replay, or shows an error on Home if the
    /// record cannot be read. Any other file is imported into the score book, where errors are shown.
    void open(const QUrl &file, tableside::Navigator *navigator);

private:
    void openRecord(const QString &game, const QString &path, Navigator *navigator);

    TableController &m_tableController;
    ScoreController &m_scoreController;
};

} // namespace tableside
