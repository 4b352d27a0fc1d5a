// Tests of the rules' texts: they are complete and agree in all languages, and they describe each rule of the engine.
#include "test_program.h"
#include "tests/app/rules/whole_library.h"

#include "tests/app/rules/authoring_checks.h"
#include "tests/app/rules/rules_comparison.h"

#include "app/rules/chapter_parser.h"
#include "app/rules/rules_library.h"

#include "engine/dos/notation.h"

#include <QRegularExpression>
#include <QTest>

using namespace tableside;
using namespace tableside::rules;
using namespace tableside::test;

namespace {

constexpr const char *ruleIds[] = {
#include "tests/engine/dos/rule_ids.inc"
#include "tests/engine/uno/rule_ids.inc"
};

/// Returns the first section of a chapter. Fails the test if the chapter has problems.
SectionText parsed(const QString &text)
{
    QList<Problem> problems;
    const ChapterText chapter = parseChapter(QStringLiteral("test"), text, problems);
    for (const Problem &problem : problems)
        QTest::qFail(qPrintable(problem.text()), __FILE__, __LINE__);
    return chapter.sections.value(0);
}

QList<const Section *> sectionsOf(ChapterKind kind, const QString &game)
{
    QList<const Section *> found;
    for (const Chapter &chapter : library().chapters()) {
        if (chapter.kind != kind || chapter.game != game)
            continue;
        for (const Section &section : chapter.sections)
            found.append(&section);
    }
    return found;
}

void addGames()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("dos") << QStringLiteral("dos");
    QTest::newRow("uno") << QStringLiteral("uno");
}

const Language &languageOf(const QString &code)
{
    return *std::find_if(library().languages().begin(), library().languages().end(),
                         [&](const Language &known) { return known.code == code; });
}

} // namespace

class TestRulesText : public QObject
{
    Q_OBJECT

private slots:
    void isWhole();
    void describesEveryRule_data();
    void describesEveryRule();
    void namesOnlyExistingRules();
    void labelsEveryCase_data() { addGames(); }
    void labelsEveryCase();
    void marksWhatThePrintedRulesLeaveOpen();
    void labelsInEveryLanguage();
    void answersInOneWord_data() { addLanguages(); }
    void answersInOneWord();
    void hasEnoughDisputedCases_data() { addGames(); }
    void hasEnoughDisputedCases();
    void quickCardFitsOnOneScreen_data() { addGames(); }
    void quickCardFitsOnOneScreen();
    void drawsCardsThatExist();
    void namesTheCardsOfItsExamples();
    void usesTheQuotationMarksOfItsLanguage_data() { addLanguages(); }
    void usesTheQuotationMarksOfItsLanguage();
    void findsDifferences_data();
    void findsDifferences();
    void saysTheSameInEveryLanguage_data() { addLanguages(); }
    void saysTheSameInEveryLanguage();
};

void TestRulesText::isWhole()
{
    QStringList problems;
    for (const Problem &problem : test::problemsIn(QStringLiteral(":/tableside/rules")))
        problems << problem.text();
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    QVERIFY(!library().languages().isEmpty());
    QCOMPARE(library().languages().first().code, QStringLiteral("en"));
}

void TestRulesText::describesEveryRule_data()
{
    QTest::addColumn<QString>("rule");
    for (const char *rule : ruleIds)
        QTest::newRow(rule) << QString::fromLatin1(rule);
}

void TestRulesText::describesEveryRule()
{
    QFETCH(const QString, rule);
    const QString section = library().sectionOfRule(rule);
    QVERIFY2(!section.isEmpty(), qPrintable(rule));
    QVERIFY(library().section(section)->rules.contains(rule));
}

void TestRulesText::namesOnlyExistingRules()
{
    QStringList known;
    for (const char *rule : ruleIds)
        known << QString::fromLatin1(rule);
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
    QFETCH(const QString, game);
    for (const Section *section : sectionsOf(ChapterKind::Settle, game)) {
        QVERIFY2(section->label != Label::None, qPrintable(section->id));
        const SectionText *text = library().sectionText(QStringLiteral("en"), section->id);
        QVERIFY2(text != nullptr && !test::linksOf(*text).isEmpty(), qPrintable(section->id + QStringLiteral(" has no link")));
    }
}

/// A section whose text says that the printed rules leave something open must not be labeled as printed.
void TestRulesText::marksWhatThePrintedRulesLeaveOpen()
{
    const QRegularExpression isOurs(QString::fromUtf8("printed rules do(n’t| not)|not stated|our (way|rule)|not by the printed rules"));
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

void TestRulesText::labelsInEveryLanguage()
{
    for (const Language &language : library().languages()) {
        for (const Label label : {Label::Printed, Label::House, Label::Open})
            QVERIFY2(!language.labels.value(label).isEmpty(), qPrintable(language.code));
    }
}

/// A case that asks for yes or no begins with that word, the same in each language. No other case begins with it.
void TestRulesText::answersInOneWord()
{
    QFETCH(const QString, language);
    const Language &known = languageOf(language);
    int asked = 0;
    for (const QString &game : {QStringLiteral("dos"), QStringLiteral("uno")}) {
        for (const Section *section : sectionsOf(ChapterKind::Settle, game)) {
            const SectionText *text = library().sectionText(language, section->id);
            const auto *paragraph = text ? std::get_if<Paragraph>(&text->blocks.first()) : nullptr;
            QVERIFY2(paragraph != nullptr, qPrintable(section->id));
            const QString first = paragraph->markdown.section(QRegularExpression(QStringLiteral("[\\s\\x{a0}.,:]")), 0, 0);
            const Answer said = first == known.answers.value(Answer::Yes) ? Answer::Yes
                : first == known.answers.value(Answer::No)                ? Answer::No
                                                                          : Answer::None;
            QVERIFY2(said == section->answer, qPrintable(section->id + QStringLiteral(": ") + paragraph->markdown));
            asked += section->answer == Answer::None ? 0 : 1;
        }
    }
    QVERIFY2(asked >= 36, qPrintable(QString::number(asked)));
}

void TestRulesText::hasEnoughDisputedCases()
{
    QFETCH(const QString, game);
    const auto cases = sectionsOf(ChapterKind::Settle, game).size();
    QVERIFY2(cases >= 14, qPrintable(QString::number(cases)));
}

/// A quick card must fit on one screen, so it has no more words than a page of large type.
void TestRulesText::quickCardFitsOnOneScreen()
{
    QFETCH(const QString, game);
    for (const Language &language : library().languages()) {
        for (const Section *section : sectionsOf(ChapterKind::Quick, game)) {
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
    for (const Chapter &chapter : library().chapters()) {
        for (const Section &section : chapter.sections) {
            const SectionText *text = library().sectionText(QStringLiteral("en"), section.id);
            if (text == nullptr)
                continue;
            for (const Block &block : text->blocks) {
                const auto *figure = std::get_if<Figure>(&block);
                for (const QString &card : figure == nullptr ? QStringList() : figure->cards + figure->onto) {
                    const bool exists = chapter.game == QStringLiteral("dos")
                        ? dos::parse_card(card.toStdString()).has_value()
                        : unoCard.match(card).hasMatch();
                    QVERIFY2(exists, qPrintable(section.id + u' ' + card));
                }
            }
        }
    }
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
    QFETCH(const QString, language);
    const Language &known = languageOf(language);
    for (const Chapter &chapter : library().chapters()) {
        for (const SectionText &section : library().chapterText(language, chapter.file)->sections) {
            const QString prose = test::proseOf(section);
            for (const QChar mark : QStringLiteral("'‘\"“”„«»‚‹›")) {
                if (!known.openingQuote.contains(mark) && !known.closingQuote.contains(mark))
                    QVERIFY2(!prose.contains(mark), qPrintable(section.id + u' ' + mark));
            }
        }
    }
}

void TestRulesText::findsDifferences_data()
{
    QTest::addColumn<QString>("other");
    QTest::addColumn<QString>("difference");
    const QString good = QStringLiteral("# Zug\n\n## Ziehen {#dos/draw}\n\nIhr zieht 2 Karten, höchstens 1000, "
                                        "siehe [Rufen](#dos/call).\n\n![Rot](cards:r7>b7)\n\n"
                                        "### Bild {#dos/example/x}\n\nEine Zieh 2 liegt da.\n\n1. Du ziehst 2.\n2. Ende.\n\n"
                                        "{search: Pech}\n");
    const auto with = [&](const char *from, const char *to) {
        return QString(good).replace(QString::fromUtf8(from), QString::fromUtf8(to));
    };
    QTest::newRow("none") << good << QString();
    QTest::newRow("order of sentences") << with("2 Karten, höchstens 1000", "höchstens 1000 Karten oder 2") << QString();
    QTest::newRow("another number") << with("2 Karten", "3 Karten")
                                    << QStringLiteral("numbers in text: [1000 3] instead of [1000 2]");
    QTest::newRow("an additional number") << with("höchstens", "höchstens 8 oder")
                                   << QStringLiteral("numbers in text: [1000 2 8] instead of [1000 2]");
    QTest::newRow("a separator") << with("1000", "1.000")
                                 << QStringLiteral("numbers in text: [000 1 2] instead of [1000 2]");
    QTest::newRow("a number as a word") << with("ziehst 2", "ziehst zwei")
                                        << QStringLiteral("numbers in dos/example/x: [] instead of [2]");
    QTest::newRow("another link") << with("#dos/call", "#dos/turn")
                                  << QStringLiteral("links: [dos/turn] instead of [dos/call]");
    QTest::newRow("another figure") << with("r7>b7", "r7,b7")
                                    << QStringLiteral("figures: [r7,b7>] instead of [r7>b7]");
    QTest::newRow("another example") << with("example/x", "example/y")
                                     << QStringLiteral("examples: [dos/example/y] instead of [dos/example/x]");
    QTest::newRow("a missing step") << with("\n2. Ende.", "") << QStringLiteral("another number of steps");
}

void TestRulesText::findsDifferences()
{
    QFETCH(const QString, other);
    QFETCH(const QString, difference);
    const SectionText english = parsed(
        QStringLiteral("# Turn\n\n## Drawing {#dos/draw}\n\nYou draw 2 cards, at most 1000; see [calls](#dos/call).\n\n"
                       "![Red](cards:r7>b7)\n\n### Picture {#dos/example/x}\n\nA Draw Two lies there.\n\n"
                       "1. You draw 2.\n2. Done.\n\n{search: bad luck}\n"));
    Language german;
    german.cardNames.insert(QStringLiteral("+2"), QStringLiteral("Zieh 2"));
    const QStringList found = test::differences(english, {}, parsed(other), german);
    QCOMPARE(found, difference.isEmpty() ? QStringList() : QStringList{difference});
}

void TestRulesText::saysTheSameInEveryLanguage()
{
    QFETCH(const QString, language);
    const Language &first = library().languages().first();
    const Language &other = languageOf(language);
    QStringList found;
    int compared = 0;
    for (const Chapter &chapter : library().chapters()) {
        for (const Section &section : chapter.sections) {
            if (!section.languages.isEmpty())
                continue;
            const SectionText *wanted = library().sectionText(first.code, section.id);
            const SectionText *said = library().sectionText(language, section.id);
            QVERIFY2(wanted != nullptr && said != nullptr, qPrintable(section.id));
            for (const QString &difference : test::differences(*wanted, first, *said, other))
                found << section.id + QStringLiteral(": ") + difference;
            ++compared;
        }
    }
    QVERIFY(compared > 100);
    QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
}

TABLESIDE_TEST(TestRulesText)

#include "tst_rules_text.moc"
