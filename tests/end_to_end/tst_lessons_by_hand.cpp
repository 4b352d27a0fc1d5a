// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A beginner takes the lessons of both games by touch on a phone, by keys, and with a screen reader, interrupts and resumes them,
// and starts a first real game.
#include "lesson_by_hand.h"
#include "test_program.h"
#include "tests/app/row_note.h"

#include <QTest>

#include <array>

using namespace tableside;
using namespace tableside::test;

namespace {

struct LearnRow
{
    QString game;
    QString button; ///< The button on the Home page that opens the lesson.
};

const std::array learnRows{LearnRow{"dos", "learnDos"}, LearnRow{"uno", "learnUno"}};

/// Skips every scene of the lesson.
void skipAll(Driver &driver)
{
    while (!coach(driver).isFinished())
        coach(driver).skip();
    driver.waitForRest("lessonPlay");
}

/// Completes the lesson with \p press, which presses each item that the coach points at.
void learn(Driver &driver, const std::function<void(const QString &name)> &press)
{
    while (!coach(driver).isFinished())
        doStep(driver, press);
    driver.waitForRest(QStringLiteral("lessonPlay"));
}

} // namespace

class TestLessonsByHand : public QObject
{
    Q_OBJECT

private slots:
    void completesALessonByTouchOnAPhone();
    void completesALessonByKeys();
    void completesALessonByScreenReader();
    void goesFromLessonsToAFirstGame();
    void skipsLeavesAndResumesALesson();
    void opensFromTheRulesAndReturns();
    void lessonLeavesAMatchUnchanged();
    void offerOfLessonsStaysDismissed();
    void lessonTableHidesOtherControls();
};

/// The lesson's strip covers none of the items that the coach points at, and the bar with the text covers none of the cards among
/// them.
void TestLessonsByHand::completesALessonByTouchOnAPhone()
{
    for (const auto &[game, button] : learnRows) {
        for (const double textScale : {1.0, 1.3}) {
            const RowNote note(QStringLiteral("%1, text %2").arg(game).arg(textScale));
            Driver driver({}, {360, 740});
            driver.application().settings().setTextScale(textScale);
            driver.tap(button);
            driver.waitForItem("lessonHead");
            const auto placeOf = [&](const QString &name) { return driver.rect(name).adjusted(1, 1, -1, -1); };
            learn(driver, [&](const QString &name) {
                const QRectF head = placeOf("lessonHead");
                const QRectF words = placeOf("tableWords");
                QVERIFY(driver.isInWindow("lessonHead"));
                for (const QString &target : coach(driver).targets()) {
                    const QRectF place = placeOf(target);
                    QVERIFY2(!place.intersects(head), qPrintable(target + " under the strip: " + coach(driver).words()));
                    if (target.startsWith(QLatin1String("card")))
                        QVERIFY2(!place.intersects(words), qPrintable(target + " under the words: " + coach(driver).words()));
                }
                // Cards are tapped near their left edge, because the next card may cover the rest.
                driver.tap(name, name.startsWith(QLatin1String("card")) ? QPointF(0.15, 0.3) : QPointF(0.5, 0.5));
            });
            QVERIFY(driver.lessons().isFinished(game));
            QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join(u'\n')));
        }
    }
}

/// The focus is always on the item to press next, so Return completes the lesson.
void TestLessonsByHand::completesALessonByKeys()
{
    for (const auto &[game, button] : learnRows) {
        const RowNote note(game);
        Driver driver;
        driver.pressByKeys(button);
        driver.waitForItem("lessonHead");
        learn(driver, [&](const QString &name) {
            driver.waitFor([&] { return driver.focusName() == name; }, qPrintable("the focus on " + name));
            driver.key(Qt::Key_Return);
        });
        QTRY_COMPARE(driver.focusName(), QStringLiteral("lessonPlay"));
        driver.key(Qt::Key_Space); // presses the button, because there is nothing to call here
        driver.waitForItem("setupPage");
    }
}

/// Each instruction is announced, and press actions carry it out.
void TestLessonsByHand::completesALessonByScreenReader()
{
    for (const auto &[game, button] : learnRows) {
        const RowNote note(game);
        Driver driver;
        driver.pressByReader(button);
        driver.waitForItem("lessonHead");
        waitForCoach(driver);
        learn(driver, [&](const QString &name) {
            const QString words = coach(driver).words();
            const bool isChosen = driver.anyTable()->hasChoice();
            driver.waitFor([&] { return isChosen || driver.announced().contains(words); }, qPrintable("said: " + words));
            driver.pressByReader(name);
        });
        QVERIFY(driver.lessons().isFinished(game));
    }
}

/// A beginner skips both lessons right after the first start and begins a real game of UNO.
void TestLessonsByHand::goesFromLessonsToAFirstGame()
{
    Driver driver({}, {360, 740});
    driver.tap("learnDos");
    driver.waitForItem("lessonHead");
    while (!coach(driver).isFinished())
        driver.tap("lessonSkip");
    driver.tap("lessonOther"); // the lesson of UNO, which has not been learned
    driver.waitFor([&] { return coach(driver).game() == QLatin1String("uno"); }, "the lesson of UNO");
    skipAll(driver);
    QVERIFY(driver.isThere("lessonOther")); // skipping has not finished the lesson of DOS
    driver.tap("lessonPlay");
    driver.waitForItem("setupPage");
    QVERIFY(!driver.lessons().table());
    QCOMPARE(driver.tableController().game(), QStringLiteral("uno"));
    driver.tap("setupStart");
    driver.waitFor([&] { return driver.isThere("tablePage") && driver.tableController().table(); }, "the table");
    driver.waitFor([&] { return driver.isMyTurnOrOver(); }, "the first turn");
    QVERIFY(!driver.isThere("lessonHead"));
    QVERIFY(!driver.tableController().table()->guide());
    driver.key(Qt::Key_Escape);
    driver.click("menuLeave");
    driver.waitForItem("homeContinueCard"); // on a phone it replaces the lessons, which the rules still offer
    QVERIFY(!driver.isThere("homeLearn"));
    QVERIFY(driver.tableController().unfinished()->newestOf("uno").has_value());

    driver.application().settings().setLessons({{"dosFinished", true}});
    driver.lessons().open("uno");
    driver.open(Navigator::Lesson, "lessonHead");
    skipAll(driver);
    QVERIFY(!driver.isThere("lessonOther")); // the lesson of DOS has been learned
}

void TestLessonsByHand::skipsLeavesAndResumesALesson()
{
    Driver driver;
    openLesson(driver, QStringLiteral("dos"));
    QVERIFY(!driver.item("lessonBack")->isEnabled());
    driver.click("lessonSkip");
    driver.click("lessonSkip");
    QCOMPARE(driver.text("lessonTitle"), coach(driver).title());
    QCOMPARE(driver.text("lessonProgress"), QStringLiteral("3 of 10"));
    doStep(driver);
    const QString second = coach(driver).words();
    driver.click("lessonBack");
    waitForCoach(driver);
    QVERIFY(coach(driver).words() != second);
    QCOMPARE(coach(driver).sceneNumber(), 3);
    driver.click("lessonBack");
    QCOMPARE(coach(driver).sceneNumber(), 2);
    driver.click("lessonSkip");
    driver.key(Qt::Key_Escape);
    driver.waitForItem("homePage");
    QVERIFY(!driver.lessons().table());

    openLesson(driver, QStringLiteral("dos"));
    driver.waitForItem("lessonGoOn");
    QVERIFY(!driver.item("lessonHead")->isEnabled());
    driver.click("lessonGoOn");
    waitForCoach(driver);
    QCOMPARE(coach(driver).sceneNumber(), 3);
    doStep(driver);
    driver.click("lessonLeave");
    openLesson(driver, QStringLiteral("dos"));
    driver.click("lessonRestart");
    waitForCoach(driver);
    QCOMPARE(coach(driver).sceneNumber(), 1);
    doStep(driver);
    QVERIFY(coach(driver).isExplaining());
    driver.key(Qt::Key_Space); // continues the lesson and does not call
    QCOMPARE(coach(driver).sceneNumber(), 2);
}

void TestLessonsByHand::opensFromTheRulesAndReturns()
{
    Driver driver;
    driver.click("homeRules");
    driver.click("rulesLearn");
    driver.waitForItem("lessonHead");
    waitForCoach(driver);
    driver.click("tableDraw");
    driver.click("tableWhy"); // opens the rules over the lesson
    driver.waitForItem("rulesPage");
    QVERIFY(driver.rules().sectionId().startsWith(QLatin1String("dos/")));
    driver.click("rulesBack");
    driver.waitForItem("lessonHead");
    waitForCoach(driver);
    QCOMPARE(coach(driver).sceneNumber(), 1);
    doStep(driver);
    driver.click("lessonLeave");
    driver.waitForItem("rulesPage");
    QVERIFY(!driver.lessons().table());
    driver.click("rulesBack");
    driver.waitForItem("homePage");
}

void TestLessonsByHand::lessonLeavesAMatchUnchanged()
{
    Driver driver;
    driver.startMatch();
    driver.waitFor([&] { return driver.isMyTurnOrOver(); }, "a turn");
    GameTable *const table = driver.tableController().table();
    const qint64 actions = table->anySession().actionCount();
    driver.key(Qt::Key_R);
    driver.click("rulesLearn");
    driver.waitForItem("lessonHead");
    doStep(driver);
    doStep(driver);
    driver.click("lessonLeave");
    driver.waitForItem("rulesPage");
    driver.click("rulesBack");
    driver.waitFor([&] { return driver.isThere("tablePage") && !driver.isThere("lessonHead"); }, "the table of the match");
    QCOMPARE(driver.tableController().table(), table);
    QCOMPARE(table->anySession().actionCount(), actions);
    QVERIFY(!table->isPaused());
}

void TestLessonsByHand::offerOfLessonsStaysDismissed()
{
    QTemporaryDir folder;
    {
        Driver driver(folder.path());
        driver.waitForItem("homeLearn");
        QCOMPARE(driver.focusName(), QStringLiteral("learnDos"));
        driver.click("learnDismiss");
        driver.waitForItem("homeLearnDos");
        QVERIFY(!driver.isThere("homeLearn"));
        QCOMPARE(driver.focusName(), QStringLiteral("homePlayDos"));
    }
    Driver again(folder.path());
    again.waitForItem("homeLearnUno");
    QVERIFY(!again.isThere("homeLearn"));
    openLesson(again, QStringLiteral("uno"));
    QVERIFY(again.isThere("lessonHead"));
}

/// A lesson's table hides the buttons that are not taught, and the keys for the log and for hints do nothing.
void TestLessonsByHand::lessonTableHidesOtherControls()
{
    Driver driver;
    openLesson(driver, QStringLiteral("dos"));
    waitForCoach(driver);
    for (const char *name : {"tableLog", "tableMenu", "tableHint", "tableHurry"})
        QVERIFY2(!driver.isThere(name), name);
    driver.key(Qt::Key_L);
    driver.key(Qt::Key_H);
    driver.settle();
    QCOMPARE(driver.table().hint()->state(), HintModel::None);
    QVERIFY(!driver.isThere("logPanel"));
    driver.key(Qt::Key_F1); // the list of keys still opens
    driver.waitForItem("helpClose");
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!driver.isThere("helpClose"));
    QVERIFY(driver.isThere("lessonHead"));
}

TABLESIDE_TEST(TestLessonsByHand)

#include "tst_lessons_by_hand.moc"
