// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The names of UNO's +2 and +4 cards in one language, for the search: the printed name such as "Draw Two", and spoken forms
// such as "+2", "plus two", and "draw 2".
#pragma once

#include "app/rules/text/rules_text.h"

#include <vector>

namespace tableside::rules {

class CardNames
{
public:
    explicit CardNames(const Language &language);

    /// Returns a text of the rules in which each card name is replaced by its sign, such as "+2". Only capitalized names are
    /// replaced, because "draw two cards" does not mean the card.
    QString inText(QString text) const;
    /// Returns the words of a query, as split by searchWords(), with each card name replaced by one word such as "+2".
    QStringList inWords(const QStringList &words) const;

private:
    struct Name
    {
        QString written;
        QStringList stems;
        QString figure;
    };
    QString m_language;
    std::vector<Name> m_names; ///< The names, those with the most words first.
};

} // namespace tableside::rules
