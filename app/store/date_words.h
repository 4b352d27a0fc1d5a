// The words that find a game by its day, in the formats that the book shows in any of the app's languages. They are not stored,
// since the day of a moment depends on the current time zone.
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
    /// Returns whether \p word can be part of any date, without checking particular days.
    bool canHave(const QString &word);
    /// Returns whether the day of \p moment (milliseconds since the epoch, UTC) contains \p word.
    bool has(qint64 moment, const QString &word);

private:
    const QString &wordsOf(QDate day);

    QLocale m_locale; ///< The locale for which m_words was built.
    QHash<QDate, QString> m_words;
};

} // namespace tableside
