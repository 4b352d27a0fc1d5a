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

    /// Returns \p text, a text of the rules, with each printed card name replaced by its sign, such as "+2". Upper and lower case
    /// must match, because "draw two cards" does not mean the card Draw Two.
    QString inText(QString text) const;
    /// Returns \p words, the words of a query from searchWords(), with each card name replaced by one word such as "+2".
    QStringList inWords(const QStringList &words) const;

private:
    struct Name
    {
        QString written;   ///< The printed name; empty for a spoken form.
        QStringList stems; ///< The stems of the name's words.
        QString figure;    ///< The card's sign, such as "+2".
    };
    QString m_language;
    std::vector<Name> m_names; ///< The names, those with the most words first.
};

} // namespace tableside::rules
