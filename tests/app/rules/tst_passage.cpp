// Tests of passages, the parts of a section of the rules. The ends of sentences are checked in all texts of the app, because
// reading aloud and the list of results use whole sentences.
#include "test_program.h"
#include "tests/app/rules/authoring_checks.h"
#include "tests/app/rules/whole_library.h"

#include "app/rules/passage.h"
#include "app/rules/rules_index_models.h"

#include <QRegularExpression>
#include <QTest>

using namespace tableside;
using namespace tableside::rules;
using namespace tableside::test;

namespace {

QList<SectionText> sectionsOf(const QString &language)
{
    QList<SectionText> sections;
    for (const Chapter &chapter : library().chapters())
        sections << library().chapterText(language, chapter.file)->sections;
    return sections;
}

bool isBalanced(const QString &text, const Language &language)
{
    const QString opening = language.openingQuote.trimmed();
    const QString closing = language.closingQuote.trimmed();
    return opening == closing ? text.count(opening) % 2 == 0 : text.count(opening) == text.count(closing);
}

} // namespace

class TestPassage : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheOrder();
    void countsSentences_data() { addLanguages(); }
    void countsSentences();
    void endsSentences_data();
    void endsSentences();
    void beginsNoSentenceInTheMiddle_data() { addLanguages(); }
    void beginsNoSentenceInTheMiddle();
    void keepsLinksWhole_data() { addLanguages(); }
    void keepsLinksWhole();
    void resultsKeepQuotationsWhole_data() { addLanguages(); }
    void resultsKeepQuotationsWhole();
};

/// Covers all kinds of blocks. Each passage has the index of the block that it was read from.
void TestPassage::keepsTheOrder()
{
    SectionText section;
    section.title = QStringLiteral("Drawing");
    section.blocks = {Paragraph{QStringLiteral("Draw **one** card.\nSee [a **turn**](#dos/turn).")},
                      Paragraph{QStringLiteral("- A red 7\n- Blue")},
                      Figure{{QStringLiteral("r7")}, {}, QStringLiteral("Red, with **no** signs read")},
                      ExampleText{QStringLiteral("dos/example/x"), QStringLiteral("Drawn"), QStringLiteral("You hold a 7."),
                                  {QStringLiteral("You draw. It fits."), QStringLiteral("Done.")}, 0},
                      Paragraph{QStringLiteral("1. One\n2. Two")}};
    QStringList read;
    for (const Passage &passage : Passage::of(section))
        read << QStringLiteral("%1 %2 %3 %4: %5").arg(passage.kind()).arg(passage.number()).arg(passage.source())
                    .arg(passage.firstSentence()).arg(passage.sentences().join(u'|'));
    QCOMPARE(read, QStringList({QStringLiteral("0 0 -1 0: Drawing"), QStringLiteral("1 0 0 1: Draw one card.|See a turn."),
                                QStringLiteral("2 0 1 3: A red 7"), QStringLiteral("2 0 1 4: Blue"),
                                QStringLiteral("4 0 2 5: Red, with **no** signs read"), QStringLiteral("5 0 3 6: Drawn"),
                                QStringLiteral("6 0 3 7: You hold a 7."), QStringLiteral("6 1 3 8: You draw.|It fits."),
                                QStringLiteral("6 2 3 10: Done."), QStringLiteral("3 1 4 11: One"),
                                QStringLiteral("3 2 4 12: Two")}));
    const Passage paragraph = Passage::of(section)[1];
    QVERIFY(!paragraph.hasLink(1));
    QVERIFY(paragraph.hasLink(2));
    QCOMPARE(paragraph.links().size(), 1); // Bold words do not split a link
    QCOMPARE(paragraph.links()[0].target, QStringLiteral("dos/turn"));
    QCOMPARE(paragraph.plain().mid(paragraph.links()[0].begin), QStringLiteral("a turn."));
    QVERIFY(paragraph == Passage(paragraph));
    QVERIFY(!(paragraph == Passage::of(section)[1])); // The other passage is from another document
}

/// The sentences are numbered from 0 without gaps and cover all text.
void TestPassage::countsSentences()
{
    QFETCH(const QString, language);
    for (const SectionText &section : sectionsOf(language)) {
        int next = 0;
        for (const Passage &passage : Passage::of(section)) {
            QCOMPARE(passage.firstSentence(), next);
            QCOMPARE(passage.sentences().size(), passage.sentenceCount());
            QCOMPARE(passage.beginOf(next), 0);
            QCOMPARE(passage.endOf(next + passage.sentenceCount() - 1), passage.plain().size());
            next += passage.sentenceCount();
        }
    }
}

void TestPassage::endsSentences_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("sentences");
    const auto row = [](const char *name, const char *text, const QStringList &sentences) {
        QTest::newRow(name) << QString::fromUtf8(text) << sentences;
    };
    row("two sentences", "Draw. Then play.", {"Draw.", "Then play."});
    row("a bracket", "(Draw first.) Then play.", {"(Draw first.)", "Then play."});
    row("German goes on", "Ruf „DOS!“ so laut du kannst. Alle hören es.",
        {"Ruf „DOS!“ so laut du kannst.", "Alle hören es."});
    row("German ends", "Ruf „DOS!“ Alle hören es.", {"Ruf „DOS!“", "Alle hören es."});
    row("a hyphen", "Der „DOS!“-Ruf zählt.", {"Der „DOS!“-Ruf zählt."});
    row("French goes on", "Crie « DOS ! » avant eux. Ils t’entendent.",
        {"Crie « DOS ! » avant eux.", "Ils t’entendent."});
    row("French ends", "Crie « DOS ! » Tout le monde t’entend.", {"Crie « DOS ! »", "Tout le monde t’entend."});
    row("French begins", "Parle. « DOS ! » se crie.", {"Parle.", "« DOS ! » se crie."});
    row("Italian goes on", "Chi dice «DOS!» per primo vince.", {"Chi dice «DOS!» per primo vince."});
    row("Finnish begins", "Huuda! ”DOS!” on sana.", {"Huuda!", "”DOS!” on sana."});
    row("a question within", "Wer fragt: „Darf ich?“ und zieht, ist dran.", {"Wer fragt: „Darf ich?“ und zieht, ist dran."});
}

void TestPassage::endsSentences()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, sentences);
    const QList<Passage> passages = Passage::of(text);
    QCOMPARE(passages.size(), 1);
    QCOMPARE(passages[0].sentences(), sentences);
}

void TestPassage::beginsNoSentenceInTheMiddle()
{
    QFETCH(const QString, language);
    static const QRegularExpression inTheMiddle(QStringLiteral("^[\\p{Ll}»,;:.!?)-]"));
    for (const SectionText &section : sectionsOf(language)) {
        for (const Passage &passage : Passage::of(section)) {
            // The first words of a list item or below cards need not be a sentence, but the words after them must be
            const bool isWhole = passage.kind() == Passage::Paragraph || passage.kind() == Passage::Step;
            for (const QString &sentence : passage.sentences().mid(isWhole ? 0 : 1))
                QVERIFY2(!inTheMiddle.match(sentence).hasMatch(), qPrintable(section.id + u' ' + sentence));
        }
    }
}

/// Each link in the text becomes exactly one link in the passages.
void TestPassage::keepsLinksWhole()
{
    QFETCH(const QString, language);
    for (const SectionText &section : sectionsOf(language)) {
        QStringList links;
        for (const Passage &passage : Passage::of(section)) {
            for (const Passage::Link &link : passage.links())
                links << link.target;
        }
        QCOMPARE(links, linksOf(section));
    }
}

void TestPassage::resultsKeepQuotationsWhole()
{
    QFETCH(const QString, language);
    RulesResults results(library());
    for (const Chapter &chapter : library().chapters()) {
        results.showChapter(chapter, language);
        for (const RulesResultRow &row : results.rows()->rows()) {
            const QString &beginning = row.beginning;
            QVERIFY2(isBalanced(beginning, *library().language(language)), qPrintable(beginning));
            if (language == QLatin1String("fr"))
                QVERIFY2(!beginning.contains(QStringLiteral(" »")), qPrintable(beginning));
        }
    }
}

TABLESIDE_TEST(TestPassage)

#include "tst_passage.moc"
