// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The words by which a search finds the games of a day, in the date formats of all the app's languages. These words are not
// stored, because the time zone, on which the date of a game depends, may change.
#pragma once

#include <QDate>
#include <QHash>
#include <QLocale>
#include <QString>

namespace tableside {

/// Matches search words against dates. Words must be folded by foldedForSearch().
class DateWords
{
public:
    /// Returns whether \p word may be part of some date: whether it has a digit, or is part of the name of a month or weekday.
    bool canHave(const QString &word);
    /// Returns whether the local date of \p moment (milliseconds since the epoch, UTC), written in any of the app's languages,
    /// contains \p word.
    bool has(qint64 moment, const QString &word);

private:
    const QString &wordsOf(QDate day);

    QLocale m_locale; ///< The locale for which m_words was built.
    QHash<QDate, QString> m_words;
};

} // namespace tableside
