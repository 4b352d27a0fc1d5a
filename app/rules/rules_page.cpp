#include "app/rules/rules_page.h"

#include "app/rules/example_view.h"
#include "app/rules/rules_library.h"

#include <array>
#include <utility>

namespace tableside {

using namespace rules;

/// Turns the blocks of a section into rows, counting sentences on.
class RulesPage::Builder
{
public:
    Builder(RulesPage &page, const QStringList &players) : m_page(page), m_players(players) {}

    void operator()(const rules::Paragraph &paragraph)
    {
        static constexpr std::array kinds{RulesPage::Paragraph, RulesPage::Bullet, RulesPage::Numbered};
        for (const TextBlock &block : textBlocks(paragraph.markdown, next())) {
            Entry &entry = append(kinds.at(static_cast<std::size_t>(block.kind)), block.sentences.join(u' '));
            entry.html = block.html;
            entry.number = block.number;
            m_page.m_sentences << block.sentences;
        }
    }

    void operator()(const rules::Figure &figure)
    {
        Entry &entry = append(RulesPage::Figure, figure.description);
        entry.html = QStringLiteral("<span class=\"s%1\">%2</span>").arg(next()).arg(figure.description.toHtmlEscaped());
        entry.cards = figure.cards;
        entry.onto = figure.onto;
        m_page.m_sentences << figure.description;
    }

    void operator()(const ExampleText &text)
    {
        const WorkedExample *data = m_page.m_library.example(text.id);
        if (data == nullptr)
            return;
        Entry &entry = append(RulesPage::Example, text.title);
        entry.example = new ExampleView(text, *data, m_players, next(), &m_page);
        QQmlEngine::setObjectOwnership(entry.example, QQmlEngine::CppOwnership);
        m_page.m_sentences << entry.example->sentences();
    }

private:
    int next() const { return static_cast<int>(m_page.m_sentences.size()); }

    Entry &append(Kind kind, const QString &plain)
    {
        Entry entry;
        entry.kind = kind;
        entry.plain = plain;
        entry.firstSentence = next();
        m_page.m_entries.push_back(std::move(entry));
        return m_page.m_entries.back();
    }

    RulesPage &m_page;
    QStringList m_players;
};

RulesPage::RulesPage(const RulesLibrary &library, QObject *parent) : QAbstractListModel(parent), m_library(library) {}

RulesPage::~RulesPage() = default;

void RulesPage::show(const QString &language, const QString &sectionId)
{
    beginResetModel();
    const std::vector<Entry> before = std::exchange(m_entries, {});
    m_sentences.clear();
    m_language = language;
    m_sectionId = sectionId;
    m_title.clear();
    const SectionText *text = m_library.sectionText(language, sectionId);
    const Chapter *chapter = m_library.chapterOf(sectionId);
    const Language *known = m_library.language(language);
    if (text != nullptr && chapter != nullptr && known != nullptr) {
        const Label label = m_library.section(sectionId)->label;
        m_languageName = known->name;
        m_chapter = m_library.chapterText(language, chapter->file)->title;
        m_title = text->title;
        m_label = labelName(label);
        m_labelText = known->labels.value(label);
        m_colourLetters.clear();
        for (auto letter = known->colourLetters.begin(); letter != known->colourLetters.end(); ++letter)
            m_colourLetters.insert(letter.key(), letter.value());
        m_isQuickCard = chapter->kind == ChapterKind::Quick;
        m_sentences << m_title;
        Builder builder(*this, known->players);
        for (const Block &block : text->blocks)
            std::visit(builder, block);
    }
    endResetModel();
    for (const Entry &entry : before) {
        if (entry.example)
            entry.example->deleteLater(); // after the items that show it
    }
    emit changed();
}

int RulesPage::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant RulesPage::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry &entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case KindRole: return entry.kind;
    case HtmlRole: return entry.html;
    case PlainRole: return entry.plain;
    case NumberRole: return entry.number;
    case FirstSentenceRole: return entry.firstSentence;
    case CardsRole: return entry.cards;
    case OntoRole: return entry.onto;
    case ExampleRole: return QVariant::fromValue(entry.example);
    default: return {};
    }
}

QHash<int, QByteArray> RulesPage::roleNames() const
{
    return {{KindRole, "kind"},   {HtmlRole, "html"},
            {PlainRole, "plain"}, {NumberRole, "number"},
            {CardsRole, "cards"}, {FirstSentenceRole, "firstSentence"},
            {OntoRole, "onto"},   {ExampleRole, "example"}};
}

ExampleView *RulesPage::example(const QString &id) const
{
    for (const Entry &entry : m_entries) {
        if (entry.example && entry.example->id() == id)
            return entry.example;
    }
    return nullptr;
}

void RulesPage::showSentence(int sentence)
{
    for (const Entry &entry : m_entries) {
        if (entry.example)
            entry.example->showSentence(sentence);
    }
}

} // namespace tableside
