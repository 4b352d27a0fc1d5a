// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lessons/lesson_coach.h"

#include "app/lessons/lesson_words.h"
#include "app/table/presentation/game_table.h"
#include "app/table/session/table_clock.h"
#include "app/words/region.h"

#include <utility>

namespace tableside {

LessonCoach::LessonCoach(std::vector<LessonScene> scenes, QObject *parent) : TableGuide(parent), m_scenes(std::move(scenes)) {}

QString LessonCoach::title() const
{
    return sentence(currentScene().id + QStringLiteral("/title"));
}

QString LessonCoach::sentence(const QString &id) const
{
    const MatchSeating &seating = const_cast<LessonCoach *>(this)->table().anySession().seating();
    QVariantList others; // seat 0 is the learner, so %1 is the name at seat 1
    for (std::size_t seat = 1; seat < seating.seats.size(); ++seat)
        others << seating.seats[seat].name;
    return Phrases::fill(words::lessonSentence(id), others);
}

QString LessonCoach::words() const
{
    if (m_phase == Phase::Finished)
        return {};
    if (m_phase == Phase::Watching && m_othersPlay) //: Said in a lesson while the other players play
        return tr("Watch what the others do.");
    // While the learner's cards are still being animated, the previous instruction remains visible.
    const int said = m_phase == Phase::Watching ? std::max(0, m_step - 1) : m_step;
    return m_phase == Phase::Watching && m_step == 0 ? QString()
                                                     : sentence(currentScene().steps[static_cast<std::size_t>(said)].say);
}

const std::vector<LessonObjection> &LessonCoach::objections() const
{
    static const std::vector<LessonObjection> none;
    if (m_phase == Phase::Asking)
        return step().objections;
    return m_phase == Phase::Watching && m_step > 0 ? currentScene().steps[static_cast<std::size_t>(m_step) - 1].objections
                                                    : none;
}

QString LessonCoach::notYet() const
{
    if (m_phase == Phase::Telling) //: Said in a lesson to somebody who plays on. “Next” is a button
        return tr("That’s it for this step. Press “Next”.");
    if (m_phase != Phase::Asking) //: Said in a lesson to somebody who presses something while the others play
        return tr("One moment: watch what happens.");
    //: Said in a lesson to a try that the rules allow, but that comes later. %1 what is to be done now, a sentence
    return tr("Not yet. %1").arg(sentence(step().say));
}

QString LessonCoach::choiceWords(const QString &choice, const QString &verb) const
{
    //: Said in a lesson when the right cards are selected. %1 what they come to, such as "Red 7 on green 7"; %2 the button
    return m_phase == Phase::Asking ? tr("%1: press “%2”.").arg(choice, verb) : choice;
}

void LessonCoach::start(int scene, bool isResumed, bool hasSkipped)
{
    m_skippedBefore = hasSkipped;
    m_isResuming = isResumed;
    open(scene);
}

void LessonCoach::open(int scene)
{
    ++m_turns;
    m_scene = scene;
    m_step = 0;
    m_isWaiting = false;
    m_phase = Phase::Watching;
    m_script = {currentScene().opening.begin(), currentScene().opening.end()};
    m_othersPlay = !m_script.empty();
    lay(currentScene().position);
    emit changed();
    emit moved(scene);
    if (!m_isResuming)
        playOn();
}

/// Plays the next scripted action after a pause, or opens the next step if no action is left. Does nothing if the lesson waits
/// for the learner, if the pause is already running, or while the table is still showing events.
void LessonCoach::playOn()
{
    if (m_phase != Phase::Watching || m_isWaiting || m_isResuming || table().isBusy())
        return;
    if (m_script.empty()) {
        openStep();
        return;
    }
    m_isWaiting = true;
    TableTimer::after(static_cast<qint64>(breath / m_speed), table().clock(), this, [this, turns = m_turns] {
        if (turns == m_turns)
            playNext();
    });
}

void LessonCoach::playNext()
{
    m_isWaiting = false;
    const Json action = m_script.front();
    m_script.pop_front();
    play(action);
    playOn(); // does nothing while the action is animated; resume() is called after that
}

void LessonCoach::openStep()
{
    m_othersPlay = false;
    m_phase = step().isReadOnly() ? Phase::Telling : Phase::Asking;
    emit changed();
    emit targetsChanged();
}

void LessonCoach::completeStep()
{
    m_script = {step().then.begin(), step().then.end()};
    m_othersPlay = !m_script.empty();
    ++m_step;
    m_phase = Phase::Watching;
    emit changed();
    emit targetsChanged();
    playOn();
}

void LessonCoach::next()
{
    if (m_phase != Phase::Telling)
        return;
    if (m_step + 1 == static_cast<int>(currentScene().steps.size())) {
        m_skipped.erase(m_scene);
        openNext();
        return;
    }
    ++m_step;
    openStep();
}

void LessonCoach::skip()
{
    m_skipped.insert(m_scene);
    emit changed(); // the property `skipped` may have changed
    openNext();
}

void LessonCoach::openNext()
{
    m_isResuming = false;
    if (m_scene + 1 < sceneCount())
        open(m_scene + 1);
    else
        end();
}

void LessonCoach::back()
{
    m_isResuming = false;
    open(isBegun() || m_scene == 0 ? m_scene : m_scene - 1);
}

void LessonCoach::goOn()
{
    if (!std::exchange(m_isResuming, false))
        return;
    emit changed();
    playOn();
}

void LessonCoach::restart()
{
    m_skipped.clear();
    m_skippedBefore = false;
    m_isResuming = false;
    open(0);
}

void LessonCoach::end()
{
    ++m_turns;
    table().finishEvents();
    m_phase = Phase::Finished;
    emit changed();
    emit targetsChanged();
    emit ended();
}

} // namespace tableside
