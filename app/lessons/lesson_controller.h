// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The controller of the lessons: opens a game's lesson at the scene where the learner left it, stores the progress, and decides
// whether the Home page offers lessons. Lessons are never stored as matches and do not affect an unfinished match.
#pragma once

#include "app/lessons/lesson_coach.h"
#include "app/table/presentation/game_table.h"

#include <QObject>
#include <QQmlEngine>

#include <memory>

namespace tableside {

class AppSettings;
class SoundBoard;
class TimeSource;

class LessonController : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

    /// The open lesson; null if none is open.
    Q_PROPERTY(tableside::LessonCoach *coach READ coach NOTIFY coachChanged FINAL)
    Q_PROPERTY(tableside::GameTable *table READ table NOTIFY coachChanged FINAL)
    /// Whether the Home page offers lessons. False after somebody on this device has completed a lesson without skipping scenes,
    /// dismissed the offer, or set up a match.
    Q_PROPERTY(bool offered READ isOffered NOTIFY changed FINAL)

public:
    /// \p settings, \p sounds, and \p time must outlive this object.
    LessonController(AppSettings &settings, SoundBoard &sounds, TimeSource &time, QObject *parent = nullptr);
    ~LessonController() override;

    LessonCoach *coach() { return m_coach.get(); }
    GameTable *table() { return m_coach ? &m_coach->table() : nullptr; }
    bool isOffered() const;
    /// Opens the lesson of \p game ("dos" or "uno") at the scene where the learner left it.
    Q_INVOKABLE void open(const QString &game);
    void leave();
    /// Permanently stops offering lessons on the Home page.
    Q_INVOKABLE void dismiss();
    /// Returns the index of the scene at which the learner left the lesson; 0 if the lesson was not begun or is over.
    Q_INVOKABLE int sceneOf(const QString &game) const;
    Q_INVOKABLE bool isFinished(const QString &game) const;
    /// Emits changed(), so that `offered` is read again. Called when a match is opened or closed at the table.
    void reload() { emit changed(); }
    /// Sets whether the table shows each step of play for its full time (Pace::holds). Tests set false.
    void setHolds(bool holds);

signals:
    void coachChanged();
    void changed();

private:
    template <typename Game>
    std::unique_ptr<LessonCoach> makeCoach(std::vector<LessonScene> scenes);
    void keep(const QString &game, int scene, bool isFinished);
    void applySettings();

    AppSettings &m_settings;
    SoundBoard &m_sounds;
    TimeSource &m_time;
    std::unique_ptr<LessonCoach> m_coach;
    bool m_holds = true;
};

} // namespace tableside
