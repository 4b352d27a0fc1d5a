// The worked examples as a person goes through them: with the buttons, by keys, and by ear.
#include "driver.h"
#include "test_program.h"

#include "rules/example_view.h"
#include "rules/rules_library.h"

#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestExamplesByHand : public QObject
{
    Q_OBJECT

private slots:
    void stepsThrough();
    void stepsThroughByKeys();
    void saysTheStep();
    void lettersAreOfTheRules();

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

/// Left and right step where its buttons have the focus, which stays there.
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

/// To a screen reader: the focus stays on the button.
void TestExamplesByHand::saysTheStep()
{
    Driver driver;
    driver.click("homeRules");
    driver.rules().open("dos/example/draw-match");
    driver.waitForRest("exampleNext");
    ExampleView &example = *driver.rules().page()->example("dos/example/draw-match");
    const auto said = [&] { return driver.item("exampleSpoken")->property("words").toString(); };
    driver.click("exampleNext");
    QCOMPARE(said(), QStringLiteral("Step 1 of 4. ") + example.plain());
    driver.item("exampleNext")->forceActiveFocus();
    driver.key(Qt::Key_Right);
    driver.key(Qt::Key_Right);
    QVERIFY(example.isRefused());
    QCOMPARE(said(), QStringLiteral("Step 3 of 4. Not allowed. ") + example.plain());
    driver.key(Qt::Key_Left);
    QCOMPARE(said(), QStringLiteral("Step 2 of 4. ") + example.plain());
    driver.click("examplePrevious");
    driver.click("examplePrevious");
    QCOMPARE(said(), QStringLiteral("The position. ") + example.plain());
    const QString last = said();
    example.setStep(3); // by the voice that reads aloud
    QCOMPARE(said(), last);
}

/// In the cards' corners, whatever language the interface has.
void TestExamplesByHand::lettersAreOfTheRules()
{
    Driver driver;
    driver.click("homeRules");
    driver.rules().open("dos/example/single-color");
    for (const char *language : {"en", "it", "fi"}) {
        driver.rules().setLanguage(language);
        const QString letter = driver.rules().library().language(language)->colourLetters.value("g");
        driver.waitForItem("exampleHand-g7");
        QTRY_COMPARE(driver.item("exampleHand-g7")->property("letter").toString(), letter);
    }
}

TABLESIDE_TEST(TestExamplesByHand)
#include "tst_examples_by_hand.moc"
