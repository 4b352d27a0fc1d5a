// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/search/everyday_words.h"

#include "app/rules/search/search_words.h"

#include <algorithm>

namespace tableside::rules {

namespace {

constexpr qsizetype keyLength = 2;
constexpr qsizetype shortestNear = 4;
constexpr qsizetype shortestStemmed = 4; ///< Words with shorter stems must be equal.

} // namespace

bool EverydayWords::Part::fits(const QString &word, const QString &stemOfWord) const
{
    if (isBeginning && isEnd)
        return word.contains(text);
    if (isBeginning)
        return word.startsWith(text);
    return isEnd ? word.endsWith(text) : word == text || (stem.size() >= shortestStemmed && stemOfWord == stem);
}

EverydayWords::EverydayWords(const QHash<QString, QStringList> &words, const QStringList &names, const QString &language)
    : m_language(language)
{
    for (auto meaning = words.begin(); meaning != words.end(); ++meaning) {
        for (const QString &written : *meaning) {
            Entry entry;
            entry.meaning = static_cast<int>(names.indexOf(meaning.key()));
            for (const QString &one : written.split(u' ', Qt::SkipEmptyParts)) {
                const QStringList split = allWords(one, language);
                for (const QString &word : split) {
                    const bool isNumber = word.front().isDigit();
                    entry.parts.push_back({word, stemOf(word, language),
                                           one.endsWith(u'*') && &word == &split.last() && !isNumber,
                                           one.startsWith(u'*') && &word == &split.first() && !isNumber});
                    entry.letters += word.size();
                    if (!entry.parts.back().isBeginning && !entry.parts.back().isEnd)
                        m_literals.insert(word);
                }
            }
            if (entry.parts.empty())
                continue;
            if (entry.parts.front().isEnd)
                m_endings.push_back(entry);
            else
                m_entries[entry.parts.front().text.left(keyLength)].push_back(entry);
        }
    }
}

/// Sets `meanings` to those of the entries with the most words, and among them with the most letters, that match at `at`.
void EverydayWords::collect(const QStringList &words, const QStringList &stems, qsizetype at, std::vector<int> &meanings,
                            qsizetype &count) const
{
    qsizetype letters = 0;
    count = 0;
    const auto look = [&](const std::vector<Entry> &entries) {
        for (const Entry &entry : entries) {
            const auto size = static_cast<qsizetype>(entry.parts.size());
            if (size < count || (size == count && entry.letters < letters) || at + size > words.size())
                continue;
            bool fits = true;
            for (qsizetype part = 0; fits && part < size; ++part)
                fits = entry.parts[static_cast<std::size_t>(part)].fits(words[at + part], stems[at + part]);
            if (!fits)
                continue;
            if (size > count || entry.letters > letters)
                meanings.clear();
            count = size;
            letters = entry.letters;
            if (std::find(meanings.begin(), meanings.end(), entry.meaning) == meanings.end())
                meanings.push_back(entry.meaning);
        }
    };
    const auto entries = m_entries.constFind(words[at].left(keyLength));
    if (entries != m_entries.constEnd())
        look(*entries);
    look(m_endings);
    std::sort(meanings.begin(), meanings.end()); // the order in which QHash stores entries differs from run to run
}

const QString &EverydayWords::stem(const QString &word) const
{
    const auto known = m_stems.constFind(word);
    return known != m_stems.constEnd() ? *known : *m_stems.insert(word, stemOf(word, m_language));
}

std::vector<WordUnit> EverydayWords::unitsOf(const QStringList &words) const
{
    std::vector<WordUnit> units;
    QStringList stems;
    for (const QString &word : words)
        stems << stem(word);
    for (qsizetype at = 0; at < words.size();) {
        WordUnit unit;
        qsizetype count = 0;
        collect(words, stems, at, unit.meanings, count);
        if (count < 2)
            unit.word = words[at];
        else
            unit.group = words.mid(at, count);
        at += std::max<qsizetype>(1, count);
        units.push_back(std::move(unit));
    }
    return units;
}

std::vector<int> EverydayWords::meaningsOf(const QString &word) const
{
    std::vector<int> meanings;
    qsizetype count = 0;
    collect({word}, {stem(word)}, 0, meanings, count);
    return meanings;
}

std::vector<int> EverydayWords::nearMeaningsOf(const QString &word, int most) const
{
    std::vector<int> meanings;
    if (word.size() < shortestNear)
        return meanings;
    for (const auto &entries : m_entries) {
        for (const Entry &entry : entries) {
            const Part &part = entry.parts.front();
            if (entry.parts.size() != 1 || part.text.size() < shortestNear)
                continue;
            const QStringView view(word);
            int distance = editDistance(view, part.text, most);
            for (int extra = -1; part.isBeginning && extra <= 1; ++extra)
                if (part.text.size() > shortestNear && part.text.size() + extra <= view.size())
                    distance = std::min(distance, editDistance(view.left(part.text.size() + extra), part.text, most));
            if (distance <= most && std::find(meanings.begin(), meanings.end(), entry.meaning) == meanings.end())
                meanings.push_back(entry.meaning);
        }
    }
    std::sort(meanings.begin(), meanings.end());
    return meanings;
}

} // namespace tableside::rules
