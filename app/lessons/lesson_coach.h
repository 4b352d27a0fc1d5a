// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Guides a learner through the scenes of a lesson: it shows instructions, waits for the learner's actions, and plays the other
// players' actions. The subclass LessonPlay adds the game itself.
#pragma once

#include "app/lessons/lesson_script.h"
#include "app/table/presentation/table_guide.h"

#include <deque>
#include <set>

namespace tableside {

class GameTable;

/// The state of one lesson, as exposed to QML. The table queries this object for the items to highlight and the text to show.
// The base class is qualified with its namespace because qmltyperegistrar 6.4 looks up base classes by their full names.
class LessonCoach : public tableside::TableGuide
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the lesson controller")

    /// The game: "dos" or "uno".
    Q_PROPERTY(QString game READ game CONSTANT FINAL)
    /// The title of the current scene.
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// The number of the current scene, counted from 1; `scenes` is the number of all scenes.
    Q_PROPERTY(int scene READ sceneNumber NOTIFY changed FINAL)
    Q_PROPERTY(int scenes READ sceneCount CONSTANT FINAL)
    /// Whether the learner has completed at least one step of the current scene.
    Q_PROPERTY(bool begun READ isBegun NOTIFY changed FINAL)
    /// Whether the lesson was reopened after its first scene, and the learner has not yet chosen to go on or to restart.
    Q_PROPERTY(bool resuming READ isResuming NOTIFY changed FINAL)
    /// Whether the lesson is over.
    Q_PROPERTY(bool finished READ isFinished NOTIFY changed FINAL)
    /// Whether any scenes of this lesson were skipped. A scene that is completed after it was skipped no longer counts, unless
    /// the lesson was left and reopened in between.
    Q_PROPERTY(bool skipped READ hasSkipped NOTIFY changed FINAL)

public:
    /// The pause before each action of the other players, in milliseconds at normal speed.
    static constexpr int breath = 900;

    LessonCoach(std::vector<LessonScene> scenes, QObject *parent = nullptr);

    virtual QString game() const = 0;
    virtual GameTable &table() = 0;
    QString title() const;
    int sceneNumber() const { return m_scene + 1; }
    int sceneCount() const { return static_cast<int>(m_scenes.size()); }
    bool isBegun() const { return m_step > 0; }
    bool isResuming() const { return m_isResuming; }
    bool isFinished() const { return m_phase == Phase::Finished; }
    bool hasSkipped() const { return m_skippedBefore || !m_skipped.empty(); }
    void setSpeed(double speed) { m_speed = speed; }
    QString words() const override;
    bool isExplaining() const override { return m_phase == Phase::Telling; }
    bool isAsking() const override { return m_phase == Phase::Telling || m_phase == Phase::Asking; }
    QString choiceWords(const QString &choice, const QString &verb) const override;

    /// Opens a scene, counted from 0. If \p isResumed, the scene waits for goOn() or restart(). \p hasSkipped says whether
    /// scenes were skipped when the lesson was last open.
    void start(int scene, bool isResumed, bool hasSkipped);
    void next() override;
    /// Skips the rest of the current scene and opens the next scene or, after the last scene, ends the lesson.
    Q_INVOKABLE void skip();
    /// Restarts the current scene or, if the learner has completed no step of it, the previous scene (if there is one).
    Q_INVOKABLE void back();
    /// Continues a lesson that was reopened, at its current scene.
    Q_INVOKABLE void goOn();
    /// Restarts the lesson at its first scene.
    Q_INVOKABLE void restart();

signals:
    /// Emitted when a scene was opened or restarted; \p scene counts from 0.
    void moved(int scene);
    /// Emitted when the lesson is over.
    void ended();

protected:
    /// Watching: the table shows what happens. Asking: the learner must perform an accepted action. Telling: the learner reads a
    /// text, and next() continues. Finished: the lesson is over.
    enum class Phase { Watching, Asking, Telling, Finished };

    /// Completes the current step and starts the other players' actions after that step. Subclasses call this when the learner
    /// has performed an accepted action.
    void completeStep();
    /// Continues with the other players' next scripted action or with the next step, unless the table is still showing events.
    /// Subclasses call this when the table's isBusy() has changed.
    void resume() { playOn(); }
    Phase phase() const { return m_phase; }
    const LessonStep &step() const { return currentScene().steps[static_cast<std::size_t>(m_step)]; }
    /// Returns the prepared replies to wrong actions in the current step. While the result of a completed step is still being
    /// shown, returns the replies of the completed step. Empty while the learner reads a text.
    const std::vector<LessonObjection> &objections() const;
    /// Returns the reply to an action for which the current step has no prepared reply.
    QString notYet() const;
    /// Returns the sentence with an id, with the players' names filled in.
    QString sentence(const QString &id) const;

    /// Sets up the table with a scene's position.
    virtual void lay(const Json &position) = 0;
    /// Performs an action of another player.
    virtual void play(const Json &action) = 0;

private:
    const LessonScene &currentScene() const { return m_scenes[static_cast<std::size_t>(m_scene)]; }
    void open(int scene);
    void openNext();
    void playOn();
    void playNext();
    void openStep();
    void end();

    const std::vector<LessonScene> m_scenes;
    std::set<int> m_skipped;      ///< The indexes of scenes that were skipped since this lesson was opened.
    bool m_skippedBefore = false; ///< Whether scenes were skipped when the lesson was last open.
    int m_scene = 0;
    int m_step = 0;
    Phase m_phase = Phase::Watching;
    std::deque<Json> m_script; ///< The other players' actions that are still to be played.
    bool m_othersPlay = false;
    bool m_isWaiting = false; ///< Whether the pause before the next scripted action is running.
    bool m_isResuming = false;
    int m_turns = 0; ///< Incremented when a scene is opened or the lesson ends, so that earlier timers are ignored.
    double m_speed = 1.0;
};

} // namespace tableside
