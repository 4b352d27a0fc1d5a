// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/reader/example_view.h"

#include <QTranslator>

#include <algorithm>

namespace tableside {

using namespace rules;

LanguageWords::LanguageWords(const QString &language) : m_translator(std::make_shared<QTranslator>())
{
    static_cast<void>(m_translator->load(QStringLiteral(":/i18n/tableside_") + language));
}

QString LanguageWords::text(const char *context, const char *source, int count) const
{
    QString found = m_translator->translate(context, source, nullptr, count);
    if (found.isEmpty())
        found = QString::fromUtf8(source);
    return count < 0 ? found : found.replace(QLatin1String("%n"), QString::number(count));
}

ExampleView::ExampleView(const WorkedExample &data, const QString &title, const QList<Passage> &steps, const QStringList &players,
                         const LanguageWords &words, QObject *parent)
    : QObject(parent), m_id(data.id), m_title(title), m_players(players), m_words(words), m_steps(steps), m_scenes(scenesOf(data))
{
    for (const ExampleStep &step : data.steps)
        m_refused << step.isRefused();
    for (QObject *model : {static_cast<QObject *>(&m_others), static_cast<QObject *>(&m_row)})
        QQmlEngine::setObjectOwnership(model, QQmlEngine::CppOwnership);
    showScene();
}

QString ExampleView::heading() const
{
    //: Over the table of a worked example; %1 its title
    return m_words.text("ExampleBlock", QT_TRANSLATE_NOOP("ExampleBlock", "Example: %1")).arg(m_title);
}

QString ExampleView::stepName() const
{
    if (m_step == 0) {
        //: Over the words of an example, before its first step
        return m_words.text("ExampleBlock", QT_TRANSLATE_NOOP("ExampleBlock", "Starting position"));
    }
    //: %1 number of the step, %2 how many there are
    return m_words.text("ExampleBlock", QT_TRANSLATE_NOOP("ExampleBlock", "Step %1 of %2"))
        .arg(QString::number(m_step), QString::number(stepCount()));
}

QString ExampleView::previousWords() const
{
    //: Button: one step back in an example
    return m_words.text("ExampleBlock", QT_TRANSLATE_NOOP("ExampleBlock", "Previous step"));
}

QString ExampleView::nextWords() const
{
    //: Button: the next step of an example
    return m_step < stepCount() ? m_words.text("ExampleBlock", QT_TRANSLATE_NOOP("ExampleBlock", "Next step"))
                                //: Button: to the beginning of an example
                                : m_words.text("ExampleBlock", QT_TRANSLATE_NOOP("ExampleBlock", "Start over"));
}

QString ExampleView::refusedWords() const
{
    //: Spoken mark of a step in an example that the rules do not allow
    return m_words.text("ExampleBlock", QT_TRANSLATE_NOOP("ExampleBlock", "Not allowed"));
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
    for (int seat = 1; seat < now.counts.size(); ++seat) {
        const int count = now.counts[seat];
        //: A player of an example and the number of her cards. %1 name, %n cards
        const QString words = m_words.text("ExampleTable", QT_TRANSLATE_N_NOOP("ExampleTable", "%1: %n card(s)"), count);
        others << ExampleSeat{words.arg(m_players.value(seat)), count, !now.isOver && now.turn == seat};
    }
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
