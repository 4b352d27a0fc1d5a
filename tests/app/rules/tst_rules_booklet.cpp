// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the printed rules: each game in each language becomes a PDF with numbered pages.
#include "test_program.h"
#include "tests/app/row_note.h"
#include "tests/app/rules/whole_library.h"
#include "tests/app/words_paper.h"

#include "app/cards/paper_style.h"
#include "app/rules/paper/rules_booklet.h"
#include "app/settings/bundled_font.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QTemporaryDir>
#include <QTest>
#include <QTextLayout>

#include <algorithm>

using namespace tableside;
using namespace tableside::rules;
using namespace tableside::test;

namespace {

QString withoutSpaces(QString words)
{
    return words.remove(u' ');
}

/// Finds the titles one after the other and returns the first number that is painted after each.
QList<int> numbersBehind(const QStringList &titles, const QList<QStringList> &pages)
{
    QStringList painted;
    for (const QStringList &page : pages)
        painted << page;
    QList<int> numbers;
    auto next = painted.cbegin();
    for (const QString &title : titles) {
        QString words;
        while (next != painted.cend() && !words.endsWith(withoutSpaces(title)))
            words += withoutSpaces(*next++);
        next = std::find_if(next, painted.cend(), [](const QString &item) { return item.toInt() > 0; });
        if (next != painted.cend())
            numbers << next->toInt();
    }
    return numbers;
}

/// Calls check(game, language) for each game in each language.
void forEachBooklet(auto check)
{
    for (const Language &language : library().languages()) {
        for (const char *game : {"dos", "uno"}) {
            const RowNote note(QString(game) + u' ' + language.code);
            check(QString(game), language.code);
        }
    }
}

} // namespace

class TestRulesBooklet : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useBundledFont(); }
    void wordsCanBeCopiedFromThePdf();
    void becomesAPdf();
    void numbersItsPages();
    void quickCardIsOnePage();
    void needsMorePagesOnSmallerPaper();
    void reportsAFileThatCannotBeWritten();
};

/// Each letter must have its own glyph, because the letters of a ligature cannot be copied from a PDF.
void TestRulesBooklet::wordsCanBeCopiedFromThePdf()
{
    const QString words = QStringLiteral("Settle it, draw off, first flush, fflffi");
    const auto glyphs = [&](const QFont &font) {
        QTextLayout layout(words, font);
        layout.beginLayout();
        layout.createLine();
        layout.endLayout();
        qsizetype count = 0;
        for (const QGlyphRun &run : layout.glyphRuns())
            count += run.glyphIndexes().size();
        return count;
    };
    QVERIFY(glyphs(QFont(QStringLiteral("Manrope"))) < words.size()); // The font has ligatures
    QCOMPARE(glyphs(paperFont()), words.size());
}

/// Keeps the PDFs in the folder that TABLESIDE_BOOKLETS names, if it is set.
void TestRulesBooklet::becomesAPdf()
{
    forEachBooklet([](const QString &game, const QString &language) {
        const QTemporaryDir folder;
        const QString kept = qEnvironmentVariable("TABLESIDE_BOOKLETS");
        const QString path = QStringLiteral("%1/%2-%3.pdf").arg(kept.isEmpty() ? folder.path() : kept, game, language);
        QVERIFY(RulesBooklet(library(), {game, language}).writePdf(path).success);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith("%PDF-"));
        QVERIFY2(!bytes.contains("/Subtype /Image"), "cards are vectors, not pictures");
    });
}

/// Each chapter begins on the page that the contents name, and each page from the first chapter on ends with its number.
void TestRulesBooklet::numbersItsPages()
{
    forEachBooklet([](const QString &game, const QString &language) {
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        WordsPaper paper(&buffer);
        paper.setPageSize(QPageSize(QPageSize::A5));
        const int count = RulesBooklet(library(), {game, language}).paint(paper);
        const QList<QStringList> &pages = paper.pages();
        QCOMPARE(pages.size(), count);

        QStringList titles;
        for (const Chapter &chapter : library().chapters()) {
            if (const ChapterText *text = library().chapterText(language, chapter.file); text && chapter.game == game)
                titles << text->title;
        }
        const QList<int> begins = numbersBehind(titles, pages);
        QVERIFY(!titles.isEmpty());
        QCOMPARE(begins.size(), titles.size());
        for (qsizetype chapter = 0; chapter < titles.size(); ++chapter) {
            const int page = begins[chapter];
            QVERIFY2(page <= count && (chapter == 0 || page > begins[chapter - 1]), qPrintable(titles[chapter]));
            const QString words = withoutSpaces(pages[page - 1].join(QString()));
            QVERIFY2(words.startsWith(withoutSpaces(titles[chapter])), qPrintable(words.left(80)));
        }
        for (int page = begins.first(); page <= count; ++page)
            QCOMPARE(pages[page - 1].value(pages[page - 1].size() - 1), QString::number(page));
    });
}

/// The page begins with the title of the quick card and contains the title of its first section.
void TestRulesBooklet::quickCardIsOnePage()
{
    forEachBooklet([](const QString &game, const QString &language) {
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        WordsPaper paper(&buffer);
        paper.setPageSize(QPageSize(QPageSize::A5));
        QCOMPARE(RulesBooklet(library(), {game, language, true}).paint(paper), 1);
        QCOMPARE(paper.pages().size(), 1);
        const QString words = withoutSpaces(paper.pages().first().join(QString()));
        for (const Chapter &chapter : library().chapters()) {
            const ChapterText *text = library().chapterText(language, chapter.file);
            if (!text || chapter.game != game)
                continue;
            const bool isQuick = chapter.kind == ChapterKind::Quick;
            QVERIFY(!isQuick || words.contains(withoutSpaces(text->sections.first().title)));
            QCOMPARE(words.startsWith(withoutSpaces(text->title)), isQuick);
        }
        const QString kept = qEnvironmentVariable("TABLESIDE_BOOKLETS");
        if (!kept.isEmpty())
            QVERIFY(RulesBooklet(library(), {game, language, true}).writePdf(
                QStringLiteral("%1/%2-%3-quick.pdf").arg(kept, game, language)).success);
    });
}

void TestRulesBooklet::needsMorePagesOnSmallerPaper()
{
    const RulesBooklet booklet(library(), {QStringLiteral("dos"), QStringLiteral("en")});
    QList<int> pages;
    for (const QPageSize::PageSizeId size : {QPageSize::A4, QPageSize::A5}) {
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(size));
        pages << booklet.paint(writer);
    }
    QVERIFY(pages[0] > 1);
    QVERIFY(pages[1] > pages[0]);
}

void TestRulesBooklet::reportsAFileThatCannotBeWritten()
{
    const RulesBooklet booklet(library(), {QStringLiteral("dos"), QStringLiteral("en")});
    const FileOutcome outcome = booklet.writePdf(QStringLiteral("/proc/nonexistent/a.pdf"));
    QVERIFY(!outcome.success);
    QVERIFY2(outcome.sentence.contains(QStringLiteral("a.pdf")), qPrintable(outcome.sentence));
}

TABLESIDE_TEST(TestRulesBooklet)

#include "tst_rules_booklet.moc"
