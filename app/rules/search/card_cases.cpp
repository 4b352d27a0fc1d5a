// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/search/card_cases.h"

#include "app/words/cleaned_text.h"

#include <algorithm>

namespace tableside::rules {

namespace {

/// Returns the first letter and the first two consonants of a word. Forms of a color have them in common ("rood", "rode"), and
/// other words for colors don't ("gelb", "gefärbt").
QString beginningOf(const QString &word)
{
    static const QString vowels = QStringLiteral("aeiouy");
    QString beginning = word.left(1);
    for (const QChar letter : word) {
        if (!vowels.contains(letter) && beginning.size() < 3)
            beginning += letter;
    }
    return beginning;
}

/// Returns the number of a card that a unit names, from 0 to 10; -1 if it names none.
int numberOf(const WordUnit &unit)
{
    bool isNumber = false;
    const int number = unit.word.toInt(&isNumber);
    return isNumber && unit.word.front().isDigit() && number <= 10 ? number : -1;
}

} // namespace

CardCases::CardCases(const Language &language, const QStringList &names)
    : m_names(names), m_color(static_cast<int>(names.indexOf(QLatin1String("color"))))
{
    for (const char *letter : {"r", "b", "g", "y"})
        m_colors << beginningOf(foldedForSearch(language.colorNames.value(QLatin1String(letter))));
}

int CardCases::colorOf(const WordUnit &unit) const
{
    const bool isColor = std::ranges::find(unit.meanings, m_color) != unit.meanings.end();
    return isColor && !unit.word.isEmpty() ? static_cast<int>(m_colors.indexOf(beginningOf(unit.word))) : -1;
}

/// Returns the names of meanings for what the cards have in common; empty if the question is not about how these cards fit.
QStringList CardCases::commonOf(const std::vector<Card> &cards, const QString &game) const
{
    const bool areColored = std::ranges::all_of(cards, [](const Card &card) { return card.color >= 0; });
    const bool isOneColor = areColored
        && std::ranges::all_of(cards, [&](const Card &card) { return card.color == cards[0].color; });
    const bool isUno = game == QLatin1String("uno");
    const auto sameness = [](bool isSame) { return isSame ? QStringLiteral("same") : QStringLiteral("different"); };
    QStringList common;
    if (cards.size() == 2
        && areColored) { // without colors, the numbers are those of another question, such as about a second match
        const bool isOneNumber = cards[0].number == cards[1].number;
        if (isOneNumber || isUno)
            common = {sameness(isOneNumber), QStringLiteral("number"), sameness(isOneColor), QStringLiteral("color")};
    } else if (cards.size() == 3 && game == QLatin1String("dos")) {
        std::vector<int> numbers;
        for (const Card &card : cards)
            numbers.push_back(card.number);
        std::ranges::sort(numbers);
        if (numbers[0] > 0 && numbers[0] + numbers[1] == numbers[2]) {
            common = {QStringLiteral("double"), QStringLiteral("sum")};
            common << (isOneColor ? QStringList{sameness(true), QStringLiteral("color")} : QStringList{QStringLiteral("number")});
        }
    }
    if (!common.isEmpty() && isUno)
        common.prepend(QStringLiteral("fits"));
    return common;
}

std::vector<WordUnit> CardCases::resolved(std::vector<WordUnit> units, const QString &game) const
{
    std::vector<Card> cards;
    std::vector<bool> isCard(units.size(), false);
    for (std::size_t at = 0; at < units.size(); ++at) {
        const int number = numberOf(units[at]);
        if (number < 0)
            continue;
        Card card{number};
        isCard[at] = true;
        // The color stands before the number or behind it.
        for (const std::size_t beside : {at - 1, at + 1}) {
            if (beside >= units.size() || isCard[beside] || card.color >= 0)
                continue;
            card.color = colorOf(units[beside]);
            isCard[beside] = card.color >= 0;
        }
        cards.push_back(card);
    }
    const QStringList common = commonOf(cards, game);
    if (common.isEmpty())
        return units;
    std::vector<WordUnit> resolved;
    for (std::size_t at = 0; at < units.size(); ++at) {
        if (!isCard[at])
            resolved.push_back(std::move(units[at]));
    }
    for (const QString &name : common)
        resolved.push_back({QString(), {static_cast<int>(m_names.indexOf(name))}});
    return resolved;
}

} // namespace tableside::rules
