// A person at the running app: sees it through the models, touches it with synthesised mouse and key events only.
#pragma once

#include "tests/app/table/manual_time.h"

#include "app/application.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <functional>

namespace tableside::test {

class Driver
{
public:
    /// Starts the app with its data in `folder` (empty: a new one), without motion and thinking time unless `lively`.
    explicit Driver(const QString &folder = {}, QSize size = {1024, 768}, bool lively = false,
                    const RulesPaper &paper = {});

    Application &application() { return m_application; }
    Playroom &playroom() { return m_application.playroom(); }
    ScoreRoom &scores() { return m_application.scoreRoom(); }
    /// Of a lesson, or else of a match.
    GameTable *anyTable() { return lessons().table() ? lessons().table() : playroom().table(); }
    DosTable &table() { return *qobject_cast<DosTable *>(anyTable()); }
    UnoTable &unoTable() { return *qobject_cast<UnoTable *>(anyTable()); }
    LessonRoom &lessons() { return m_application.lessons(); }
    RulesReader &rules() { return m_application.rulesReader(); }
    SilentSoundBoard &sounds() { return *m_sounds; }
    SilentVoice &voice() { return *m_voice; }
    QQuickWindow &window() { return *m_application.window(); }
    Navigator &navigator() { return *window().property("navigator").value<Navigator *>(); }

    /// The visible item of that objectName; null if there is none.
    QQuickItem *item(const QString &name);
    bool isThere(const QString &name) { return item(name) != nullptr; }
    /// The objectName of what has the focus; empty if nothing has.
    QString focusName();
    /// What the table has last said to the screen reader.
    QString announced();

    /// Waits until `condition` holds; fails the program with `what` after `ms`.
    void waitFor(const std::function<bool()> &condition, const char *what, int ms = 20000);
    void waitForItem(const QString &name);
    /// Until the item is there and has not moved for a while: layouts take a frame or two.
    void waitForRest(const QString &name);
    /// Waits for imports and exports.
    void finishJobs();
    /// Lets cards that have just moved arrive.
    void settle();
    /// Turns the time at the table on by so much.
    void pass(qint64 ms) { m_time.advance(ms); }
    /// Until what has changed has been laid out and drawn, and what that changed has been too.
    void waitForFrames();

    /// Presses and releases the left button on the item, at a place within it given in parts of its size.
    void click(const QString &name, QPointF at = {0.5, 0.5});
    /// The same with a finger.
    void tap(const QString &name, QPointF at = {0.5, 0.5});
    void clickCard(int cardId);
    void drag(int fromCardId, int toCardId);
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    /// Pressed, and kept down until the system has repeated it three times.
    void hold(Qt::Key key);
    /// Letters of ASCII, one key each.
    void type(const QString &text);

    /// Moves the focus with the arrow keys until it is on the card.
    void focusCard(int cardId);
    /// Moves the focus with Tab until it is on the item of that objectName; fails the program if it never gets there.
    void tabTo(const QString &name);
    /// tabTo(), then Return.
    void pressByKeys(const QString &name);
    /// As a screen reader presses it.
    void pressByReader(const QString &name);

    /// At the table of either game.
    bool isMyTurnOrOver();
    /// Plays the match of either game to its end, and verifies that it was one and what is shown then. `decide` makes
    /// one decision of a turn and returns what the table says to it, `call` calls, `next` leads from the count to the
    /// next round.
    void playOut(const std::function<QString()> &decide, const std::function<void()> &call,
                 const std::function<void()> &next);
    dos::ActionList legal();
    int handCard(dos::Card card, int except = -1);
    int rowCard(int index) { return table().cards()->row()[static_cast<std::size_t>(index)]; }

private:
    void waitForLayout(const QString &name);
    void waitForCards();
    QPoint placeOf(const QString &name, QPointF at);

    bool m_lively;
    SkippableTime m_time;
    QTemporaryDir m_folder;
    SilentSoundBoard *m_sounds;
    SilentVoice *m_voice;
    Application m_application;
};

/// Returns a paper on which nothing is printed and nothing saved.
RulesPaper blankPaper();

/// One decision of a turn, by mouse clicks.
void playByMouse(Driver &driver, const dos::Action &action);
/// The same by dragging cards where that is possible.
void playByDragging(Driver &driver, const dos::Action &action);
/// The same by keys alone.
void playByKeys(Driver &driver, const dos::Action &action);

/// All that a position is, as text that differs when it does.
QByteArray positionText(const TableSession<dos::Game> &session);

} // namespace tableside::test
