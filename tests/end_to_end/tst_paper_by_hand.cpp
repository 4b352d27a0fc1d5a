// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reading the rules: moving from link to link by keys and with a screen reader, what Back and Esc do while a list covers the
// text, and stepping through the worked examples.
#include "driver.h"
#include "test_program.h"

#include "app/rules/reader/example_view.h"
#include "app/rules/text/rules_library.h"

#include <QRegularExpression>
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
    void stepsThroughAnExample();
    void colorLettersFollowTheLanguageOfTheRules();
    void handHasTheOrderOfTheText();
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

/// Back returns to the line that was read, not to the beginning of the page. So does closing a list of results over the page.
void TestPaperByHand::backReturnsToTheLine()
{
    Driver driver({}, {1024, 600});
    const qreal left = readOn(driver);
    QVERIFY(left > 0);
    const auto isBack = [&] {
        return driver.rules().sectionId() == QStringLiteral("dos/match/several") && driver.isThere("rulesScroller")
            && qAbs(top(driver) - left) < 2;
    };
    driver.rules().open("dos/turn");
    driver.waitFor([&] { return top(driver) == 0; }, "the next page's beginning");
    driver.key(Qt::Key_Backspace);
    driver.waitFor(isBack, "the former line");
    driver.key(Qt::Key_F, Qt::ControlModifier);
    driver.type("forgot");
    driver.waitForItem("rulesResult0");
    driver.key(Qt::Key_Return);
    QVERIFY(driver.rules().sectionId() != QStringLiteral("dos/match/several"));
    driver.key(Qt::Key_Backspace);
    QVERIFY(driver.rules().isListing());
    driver.key(Qt::Key_Escape);
    driver.waitFor(isBack, "the former line after the list");
}

/// The arrow keys step while a button of the example has the focus. The focus stays on the buttons, so each step is announced.
void TestPaperByHand::stepsThroughAnExample()
{
    Driver driver;
    driver.click("homeRules");
    driver.rules().open("dos/example/draw-match");
    driver.waitForRest("exampleNext");
    ExampleView &example = *driver.rules().page()->example("dos/example/draw-match");
    const auto spoken = [&] { return driver.item("exampleSpoken")->property("words").toString(); };
    driver.click("exampleNext");
    QCOMPARE(example.step(), 1);
    QCOMPARE(driver.item("exampleWords")->property("plain").toString(), example.passage().plain());
    QCOMPARE(spoken(), QStringLiteral("Step 1 of 4. ") + example.passage().plain());
    driver.item("exampleNext")->forceActiveFocus();
    driver.key(Qt::Key_Right);
    driver.key(Qt::Key_Right);
    QVERIFY(example.isRefused());
    QCOMPARE(spoken(), QStringLiteral("Step 3 of 4. Not allowed. ") + example.passage().plain());
    driver.click("examplePrevious");
    driver.item("examplePrevious")->forceActiveFocus();
    driver.key(Qt::Key_Left);
    QCOMPARE(example.step(), 1);
    driver.key(Qt::Key_Return);
    QCOMPARE(spoken(), QStringLiteral("Starting position. ") + example.passage().plain());
    QCOMPARE(driver.focusName(), QStringLiteral("exampleNext"));
    driver.key(Qt::Key_Left); // the example is at its start, and the page must not turn
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/draw"));
    const QString last = spoken();
    example.setStep(3); // reading aloud steps like this, and must not cause an announcement
    QCOMPARE(spoken(), last);
}

/// The color letters in the corners of the cards are in the language of the rules, not in that of the interface.
void TestPaperByHand::colorLettersFollowTheLanguageOfTheRules()
{
    Driver driver;
    driver.click("homeRules");
    driver.rules().open("dos/example/single-color");
    for (const char *language : {"en", "it", "fi"}) {
        driver.rules().setLanguage(language);
        const QString letter = driver.rules().library().language(language)->colorLetters.value("g");
        const auto picture = [&] {
            return driver.item("exampleHand-g7")->findChild<QQuickItem *>("cardPicture")->property("source").toUrl().toString();
        };
        QTRY_VERIFY2(picture().contains("?letter=" + letter + '&'), qPrintable(picture()));
    }
}

/// The cards of the hand have the order in which the text names them.
void TestPaperByHand::handHasTheOrderOfTheText()
{
    Driver driver;
    driver.click("homeRules");
    for (const char *id :
         {"dos/example/single-color", "dos/example/half-color", "dos/example/several", "dos/example/row-wild-number"}) {
        driver.rules().open(id);
        const ExampleView &example = *driver.rules().page()->example(id);
        const QString words = example.passage().plain();
        const qsizetype begin = words.indexOf(QLatin1String("You have"));
        const QString sentence = words.mid(begin, words.indexOf('.', begin) - begin);
        static const QRegularExpression card(QStringLiteral("(red|blue|green|yellow) ([0-9]+)"));
        QStringList named;
        for (const QRegularExpressionMatch &match : card.globalMatch(sentence))
            named << match.captured(1).left(1) + match.captured(2);
        QVERIFY2(named.size() >= 3, qPrintable(sentence));
        QStringList hand = example.hand();
        hand.removeIf([&](const QString &code) { return !named.contains(code); });
        QCOMPARE(hand, named);
    }
}

TABLESIDE_TEST(TestPaperByHand)
#include "tst_paper_by_hand.moc"
