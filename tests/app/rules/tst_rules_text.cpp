// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the rules' texts: they are complete and agree in all languages, and they describe each rule of the engine.
#include "test_program.h"
#include "tests/app/rules/whole_library.h"

#include "tests/app/rules/authoring_checks.h"
#include "tests/app/rules/rules_comparison.h"

#include "app/rules/text/rules_library.h"
#include "app/rules/text/rules_parser.h"

#include "engine/dos/notation.h"

#include <QRegularExpression>
#include <QTest>

#include <tuple>

using namespace tableside;
using namespace tableside::rules;
using namespace tableside::test;

namespace {

constexpr const char *ruleIds[] = {
#include "tests/engine/dos/rule_ids.inc"
#include "tests/engine/uno/rule_ids.inc"
};

/// Returns the first section of a chapter.
SectionText parsed(const QString &text)
{
    return parseChapter(text).sections.value(0);
}

/// Returns the sections of a kind, of both games.
QList<const Section *> sectionsOf(ChapterKind kind)
{
    QList<const Section *> found;
    for (const Chapter &chapter : library().chapters()) {
        if (chapter.kind != kind)
            continue;
        for (const Section &section : chapter.sections)
            found.append(&section);
    }
    return found;
}

} // namespace

class TestRulesText : public QObject
{
    Q_OBJECT

private slots:
    void isWhole();
    void describesExactlyTheRulesOfTheEngine();
    void labelsEveryCase();
    void marksWhatThePrintedRulesLeaveOpen();
    void answersInOneWord();
    void quickCardFitsOnOneScreen();
    void drawsCardsThatExist();
    void namesTheCardsOfItsExamples();
    void usesTheQuotationMarksOfItsLanguage();
    void findsDifferences();
    void saysTheSameInEveryLanguage();
};

void TestRulesText::isWhole()
{
    const QStringList mistakes = test::mistakesIn(QStringLiteral(":/tableside/rules"));
    QVERIFY2(mistakes.isEmpty(), qPrintable(mistakes.join(u'\n')));
    QVERIFY(!library().languages().isEmpty());
    QCOMPARE(library().languages().first().code, QStringLiteral("en"));
}

void TestRulesText::describesExactlyTheRulesOfTheEngine()
{
    QStringList known;
    for (const char *id : ruleIds) {
        const QString rule(id);
        known << rule;
        const QString section = library().sectionOfRule(rule);
        QVERIFY2(!section.isEmpty() && library().section(section)->rules.contains(rule), id);
    }
    for (const Chapter &chapter : library().chapters()) {
        for (const Section &section : chapter.sections) {
            for (const QString &rule : section.rules)
                QVERIFY2(known.contains(rule), qPrintable(section.id + u' ' + rule));
        }
    }
    for (const WorkedExample &example : library().examples()) {
        QVERIFY2(!example.rules.isEmpty(), qPrintable(example.id));
        for (const QString &rule : example.rules)
            QVERIFY2(known.contains(rule), qPrintable(example.id + u' ' + rule));
    }
}

void TestRulesText::labelsEveryCase()
{
    for (const Section *section : sectionsOf(ChapterKind::Settle)) {
        QVERIFY2(section->label != Label::None, qPrintable(section->id));
        const SectionText *text = library().sectionText(QStringLiteral("en"), section->id);
        QVERIFY2(text != nullptr && !test::linksOf(*text).isEmpty(), qPrintable(section->id + QStringLiteral(" has no link")));
    }
}

/// A section whose text says that the printed rules leave something open must not be labeled as printed.
void TestRulesText::marksWhatThePrintedRulesLeaveOpen()
{
    const QRegularExpression isOurs("printed rules do(n’t| not)|not stated|our (way|rule)|not by the printed rules");
    int ours = 0;
    for (const Chapter &chapter : library().chapters()) {
        for (const Section &section : chapter.sections) {
            const SectionText *text = library().sectionText(QStringLiteral("en"), section.id);
            if (section.label == Label::None || text == nullptr)
                continue;
            QString words;
            for (const Block &block : text->blocks) {
                if (const auto *paragraph = std::get_if<Paragraph>(&block))
                    words += paragraph->markdown.simplified() + u' ';
            }
            if (!isOurs.match(words).hasMatch())
                continue;
            QVERIFY2(section.label != Label::Printed, qPrintable(section.id));
            ++ours;
        }
    }
    QVERIFY(ours > 0);
}

/// A case that asks for yes or no begins with that word, the same in each language. No other case begins with it.
void TestRulesText::answersInOneWord()
{
    for (const Language &language : library().languages()) {
        int asked = 0;
        for (const Section *section : sectionsOf(ChapterKind::Settle)) {
            const SectionText *text = library().sectionText(language.code, section->id);
            const auto *paragraph = text ? std::get_if<Paragraph>(&text->blocks.first()) : nullptr;
            QVERIFY2(paragraph != nullptr, qPrintable(section->id));
            const QString first = paragraph->markdown.section(QRegularExpression(QStringLiteral("[\\s\\x{a0}.,:]")), 0, 0);
            const Answer said = first == language.answers.value(Answer::Yes) ? Answer::Yes
                : first == language.answers.value(Answer::No)                ? Answer::No
                                                                             : Answer::None;
            QVERIFY2(said == section->answer, qPrintable(section->id + QStringLiteral(": ") + paragraph->markdown));
            asked += section->answer == Answer::None ? 0 : 1;
        }
        QVERIFY2(asked >= 36, qPrintable(language.code));
    }
}

/// A quick card must fit on one screen, so it has no more words than a page of large type.
void TestRulesText::quickCardFitsOnOneScreen()
{
    for (const Language &language : library().languages()) {
        for (const Section *section : sectionsOf(ChapterKind::Quick)) {
            qsizetype words = 0;
            for (const Block &block : library().sectionText(language.code, section->id)->blocks) {
                const auto *paragraph = std::get_if<Paragraph>(&block);
                QVERIFY2(paragraph != nullptr, "a quick card has neither figures nor examples");
                words += paragraph->markdown.split(u' ').size();
            }
            QVERIFY2(words < 250, qPrintable(QStringLiteral("%1: %2 words").arg(language.code).arg(words)));
        }
    }
}

void TestRulesText::drawsCardsThatExist()
{
    static const QRegularExpression unoCard(QStringLiteral("^([rbgy](\\d|\\+2|rev|skip)|wild(\\+4|fu)?)$"));
    forEachSectionText([](const SectionText &section, const Language &, const Chapter &chapter) {
        for (const Block &block : section.blocks) {
            const auto *figure = std::get_if<Figure>(&block);
            for (const QString &card : figure == nullptr ? QStringList() : figure->cards + figure->onto) {
                const bool exists = chapter.game == QStringLiteral("dos") ? dos::parse_card(card.toStdString()).has_value()
                                                                          : unoCard.match(card).hasMatch();
                QVERIFY2(exists, qPrintable(section.id + u' ' + card));
            }
        }
    });
}

/// Each card that an English example names, such as "red 7", is in its position, except those that a wild card stands for.
void TestRulesText::namesTheCardsOfItsExamples()
{
    static const QRegularExpression named(
        QStringLiteral(R"((?<!is a )(?<!are )\b(red|blue|green|yellow) (\d+|Wild #|Draw Two|Reverse|Skip))"));
    const QHash<QString, QString> signs{{QStringLiteral("Wild #"), QStringLiteral("#")},
                                        {QStringLiteral("Draw Two"), QStringLiteral("+2")},
                                        {QStringLiteral("Reverse"), QStringLiteral("rev")},
                                        {QStringLiteral("Skip"), QStringLiteral("skip")}};
    int namedCards = 0;
    for (const Chapter &chapter : library().chapters()) {
        for (const SectionText &section : library().chapterText(QStringLiteral("en"), chapter.file)->sections) {
            for (const Block &block : section.blocks) {
                const auto *example = std::get_if<ExampleText>(&block);
                if (example == nullptr)
                    continue;
                const std::string position = library().example(example->id)->position.dump();
                const QString words = example->position + u' ' + example->steps.join(u' ');
                for (auto cards = named.globalMatch(words); cards.hasNext(); ++namedCards) {
                    const auto card = cards.next();
                    const QString code =
                        card.captured(1).left(1) + signs.value(card.captured(2), card.captured(2));
                    QVERIFY2(position.find('"' + code.toStdString() + '"') != std::string::npos,
                             qPrintable(example->id + u' ' + card.captured()));
                }
            }
        }
    }
    QVERIFY(namedCards > 0);
}

/// The texts contain no typewriter apostrophes and only the quotation marks of their language.
void TestRulesText::usesTheQuotationMarksOfItsLanguage()
{
    forEachSectionText([](const SectionText &section, const Language &language, const Chapter &) {
        const QString prose = test::proseOf(section);
        for (const QChar mark : QStringLiteral("'‘\"“”„«»‚‹›")) {
            if (!language.openingQuote.contains(mark) && !language.closingQuote.contains(mark))
                QVERIFY2(!prose.contains(mark), qPrintable(language.code + u' ' + section.id + u' ' + mark));
        }
    });
}

void TestRulesText::findsDifferences()
{
    const SectionText english = parsed(
        QStringLiteral("# Turn\n\n## Drawing {#dos/draw}\n\nYou draw 2 cards, at most 1000; see [calls](#dos/call).\n\n"
                       "![Red](cards:r7>b7)\n\n### Picture {#dos/example/x}\n\nA Draw Two lies there.\n\n"
                       "1. You draw 2.\n2. Done.\n\n{search: bad luck}\n"));
    const QString good = QStringLiteral("# Zug\n\n## Ziehen {#dos/draw}\n\nIhr zieht 2 Karten, höchstens 1000, "
                                        "siehe [Rufen](#dos/call).\n\n![Rot](cards:r7>b7)\n\n"
                                        "### Bild {#dos/example/x}\n\nEine Zieh 2 liegt da.\n\n1. Du ziehst 2.\n2. Ende.\n\n"
                                        "{search: Pech}\n");
    Language german;
    german.cardNames.insert(QStringLiteral("+2"), QStringLiteral("Zieh 2"));
    const QList<std::tuple<QString, QString, QStringList>> rows{ // A change of the German text, and the difference
        {"", "", {}},
        {"2 Karten, höchstens 1000", "höchstens 1000 Karten oder 2", {}},
        {"2 Karten", "3 Karten", {"numbers in text: [1000 3] instead of [1000 2]"}},
        {"höchstens", "höchstens 8 oder", {"numbers in text: [1000 2 8] instead of [1000 2]"}},
        {"1000", "1.000", {"numbers in text: [000 1 2] instead of [1000 2]"}},
        {"ziehst 2", "ziehst zwei", {"numbers in dos/example/x: [] instead of [2]"}},
        {"#dos/call", "#dos/turn", {"links: [dos/turn] instead of [dos/call]"}},
        {"r7>b7", "r7,b7", {"figures: [r7,b7>] instead of [r7>b7]"}},
        {"example/x", "example/y", {"examples: [dos/example/y] instead of [dos/example/x]"}},
        {"\n2. Ende.", "", {"another number of steps"}},
    };
    for (const auto &[from, to, differences] : rows) {
        const QString text = from.isEmpty() ? good : QString(good).replace(from, to);
        QCOMPARE(test::differences(english, {}, parsed(text), german), differences);
    }
    Language finnish;
    finnish.code = QStringLiteral("fi");
    QCOMPARE(test::numbersIn(QStringLiteral("Pelaat 2 ykköstä ja kympin punaisen seiskan päälle: Seiska ja nolla"), finnish),
             (QStringList{"1", "10", "2", "7"}));
}

void TestRulesText::saysTheSameInEveryLanguage()
{
    const Language &first = library().languages().first();
    QStringList found;
    int compared = 0;
    for (const Language &language : library().languages()) {
        for (const Chapter &chapter : library().chapters()) {
            for (const Section &section : chapter.sections) {
                if (!section.languages.isEmpty())
                    continue;
                const SectionText *wanted = library().sectionText(first.code, section.id);
                const SectionText *said = library().sectionText(language.code, section.id);
                QVERIFY2(wanted != nullptr && said != nullptr, qPrintable(language.code + u' ' + section.id));
                for (const QString &difference : test::differences(*wanted, first, *said, language))
                    found << language.code + u' ' + section.id + QStringLiteral(": ") + difference;
                ++compared;
            }
        }
    }
    QVERIFY(compared > 600);
    QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
}

TABLESIDE_TEST(TestRulesText)

#include "tst_rules_text.moc"
