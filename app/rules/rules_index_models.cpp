#include "app/rules/rules_index_models.h"

#include "app/rules/plain_text.h"
#include "app/rules/rules_library.h"
#include "app/rules/rules_search.h"

#include <algorithm>
#include <functional>

namespace tableside {

using namespace rules;

namespace {

constexpr qsizetype longestBeginning = 150;
constexpr qsizetype shortestAnswer = 60;

/// "See the call." leads on from a page, not from a list.
bool isReference(const TextBlock &part, qsizetype sentence)
{
    const QString html = part.html.section(QStringLiteral("<span class="), static_cast<int>(sentence) + 1,
                                           static_cast<int>(sentence) + 1);
    return html.contains(QStringLiteral("<a ")) && part.sentences[sentence].size() < shortestAnswer;
}

/// Whole sentences of the paragraph, one at least, from sentence `first` of part `from`.
QString sentencesOf(const QList<TextBlock> &parts, qsizetype from = 0, qsizetype first = 0)
{
    QString beginning;
    for (qsizetype part = from; part < parts.size(); ++part) {
        for (qsizetype index = part == from ? first : 0; index < parts[part].sentences.size(); ++index) {
            const QString &sentence = parts[part].sentences[index];
            if (!beginning.isEmpty() && isReference(parts[part], index))
                continue;
            if (!beginning.isEmpty() && beginning.size() + sentence.size() > longestBeginning)
                return beginning;
            beginning += (beginning.isEmpty() ? QString() : QStringLiteral(" ")) + sentence;
        }
    }
    return beginning;
}

QString beginningOf(const SectionText &text)
{
    for (const Block &block : text.blocks) {
        if (const auto *paragraph = std::get_if<Paragraph>(&block))
            return sentencesOf(textBlocks(paragraph->markdown));
    }
    return {};
}

QList<QList<TextBlock>> paragraphsOf(const SectionText &text)
{
    QList<QList<TextBlock>> paragraphs;
    for (const Block &block : text.blocks) {
        if (const auto *paragraph = std::get_if<Paragraph>(&block))
            paragraphs << textBlocks(paragraph->markdown);
    }
    return paragraphs;
}

/// The beginning, where a disputed case has its verdict; or what comes from the sentence with most words of the query,
/// if it has more of them.
QString excerptOf(const SectionText &text, const std::function<qsizetype(const QString &)> &wordsIn)
{
    const QList<QList<TextBlock>> paragraphs = paragraphsOf(text);
    QString excerpt = paragraphs.isEmpty() ? QString() : sentencesOf(paragraphs.first());
    qsizetype most = wordsIn(excerpt);
    for (const QList<TextBlock> &parts : paragraphs) {
        for (qsizetype part = 0; part < parts.size(); ++part) {
            for (qsizetype index = 0; index < parts[part].sentences.size(); ++index) {
                const qsizetype words = wordsIn(parts[part].sentences[index]);
                if (words <= most || isReference(parts[part], index))
                    continue;
                most = words;
                excerpt = QStringLiteral("… ") + sentencesOf(parts, part, index);
            }
        }
    }
    return excerpt;
}

} // namespace

RulesContents::RulesContents(const RulesLibrary &library, QObject *parent)
    : QAbstractListModel(parent), m_library(library)
{
}

void RulesContents::show(const QString &game, const QString &language)
{
    beginResetModel();
    m_entries.clear();
    for (const Chapter &chapter : m_library.chapters()) {
        const ChapterText *text = m_library.chapterText(language, chapter.file);
        if (chapter.game != game || text == nullptr || text->sections.isEmpty())
            continue;
        m_entries.append({text->title, text->sections.first().id, true});
        for (const SectionText &section : text->sections)
            m_entries.append({section.title, section.id, false});
    }
    endResetModel();
}

int RulesContents::rowOf(const QString &sectionId) const
{
    for (qsizetype row = 0; row < m_entries.size(); ++row) {
        if (!m_entries[row].isChapter && m_entries[row].sectionId == sectionId)
            return static_cast<int>(row);
    }
    return -1;
}

QString RulesContents::neighbour(const QString &sectionId, int away) const
{
    const int row = rowOf(sectionId);
    for (qsizetype next = row + away; row >= 0 && next >= 0 && next < m_entries.size(); next += away) {
        if (!m_entries[next].isChapter)
            return m_entries[next].sectionId;
    }
    return {};
}

QString RulesContents::titleOf(const QString &sectionId) const
{
    const int row = rowOf(sectionId);
    return row < 0 ? QString() : m_entries[row].title;
}

int RulesContents::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant RulesContents::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry &entry = m_entries[index.row()];
    switch (role) {
    case TitleRole: return entry.title;
    case SectionIdRole: return entry.sectionId;
    case IsChapterRole: return entry.isChapter;
    default: return {};
    }
}

QHash<int, QByteArray> RulesContents::roleNames() const
{
    return {{TitleRole, "title"}, {SectionIdRole, "sectionId"}, {IsChapterRole, "isChapter"}};
}

RulesResults::RulesResults(const RulesLibrary &library, QObject *parent)
    : QAbstractListModel(parent), m_library(library)
{
}

void RulesResults::append(const SectionText &text, const QString &language, const QString &foundIn,
                          const QString &excerpt)
{
    const Label label = m_library.section(text.id)->label;
    m_entries.append({text.id, foundIn, text.title, labelName(label),
                      m_library.language(language)->labels.value(label), excerpt});
}

void RulesResults::showFound(const RulesSearch &search, const QString &query, const QString &language,
                             const QString &game)
{
    beginResetModel();
    m_entries.clear();
    m_title.clear();
    const auto wordsIn = search.wordCount(query, language, game);
    for (const Hit &hit : search.find(query, language, game)) {
        const bool isHere = m_library.sectionText(language, hit.section) != nullptr;
        const QString shown = isHere ? language : hit.language;
        const SectionText &text = *m_library.sectionText(shown, hit.section);
        const bool hasVerdict = hit.section.contains(QStringLiteral("/settle/"));
        const auto excerpt = [&] {
            return excerptOf(text, isHere ? wordsIn : search.wordCount(query, shown, game));
        };
        append(text, shown, hit.language == language ? QString() : m_library.language(hit.language)->name,
               hasVerdict ? beginningOf(text) : excerpt());
    }
    endResetModel();
    emit changed();
}

void RulesResults::showChapter(const Chapter &chapter, const QString &language)
{
    beginResetModel();
    m_entries.clear();
    m_title.clear();
    if (const ChapterText *text = m_library.chapterText(language, chapter.file)) {
        m_title = text->title;
        for (const SectionText &section : text->sections)
            append(section, language, {}, beginningOf(section));
    }
    endResetModel();
    emit changed();
}

int RulesResults::rowOf(const QString &sectionId) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const Entry &entry) { return entry.sectionId == sectionId; });
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

int RulesResults::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant RulesResults::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry &entry = m_entries[index.row()];
    switch (role) {
    case TitleRole: return entry.title;
    case SectionIdRole: return entry.sectionId;
    case GameRole: return entry.sectionId.section(u'/', 0, 0).toUpper();
    case LabelRole: return entry.label;
    case LabelTextRole: return entry.labelText;
    case BeginningRole: return entry.beginning;
    case FoundInRole: return entry.foundIn;
    default: return {};
    }
}

QHash<int, QByteArray> RulesResults::roleNames() const
{
    return {{TitleRole, "title"},         {SectionIdRole, "sectionId"}, {GameRole, "game"},
            {LabelRole, "label"},         {LabelTextRole, "labelText"}, {BeginningRole, "beginning"},
            {FoundInRole, "foundIn"}};
}

} // namespace tableside
