// The worked examples in the rules, stepped through by buttons, by keys, and with a screen reader.
#include "driver.h"
#include "test_program.h"

#include "app/rules/example_view.h"
#include "app/rules/rules_library.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <functional>
#include <utility>

using namespace tableside;
using namespace tableside::test;

class TestExamplesByHand : public QObject
{
    Q_OBJECT

private slots:
    void stepsThrough();
    void stepsThroughByKeys();
    void announcesTheStep();
    void colorLettersFollowTheLanguageOfTheRules();
    void handHasTheOrderOfTheText_data();
    void handHasTheOrderOfTheText();

private:
    static QString focusName(Driver &driver)
    {
        const QQuickItem *focus = driver.window().activeFocusItem();
        return focus ? focus->objectName() : QString();
    }
};

void TestExamplesByHand::stepsThrough()
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

/// The left and right arrow keys step while a button of the example has the focus. The focus stays on the buttons.
void TestExamplesByHand::stepsThroughByKeys()
{
    Driver driver;
    driver.click("homeRules");
    driver.rules().open("dos/example/draw-match");
    driver.waitForRest("exampleNext");
    const ExampleView &example = *driver.rules().page()->example("dos/example/draw-match");
    driver.item("exampleNext")->forceActiveFocus();
    driver.key(Qt::Key_Right);
    QCOMPARE(example.step(), 1);
    driver.key(Qt::Key_Return);
    QCOMPARE(example.step(), 2);
    driver.item("examplePrevious")->forceActiveFocus();
    driver.key(Qt::Key_Left);
    driver.key(Qt::Key_Return);
    QCOMPARE(example.step(), 0);
    QCOMPARE(focusName(driver), QStringLiteral("exampleNext"));
    driver.key(Qt::Key_Left);
    QCOMPARE(example.step(), 0);
    QCOMPARE(driver.rules().sectionId(), QStringLiteral("dos/draw"));
}

/// The focus stays on the button, so each step has to be announced.
void TestExamplesByHand::announcesTheStep()
{
    Driver driver;
    driver.click("homeRules");
    driver.rules().open("dos/example/draw-match");
    driver.waitForRest("exampleNext");
    ExampleView &example = *driver.rules().page()->example("dos/example/draw-match");
    const auto said = [&] { return driver.item("exampleSpoken")->property("words").toString(); };
    driver.click("exampleNext");
    QCOMPARE(said(), QStringLiteral("Step 1 of 4. ") + example.passage().plain());
    driver.item("exampleNext")->forceActiveFocus();
    driver.key(Qt::Key_Right);
    driver.key(Qt::Key_Right);
    QVERIFY(example.isRefused());
    QCOMPARE(said(), QStringLiteral("Step 3 of 4. Not allowed. ") + example.passage().plain());
    driver.key(Qt::Key_Left);
    QCOMPARE(said(), QStringLiteral("Step 2 of 4. ") + example.passage().plain());
    driver.click("examplePrevious");
    driver.click("examplePrevious");
    QCOMPARE(said(), QStringLiteral("Starting position. ") + example.passage().plain());
    const QString last = said();
    example.setStep(3); // reading aloud steps like this, and must not cause an announcement
    QCOMPARE(said(), last);
}

/// The color letters in the corners of the cards are in the language of the rules, not in that of the interface.
void TestExamplesByHand::colorLettersFollowTheLanguageOfTheRules()
{
    Driver driver;
    driver.click("homeRules");
    driver.rules().open("dos/example/single-color");
    for (const char *language : {"en", "it", "fi"}) {
        driver.rules().setLanguage(language);
        const QString letter = driver.rules().library().language(language)->colorLetters.value("g");
        driver.waitForItem("exampleHand-g7");
        const auto picture = [&] {
            return driver.item("exampleHand-g7")->findChild<QQuickItem *>("cardPicture")->property("source").toUrl().toString();
        };
        QTRY_VERIFY2(picture().contains("?letter=" + letter + '&'), qPrintable(picture()));
    }
}

void TestExamplesByHand::handHasTheOrderOfTheText_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id : {"dos/example/single-color", "dos/example/half-color", "dos/example/several", "dos/example/row-wild-number"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

/// The cards of the hand lie from left to right in the order in which the text names them.
void TestExamplesByHand::handHasTheOrderOfTheText()
{
    QFETCH(QString, id);
    for (const QSize size : {QSize(1024, 768), QSize(360, 740)}) {
        Driver driver({}, size);
        driver.click("homeRules");
        driver.rules().open(id);
        if (driver.isThere("rulesContentsButton") && !driver.isThere("rulesSheet"))
            driver.click("rulesContentsButton"); // a phone shows the table of contents first
        const ExampleView *example = driver.rules().page()->example(id);
        QVERIFY(example);
        const QString words = example->passage().plain();
        const qsizetype begin = words.indexOf(QLatin1String("You have"));
        QVERIFY2(begin >= 0, qPrintable(words));
        static const QRegularExpression card(QStringLiteral("(red|blue|green|yellow) ([0-9]+)"));
        const QString hand = words.mid(begin, words.indexOf('.', begin) - begin);
        const QStringList named = [&] {
            QStringList names;
            for (const QRegularExpressionMatch &match : card.globalMatch(hand))
                names << "exampleHand-" + match.captured(1).left(1) + match.captured(2);
            return names;
        }();
        QVERIFY2(named.size() >= 3, qPrintable(hand));
        // A page may show several examples, so cards of the others are left out.
        using Found = std::pair<qreal, QString>;
        const std::function<void(const QQuickItem &, QList<Found> &)> look = [&](const QQuickItem &item, QList<Found> &found) {
            if (!item.isVisible())
                return;
            if (named.contains(item.objectName()) && item.parentItem()->property("example").value<ExampleView *>() == example)
                found.emplaceBack(item.mapToScene({}).x(), item.objectName());
            for (const QQuickItem *child : item.childItems())
                look(*child, found);
        };
        const auto fromTheLeft = [&] {
            QList<Found> found;
            look(*driver.window().contentItem(), found);
            std::sort(found.begin(), found.end());
            QStringList names;
            for (const Found &one : found)
                names << one.second;
            return names;
        };
        // Qt 6.8 shows the cards before it lays them out.
        QTRY_COMPARE(fromTheLeft(), named);
    }
}

TABLESIDE_TEST(TestExamplesByHand)
#include "tst_examples_by_hand.moc"
