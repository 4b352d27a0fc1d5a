// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A copy of a damaged database and its write-ahead log, which can be read without changing either.
#pragma once

#include <QString>
#include <QTemporaryDir>

namespace tableside {

/// A temporary copy of a damaged database file and its write-ahead log. Deletes the copied files when destroyed. SQLite reads the
/// copied log up to the last complete transaction, regardless of other connections. If the database header is overwritten, the
/// copy gets a new one.
class DamagedCopy
{
public:
    explicit DamagedCopy(const QString &file);

    /// The path of the copy, or of the file itself if it could not be copied.
    QString path() const { return m_path; }

private:
    QTemporaryDir m_folder;
    QString m_path;
};

} // namespace tableside
