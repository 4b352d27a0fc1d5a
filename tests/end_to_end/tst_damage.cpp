// The file with the games is damaged or lost while the app runs or before it starts: a panel over any page says what happened and what
// came back, and everything goes on without a restart.
#include "tests/app/store/damage.h"
#include "score_by_hand.h"
#include "test_program.h"

#include "app/store/backups.h"

#include <QDir>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestDamage : public QObject
{
    Q_OBJECT

private slots:
    void isToldAtTheStart_data();
    void isToldAtTheStart();
    void isToldOverTheSheet();
    void isToldWhenAFolderIsInTheFilesPlace();
    void backupsAreListedAndRestored();
};

namespace {

bool isInSight(Driver &driver, const QString &name)
{
    driver.waitForRest(name);
    const QQuickItem *item = driver.item(name);
    const QRectF where = item->mapRectToScene(item->boundingRect());
    return QRectF({}, driver.window().size()).contains(where);
}

QString told(Driver &driver)
{
    return driver.application().dataKeeper().damage().join(' ');
}

} // namespace

void TestDamage::isToldAtTheStart_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("tablet") << QSize(1024, 768);
    QTest::newRow("phone") << QSize(360, 740);
}

void TestDamage::isToldAtTheStart()
{
    QFETCH(QSize, size);
    QTemporaryDir folder;
    QString path;
    {
        Driver driver(folder.path());
        startSheet(driver, {"Anna", "Ben"});
        path = driver.application().database().path();
    }
    QCOMPARE(backups::count(backups::of(path).value(0).file), (GameCount{1, 0})); // made at the end
    damage(path);
    Driver driver(folder.path(), size);
    driver.waitForItem("damageContinue");
    QVERIFY(isInSight(driver, "damageContinue"));
    QVERIFY2(told(driver).contains("1 score sheet"), qPrintable(told(driver)));
    QCOMPARE(driver.focusName(), QStringLiteral("damageContinue"));
    QTest::keyClick(&driver.window(), Qt::Key_Return);
    driver.waitFor([&] { return !driver.isThere("damageContinue"); }, "the panel to close");
    driver.tap("homeScore");
    driver.waitForItem("sheetPage");
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

/// The file is deleted while a sheet is open. Nothing that was entered before or is entered afterwards is lost.
void TestDamage::isToldOverTheSheet()
{
    QTemporaryDir folder;
    Driver driver(folder.path());
    startSheet(driver, {"Anna", "Ben"});
    driver.waitForItem("sheetPage");
    const QString path = driver.application().database().path();
    QVERIFY(QFile::remove(path));
    driver.waitForItem("damageContinue");
    QVERIFY2(told(driver).contains("missing"), qPrintable(told(driver)));
    QVERIFY2(told(driver).contains("All your games are there again"), qPrintable(told(driver)));
    driver.tap("damageContinue");
    driver.waitFor([&] { return !driver.isThere("damageContinue"); }, "the panel to close");
    QVERIFY(driver.isThere("sheetPage"));
    QVERIFY(driver.scores().game());
    QVERIFY(QFileInfo::exists(path));
    QCOMPARE(driver.scores().book()->count(), 1);
}

void TestDamage::isToldWhenAFolderIsInTheFilesPlace()
{
    QTemporaryDir folder;
    Driver driver(folder.path());
    startSheet(driver, {"Anna", "Ben"});
    const QString path = driver.application().database().path();
    QVERIFY(QFile::remove(path));
    QVERIFY(QDir().mkdir(path));
    driver.waitForItem("damageContinue");
    driver.tap("damageContinue");
    QVERIFY(QFileInfo(path).isFile());
    QVERIFY(driver.application().database().isPersistent());
}

void TestDamage::backupsAreListedAndRestored()
{
    QTemporaryDir folder;
    {
        Driver driver(folder.path());
        startSheet(driver, {"Anna", "Ben"});
    }
    Driver driver(folder.path());
    driver.tap("homeSettings");
    driver.waitForItem("backupRestore0");
    driver.pressByKeys("backupRestore0");
    driver.waitFor([&] { return driver.application().dataKeeper().notice()->text().contains("already have every game"); }, "the news");
}

TABLESIDE_TEST(TestDamage)
#include "tst_damage.moc"
