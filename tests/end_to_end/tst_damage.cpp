// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The database with the games is damaged or missing when the app starts, or becomes so while it runs. A panel over any page says
// what happened and what was restored, and the app continues without a restart.
#include "tests/app/store/damage.h"
#include "score_by_hand.h"
#include "test_program.h"

#include "app/store/database/backups.h"

#include <QDir>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestDamage : public QObject
{
    Q_OBJECT

private slots:
    void reportsDamageAtTheStart();
    void reportsAMissingFileOverTheSheet();
    void replacesAFolderInTheFilesPlace();
    void restoresAListedBackup();
};

namespace {

QString told(Driver &driver)
{
    return driver.application().dataKeeper().damage().join(' ');
}

} // namespace

void TestDamage::reportsDamageAtTheStart()
{
    for (const QSize size : {QSize(1024, 768), QSize(360, 740)}) {
        QTemporaryDir folder;
        QString path;
        {
            Driver driver(folder.path());
            startSheet(driver, {"Anna", "Ben"});
            path = driver.application().database().path();
        }
        QCOMPARE(backups::count(backups::of(path).value(0).file), (GameCount{1, 0})); // made when the app closed
        damage(path);
        Driver driver(folder.path(), size);
        driver.waitForItem("damageContinue");
        QVERIFY(driver.isInWindow("damageContinue"));
        QVERIFY2(told(driver).contains("1 score sheet"), qPrintable(told(driver)));
        QCOMPARE(driver.focusName(), QStringLiteral("damageContinue"));
        driver.key(Qt::Key_Return);
        driver.waitFor([&] { return !driver.isThere("damageContinue"); }, "the panel to close");
        driver.tap("homeScore");
        driver.waitForItem("sheetPage");
        QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
    }
}

/// The file is deleted while a score sheet is open. The sheet stays open, and its game is stored again.
void TestDamage::reportsAMissingFileOverTheSheet()
{
    QTemporaryDir folder;
    Driver driver(folder.path());
    startSheet(driver, {"Anna", "Ben"});
    const QString path = driver.application().database().path();
    QVERIFY(QFile::remove(path));
    driver.waitForItem("damageContinue");
    QVERIFY2(told(driver).contains("missing"), qPrintable(told(driver)));
    QVERIFY2(told(driver).contains("All your games are back"), qPrintable(told(driver)));
    driver.tap("damageContinue");
    driver.waitFor([&] { return !driver.isThere("damageContinue"); }, "the panel to close");
    QVERIFY(driver.isThere("sheetPage"));
    QVERIFY(driver.scores().game());
    QVERIFY(QFileInfo::exists(path));
    QCOMPARE(driver.scores().book()->count(), 1);
}

void TestDamage::replacesAFolderInTheFilesPlace()
{
    QTemporaryDir folder;
    Driver driver(folder.path());
    startSheet(driver, {"Anna", "Ben"});
    const QString path = driver.application().database().path();
    QVERIFY(QFile::remove(path));
    QVERIFY(QDir().mkdir(path));
    driver.tap("damageContinue");
    QVERIFY(QFileInfo(path).isFile());
    QVERIFY(driver.application().database().isPersistent());
}

void TestDamage::restoresAListedBackup()
{
    QTemporaryDir folder;
    {
        Driver driver(folder.path());
        startSheet(driver, {"Anna", "Ben"});
    }
    Driver driver(folder.path());
    driver.tap("homeSettings");
    driver.pressByKeys("backupRestore0");
    driver.waitFor([&] { return driver.application().dataKeeper().notice()->text().contains("already have every game"); },
                   "the notice");
}

TABLESIDE_TEST(TestDamage)
#include "tst_damage.moc"
