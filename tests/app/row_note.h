// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A helper for tests that loop over a table of cases.
#pragma once

#include <QTest>

namespace tableside::test {

/// Logs the name of a row if the test fails within its scope. The macros of Qt Test return from the function, so this says which
/// row of a table failed.
class RowNote
{
public:
    explicit RowNote(const QString &row) : m_row(row) {}
    ~RowNote()
    {
        if (QTest::currentTestFailed() && !m_hadFailed)
            qWarning("In row: %s", qPrintable(m_row));
    }

private:
    Q_DISABLE_COPY_MOVE(RowNote)
    QString m_row;
    bool m_hadFailed = QTest::currentTestFailed();
};

} // namespace tableside::test
