// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/search/card_names.h"

#include "app/rules/search/search_words.h"

#include <algorithm>
#include <utility>

namespace tableside::rules {

namespace {

QStringList stemsOf(const QStringList &words, const QString &language)
{
    QStringList stems;
    for (const QString &word : words)
        stems << stemOf(word, language);
    return stems;
}

} // namespace

CardNames::CardNames(const Language &language) : m_language(language.code)
{
    const auto add = [&](const QString &written, const QStringList &words, const QString &figure) {
        m_names.push_back({written, stemsOf(words, m_language), figure});
    };
    for (const auto &[card, number] : {std::pair("+2", "2"), std::pair("wild+4", "4")}) {
        const QString figure = u'+' + QString::fromLatin1(number);
        const QString name = language.cardNames.value(QString::fromLatin1(card));
        add(name, searchWords(name, m_language), figure);
        for (const QString &word : QStringList{QStringLiteral("plus")} + wordsForDrawing(m_language))
            add({}, {word, QString::fromLatin1(number)}, figure);
    }
    std::stable_sort(m_names.begin(), m_names.end(),
                     [](const Name &a, const Name &b) { return a.stems.size() > b.stems.size(); });
}

QString CardNames::inText(QString text) const
{
    for (const Name &name : m_names) {
        if (!name.written.isEmpty())
            text.replace(name.written, u' ' + name.figure + u' ');
    }
    return text;
}

QStringList CardNames::inWords(const QStringList &words) const
{
    const QStringList stems = stemsOf(words, m_language);
    QStringList left;
    for (qsizetype index = 0; index < words.size();) {
        const bool isSum = index > 0 && words[index - 1].front().isDigit(); // the "+" of "3 + 4" is not part of a card's name
        const auto found = std::find_if(m_names.begin(), m_names.end(), [&](const Name &name) {
            return !isSum && !name.stems.isEmpty() && stems.mid(index, name.stems.size()) == name.stems;
        });
        left << (found == m_names.end() ? words[index] : found->figure);
        index += found == m_names.end() ? 1 : found->stems.size();
    }
    return left;
}

} // namespace tableside::rules
