// The way to the lessons: opens that of a game where it was left, keeps how far the learner is, and knows whether Home should
// offer them. Nothing that is played in one is stored, and a match that is left unfinished is none of its business.
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

class LessonRoom : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

    /// Null while no lesson is open.
    Q_PROPERTY(tableside::LessonCoach *coach READ coach NOTIFY coachChanged FINAL)
    Q_PROPERTY(tableside::GameTable *table READ table NOTIFY coachChanged FINAL)
    /// Nobody here has finished a lesson, waved them aside, or set up a game.
    Q_PROPERTY(bool offered READ isOffered NOTIFY changed FINAL)

public:
    /// All three outlive it.
    LessonRoom(AppSettings &settings, SoundBoard &sounds, TimeSource &time, QObject *parent = nullptr);
    ~LessonRoom() override;

    LessonCoach *coach() { return m_coach.get(); }
    GameTable *table() { return m_coach ? &m_coach->table() : nullptr; }
    bool isOffered() const;
    /// The lesson of "dos" or "uno", where it was left.
    Q_INVOKABLE bool open(const QString &game);
    Q_INVOKABLE void leave();
    /// It is not offered any more.
    Q_INVOKABLE void dismiss();
    /// Where it was left, from 0.
    Q_INVOKABLE int sceneOf(const QString &game) const;
    Q_INVOKABLE bool isFinished(const QString &game) const;
    /// A game was set up, or the settings were.
    void reload() { emit changed(); }

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
};

} // namespace tableside
