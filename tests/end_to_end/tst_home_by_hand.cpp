// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Home and the settings: unfinished matches are continued, discarded and restored, and all stored data can be deleted.
#include "score_by_hand.h"
#include "test_program.h"

#include "app/store/database/database.h"

#include <QMap>
#include <QSignalSpy>
#include <QSqlQuery>
#include <QTest>
#include <QTimer>

#include <cmath>

using namespace tableside;
using namespace tableside::test;

class TestHomeByHand : public QObject
{
    Q_OBJECT

private slots:
    void keepsUnfinishedMatchesOfBothGames();
    void discardingAMatchMovesNothing();
    void slidersHaveEnoughContrast();
    void deletingAsksTwice();
    void doubleTapDeletesNothing();
    void warnsOnEveryPageThatNothingIsStored();
};

namespace {

/// Returns whether the button is in sight, so that its page has no reason to scroll to it (reveal() in Scroller.qml).
bool isInSight(const QQuickItem &button)
{
    for (const QQuickItem *page = button.parentItem(); page != nullptr; page = page->parentItem()) {
        if (page->property("contentY").isValid())
            return button.mapToItem(page, {0, button.height()}).y() <= page->height() - 12;
    }
    return false;
}

void beginAndLeave(Driver &driver, const QString &play)
{
    driver.click(play);
    driver.click("setupStart");
    driver.clickInMenu("menuLeave");
    driver.waitForItem("homePage");
}

} // namespace

void TestHomeByHand::keepsUnfinishedMatchesOfBothGames()
{
    Driver driver;
    beginAndLeave(driver, "homePlayDos");
    beginAndLeave(driver, "homePlayUno");
    driver.waitForItem("homeContinue_uno"); // played last
    QCOMPARE(driver.focusName(), QStringLiteral("homeContinue_uno"));
    driver.pressByKeys("homeAllUnfinished");
    QTRY_COMPARE(driver.focusName(), QStringLiteral("unfinishedRow0"));
    QVERIFY(driver.spoken("unfinishedRow0").startsWith("Continue UNO with"));
    QVERIFY(driver.spoken("unfinishedDiscard1").startsWith("Discard DOS with"));
    driver.pressByKeys("unfinishedDiscard0");
    QTRY_VERIFY(!driver.isThere("unfinishedRow1"));
    QTRY_COMPARE(driver.focusName(), QStringLiteral("unfinishedRow0"));
    driver.pressByKeys("unfinishedNoticeUndo");
    driver.pressByKeys("unfinishedRow1");
    driver.waitForItem("tablePage");
    QCOMPARE(driver.tableController().table()->game(), QStringLiteral("dos"));
    driver.click("tableMenu");
    driver.pressByKeys("menuDiscard");
    driver.waitForItem("homeNoticeUndo");
    QCOMPARE(driver.tableController().unfinished()->count(), 1);
    driver.pressByKeys("homeNoticeUndo");
    QTRY_COMPARE(driver.tableController().unfinished()->count(), 2);
}

/// Home's buttons stay where they are when the only unfinished match is discarded or restored. A second tap at the same spot
/// presses nothing.
void TestHomeByHand::discardingAMatchMovesNothing()
{
    for (const QSize size : {QSize(1024, 768), QSize(360, 740), QSize(768, 1024)}) {
        Driver driver({}, size);
        const UnfinishedMatches &unfinished = *driver.tableController().unfinished();
        const auto placesNow = [&] {
            driver.settle();
            driver.waitForFrames();
            QMap<QString, QRectF> places;
            for (const char *name : {"homeContinueCard", "homePlayDos", "homePlayUno", "homeScore", "homeCalls", "homeRules",
                                     "homeSettings", "homeAbout"})
                places.insert(name, driver.rect(name));
            return places;
        };
        for (const char *language : {"en", "de", "fi"}) {
            driver.application().settings().setLanguage(language);
            beginAndLeave(driver, "homePlayDos");
            driver.waitForRest("homeDiscard_dos");
            const auto before = placesNow();
            const QPoint spot = driver.rect("homeDiscard_dos").center().toPoint();
            driver.tap("homeDiscard_dos");
            driver.waitForItem("homeRestore");
            QCOMPARE(placesNow(), before);
            QVERIFY(!unfinished.isAny());
            QVERIFY(!driver.isThere("homeNotice"));
            QVERIFY(driver.words("homeSpoken").contains(QLatin1String("DOS")));
            QTest::mouseClick(&driver.window(), Qt::LeftButton, {}, spot);
            driver.settle();
            QVERIFY(!unfinished.isAny());
            QCOMPARE(driver.navigator().page(), Navigator::Home);
            QVERIFY(driver.spoken("homeRestore").contains(QLatin1String("DOS")));
            driver.tap("homeRestore");
            driver.waitForItem("homeContinue_dos");
            QCOMPARE(placesNow(), before);
            QVERIFY(unfinished.isAny());
            driver.tap("homeDiscard_dos");
            driver.click("homeSettings");
            driver.click("settingsBack");
            driver.waitForItem("homePage");
            QVERIFY(!driver.isThere("homeContinueCard")); // leaving the page ends the offer to restore the match
        }
    }
}

/// The rendered track of a slider contrasts with the background by at least 3:1 on both sides of the handle (WCAG 1.4.11).
void TestHomeByHand::slidersHaveEnoughContrast()
{
    Driver driver;
    QVERIFY(!driver.application().settings().highContrast());
    driver.click("homeSettings");
    driver.click("settingsVolume", {0.5, 0.5}); // scrolls to the slider
    driver.settle();
    driver.waitForFrames();
    const QQuickItem &slider = *driver.item("settingsVolume");
    const auto *track = slider.property("background").value<QQuickItem *>();
    const QImage picture = driver.window().grabWindow();
    const auto luminance = [&](QPointF at) {
        const QColor color = picture.pixelColor((at * picture.devicePixelRatio()).toPoint());
        const auto linear = [](double part) { return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); };
        return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
    };
    const qreal ends = slider.property("visualPosition").toReal();
    QVERIFY(ends > 0.2 && ends < 0.8);
    for (const qreal at : {ends / 3, 1 - (1 - ends) / 3}) {
        const QPointF middle = track->mapToScene({track->width() * at, track->height() / 2});
        const double around = luminance(middle - QPointF(0, track->height() + 4));
        double brightest = 0;
        for (int y = -4; y <= 4; ++y)
            brightest = qMax(brightest, luminance(middle + QPointF(0, y)));
        const double contrast = (brightest + 0.05) / (around + 0.05);
        QVERIFY2(contrast >= 3, qPrintable(QStringLiteral("%1 at %2").arg(contrast).arg(at)));
    }
}

/// After the second confirmation the data is deleted and the app ends.
void TestHomeByHand::deletingAsksTwice()
{
    Driver driver;
    const QSignalSpy deleted(&driver.application().userData(), &UserData::deleted);
    driver.click("homeSettings");
    driver.pressByKeys("dataDelete");
    QCOMPARE(driver.focusName(), QStringLiteral("dataCancel"));
    driver.key(Qt::Key_Return);
    QCOMPARE(driver.focusName(), QStringLiteral("dataDelete"));
    driver.key(Qt::Key_Return);
    driver.pressByKeys("dataGoOn");
    QCOMPARE(driver.focusName(), QStringLiteral("dataCancel"));
    QCOMPARE(deleted.count(), 0);
    driver.application().callBooth().log()->append(GameId::dos, calls::Shouted{}); // not written to the disk yet
    QTimer::singleShot(0, &driver.window(), [&] { driver.pressByKeys("dataDeleteNow"); });
    QTimer::singleShot(20000, &driver.window(), [] { QCoreApplication::exit(1); });
    QCOMPARE(QCoreApplication::exec(), 0);
    QCOMPARE(deleted.count(), 1);
    driver.application().callBooth().log()->write();
    QCOMPARE(driver.application().callBooth().log()->list()->count(), 0);
}

/// Children may tap twice at the same spot. The second tap comes before anybody can have read the second question, so it must
/// not confirm it.
void TestHomeByHand::doubleTapDeletesNothing()
{
    for (const QSize size : {QSize(1024, 768), QSize(360, 740), QSize(1920, 1200)}) {
        for (const qreal height : {0.3, 0.7}) {
            Driver driver({}, size);
            const QSignalSpy deleted(&driver.application().userData(), &UserData::deleted);
            driver.click("homeSettings");
            driver.click("dataDelete");
            driver.waitForRest("dataCancel");
            QTRY_VERIFY(isInSight(*driver.item("dataCancel")));
            const QRectF yes = driver.rect("dataGoOn");
            const QPoint point = QPointF(yes.center().x(), yes.top() + yes.height() * height).toPoint();
            QTest::mouseClick(&driver.window(), Qt::LeftButton, {}, point);
            QTRY_VERIFY(driver.isThere("dataDeleteNow"));
            QTest::qWait(150);
            QTest::mouseClick(&driver.window(), Qt::LeftButton, {}, point);
            QCOMPARE(deleted.count(), 0);
            QTRY_COMPARE(driver.focusName(), QStringLiteral("dataDelete"));
        }
    }
}

void TestHomeByHand::warnsOnEveryPageThatNothingIsStored()
{
    const QTemporaryDir folder;
    // The database is of a later version of the app.
    QVERIFY(QSqlQuery(Database(folder.filePath("tableside.sqlite")).connection()).exec("PRAGMA user_version = 999"));
    Driver driver(folder.path());
    driver.waitForItem("homeForgets");
    QVERIFY(driver.tableController().forgets().contains(QLatin1String("is lost")));
    QVERIFY(!driver.isThere("homeNoticeClose"));
    QCOMPARE(driver.focusName(), QStringLiteral("learnDos"));
    driver.click("homeSettings");
    driver.waitForItem("dataForgets");
    QVERIFY(!driver.isThere("dataFolder"));
    const auto told = [&] { return driver.text("dataForgets"); };
    const QString before = told();
    driver.click("settingsLanguage2"); // the page stays open and changes its language
    QVERIFY(told() != before);
    QCOMPARE(told(), driver.tableController().forgets());
    driver.click("settingsLanguage0");
    QCOMPARE(told(), before);
    driver.click("settingsBack");
    driver.click("homeScore");
    driver.waitForItem("bookForgets");
    beginGame(driver, {"Anna", "Ben"});
    driver.open(Navigator::ScoreSheet, "sheetForgets");
}

TABLESIDE_TEST(TestHomeByHand)
#include "tst_home_by_hand.moc"
