// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Notices about what the app has done: they float over their page, do not follow to another page, and move nothing. Files are
// saved where the person chooses.
#include "booth_by_hand.h"
#include "driver.h"
#include "score_by_hand.h"
#include "test_program.h"
#include "tests/app/row_note.h"
#include "tests/app/table/table_fixture.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QSqlQuery>
#include <QTest>

#include <array>
#include <functional>
#include <utility>

using namespace tableside;
using namespace tableside::test;

class TestNoticesByHand : public QObject
{
    Q_OBJECT

private slots:
    void noticeMovesNothingAndCoversNoNextButton();
    void fadesUnlessFocusedOrHovered();
    void newNoticeDuringFadingStays();
    void noticeCoversNoDialog();
    void reportsThatDeletingFailed();
    void noticeIsReachedByKeysAndAnnounced();
    void remembersTheChosenFolder();
    void exportsEverythingIntoAFolder();
    void printsAndSavesTheRules();
    void savesTheMatchWhereThePersonChooses();
    void failureToSaveTheMatchStays();
    void noticesTakeNoKeysOfTheTable();
    void warningOfSilenceMovesNothing();
    void errorCoversNoField();
    void homeFitsManyUnfinishedGames();
};

namespace {

constexpr QSize phoneSize(360, 740);
constexpr QSize tabletSize(1024, 768);
constexpr std::array bothSizes{phoneSize, tabletSize};

/// Adds the rectangles of all visible buttons within \p parent to \p places, by objectName.
void addButtons(const QQuickItem &parent, QHash<QString, QRectF> &places)
{
    for (const QQuickItem *child : parent.childItems()) {
        if (!child->isVisible())
            continue;
        if (child->inherits("QQuickAbstractButton") && !child->objectName().isEmpty())
            places.insert(child->objectName(), rectOf(*child));
        addButtons(*child, places);
    }
}

QHash<QString, QRectF> buttonPlaces(Driver &driver)
{
    driver.settle();
    QHash<QString, QRectF> places;
    addButtons(*driver.window().contentItem(), places);
    return places;
}

/// Returns the names of buttons that have moved, disappeared, or changed their sizes.
QString movedButtons(const QHash<QString, QRectF> &before, const QHash<QString, QRectF> &after)
{
    QStringList names;
    for (auto place = before.cbegin(); place != before.cend(); ++place) {
        if (after.value(place.key()) != place.value())
            names << place.key();
    }
    return names.join(' ');
}

void keepMatches(Driver &driver, int count)
{
    MatchStore store(driver.application().database());
    for (int match = 0; match < count; ++match) {
        if (!store.begin(match % 2 == 0 ? "dos" : "uno", "{}", {{"others", QJsonArray{QStringLiteral("West %1").arg(match)}}}))
            qFatal("%s", qPrintable(store.problem()));
    }
    driver.tableController().reload();
}

void refuseToStoreAnything(Driver &driver)
{
    QVERIFY(QSqlQuery(driver.application().database().connection()).exec("PRAGMA query_only = ON"));
}

/// Opens a table for two. The AI waits so long that it never acts during a test.
void sitDown(Driver &driver)
{
    driver.holdComputers();
    driver.tableController().setup()->setSeatCount(2);
    QVERIFY(driver.tableController().startMatch());
    driver.open(Navigator::Table, "tablePage");
    driver.settle();
}

/// Plays the first legal action for both seats until the round's result is shown.
void playToTheCount(Driver &driver)
{
    TableSession<dos::Game> &session = driver.table().session();
    while (session.isPlaying())
        playFirstLegal(session, session.turnSeat());
    driver.table().finishEvents();
    driver.waitForRest("resultNext");
}

void openPage(Driver &driver, Navigator::Page page)
{
    driver.navigator().open(page);
    // A page of the rules loads over several frames, which moves its last buttons down.
    QHash<QString, QRectF> before;
    driver.waitFor([&] {
        driver.waitForFrames();
        QHash<QString, QRectF> now = buttonPlaces(driver);
        std::swap(before, now);
        return before == now;
    }, "the buttons to lie still");
}

/// Starts a score sheet, then opens the page.
void openWithSheet(Driver &driver, Navigator::Page page)
{
    startSheet(driver, {"Anna", "Ben", "Cleo"});
    driver.scores().openPerson(driver.scores().people()->named("Anna")->id);
    openPage(driver, page);
}

void openSavingInMenu(Driver &driver)
{
    sitDown(driver);
    driver.tap("tableMenu");
    driver.pressByKeys("menuMore");
    driver.tabTo("saveMatch");
    driver.waitForRest("saveMatch");
}

/// Opens the voices of the booth with the focus on \p focused.
void openVoices(Driver &driver, const QString &focused)
{
    openBooth(driver, "callModeOne");
    for (int voice = 0; voice < 3; ++voice)
        recordVoice(driver);
    driver.tap("callVoices");
    driver.waitForRest("voiceRecord");
    driver.tabTo(focused);
}

/// A page on which something causes a notice.
struct NoticePage
{
    QString notice;   ///< The objectName of the notice.
    QStringList next; ///< The buttons that a person may need next. A notice must not cover them.
    std::function<void(Driver &)> open;
    std::function<void(Driver &)> tell;
};

QList<NoticePage> noticePages()
{
    const auto saved = [] { return QStringLiteral("Saved as “/home/somebody/Documents/a file.tableside”."); };
    const auto exportBook = [](Driver &driver) { driver.scores().exportTo(ScoreController::BookFile); };
    return {
        {"bookNotice", {"bookBack", "bookNew", "bookExport", "bookImport", "bookRow0"},
         [](Driver &driver) { openWithSheet(driver, Navigator::ScoreBook); }, exportBook},
        {"sheetNotice", {"sheetBack", "sheetMenu", "sheetUndo", "sheetEnter"},
         [](Driver &driver) { openWithSheet(driver, Navigator::ScoreSheet); }, exportBook},
        {"scoreSetupNotice", {"scoreSetupBack", "scoreSetupStart"},
         [](Driver &driver) { openWithSheet(driver, Navigator::ScoreSetup); }, exportBook},
        {"personNotice", {"personBack", "personName"},
         [](Driver &driver) { openWithSheet(driver, Navigator::Person); },
         [](Driver &driver) { // refused, because the name is taken
             driver.scores().people()->change(driver.scores().people()->named("Anna")->id, "Ben", {}, 0);
         }},
        {"dataNotice", {"settingsBack"}, [](Driver &driver) { openPage(driver, Navigator::Settings); },
         [](Driver &driver) { driver.application().userData().exportAll(); }},
        {"unfinishedNotice", {"unfinishedBack", "unfinishedRow0", "unfinishedDiscard0"},
         [](Driver &driver) {
             keepMatches(driver, 4);
             openPage(driver, Navigator::UnfinishedGames);
         },
         [](Driver &driver) {
             TableController &controller = driver.tableController();
             controller.discard(controller.unfinished()->list()->row(3).matchId());
         }},
        {"rulesNotice", {"rulesBack"}, [](Driver &driver) { openPage(driver, Navigator::Rules); },
         [saved](Driver &driver) { driver.rules().notice()->tell(saved); }},
        {"tableNotice", {"menuClose", "saveMatch", "callButton"}, openSavingInMenu,
         [saved](Driver &driver) { driver.anyTable()->pageNotice()->tell(saved); }},
        {"resultProblem", {"resultNext", "resultHome"},
         [](Driver &driver) {
             sitDown(driver);
             playToTheCount(driver);
         },
         [](Driver &driver) {
             refuseToStoreAnything(driver);
             driver.tap("resultNext");
         }},
        {"startProblem", {"setupBack", "setupStart"}, [](Driver &driver) { openPage(driver, Navigator::Setup); },
         [](Driver &driver) {
             refuseToStoreAnything(driver);
             driver.tap("setupStart");
         }},
        {"voiceProblem", {"callPanelClose", "voiceRecord"}, [](Driver &driver) { openVoices(driver, "voiceRecord"); },
         [](Driver &driver) {
             driver.tap("voiceRecord"); // fails, because test machines have no microphone
             if (!driver.isThere("voiceProblem"))
                 driver.application().callBooth().recorder()->take(Samples(1000));
         }},
    };
}

/// Shows a notice in the score book.
QQuickItem &tellInBook(Driver &driver)
{
    if (driver.navigator().page() != Navigator::ScoreBook)
        driver.open(Navigator::ScoreBook, "bookPage");
    driver.scores().pageNotice()->tell([] { return QStringLiteral("Saved as “/home/somebody/score-book.jsonl”."); });
    driver.waitForRest("bookNotice");
    return *driver.item("bookNotice");
}

/// A substitute for the desktop's file dialogs, which records how they were called.
struct FakeDesk
{
    QTemporaryDir folder;
    QStringList suggested;
    QStringList opened;
    QString chosenFolder; ///< The folder that the person chooses; empty if the person cancels.
    bool opens = true;

    FileService service()
    {
        FileService made;
        made.pickFile = [this](const QString &suggestion, const PathReceiver &then) {
            suggested << suggestion;
            if (!chosenFolder.isEmpty())
                then(chosenFolder + u'/' + QFileInfo(suggestion).fileName());
        };
        made.pickFolder = [this](const QString &suggestion, const PathReceiver &then) {
            suggested << suggestion;
            if (!chosenFolder.isEmpty())
                then(chosenFolder);
        };
        made.openFolder = [this](const QString &path) {
            opened << path;
            return opens;
        };
        return made;
    }
};

} // namespace

void TestNoticesByHand::noticeMovesNothingAndCoversNoNextButton()
{
    for (const NoticePage &page : noticePages()) {
        for (const QSize size : bothSizes) {
            const RowNote note(QStringLiteral("%1 %2").arg(page.notice).arg(size.width()));
            const QTemporaryDir folder;
            Driver driver({}, size);
            driver.scores().setExportFolder(folder.path());
            driver.application().userData().setExportFolder(folder.path());
            page.open(driver);
            QHash<QString, QRectF> before = buttonPlaces(driver);
            QVERIFY(before.size() > 2);
            page.tell(driver);
            driver.finishJobs();
            driver.waitForRest(page.notice);
            const QRectF toast = driver.rect(page.notice);
            QVERIFY(driver.isInWindow(page.notice));
            for (const QString &name : page.next)
                QVERIFY2(!driver.rect(name).intersects(toast), qPrintable(name));
            const QHash<QString, QRectF> after = buttonPlaces(driver);
            if (page.notice == "unfinishedNotice") // the row of the discarded match has disappeared
                before.removeIf([&](const auto it) { return it.key().startsWith("unfinished") && !after.contains(it.key()); });
            QCOMPARE(movedButtons(before, after), QString());
            driver.click(page.notice + "Close");
            QTRY_VERIFY(!driver.isThere(page.notice));
            const QHash<QString, QRectF> later = buttonPlaces(driver);
            before.removeIf([&](const auto it) { return !later.contains(it.key()); });
            QCOMPARE(movedButtons(before, later), QString());
        }
    }
}

void TestNoticesByHand::fadesUnlessFocusedOrHovered()
{
    Driver driver;
    QQuickItem &toast = tellInBook(driver);
    QVERIFY(toast.property("staysMs").toInt() >= 5000);
    driver.tabTo("bookNoticeClose");
    toast.setProperty("staysMs", 1);
    driver.settle();
    QVERIFY(toast.isVisible()); // it has the focus
    driver.tabTo("bookNew");
    QTRY_VERIFY(!toast.isVisible());
    QCOMPARE(driver.scores().notice(), QString());

    toast.setProperty("staysMs", 3'600'000);
    tellInBook(driver);
    const QPoint middle = rectOf(toast).center().toPoint();
    QTest::mouseMove(&driver.window(), middle - QPoint(60, 0));
    driver.waitForFrames();
    QTest::mouseMove(&driver.window(), middle);
    driver.waitForFrames();
    toast.setProperty("staysMs", 1);
    driver.settle();
    QVERIFY(toast.isVisible()); // the mouse was moved onto it
    QTest::mouseMove(&driver.window(), {5, 5});
    QTRY_VERIFY(!toast.isVisible());

    // After a press on Save the mouse may be where the notice appears. The notice once stayed for ever then.
    QTest::mouseMove(&driver.window(), middle);
    driver.waitForFrames();
    toast.setProperty("staysMs", 3'600'000);
    tellInBook(driver);
    QTest::mouseMove(&driver.window(), middle + QPoint(2, 1)); // a person's hand is never quite still
    driver.waitForFrames();
    toast.setProperty("staysMs", 1);
    QTRY_VERIFY(!toast.isVisible());
}

void TestNoticesByHand::newNoticeDuringFadingStays()
{
    Driver driver({}, tabletSize, true);
    QQuickItem &toast = tellInBook(driver);
    QObject *card = nullptr;
    for (QQuickItem *child : toast.childItems())
        card = child->implicitHeight() > 0 && !card ? child : card;
    QVERIFY(card);
    toast.setProperty("staysMs", 1);
    driver.waitFor([&] { return card->property("opacity").toReal() < 1; }, "the notice to fade");
    toast.setProperty("staysMs", 3'600'000);
    driver.scores().pageNotice()->tell([] { return QStringLiteral("Second."); });
    const auto isOpaque = [&] { return qFuzzyCompare(card->property("opacity").toReal(), 1.0); };
    driver.waitFor(isOpaque, "the notice to be there again");
    driver.waitForFrames();
    driver.waitForFrames();
    QVERIFY(isOpaque());
    QCOMPARE(driver.scores().notice(), QStringLiteral("Second."));
    toast.setProperty("staysMs", 1);
    QTRY_VERIFY(!toast.isVisible()); // the second notice has its own time
}

void TestNoticesByHand::noticeCoversNoDialog()
{
    for (const QSize size : bothSizes) {
        Driver driver({}, size);
        openWithSheet(driver, Navigator::ScoreSheet);
        for (const char *panel : {"menuDetails", "menuPlayers", "menuFiles", "menuChart"}) {
            driver.tap("sheetMenu");
            driver.tap(panel);
            driver.waitForRest("panelClose");
            driver.scores().pageNotice()->tell([] { return QStringLiteral("Saved as “/home/somebody/score-sheet.pdf”."); });
            driver.settle();
            const QQuickItem *dialog = driver.item("panelClose");
            while (dialog && !dialog->inherits("QQuickRectangle"))
                dialog = dialog->parentItem();
            QVERIFY(dialog);
            if (const QQuickItem *toast = driver.find("sheetNotice")) {
                QVERIFY2(!rectOf(*toast).intersects(rectOf(*dialog)), panel);
                QVERIFY2(driver.isInWindow("sheetNotice"), panel);
            }
            driver.tap("panelClose");
            driver.tap("sheetNoticeClose"); // appears at the latest when the panel is closed
        }
    }
}

/// The notice stays over the page until it is closed, and appears again when deleting fails again.
void TestNoticesByHand::reportsThatDeletingFailed()
{
    Driver driver;
    driver.navigator().open(Navigator::Settings);
    driver.tabTo("dataDelete");
    const QHash<QString, QRectF> before = buttonPlaces(driver);
    refuseToStoreAnything(driver);
    for (int attempt = 0; attempt < 2; ++attempt) {
        driver.pressByKeys("dataDelete");
        driver.pressByKeys("dataGoOn");
        driver.pressByKeys("dataDeleteNow");
        driver.waitForItem("dataProblem");
        QCOMPARE(driver.focusName(), QStringLiteral("dataDelete"));
        QHash<QString, QRectF> after = buttonPlaces(driver);
        QVERIFY(after.remove("dataProblemClose"));
        QCOMPARE(after.keys().size(), before.keys().size());
        driver.key(Qt::Key_F6);
        QCOMPARE(driver.focusName(), QStringLiteral("dataProblemClose"));
        driver.key(Qt::Key_Return);
        QVERIFY(!driver.isThere("dataProblem"));
    }
}

void TestNoticesByHand::noticeIsReachedByKeysAndAnnounced()
{
    const QTemporaryDir folder;
    Driver driver;
    driver.scores().setExportFolder(folder.path());
    openWithSheet(driver, Navigator::ScoreBook);
    driver.tabTo("bookExport");
    driver.key(Qt::Key_Return);
    driver.waitForItem("bookNotice");
    QTRY_COMPARE(driver.words("bookNoticeSpoken"), driver.scores().notice());
    QCOMPARE(driver.focusName(), QStringLiteral("bookExport"));
    driver.key(Qt::Key_F6);
    QCOMPARE(driver.focusName(), QStringLiteral("bookNoticeClose"));
    driver.key(Qt::Key_Return);
    QTRY_VERIFY(!driver.isThere("bookNotice"));
    QCOMPARE(driver.focusName(), QStringLiteral("bookExport")); // had it before
    driver.key(Qt::Key_Return);
    driver.waitForItem("bookNotice");
    driver.key(Qt::Key_F6);
    driver.key(Qt::Key_Escape); // closes only the notice
    QTRY_VERIFY(!driver.isThere("bookNotice"));
    QCOMPARE(driver.navigator().page(), Navigator::ScoreBook);
    tellInBook(driver);
    driver.tap("bookBack"); // a notice once followed to Home and moved the buttons there
    driver.waitForItem("homePage");
    driver.settle();
    QVERIFY(!driver.isThere("homeScoreNotice"));
    QCOMPARE(driver.scores().notice(), QString());
}

void TestNoticesByHand::remembersTheChosenFolder()
{
    QTemporaryDir data;
    FakeDesk fake;
    {
        Driver driver(data.path());
        driver.application().setFileService(fake.service());
        openWithSheet(driver, Navigator::ScoreBook);
        driver.tap("bookExport"); // the person cancels
        QCOMPARE(fake.suggested.size(), 1);
        QCOMPARE(driver.scores().notice(), QString());
        fake.chosenFolder = fake.folder.path();
        driver.tap("bookExport");
        driver.waitForItem("bookNotice");
        QCOMPARE(QDir(fake.folder.path()).entryList({"*.jsonl"}).size(), 1);
        QVERIFY(driver.scores().notice().contains(fake.folder.path()));
    }
    Driver driver(data.path()); // the next start of the app
    driver.application().setFileService(fake.service());
    driver.scores().openUnfinished();
    driver.scores().exportTo(ScoreController::Pdf);
    QCOMPARE(QFileInfo(fake.suggested.last()).absolutePath(), fake.folder.path());
    QCOMPARE(QDir(fake.folder.path()).entryList({"*.pdf"}).size(), 1);
}

void TestNoticesByHand::exportsEverythingIntoAFolder()
{
    FakeDesk fake;
    Driver driver;
    driver.application().setFileService(fake.service());
    openPage(driver, Navigator::Settings);
    driver.pressByKeys("dataExport");
    QVERIFY(!driver.isThere("dataNotice"));
    fake.chosenFolder = fake.folder.path();
    driver.pressByKeys("dataExport");
    driver.waitForItem("dataNotice");
    QCOMPARE(driver.focusName(), QStringLiteral("dataExport"));
    const QStringList made = QDir(fake.folder.path()).entryList({"tableside*"}, QDir::Dirs);
    QCOMPARE(made.size(), 1);
    driver.tap("dataNoticeFolder");
    QCOMPARE(fake.opened, QStringList{fake.folder.filePath(made.first())});
    fake.opens = false;
    driver.tap("dataNoticeFolder");
    QVERIFY(driver.item("dataNotice")->property("isError").toBool());
}

void TestNoticesByHand::printsAndSavesTheRules()
{
    FakeDesk fake;
    fake.chosenFolder = fake.folder.path();
    QStringList made;
    bool succeeds = true;
    const auto described = [](const RulesPart &part) -> QString { return (part.isQuickCard ? "quick " : "all ") + part.game; };
    const RulesPaper paper{[&](const rules::RulesLibrary &, const RulesPart &part) { made << "printed " + described(part); },
                           [&](const rules::RulesLibrary &, const RulesPart &part, const QString &path) {
                               made << "saved " + described(part);
                               return succeeds ? writeVerified(path, "%PDF") : notWritten(path, "the disk is full");
                           }};
    Driver driver({}, tabletSize, false, paper);
    driver.application().setFileService(fake.service());
    driver.click("homeRules");
    driver.waitForItem("rulesPage");
    driver.rules().setGame("uno");
    driver.rules().openChapter("quick");
    driver.tap("rulesPrint");
    driver.tap("paperPrintQuick");
    QVERIFY(!driver.isThere("paperPrintQuick"));
    driver.rules().open("uno/goal");
    driver.pressByKeys("rulesPrint");
    driver.waitForRest("paperPrintRules");
    driver.key(Qt::Key_Escape);
    QVERIFY(!driver.isThere("paperPrintRules"));
    QCOMPARE(driver.navigator().page(), Navigator::Rules);
    QCOMPARE(driver.focusName(), QStringLiteral("rulesPrint"));
    driver.key(Qt::Key_Return);
    driver.pressByKeys("paperPrintRules");

    driver.tap("rulesPrint");
    driver.tap("paperSaveRules");
    driver.tap("rulesNoticeFolder");
    QCOMPARE(fake.opened, QStringList{fake.folder.path()});
    driver.tap("rulesPrint");
    driver.tap("paperSaveQuick");
    QCOMPARE(made, (QStringList{"printed quick uno", "printed all uno", "saved all uno", "saved quick uno"}));
    QCOMPARE(QDir(fake.folder.path()).entryList({"uno-*.pdf"}).size(), 2);
    succeeds = false;
    driver.tap("rulesPrint");
    driver.tap("paperSaveQuick");
    QTRY_VERIFY(driver.item("rulesNotice")->property("isError").toBool());
}

void TestNoticesByHand::savesTheMatchWhereThePersonChooses()
{
    FakeDesk fake;
    Driver driver;
    driver.application().setFileService(fake.service());
    openSavingInMenu(driver);
    driver.pressByKeys("saveMatch"); // the person cancels
    QCOMPARE(fake.suggested.size(), 1);
    QVERIFY2(QFileInfo(fake.suggested.first()).fileName().startsWith("game-"), qPrintable(fake.suggested.first()));
    driver.settle();
    QVERIFY(!driver.isThere("tableNotice"));
    fake.chosenFolder = fake.folder.path();
    driver.pressByKeys("saveMatch");
    driver.waitForItem("tableNotice");
    QCOMPARE(driver.focusName(), QStringLiteral("saveMatch"));
    const QStringList files = QDir(fake.folder.path()).entryList({"*.tableside"});
    QCOMPARE(files.size(), 1);
    QVERIFY(driver.text("tableNotice").contains(fake.folder.filePath(files.first())));
    QVERIFY(!driver.item("tableNotice")->property("isError").toBool());
    driver.key(Qt::Key_F6);
    QCOMPARE(driver.focusName(), QStringLiteral("tableNoticeFolder"));
    driver.key(Qt::Key_Return);
    QCOMPARE(fake.opened, QStringList{fake.folder.path()});
    driver.key(Qt::Key_Escape); // closes only the notice
    QTRY_VERIFY(!driver.isThere("tableNotice"));
    QCOMPARE(driver.focusName(), QStringLiteral("saveMatch"));
    QVERIFY(driver.isThere("menuPanel"));
}

void TestNoticesByHand::failureToSaveTheMatchStays()
{
    FakeDesk fake;
    fake.chosenFolder = "/proc/nowhere";
    Driver driver;
    driver.application().setFileService(fake.service());
    openSavingInMenu(driver);
    driver.pressByKeys("saveMatch");
    QVERIFY(driver.item("tableNotice")->property("isError").toBool());
    QVERIFY(!driver.isThere("tableNoticeFolder"));
    driver.item("tableNotice")->setProperty("staysMs", 1);
    driver.settle();
    QVERIFY(driver.isThere("tableNotice"));
    driver.key(Qt::Key_Escape); // closes the menu, and no notice may cover the cards
    driver.settle();
    QVERIFY(!driver.isThere("tableNotice"));
    driver.tap("tableMenu");
    driver.waitForItem("tableNotice"); // it has not been closed yet
    driver.tap("tableNoticeClose");
    QTRY_VERIFY(!driver.isThere("tableNotice"));
    driver.key(Qt::Key_Escape);
    driver.tap("tableMenu");
    driver.settle();
    QVERIFY(!driver.isThere("tableNotice"));
    driver.tableController().table()->saveMatch();
    driver.waitForItem("tableNotice");
    driver.tap("menuLeave");
    driver.waitForItem("homePage");
    driver.settle();
    QVERIFY(!driver.isThere("tableNotice"));
}

/// A notice takes no keys from the table except F6, which moves the focus to the notice.
void TestNoticesByHand::noticesTakeNoKeysOfTheTable()
{
    Driver driver;
    sitDown(driver);
    playToTheCount(driver);
    driver.anyTable()->pageNotice()->tell([] { return QStringLiteral("Saved as “/home/somebody/match.tableside”."); });
    driver.waitForItem("tableNotice");
    driver.key(Qt::Key_F6);
    QCOMPARE(driver.focusName(), QStringLiteral("tableNoticeClose"));
    driver.tabTo("resultNext");
    driver.key(Qt::Key_Return);
    driver.waitFor([&] { return !driver.isThere("resultPanel"); }, "the next round");
    QVERIFY(!driver.isThere("tableNotice")); // no notice may cover the cards during play
    driver.sounds().forget();
    driver.key(Qt::Key_Space);
    QVERIFY(driver.sounds().played().contains(Sound::callDos));
}

/// The sound is turned off while the booth is open. The warning about that moves no button.
void TestNoticesByHand::warningOfSilenceMovesNothing()
{
    for (const QString mode : {"callModeOne", "callModeSeats", "callModePoses", "callVoices"}) {
        for (const QSize size : bothSizes) {
            const RowNote note(QStringLiteral("%1 %2").arg(mode).arg(size.width()));
            Driver driver({}, size);
            openBooth(driver, mode);
            CallBooth &booth = driver.application().callBooth();
            if (mode == "callModeSeats") { // the booth asks whose call it was, too
                booth.press(1, 1000);
                booth.press(2, 1040);
                driver.waitForItem("whose0");
            }
            const QHash<QString, QRectF> before = buttonPlaces(driver);
            driver.application().settings().setSoundOn(false);
            driver.waitForItem(mode == "callModeOne" || mode == "callModeSeats" ? "boothWarning" : "callSilence");
            QCOMPARE(movedButtons(before, buttonPlaces(driver)), QString());
        }
    }
}

/// The field for the deal's number is at the end of the page. The error about it covers neither the field nor the start button.
void TestNoticesByHand::errorCoversNoField()
{
    for (const QSize size : bothSizes) {
        Driver driver({}, size);
        openPage(driver, Navigator::Setup);
        driver.tabTo("setupDeal");
        driver.type("12");
        driver.settle();
        const QHash<QString, QRectF> before = buttonPlaces(driver);
        driver.type("x");
        driver.waitForRest("setupProblem");
        QVERIFY(!driver.rect("setupProblem").intersects(driver.rect("setupDeal")));
        QVERIFY(!driver.rect("setupProblem").intersects(driver.rect("setupStart")));
        QCOMPARE(movedButtons(before, buttonPlaces(driver)), QString());
    }
}

/// Two unfinished games once pushed Settings off the screen, and on a phone also "Play DOS".
void TestNoticesByHand::homeFitsManyUnfinishedGames()
{
    for (const QSize size : bothSizes) {
        Driver driver({}, size);
        keepMatches(driver, 12);
        driver.waitForRest("homeAllUnfinished");
        for (const char *name : {"homeContinue_uno", "homeAllUnfinished", "homePlayDos", "homePlayUno", "homeScore", "homeCalls",
                                 "homeRules", "homeSettings", "homeAbout"})
            QVERIFY2(driver.isInWindow(name), name);
    }
}

TABLESIDE_TEST(TestNoticesByHand)
#include "tst_notices_by_hand.moc"
