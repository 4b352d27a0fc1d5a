// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/scene_finder.h"

#include "app/calls/call_booth.h"
#include "app/phones/calls/phone_calls.h"
#include "app/phones/game/phone_table.h"
#include "app/phones/score/phone_sheet.h"
#include "app/phones/setup/phone_setup.h"
#include "app/score/book/score_controller.h"
#include "app/table/table_controller.h"
#include "app/ui/navigator.h"

#include <utility>

namespace tableside::phones {

SceneFinder::SceneFinder(TableController &tables, MicroClock clock, QObject *parent)
    : QObject(parent), m_tables(tables), m_clock(std::move(clock))
{
    connect(&tables, &TableController::tableChanged, this, &SceneFinder::update);
    connect(&tables, &TableController::gameChanged, this, &SceneFinder::update);
}

SceneFinder::~SceneFinder() = default;

void SceneFinder::follow(Navigator &navigator, ScoreController &scores, CallBooth &booth)
{
    m_navigator = &navigator;
    m_scores = &scores;
    m_booth = &booth;
    // Queued, because PageController opens what a page shows only after moved().
    connect(&navigator, &Navigator::moved, this, &SceneFinder::update, Qt::QueuedConnection);
    connect(&scores, &ScoreController::gameChanged, this, &SceneFinder::update);
    update();
}

void SceneFinder::setRunning(bool isRunning)
{
    m_isRunning = isRunning;
    update();
}

bool SceneFinder::isRoundPlayed() const
{
    const auto *table = qobject_cast<const GameTable *>(m_subject);
    return table && table->anySession().isPlaying();
}

void SceneFinder::update()
{
    QObject *now = m_isRunning ? subject() : nullptr;
    if (now == m_subject)
        return;
    m_subject = now;
    m_scene = now ? createScene(*now) : nullptr;
    emit sceneChanged();
}

/// Returns the object that the table shows to phones; null if there is none.
QObject *SceneFinder::subject() const
{
    if (m_navigator == nullptr)
        return m_tables.table();
    const QList<Navigator::Page> &path = m_navigator->path();
    for (auto page = path.crbegin(); page != path.crend(); ++page) {
        switch (*page) {
        case Navigator::Table: return m_tables.table();
        case Navigator::Setup: return m_tables.setup();
        case Navigator::ScoreSheet: return m_scores->game();
        case Navigator::ScoreSetup: return m_scores->setup();
        case Navigator::Calls: return m_booth;
        case Navigator::Rules:
        case Navigator::Settings:
        case Navigator::About:
        case Navigator::Person:
        case Navigator::PersonGames: break;
        default: return nullptr;
        }
    }
    return nullptr;
}

std::unique_ptr<PhoneScene> SceneFinder::createScene(QObject &subject) const
{
    if (auto *table = qobject_cast<GameTable *>(&subject))
        return phoneTable(*table, m_clock);
    if (auto *game = qobject_cast<ScoreGame *>(&subject))
        return std::make_unique<PhoneSheet>(*game);
    if (auto *booth = qobject_cast<CallBooth *>(&subject))
        return std::make_unique<PhoneCalls>(*booth);
    if (auto *scoreSetup = qobject_cast<ScoreSetup *>(&subject))
        return setupScene(*scoreSetup);
    return setupScene(*qobject_cast<MatchSetup *>(&subject));
}

} // namespace tableside::phones
