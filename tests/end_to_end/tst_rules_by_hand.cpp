// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules as a person uses them: from Home, by search and by keys, and from the table after a refusal.
#include "driver.h"
#include "test_program.h"

#include "app/rules/text/rules_library.h"

#include <QQuickTextDocument>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

using namespace tableside;
using namespace tableside::test;

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
    const auto words = [&] { return driver.item("rulesSpoken")->property("words").toString(); };
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
    driver.click("homePlayDos");
    driver.click("setupStart");
    driver.waitFor([&] { return driver.isThere("tablePage") && driver.isMyTurnOrOver(); }, "my turn");
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
    driver.click("homeRules");
    driver.rules().open("dos/turn");
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
    driver.click("homeRules");
    driver.rules().open("dos/quick");
    const auto isSetOut = [&] {
        QList<QRectF> places;
        for (int index = 0; driver.isThere(QStringLiteral("quickBlock%1").arg(index)); ++index) {
            const QQuickItem *block = driver.item(QStringLiteral("quickBlock%1").arg(index));
            const QRectF place(block->x(), block->y(), block->width(), block->height());
            for (const QRectF &other : std::as_const(places)) {
                if (place.intersects(other))
                    return false;
            }
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
    Driver driver({}, {360, 740});
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
        driver.click("homeRules");
        driver.rules().open(section);
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

TABLESIDE_TEST(TestRulesByHand)
#include "tst_rules_by_hand.moc"
