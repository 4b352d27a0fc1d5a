// What lies around a score sheet at the running app: a player's page, the panels of the sheet, the setup, and where the
// focus is when a hand is corrected by keys.
#include "score_by_hand.h"

#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestScorePages : public QObject
{
    Q_OBJECT

private slots:
    void correctsWhoWentOutByKeyboardAlone();
    void partsWhoWasMergedByKeyboardAlone();
    void tellsTheRulesOnAPhone();
    void putsANoticeAwayAtTheSetup();
};

void TestScorePages::correctsWhoWentOutByKeyboardAlone()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    enterRound(driver, {0, {{1, {}, "40"}}});
    driver.tabTo("cell0_0");
    driver.key(Qt::Key_Return);
    HandEntry &entry = *driver.scores().game()->entry();
    QVERIFY(entry.isCorrection() && entry.isOut());
    driver.settle();
    QCOMPARE(driver.window().activeFocusItem()->objectName(), QStringLiteral("entryNext"));
    driver.key(Qt::Key_Return);
    driver.settle();
    QCOMPARE(entry.round(), -1);
    QCOMPARE(driver.window().activeFocusItem()->objectName(), QStringLiteral("sheetEnter"));
}

void TestScorePages::partsWhoWasMergedByKeyboardAlone()
{
    Driver driver;
    People &people = *driver.scores().people();
    const Person anna = people.invent("Anna");
    const Person ben = people.invent("Ben");
    QVERIFY(people.keep(anna) && people.keep(ben));
    driver.scores().openPerson(ben.id);
    driver.window().setProperty("place", "scorePerson");
    driver.waitForItem("personPlace");
    driver.pressByKeys("personMerge");
    driver.settle();
    driver.pressByKeys("mergeInto0");
    driver.settle();
    QCOMPARE(people.canonical(ben.id), anna.id);
    QCOMPARE(driver.scores().person()->name(), QStringLiteral("Anna"));
    driver.pressByKeys("personPart_Ben");
    driver.settle();
    QCOMPARE(people.canonical(ben.id), ben.id);
    QVERIFY(!driver.isThere("personPart_Ben"));
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

void TestScorePages::tellsTheRulesOnAPhone()
{
    Driver driver({}, QSize(360, 740));
    driver.scores().setup()->setVariant("falseCatch", true);
    startSheet(driver, {"Anna", "Ben"});
    driver.tap("sheetMenu");
    driver.tap("menuDetails");
    driver.waitForItem("detailsRules");
    const QString said = driver.item("detailsRules")->property("text").toString();
    QVERIFY2(said.contains(driver.scores().game()->date()), qPrintable(said));
    QVERIFY2(said.contains(driver.scores().game()->rules()) && said.contains("false catch"), qPrintable(said));
}

void TestScorePages::putsANoticeAwayAtTheSetup()
{
    Driver driver;
    driver.tap("homeScore");
    driver.waitForItem("bookPlace");
    QVERIFY(!driver.scores().prepareLike(4711));
    QVERIFY(!driver.scores().notice().isEmpty());
    driver.tap("bookNew");
    driver.waitForItem("scoreSetupPlace");
    driver.pressByKeys("scoreSetupNoticeClose");
    QVERIFY(driver.scores().notice().isEmpty());
    driver.settle();
    QVERIFY(!driver.isThere("scoreSetupNoticeClose"));
}

QTEST_MAIN(TestScorePages)
#include "tst_score_pages.moc"
