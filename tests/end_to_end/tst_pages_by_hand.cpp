// Keys on pages: keys scroll a page as soon as it opens, and Esc and the Back key lead where its back arrow leads.
#include "driver.h"
#include "test_program.h"

#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestPagesByHand : public QObject
{
    Q_OBJECT

private slots:
    void backLeavesTheBoothAndAPersonsPage();
    void backLeavesTheSetupOfASheet_data();
    void backLeavesTheSetupOfASheet();
    void keysScrollAPageAtOnce_data();
    void keysScrollAPageAtOnce();
};

void TestPagesByHand::backLeavesTheBoothAndAPersonsPage()
{
    Driver driver;
    driver.tap("homeCalls");
    driver.waitForItem("callPage");
    driver.tap("callLog");
    driver.waitForItem("callPanelClose");
    driver.key(Qt::Key_Back);
    QTRY_VERIFY(!driver.isThere("callPanelClose"));
    driver.key(Qt::Key_Back);
    driver.waitForItem("homePage");
    driver.scores().setup()->addNamed("Anna");
    driver.scores().setup()->addNamed("Ben");
    QVERIFY(driver.scores().startGame());
    driver.scores().closeGame();
    driver.tap("homeScore");
    driver.waitForItem("sheetPage");
    driver.key(Qt::Key_Back);
    driver.tap("person0");
    driver.waitForItem("personPage");
    driver.key(Qt::Key_Back);
    driver.waitForItem("bookPage");
}

void TestPagesByHand::backLeavesTheSetupOfASheet_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Esc") << Qt::Key_Escape;
    QTest::newRow("Back") << Qt::Key_Back;
}

/// Esc and the Back key return to the score book as the back arrow does, even while a text field has the focus.
void TestPagesByHand::backLeavesTheSetupOfASheet()
{
    QFETCH(Qt::Key, key);
    Driver driver;
    driver.navigator().open(Navigator::ScoreBook);
    for (const char *field : {"", "scoreSetupName"}) {
        driver.waitForItem("bookPage");
        driver.click("bookNew");
        driver.waitForItem("scoreSetupPage");
        if (*field)
            driver.tabTo(field);
        driver.key(key);
        QTRY_COMPARE(driver.navigator().page(), Navigator::ScoreBook);
    }
}

void TestPagesByHand::keysScrollAPageAtOnce_data()
{
    QTest::addColumn<Navigator::Page>("page");
    QTest::newRow("setup") << Navigator::Setup;
    QTest::newRow("settings") << Navigator::Settings;
    QTest::newRow("about") << Navigator::About;
    QTest::newRow("scoreSetup") << Navigator::ScoreSetup;
}

void TestPagesByHand::keysScrollAPageAtOnce()
{
    QFETCH(Navigator::Page, page);
    Driver driver({}, {360, 560});
    driver.navigator().open(page);
    driver.waitForRest(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral("Page"));
    driver.key(Qt::Key_PageDown);
    QVERIFY(driver.window().activeFocusItem()->property("contentY").toReal() > 0);
}

TABLESIDE_TEST(TestPagesByHand)
#include "tst_pages_by_hand.moc"
