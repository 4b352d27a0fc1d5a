// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The driver runs the app in the test process. Tests read the app's state through its models and operate it only with
// synthesised mouse, touch and key events, or by accessibility actions.
#pragma once

#include "tests/app/phones/fake_door.h"
#include "tests/app/silent_devices.h"
#include "tests/app/table/manual_time.h"

#include "app/application.h"

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <functional>

namespace tableside::test {

class Driver
{
public:
    enum class Phones { Fake, OnNetwork };

    /// Starts the app with its data in \p folder; an empty \p folder stands for a new temporary one. Unless \p lively, the app
    /// runs without animations and the computer players don't pause before they act. Phones join through door(), or, if
    /// \p phones says so, over the network as in the program.
    explicit Driver(const QString &folder = {}, QSize size = {1024, 768}, bool lively = false, const RulesPaper &paper = {},
                    Phones phones = Phones::Fake);

    Application &application() { return m_application; }
    TableController &tableController() { return m_application.tableController(); }
    ScoreController &scores() { return m_application.scoreController(); }
    /// Returns the table of the open lesson, or else that of the open match; null if there is neither.
    GameTable *anyTable() { return lessons().table() ? lessons().table() : tableController().table(); }
    DosTable &table() { return *qobject_cast<DosTable *>(anyTable()); }
    UnoTable &unoTable() { return *qobject_cast<UnoTable *>(anyTable()); }
    LessonController &lessons() { return m_application.lessons(); }
    RulesReader &rules() { return m_application.rulesReader(); }
    SilentSoundBoard &sounds() { return *m_sounds; }
    SilentVoice &voice() { return *m_voice; }
    /// Returns the door through which phones join unless they join over the network.
    FakeDoor &door() { return *m_door; }
    QQuickWindow &window() { return *m_application.window(); }
    Navigator &navigator() { return m_application.navigator(); }

    /// Returns the visible item with that objectName. Waits until it is visible.
    QQuickItem *item(const QString &name);
    /// Returns the item with that objectName if it is visible now, otherwise null.
    QQuickItem *find(const QString &name);
    bool isThere(const QString &name) { return find(name) != nullptr; }
    /// Returns the text that the item shows.
    QString text(const QString &name) { return item(name)->property("text").toString(); }
    /// Returns the latest announcement of the item with that objectName, which announces for screen readers.
    QString words(const QString &name) { return item(name)->property("words").toString(); }
    /// Returns the item's name, or another text of it, as a screen reader reads it.
    QString spoken(const QString &name, QAccessible::Text kind = QAccessible::Name);
    /// Returns the item's rectangle in window coordinates.
    QRectF rect(const QString &name);
    /// Returns whether the whole item is inside the window.
    bool isInWindow(const QString &name) { return QRectF({}, QSizeF(window().size())).contains(rect(name)); }
    /// Returns the objectName of the item that has the focus; empty if no item has it.
    QString focusName();
    /// Returns the latest announcement to screen readers.
    QString announced();

    /// Waits until \p condition holds. If that takes longer than \p ms, aborts the program with a message that contains \p what.
    void waitFor(const std::function<bool()> &condition, const char *what, int ms = 20000);
    void waitForItem(const QString &name) { item(name); }
    /// Waits until the item is visible and has stopped moving, because a layout needs a frame or two. Everything that presses
    /// an item waits for this by itself.
    void waitForRest(const QString &name);
    /// Finishes the running imports and exports.
    void finishJobs();
    /// Waits a moment, so that cards that have just moved reach their positions.
    void settle();
    /// Advances the clock of the table.
    void pass(qint64 ms) { m_time.advance(ms); }
    /// Waits for two frames: the first one draws what has changed, the second one what the first layout changed.
    void waitForFrames();

    /// Clicks the item with the left mouse button, at a point given as fractions of the item's size.
    void click(const QString &name, QPointF at = {0.5, 0.5});
    /// Taps the item with a finger, at a point given as fractions of the item's size.
    void tap(const QString &name, QPointF at = {0.5, 0.5});
    void clickCard(int cardId);
    void drag(int fromCardId, int toCardId);
    /// Moves the mouse from \p from to \p to in several steps, while its button may be down.
    void moveMouse(QPoint from, QPoint to);
    /// Holds the left mouse button down on the item until \p condition holds.
    void longPress(const QString &name, const std::function<bool()> &condition);
    /// Drops files in the middle of the window, as from the desktop. Returns whether the window accepts them.
    bool dropFiles(const QStringList &paths);
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    /// Holds the key down until it has repeated three times, then releases it.
    void hold(Qt::Key key);
    /// Types ASCII text, one key for each character.
    void type(const QString &text);
    /// Taps the field and replaces its text with ASCII text.
    void retype(const QString &field, const QString &text);

    /// Moves the focus with the arrow keys until it is on the card.
    void focusCard(int cardId);
    /// Moves the focus with Tab until it is on the item with that objectName. Aborts the program if Tab does not reach the item.
    void tabTo(const QString &name);
    /// Moves the focus to the item with Tab, then presses Return.
    void pressByKeys(const QString &name);
    /// Triggers the item's press action through the accessibility interface, as a screen reader does.
    void pressByReader(const QString &name);

    /// Opens the setup of the game from the Home page by mouse, starts a match, and waits for its table.
    void startMatch(const QString &game = QStringLiteral("dos"));
    /// Makes the computer players wait so long that they never act during a test.
    void holdComputers() { tableController().setAiPace({100'000'000, 100'000'001, 0}); }
    /// Opens the page without a press and waits until its item \p name is visible.
    void open(Navigator::Page page, const QString &name);
    /// Opens the section of the rules from the Home page.
    void openRules(const QString &section);
    /// Clicks the item of the table's menu.
    void clickInMenu(const QString &name);
    /// Returns whether the player can act now, or the round or match is over. Works for both games.
    bool isMyTurnOrOver();
    /// Plays the match of either game to its end. Verifies that it took several decisions, that its result is shown, and that
    /// the app reported no problems. \p decide makes one decision of a turn and returns text for the failure message. Calls and
    /// starts the next rounds by keys if \p byKeys, otherwise by mouse.
    void playOut(const std::function<QString()> &decide, bool byKeys = false);
    dos::ActionList legal();
    int handCard(dos::Card card, int except = -1);
    int rowCard(int index) { return table().cards()->row()[static_cast<std::size_t>(index)]; }

private:
    void waitForCards();
    QPoint placeOf(const QString &name, QPointF at);

    bool m_lively;
    SkippableTime m_time;
    QTemporaryDir m_folder;
    SilentSoundBoard *m_sounds;
    SilentVoice *m_voice;
    FakeDoor *m_door;
    Application m_application;
};

/// Returns the item's rectangle in window coordinates.
QRectF rectOf(const QQuickItem &item);

/// Returns a paper that neither prints nor saves anything.
RulesPaper blankPaper();

/// Returns the first double match, or else the first legal action. Matching many cards makes rounds end.
dos::Action preferred(const dos::ActionList &legal);

/// Makes one decision of a turn: chooses its cards with \p choose, then presses its button with \p press.
void playBy(Driver &driver, const dos::Action &action, const std::function<void(int cardId)> &choose,
            const std::function<void(const QString &button)> &press);
/// Makes one decision of a turn with mouse clicks.
void playByMouse(Driver &driver, const dos::Action &action);
/// Makes one decision of a turn by dragging cards; clicks where dragging is impossible.
void playByDragging(Driver &driver, const dos::Action &action);
/// Makes one decision of a turn with keys alone.
void playByKeys(Driver &driver, const dos::Action &action);

/// Returns a text that describes the whole position: two positions have the same text only if they are equal.
QByteArray positionText(const TableSession<dos::Game> &session);

} // namespace tableside::test
