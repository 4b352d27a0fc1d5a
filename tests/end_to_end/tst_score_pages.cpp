// The pages around a score sheet in the running app: a person's page, the panels of the sheet, the setup and the book, and the
// focus when keys are used.
#include "score_by_hand.h"
#include "test_program.h"
#include "tests/app/score/score_fixture.h"

#include "app/cards/paper_colors.h"
#include "app/score/score_words.h"

#include <QAccessible>
#include <QFile>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestScorePages : public QObject
{
    Q_OBJECT

private slots:
    void cancelsACorrectionByKeyboardAlone();
    void mergesAndSeparatesPeopleByKeyboardAlone();
    void showsTheHouseRulesOnAPhone();
    void closesANoticeAtTheSetup();
    void undoMovesTheFocusToWhoWentOut();
    void choosesEveryPortrait();
    void showsNoTargetForImportedScores();
    void nobodyDealsAfterTheEnd();
    void continuesAGameByKeyboardAlone();
    void deletesAndRestoresByKeyboardAlone();
    void choosesTheGameOfImportedScoresByKeyboardAlone();
    void asksAboutATypedNameByKeyboardAlone_data();
    void asksAboutATypedNameByKeyboardAlone();
    void asksAboutANewName_data();
    void asksAboutANewName();
    void asksAboutANameInImportedScores();
    void cancelsALongImportByKeyboardAlone_data();
    void cancelsALongImportByKeyboardAlone();
    void longImportsRunOneAfterTheOther();
    void closesAProblemOfTheBook();
    void phoneShowsWhyPeopleCannotBeMerged();
    void importedScoresShowNoHands();
    void correctsPointsWithoutHandsByKeyboardAlone();
    void showsTheStartingPointsOfALatecomer_data();
    void showsTheStartingPointsOfALatecomer();
    void backFromARematchLeadsToTheSheet();
    void openingThePicturesChangesNothing();
    void choosesAPictureByKeyboardAlone();
    void nobodyIsPreselectedAsOut();
    void nameInTheHeadingOpensThatPlayer_data();
    void nameInTheHeadingOpensThatPlayer();
    void opensPlayersOfTheHeadingByKeyboardAlone();
    void latecomerChoosesASeat_data();
    void latecomerChoosesASeat();
    void dragsMovesAndClearsSeats();
    void chipsOfKnownPeopleDoNotMove_data();
    void chipsOfKnownPeopleDoNotMove();
    void usesOneIconForARematch();
    void showsNoteAndPlaceAboveTheSheet_data();
    void showsNoteAndPlaceAboveTheSheet();
    void continuesAnOpenRound();
    void enterSavesATargetAndAddsAPlayer();
    void redoesWithEitherKey();
    void buttonsStayAfterTheBigScreen_data();
    void buttonsStayAfterTheBigScreen();
    void paperUsesTheColorsOfTheScreen();

private:
    static void addSizes()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("tablet") << QSize(1024, 768);
        QTest::newRow("phone") << QSize(360, 740);
    }
    static QString textOf(Driver &driver, const QString &name)
    {
        driver.waitForItem(name);
        return driver.item(name)->property("text").toString();
    }
    static QRectF placeOf(Driver &driver, const QString &name)
    {
        const QQuickItem *item = driver.item(name);
        return item->mapRectToScene({0, 0, item->width(), item->height()});
    }
    static QString spoken(Driver &driver, const QString &name)
    {
        driver.waitForItem(name);
        return QAccessible::queryAccessibleInterface(driver.item(name))->text(QAccessible::Name);
    }

    /// Opens the book and imports scores from a CSV file, up to the question which game they belong to.
    static void importTable(Driver &driver, const QTemporaryDir &folder)
    {
        QFile file(folder.filePath("table.csv"));
        if (!file.open(QIODevice::WriteOnly) || file.write("player;round;points\nAnna;1;9\nCleo;1;0\nCleo;2;30\n") < 0)
            qFatal("No table: %s", qPrintable(file.errorString()));
        file.close();
        driver.tap("homeScore");
        driver.waitForItem("bookPage");
        driver.scores().importFrom(file.fileName()); // asks which game the scores belong to
        driver.finishJobs();
    }
};

void TestScorePages::cancelsACorrectionByKeyboardAlone()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    enterRound(driver, {0, {{1, {}, "40"}}});
    driver.tabTo("cell0_0");
    driver.key(Qt::Key_Return);
    HandEntry &entry = *driver.scores().game()->entry();
    QVERIFY(entry.isCorrection() && entry.isOut());
    driver.settle();
    QCOMPARE(driver.window().activeFocusItem()->objectName(), QStringLiteral("entryCancel"));
    driver.key(Qt::Key_Return);
    driver.settle();
    QCOMPARE(entry.round(), -1);
    QCOMPARE(driver.window().activeFocusItem()->objectName(), QStringLiteral("sheetEnter"));
}

void TestScorePages::mergesAndSeparatesPeopleByKeyboardAlone()
{
    Driver driver;
    People &people = *driver.scores().people();
    const Person anna = people.newPerson("Anna");
    const Person ben = people.newPerson("Ben");
    QVERIFY(people.keep(anna) && people.keep(ben));
    driver.scores().openPerson(ben.id);
    driver.navigator().open(Navigator::Person);
    driver.waitForItem("personPage");
    driver.pressByKeys("personMerge");
    driver.settle();
    driver.pressByKeys("mergeInto0");
    driver.settle();
    QCOMPARE(people.canonical(ben.id), anna.id);
    QCOMPARE(driver.scores().person()->name(), QStringLiteral("Anna"));
    driver.pressByKeys("personPart_Ben");
    driver.settle();
    QCOMPARE(people.canonical(ben.id), ben.id);
    QVERIFY(!driver.isThere("personPart_Ben"));
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

void TestScorePages::showsTheHouseRulesOnAPhone()
{
    Driver driver({}, QSize(360, 740));
    driver.scores().setup()->setVariant("falseCatch", true);
    startSheet(driver, {"Anna", "Ben"});
    driver.tap("sheetMenu");
    driver.tap("menuDetails");
    driver.waitForItem("detailsRules");
    const QString said = driver.item("detailsRules")->property("text").toString();
    QVERIFY2(said.contains(driver.scores().game()->date()), qPrintable(said));
    QVERIFY2(said.contains(driver.scores().game()->rules()) && said.contains("Wrong catch"), qPrintable(said));
}

void TestScorePages::closesANoticeAtTheSetup()
{
    Driver driver;
    driver.tap("homeScore");
    driver.waitForItem("bookPage");
    driver.tap("bookNew");
    driver.waitForItem("scoreSetupPage");
    QVERIFY(!driver.scores().prepareFromGame(4711));
    QVERIFY(!driver.scores().notice().isEmpty());
    driver.pressByKeys("scoreSetupNoticeClose");
    QVERIFY(driver.scores().notice().isEmpty());
    driver.settle();
    QVERIFY(!driver.isThere("scoreSetupNoticeClose"));
}

void TestScorePages::undoMovesTheFocusToWhoWentOut()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    driver.tap("sheetEnter");
    driver.tap("out1");
    driver.settle();
    QCOMPARE(driver.focusName(), QStringLiteral("entrySum"));
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    driver.waitForItem("out0");
    driver.settle();
    QCOMPARE(driver.focusName(), QStringLiteral("out0"));
    driver.key(Qt::Key_4);
    QVERIFY(driver.scores().game()->entry()->sum().isEmpty());
}

void TestScorePages::choosesEveryPortrait()
{
    Driver driver;
    People &people = *driver.scores().people();
    Person anna = people.newPerson("Anna");
    anna.portrait = "frog";
    QVERIFY(people.keep(anna));
    driver.scores().openPerson(anna.id);
    driver.navigator().open(Navigator::Person);
    driver.waitForItem("personPage");
    QStringList seen;
    for (qsizetype picture = 0; picture < People::portraits().size(); ++picture) {
        driver.tap("personLook");
        driver.tap(QStringLiteral("personPicture%1").arg(picture));
        seen << people.person(anna.id)->portrait;
    }
    QCOMPARE(seen, People::portraits());
    driver.tap("personLook");
    driver.tap("personColor7");
    QCOMPARE(people.person(anna.id)->colorIndex, 7);
    driver.tap("personLook");
    driver.waitForItem("personColor7");
    driver.key(Qt::Key_Escape); // closes the pictures, not the page
    driver.settle();
    QVERIFY(!driver.isThere("personColor7"));
    QVERIFY(driver.isThere("personPage"));
    driver.key(Qt::Key_Escape);
    driver.waitForItem("bookPage");
}

void TestScorePages::showsNoTargetForImportedScores()
{
    Driver driver;
    const QTemporaryDir folder;
    importTable(driver, folder);
    driver.tap("tableBox_dos");
    driver.finishJobs();
    driver.tap("bookRow0");
    driver.waitForItem("sheetPage");
    QVERIFY(!driver.isThere("sheetTarget"));
    driver.tap("sheetPlayOn");
    driver.waitForItem("sheetEnter");
    const ScoreShown shown = ScoreShown::fromJson(driver.scores().store().unfinished()->digest);
    QCOMPARE(bookDetail(shown), QStringLiteral("DOS · 2 rounds · in progress"));
    driver.tap("sheetMenu");
    driver.tap("menuDetails");
    driver.waitForItem("detailsTarget");
    QCOMPARE(driver.item("detailsTarget")->property("text").toString(), QString());
    driver.tap("detailsKeep"); // saves without a target
    driver.settle();
    QVERIFY(!driver.isThere("detailsKeep"));
    QVERIFY(!driver.isThere("sheetTarget"));
    driver.tap("sheetMenu");
    driver.tap("menuChart");
    driver.settle();
    QVERIFY(!driver.isThere("chartTarget"));
    QVERIFY(driver.scores().game()->setTarget(500));
    driver.waitForItem("chartTarget");
    driver.waitForItem("sheetTarget");
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

void TestScorePages::nobodyDealsAfterTheEnd()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    const RowsModel<ScoreSeatRow> &seats = *driver.scores().game()->seats();
    QVERIFY(seats.row(0).isDealer);
    enterRound(driver, {0, {{1, {}, "40"}}});
    QVERIFY(driver.scores().game()->end());
    QVERIFY(!seats.row(0).isDealer);
    driver.waitForRest("resultRank0"); // the win is celebrated first
    QVERIFY(driver.sounds().played().contains(Sound::matchWon));
    QAccessibleInterface *first = QAccessible::queryAccessibleInterface(driver.item("resultRank0"));
    QCOMPARE(first->text(QAccessible::Name), QStringLiteral("Anna, 40 points, rank 1"));
    driver.tap("panelClose");
    QTRY_VERIFY(!driver.isThere("resultRank0"));
    driver.tap("sheetBigScreen");
    driver.waitForItem("bigScreenRow0");
    QAccessibleInterface *row = QAccessible::queryAccessibleInterface(driver.item("bigScreenRow0"));
    QVERIFY(row);
    QCOMPARE(row->text(QAccessible::Name), QStringLiteral("Anna, 40 points, rank 1; +40 in the last round"));
    QCOMPARE(driver.window().visibility(), QWindow::FullScreen);
    driver.navigator().open(Navigator::Home); // as dropping a file on the window does
    QCOMPARE(driver.window().visibility(), QWindow::Windowed);
}

void TestScorePages::continuesAGameByKeyboardAlone()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    enterRound(driver, {0, {{1, {}, "40"}}});
    QVERIFY(driver.scores().game()->end());
    driver.waitForRest("panelClose");
    driver.key(Qt::Key_Escape);
    driver.waitForItem("sheetPlayOn");
    driver.pressByKeys("sheetPlayOn");
    driver.settle();
    QCOMPARE(driver.focusName(), QStringLiteral("sheetEnter"));
}

void TestScorePages::deletesAndRestoresByKeyboardAlone()
{
    Driver driver;
    for (int game = 0; game < 2; ++game) {
        for (const char *name : {"Anna", "Ben"})
            driver.scores().setup()->addNamed(name);
        QVERIFY(driver.scores().startGame());
        driver.scores().closeGame();
    }
    driver.navigator().open(Navigator::ScoreBook);
    driver.waitForItem("bookRow1");
    driver.pressByKeys("bookRemove1");
    driver.settle();
    QCOMPARE(driver.focusName(), QStringLiteral("bookRow0"));
    driver.pressByKeys("bookRemove0");
    driver.settle();
    QCOMPARE(driver.focusName(), QStringLiteral("bookNew"));
    driver.pressByKeys("bookBringBack");
    driver.settle();
    QCOMPARE(driver.focusName(), QStringLiteral("bookBringBack")); // another game can be restored
    driver.key(Qt::Key_Return);
    driver.settle();
    QVERIFY(!driver.isThere("bookBringBack"));
    QCOMPARE(driver.focusName(), QStringLiteral("bookRow0"));
    QVERIFY(!driver.isThere("bookDeleted"));

    for (int game = 0; game < 2; ++game) {
        driver.pressByKeys("bookRemove0");
        driver.settle();
    }
    driver.pressByKeys("bookBringBackClose");
    driver.settle();
    QVERIFY(!driver.isThere("bookBringBack"));
    QCOMPARE(driver.focusName(), QStringLiteral("bookNew"));
    driver.pressByKeys("bookDeleted");
    driver.waitForRest("deletedRestore1");
    driver.pressByKeys("deletedRestore1"); // not the one that was deleted last
    driver.settle();
    QCOMPARE(driver.focusName(), QStringLiteral("deletedClose"));
    driver.pressByKeys("deletedRestore0");
    driver.settle();
    QCOMPARE(driver.focusName(), QStringLiteral("bookRow0")); // the panel is empty and closes
    QVERIFY(!driver.isThere("bookDeleted"));
    QCOMPARE(driver.scores().book()->count(), 2);
}

void TestScorePages::choosesTheGameOfImportedScoresByKeyboardAlone()
{
    Driver driver;
    const QTemporaryDir folder;
    importTable(driver, folder);
    driver.waitForItem("tableBox_uno");
    driver.pressByKeys("tableBox_uno");
    driver.finishJobs();
    driver.settle();
    QCOMPARE(driver.scores().book()->count(), 1);
    QCOMPARE(driver.focusName(), QStringLiteral("bookImport"));
}

void TestScorePages::asksAboutATypedNameByKeyboardAlone_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("seated");
    QTest::newRow("same person") << "scoreSetupNameSame" << QStringLiteral("J\u00FCrgen");
    QTest::newRow("someone new") << "scoreSetupNameNew" << QStringLiteral("Jurgen");
}

void TestScorePages::asksAboutATypedNameByKeyboardAlone()
{
    QFETCH(QString, button);
    QFETCH(QString, seated);
    Driver driver;
    People &people = *driver.scores().people();
    QVERIFY(people.keep(people.newPerson(QStringLiteral("J\u00FCrgen"))));
    driver.tap("homeScore");
    driver.tap("bookNew");
    driver.waitForItem("scoreSetupPage");
    driver.tabTo("scoreSetupName");
    driver.type("Jurgen");
    driver.key(Qt::Key_Return);
    QCOMPARE(textOf(driver, "scoreSetupNameQuestion"), QStringLiteral("Is Jurgen the J\u00FCrgen in your book?"));
    ScoreSetup &setup = *driver.scores().setup();
    QCOMPARE(setup.seats()->count(), 0);
    driver.pressByKeys(button);
    driver.settle();
    QCOMPARE(setup.seats()->count(), 1);
    QCOMPARE(setup.seats()->row(0).name, seated);
    QVERIFY(!driver.isThere("scoreSetupNameQuestion"));
}

void TestScorePages::asksAboutANewName_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<bool>("isSame");
    for (const char *page : {"sheet", "person"}) {
        for (const bool isSame : {true, false})
            QTest::addRow("%s, %s", page, isSame ? "same person" : "someone else") << QString::fromLatin1(page) << isSame;
    }
}

/// If a new name differs from the name of somebody else only in accents, the app asks whether both are the same person.
void TestScorePages::asksAboutANewName()
{
    QFETCH(QString, page);
    QFETCH(bool, isSame);
    Driver driver;
    People &people = *driver.scores().people();
    QVERIFY(people.keep(people.newPerson(QStringLiteral("J\u00FCrgen"))));
    startSheet(driver, {"Anna", "Ben"});
    const QString ben = people.named(QStringLiteral("Ben"))->id;
    driver.tap("sheetPlayer1");
    driver.waitForRest("panelClose");
    QString field = QStringLiteral("playerNewName");
    if (page == QLatin1String("person")) {
        driver.tap("playerPage");
        driver.waitForItem("personPage");
        field = QStringLiteral("personName");
    }
    driver.tap(field);
    driver.key(Qt::Key_A, Qt::ControlModifier);
    driver.type("Jurgen");
    driver.key(Qt::Key_Return);
    driver.settle();
    QCOMPARE(textOf(driver, field + "Question"), QStringLiteral("Is Jurgen the J\u00FCrgen in your book?"));
    QCOMPARE(people.person(ben)->name, QStringLiteral("Ben"));
    driver.pressByKeys(field + (isSame ? "Same" : "New"));
    driver.settle();
    QVERIFY(!driver.isThere(field + "Question"));
    QCOMPARE(people.person(ben)->name, isSame ? QStringLiteral("Ben") : QStringLiteral("Jurgen"));
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

void TestScorePages::asksAboutANameInImportedScores()
{
    Driver driver;
    People &people = *driver.scores().people();
    QVERIFY(people.keep(people.newPerson(QStringLiteral("\u00C1nna"))));
    const QTemporaryDir folder;
    importTable(driver, folder);
    driver.tap("tableBox_dos");
    driver.finishJobs();
    QCOMPARE(textOf(driver, "tableQuestion"), QStringLiteral("Is Anna the \u00C1nna in your book?"));
    driver.pressByKeys("tableYes");
    driver.finishJobs();
    driver.settle();
    QCOMPARE(driver.scores().book()->count(), 1);
    QCOMPARE(people.list()->count(), 2);
    QCOMPARE(driver.focusName(), QStringLiteral("bookImport"));
}

void TestScorePages::cancelsALongImportByKeyboardAlone_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Return") << Qt::Key_Return; // on the button, which has the focus
    QTest::newRow("Esc") << Qt::Key_Escape;
}

void TestScorePages::cancelsALongImportByKeyboardAlone()
{
    QFETCH(const Qt::Key, key);
    const QTemporaryDir folder;
    QFile file(folder.filePath("thousands.jsonl"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(ScoreFixture::bookOf(10'000)) > 0);
    file.close();
    Driver driver;
    driver.tap("homeScore");
    driver.waitForItem("bookPage");
    driver.tabTo("bookImport");
    driver.scores().importFrom(file.fileName());
    driver.waitForItem("bookJobCancel");
    QCOMPARE(driver.focusName(), QStringLiteral("bookJobCancel"));
    QVERIFY2(spoken(driver, "bookJobBar").endsWith(" percent"), qPrintable(spoken(driver, "bookJobBar")));
    driver.waitFor([&] { return driver.scores().job()->percent() > 1; }, "progress");
    driver.key(key);
    driver.waitForItem("bookNotice");
    QCOMPARE(driver.scores().notice(), QStringLiteral("Canceled. Nothing was changed."));
    QVERIFY(!driver.isThere("bookJobCancel"));
    QCOMPARE(driver.navigator().page(), Navigator::ScoreBook);
    QCOMPARE(driver.scores().book()->count(), 0);
    QCOMPARE(driver.focusName(), QStringLiteral("bookImport"));
}

/// The panel stays open from one import to the next, and neither import is canceled.
void TestScorePages::longImportsRunOneAfterTheOther()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("thousands.jsonl"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(ScoreFixture::bookOf(3'000)) > 0);
    file.close();
    Driver driver;
    driver.tap("homeScore");
    driver.waitForItem("bookPage");
    driver.scores().importFrom(file.fileName());
    driver.waitForItem("bookJobCancel");
    driver.scores().importFrom(file.fileName());
    QStringList told;
    connect(driver.scores().pageNotice(), &PageNotice::told, this, [&] {
        if (!driver.scores().notice().isEmpty()) // the notice is also cleared
            told << driver.scores().notice();
    });
    driver.waitFor([&] { return !driver.scores().job()->isRunning(); }, "both imports");
    QVERIFY(!driver.isThere("bookJobCancel"));
    told.removeDuplicates();
    QCOMPARE(told, QStringList({"Added 3000 games to the score book.", "Your score book already has every game in this file."}));
    QCOMPARE(driver.scores().book()->count(), 3'000);
}

void TestScorePages::closesAProblemOfTheBook()
{
    Driver driver;
    driver.tap("homeScore");
    driver.waitForItem("bookPage");
    QVERIFY(!driver.scores().book()->remove(4711));
    driver.waitForItem("bookProblemClose");
    driver.pressByKeys("bookProblemClose");
    driver.settle();
    QVERIFY(!driver.isThere("bookProblemClose"));
    QVERIFY(driver.focusName().startsWith("book"));
}

void TestScorePages::phoneShowsWhyPeopleCannotBeMerged()
{
    Driver driver({}, QSize(360, 740));
    People &people = *driver.scores().people();
    for (int other = 10; other < 34; ++other) // a list that is longer than the phone
        QVERIFY(people.keep(people.newPerson(QStringLiteral("Ben %1").arg(other))));
    startSheet(driver, {"Anna", "Zoe"});
    HandEntry &entry = *driver.scores().game()->entry();
    entry.beginRound();
    QVERIFY(entry.markOut(0));
    entry.setSum("40");
    QVERIFY(entry.closeRound());
    QVERIFY(driver.scores().game()->end());
    driver.scores().openPerson(people.named("Anna")->id);
    driver.navigator().open(Navigator::Person);
    driver.waitForItem("personPage");
    driver.pressByKeys("personMerge");
    driver.settle();
    driver.pressByKeys("mergeInto25");
    driver.waitForRest("personNoticeClose");
    const QQuickItem *close = driver.item("personNoticeClose");
    const QRectF window(0, 0, driver.window().width(), driver.window().height());
    QVERIFY(window.contains(close->mapRectToScene({0, 0, close->width(), close->height()})));
    driver.pressByKeys("personNoticeClose");
    driver.settle();
    QVERIFY(driver.focusName().startsWith("mergeInto"));
    QVERIFY(people.problem().isEmpty());
}

void TestScorePages::importedScoresShowNoHands()
{
    Driver driver;
    const QTemporaryDir folder;
    importTable(driver, folder);
    driver.tap("tableBox_dos");
    driver.finishJobs();
    driver.tap("bookRow0");
    QCOMPARE(spoken(driver, "cell0_0"), QStringLiteral("Round 1, Anna: scored 9 points"));
    QCOMPARE(spoken(driver, "cell0_1"), QStringLiteral("Round 1, Cleo: scored 0 points"));
    const auto texts = [&](const QString &cell) {
        QStringList shown;
        const auto words = driver.item(cell)->property("contentItem").value<QQuickItem *>()->childItems();
        for (const QQuickItem *item : words)
            shown << item->property("text").toString();
        return shown;
    };
    QCOMPARE(texts("cell0_0"), (QStringList{"+9", "9"}));
    QCOMPARE(texts("cell0_1"), (QStringList{"", "0"}));
    driver.tap("cell1_0"); // gives the points that Cleo gained to Anna
    driver.waitForItem("entrySum");
    QVERIFY(!driver.isThere("pad_r7"));
    for (const char *key : {"key_3", "key_1"})
        driver.tap(key);
    driver.tap("entrySave");
    driver.waitForItem("sheetRounds");
    driver.settle();
    QCOMPARE(texts("cell1_0"), (QStringList{"+31", "40"}));
    QCOMPARE(texts("cell1_1"), (QStringList{"", "0"}));
    QVERIFY(driver.scores().game()->undo());
    driver.settle();
    QCOMPARE(texts("cell1_1"), (QStringList{"+30", "30"}));
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

void TestScorePages::correctsPointsWithoutHandsByKeyboardAlone()
{
    Driver driver;
    const QTemporaryDir folder;
    importTable(driver, folder);
    driver.tap("tableBox_dos");
    driver.finishJobs();
    driver.tap("bookRow0");
    driver.waitForItem("cell0_0");
    driver.pressByKeys("cell0_0");
    driver.settle();
    QCOMPARE(driver.focusName(), QStringLiteral("entrySum"));
    driver.key(Qt::Key_Backspace);
    driver.type("14");
    driver.key(Qt::Key_Return);
    driver.waitForItem("cell0_0");
    driver.settle();
    QCOMPARE(spoken(driver, "cell0_0"), QStringLiteral("Round 1, Anna: scored 14 points"));
    QCOMPARE(driver.scores().game()->sheet().totals, (std::vector<int>{14, 30}));
}

void TestScorePages::showsTheStartingPointsOfALatecomer_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("tablet") << QSize(1024, 768);
    QTest::newRow("phone") << QSize(360, 740);
}

void TestScorePages::showsTheStartingPointsOfALatecomer()
{
    QFETCH(QSize, size);
    Driver driver({}, size);
    startSheet(driver, {"Anna", "Ben"});
    enterRound(driver, {0, {{1, {"r7"}, {}}}});
    QVERIFY(!driver.isThere("sheetStart0"));
    QVERIFY(driver.scores().join("Dora", 86));
    driver.settle();
    driver.waitForItem("sheetStart2");
    QCOMPARE(driver.item("sheetStart2")->property("text").toString(), QStringLiteral("86"));
    QCOMPARE(spoken(driver, "sheetStart2"), QStringLiteral("Dora started with 86 points"));
    QVERIFY(!driver.isThere("sheetStart0")); // started without points
    const auto top = [&](const QString &name) { return driver.item(name)->mapToScene({0, 0}).y(); };
    QVERIFY(top("sheetStart2") < top("cell0_0")); // above the rounds
    QVERIFY(driver.scores().game()->undo());
    driver.settle();
    QVERIFY(!driver.isThere("sheetStart2"));
}

void TestScorePages::backFromARematchLeadsToTheSheet()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    enterRound(driver, {0, {{1, {}, "40"}}});
    const qint64 id = driver.scores().game()->session().gameId();
    const auto rematch = [&] {
        driver.tap("sheetMenu");
        driver.tap("menuRematch");
        driver.waitForItem("scoreSetupPage");
    };
    const auto isBack = [&] {
        driver.waitForItem("sheetPage");
        return driver.scores().game()->session().gameId() == id;
    };
    rematch();
    driver.tap("scoreSetupBack");
    QVERIFY(isBack());
    rematch();
    driver.key(Qt::Key_Escape);
    QVERIFY(isBack());
    rematch();
    driver.tap("scoreSetupStart");
    driver.waitForItem("sheetPage");
    QVERIFY(driver.scores().game()->session().gameId() != id);
    QCOMPARE(driver.scores().game()->roundCount(), 0);
    driver.key(Qt::Key_Escape);
    driver.waitForItem("bookPage");
    driver.tap("bookNew"); // a setup opened from the book returns to the book
    driver.waitForItem("scoreSetupPage");
    driver.key(Qt::Key_Escape);
    driver.waitForItem("bookPage");
    QVERIFY(!driver.scores().game());
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

void TestScorePages::openingThePicturesChangesNothing()
{
    Driver driver({}, QSize(360, 740));
    for (const char *name : {"Anna", "Ben"})
        QVERIFY(driver.scores().setup()->addNamed(name));
    driver.navigator().open(Navigator::ScoreSetup);
    driver.waitForItem("scoreSetupPage");
    const RowsModel<SetupSeatRow> &seats = *driver.scores().setup()->seats();
    const QString before = seats.row(0).portrait;
    const int colorIndex = seats.row(0).colorIndex;
    driver.tap("scoreSeatLook0");
    driver.waitForItem("scoreSeat0Picture3");
    QCOMPARE(seats.row(0).portrait, before);
    QVERIFY(!driver.window().activeFocusItem()->property("visualFocus").toBool()); // only the chosen picture has a frame
    driver.key(Qt::Key_Escape);
    driver.settle();
    QVERIFY(!driver.isThere("scoreSeat0Picture3"));
    QVERIFY(driver.isThere("scoreSetupPage"));
    QCOMPARE(seats.row(0).portrait, before);
    driver.tap("scoreSeatLook0");
    driver.tap("scoreSeat0Picture3");
    driver.settle();
    QVERIFY(!driver.isThere("scoreSeat0Picture3"));
    QCOMPARE(seats.row(0).portrait, People::portraits().at(3));
    QCOMPARE(seats.row(0).colorIndex, colorIndex);
    driver.tap("scoreSeatLook0"); // one more tap restores the portrait
    driver.tap(QStringLiteral("scoreSeat0Picture%1").arg(People::portraits().indexOf(before)));
    QCOMPARE(seats.row(0).portrait, before);
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

void TestScorePages::choosesAPictureByKeyboardAlone()
{
    Driver driver;
    for (const char *name : {"Anna", "Ben"})
        QVERIFY(driver.scores().setup()->addNamed(name));
    driver.navigator().open(Navigator::ScoreSetup);
    driver.waitForItem("scoreSetupPage");
    const RowsModel<SetupSeatRow> &seats = *driver.scores().setup()->seats();
    const qsizetype before = People::portraits().indexOf(seats.row(0).portrait);
    driver.pressByKeys("scoreSeatLook0");
    driver.settle();
    QCOMPARE(driver.focusName(), QStringLiteral("scoreSeat0Picture%1").arg(before)); // the current portrait
    QVERIFY(driver.window().activeFocusItem()->property("visualFocus").toBool());
    driver.key(Qt::Key_Tab);
    driver.key(Qt::Key_Return);
    driver.settle();
    QVERIFY(People::portraits().indexOf(seats.row(0).portrait) != before);
    QCOMPARE(driver.focusName(), QStringLiteral("scoreSeatLook0"));
    QVERIFY(driver.window().activeFocusItem()->property("visualFocus").toBool());
}

void TestScorePages::nobodyIsPreselectedAsOut()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    driver.tap("sheetEnter");
    driver.waitForItem("out0");
    driver.settle();
    QVERIFY(!driver.item("out0")->property("visualFocus").toBool());
    driver.key(Qt::Key_Return); // nobody is chosen by a key that was meant for something else
    QVERIFY(!driver.scores().game()->entry()->isRoundOver());
    driver.key(Qt::Key_Tab);
    QCOMPARE(driver.focusName(), QStringLiteral("out0"));
    QVERIFY(driver.item("out0")->property("visualFocus").toBool());
    driver.key(Qt::Key_Escape);
    driver.waitForItem("sheetEnter");
    driver.settle();
    driver.key(Qt::Key_Return);
    driver.waitForItem("out0");
    driver.settle();
    QVERIFY(driver.item("out0")->property("visualFocus").toBool()); // keys were used, so the focus is shown
    driver.key(Qt::Key_Return);
    QCOMPARE(driver.scores().game()->sheet().open.out, std::optional(0));
}

void TestScorePages::nameInTheHeadingOpensThatPlayer_data()
{
    addSizes();
}

void TestScorePages::nameInTheHeadingOpensThatPlayer()
{
    QFETCH(QSize, size);
    Driver driver({}, size);
    startSheet(driver, {"Anna", "Ben", "Donaudampfschifffahrt"});
    enterRound(driver, {0, {{1, {"g#"}, {}}, {2, {"r7"}, {}}}});
    ScoreGame &game = *driver.scores().game();
    const auto open = [&](int seat) {
        driver.tap(QStringLiteral("sheetPlayer%1").arg(seat));
        driver.waitForRest("panelClose");
    };
    QCOMPARE(spoken(driver, "sheetPlayer0"), QStringLiteral("Anna, 47 points, rank 1, deals"));
    open(2);
    QCOMPARE(textOf(driver, "playerName"), QStringLiteral("Donaudampfschifffahrt"));
    QCOMPARE(textOf(driver, "playerStanding"), QStringLiteral("0 points, rank 2"));
    driver.tap("playerDeals");
    driver.waitForItem("sheetEnter");
    QCOMPARE(game.dealer(), QStringLiteral("Donaudampfschifffahrt"));
    QCOMPARE(game.starter(), QStringLiteral("Anna"));
    QCOMPARE(game.undoText(), QStringLiteral("Undo: Donaudampfschifffahrt deals"));
    driver.tap("sheetUndo");
    QCOMPARE(game.dealer(), QStringLiteral("Anna"));
    open(0);
    QVERIFY(!driver.item("playerDeals")->isEnabled()); // Anna deals already
    QCOMPARE(textOf(driver, "playerDeals"), QStringLiteral("Deals this round"));
    driver.tap("playerLeaves");
    driver.waitForItem("sheetEnter");
    QVERIFY(!game.sheet().seats[0].present);
    open(0);
    QCOMPARE(textOf(driver, "playerStanding"), QStringLiteral("left with 47 points"));
    QVERIFY(!driver.isThere("playerDeals"));
    driver.tap("playerLeaves"); // Anna returns
    driver.waitForItem("sheetEnter");
    QVERIFY(game.sheet().seats[0].present);
    driver.scores().game()->leave(1);
    open(0);
    driver.tap("playerLeaves"); // refused, because two players must remain
    driver.waitForItem("playerRefused");
    QVERIFY(game.sheet().seats[0].present);
    driver.tap("panelClose");
    open(1);
    const auto rename = [&](const QString &name) {
        driver.tap("playerNewName");
        driver.key(Qt::Key_A, Qt::ControlModifier);
        driver.type(name);
        driver.tap("playerRename");
    };
    rename("Anna"); // refused, because another player has that name
    driver.settle();
    QVERIFY(driver.isThere("playerRename"));
    QCOMPARE(game.sheet().seats[1].player.name, std::string("Ben"));
    rename("Benjamin");
    driver.waitForItem("sheetEnter");
    QCOMPARE(game.sheet().seats[1].player.name, std::string("Benjamin"));
    open(1);
    driver.tap("playerPage");
    driver.waitForItem("personPage");
    QCOMPARE(driver.scores().person()->name(), QStringLiteral("Benjamin"));
    driver.tap("personBack");
    driver.waitForItem("sheetPage");
    QCOMPARE(game.roundCount(), 1);
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

void TestScorePages::opensPlayersOfTheHeadingByKeyboardAlone()
{
    Driver driver({}, QSize(360, 740)); // the last of ten is out of sight
    startSheet(driver, {"Anna", "Ben", "Cleo", "Dora", "Emil", "Frieda", "Gustav", "Henri", "Ida", "Jo"});
    driver.tabTo("sheetPlayer0");
    for (int seat = 1; seat < 10; ++seat)
        driver.key(Qt::Key_Right);
    QCOMPARE(driver.focusName(), QStringLiteral("sheetPlayer9"));
    driver.waitForFrames();
    QVERIFY(QRectF({}, QSizeF(driver.window().size())).contains(placeOf(driver, "sheetPlayer9")));
    driver.key(Qt::Key_Down);
    QCOMPARE(driver.focusName(), QStringLiteral("cell0_9"));
    driver.key(Qt::Key_Up);
    QCOMPARE(driver.focusName(), QStringLiteral("sheetPlayer9"));
    driver.key(Qt::Key_Return);
    driver.waitForRest("panelClose");
    QCOMPARE(textOf(driver, "playerName"), QStringLiteral("Jo"));
    driver.pressByKeys("playerDeals");
    driver.waitForItem("sheetEnter");
    QCOMPARE(driver.scores().game()->dealer(), QStringLiteral("Jo"));
    driver.settle();
    QCOMPARE(driver.focusName(), QStringLiteral("sheetEnter"));
}

void TestScorePages::latecomerChoosesASeat_data()
{
    addSizes();
}

void TestScorePages::latecomerChoosesASeat()
{
    QFETCH(QSize, size);
    Driver driver({}, size);
    startSheet(driver, {"Anna", "Ben", "Cleo"});
    enterRound(driver, {0, {{1, {"g#"}, {}}, {2, {"r7"}, {}}}});
    ScoreGame &game = *driver.scores().game();
    const auto join = [&](const QString &name, const char *where) {
        driver.tap("sheetMenu");
        driver.tap("menuPlayers");
        driver.tap("playersNew");
        driver.type(name);
        if (where)
            driver.tap(where);
        driver.tap("playersJoin");
        driver.settle();
        driver.tap("panelClose");
        driver.waitForItem("sheetEnter");
    };
    driver.tap("sheetMenu");
    driver.tap("menuPlayers");
    QCOMPARE(textOf(driver, "playersBetween0"), QStringLiteral("Anna and Ben"));
    QCOMPARE(textOf(driver, "playersBetween2"), QStringLiteral("Cleo and Anna"));
    QVERIFY(driver.item("playersBetween2")->property("checked").toBool());
    driver.tap("panelClose");
    driver.settle();
    join("Dora", "playersBetween0");
    QCOMPARE(words::seatNames(game.sheet()), (QStringList{"Anna", "Dora", "Ben", "Cleo"}));
    QCOMPARE(game.sheet().totals, (std::vector<int>{47, 0, 0, 0}));
    QCOMPARE(game.starter(), QStringLiteral("Dora")); // sits to the left of Anna, who deals
    QCOMPARE(spoken(driver, "cell0_2"), QStringLiteral("Round 1, Ben: hand of 40 points"));
    join("Emil", nullptr);
    QCOMPARE(words::seatNames(game.sheet()), (QStringList{"Anna", "Dora", "Ben", "Cleo", "Emil"}));
    enterRound(driver, {1, {{2, {"r1"}, {}}, {3, {"r3"}, {}}, {4, {"g3"}, {}}, {0, {"b3"}, {}}}});
    QCOMPARE(game.sheet().totals, (std::vector<int>{47, 10, 0, 0, 0}));
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

void TestScorePages::dragsMovesAndClearsSeats()
{
    Driver driver({}, {1024, 1400});
    ScoreSetup &setup = *driver.scores().setup();
    for (const char *name : {"Anna", "Ben", "Cleo", "Dora"})
        setup.addNamed(name);
    driver.navigator().open(Navigator::ScoreSetup);
    driver.waitForRest("scoreSeatHandle3");
    const auto names = [&] {
        QString all;
        for (const SetupSeatRow &seat : setup.seats()->rows())
            all += seat.name + u' ';
        return all;
    };
    const auto middle = [&](const QString &name) { return placeOf(driver, name).center().toPoint(); };
    const QPoint from = middle("scoreSeatHandle0");
    const QPoint to = middle("scoreSeatHandle2");
    QTest::mousePress(&driver.window(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 8; ++step)
        QTest::mouseMove(&driver.window(), from + (to - from) * step / 8 + QPoint(0, step));
    QTest::mouseRelease(&driver.window(), Qt::LeftButton, {}, to + QPoint(0, 8));
    driver.settle();
    QCOMPARE(names(), QStringLiteral("Ben Cleo Anna Dora "));
    QCOMPARE(driver.item("scoreSetupSpoken")->property("words").toString(), QStringLiteral("Anna: seat 3"));
    driver.pressByKeys("scoreSeatDown0");
    driver.settle();
    QCOMPARE(names(), QStringLiteral("Cleo Ben Anna Dora "));
    driver.pressByKeys("scoreSeatUp3");
    driver.settle();
    QCOMPARE(names(), QStringLiteral("Cleo Ben Dora Anna "));
    driver.pressByKeys("scoreSetupClear");
    driver.settle();
    QCOMPARE(names(), QString());
    QVERIFY(!driver.isThere("scoreSetupClear"));
    QCOMPARE(driver.focusName(), QStringLiteral("scoreSetupName"));
}

void TestScorePages::chipsOfKnownPeopleDoNotMove_data()
{
    addSizes();
}

void TestScorePages::chipsOfKnownPeopleDoNotMove()
{
    QFETCH(QSize, size);
    Driver driver({}, size);
    People &people = *driver.scores().people();
    for (const char *name : {"Anna", "Ben", "Cleo", "Dora", "Emil", "Frieda", "Gustav", "Henri", "Ida", "Donaudampfschifffahrt"})
        QVERIFY(people.keep(people.newPerson(name)));
    driver.navigator().open(Navigator::ScoreSetup);
    driver.waitForItem("scoreSetupKnown9");
    driver.settle();
    const auto places = [&] {
        QList<QRectF> found;
        for (int chip = 0; chip < 10; ++chip)
            found << placeOf(driver, QStringLiteral("scoreSetupKnown%1").arg(chip));
        return found;
    };
    const QList<QRectF> before = places();
    const RowsModel<SetupSeatRow> &seats = *driver.scores().setup()->seats();
    for (const int chip : {1, 3, 2}) {
        const QString name = QStringLiteral("scoreSetupKnown%1").arg(chip);
        driver.tap(name);
        driver.settle();
        QCOMPARE(places(), before);
        QVERIFY(QAccessible::queryAccessibleInterface(driver.item(name))->state().checked);
    }
    QCOMPARE(seats.count(), 3);
    QCOMPARE(seats.row(2).name, driver.item("scoreSetupKnown2")->property("name").toString());
    driver.pressByKeys("scoreSetupKnown3"); // a second press removes the person
    driver.settle();
    QCOMPARE(seats.count(), 2);
    QVERIFY(!QAccessible::queryAccessibleInterface(driver.item("scoreSetupKnown3"))->state().checked);
    QCOMPARE(driver.focusName(), QStringLiteral("scoreSetupKnown3"));
}

void TestScorePages::usesOneIconForARematch()
{
    Driver driver;
    const auto sign = [&](const QString &name) {
        driver.waitForItem(name);
        return driver.item(name)->property("iconName").toString();
    };
    startSheet(driver, {"Anna", "Ben"});
    enterRound(driver, {0, {{1, {}, "40"}}});
    QVERIFY(driver.scores().game()->end());
    driver.waitForRest("panelClose");
    QCOMPARE(sign("resultRematch"), QStringLiteral("again-dark")); // the same icon, for a bright background
    driver.tap("panelClose");
    QCOMPARE(sign("sheetRematch"), QStringLiteral("again-dark"));
    driver.tap("sheetMenu");
    QCOMPARE(sign("menuRematch"), QStringLiteral("again"));
    driver.tap("panelClose");
    driver.settle();
    driver.tap("sheetBack");
    QCOMPARE(sign("bookRepeat0"), QStringLiteral("again"));
}

void TestScorePages::showsNoteAndPlaceAboveTheSheet_data()
{
    addSizes();
}

void TestScorePages::showsNoteAndPlaceAboveTheSheet()
{
    QFETCH(QSize, size);
    Driver driver({}, size);
    startSheet(driver, {"Anna", "Ben"});
    QVERIFY(!driver.isThere("sheetNote"));
    QVERIFY(driver.scores().game()->setNote("Rain all day", "Cabin"));
    driver.waitForRest("sheetNote");
    QCOMPARE(spoken(driver, "sheetNote"), QStringLiteral("Place and note: Cabin · Rain all day"));
    QVERIFY(placeOf(driver, "sheetNote").bottom() <= placeOf(driver, "sheetPlayer0").top());
    QVERIFY(placeOf(driver, "sheetNote").height() >= 44);
    driver.tap("sheetNote");
    driver.waitForRest("panelClose");
    QCOMPARE(textOf(driver, "detailsPlace"), QStringLiteral("Cabin"));
    driver.tap("panelClose");
    driver.settle();
    driver.pressByKeys("sheetNote");
    driver.waitForItem("detailsNote");
    driver.key(Qt::Key_Escape);
    driver.settle();
    driver.tap("sheetEnter");
    driver.waitForItem("out0");
    QVERIFY(!driver.isThere("sheetNote")); // the entry needs the space
}

void TestScorePages::continuesAnOpenRound()
{
    Driver driver({}, QSize(360, 740));
    startSheet(driver, {"Anna", "Ben"});
    QCOMPARE(textOf(driver, "sheetEnter"), QStringLiteral("Enter round 1"));
    driver.tap("sheetEnter");
    driver.tap("out0");
    driver.waitForItem("entrySum");
    driver.tap("pad_r7");
    driver.tap("sheetBack");
    driver.waitForItem("sheetEnter");
    QCOMPARE(textOf(driver, "sheetEnter"), QStringLiteral("Continue round 1"));
    driver.tap("sheetEnter");
    driver.waitForItem("entrySum");
    QCOMPARE(driver.scores().game()->entry()->points(), 7);
    driver.tap("entryClose");
    driver.waitForItem("sheetEnter");
    driver.settle();
    QCOMPARE(textOf(driver, "sheetEnter"), QStringLiteral("Enter round 2"));
}

void TestScorePages::paperUsesTheColorsOfTheScreen()
{
    Driver driver;
    QQmlComponent component(qmlEngine(&driver.window()));
    component.setData("import QtQuick\nimport Tableside\nQtObject { property list<color> colors: Theme.playerColors }", {});
    const std::unique_ptr<QObject> shown(component.create());
    QVERIFY2(shown, qPrintable(component.errorString()));
    const auto colors = shown->property("colors").value<QList<QColor>>();
    QCOMPARE(colors.size(), static_cast<qsizetype>(playerColors.size()));
    for (std::size_t number = 0; number < playerColors.size(); ++number)
        QCOMPARE(colors[static_cast<qsizetype>(number)].rgb(), playerColors.at(number));
}

void TestScorePages::enterSavesATargetAndAddsAPlayer()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    ScoreGame &game = *driver.scores().game();
    driver.tap("sheetMenu");
    driver.tap("menuDetails");
    const auto enterTarget = [&](const QString &typed) {
        driver.waitForRest("detailsTarget");
        driver.tap("detailsTarget");
        driver.key(Qt::Key_A, Qt::ControlModifier);
        driver.type(typed);
        driver.key(Qt::Key_Return);
    };
    enterTarget("1,5");
    QCOMPARE(game.target(), 200);
    QVERIFY(!game.problem().isEmpty());
    enterTarget("350");
    QCOMPARE(game.target(), 350);
    QTRY_VERIFY(!driver.isThere("detailsTarget"));
    driver.tap("sheetMenu");
    driver.tap("menuPlayers");
    driver.waitForRest("playersNew");
    driver.tap("playersNew");
    driver.key(Qt::Key_Return); // adds nobody, because the field is empty
    QCOMPARE(game.seats()->count(), 2);
    driver.type("cleo");
    driver.key(Qt::Key_Return);
    QCOMPARE(game.seats()->count(), 3);
}

void TestScorePages::redoesWithEitherKey()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    ScoreGame &game = *driver.scores().game();
    QVERIFY(game.setTarget(350));
    for (const auto modifiers : {Qt::KeyboardModifiers(Qt::ControlModifier), Qt::ControlModifier | Qt::ShiftModifier}) {
        driver.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(game.target(), 200);
        driver.key(modifiers & Qt::ShiftModifier ? Qt::Key_Z : Qt::Key_Y, modifiers);
        QCOMPARE(game.target(), 350);
    }
    driver.tap("sheetMenu");
    driver.tap("menuDetails");
    driver.waitForRest("detailsNote");
    driver.tap("detailsNote");
    driver.type("rain");
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    driver.key(Qt::Key_Y, Qt::ControlModifier); // undo and redo act on the field, not on the sheet
    QCOMPARE(driver.item("detailsNote")->property("text").toString(), QStringLiteral("rain"));
    QCOMPARE(game.target(), 350);
}

void TestScorePages::buttonsStayAfterTheBigScreen_data()
{
    addSizes();
}

void TestScorePages::buttonsStayAfterTheBigScreen()
{
    QFETCH(QSize, size);
    Driver driver({}, size);
    startSheet(driver, {"Anna", "Ben"});
    HandEntry &entry = *driver.scores().game()->entry();
    entry.beginRound();
    QVERIFY(entry.markOut(0) && entry.choose(1));
    entry.setSum("40");
    QVERIFY(entry.confirm() && entry.closeRound());
    QVERIFY(driver.scores().game()->setTarget(20)); // decides the game, so all four buttons are shown
    driver.waitForRest("panelClose");
    driver.tap("panelClose");
    const auto places = [&] {
        driver.waitForRest("sheetEnd");
        QList<QRectF> found;
        for (const char *button : {"sheetRematch", "sheetResult", "sheetPlayOn", "sheetEnd"})
            found << placeOf(driver, button);
        return found;
    };
    const QList<QRectF> before = places();
    for (qsizetype left = 0; left < before.size(); ++left) {
        for (qsizetype right = left + 1; right < before.size(); ++right)
            QVERIFY(!before[left].intersects(before[right]));
    }
    if (size.width() > size.height())
        QCOMPARE(before.first().top(), before.last().top());
    driver.tap("sheetMenu");
    driver.tap("menuBigScreen");
    driver.waitForRest("bigScreenClose");
    driver.tap("bigScreenClose");
    QCOMPARE(places(), before);
}

TABLESIDE_TEST(TestScorePages)
#include "tst_score_pages.moc"
