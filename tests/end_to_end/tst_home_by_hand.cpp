// Home and the settings: unfinished matches are continued, discarded and restored, and all stored data can be deleted.
#include "driver.h"
#include "test_program.h"

#include "app/store/database.h"

#include <QAccessible>
#include <QDir>
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
    void discardingAMatchMovesNothing_data();
    void discardingAMatchMovesNothing();
    void restoresAGameDiscardedAtTheTable();
    void usesTheSamePortraitInBothGames();
    void slidersHaveEnoughContrast_data();
    void slidersHaveEnoughContrast();
    void showsWhereTheExportIs();
    void deletingAsksTwice();
    void doubleTapDeletesNothing_data();
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
    driver.waitForItem("setupPage");
    driver.click("setupStart");
    driver.waitForItem("tableMenu");
    driver.click("tableMenu");
    driver.click("menuLeave");
    driver.waitForItem("homePage");
}

/// Returns the name of the first visible portrait (Portrait.qml) within \p item; empty if there is none.
QString shownPortrait(const QQuickItem &item)
{
    if (item.isVisible() && item.property("ring").isValid() && item.property("name").isValid())
        return item.property("name").toString();
    for (const QQuickItem *child : item.childItems()) {
        if (const QString name = shownPortrait(*child); !name.isEmpty())
            return name;
    }
    return {};
}

/// Returns the name of a button as a screen reader reads it.
QString spoken(Driver &driver, const QString &button)
{
    return QAccessible::queryAccessibleInterface(driver.item(button))->text(QAccessible::Name);
}

} // namespace

void TestHomeByHand::keepsUnfinishedMatchesOfBothGames()
{
    Driver driver;
    beginAndLeave(driver, "homePlayDos");
    beginAndLeave(driver, "homePlayUno");
    driver.waitForItem("homeContinue_uno"); // played last
    QCOMPARE(driver.focusName(), QStringLiteral("homeContinue_uno"));
    driver.pressByKeys("homeKept");
    driver.waitForItem("keptGamesPage");
    QTRY_COMPARE(driver.focusName(), QStringLiteral("keptRow0"));
    QVERIFY(spoken(driver, "keptRow0").startsWith("Continue UNO with"));
    QVERIFY(spoken(driver, "keptPutAway1").startsWith("Discard DOS with"));
    driver.pressByKeys("keptPutAway0");
    QTRY_VERIFY(!driver.isThere("keptRow1"));
    QTRY_COMPARE(driver.focusName(), QStringLiteral("keptRow0"));
    driver.pressByKeys("keptNoticeUndo");
    driver.waitForItem("keptRow1");
    driver.pressByKeys("keptRow1");
    driver.waitForItem("tablePage");
    QCOMPARE(driver.tableController().table()->game(), QStringLiteral("dos"));
}

void TestHomeByHand::discardingAMatchMovesNothing_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const QSize size : {QSize(1024, 768), QSize(360, 740), QSize(768, 1024)}) {
        for (const char *language : {"en", "de", "fi"})
            QTest::addRow("%d %s", size.width(), language) << size << QString::fromLatin1(language);
    }
}

/// Home's buttons stay where they are when the only unfinished match is discarded or restored. A second tap at the same spot
/// presses nothing.
void TestHomeByHand::discardingAMatchMovesNothing()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    Driver driver({}, size);
    driver.application().settings().setLanguage(language);
    beginAndLeave(driver, "homePlayDos");
    driver.waitForRest("homePutAway_dos");
    const auto placesNow = [&] {
        driver.settle();
        driver.waitForFrames();
        QMap<QString, QRectF> places;
        for (const char *name : {"homeWaiting", "homePlayDos", "homePlayUno", "homeScore", "homeCalls", "homeRules", "homeSettings", "homeAbout"}) {
            const QQuickItem *item = driver.item(name);
            places.insert(name, item ? item->mapRectToScene({0, 0, item->width(), item->height()}) : QRectF());
        }
        return places;
    };
    const auto before = placesNow();
    const QQuickItem &button = *driver.item("homePutAway_dos");
    const QPoint spot = button.mapToScene({button.width() / 2, button.height() / 2}).toPoint();
    driver.tap("homePutAway_dos");
    driver.waitForItem("homeBringBack");
    QCOMPARE(placesNow(), before);
    QVERIFY(!driver.tableController().waiting()->isAny());
    QVERIFY(!driver.isThere("homeNotice"));
    QVERIFY(driver.item("homeSpoken")->property("words").toString().contains(QLatin1String("DOS")));
    QTest::mouseClick(&driver.window(), Qt::LeftButton, {}, spot);
    driver.settle();
    QVERIFY(!driver.tableController().waiting()->isAny());
    QCOMPARE(driver.navigator().page(), Navigator::Home);
    QVERIFY(spoken(driver, "homeBringBack").contains(QLatin1String("DOS")));
    driver.tap("homeBringBack");
    driver.waitForItem("homeContinue_dos");
    QCOMPARE(placesNow(), before);
    QVERIFY(driver.tableController().waiting()->isAny());
    driver.tap("homePutAway_dos");
    driver.waitForItem("homeBringBack");
    driver.click("homeSettings");
    driver.waitForItem("settingsPage");
    driver.click("settingsBack");
    driver.waitForItem("homePage");
    QVERIFY(!driver.isThere("homeWaiting")); // leaving the page ends the offer to restore the match
}

void TestHomeByHand::restoresAGameDiscardedAtTheTable()
{
    Driver driver;
    driver.click("homePlayUno");
    driver.waitForItem("setupPage");
    driver.click("setupStart");
    driver.waitForItem("tableMenu");
    driver.click("tableMenu");
    driver.pressByKeys("menuDiscard");
    driver.waitForItem("homeNoticeUndo");
    QVERIFY(!driver.isThere("homeContinue_uno"));
    QVERIFY(!driver.tableController().waiting()->isAny());
    driver.pressByKeys("homeNoticeUndo");
    driver.waitForItem("homeContinue_uno");
    driver.click("homeContinue_uno");
    driver.waitForItem("tablePage");
}

/// A portrait chosen in the setup of one game also appears in the setup of the other game and at both tables.
void TestHomeByHand::usesTheSamePortraitInBothGames()
{
    Driver driver;
    const auto inSetup = [&] { return driver.item("setupLook0")->property("portrait").toString(); };
    const auto atTable = [&] {
        return shownPortrait(*driver.item("seatYou"));
    };
    const auto choose = [&](const QString &picture) {
        driver.click("setupLook0");
        driver.waitForRest(picture);
        driver.click(picture);
        QTRY_VERIFY(!driver.isThere(picture));
    };
    const auto playAndLeave = [&](const QString &portrait) {
        driver.click("setupStart");
        driver.waitForItem("tablePage");
        QCOMPARE(atTable(), portrait);
        driver.click("tableMenu");
        driver.click("menuLeave");
        driver.waitForItem("homePage");
    };
    driver.click("homePlayDos");
    driver.waitForItem("setupPage");
    const QString atFirst = inSetup();
    choose("setupSeat0Picture6");
    const QString chosen = inSetup();
    QVERIFY(!chosen.isEmpty() && chosen != atFirst);
    playAndLeave(chosen);
    driver.click("homePlayUno");
    driver.waitForItem("setupPage");
    QCOMPARE(inSetup(), chosen);
    playAndLeave(chosen);
    driver.click("homePlayUno");
    driver.waitForItem("setupPage");
    choose("setupSeat0Picture2");
    const QString other = inSetup();
    QVERIFY(other != chosen);
    playAndLeave(other);
    driver.click("homePlayDos");
    driver.waitForItem("setupPage");
    QCOMPARE(inSetup(), other);
    playAndLeave(other);
}

void TestHomeByHand::slidersHaveEnoughContrast_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("tablet") << QSize(1024, 768);
    QTest::newRow("phone") << QSize(360, 740);
}

/// The rendered track of a slider contrasts with the background by at least 3:1 on both sides of the handle (WCAG 1.4.11).
void TestHomeByHand::slidersHaveEnoughContrast()
{
    QFETCH(QSize, size);
    Driver driver({}, size);
    QVERIFY(!driver.application().settings().property("highContrast").toBool());
    driver.click("homeSettings");
    driver.waitForItem("settingsPage");
    driver.waitForRest("settingsVolume");
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

/// The notice appears inside the window although the focus stays on the button.
void TestHomeByHand::showsWhereTheExportIs()
{
    const QTemporaryDir folder;
    Driver driver;
    driver.application().userData().setExportFolder(folder.path());
    driver.click("homeSettings");
    driver.waitForItem("settingsPage");
    driver.pressByKeys("dataExport");
    driver.waitForItem("dataNotice");
    const QQuickItem &told = *driver.item("dataNotice");
    QTRY_VERIFY(told.height() > 0 && told.mapToScene({0, told.height()}).y() <= driver.window().height());
    QCOMPARE(driver.focusName(), QStringLiteral("dataExport"));
}

/// After the second confirmation the data is deleted and the app ends.
void TestHomeByHand::deletingAsksTwice()
{
    Driver driver;
    const QSignalSpy deleted(&driver.application().userData(), &UserData::deleted);
    driver.click("homeSettings");
    driver.waitForItem("settingsPage");
    driver.pressByKeys("dataDelete");
    QCOMPARE(driver.focusName(), QStringLiteral("dataKeep"));
    driver.key(Qt::Key_Return);
    QCOMPARE(driver.focusName(), QStringLiteral("dataDelete"));
    driver.key(Qt::Key_Return);
    driver.pressByKeys("dataGoOn");
    QCOMPARE(driver.focusName(), QStringLiteral("dataKeep"));
    QCOMPARE(deleted.count(), 0);
    driver.application().callBooth().log()->append(GameId::dos, calls::Shouted{}); // not written to the disk yet
    QTimer::singleShot(0, &driver.window(), [&] { driver.pressByKeys("dataDeleteNow"); });
    QTimer::singleShot(20000, &driver.window(), [] { QCoreApplication::exit(1); });
    QCOMPARE(QCoreApplication::exec(), 0);
    QCOMPARE(deleted.count(), 1);
    driver.application().callBooth().log()->write();
    QCOMPARE(driver.application().callBooth().log()->list()->count(), 0);
}

void TestHomeByHand::doubleTapDeletesNothing_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("1024x768") << QSize(1024, 768);
    QTest::newRow("360x740") << QSize(360, 740);
    QTest::newRow("1920x1200") << QSize(1920, 1200);
}

/// Children may tap twice at the same spot. The second tap comes before anybody can have read the second question, so it must
/// not confirm it.
void TestHomeByHand::doubleTapDeletesNothing()
{
    QFETCH(QSize, size);
    for (const qreal height : {0.3, 0.7}) {
        Driver driver({}, size);
        const QSignalSpy deleted(&driver.application().userData(), &UserData::deleted);
        driver.click("homeSettings");
        driver.waitForItem("settingsPage");
        driver.click("dataDelete");
        driver.waitForRest("dataKeep");
        QTRY_VERIFY(isInSight(*driver.item("dataKeep")));
        const QQuickItem &yes = *driver.item("dataGoOn");
        const QPoint point = yes.mapToScene({yes.width() / 2, yes.height() * height}).toPoint();
        QTest::mouseClick(&driver.window(), Qt::LeftButton, {}, point);
        QTRY_VERIFY(driver.isThere("dataDeleteNow"));
        QTest::qWait(150);
        QTest::mouseClick(&driver.window(), Qt::LeftButton, {}, point);
        QCOMPARE(deleted.count(), 0);
        QTRY_COMPARE(driver.focusName(), QStringLiteral("dataDelete"));
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
    const auto told = [&] { return driver.item("dataForgets")->property("text").toString(); };
    const QString before = told();
    driver.click("settingsLanguage2"); // the page stays open and changes its language
    QVERIFY(told() != before);
    QCOMPARE(told(), driver.tableController().forgets());
    driver.click("settingsLanguage0");
    QCOMPARE(told(), before);
    driver.click("settingsBack");
    driver.click("homeScore");
    driver.waitForItem("bookForgets");
    driver.click("bookNew");
    driver.waitForItem("scoreSetupPage");
    driver.scores().setup()->addNamed("Anna");
    driver.scores().setup()->addNamed("Ben");
    driver.click("scoreSetupStart");
    driver.waitForItem("sheetForgets");
}

TABLESIDE_TEST(TestHomeByHand)
#include "tst_home_by_hand.moc"
