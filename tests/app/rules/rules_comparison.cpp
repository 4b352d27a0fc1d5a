// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/app/rules/rules_comparison.h"

#include "tests/app/rules/authoring_checks.h"

#include <QRegularExpression>

#include <algorithm>

namespace tableside::test {

using namespace rules;

namespace {

/// The parts of a section that must be the same in each language.
struct Essence
{
    QStringList figures;
    QStringList examples;
    QStringList links;
    /// The numbers of the section's own text, under "text", and of each part of an example, under its id.
    QList<std::pair<QString, QStringList>> numbers;
};

Essence essenceOf(const SectionText &section, const Language &language)
{
    Essence essence;
    QString prose = section.title;
    for (const Block &block : section.blocks) {
        if (const auto *figure = std::get_if<Figure>(&block)) {
            essence.figures << figure->cards.join(u',') + u'>' + figure->onto.join(u',');
        } else if (const auto *paragraph = std::get_if<Paragraph>(&block)) {
            prose += u'\n' + paragraph->markdown;
        } else if (const auto *example = std::get_if<ExampleText>(&block)) {
            essence.examples << example->id;
            essence.numbers.append({example->id, numbersIn(example->title + u'\n' + example->position, language)});
            for (const QString &step : example->steps)
                essence.numbers.append({example->id, numbersIn(step, language)});
        }
    }
    essence.numbers.prepend({QStringLiteral("text"), numbersIn(prose, language)});
    essence.links = linksOf(section);
    essence.links.sort();
    return essence;
}

QString compared(const QString &what, const QStringList &first, const QStringList &other)
{
    if (first == other)
        return {};
    return QStringLiteral("%1: [%2] instead of [%3]").arg(what, other.join(u' '), first.join(u' '));
}

/// Replaces the names that Finnish has for number cards, such as “seiskan”, by their digits. In the nominative, Finnish texts
/// write digits; “seiska” and “nolla” are then the name of a house rule.
QString withFinnishDigits(QString prose)
{
    static const QStringList names{QStringLiteral("nolla(n|a|lla)"), QStringLiteral("ykkö(nen|s\\w+)"),
                                   QStringLiteral("kakko(nen|s\\w+)"), QStringLiteral("kolmo(nen|s\\w+)"),
                                   QStringLiteral("nelo(nen|s\\w+)"), QStringLiteral("viito(nen|s\\w+)"),
                                   QStringLiteral("kuuto(nen|s\\w+)"), QStringLiteral("seiska(n|a|t|lla)"),
                                   QStringLiteral("kasi(n|a|t|lla)?"), QStringLiteral("ysi(n|ä|t|llä)?"),
                                   QStringLiteral("kymp(pi|piä|in|it|illä)")};
    for (qsizetype number = 0; number < names.size(); ++number)
        prose.replace(QRegularExpression(QStringLiteral("\\b%1\\b").arg(names[number]),
                                         QRegularExpression::CaseInsensitiveOption
                                             | QRegularExpression::UseUnicodePropertiesOption),
                      QString::number(number));
    return prose;
}

} // namespace

QStringList numbersIn(const QString &markdown, const Language &language)
{
    static const QRegularExpression notProse(QStringLiteral(R"(\]\(#[^)]*\)|(?:^|\n)\d+\. )"));
    static const QRegularExpression number(QStringLiteral(R"(\d+)"));
    QString prose = markdown;
    prose.replace(notProse, QStringLiteral("\n"));
    QStringList names = language.cardNames.values();
    std::sort(names.begin(), names.end(), [](const QString &a, const QString &b) { return a.size() > b.size(); });
    for (const QString &name : names) {
        if (name.contains(number))
            prose.replace(name, QStringLiteral(" "), Qt::CaseInsensitive);
    }
    if (language.code == QLatin1String("fi"))
        prose = withFinnishDigits(prose);
    QStringList found;
    for (auto matches = number.globalMatch(prose); matches.hasNext();)
        found << matches.next().captured();
    found.sort();
    return found;
}

QString proseOf(const SectionText &section)
{
    static const QRegularExpression target(QStringLiteral(R"(\]\(#[^)]*\))"));
    QStringList prose{section.title};
    for (const Block &block : section.blocks) {
        if (const auto *figure = std::get_if<Figure>(&block))
            prose << figure->description;
        else if (const auto *paragraph = std::get_if<Paragraph>(&block))
            prose << QString(paragraph->markdown).replace(target, QStringLiteral("]"));
        else if (const auto *example = std::get_if<ExampleText>(&block))
            prose << example->title << example->position << example->steps;
    }
    return prose.join(u'\n');
}

QStringList differences(const SectionText &first, const Language &firstLanguage, const SectionText &other,
                        const Language &otherLanguage)
{
    const Essence wanted = essenceOf(first, firstLanguage);
    const Essence found = essenceOf(other, otherLanguage);
    QStringList all{compared(QStringLiteral("figures"), wanted.figures, found.figures),
                    compared(QStringLiteral("examples"), wanted.examples, found.examples),
                    compared(QStringLiteral("links"), wanted.links, found.links)};
    if (wanted.numbers.size() != found.numbers.size())
        all << QStringLiteral("another number of steps");
    for (qsizetype index = 0; index < std::min(wanted.numbers.size(), found.numbers.size()); ++index)
        all << compared(QStringLiteral("numbers in ") + wanted.numbers[index].first, wanted.numbers[index].second,
                        found.numbers[index].second);
    all.removeAll(QString());
    return all;
}

} // namespace tableside::test
