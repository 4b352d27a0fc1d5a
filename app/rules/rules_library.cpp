#include "app/rules/rules_library.h"

#include "app/rules/chapter_parser.h"
#include "app/rules/json_file.h"

#include <QDir>
#include <QSet>

#include <algorithm>

namespace tableside::rules {

namespace {

QList<const ExampleText *> examplesIn(const SectionText &section)
{
    QList<const ExampleText *> found;
    for (const Block &block : section.blocks) {
        if (const auto *example = std::get_if<ExampleText>(&block))
            found.append(example);
    }
    return found;
}

} // namespace

RulesLibrary::RulesLibrary(const QString &folder) : m_folder(folder)
{
    const QString file = folder + QStringLiteral("/contents.json");
    const auto json = readJson(file, m_problems);
    if (!json)
        return;
    m_contents = contentsFromJson(file, *json, m_problems);
    QStringList games;
    for (const Chapter &chapter : m_contents.chapters) {
        if (!games.contains(chapter.game))
            games << chapter.game;
    }
    for (const QString &game : games)
        readExamples(game);
    for (const QString &language : m_contents.languages)
        readLanguage(language);
}

void RulesLibrary::readExamples(const QString &game)
{
    const QDir folder(m_folder + QStringLiteral("/examples/") + game);
    for (const QString &name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const QString file = folder.filePath(name);
        const auto json = readJson(file, m_problems);
        if (!json)
            continue;
        for (WorkedExample &example : examplesFromJson(file, game, *json, m_problems)) {
            if (this->example(example.id) != nullptr)
                complain(file, 0, QStringLiteral("there is already an example %1").arg(example.id));
            m_examples.push_back(std::move(example));
        }
    }
}

void RulesLibrary::readLanguage(const QString &code)
{
    const QString file = QStringLiteral("%1/%2/language.json").arg(m_folder, code);
    if (const auto json = readJson(file, m_problems))
        m_languages.append(languageFromJson(file, code, *json, m_problems));
    for (const Chapter &chapter : m_contents.chapters)
        readChapter(code, chapter);
    checkLinks(code);
}

void RulesLibrary::readChapter(const QString &language, const Chapter &chapter)
{
    const QString file = QStringLiteral("%1/%2/%3.md").arg(m_folder, language, chapter.file);
    const auto text = readText(file, m_problems);
    if (!text)
        return;
    const ChapterText parsed = parseChapter(file, *text, m_problems);
    checkOrder(language, chapter, parsed);
    checkExamples(parsed);
    m_texts[language].insert(chapter.file, parsed);
}

/// The sections of the contents, all of them, in their order, and no others.
void RulesLibrary::checkOrder(const QString &language, const Chapter &chapter, const ChapterText &text)
{
    QStringList wanted;
    for (const Section &section : chapter.sections) {
        if (section.isIn(language))
            wanted << section.id;
    }
    qsizetype place = 0;
    for (const SectionText &section : text.sections) {
        if (!wanted.contains(section.id))
            complain(text.file, section.line, QStringLiteral("%1 is not in contents.json here").arg(section.id));
        else if (wanted.value(place++) != section.id)
            return complain(text.file, section.line,
                            QStringLiteral("%1 stands where contents.json has %2")
                                .arg(section.id, wanted.value(place - 1)));
    }
    if (place < wanted.size())
        complain(text.file, 0, QStringLiteral("%1 is missing").arg(wanted[place]));
}

void RulesLibrary::checkExamples(const ChapterText &text)
{
    for (const SectionText &section : text.sections) {
        for (const ExampleText *shown : examplesIn(section)) {
            const WorkedExample *data = example(shown->id);
            if (data == nullptr)
                complain(text.file, shown->line, QStringLiteral("there is no data for %1").arg(shown->id));
            else if (static_cast<std::size_t>(shown->steps.size()) != data->steps.size())
                complain(text.file, shown->line,
                         QStringLiteral("%1 tells %2 steps, its data has %3")
                             .arg(shown->id)
                             .arg(shown->steps.size())
                             .arg(data->steps.size()));
        }
    }
}

/// Every link goes somewhere, and every example is told exactly once.
void RulesLibrary::checkLinks(const QString &language)
{
    const auto &texts = m_texts[language];
    QSet<QString> targets;
    for (const ChapterText &text : texts) {
        for (const SectionText &section : text.sections) {
            targets.insert(section.id);
            for (const ExampleText *shown : examplesIn(section)) {
                if (targets.contains(shown->id))
                    complain(text.file, shown->line, QStringLiteral("%1 is told twice").arg(shown->id));
                targets.insert(shown->id);
            }
        }
    }
    for (const ChapterText &text : texts) {
        for (const SectionText &section : text.sections) {
            for (const Link &link : section.links) {
                if (!targets.contains(link.target))
                    complain(text.file, link.line, QStringLiteral("#%1 leads nowhere").arg(link.target));
            }
        }
    }
    for (const WorkedExample &data : m_examples) {
        if (!targets.contains(data.id))
            complain(data.file, 0, QStringLiteral("%1 is not told in \"%2\"").arg(data.id, language));
    }
}

const ChapterText *RulesLibrary::chapterText(const QString &language, const QString &file) const
{
    const auto texts = m_texts.constFind(language);
    if (texts == m_texts.constEnd())
        return nullptr;
    const auto text = texts->constFind(file);
    return text == texts->constEnd() ? nullptr : &*text;
}

const SectionText *RulesLibrary::sectionText(const QString &language, const QString &sectionId) const
{
    for (const Chapter &chapter : m_contents.chapters) {
        const ChapterText *text = chapterText(language, chapter.file);
        if (text == nullptr)
            continue;
        for (const SectionText &section : text->sections) {
            if (section.id == sectionId)
                return &section;
        }
    }
    return nullptr;
}

const Section *RulesLibrary::section(const QString &sectionId) const
{
    const Chapter *chapter = chapterOf(sectionId);
    if (chapter == nullptr)
        return nullptr;
    return &*std::find_if(chapter->sections.begin(), chapter->sections.end(),
                          [&](const Section &section) { return section.id == sectionId; });
}

const Chapter *RulesLibrary::chapterOf(const QString &sectionId) const
{
    for (const Chapter &chapter : m_contents.chapters) {
        for (const Section &section : chapter.sections) {
            if (section.id == sectionId)
                return &chapter;
        }
    }
    return nullptr;
}

const Language *RulesLibrary::language(const QString &code) const
{
    const auto found = std::find_if(m_languages.begin(), m_languages.end(),
                                    [&](const Language &language) { return language.code == code; });
    return found == m_languages.end() ? nullptr : &*found;
}

const WorkedExample *RulesLibrary::example(const QString &exampleId) const
{
    const auto found = std::find_if(m_examples.begin(), m_examples.end(),
                                    [&](const WorkedExample &example) { return example.id == exampleId; });
    return found == m_examples.end() ? nullptr : &*found;
}

QString RulesLibrary::sectionOfRule(const QString &ruleId) const
{
    const Section *best = nullptr;
    for (const Chapter &chapter : m_contents.chapters) {
        if (chapter.kind != ChapterKind::Rules)
            continue;
        for (const Section &section : chapter.sections) {
            if (section.rules.contains(ruleId) && (best == nullptr || section.rules.size() < best->rules.size()))
                best = &section;
        }
    }
    return best == nullptr ? QString() : best->id;
}

QString RulesLibrary::sectionOfExample(const QString &exampleId) const
{
    for (const auto &texts : m_texts) {
        for (const ChapterText &chapter : texts) {
            for (const SectionText &section : chapter.sections) {
                for (const ExampleText *shown : examplesIn(section)) {
                    if (shown->id == exampleId)
                        return section.id;
                }
            }
        }
    }
    return {};
}

} // namespace tableside::rules
