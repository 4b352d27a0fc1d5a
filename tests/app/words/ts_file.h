// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A translation file of Qt Linguist, read for tests: its messages and the faults of their translations.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

namespace tableside::test {

/// The key of a message: context, source text and disambiguation, separated by " | ".
using MessageKey = QString;

struct TsFile
{
    /// The faults of each message; an empty list for a good one.
    QHash<MessageKey, QStringList> messages;
    /// The translation of each message, in all its plural forms.
    QHash<MessageKey, QStringList> translations;
    /// The reason why the file could not be read; empty if it was read.
    QString problem;
};

TsFile readTsFile(const QString &path);

} // namespace tableside::test
