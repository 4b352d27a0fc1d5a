#include "app/rules/example_view.h"

#include <algorithm>

namespace tableside {

using namespace rules;

ExampleView::ExampleView(const WorkedExample &data, const QString &title, const QList<Passage> &steps,
                         const QStringList &players, QObject *parent)
    : QObject(parent), m_id(data.id), m_title(title), m_players(players), m_steps(steps), m_scenes(scenesOf(data))
{
    for (const ExampleStep &step : data.steps)
        m_refused << step.isRefused();
    for (QObject *model : {static_cast<QObject *>(&m_others), static_cast<QObject *>(&m_row)})
        QQmlEngine::setObjectOwnership(model, QQmlEngine::CppOwnership);
    showScene();
}

void ExampleView::setStep(int step)
{
    const int wanted = qBound(0, step, stepCount());
    if (wanted == m_step)
        return;
    m_step = wanted;
    showScene();
    emit stepChanged();
}

void ExampleView::showScene()
{
    const Scene now = scene();
    QList<ExampleSeat> others;
    for (int seat = 1; seat < now.counts.size(); ++seat)
        others << ExampleSeat{m_players.value(seat), now.counts[seat], !now.isOver && now.turn == seat};
    m_others.setRows(others);
    QList<ExampleRowCard> row;
    for (const Scene::RowCard &entry : now.row)
        row << ExampleRowCard{entry.card, entry.played};
    m_row.setRows(row);
}

void ExampleView::showSentence(int sentence)
{
    const auto found = std::find_if(m_steps.begin(), m_steps.end(),
                                    [&](const Passage &step) { return step.hasSentence(sentence); });
    if (found != m_steps.end())
        setStep(static_cast<int>(found - m_steps.begin()));
}

} // namespace tableside
