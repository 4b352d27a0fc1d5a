// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Recognizes concrete cards in a question, such as "can I put a red 8 on a blue 8" or "3 and 5 on an 8", and says what is asked: by
// which rule the cards fit. The rules name no such cards, and each such question names others.
#pragma once

#include "app/rules/search/everyday_words.h"
#include "app/rules/text/rules_text.h"

namespace tableside::rules {

class CardCases
{
public:
    /// `names` are the names of all meanings, whose indexes are the meanings in a WordUnit.
    CardCases(const Language &language, const QStringList &names);

    /// Replaces the cards in the units of a question about a game ("dos" or "uno") by what they have in common, such as the units
    /// "same" and "number". Units of other questions are returned unchanged.
    std::vector<WordUnit> resolved(std::vector<WordUnit> units, const QString &game) const;

private:
    struct Card
    {
        int number = 0;
        int color = -1; ///< An index into m_colors, or -1 if none is named.
    };

    int colorOf(const WordUnit &unit) const;
    QStringList commonOf(const std::vector<Card> &cards, const QString &game) const;

    QStringList m_names;
    QStringList m_colors; ///< The consonants with which the name of each color begins.
    int m_color;          ///< The meaning "color".
};

} // namespace tableside::rules
