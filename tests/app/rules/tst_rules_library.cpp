// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of reading the rules, and of the checks that refuse mistakes in their files.
#include "test_program.h"

#include "tests/app/row_note.h"
#include "tests/app/rules/authoring_checks.h"

#include "app/rules/text/rules_library.h"
#include "app/rules/text/rules_parser.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <tuple>

using namespace tableside;
using namespace tableside::rules;
using test::RowNote;

namespace {

const QByteArray contentsFile = R"({"languages":["en"],"games":[{"id":"dos","chapters":[{"file":"dos/turns","kind":"rules",
"sections":[{"id":"dos/turn","rules":["DOS-TURN-1","DOS-TURN-2"]},
{"id":"dos/draw","rules":["DOS-TURN-2"],"label":"open","labels":{"de":"printed"}},
{"id":"dos/note","rules":[],"languages":["de"]}]}]}]})";
const QByteArray chapterFile = "# Your turn\n\n## A turn {#dos/turn}\n\nMatch, or [draw](#dos/draw).\n\n{search: move}\n\n"
                           "## Drawing {#dos/draw}\n\nDraw **one** card.\n\n![Red on blue](cards:r7,b1>b8)\n\n"
                           "### Drawn {#dos/example/drawn}\n\nYou hold\na red 7.\n\n1. You draw:\n   a red 3.\n"
                           "2. Done.\n\nSee [a turn](#dos/turn).\n\n{search: take a card; pick up}\n";
const QByteArray examplesFile = R"([{"id":"dos/example/drawn","rules":["DOS-TURN-3"],"position":{},"steps":[
{"action":{"do":"draw"},"then":{"turn":0}},
{"action":{"do":"end"},"refused":{"reason":"lay-owed","rule":"DOS-TURN-4"}}]}])";
const QByteArray languageFile = R"({"name":"English","quotes":["“","”"],"players":["You","Mia","Ben","Ada"],
"labels":{"printed":"Printed rule","house":"House rule","open":"Not stated"},
"answers":{"yes":"Yes","no":"No"},
"cards":{"dos":"Wild DOS"},"colors":{"r":"red"},"letters":{"r":"R"}})";

/// Returns the files of a complete library without mistakes.
QHash<QString, QByteArray> wholeLibrary()
{
    return {{QStringLiteral("contents.json"), contentsFile},
            {QStringLiteral("en/language.json"), languageFile},
            {QStringLiteral("en/dos/turns.md"), chapterFile},
            {QStringLiteral("examples/dos/turns.json"), examplesFile}};
}

void write(const QDir &folder, const QHash<QString, QByteArray> &files)
{
    for (auto file = files.begin(); file != files.end(); ++file) {
        const QString path = folder.filePath(file.key());
        QVERIFY(folder.mkpath(QFileInfo(path).path()));
        QFile written(path);
        QVERIFY(written.open(QIODevice::WriteOnly));
        QCOMPARE(written.write(file.value()), file.value().size());
    }
}

} // namespace

class TestRulesLibrary : public QObject
{
    Q_OBJECT

private slots:
    void parsesAChapter();
    void readsALibrary();
    void mistakesAreFound();
};

void TestRulesLibrary::parsesAChapter()
{
    const ChapterText text = parseChapter(QString::fromUtf8(chapterFile));
    QCOMPARE(text.title, QStringLiteral("Your turn"));
    QCOMPARE(text.sections.size(), 2);
    const SectionText &section = text.sections[1];
    QCOMPARE(section.id, QStringLiteral("dos/draw"));
    QCOMPARE(section.title, QStringLiteral("Drawing"));
    QCOMPARE(section.searchWords, QStringList({QStringLiteral("take a card"), QStringLiteral("pick up")}));
    QCOMPARE(test::linksOf(section), QStringList({QStringLiteral("dos/turn")}));
    QCOMPARE(section.blocks.size(), 4);
    QCOMPARE(std::get<Paragraph>(section.blocks[0]).markdown, QStringLiteral("Draw **one** card."));
    const auto &figure = std::get<Figure>(section.blocks[1]);
    QCOMPARE(figure.cards, QStringList({QStringLiteral("r7"), QStringLiteral("b1")}));
    QCOMPARE(figure.onto, QStringList({QStringLiteral("b8")}));
    QCOMPARE(figure.description, QStringLiteral("Red on blue"));
    const auto &example = std::get<ExampleText>(section.blocks[2]);
    QCOMPARE(example.id, QStringLiteral("dos/example/drawn"));
    QCOMPARE(example.title, QStringLiteral("Drawn"));
    QCOMPARE(example.position, QStringLiteral("You hold a red 7."));
    QCOMPARE(example.steps, QStringList({QStringLiteral("You draw: a red 3."), QStringLiteral("Done.")}));
    QCOMPARE(std::get<Paragraph>(section.blocks[3]).markdown, QStringLiteral("See [a turn](#dos/turn)."));
}

void TestRulesLibrary::readsALibrary()
{
    QTemporaryDir folder;
    write(QDir(folder.path()), wholeLibrary());
    QCOMPARE(test::mistakesIn(folder.path()), QStringList());
    const RulesLibrary library(folder.path());
    QCOMPARE(library.chapters().size(), 1);
    QCOMPARE(library.chapters()[0].game, QStringLiteral("dos"));
    QCOMPARE(library.languages().size(), 1);
    QCOMPARE(library.languages()[0].labels.value(Label::Open), QStringLiteral("Not stated"));
    QCOMPARE(library.section(QStringLiteral("dos/draw"))->label, Label::Open);
    QCOMPARE(library.section(QStringLiteral("dos/draw"))->labelIn(QStringLiteral("en")), Label::Open);
    QCOMPARE(library.section(QStringLiteral("dos/draw"))->labelIn(QStringLiteral("de")), Label::Printed);
    QCOMPARE(library.sectionText(QStringLiteral("en"), QStringLiteral("dos/draw"))->title, QStringLiteral("Drawing"));
    QCOMPARE(library.sectionText(QStringLiteral("en"), QStringLiteral("dos/note")), nullptr);
    QCOMPARE(library.sectionText(QStringLiteral("de"), QStringLiteral("dos/draw")), nullptr);
    const WorkedExample *example = library.example(QStringLiteral("dos/example/drawn"));
    QVERIFY(example != nullptr);
    QCOMPARE(example->game, QStringLiteral("dos"));
    QVERIFY(!example->steps[0].isRefused());
    QCOMPARE(example->steps[1].refusedReason, QStringLiteral("lay-owed"));
}

/// Each row makes one mistake: it replaces a text in one of the files, or the whole file.
void TestRulesLibrary::mistakesAreFound()
{
    const QString contents = QStringLiteral("contents.json");
    const QString language = QStringLiteral("en/language.json");
    const QString chapter = QStringLiteral("en/dos/turns.md");
    const QString data = QStringLiteral("examples/dos/turns.json");
    const QByteArray whole; // Stands for the whole file
    const QByteArray text = "Draw **one** card.";
    const QList<std::tuple<QString, QByteArray, QByteArray>> rows{
        {contents, whole, ""},
        {contents, whole, "{\n\n,"},
        {contents, "\"rules\",\n", "\"poem\",\n"},
        {contents, "open", "maybe"},
        {contents, "{\"de\":\"printed\"}", "{\"de\":\"maybe\"}"},
        {contents, "\"id\":\"dos/draw\",", ""},
        {contents, "\"languages\":[\"de\"]", "\"languages\":\"de\""},
        {language, whole, ""},
        {language, "\"labels\"", "\"lebals\""},
        {language, "\"“\",", ""},
        {language, ",\"Ada\"", ""},
        {language, "\"red\"", "1"},
        {chapter, whole, ""},
        {chapter, "# Your turn\n\n", ""},
        {chapter, "# Your turn\n", "# Your turn\n# Your turn\n"},
        {chapter, "## A turn", "Text.\n\n## A turn"},
        {chapter, "## Drawing {#dos/draw}", "## Drawing"},
        {chapter, "Match, or [draw](#dos/draw).", ""},
        {chapter, "{search: move}", ""},
        {chapter, "{search: move}", "{search: move}\n\n{sheet: move}"},
        {chapter, "{search: move}", "{search: move}\n\nMore."},
        {chapter, "cards:r7,b1>b8", "cards:"},
        {chapter, "![Red on blue]", "![]"},
        {chapter, text, "[a](https://a.b)"},
        {chapter, text, "| a |"},
        {chapter, text, QByteArray(121, 'x')},
        {chapter, text, "\xff"},
        {chapter, "{#dos/turn}", "{#dos/tern}"},
        {chapter, "## Drawing", "## Note {#dos/note}\n\nA note.\n\n{search: n}\n\n## Drawing"},
        {chapter, "(#dos/draw)", "(#dos/drow)"},
        {chapter, "### Drawn {#dos/example/drawn}", "- item"},
        {chapter, "2. Done.\n", ""},
        {data, whole, "[]"},
        {data, whole, "{}"},
        {data, whole, examplesFile.chopped(1) + ',' + examplesFile.mid(1)},
        {data, ",\"then\":{\"turn\":0}", ""},
        {data, ",\"refused\"", ",\"then\":{\"turn\":0},\"refused\""},
        {data, "\"rule\":\"DOS-TURN-4\"", "\"rule\":4"},
    };
    for (const auto &[file, from, to] : rows) {
        const RowNote note(file + u' ' + QString::fromUtf8(from + " -> " + to));
        QHash<QString, QByteArray> files = wholeLibrary();
        if (from.isEmpty())
            files[file] = to;
        else
            files[file].replace(from, to);
        QVERIFY(files != wholeLibrary());
        QTemporaryDir folder;
        write(QDir(folder.path()), files);
        QVERIFY(!test::mistakesIn(folder.path()).isEmpty());
    }
}

TABLESIDE_TEST(TestRulesLibrary)

#include "tst_rules_library.moc"
