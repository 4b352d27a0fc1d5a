// A copy of a damaged database and its write-ahead log, to be read without changing either.
#pragma once

#include <QString>
#include <QTemporaryDir>

namespace tableside {

/// Exists as long as this does. SQLite reads the log of the copy from its beginning to the last whole transaction, whatever other
/// connections believe of it. A header that was overwritten is replaced in the copy.
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
