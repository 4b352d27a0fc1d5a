// The cards that people name by a number, +2 and +4, with all their names in one language: "Draw Two", as printed on the box,
// "+2", "plus two", "draw 2".
#pragma once

#include "app/rules/rules_text.h"

#include <vector>

namespace tableside::rules {

class CardNames
{
public:
    explicit CardNames(const Language &language);

    /// Returns a text of the rules with the numbers in place of the names. Names are recognized only with their capitals, because
    /// "draw two cards" names no card.
    QString inText(QString text) const;
    /// Returns \p words, searchWords() of a query, with each name replaced by one word, such as "+2".
    QStringList inWords(const QStringList &words) const;

private:
    struct Name
    {
        QString written;
        QStringList stems;
        QString figure;
    };
    QString m_language;
    std::vector<Name> m_names; ///< The names with most words are first.
};

} // namespace tableside::rules
