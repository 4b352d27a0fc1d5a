// The paper of the rules: from link to link by keys and by ear, and what Back and Esc lead to where it is covered.
#include "driver.h"
#include "test_program.h"

#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestPaperByHand : public QObject
{
    Q_OBJECT

private slots:
    void linkByLink();
    void backFromTheContents();
    void leavesTheResultsOverTheContents();
    void goesBackToTheLine();
    void closedListLeavesThePlace();
};

namespace {

constexpr QSize phone(360, 740);

/// The link of the paragraph with the focus, counted from 0; -1 if none has it.
int linkOf(Driver &driver)
{
    const QVariant link = driver.window().activeFocusItem()->property("link");
    return link.isValid() ? link.toInt() : -1;
}

/// What a screen reader is told of the link that one has come to.
QString said(Driver &driver)
{
    const auto *words = driver.window().activeFocusItem()->findChild<QQuickItem *>("linkSpoken");
    return words ? words->property("words").toString() : QString();
}

qreal top(Driver &driver)
{
    return driver.item("rulesScroller")->property("contentY").toReal();
}

/// A page down in a long section; how far that is.
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

void TestPaperByHand::linkByLink()
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

/// They are closed; what one has read stays where it is.
void TestPaperByHand::backFromTheContents()
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

void TestPaperByHand::leavesTheResultsOverTheContents()
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

/// To where one was on the page, not to its beginning.
void TestPaperByHand::goesBackToTheLine()
{
    Driver driver({}, {1024, 600});
    const qreal left = readOn(driver);
    QVERIFY(left > 0);
    driver.rules().open("dos/turn");
    driver.waitFor([&] { return top(driver) == 0; }, "the next page's beginning");
    driver.key(Qt::Key_Backspace);
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/match/several"));
    driver.waitFor([&] { return qAbs(top(driver) - left) < 2; }, "the line one was at");
}

/// The page that the list lay over is at the line where one had left it.
void TestPaperByHand::closedListLeavesThePlace()
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
    driver.waitFor([&] { return driver.isThere("rulesScroller") && qAbs(top(driver) - left) < 2; }, "the line one was at");
}

TABLESIDE_TEST(TestPaperByHand)
#include "tst_paper_by_hand.moc"
