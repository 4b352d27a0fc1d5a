// The cards that people call by their figure, +2 and +4, under all their names in one language: "Draw Two" as the box
// has it, "+2", "plus two", "draw 2".
#pragma once

#include "app/rules/rules_text.h"

#include <vector>

namespace tableside::rules {

class CardNames
{
public:
    explicit CardNames(const Language &language);

    /// A text of the rules with the figures in the place of the names; these have their capitals there, and "draw two
    /// cards" names no card.
    QString inText(QString text) const;
    /// searchWords() of what somebody typed, each name as one word: "+2".
    QStringList inWords(const QStringList &words) const;

private:
    struct Name
    {
        QString written;
        QStringList stems;
        QString figure;
    };
    QString m_language;
    std::vector<Name> m_names; ///< Those with most words first.
};

} // namespace tableside::rules
