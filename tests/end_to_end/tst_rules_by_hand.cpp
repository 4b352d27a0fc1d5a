// The rules as a person opens them: from Home, by search and by keys; and from the table, when something was refused.
#include "driver.h"

#include "rules/rules_library.h"

#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestRulesByHand : public QObject
{
    Q_OBJECT

private slots:
    void searchByKeys();
    void whichEdition();
    void typingOnThePageSearches();
    void readByKeys();
    void stepsThroughAnExample();
    void whyAtTheTable();
    void languageAtOnce();
    void followsTheVoice();

private:
    static QString focusName(Driver &driver)
    {
        const QQuickItem *focus = driver.window().activeFocusItem();
        return focus ? focus->objectName() : QString();
    }
};

/// The quarrel of ten seconds: type, down, Enter.
void TestRulesByHand::searchByKeys()
{
    Driver driver;
    driver.click("homeRules");
    driver.waitForItem("rulesPlace");
    QCOMPARE(focusName(driver), QStringLiteral("rulesSearch"));
    driver.type("Forgot to CALL");
    driver.waitForItem("rulesResult0");
    const QString second = driver.item("rulesResult1")->property("sectionId").toString();
    driver.key(Qt::Key_Down);
    driver.key(Qt::Key_Return);
    QCOMPARE(driver.rules().sectionId(), second);
    QCOMPARE(driver.rules().query(), QString());
    driver.key(Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(focusName(driver), QStringLiteral("rulesSearch"));
    driver.type("pile");
    driver.key(Qt::Key_Escape);
    QCOMPARE(driver.rules().query(), QString());
    driver.key(Qt::Key_Escape);
    driver.waitForItem("homePlace");
}

void TestRulesByHand::whichEdition()
{
    Driver driver;
    driver.click("homeEdition");
    driver.waitForItem("rulesSheet");
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/second-edition/recognise"));
    QVERIFY(!driver.rules().canGoBack());
    driver.key(Qt::Key_Escape);
    driver.waitForItem("homePlace");
}

void TestRulesByHand::typingOnThePageSearches()
{
    Driver driver;
    driver.click("homeRules");
    driver.waitForItem("rulesPlace");
    driver.click("rulesOptions");
    driver.waitForItem("readingOptions");
    driver.key(Qt::Key_Escape);
    QCOMPARE(focusName(driver), QStringLiteral("rulesSheet"));
    driver.type("pile");
    QCOMPARE(driver.rules().query(), QStringLiteral("pile"));
    QCOMPARE(focusName(driver), QStringLiteral("rulesSearch"));
}

void TestRulesByHand::readByKeys()
{
    Driver driver;
    driver.click("homeRules");
    driver.rules().open("dos/turn");
    driver.waitForItem("rulesSheet");
    driver.item("rulesSheet")->forceActiveFocus();
    driver.key(Qt::Key_Right);
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/draw"));
    driver.key(Qt::Key_Left);
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/turn"));
    driver.key(Qt::Key_Tab); // to the first link
    driver.key(Qt::Key_Return);
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/lay"));
    QCOMPARE(focusName(driver), QStringLiteral("rulesSheet"));
    driver.key(Qt::Key_Backspace);
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/turn"));
    driver.key(Qt::Key_Right);
    driver.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/turn"));
}

void TestRulesByHand::stepsThroughAnExample()
{
    Driver driver;
    driver.click("homeRules");
    driver.rules().open("dos/example/draw-match");
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/draw"));
    driver.waitForRest("exampleNext");
    const QString position = driver.item("exampleWords")->property("plain").toString();
    driver.click("exampleNext");
    const QString first = driver.item("exampleWords")->property("plain").toString();
    QVERIFY(first != position);
    driver.click("exampleNext");
    driver.click("examplePrevious");
    QCOMPARE(driver.item("exampleWords")->property("plain").toString(), first);
    driver.click("examplePrevious");
    QCOMPARE(driver.item("exampleWords")->property("plain").toString(), position);
}

/// The match is where it was.
void TestRulesByHand::whyAtTheTable()
{
    Driver driver;
    driver.click("homePlayDos");
    driver.click("setupStart");
    driver.waitForItem("tablePlace");
    driver.waitFor([&] { return driver.isMyTurnOrOver(); }, "my turn");
    driver.settle();
    driver.key(Qt::Key_E); // nothing matched, nothing drawn
    driver.waitForItem("tableWhy");
    const QByteArray before = positionText(driver.table().session());
    driver.click("tableWhy");
    driver.waitForItem("rulesPlace");
    QCOMPARE(driver.rules().sectionId(), driver.rules().library().sectionOfRule(driver.table().refusalRule()));
    driver.key(Qt::Key_Escape);
    driver.waitForItem("tablePlace");
    QCOMPARE(positionText(driver.table().session()), before);
    driver.key(Qt::Key_E);
    driver.waitForItem("tableWhy");
    driver.key(Qt::Key_R);
    driver.waitForItem("rulesPlace");
}

/// The rules follow the interface, or go their own way.
void TestRulesByHand::languageAtOnce()
{
    Driver driver;
    driver.click("homeRules");
    driver.rules().open("dos/turn");
    driver.waitForItem("pageTitle");
    const auto title = [&] { return driver.item("pageTitle")->property("plain").toString(); };
    QCOMPARE(driver.rules().language(), QStringLiteral("en"));
    const QString english = title();
    driver.application().settings().setLanguage("de");
    QCOMPARE(driver.rules().language(), QStringLiteral("de"));
    QVERIFY(title() != english);
    driver.rules().setLanguage("en");
    QCOMPARE(title(), english);
    driver.click("rulesOptions");
    driver.click("readingBeside1");
    QVERIFY(!driver.rules().secondLanguage().isEmpty());
    QVERIFY(driver.rules().secondPage()->title() != english);
}

void TestRulesByHand::followsTheVoice()
{
    Driver driver;
    driver.click("homeRules");
    driver.rules().open("dos/turn");
    driver.waitFor([&] { return driver.isThere("rulesAloud") && driver.item("rulesAloud")->isEnabled(); }, "a voice");
    driver.click("rulesAloud");
    QVERIFY(driver.rules().aloud()->isReading());
    QCOMPARE(driver.item("pageTitle")->property("spokenSentence").toInt(), 0);
    driver.click("rulesAloud");
    QVERIFY(!driver.rules().aloud()->isReading());
    driver.rules().setLanguage("fr");
    driver.waitFor([&] { return !driver.item("rulesAloud")->isEnabled(); }, "no voice for French");
}

QTEST_MAIN(TestRulesByHand)
#include "tst_rules_by_hand.moc"
