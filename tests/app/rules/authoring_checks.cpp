// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/app/rules/authoring_checks.h"

#include "app/rules/text/json_file.h"
#include "app/rules/text/rules_library.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace tableside::test {

using namespace rules;

namespace {

constexpr qsizetype longestLine = 120;

/// A checker of a library whose JSON files can be read.
class LibraryChecker
{
public:
    explicit LibraryChecker(const QString &folder) : m_library(folder), m_folder(folder) {}

    QStringList check()
    {
        checkContents();
        for (const Language &language : m_library.languages())
            checkLanguage(language);
        for (const WorkedExample &example : m_library.examples())
            checkData(example);
        return m_mistakes;
    }

private:
    void complain(const QString &file, const QString &cause) { m_mistakes << file + QStringLiteral(": ") + cause; }

    void checkContents()
    {
        const QString file = QStringLiteral("contents.json");
        for (const Chapter &chapter : m_library.chapters()) {
            if (chapter.kind > ChapterKind::Editions)
                complain(file, QStringLiteral("the kind of %1 is unknown").arg(chapter.file));
            for (const Section &section : chapter.sections) {
                const bool isKnown = std::all_of(section.labels.begin(), section.labels.end(),
                                                 [](Label label) { return label <= Label::Open; });
                if (!isKnown || section.label > Label::Open || section.answer > Answer::No)
                    complain(file, QStringLiteral("a label or the answer of %1 is unknown").arg(section.id));
            }
        }
    }

    void checkLanguage(const Language &language)
    {
        const QString file = language.code + QStringLiteral("/language.json");
        if (readJson(m_folder + u'/' + file).at("quotes").size() != 2)
            complain(file, QStringLiteral("\"quotes\" must be the opening and the closing mark"));
        if (language.players.size() != 4)
            complain(file, QStringLiteral("\"players\" must be four names, the first for the reader"));
        m_targets.clear();
        for (const Chapter &chapter : m_library.chapters())
            checkChapter(language.code, chapter);
        for (const Chapter &chapter : m_library.chapters()) {
            for (const SectionText &section : m_library.chapterText(language.code, chapter.file)->sections) {
                for (const QString &target : linksOf(section)) {
                    if (!m_targets.contains(target))
                        complain(fileOf(language.code, chapter),
                                 QStringLiteral("#%1 in %2 leads nowhere").arg(target, section.id));
                }
            }
        }
        for (const WorkedExample &data : m_library.examples()) {
            if (!m_targets.contains(data.id))
                complain(language.code, QStringLiteral("%1 is not told").arg(data.id));
        }
    }

    static QString fileOf(const QString &language, const Chapter &chapter)
    {
        return QStringLiteral("%1/%2.md").arg(language, chapter.file);
    }

    /// Checks that a chapter has exactly the sections of contents.json, in their order, and checks its text.
    void checkChapter(const QString &language, const Chapter &chapter)
    {
        const QString file = fileOf(language, chapter);
        checkLines(file, readText(m_folder + u'/' + file));
        const ChapterText &text = *m_library.chapterText(language, chapter.file);
        QStringList wanted;
        for (const Section &section : chapter.sections) {
            if (section.isIn(language))
                wanted << section.id;
        }
        QStringList found;
        for (const SectionText &section : text.sections) {
            found << section.id;
            if (section.blocks.isEmpty())
                complain(file, QStringLiteral("the section %1 has no text").arg(section.id));
            if (section.searchWords.isEmpty())
                complain(file, QStringLiteral("the section %1 has no search words").arg(section.id));
            checkExamples(file, section);
        }
        if (found != wanted)
            complain(file,
                     QStringLiteral("the sections are %1, but those of contents.json are %2")
                         .arg(found.join(u' '), wanted.join(u' ')));
    }

    /// Checks for examples that appear twice, have no data, or have another number of steps than their data.
    void checkExamples(const QString &file, const SectionText &section)
    {
        m_targets.insert(section.id);
        for (const Block &block : section.blocks) {
            const auto *shown = std::get_if<ExampleText>(&block);
            if (shown == nullptr)
                continue;
            const WorkedExample *data = m_library.example(shown->id);
            if (m_targets.contains(shown->id))
                complain(file, QStringLiteral("%1 is told twice").arg(shown->id));
            m_targets.insert(shown->id);
            if (data == nullptr || static_cast<std::size_t>(shown->steps.size()) != data->steps.size())
                complain(file, QStringLiteral("%1 has no data, or not a step for each of its data").arg(shown->id));
        }
    }

    /// Checks the form of each line.
    void checkLines(const QString &file, const QString &text)
    {
        static const QRegularExpression beginning(QStringLiteral(R"(^# [^{\n]+\n\n## )"));
        static const QRegularExpression special(QStringLiteral(R"(^(#+ |[{!]))"));
        static const QRegularExpression known(QStringLiteral(
            R"(^(###? .* \{#[a-z0-9/-]+\}|\{search: .*\}|!\[[^\]]+\]\(cards:[a-z0-9#+,]+(>[a-z0-9#+,]+)?\))$)"));
        static const QRegularExpression foreign(QStringLiteral(R"(^\s*([|>`~]|<[a-zA-Z/!]|\* |\+ |    ))"));
        static const QRegularExpression link(QStringLiteral(R"((!?)\[[^\]]*\]\(([^)]*)\))"));
        if (!beginning.match(text).hasMatch())
            complain(file, QStringLiteral("the file must begin with \"# Title\", a blank line and the first section"));
        int line = 0;
        bool isSectionOver = false;
        for (const QString &written : text.split(u'\n')) {
            ++line;
            const auto complainHere = [&](const char *cause) { complain(file + u':' + QString::number(line), cause); };
            if (line > 1 && special.match(written).hasMatch() && !known.match(written).hasMatch())
                complainHere(
                    "a heading must be \"## Section {#id}\" or \"### Example {#id}\", a line in braces {search: word; word}, "
                    "and a figure ![description](cards:r7,b7) or …(cards:r7>b7)");
            if (written.startsWith(u'#'))
                isSectionOver = false;
            else if (isSectionOver && !written.trimmed().isEmpty())
                complainHere("text after the search words of a section");
            isSectionOver = isSectionOver || written.startsWith(u'{');
            if (written.contains(QChar::ReplacementCharacter))
                complainHere("the line is not UTF-8");
            if (written.size() > longestLine)
                complainHere("the line is longer than 120 characters");
            if (foreign.match(written).hasMatch())
                complainHere("only paragraphs, lists with \"-\" or \"1.\", bold and links are read");
            for (auto links = link.globalMatch(written); links.hasNext();) {
                const auto match = links.next();
                if (match.captured(1).isEmpty() && !match.captured(2).startsWith(u'#'))
                    complainHere("a link must go to #section-id");
            }
        }
    }

    void checkData(const WorkedExample &example)
    {
        if (m_library.example(example.id) != &example)
            complain(example.id, QStringLiteral("there are several examples with this id"));
        for (const ExampleStep &step : example.steps) {
            const bool hasOutcome = !step.events.empty() || !step.then.empty();
            if (step.isRefused() == hasOutcome)
                complain(example.id, QStringLiteral("a step must have either an outcome or a refusal"));
        }
    }

    RulesLibrary m_library;
    QString m_folder;
    QStringList m_mistakes;
    QSet<QString> m_targets; ///< The valid targets of links in one language.
};

} // namespace

QStringList mistakesIn(const QString &folder)
{
    QStringList unreadable;
    const auto tryToRead = [&](const QString &path, const auto &parse) {
        try {
            parse(readJson(path));
        } catch (const std::exception &error) {
            unreadable << path + QStringLiteral(": ") + QString::fromUtf8(error.what());
        }
    };
    Contents contents;
    tryToRead(folder + QStringLiteral("/contents.json"), [&](const Json &json) { contents = contentsFromJson(json); });
    for (const QString &code : contents.languages)
        tryToRead(QStringLiteral("%1/%2/language.json").arg(folder, code),
                  [&](const Json &json) { languageFromJson(code, json); });
    QDirIterator files(folder + QStringLiteral("/examples"), {QStringLiteral("*.json")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        tryToRead(files.next(), [](const Json &json) {
            for (const Json &example : json.get<Json::array_t>())
                exampleFromJson({}, example);
        });
    }
    return unreadable.isEmpty() ? LibraryChecker(folder).check() : unreadable;
}

QStringList linksOf(const SectionText &section)
{
    static const QRegularExpression link(QStringLiteral(R"(\]\(#([^)]*)\))"));
    QStringList texts;
    for (const Block &block : section.blocks) {
        if (const auto *paragraph = std::get_if<Paragraph>(&block))
            texts << paragraph->markdown;
        else if (const auto *example = std::get_if<ExampleText>(&block))
            texts << example->position << example->steps;
    }
    QStringList targets;
    for (auto links = link.globalMatch(texts.join(u'\n')); links.hasNext();)
        targets << links.next().captured(1);
    return targets;
}

} // namespace tableside::test
