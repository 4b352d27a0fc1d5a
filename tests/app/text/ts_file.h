// A translation file of Qt Linguist as a test looks at it: its messages, and what is wrong with each translation.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

namespace tableside::test {

/// What the sources ask for: context, source text and disambiguation, separated by " | ".
using MessageKey = QString;

struct TsFile
{
    /// Faults of each message by its key; an empty list for a good one.
    QHash<MessageKey, QStringList> messages;
    /// What each says, in all its plural forms.
    QHash<MessageKey, QStringList> translations;
    /// Why the file could not be read; empty if it could.
    QString problem;
};

TsFile readTsFile(const QString &path);

} // namespace tableside::test
