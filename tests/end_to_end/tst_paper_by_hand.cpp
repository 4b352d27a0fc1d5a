// Reading the rules: moving from link to link by keys and with a screen reader, and what Back and Esc do while a list covers the
// text.
#include "driver.h"
#include "test_program.h"

#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestPaperByHand : public QObject
{
    Q_OBJECT

private slots:
    void tabMovesFromLinkToLink();
    void backClosesTheContents();
    void escClosesTheResultsOverTheContents();
    void backReturnsToTheLine();
    void closingTheResultsKeepsTheLine();
};

namespace {

constexpr QSize phone(360, 740);

/// Returns the index of the focused link in its paragraph, or -1 if no link has the focus.
int linkOf(Driver &driver)
{
    const QVariant link = driver.window().activeFocusItem()->property("link");
    return link.isValid() ? link.toInt() : -1;
}

/// Returns the announcement of the focused link.
QString said(Driver &driver)
{
    const auto *words = driver.window().activeFocusItem()->findChild<QQuickItem *>("linkSpoken");
    return words ? words->property("words").toString() : QString();
}

qreal top(Driver &driver)
{
    return driver.item("rulesScroller")->property("contentY").toReal();
}

/// Opens a long section, scrolls down by one page, and returns the scroll position.
qreal readOn(Driver &driver)
{
    driver.click("homeRules");
    driver.rules().open("dos/match/several");
    driver.waitForItem("rulesSheet");
    driver.item("rulesSheet")->forceActiveFocus();
    driver.settle();
    driver.key(Qt::Key_PageDown);
    return top(driver);
}

} // namespace

void TestPaperByHand::tabMovesFromLinkToLink()
{
    Driver driver;
    driver.click("homeRules");
    driver.rules().open("dos/goal");
    driver.waitForItem("rulesSheet");
    driver.item("rulesSheet")->forceActiveFocus();
    driver.key(Qt::Key_Tab);
    const QQuickItem *paragraph = driver.window().activeFocusItem();
    QCOMPARE(linkOf(driver), 0);
    QCOMPARE(paragraph->property("entered").toString(), QStringLiteral("a turn"));
    for (const char *words : {"the call", "the score"}) {
        driver.key(Qt::Key_Tab);
        QCOMPARE(said(driver), QString::fromLatin1(words));
    }
    const int last = linkOf(driver);
    QCOMPARE(last, 2);
    driver.key(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(said(driver), QStringLiteral("the call"));
    driver.key(Qt::Key_Tab);
    driver.key(Qt::Key_Tab);
    QVERIFY(driver.window().activeFocusItem() != paragraph);
    driver.key(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(driver.window().activeFocusItem(), paragraph);
    QCOMPARE(linkOf(driver), last);
    QCOMPARE(paragraph->property("entered").toString(), QStringLiteral("the score"));
    driver.key(Qt::Key_Return);
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/score"));
}

/// While the contents are open, Back closes them and shows the section that was read before. Only the next Back goes to the
/// previous section.
void TestPaperByHand::backClosesTheContents()
{
    Driver driver({}, phone);
    driver.click("homeRules");
    driver.click("rulesContentsButton");
    driver.rules().open("dos/turn");
    driver.rules().open("dos/draw");
    for (const bool isByKey : {true, false}) {
        driver.click("rulesContentsButton");
        QVERIFY(!driver.isThere("rulesSheet"));
        if (isByKey)
            driver.key(Qt::Key_Left, Qt::AltModifier);
        else
            driver.click("rulesHistory");
        QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/draw"));
        QVERIFY(driver.isThere("rulesSheet"));
        QCOMPARE(driver.focusName(), QStringLiteral("rulesSheet"));
    }
    driver.click("rulesHistory");
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/turn"));
}

void TestPaperByHand::escClosesTheResultsOverTheContents()
{
    Driver driver({}, phone);
    driver.click("homeRules");
    driver.type("forgot");
    driver.waitForItem("rulesResult1");
    driver.tabTo("rulesResult0");
    driver.key(Qt::Key_Escape);
    QVERIFY(!driver.rules().isListing());
    QVERIFY(!driver.isThere("rulesSheet"));
    QCOMPARE(driver.focusName(), QStringLiteral("rulesSearch"));
}

/// Back returns to the line that was read, not to the beginning of the page.
void TestPaperByHand::backReturnsToTheLine()
{
    Driver driver({}, {1024, 600});
    const qreal left = readOn(driver);
    QVERIFY(left > 0);
    driver.rules().open("dos/turn");
    driver.waitFor([&] { return top(driver) == 0; }, "the next page's beginning");
    driver.key(Qt::Key_Backspace);
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/match/several"));
    driver.waitFor([&] { return qAbs(top(driver) - left) < 2; }, "the former line");
}

/// When the list of results is closed, the page that it covered shows the line that was read before.
void TestPaperByHand::closingTheResultsKeepsTheLine()
{
    Driver driver({}, {1024, 600});
    const qreal left = readOn(driver);
    QVERIFY(left > 0);
    driver.key(Qt::Key_F, Qt::ControlModifier);
    driver.type("forgot");
    driver.waitForItem("rulesResult0");
    driver.key(Qt::Key_Return);
    QVERIFY(driver.rules().sectionId() != QStringLiteral("dos/match/several"));
    driver.key(Qt::Key_Backspace);
    QVERIFY(driver.rules().isListing());
    driver.key(Qt::Key_Escape);
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/match/several"));
    driver.waitFor([&] { return driver.isThere("rulesScroller") && qAbs(top(driver) - left) < 2; }, "the former line");
}

TABLESIDE_TEST(TestPaperByHand)
#include "tst_paper_by_hand.moc"
