// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules as a person uses them: from Home, by search and by keys, and from the table after a refusal. The keys that move from
// link to link, what Back and Esc do while a list covers the text, and the steps of the worked examples.
#include "driver.h"
#include "test_program.h"

#include "app/rules/reader/example_view.h"
#include "app/rules/text/rules_library.h"

#include <QQuickTextDocument>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

using namespace tableside;
using namespace tableside::test;

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
    driver.openRules("dos/match/several");
    driver.item("rulesSheet")->forceActiveFocus();
    driver.settle();
    driver.key(Qt::Key_PageDown);
    return top(driver);
}

} // namespace

class TestRulesByHand : public QObject
{
    Q_OBJECT

private slots:
    void searchesByKeys();
    void searchAnswersForTheChosenGame();
    void readingOptionsHoldTheFocus();
    void readsByKeys();
    void explainsARefusalAtTheTable();
    void changesTheLanguageAtOnce();
    void blocksOfAQuickCardDoNotOverlap();
    void quickCardFitsAPhone();
    void marksTheSentenceBeingRead();
    void scrollsToTheSentenceBeingRead();
    void tabMovesFromLinkToLink();
    void backClosesTheContents();
    void escClosesTheResultsOverTheContents();
    void backReturnsToTheLine();
    void stepsThroughAnExample();
    void colorLettersFollowTheLanguageOfTheRules();
    void handHasTheOrderOfTheText();

private:
    static QList<QQuickItem *> textsIn(QQuickItem *item)
    {
        QList<QQuickItem *> texts;
        for (QQuickItem *child : item->childItems()) {
            if (child->isVisible())
                texts << (child->inherits("QQuickTextEdit") ? QList<QQuickItem *>{child} : textsIn(child));
        }
        return texts;
    }

    static void startReading(Driver &driver)
    {
        driver.waitFor([&] { return driver.isThere("rulesAloud") && driver.item("rulesAloud")->isEnabled(); }, "a voice");
        driver.click("rulesAloud");
        QVERIFY(driver.rules().aloud()->isReading());
    }

    /// Returns the words of the first block that have a background.
    static QString markedIn(const QTextDocument &document)
    {
        QString words;
        for (auto part = document.firstBlock().begin(); !part.atEnd(); ++part) {
            if (part.fragment().charFormat().background().style() != Qt::NoBrush)
                words += part.fragment().text();
        }
        return words.trimmed();
    }
};

/// The focus stays in the search field, so the results have to be announced. Going back from a result shows the list again with
/// the focus on the same row, so that another result can be opened.
void TestRulesByHand::searchesByKeys()
{
    QTest::failOnWarning(QRegularExpression("DelegateModel")); // the list grows and shrinks with every letter
    Driver driver;
    driver.click("homeRules");
    QTRY_COMPARE(driver.focusName(), QStringLiteral("rulesSearch"));
    for (const QChar letter : QStringLiteral("plus four")) {
        driver.type(letter);
        QTest::qWait(30);
    }
    while (!driver.rules().query().isEmpty()) {
        driver.key(Qt::Key_Backspace);
        QTest::qWait(10);
    }
    driver.type("forgot");
    const QString third = driver.item("rulesResult2")->property("sectionId").toString();
    const auto title = [&](const char *row) { return driver.item(row)->property("spoken").toString(); };
    const auto words = [&] { return driver.words("rulesSpoken"); };
    const QString count = QString::number(driver.rules().results()->rows()->count());
    driver.waitFor([&] { return words().startsWith(count); }, "the number of results");
    QVERIFY(words().endsWith(title("rulesResult0")));
    driver.key(Qt::Key_Down);
    driver.waitFor([&] { return words().endsWith(title("rulesResult1")); }, "the next row");
    QVERIFY(!words().startsWith(count));
    driver.key(Qt::Key_Down);
    driver.key(Qt::Key_Return);
    QCOMPARE(driver.rules().sectionId(), third);
    QVERIFY(!driver.rules().isListing());
    driver.key(Qt::Key_Backspace);
    QCOMPARE(driver.rules().query(), QStringLiteral("forgot"));
    QCOMPARE(driver.focusName(), QStringLiteral("rulesResult2"));
    QCOMPARE(driver.item("rulesResults")->property("currentIndex").toInt(), 2);
    driver.key(Qt::Key_Up);
    driver.key(Qt::Key_Return);
    QVERIFY(driver.rules().sectionId() != third);
    driver.pressByKeys("rulesHistory");
    QVERIFY(driver.rules().isListing());
    driver.key(Qt::Key_Escape);
    QVERIFY(!driver.rules().isListing());
    driver.key(Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(driver.focusName(), QStringLiteral("rulesSearch"));
    driver.type("xqzw");
    driver.waitFor([&] { return words().startsWith("Nothing found"); }, "the announcement of no results");
    driver.key(Qt::Key_Escape);
    QCOMPARE(driver.rules().query(), QString());
    driver.key(Qt::Key_Escape);
    driver.waitForItem("homePage");
}

/// The first result is a section of UNO, the chosen game. Its answer is shown in larger letters than its title.
void TestRulesByHand::searchAnswersForTheChosenGame()
{
    Driver driver;
    driver.click("homeRules");
    driver.click("rulesGame1");
    QCOMPARE(driver.rules().game(), QStringLiteral("uno"));
    driver.click("rulesSearch");
    driver.type("put +2 on +2");
    const QQuickItem *first = driver.item("rulesResult0");
    QCOMPARE(first->property("sectionId").toString(), QStringLiteral("uno/settle/stack-two"));
    QCOMPARE(first->property("game").toString(), QStringLiteral("UNO"));
    QVERIFY(first->property("beginning").toString().contains("Not by the printed rules."));
    const QQuickItem *answer = driver.item("rulesAnswer0");
    QCOMPARE(answer->property("text"), first->property("answerText"));
    const auto size = [](const QQuickItem *text) { return text->property("font").value<QFont>().pixelSize(); };
    QVERIFY(size(answer) > size(driver.item("rulesTitle0")));
}

/// Tab does not leave the open sheet. When the sheet closes, the focus returns to the button that opened it. Typing there
/// searches.
void TestRulesByHand::readingOptionsHoldTheFocus()
{
    Driver driver;
    driver.click("homeRules");
    driver.pressByKeys("rulesOptions");
    QTRY_COMPARE(driver.focusName(), QStringLiteral("readingClose"));
    const QQuickItem *sheet = driver.item("readingOptions");
    for (int stop = 0; stop < 40; ++stop) {
        driver.key(Qt::Key_Tab);
        QVERIFY2(sheet->isAncestorOf(driver.window().activeFocusItem()), qPrintable(driver.focusName()));
    }
    driver.key(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(!driver.isThere("readingOptions"));
    QCOMPARE(driver.focusName(), QStringLiteral("rulesSearch"));
    driver.click("rulesOptions");
    driver.waitForItem("readingOptions");
    driver.key(Qt::Key_Escape);
    QVERIFY(!driver.isThere("readingOptions"));
    QCOMPARE(driver.focusName(), QStringLiteral("rulesOptions"));
    driver.type("pile");
    QCOMPARE(driver.rules().query(), QStringLiteral("pile"));
    QCOMPARE(driver.focusName(), QStringLiteral("rulesSearch"));
}

/// A focused link disappears with its page, so the focus moves to the new page.
void TestRulesByHand::readsByKeys()
{
    Driver driver;
    driver.click("homeEdition");
    driver.waitForItem("rulesSheet");
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/second-edition/recognise"));
    QVERIFY(!driver.rules().canGoBack());
    struct Row
    {
        Qt::Key key;
        Qt::KeyboardModifiers modifiers;
        const char *section;
    };
    for (const Row &row : {Row{Qt::Key_Right, {}, "dos/draw"}, Row{Qt::Key_Left, {}, "dos/setup"},
                           Row{Qt::Key_Backspace, {}, "dos/draw"}, Row{Qt::Key_Left, Qt::AltModifier, "dos/draw"},
                           Row{Qt::Key_Return, {}, "dos/lay"}}) {
        driver.rules().open("dos/draw");
        driver.rules().open("dos/turn");
        driver.item("rulesSheet")->forceActiveFocus();
        driver.key(Qt::Key_Tab); // moves to the first link
        QVERIFY(driver.focusName() != QStringLiteral("rulesSheet"));
        driver.key(row.key, row.modifiers);
        QCOMPARE(driver.rules().sectionId(), QString::fromLatin1(row.section));
        QCOMPARE(driver.focusName(), QStringLiteral("rulesSheet"));
    }
    driver.rules().open("dos/box");
    driver.pressByKeys("rulesPrevious"); // the first page has no such button
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/goal"));
    QTRY_COMPARE(driver.focusName(), QStringLiteral("rulesSheet"));
    driver.key(Qt::Key_Escape);
    driver.waitForItem("homePage");
}

/// The match is unchanged after the rule behind a refusal has been read.
void TestRulesByHand::explainsARefusalAtTheTable()
{
    Driver driver;
    driver.startMatch();
    driver.waitFor([&] { return driver.isMyTurnOrOver(); }, "my turn");
    driver.settle();
    driver.key(Qt::Key_E); // refused, because nothing was matched or drawn
    driver.waitForItem("tableWhy");
    const QByteArray before = positionText(driver.table().session());
    driver.click("tableWhy");
    driver.waitForItem("rulesPage");
    QCOMPARE(driver.rules().sectionId(), driver.rules().library().sectionOfRule(driver.table().refusalRule()));
    driver.key(Qt::Key_Escape);
    driver.waitForItem("tablePage");
    QCOMPARE(positionText(driver.table().session()), before);
    driver.key(Qt::Key_E);
    driver.waitForItem("tableWhy");
    driver.key(Qt::Key_R);
    driver.waitForItem("rulesPage");
}

/// The rules follow the language of the interface until a language is chosen for them.
void TestRulesByHand::changesTheLanguageAtOnce()
{
    Driver driver;
    driver.openRules("dos/turn");
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

/// The blocks of a quick card never overlap, even after the language or the size of the text has changed.
void TestRulesByHand::blocksOfAQuickCardDoNotOverlap()
{
    Driver driver({}, {1280, 800});
    driver.openRules("dos/quick");
    const auto isSetOut = [&] {
        QList<QRectF> places;
        for (int index = 0; driver.isThere(QStringLiteral("quickBlock%1").arg(index)); ++index) {
            const QRectF place = driver.rect(QStringLiteral("quickBlock%1").arg(index));
            if (std::ranges::any_of(places, [&](const QRectF &other) { return place.intersects(other); }))
                return false;
            places << place;
        }
        return places.size() > 10;
    };
    driver.waitFor(isSetOut, "a quick card");
    driver.rules().setSecondLanguage("nl");
    driver.waitFor([&] { return !driver.isThere("quickBlock0"); }, "two languages");
    driver.rules().setSecondLanguage({});
    driver.waitFor(isSetOut, "a quick card after two languages");
    driver.rules().setLanguage("de");
    driver.waitFor(isSetOut, "a German quick card");
    driver.application().settings().setTextScale(1.3);
    QTest::qWait(50);
    driver.waitFor(isSetOut, "a quick card in larger letters");
}

/// A whole quick card fits on the screen in letters that are large enough to read. It hides the search field, which a button or
/// typing shows again.
void TestRulesByHand::quickCardFitsAPhone()
{
    Driver driver({}, phone);
    driver.click("homeRules");
    driver.waitForItem("rulesPage");
    for (const rules::Language &language : driver.rules().library().languages()) {
        driver.rules().setLanguage(language.code);
        for (const char *id : {"dos/quick", "uno/quick"}) {
            driver.rules().open(id);
            if (driver.isThere("rulesContentsButton") && !driver.isThere("rulesSheet"))
                driver.click("rulesContentsButton");
            driver.waitForItem("rulesSheet");
            const QQuickItem *scroller = driver.item("rulesScroller");
            driver.waitFor([&] { return scroller->property("contentHeight").toReal() <= scroller->height(); },
                           qPrintable(QStringLiteral("%1 %2 on one screen").arg(language.code, QLatin1String(id))));
            QVERIFY(driver.item("quickBlock0")->property("textSize").toReal() >= 13);
        }
    }
    driver.waitForItem("rulesUnfoldSearch");
    QVERIFY(!driver.isThere("rulesSearch"));
    driver.rules().setLanguage("en");
    driver.click("rulesUnfoldSearch");
    driver.waitForItem("rulesSearch");
    driver.type("plus");
    driver.waitForItem("rulesResult0");
    driver.rules().setQuery({});
    driver.rules().open("dos/turn");
    driver.rules().open("dos/quick");
    driver.waitForItem("rulesUnfoldSearch");
    driver.type("plus");
    driver.waitForItem("rulesResult0");
    QCOMPARE(driver.rules().query(), QStringLiteral("plus"));
}

/// Only the sentence being read is marked, and its place as returned by placeOf() is in sight.
void TestRulesByHand::marksTheSentenceBeingRead()
{
    Driver driver({}, {1024, 600});
    driver.click("homeRules");
    for (const char *section : {"dos/match/double-color", "dos/end", "uno/quick"}) { // with figures, with lists, in columns
        driver.rules().open(section);
        startReading(driver);
        const QQuickItem *scroller = driver.item("rulesScroller");
        QCOMPARE(driver.voice().sentence(), driver.rules().page()->title());
        int marked = 0;
        for (; driver.rules().aloud()->isReading(); driver.voice().finish()) {
            const int sentence = driver.rules().aloud()->sentence();
            QStringList found;
            for (QQuickItem *edit : textsIn(driver.item("rulesSheet"))) {
                const QString words = markedIn(*edit->property("textDocument").value<QQuickTextDocument *>()->textDocument());
                if (words.isEmpty())
                    continue;
                found << words;
                if (sentence == 0)
                    continue; // the title is at the top
                QRectF place;
                QVERIFY(QMetaObject::invokeMethod(edit->parentItem(), "placeOf", Q_RETURN_ARG(QRectF, place),
                                                  Q_ARG(int, sentence)));
                driver.waitFor([&] {
                    const QRectF seen = edit->parentItem()->mapRectToItem(scroller, place);
                    return seen.top() >= -1 && seen.bottom() <= scroller->height() + 1;
                }, "the sentence in sight");
            }
            marked += static_cast<int>(found.size());
            QVERIFY2(found.isEmpty() || found == QStringList(driver.voice().sentence()), // the title of an example is not marked
                     qPrintable(found.join(u'|') + u' ' + driver.voice().sentence()));
        }
        const QList<PageRow> &rows = driver.rules().page()->blocks()->rows();
        const auto examples = std::count_if(rows.begin(), rows.end(), [](const PageRow &row) { return row.example != nullptr; });
        QCOMPARE(marked, driver.rules().page()->sentences().size() - examples);
    }
    startReading(driver);
    driver.click("rulesAloud");
    QVERIFY(!driver.rules().aloud()->isReading());
    driver.rules().setLanguage("fr");
    QTRY_VERIFY(!driver.item("rulesAloud")->isEnabled()); // there is no French voice
}

/// The page scrolls to the sentence being read. Reading stops when the table of contents covers the page.
void TestRulesByHand::scrollsToTheSentenceBeingRead()
{
    for (const char *section : {"dos/end", "dos/quick"}) {
        Driver driver({}, {640, 480});
        driver.application().settings().setTextScale(1.3); // otherwise the quick card would fit without scrolling
        driver.openRules(section);
        driver.click("rulesContentsButton");
        driver.waitForItem("rulesSheet");
        startReading(driver);
        const auto height = [&](const char *property) { return driver.item("rulesScroller")->property(property).toReal(); };
        QCOMPARE(height("contentY"), 0);
        for (int sentence = 2; sentence < driver.rules().page()->sentences().size(); ++sentence)
            driver.voice().finish();
        QVERIFY(driver.rules().aloud()->isReading());
        driver.waitFor([&] { return height("contentY") > height("contentHeight") - height("height") - 150; },
                       "the last sentence");
        QVERIFY(height("contentY") > 0);
        driver.click("rulesContentsButton");
        QVERIFY(!driver.rules().aloud()->isReading());
        QVERIFY(!driver.item("rulesAloud")->isEnabled());
    }
}

void TestRulesByHand::tabMovesFromLinkToLink()
{
    Driver driver;
    driver.openRules("dos/goal");
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
void TestRulesByHand::backClosesTheContents()
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

void TestRulesByHand::escClosesTheResultsOverTheContents()
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
void TestRulesByHand::backReturnsToTheLine()
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
void TestRulesByHand::stepsThroughAnExample()
{
    Driver driver;
    driver.openRules("dos/example/draw-match");
    driver.waitForRest("exampleNext");
    ExampleView &example = *driver.rules().page()->example("dos/example/draw-match");
    const auto spoken = [&] { return driver.words("exampleSpoken"); };
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
void TestRulesByHand::colorLettersFollowTheLanguageOfTheRules()
{
    Driver driver;
    driver.openRules("dos/example/single-color");
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
void TestRulesByHand::handHasTheOrderOfTheText()
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

TABLESIDE_TEST(TestRulesByHand)
#include "tst_rules_by_hand.moc"
