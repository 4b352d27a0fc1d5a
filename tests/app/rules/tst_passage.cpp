// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of passages, the parts of a section of the rules. The ends of sentences are checked in all texts of the app, because
// reading aloud and the list of results use whole sentences.
#include "test_program.h"
#include "tests/app/row_note.h"
#include "tests/app/rules/authoring_checks.h"
#include "tests/app/rules/whole_library.h"

#include "app/rules/text/passage.h"
#include "app/rules/reader/rules_index_models.h"

#include <QRegularExpression>
#include <QTest>

using namespace tableside;
using namespace tableside::rules;
using namespace tableside::test;

namespace {

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
    void countsSentences();
    void endsSentences();
    void beginsNoSentenceInTheMiddle();
    void keepsLinksWhole();
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
                                  {QStringLiteral("You draw. It fits."), QStringLiteral("Done.")}},
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
    forEachSectionText([](const SectionText &section, const Language &language, const Chapter &) {
        const RowNote note(language.code + u' ' + section.id);
        int next = 0;
        for (const Passage &passage : Passage::of(section)) {
            QCOMPARE(passage.firstSentence(), next);
            QCOMPARE(passage.sentences().size(), passage.sentenceCount());
            QCOMPARE(passage.beginOf(next), 0);
            QCOMPARE(passage.endOf(next + passage.sentenceCount() - 1), passage.plain().size());
            next += passage.sentenceCount();
        }
    });
}

void TestPassage::endsSentences()
{
    const QList<QStringList> rows{
        {"Draw.", "Then play."},
        {"(Draw first.)", "Then play."},
        {"Ruf „DOS!“ so laut du kannst.", "Alle hören es."},
        {"Ruf „DOS!“", "Alle hören es."},
        {"Der „DOS!“-Ruf zählt."},
        {"Crie « DOS ! » avant eux.", "Ils t’entendent."},
        {"Crie « DOS ! »", "Tout le monde t’entend."},
        {"Parle.", "« DOS ! » se crie."},
        {"Chi dice «DOS!» per primo vince."},
        {"Huuda!", "”DOS!” on sana."},
        {"Wer fragt: „Darf ich?“ und zieht, ist dran."},
    };
    for (const QStringList &sentences : rows) {
        const QList<Passage> passages = Passage::of(sentences.join(u' '));
        QCOMPARE(passages.size(), 1);
        QCOMPARE(passages[0].sentences(), sentences);
    }
}

void TestPassage::beginsNoSentenceInTheMiddle()
{
    static const QRegularExpression inTheMiddle(QStringLiteral("^[\\p{Ll}»,;:.!?)-]"));
    forEachSectionText([](const SectionText &section, const Language &, const Chapter &) {
        for (const Passage &passage : Passage::of(section)) {
            // The first words of a list item or below cards need not be a sentence, but the words after them must be
            const bool isWhole = passage.kind() == Passage::Paragraph || passage.kind() == Passage::Step;
            for (const QString &sentence : passage.sentences().mid(isWhole ? 0 : 1))
                QVERIFY2(!inTheMiddle.match(sentence).hasMatch(), qPrintable(section.id + u' ' + sentence));
        }
    });
}

/// Each link in the text becomes exactly one link in the passages.
void TestPassage::keepsLinksWhole()
{
    forEachSectionText([](const SectionText &section, const Language &language, const Chapter &) {
        const RowNote note(language.code + u' ' + section.id);
        QStringList links;
        for (const Passage &passage : Passage::of(section)) {
            for (const Passage::Link &link : passage.links())
                links << link.target;
        }
        QCOMPARE(links, linksOf(section));
    });
}

void TestPassage::resultsKeepQuotationsWhole()
{
    RulesResults results(library());
    for (const Language &language : library().languages()) {
        for (const Chapter &chapter : library().chapters()) {
            results.showChapter(chapter, language.code);
            for (const RulesResultRow &row : results.rows()->rows()) {
                QVERIFY2(isBalanced(row.beginning, language), qPrintable(row.beginning));
                if (language.code == QLatin1String("fr"))
                    QVERIFY2(!row.beginning.contains(QStringLiteral(" »")), qPrintable(row.beginning));
            }
        }
    }
}

TABLESIDE_TEST(TestPassage)

#include "tst_passage.moc"
