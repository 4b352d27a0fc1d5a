// What Home and the settings do with what is kept: several matches wait side by side, and everything can be deleted.
#include "driver.h"
#include "test_program.h"

#include <QAccessible>
#include <QDir>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace tableside;
using namespace tableside::test;

class TestHomeByHand : public QObject
{
    Q_OBJECT

private slots:
    void eachGameWaits();
    void exportSaysWhereItIs();
    void deletingAsksTwice();
    void twoTapsDeleteNothing_data();
    void twoTapsDeleteNothing();
    void saysAllTheTimeThatNothingIsKept();
};

namespace {

void beginAndLeave(Driver &driver, const QString &play)
{
    driver.click(play);
    driver.waitForItem("setupPlace");
    driver.click("setupStart");
    driver.waitForItem("tableMenu");
    driver.click("tableMenu");
    driver.click("menuLeave");
    driver.waitForItem("homePlace");
}

/// The name of a button, as a screen reader says it.
QString spoken(Driver &driver, const QString &button)
{
    return QAccessible::queryAccessibleInterface(driver.item(button))->text(QAccessible::Name);
}

} // namespace

void TestHomeByHand::eachGameWaits()
{
    Driver driver;
    beginAndLeave(driver, "homePlayDos");
    beginAndLeave(driver, "homePlayUno");
    driver.waitForItem("homeContinue_uno"); // played last
    QCOMPARE(driver.focusName(), QStringLiteral("homeContinue_uno"));
    driver.pressByKeys("homeKept");
    driver.waitForItem("keptGamesPlace");
    QTRY_COMPARE(driver.focusName(), QStringLiteral("keptRow0"));
    QVERIFY(spoken(driver, "keptRow0").startsWith("Continue UNO with"));
    QVERIFY(spoken(driver, "keptPutAway1").startsWith("Put away DOS with"));
    driver.pressByKeys("keptPutAway0");
    QTRY_VERIFY(!driver.isThere("keptRow1"));
    QTRY_COMPARE(driver.focusName(), QStringLiteral("keptRow0"));
    driver.pressByKeys("keptNoticeUndo");
    driver.waitForItem("keptRow1");
    driver.pressByKeys("keptRow1");
    driver.waitForItem("tablePlace");
    QCOMPARE(driver.playroom().table()->game(), QStringLiteral("dos"));
}

/// Where one sees it, whatever the page shows, though the focus stays on the button.
void TestHomeByHand::exportSaysWhereItIs()
{
    const QTemporaryDir folder;
    Driver driver;
    driver.application().storedData().setExportFolder(folder.path());
    driver.click("homeSettings");
    driver.waitForItem("settingsPlace");
    driver.pressByKeys("dataExport");
    driver.waitForItem("dataNotice");
    const QQuickItem &told = *driver.item("dataNotice");
    QTRY_VERIFY(told.height() > 0 && told.mapToScene({0, told.height()}).y() <= driver.window().height());
    QCOMPARE(driver.focusName(), QStringLiteral("dataExport"));
}

/// And then the app ends, as the second question says.
void TestHomeByHand::deletingAsksTwice()
{
    Driver driver;
    const QSignalSpy deleted(&driver.application().storedData(), &StoredData::deleted);
    driver.click("homeSettings");
    driver.waitForItem("settingsPlace");
    driver.pressByKeys("dataDelete");
    QCOMPARE(driver.focusName(), QStringLiteral("dataKeep"));
    driver.key(Qt::Key_Return);
    QCOMPARE(driver.focusName(), QStringLiteral("dataDelete"));
    driver.key(Qt::Key_Return);
    driver.pressByKeys("dataGoOn");
    QCOMPARE(driver.focusName(), QStringLiteral("dataKeep"));
    QCOMPARE(deleted.count(), 0);
    driver.application().callBooth().log()->append(GameId::dos, calls::Shouted{}); // not on the disk yet
    QTimer::singleShot(0, &driver.window(), [&] { driver.pressByKeys("dataDeleteNow"); });
    QTimer::singleShot(20000, &driver.window(), [] { QCoreApplication::exit(1); });
    QCOMPARE(QCoreApplication::exec(), 0);
    QCOMPARE(deleted.count(), 1);
    driver.application().callBooth().log()->write();
    QCOMPARE(driver.application().callBooth().log()->list()->count(), 0);
}

void TestHomeByHand::twoTapsDeleteNothing_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("1024x768") << QSize(1024, 768);
    QTest::newRow("360x740") << QSize(360, 740);
    QTest::newRow("1920x1200") << QSize(1920, 1200);
}

/// As children tap: the second comes where the first was, before anybody can have read what is asked now.
void TestHomeByHand::twoTapsDeleteNothing()
{
    QFETCH(QSize, size);
    for (const qreal height : {0.3, 0.7}) {
        Driver driver({}, size);
        const QSignalSpy deleted(&driver.application().storedData(), &StoredData::deleted);
        driver.click("homeSettings");
        driver.waitForItem("settingsPlace");
        driver.click("dataDelete");
        driver.waitForRest("dataGoOn");
        const QQuickItem &yes = *driver.item("dataGoOn");
        QPoint point;
        QTRY_VERIFY((point = yes.mapToScene({yes.width() / 2, yes.height() * height}).toPoint()).y() < size.height());
        QTest::mouseClick(&driver.window(), Qt::LeftButton, {}, point);
        QTRY_VERIFY(driver.isThere("dataDeleteNow"));
        QTest::qWait(150);
        QTest::mouseClick(&driver.window(), Qt::LeftButton, {}, point);
        QCOMPARE(deleted.count(), 0);
        QTRY_COMPARE(driver.focusName(), QStringLiteral("dataDelete"));
    }
}

void TestHomeByHand::saysAllTheTimeThatNothingIsKept()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("tableside.sqlite"))); // no file that anybody could open
    Driver driver(folder.path());
    driver.waitForItem("homeForgets");
    QVERIFY(driver.playroom().forgets().contains(QLatin1String("forgotten")));
    QVERIFY(!driver.isThere("homeNoticeClose"));
    QCOMPARE(driver.focusName(), QStringLiteral("homePlayDos"));
    driver.click("homeSettings");
    driver.waitForItem("dataForgets");
    QVERIFY(!driver.isThere("dataFolder"));
    const auto told = [&] { return driver.item("dataForgets")->property("text").toString(); };
    const QString before = told();
    driver.click("settingsLanguage2"); // the page stays, its words change
    QVERIFY(told() != before);
    QCOMPARE(told(), driver.playroom().forgets());
    driver.click("settingsLanguage0");
    QCOMPARE(told(), before);
    driver.click("settingsBack");
    driver.click("homeScore");
    driver.waitForItem("bookForgets");
    driver.click("bookNew");
    driver.waitForItem("scoreSetupPlace");
    driver.scores().setup()->addNamed("Anna");
    driver.scores().setup()->addNamed("Ben");
    driver.click("scoreSetupStart");
    driver.waitForItem("sheetForgets");
}

TABLESIDE_TEST(TestHomeByHand)
#include "tst_home_by_hand.moc"
