// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lessons/lesson_controller.h"

#include "app/lessons/lesson_play.h"
#include "app/settings/app_settings.h"

#include <utility>

namespace tableside {

namespace {

constexpr QLatin1String dismissedKey("dismissed");

QString sceneKey(const QString &game)
{
    return game + QStringLiteral("Scene");
}

/// Returns the settings key for whether the learner had skipped any scenes when the lesson was last open.
QString skippedKey(const QString &game)
{
    return game + QStringLiteral("Skipped");
}

QString finishedKey(const QString &game)
{
    return game + QStringLiteral("Finished");
}

/// Returns the players of a lesson: the learner and two computer players.
std::vector<SeatConfig> seatsOfLesson()
{
    std::vector<SeatConfig> seats(3);
    seats[0].portrait = defaultPortrait(0);
    seats[0].hintsAllowed = false; // the lesson already explains each action
    seats[1].portrait = QStringLiteral("hare");
    seats[2].portrait = QStringLiteral("fox");
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        seats[seat].hasOwnName = false;
        if (seat > 0)
            seats[seat].level = Level::greedy;
    }
    return seats;
}

} // namespace

LessonController::LessonController(AppSettings &settings, SoundBoard &sounds, TimeSource &time, QObject *parent)
    : QObject(parent), m_settings(settings), m_sounds(sounds), m_time(time)
{
    for (const auto signal : {&AppSettings::speedChanged, &AppSettings::reducedMotionChanged})
        connect(&settings, signal, this, &LessonController::applySettings);
}

LessonController::~LessonController() = default;

bool LessonController::isOffered() const
{
    const QVariantMap kept = m_settings.lessons();
    const bool isAnyFinished = isFinished(QStringLiteral("dos")) || isFinished(QStringLiteral("uno"));
    const bool wasPlayed = !m_settings.lastMatchSetup(QStringLiteral("dos")).isEmpty()
        || !m_settings.lastMatchSetup(QStringLiteral("uno")).isEmpty();
    return !isAnyFinished && !wasPlayed && !kept.value(dismissedKey).toBool();
}

int LessonController::sceneOf(const QString &game) const
{
    return m_settings.lessons().value(sceneKey(game)).toInt();
}

bool LessonController::isFinished(const QString &game) const
{
    return m_settings.lessons().value(finishedKey(game)).toBool();
}

template <typename Game>
std::unique_ptr<LessonCoach> LessonController::makeCoach(std::vector<LessonScene> scenes)
{
    MatchConfig<Game> config;
    config.seats = seatsOfLesson();
    config.addNames();
    return std::make_unique<LessonPlay<Game>>(std::move(scenes), config, m_sounds, m_time);
}

void LessonController::open(const QString &game)
{
    std::vector<LessonScene> scenes = readLesson(game);
    const int left = sceneOf(game);
    const int scene = left > 0 && left < static_cast<int>(scenes.size()) ? left : 0;
    const std::unique_ptr<LessonCoach> before = std::exchange(
        m_coach,
        game == QLatin1String("uno") ? makeCoach<uno::Game>(std::move(scenes)) : makeCoach<dos::Game>(std::move(scenes)));
    applySettings();
    m_coach->start(scene, scene > 0, scene > 0 && m_settings.lessons().value(skippedKey(game)).toBool());
    connect(m_coach.get(), &LessonCoach::moved, this, [this, game](int now) { keep(game, now, isFinished(game)); });
    connect(m_coach.get(), &LessonCoach::ended, this,
            [this, game] { keep(game, 0, isFinished(game) || !m_coach->hasSkipped()); });
    emit coachChanged();
}

void LessonController::leave()
{
    if (!m_coach)
        return;
    const std::unique_ptr<LessonCoach> before = std::move(m_coach); // the coach must exist until QML no longer uses it
    emit coachChanged();
}

void LessonController::dismiss()
{
    QVariantMap kept = m_settings.lessons();
    kept.insert(dismissedKey, true);
    m_settings.setLessons(kept);
    emit changed();
}

void LessonController::keep(const QString &game, int scene, bool isFinished)
{
    QVariantMap kept = m_settings.lessons();
    kept.insert(sceneKey(game), scene);
    kept.insert(finishedKey(game), isFinished);
    kept.insert(skippedKey(game), m_coach && m_coach->hasSkipped());
    m_settings.setLessons(kept);
    emit changed();
}

void LessonController::setHolds(bool holds)
{
    m_holds = holds;
    applySettings();
}

void LessonController::applySettings()
{
    if (!m_coach)
        return;
    m_coach->table().setPace({m_settings.speed(), m_settings.reducedMotion(), m_holds}, {});
    m_coach->setSpeed(m_settings.speed());
}

} // namespace tableside
