// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of reading the rules: each mistake in the files is reported, with file and line.
#include "test_program.h"

#include "tests/app/rules/authoring_checks.h"
#include "tests/app/row_note.h"

#include "app/rules/text/chapter_parser.h"
#include "app/rules/text/rules_library.h"

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
    void complainsAboutAChapter();
    void readsALibrary();
    void complainsAboutALibrary();
    void linksRulesToSections();
};

void TestRulesLibrary::parsesAChapter()
{
    QList<Problem> problems;
    const ChapterText text = parseChapter(QStringLiteral("turns.md"), QString::fromUtf8(chapterFile), problems);
    QVERIFY(problems.isEmpty());
    QCOMPARE(text.title, QStringLiteral("Your turn"));
    QCOMPARE(text.sections.size(), 2);
    const SectionText &section = text.sections[1];
    QCOMPARE(section.id, QStringLiteral("dos/draw"));
    QCOMPARE(section.title, QStringLiteral("Drawing"));
    QCOMPARE(section.line, 9);
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

void TestRulesLibrary::complainsAboutAChapter()
{
    const QByteArray head = "# T\n\n## S {#s}\n\nText.\n";
    const QByteArray tail = "\n{search: a}\n";
    const QList<std::tuple<QByteArray, const char *>> rows{
        {"## S {#s}\n\nText.\n" + tail, "6: the chapter has no title"},
        {"# T\n" + head + tail, "2: not a heading"},
        {"# T\n\n## S\n", "3: not a heading"},
        {"# T\n\nText.\n", "3: text before the first section"},
        {"# T\n\n## S {#s}\n" + tail, "6: the section s has no text"},
        {head, "6: the section s has no search words"},
        {head + "\n{sheet: a}\n" + tail, "7: a line in braces"},
        {head + tail + "\nMore.\n", "9: text behind the search words"},
        {head + "\n![a](cards:)\n" + tail, "7: a figure must be"},
        {head + "\n![](cards:r7)\n" + tail, "7: a figure must be"},
        {head + "\n[a](https://a.b)\n" + tail, "7: a link must go to"},
        {head + "\n| a |\n" + tail, "7: only paragraphs"},
        {head + "\n" + QByteArray(121, 'x') + "\n" + tail, "7: the line is longer than 120"},
    };
    for (const auto &[text, expected] : rows) {
        const RowNote note(text);
        const QList<Problem> problems = test::problemsOfChapter(QStringLiteral("c.md"), QString::fromUtf8(text));
        QCOMPARE(problems.size(), 1);
        QVERIFY2(problems[0].text().startsWith(QStringLiteral("c.md:") + expected), qPrintable(problems[0].text()));
    }
}

void TestRulesLibrary::readsALibrary()
{
    QTemporaryDir folder;
    write(QDir(folder.path()), wholeLibrary());
    const QList<Problem> problems = test::problemsIn(folder.path());
    QVERIFY2(problems.isEmpty(), problems.isEmpty() ? "" : qPrintable(problems.first().text()));
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

void TestRulesLibrary::complainsAboutALibrary()
{
    const auto changed = [](QByteArray text, const char *from, const char *to) { return text.replace(from, to); };
    const char *const md = "en/dos/turns.md";
    const char *const data = "examples/dos/turns.json";
    const QByteArray missing; // Stands for a file that is missing
    const QList<std::tuple<const char *, QByteArray, const char *>> rows{
        {"contents.json", missing, "contents.json:0: the file cannot be read"},
        {"en/language.json", missing, "en/language.json:0: the file cannot be read"},
        {md, missing, "en/dos/turns.md:0: the file cannot be read"},
        {"contents.json", "{\n\n,", "contents.json:3: "},
        {md, "# Turn\n\n\xff\n", "en/dos/turns.md:3: the line is not UTF-8"},
        {"contents.json", changed(contentsFile, "\"rules\",\n", "\"poem\",\n"), "contents.json:0: dos/turns: "},
        {"contents.json", changed(contentsFile, "open", "maybe"), "contents.json:0: dos/draw: "},
        {"contents.json", changed(contentsFile, "{\"de\":\"printed\"}", "{\"de\":\"maybe\"}"),
         "contents.json:0: dos/draw: "},
        {"contents.json", changed(contentsFile, "\"id\":\"dos/draw\",", ""), "contents.json:0: "},
        {"en/language.json", changed(languageFile, "\"labels\"", "\"lebals\""),
         "en/language.json:0: language: \"labels\" must be an object"},
        {"en/language.json", changed(languageFile, "\"“\",", ""), "en/language.json:0: language: \"quotes\""},
        {md, changed(chapterFile, "{#dos/turn}", "{#dos/tern}"),
         "en/dos/turns.md:3: dos/tern is not in contents.json here"},
        {md, chapterFile + "\n## N {#dos/note}\n\nN.\n\n{search: n}\n",
         "en/dos/turns.md:28: dos/note is not in contents.json here"},
        {md, chapterFile.left(chapterFile.indexOf("## Drawing")), "en/dos/turns.md:0: dos/draw is missing"},
        {"contents.json",
         changed(changed(changed(contentsFile, "dos/turn\"", "x\""), "dos/draw\"", "dos/turn\""), "x\"", "dos/draw\""),
         "en/dos/turns.md:3: dos/turn stands where contents.json has dos/draw"},
        {md, changed(chapterFile, "(#dos/draw)", "(#dos/drow)"),
         "en/dos/turns.md:3: #dos/drow leads nowhere"},
        {data, "[]", "en/dos/turns.md:15: there is no data for dos/example/drawn"},
        {md, changed(chapterFile, "### Drawn {#dos/example/drawn}", "- item"),
         "turns.json:0: dos/example/drawn is not told in \"en\""},
        {md, changed(chapterFile, "2. Done.\n", ""),
         "en/dos/turns.md:15: dos/example/drawn tells 1 steps, its data has 2"},
        {data, changed(examplesFile, "}]}]", "}]},") + examplesFile.mid(1),
         "turns.json:0: there is already an example dos/example/drawn"},
        {data, changed(examplesFile, ",\"then\":{\"turn\":0}", ""),
         "turns.json:0: dos/example/drawn: a step claims nothing"},
        {data, changed(examplesFile, ",\"refused\"", ",\"then\":{\"turn\":0},\"refused\""),
         "turns.json:0: dos/example/drawn: a refused step has no outcome"},
        {data, "{}", "turns.json:0: a list of examples is needed"},
    };
    for (const auto &[file, text, expected] : rows) {
        QHash<QString, QByteArray> files = wholeLibrary();
        if (text.isNull())
            files.remove(file);
        else
            files[file] = text;
        QTemporaryDir folder;
        write(QDir(folder.path()), files);
        QStringList problems;
        for (const Problem &found : test::problemsIn(folder.path()))
            problems << found.text();
        QVERIFY2(problems.join(u'\n').contains(expected), qPrintable(expected + QStringLiteral(" | ") + problems.join(u'\n')));
    }
}

/// Each rule links to the section that lists it and the fewest other rules.
void TestRulesLibrary::linksRulesToSections()
{
    QTemporaryDir folder;
    write(QDir(folder.path()), wholeLibrary());
    const RulesLibrary library(folder.path());
    QCOMPARE(library.sectionOfRule(QStringLiteral("DOS-TURN-1")), QStringLiteral("dos/turn"));
    QCOMPARE(library.sectionOfRule(QStringLiteral("DOS-TURN-2")), QStringLiteral("dos/draw"));
    QCOMPARE(library.sectionOfRule(QStringLiteral("DOS-TURN-9")), QString());
}

TABLESIDE_TEST(TestRulesLibrary)

#include "tst_rules_library.moc"
