// The file is damaged where a start does not look: the app says so, and the next start brings the copy back.
#include "tests/app/store/damage.h"
#include "score_by_hand.h"
#include "test_program.h"

#include "app/store/backups.h"

#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestDamage : public QObject
{
    Q_OBJECT

private slots:
    void isToldAndMended_data();
    void isToldAndMended();
};

namespace {

bool isInSight(Driver &driver, const QString &name)
{
    driver.waitForRest(name);
    const QQuickItem *item = driver.item(name);
    const QRectF where = item->mapRectToScene(item->boundingRect());
    return QRectF({}, driver.window().size()).contains(where);
}

} // namespace

void TestDamage::isToldAndMended_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("tablet") << QSize(1024, 768);
    QTest::newRow("phone") << QSize(360, 740);
}

void TestDamage::isToldAndMended()
{
    QFETCH(QSize, size);
    QTemporaryDir folder;
    QString path;
    qint64 page = 0;
    {
        Driver driver(folder.path());
        startSheet(driver, {"Anna", "Ben"});
        path = driver.application().database().path();
        page = rootPage(driver.application().database(), QStringLiteral("score_fact"));
        driver.waitFor([&] { return !backups::of(path).isEmpty(); }, "the copy of the first day");
        QVERIFY(QFile::remove(backups::of(path).first())); // of before the game
    }
    {
        Driver driver(folder.path());
        driver.waitFor([&] { return !backups::of(path).isEmpty(); }, "a copy with the game");
        QCOMPARE(driver.playroom().notice(), QString());
    }
    damage(path, page);
    {
        Driver driver(folder.path(), size);
        driver.waitFor([&] { return driver.playroom().notice().contains(QLatin1String("damaged")); }, "the news");
        QVERIFY(isInSight(driver, "homeNoticeClose"));
        QVERIFY(!driver.isThere("homeRestore"));
    }
    Driver driver(folder.path(), size);
    QVERIFY(isInSight(driver, "homeNoticeClose"));
    QVERIFY(isInSight(driver, "homeRestore"));
    driver.tap("homeRestore");
    driver.waitFor([&] { return !driver.isThere("homeRestore") && !driver.isThere("homeDecline"); }, "the offer to go");
    driver.tap("homeScore");
    driver.waitForItem("sheetPage");
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

TABLESIDE_TEST(TestDamage)
#include "tst_damage.moc"
