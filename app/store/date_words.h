// The words by which the day of a game is found: as the book shows it in any of our languages. Nothing of them is stored, since
// the day of a moment depends on the time zone of now.
#pragma once

#include <QDate>
#include <QHash>
#include <QLocale>
#include <QString>

namespace tableside {

/// Words to look for are folded as foldedForSearch() does it.
class DateWords
{
public:
    /// Whether some day has the word; answers without looking at days.
    bool canHave(const QString &word);
    /// Whether the day of that moment, in milliseconds since 1970 (UTC), has it.
    bool has(qint64 moment, const QString &word);

private:
    const QString &wordsOf(QDate day);

    QLocale m_locale; ///< The locale in which m_words was made.
    QHash<QDate, QString> m_words;
};

} // namespace tableside
