// The rules as a person uses them: from Home, by search and by keys, and from the table after a refusal.
#include "driver.h"
#include "test_program.h"

#include "app/rules/rules_library.h"
#include "tests/app/rules/whole_library.h"

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
    void searchByKeys();
    void searchAnswersForTheChosenGame_data();
    void searchAnswersForTheChosenGame();
    void announcesTheResults();
    void explainsTheEditionFromHome();
    void typingOnThePageSearches();
    void readingOptionsHoldTheFocus();
    void backReturnsToTheResults();
    void readsByKeys();
    void searchesWithoutWarnings();
    void turningThePageKeepsTheFocus();
    void explainsARefusalAtTheTable();
    void changesTheLanguageAtOnce();
    void blocksOfAQuickCardDoNotOverlap();
    void quickCardFitsAPhone_data() { addLanguages(); }
    void quickCardFitsAPhone();
    void quickCardShowsTheSearchAgain();
    void readsAloudIfThereIsAVoice();
    void marksTheSentenceBeingRead_data();
    void marksTheSentenceBeingRead();
    void scrollsToTheSentenceBeingRead_data();
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

    static QString focusName(Driver &driver)
    {
        const QQuickItem *focus = driver.window().activeFocusItem();
        return focus ? focus->objectName() : QString();
    }
};

/// A rule is found quickly: a few words, Down, and Enter.
void TestRulesByHand::searchByKeys()
{
    Driver driver;
    driver.click("homeRules");
    driver.waitForItem("rulesPage");
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
    driver.waitForItem("homePage");
}

void TestRulesByHand::searchAnswersForTheChosenGame_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("section");
    QTest::addColumn<QString>("words"); // contained in the excerpt
    QTest::newRow("forgotten") << "en" << "what happens if you forget uno" << "uno/call/caught"
                                << "you draw 2 cards";
    QTest::newRow("stacking") << "en" << "put +2 on +2" << "uno/settle/stack-two" << "Not by the printed rules.";
    QTest::newRow("figures alone") << "en" << "+2 +2" << "uno/settle/stack-two" << "Not by the printed rules.";
    QTest::newRow("German") << "de" << "darf ich +2 auf +2 legen" << "uno/settle/stack-two" << "Nicht nach";
    QTest::newRow("value") << "en" << "how many points is a +4" << "uno/score" << "50 points";
    QTest::newRow("verdict") << "en" << "can you end on a wild card" << "uno/settle/last-action" << "Any card.";
}

/// The first result is a section of UNO, the chosen game, and its excerpt contains the answer.
void TestRulesByHand::searchAnswersForTheChosenGame()
{
    QFETCH(const QString, language);
    QFETCH(const QString, query);
    QFETCH(const QString, section);
    QFETCH(const QString, words);
    Driver driver;
    driver.rules().setLanguage(language);
    driver.click("homeRules");
    driver.waitForItem("rulesPage");
    driver.click("rulesGame1");
    QCOMPARE(driver.rules().game(), QStringLiteral("uno"));
    driver.click("rulesSearch");
    driver.type(query);
    driver.waitForItem("rulesResult0");
    const QQuickItem *first = driver.item("rulesResult0");
    QCOMPARE(first->property("sectionId").toString(), section);
    QCOMPARE(first->property("game").toString(), QStringLiteral("UNO"));
    const QString excerpt = first->property("beginning").toString();
    QVERIFY2(excerpt.contains(words), qPrintable(excerpt));
    const QString answer = first->property("answerText").toString();
    QCOMPARE(driver.isThere("rulesAnswer0"), !answer.isEmpty());
    if (!answer.isEmpty()) { // shown in larger letters than the title
        const auto size = [](const QQuickItem *text) { return text->property("font").value<QFont>().pixelSize(); };
        QCOMPARE(driver.item("rulesAnswer0")->property("text").toString(), answer);
        QVERIFY(size(driver.item("rulesAnswer0")) > size(driver.item("rulesTitle0")));
    }
}

/// The focus stays in the search field, so the results have to be announced.
void TestRulesByHand::announcesTheResults()
{
    Driver driver;
    driver.click("homeRules");
    driver.type("forgot");
    driver.waitForItem("rulesResult1");
    const auto title = [&](const char *row) { return driver.item(row)->property("spoken").toString(); };
    const auto words = [&] { return driver.item("rulesSpoken")->property("words").toString(); };
    const int count = driver.rules().results()->rows()->count();
    driver.waitFor([&] { return words().startsWith(QString::number(count)); }, "the number of results");
    QVERIFY(words().endsWith(title("rulesResult0")));
    driver.key(Qt::Key_Down);
    driver.waitFor([&] { return words().endsWith(title("rulesResult1")); }, "the next row");
    QVERIFY(!words().startsWith(QString::number(count)));
    driver.click("rulesClear");
    driver.type("xqzw");
    driver.waitFor([&] { return words().startsWith("Nothing found"); }, "the announcement of no results");
    QCOMPARE(focusName(driver), QStringLiteral("rulesSearch"));
}

void TestRulesByHand::explainsTheEditionFromHome()
{
    Driver driver;
    driver.click("homeEdition");
    driver.waitForItem("rulesSheet");
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/second-edition/recognise"));
    QVERIFY(!driver.rules().canGoBack());
    driver.key(Qt::Key_Escape);
    driver.waitForItem("homePage");
}

void TestRulesByHand::typingOnThePageSearches()
{
    Driver driver;
    driver.click("homeRules");
    driver.waitForItem("rulesPage");
    driver.click("rulesOptions");
    driver.waitForItem("readingOptions");
    driver.key(Qt::Key_Escape);
    QCOMPARE(focusName(driver), QStringLiteral("rulesOptions"));
    driver.type("pile");
    QCOMPARE(driver.rules().query(), QStringLiteral("pile"));
    QCOMPARE(focusName(driver), QStringLiteral("rulesSearch"));
}

/// Tab does not leave the open sheet. When the sheet closes, the focus returns to the button that opened it.
void TestRulesByHand::readingOptionsHoldTheFocus()
{
    Driver driver;
    driver.click("homeRules");
    driver.waitForItem("rulesPage");
    driver.tabTo("rulesOptions");
    driver.key(Qt::Key_Return);
    driver.waitForItem("readingOptions");
    QCOMPARE(focusName(driver), QStringLiteral("readingClose"));
    const QQuickItem *sheet = driver.item("readingOptions");
    for (int stop = 0; stop < 40; ++stop) {
        driver.key(Qt::Key_Tab);
        QVERIFY2(sheet->isAncestorOf(driver.window().activeFocusItem()), qPrintable(focusName(driver)));
    }
    driver.key(Qt::Key_Escape);
    QVERIFY(!driver.isThere("readingOptions"));
    QCOMPARE(focusName(driver), QStringLiteral("rulesOptions"));
    driver.key(Qt::Key_Return);
    driver.key(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(!driver.isThere("readingOptions"));
    QCOMPARE(focusName(driver), QStringLiteral("rulesSearch"));
}

/// Going back from a result shows the list again with the focus on the same row, so that another result can be opened.
void TestRulesByHand::backReturnsToTheResults()
{
    Driver driver;
    driver.click("homeRules");
    driver.type("forgot");
    driver.waitForItem("rulesResult2");
    driver.key(Qt::Key_Down);
    driver.key(Qt::Key_Down);
    driver.key(Qt::Key_Return);
    QVERIFY(!driver.rules().isListing());
    const QString chosen = driver.rules().sectionId();
    driver.key(Qt::Key_Backspace);
    QCOMPARE(driver.rules().query(), QStringLiteral("forgot"));
    QCOMPARE(focusName(driver), QStringLiteral("rulesResult2"));
    QCOMPARE(driver.item("rulesResults")->property("currentIndex").toInt(), 2);
    driver.key(Qt::Key_Up);
    driver.key(Qt::Key_Return);
    QVERIFY(driver.rules().sectionId() != chosen);
    driver.pressByKeys("rulesHistory");
    QVERIFY(driver.rules().isListing());
    driver.key(Qt::Key_Escape);
    QVERIFY(!driver.rules().isListing());
}

void TestRulesByHand::readsByKeys()
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
    driver.key(Qt::Key_Tab); // moves to the first link
    driver.key(Qt::Key_Return);
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/lay"));
    QCOMPARE(focusName(driver), QStringLiteral("rulesSheet"));
    driver.key(Qt::Key_Backspace);
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/turn"));
    driver.key(Qt::Key_Right);
    driver.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/turn"));
}

/// The list of results grows and shrinks with every letter.
void TestRulesByHand::searchesWithoutWarnings()
{
    QTest::failOnWarning(QRegularExpression("DelegateModel"));
    Driver driver;
    driver.click("homeRules");
    driver.waitForItem("rulesPage");
    for (const char letter : QByteArray("plus four on plus four")) {
        driver.type(QString(QLatin1Char(letter)));
        QTest::qWait(30);
    }
    while (!driver.rules().query().isEmpty()) {
        driver.key(Qt::Key_Backspace);
        QTest::qWait(10);
    }
}

/// The focused link disappears with its page, so the focus moves to the new page.
void TestRulesByHand::turningThePageKeepsTheFocus()
{
    Driver driver;
    driver.click("homeRules");
    for (const auto &[key, modifiers] : {std::pair(Qt::Key_Right, Qt::KeyboardModifiers(Qt::NoModifier)),
                                         std::pair(Qt::Key_Left, Qt::KeyboardModifiers(Qt::NoModifier)),
                                         std::pair(Qt::Key_Backspace, Qt::KeyboardModifiers(Qt::NoModifier)),
                                         std::pair(Qt::Key_Left, Qt::KeyboardModifiers(Qt::AltModifier))}) {
        driver.rules().open("dos/draw");
        driver.rules().open("dos/turn");
        driver.waitForItem("rulesSheet");
        driver.item("rulesSheet")->forceActiveFocus();
        driver.key(Qt::Key_Tab); // moves to the first link
        QVERIFY(focusName(driver) != QStringLiteral("rulesSheet"));
        driver.key(key, modifiers);
        QVERIFY(driver.rules().sectionId() != QStringLiteral("dos/turn"));
        QCOMPARE(focusName(driver), QStringLiteral("rulesSheet"));
    }
    driver.rules().open("dos/box");
    driver.pressByKeys("rulesPrevious"); // the first page has no such button
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/goal"));
    driver.waitFor([&] { return focusName(driver) == QStringLiteral("rulesSheet"); }, "the focus");
}

/// The match is unchanged after the rule behind a refusal has been read.
void TestRulesByHand::explainsARefusalAtTheTable()
{
    Driver driver;
    driver.click("homePlayDos");
    driver.click("setupStart");
    driver.waitForItem("tablePage");
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

/// A whole quick card fits on the screen in letters that are large enough to read.
void TestRulesByHand::quickCardFitsAPhone()
{
    QFETCH(const QString, language);
    Driver driver({}, {360, 740});
    driver.click("homeRules");
    driver.rules().setLanguage(language);
    for (const char *id : {"dos/quick", "uno/quick"}) {
        driver.rules().open(id);
        if (driver.isThere("rulesContentsButton") && !driver.isThere("rulesSheet"))
            driver.click("rulesContentsButton");
        driver.waitForItem("rulesSheet");
        const QQuickItem *scroller = driver.item("rulesScroller");
        driver.waitFor([&] { return scroller->property("contentHeight").toReal() <= scroller->height(); },
                       qPrintable(QStringLiteral("%1 %2 on one screen").arg(language, QLatin1String(id))));
        QVERIFY(driver.item("quickBlock0")->property("textSize").toReal() >= 13);
    }
}

/// A quick card on a phone hides the search field. A button or typing shows the field again.
void TestRulesByHand::quickCardShowsTheSearchAgain()
{
    Driver driver({}, {360, 740});
    driver.click("homeRules");
    driver.rules().open("dos/quick");
    if (!driver.isThere("rulesSheet"))
        driver.click("rulesContentsButton");
    driver.waitForItem("rulesUnfoldSearch");
    QVERIFY(!driver.isThere("rulesSearch"));
    driver.click("rulesUnfoldSearch");
    driver.waitForItem("rulesSearch");
    driver.type("plus");
    driver.waitForItem("rulesResult0");
    QCOMPARE(driver.rules().query(), QStringLiteral("plus"));
    driver.rules().setQuery({});
    driver.rules().open("dos/turn");
    driver.rules().open("dos/quick");
    driver.waitForItem("rulesUnfoldSearch");
    driver.type("plus");
    driver.waitForItem("rulesResult0");
    QCOMPARE(driver.rules().query(), QStringLiteral("plus"));
}

void TestRulesByHand::readsAloudIfThereIsAVoice()
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

void TestRulesByHand::marksTheSentenceBeingRead_data()
{
    QTest::addColumn<QString>("section");
    QTest::newRow("paragraphs and figures") << QStringLiteral("dos/match/double-color");
    QTest::newRow("lists") << QStringLiteral("dos/end");
    QTest::newRow("quick card") << QStringLiteral("uno/quick");
}

/// Only the sentence being read is marked, and its place as returned by placeOf() is in sight.
void TestRulesByHand::marksTheSentenceBeingRead()
{
    QFETCH(const QString, section);
    Driver driver({}, {1024, 600});
    driver.click("homeRules");
    driver.rules().open(section);
    driver.waitFor([&] { return driver.isThere("rulesAloud") && driver.item("rulesAloud")->isEnabled(); }, "a voice");
    driver.click("rulesAloud");
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
            QVERIFY(QMetaObject::invokeMethod(edit->parentItem(), "placeOf", Q_RETURN_ARG(QRectF, place), Q_ARG(int, sentence)));
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

void TestRulesByHand::scrollsToTheSentenceBeingRead_data()
{
    QTest::addColumn<QString>("section");
    QTest::newRow("page") << QStringLiteral("dos/end");
    QTest::newRow("quick card") << QStringLiteral("dos/quick");
}

/// The page scrolls to the sentence being read. Reading stops when the table of contents covers the page.
void TestRulesByHand::scrollsToTheSentenceBeingRead()
{
    QFETCH(const QString, section);
    Driver driver({}, {640, 480});
    driver.application().settings().setTextScale(1.3); // otherwise the quick card would fit without scrolling
    driver.click("homeRules");
    driver.rules().open(section);
    driver.click("rulesContentsButton");
    driver.waitForItem("rulesSheet");
    driver.waitFor([&] { return driver.isThere("rulesAloud") && driver.item("rulesAloud")->isEnabled(); }, "a voice");
    driver.click("rulesAloud");
    const auto height = [&](const char *property) { return driver.item("rulesScroller")->property(property).toReal(); };
    const auto isSpoken = [&] { return driver.rules().aloud()->isReading(); };
    QCOMPARE(height("contentY"), 0);
    for (int sentence = 2; sentence < driver.rules().page()->sentences().size(); ++sentence)
        driver.voice().finish();
    QVERIFY(isSpoken());
    driver.waitFor([&] { return height("contentY") > height("contentHeight") - height("height") - 150; }, "the last sentence");
    QVERIFY(height("contentY") > 0);
    driver.click("rulesContentsButton");
    QVERIFY(!isSpoken());
    QVERIFY(!driver.item("rulesAloud")->isEnabled());
}

TABLESIDE_TEST(TestRulesByHand)
#include "tst_rules_by_hand.moc"
