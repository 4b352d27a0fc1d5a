// Leads a learner through the scenes of a lesson: says what to do, lets it be done, plays the others, and goes on. LessonPlay
// adds the game.
#pragma once

#include "app/lessons/lesson_script.h"
#include "app/table/presentation/table_guide.h"

#include <deque>
#include <set>

namespace tableside {

class GameTable;

// Spelled out for qmltyperegistrar 6.4, which looks for a base class by its full name.
class LessonCoach : public tableside::TableGuide
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the lesson room")

    /// "dos", "uno".
    Q_PROPERTY(QString game READ game CONSTANT FINAL)
    /// Of the scene.
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// From 1; and of how many.
    Q_PROPERTY(int scene READ sceneNumber NOTIFY changed FINAL)
    Q_PROPERTY(int scenes READ sceneCount CONSTANT FINAL)
    /// Something has been done in the scene.
    Q_PROPERTY(bool begun READ isBegun NOTIFY changed FINAL)
    /// It was left at this scene, and it is to be said whether to go on there.
    Q_PROPERTY(bool resuming READ isResuming NOTIFY changed FINAL)
    /// The last scene is behind.
    Q_PROPERTY(bool finished READ isFinished NOTIFY changed FINAL)
    /// Steps were passed over on the way here.
    Q_PROPERTY(bool skipped READ hasSkipped NOTIFY changed FINAL)

public:
    /// Between one thing that happens by itself and the next, in milliseconds at normal speed.
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
    bool isTelling() const override { return m_phase == Phase::Telling; }
    bool isAsking() const override { return m_phase == Phase::Telling || m_phase == Phase::Asking; }
    QString choiceWords(const QString &choice, const QString &verb) const override;

    /// Opens the scene, from 0; with `isResumed` it is asked first whether to go on there, and `hasSkipped` says of the way there.
    void start(int scene, bool isResumed, bool hasSkipped);
    void next() override;
    /// To the next scene, whatever is left of this one.
    Q_INVOKABLE void skip();
    /// To the beginning of the scene, or from there to the one before.
    Q_INVOKABLE void back();
    Q_INVOKABLE void goOn();
    Q_INVOKABLE void restart();

signals:
    /// Another scene; it counts from 0.
    void moved(int scene);
    void ended();

protected:
    enum class Phase { Watching, Asking, Telling, Finished };

    /// To be called by whoever derives when the learner has done what was accepted.
    void goOnWithScript();
    /// To be called when there is nothing more to be shown.
    void resume() { playOn(); }
    Phase phase() const { return m_phase; }
    const LessonStep &step() const { return currentScene().steps[static_cast<std::size_t>(m_step)]; }
    /// Of the step, or while something is watched of the one before.
    const std::vector<LessonObjection> &objections() const;
    /// To a try that nothing else is said to.
    QString notYet() const;
    /// With the players' names in it.
    QString sentence(const QString &id) const;

    /// Puts a position on the table.
    virtual void lay(const Json &position) = 0;
    /// What another player does.
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
    std::set<int> m_skipped; ///< Scenes of this time.
    bool m_skippedBefore = false; ///< Some, at an earlier time.
    int m_scene = 0;
    int m_step = 0;
    Phase m_phase = Phase::Watching;
    std::deque<Json> m_script; ///< What the others are still to do.
    bool m_othersPlay = false;
    bool m_isWaiting = false; ///< For the time before the next of it.
    bool m_isResuming = false;
    int m_turns = 0; ///< Counts up, so that what waits knows that it is stale.
    double m_speed = 1.0;
};

} // namespace tableside
