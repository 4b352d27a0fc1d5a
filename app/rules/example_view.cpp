#include "app/rules/example_view.h"

namespace tableside {

using namespace rules;

namespace {

TextBlock blockOf(const QString &markdown, int firstSentence)
{
    QList<TextBlock> blocks = textBlocks(markdown, firstSentence);
    return blocks.isEmpty() ? TextBlock() : blocks.takeFirst();
}

} // namespace

ExampleView::ExampleView(const ExampleText &text, const WorkedExample &data, const QStringList &players,
                         int firstSentence, QObject *parent)
    : QObject(parent), m_id(text.id), m_title(text.title), m_players(players), m_scenes(scenesOf(data))
{
    int next = firstSentence + 1; // the title is the first
    for (const QString &words : QStringList(text.position) + text.steps) {
        m_texts << blockOf(words, next);
        next += static_cast<int>(m_texts.last().sentences.size());
    }
    for (qsizetype step = 0; step < text.steps.size(); ++step)
        m_refused << (static_cast<std::size_t>(step) < data.steps.size()
                      && data.steps[static_cast<std::size_t>(step)].isRefused());
}

const Scene &ExampleView::scene() const
{
    static const Scene none;
    return m_scenes.isEmpty() ? none : m_scenes[qMin(m_step, static_cast<int>(m_scenes.size()) - 1)];
}

void ExampleView::setStep(int step)
{
    const int wanted = qBound(0, step, stepCount());
    if (wanted == m_step)
        return;
    m_step = wanted;
    emit stepChanged();
}

QVariantList ExampleView::others() const
{
    QVariantList others;
    for (int seat = 1; seat < scene().counts.size(); ++seat)
        others << QVariantMap{{QStringLiteral("name"), m_players.value(seat)},
                              {QStringLiteral("count"), scene().counts[seat]},
                              {QStringLiteral("isTurn"), !scene().isOver && scene().turn == seat}};
    return others;
}

QVariantList ExampleView::row() const
{
    QVariantList row;
    for (const Scene::RowCard &entry : scene().row)
        row << QVariantMap{{QStringLiteral("card"), entry.card}, {QStringLiteral("played"), entry.played}};
    return row;
}

QStringList ExampleView::sentences() const
{
    QStringList all{m_title};
    for (const TextBlock &text : m_texts)
        all << text.sentences;
    return all;
}

void ExampleView::showSentence(int sentence)
{
    for (int step = 0; step < m_texts.size(); ++step) {
        const int first = m_texts[step].firstSentence;
        if (sentence >= first && sentence < first + m_texts[step].sentences.size())
            setStep(step);
    }
}

} // namespace tableside
