// What lies around a score sheet at the running app: a player's page, the panels of the sheet, the setup, and where the
// focus is when a hand is corrected by keys.
#include "score_by_hand.h"
#include "test_program.h"

#include <QAccessible>
#include <QFile>
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
    void asksAgainWhoWentOutWithTheFocus();
    void givesBackEveryPortrait();
    void showsNoTargetOfAnImportedTable();
    void nobodyDealsAfterTheEnd();
    void playsOnByKeyboardAlone();
    void deletesAndBringsBackByKeyboardAlone();
    void answersOfWhichGameByKeyboardAlone();
    void putsAProblemOfTheBookAway();
    void saysOnAPhoneWhyTwoCannotBeOne();

private:
    /// A sheet that was read from a table, open in the book.
    static void importTable(Driver &driver, const QTemporaryDir &folder)
    {
        QFile file(folder.filePath("table.csv"));
        if (!file.open(QIODevice::WriteOnly) || file.write("player;round;points\nAnna;1;9\nCleo;1;0\nCleo;2;30\n") < 0)
            qFatal("No table: %s", qPrintable(file.errorString()));
        file.close();
        driver.tap("homeScore");
        driver.waitForItem("bookPlace");
        driver.scores().importFrom(file.fileName()); // asks of which game
    }
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
    driver.tap("bookNew");
    driver.waitForItem("scoreSetupPlace");
    QVERIFY(!driver.scores().prepareLike(4711));
    QVERIFY(!driver.scores().notice().isEmpty());
    driver.pressByKeys("scoreSetupNoticeClose");
    QVERIFY(driver.scores().notice().isEmpty());
    driver.settle();
    QVERIFY(!driver.isThere("scoreSetupNoticeClose"));
}

void TestScorePages::asksAgainWhoWentOutWithTheFocus()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    driver.tap("sheetEnter");
    driver.tap("out1");
    driver.settle();
    QCOMPARE(driver.focusName(), QStringLiteral("entrySum"));
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    driver.waitForItem("out0");
    driver.settle();
    QCOMPARE(driver.focusName(), QStringLiteral("out0"));
    driver.key(Qt::Key_4);
    QVERIFY(driver.scores().game()->entry()->sum().isEmpty());
}

void TestScorePages::givesBackEveryPortrait()
{
    Driver driver;
    People &people = *driver.scores().people();
    Person anna = people.invent("Anna");
    anna.portrait = "frog";
    QVERIFY(people.keep(anna));
    driver.scores().openPerson(anna.id);
    driver.window().setProperty("place", "scorePerson");
    driver.waitForItem("personPlace");
    QStringList seen;
    for (qsizetype press = 0; press < People::portraits().size(); ++press) {
        driver.tap("personPortrait");
        seen << people.person(anna.id)->portrait;
    }
    QCOMPARE(seen.last(), QStringLiteral("frog"));
    QCOMPARE(QSet<QString>(seen.begin(), seen.end()).size(), People::portraits().size());
}

void TestScorePages::showsNoTargetOfAnImportedTable()
{
    Driver driver;
    const QTemporaryDir folder;
    importTable(driver, folder);
    driver.tap("tableBox_dos");
    driver.tap("bookRow0");
    driver.waitForItem("sheetPlace");
    QVERIFY(!driver.isThere("sheetTarget"));
    driver.tap("sheetPlayOn");
    driver.waitForItem("sheetEnter");
    const ScoreShown shown = ScoreShown::fromBytes(driver.scores().store().unfinished()->shown);
    QCOMPARE(bookDetail(shown), QStringLiteral("DOS · 2 rounds · goes on"));
    driver.tap("sheetMenu");
    driver.tap("menuDetails");
    driver.waitForItem("detailsTarget");
    QCOMPARE(driver.item("detailsTarget")->property("text").toString(), QString());
    driver.tap("detailsKeep"); // says nothing about a target
    driver.settle();
    QVERIFY(!driver.isThere("detailsKeep"));
    QVERIFY(!driver.isThere("sheetTarget"));
    driver.tap("sheetMenu");
    driver.tap("menuChart");
    driver.settle();
    QVERIFY(!driver.isThere("chartTarget"));
    QVERIFY(driver.scores().game()->setTarget(500));
    driver.waitForItem("chartTarget");
    driver.waitForItem("sheetTarget");
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

void TestScorePages::nobodyDealsAfterTheEnd()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    const RecordsModel &seats = *driver.scores().game()->seats();
    QVERIFY(seats.value(0, "isDealer").toBool());
    enterRound(driver, {0, {{1, {}, "40"}}});
    QVERIFY(driver.scores().game()->end());
    QVERIFY(!seats.value(0, "isDealer").toBool());
    driver.tap("sheetBigScreen");
    driver.waitForItem("bigScreenRow0");
    QAccessibleInterface *row = QAccessible::queryAccessibleInterface(driver.item("bigScreenRow0"));
    QVERIFY(row);
    QCOMPARE(row->text(QAccessible::Name), QStringLiteral("Anna, 40 points, rank 1; +40 in the last round"));
}

void TestScorePages::playsOnByKeyboardAlone()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    enterRound(driver, {0, {{1, {}, "40"}}});
    QVERIFY(driver.scores().game()->end());
    driver.waitForItem("sheetPlayOn");
    driver.pressByKeys("sheetPlayOn");
    driver.settle();
    QCOMPARE(driver.focusName(), QStringLiteral("sheetEnter"));
}

void TestScorePages::deletesAndBringsBackByKeyboardAlone()
{
    Driver driver;
    for (int game = 0; game < 2; ++game) {
        for (const char *name : {"Anna", "Ben"})
            driver.scores().setup()->addNamed(name);
        QVERIFY(driver.scores().startGame());
        driver.scores().closeGame();
    }
    driver.window().setProperty("place", "scoreBook");
    driver.waitForItem("bookRow1");
    driver.pressByKeys("bookRemove1");
    driver.settle();
    QCOMPARE(driver.focusName(), QStringLiteral("bookRow0"));
    driver.pressByKeys("bookRemove0");
    driver.settle();
    QCOMPARE(driver.focusName(), QStringLiteral("bookNew"));
    driver.pressByKeys("bookBringBack");
    driver.settle();
    QCOMPARE(driver.focusName(), QStringLiteral("bookBringBack")); // there is another one
    driver.key(Qt::Key_Return);
    driver.settle();
    QVERIFY(!driver.isThere("bookBringBack"));
    QCOMPARE(driver.focusName(), QStringLiteral("bookRow0"));
}

void TestScorePages::answersOfWhichGameByKeyboardAlone()
{
    Driver driver;
    const QTemporaryDir folder;
    importTable(driver, folder);
    driver.waitForItem("tableBox_uno");
    driver.pressByKeys("tableBox_uno");
    driver.settle();
    QCOMPARE(driver.scores().book()->count(), 1);
    QCOMPARE(driver.focusName(), QStringLiteral("bookImport"));
}

void TestScorePages::putsAProblemOfTheBookAway()
{
    Driver driver;
    driver.tap("homeScore");
    driver.waitForItem("bookPlace");
    QVERIFY(!driver.scores().book()->remove(4711));
    driver.waitForItem("bookProblemClose");
    driver.pressByKeys("bookProblemClose");
    driver.settle();
    QVERIFY(!driver.isThere("bookProblemClose"));
    QVERIFY(driver.focusName().startsWith("book"));
}

void TestScorePages::saysOnAPhoneWhyTwoCannotBeOne()
{
    Driver driver({}, QSize(360, 740));
    People &people = *driver.scores().people();
    for (int other = 10; other < 34; ++other) // a list that is longer than the phone
        QVERIFY(people.keep(people.invent(QStringLiteral("Ben %1").arg(other))));
    startSheet(driver, {"Anna", "Zoe"});
    HandEntry &entry = *driver.scores().game()->entry();
    entry.beginRound();
    QVERIFY(entry.markOut(0));
    entry.setSum("40");
    QVERIFY(entry.closeRound());
    QVERIFY(driver.scores().game()->end());
    driver.scores().openPerson(people.named("Anna")->id);
    driver.window().setProperty("place", "scorePerson");
    driver.waitForItem("personPlace");
    driver.pressByKeys("personMerge");
    driver.settle();
    driver.pressByKeys("mergeInto25");
    driver.waitForRest("personNoticeClose");
    const QQuickItem *close = driver.item("personNoticeClose");
    const QRectF window(0, 0, driver.window().width(), driver.window().height());
    QVERIFY(window.contains(close->mapRectToScene({0, 0, close->width(), close->height()})));
    driver.pressByKeys("personNoticeClose");
    driver.settle();
    QVERIFY(driver.focusName().startsWith("mergeInto"));
    QVERIFY(people.problem().isEmpty());
}

TABLESIDE_TEST(TestScorePages)
#include "tst_score_pages.moc"
