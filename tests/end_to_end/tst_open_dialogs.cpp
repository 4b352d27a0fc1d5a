// Requests from outside while something is open over a page: a second start of the app, the desktop's actions on the test's own
// session bus, or a file dropped on the window. The tests open every dialog, sheet, menu and question of the app and the dialogs
// of Qt Widgets, and print the list. Neither typed text nor a request may be lost. An everyday run covers a sample,
// script/test --all covers every dialog with one request each, and TABLESIDE_TEST_ALL=whole with every request.
#include "driver.h"
#include "first_window.h"
#include "gallery_states.h"
#include "golden_match.h"
#include "lesson_by_hand.h"
#include "score_by_hand.h"
#include "test_program.h"

#include "app/platform/file_dialogs.h"
#include "app/platform/one_instance.h"
#include "app/rules/print_service.h"
#include "tests/app/platform/private_bus.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDBusMessage>
#include <QDialog>
#include <QDirIterator>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cstdio>

using namespace tableside;
using namespace tableside::test;

namespace {

enum class Request { Activate, Record, Book, Table, Dos, Uno, Score, Rules, Drop };

struct NamedRequest
{
    Request request;
    const char *name;
};

constexpr std::array<NamedRequest, 9> allRequests{{{Request::Activate, "activate"},
                                                   {Request::Record, "record"},
                                                   {Request::Book, "book"},
                                                   {Request::Table, "table"},
                                                   {Request::Dos, "dos"},
                                                   {Request::Uno, "uno"},
                                                   {Request::Score, "score"},
                                                   {Request::Rules, "rules"},
                                                   {Request::Drop, "drop"}}};

/// The gallery states in which a panel or question is open over a page, or a person is in the middle of an action.
const QStringList walkedStates{
    "home-put-away", "setup-people-look", "setup-characters", "settings-delete", "hint-thinking", "hint-shown", "review-three",
    "table-choice", "table-lay", "table-catch", "table-refused", "table-unnoticed", "table-hurry", "table-log", "table-keys",
    "table-menu", "table-menu-saved", "table-menu-seal", "round-won", "match-won", "round-result", "match-result",
    "people-curtain", "people-who-calls", "people-jump-in", "people-interrupts", "people-pose", "people-challenge",
    "people-turned-menu", "review-people", "uno-wheel", "uno-challenge", "uno-shown-hand", "uno-keep", "uno-swap", "uno-pose",
    "uno-pose-referee", "uno-all-pose", "uno-review", "lesson-dos-selected", "lesson-dos-finished", "lesson-uno-wheel",
    "lesson-resume", "replay-keys", "replay-mark", "replay-view", "history-filter", "history-game", "history-export",
    "history-deleted", "history-statistics", "call-seats-whose", "call-poses", "call-log", "call-voices", "call-voices-deleted",
    "call-people", "rules-reading", "rules-paper", "rules-search", "rules-contents", "score-book-importing",
    "score-import-table", "score-setup-look", "score-setup-name-twice", "score-setup-name-alike", "score-person-look", "score-person-merged",
    "score-menu", "score-player", "score-details", "score-chart", "score-players", "score-files", "score-result",
    "score-big-screen", "score-end-question", "score-entry-out", "score-entry", "score-entry-values", "score-entry-equal",
    "score-entry-ask-out", "score-correct", "score-correct-ask", "score-book-deleted", "score-book-deleted-games",
    "score-sheet-saved", "damage"};

/// Returns whether the tests cover all states instead of a sample.
bool isThorough()
{
    return !qEnvironmentVariable("TABLESIDE_TEST_ALL").isEmpty();
}

/// Returns whether each state and dialog gets every request, which takes half an hour, instead of one request.
bool isWhole()
{
    return qEnvironmentVariable("TABLESIDE_TEST_ALL") == QLatin1String("whole");
}

/// An everyday run covers every eighth state when the window comes to the front, and the states halfway in between when the page
/// changes.
constexpr qsizetype sampleStep = 8;

/// Brings the app into the gallery's state of that name.
void reach(Driver &driver, const QString &state)
{
    const auto &all = galleryStates();
    const auto found = std::ranges::find_if(all, [&](const GalleryState &each) { return QLatin1String(each.name) == state; });
    if (found == all.end())
        qFatal("The gallery has no state %s", qPrintable(state));
    found->reach(driver);
}

/// Returns the name of the QML file that defines an object's type; empty for types of Qt.
QString fileOf(const QObject &object)
{
    static const QRegularExpression made(QStringLiteral("^(\\w+?)_QML"));
    return made.match(QString::fromLatin1(object.metaObject()->className())).captured(1);
}

/// Adds the names of the QML files of all visible items and popups.
void addShown(const QQuickItem &item, QSet<QString> &shown)
{
    if (!item.isVisible())
        return;
    shown << fileOf(item);
    if (item.inherits("QQuickPopupItem") && item.parent())
        shown << fileOf(*item.parent());
    for (const QQuickItem *child : item.childItems())
        addShown(*child, shown);
}

QSet<QString> shownIn(Driver &driver)
{
    QSet<QString> shown;
    addShown(*driver.window().contentItem(), shown);
    shown.remove({});
    return shown;
}

/// Returns the names of the QML files that define a dialog, a sheet, a menu or a question, judged by their base type or name.
QSet<QString> allDialogs()
{
    static const QRegularExpression root(QStringLiteral("^(PanelOver|SideSheet|JobPanel|T\\.(Popup|Drawer|Dialog|Menu)) \\{"),
                                         QRegularExpression::MultilineOption);
    static const QRegularExpression name(
        QStringLiteral("(Panel|Panels|Question|Questions|Menu|Picker|Wheel|Curtain|Options|Moment|Merges)$"));
    QSet<QString> dialogs;
    QDirIterator file(QStringLiteral(TABLESIDE_QML), {"*.qml"}, QDir::Files, QDirIterator::Subdirectories);
    while (file.hasNext()) {
        QFile source(file.next());
        const QString stem = QFileInfo(source).completeBaseName();
        if (source.open(QIODevice::ReadOnly) && (name.match(stem).hasMatch() || root.match(QString::fromUtf8(source.readAll())).hasMatch()))
            dialogs << stem;
    }
    // Base types and plain frames are left out.
    return dialogs - QSet<QString>{"Panel", "PanelOver", "SideSheet"};
}

/// Starts the real program a second time. Returns whether it ended without an error after handing over its request.
bool startSecond(const QString &folder, const QStringList &arguments)
{
    QProcess second;
    second.setProcessChannelMode(QProcess::MergedChannels);
    second.start(QStringLiteral(TABLESIDE), QStringList{QStringLiteral("--data-folder"), folder} + arguments);
    if (!QTest::qWaitFor([&] { return second.state() == QProcess::NotRunning; }, 60000)) {
        second.kill();
        second.waitForFinished();
        return false;
    }
    return second.exitStatus() == QProcess::NormalExit && second.exitCode() == 0;
}

QList<QDialog *> openDialogs()
{
    QList<QDialog *> dialogs;
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *dialog = qobject_cast<QDialog *>(widget); dialog && dialog->isVisible())
            dialogs << dialog;
    }
    return dialogs;
}

template <typename Dialog>
Dialog *openDialog()
{
    for (QDialog *dialog : openDialogs()) {
        if (auto *wanted = qobject_cast<Dialog *>(dialog))
            return wanted;
    }
    return nullptr;
}

} // namespace

class TestOpenDialogs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void cleanupTestCase() { m_bus.stop(); }
    void everyDialogStaysWhenTheWindowComesToTheFront_data();
    void everyDialogStaysWhenTheWindowComesToTheFront();
    void everyDialogGivesWayToARequest_data();
    void everyDialogGivesWayToARequest();
    void followsARequestDuringADialogsEventLoop_data();
    void followsARequestDuringADialogsEventLoop();
    void requestWaitsForADialog_data();
    void requestWaitsForADialog();
    void requestWaitsForNestedDialogs();
    void secondPressOpensNoSecondDialog();
    void followsAllRequestsInOrder();
    void keepsTextTypedInPanelsOfTheSheet_data();
    void keepsTextTypedInPanelsOfTheSheet();
    void keepsTextTypedInFields_data();
    void keepsTextTypedInFields();
    void keepsTheHandBeingCounted();
    void keepsAnUnsavedCorrection();
    void keepsTheQuestionAboutACsvFile();
    void keepsAFailureUntilItIsRead();

private:
    /// Sends the request over the bus, or drops the file on the window.
    void send(Driver &driver, Request request);
    void call(const char *method, QVariantList arguments);
    /// Verifies that the app shows the requested page and that QML reported no problems.
    void verifyFollowed(Driver &driver, Request request);
    QStringList argumentsOf(Request request) const;
    QString fileOf(Request request) const;

    PrivateBus m_bus;
    QTemporaryDir m_files;
    QSet<QString> m_seen; ///< The names of the QML files that the tests have shown.
};

void TestOpenDialogs::initTestCase()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    if (!m_bus.start())
        QSKIP("no dbus-daemon here");
    const auto write = [&](const QString &name, const QByteArray &bytes) {
        QFile file(m_files.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QVERIFY(write("record.tableside", goldenMatch("uno_switches.jsonl", 12)));
    QVERIFY(write("table.csv", "player,round,points\nGrete,1,20\nHans,1,0\n"));
    Driver driver; // writes the book's file
    driver.scores().importFrom(m_files.filePath("table.csv"));
    driver.finishJobs();
    driver.scores().importTable("dos");
    driver.finishJobs();
    driver.scores().setExportFolder(m_files.filePath("made"));
    QVERIFY(driver.scores().exportTo(ScoreController::BookFile));
    driver.finishJobs();
    const QDir made(m_files.filePath("made"));
    QVERIFY(QFile::rename(made.filePath(made.entryList(QDir::Files).value(0)), m_files.filePath("book.jsonl")));
}

/// Closes the dialogs that a failed test has left open. They are modal and would block the clicks of the next test.
void TestOpenDialogs::cleanup()
{
    for (QDialog *dialog : openDialogs())
        dialog->reject();
}

QString TestOpenDialogs::fileOf(Request request) const
{
    return m_files.filePath(request == Request::Book ? "book.jsonl" : request == Request::Table ? "table.csv" : "record.tableside");
}

QStringList TestOpenDialogs::argumentsOf(Request request) const
{
    switch (request) {
    case Request::Activate: return {};
    case Request::Dos: return {"--open", "dos"};
    case Request::Uno: return {"--open", "uno"};
    case Request::Score: return {"--open", "score"};
    case Request::Rules: return {"--open", "rules"};
    default: return {fileOf(request)};
    }
}

/// Calls a method of the app over the bus as desktops do.
void TestOpenDialogs::call(const char *method, QVariantList arguments)
{
    QDBusMessage message = QDBusMessage::createMethodCall("io.github.tableside.Tableside", "/io/github/tableside/Tableside",
                                                          "org.freedesktop.Application", method);
    arguments << QVariantMap();
    message.setArguments(arguments);
    QDBusConnection desktop = QDBusConnection::connectToBus(qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS"), "desktop");
    QVERIFY(desktop.isConnected());
    const QDBusMessage reply = desktop.call(message, QDBus::BlockWithGui);
    QVERIFY2(reply.type() == QDBusMessage::ReplyMessage, qPrintable(reply.errorMessage()));
}

void TestOpenDialogs::send(Driver &driver, Request request)
{
    switch (request) {
    case Request::Activate:
        return call("Activate", {});
    case Request::Record:
    case Request::Book:
    case Request::Table:
        return call("Open", {QStringList{QUrl::fromLocalFile(fileOf(request)).toString(QUrl::FullyEncoded)}});
    case Request::Dos:
    case Request::Uno:
    case Request::Score:
    case Request::Rules:
        return call("ActivateAction", {argumentsOf(request).last(), QVariantList()});
    case Request::Drop:
        break;
    }
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(fileOf(request))});
    const QPoint middle(driver.window().width() / 2, driver.window().height() / 2);
    QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&driver.window(), &enter);
    QDropEvent dropped(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&driver.window(), &dropped);
}

void TestOpenDialogs::verifyFollowed(Driver &driver, Request request)
{
    const bool waitsInLine = driver.scores().job()->isRunning(); // the request waits for a job that the state has started
    switch (request) {
    case Request::Activate:
        break;
    case Request::Record:
    case Request::Drop:
        QTRY_COMPARE(driver.navigator().page(), Navigator::Replay);
        driver.waitForItem("replayPage");
        break;
    case Request::Book:
    case Request::Table:
        QTRY_COMPARE(driver.navigator().page(), Navigator::ScoreBook);
        driver.waitForItem("bookPage");
        if (!waitsInLine) {
            driver.finishJobs(); // waits for the first job; others may follow
            if (request == Request::Book)
                QTRY_VERIFY2(driver.scores().people()->named("Grete"), qPrintable(driver.scores().notice()));
            else
                QTRY_VERIFY2(!driver.scores().tableToImport().isEmpty(), qPrintable(driver.scores().notice()));
        }
        break;
    case Request::Dos:
    case Request::Uno:
        QTRY_COMPARE(driver.navigator().page(), Navigator::Setup); // the state may have shown the other game's setup
        QTRY_COMPARE(driver.tableController().game(), argumentsOf(request).last());
        driver.waitForItem("setupStart");
        break;
    case Request::Score:
        QTRY_COMPARE(driver.navigator().page(), Navigator::ScoreBook);
        driver.waitForItem("bookNew");
        break;
    case Request::Rules:
        QTRY_COMPARE(driver.navigator().page(), Navigator::Rules);
        driver.waitForItem("rulesPage");
        break;
    }
    driver.waitForFrames(); // the previous page is deleted in these frames
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

void TestOpenDialogs::everyDialogStaysWhenTheWindowComesToTheFront_data()
{
    QTest::addColumn<QString>("state");
    for (qsizetype index = 0; index < walkedStates.size(); ++index) {
        if (isThorough() || index % sampleStep == 0)
            QTest::newRow(qPrintable(walkedStates[index])) << walkedStates[index];
    }
    if (isThorough())
        QTest::newRow("none was missed") << QString();
}

void TestOpenDialogs::everyDialogStaysWhenTheWindowComesToTheFront()
{
    QFETCH(const QString, state);
    if (state.isEmpty()) {
        const QSet<QString> missed = allDialogs() - m_seen;
        QVERIFY2(missed.isEmpty(), qPrintable(QStringList(missed.cbegin(), missed.cend()).join(' ')));
        return;
    }
    const QTemporaryDir folder;
    Driver driver(folder.path(), {1024, 768}, false, rulesPaper());
    FirstWindow first(driver, folder.path());
    reach(driver, state);
    driver.waitForFrames();
    const QSet<QString> shown = shownIn(driver);
    const Navigator::Page page = driver.navigator().page();
    send(driver, Request::Activate);
    QTRY_VERIFY(first.isAsked());
    driver.waitForFrames();
    QCOMPARE(driver.navigator().page(), page);
    const QSet<QString> over = shown & allDialogs();
    QVERIFY((over - shownIn(driver)).isEmpty());
    verifyFollowed(driver, Request::Activate);
    m_seen |= shown;
    QStringList names(over.cbegin(), over.cend());
    names.sort();
    std::printf("walked %s: %s\n", qPrintable(state), qPrintable(names.isEmpty() ? "in the page" : names.join(", ")));
}

void TestOpenDialogs::everyDialogGivesWayToARequest_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<int>("request");
    const qsizetype requests = allRequests.size() - 1; // without Activate
    for (qsizetype index = 0; index < walkedStates.size(); ++index) {
        const bool isWalked = isThorough() || index % sampleStep == sampleStep / 2;
        for (qsizetype kind = 1; kind <= requests; ++kind) {
            const bool isItsTurn = (isThorough() ? index : index / sampleStep) % requests == kind - 1;
            if (isWalked && (isItsTurn || isWhole()))
                QTest::addRow("%s, %s", qPrintable(walkedStates[index]), allRequests[kind].name)
                    << walkedStates[index] << static_cast<int>(kind);
        }
    }
}

void TestOpenDialogs::everyDialogGivesWayToARequest()
{
    QFETCH(const QString, state);
    QFETCH(const int, request);
    const QTemporaryDir folder;
    Driver driver(folder.path(), {1024, 768}, false, rulesPaper());
    const FirstWindow first(driver, folder.path());
    reach(driver, state);
    const Request kind = allRequests[static_cast<std::size_t>(request)].request;
    send(driver, kind);
    verifyFollowed(driver, kind);
}

namespace {

/// A dialog of Qt Widgets, the page and the button that open it, and the kind of file that it writes.
struct WidgetDialog
{
    const char *name;
    std::function<void(Driver &)> goThere;
    const char *button;
    const char *writes; ///< The suffix of the written file; empty for a folder, null if nothing is written.
};

void openMatchMenu(Driver &driver)
{
    driver.tableController().setAiPace({100'000'000, 100'000'001, 0});
    driver.tableController().setup()->setSeatCount(2);
    QVERIFY(driver.tableController().startMatch());
    driver.navigator().open(Navigator::Table);
    driver.waitForItem("tablePage");
    driver.tap("tableMenu");
    driver.waitForRest("menuClose");
    driver.pressByKeys("menuMore");
    driver.tabTo("saveMatch");
}

void openSheetFiles(Driver &driver)
{
    startSheet(driver, {"Anna", "Ben"});
    enterRound(driver, madeUpRound(1, 2));
    driver.tap("sheetMenu");
    driver.tap("menuFiles");
    driver.waitForRest("filesCsv");
}

void openBook(Driver &driver)
{
    startSheet(driver, {"Anna", "Ben"});
    driver.navigator().open(Navigator::ScoreBook);
    driver.waitForItem("bookExport");
}

void openPaper(Driver &driver)
{
    driver.navigator().open(Navigator::Rules);
    driver.waitForItem("rulesPage");
    driver.tap("rulesPrint");
    driver.waitForRest("paperSaveRules");
}

std::function<void(Driver &)> stateOf(const char *name)
{
    return [name](Driver &driver) { reach(driver, QLatin1String(name)); };
}

const std::vector<WidgetDialog> &widgetDialogs()
{
    static const std::vector<WidgetDialog> all{
        {"export the score book", openBook, "bookExport", "jsonl"},
        {"import scores", openBook, "bookImport", nullptr},
        {"share the picture", openSheetFiles, "filesPicture", "png"},
        {"share the sheet as PDF", openSheetFiles, "filesPdf", "pdf"},
        {"share a blank sheet", openSheetFiles, "filesBlank", "pdf"},
        {"share the spreadsheet", openSheetFiles, "filesCsv", "csv"},
        {"share the game file", openSheetFiles, "filesGame", "jsonl"},
        {"print the sheet", openSheetFiles, "filesPrint", nullptr},
        {"save the match", openMatchMenu, "saveMatch", "tableside"},
        {"export the games played (CSV)", stateOf("history-export"), "historyExportCsv", "csv"},
        {"export the games played (JSON)", stateOf("history-export"), "historyExportJson", "json"},
        {"save a game played", stateOf("history-game"), "playedSave", "tableside"},
        {"save the call log", stateOf("call-log"), "callLogShare", "txt"},
        {"save the quick card", openPaper, "paperSaveQuick", "pdf"},
        {"save the rules", openPaper, "paperSaveRules", "pdf"},
        {"print the quick card", openPaper, "paperPrintQuick", nullptr},
        {"print the rules", openPaper, "paperPrintRules", nullptr},
        {"export everything", [](Driver &driver) {
             driver.navigator().open(Navigator::Settings);
             driver.waitForItem("settingsPage");
         }, "dataExport", ""},
    };
    return all;
}

} // namespace

void TestOpenDialogs::followsARequestDuringADialogsEventLoop_data()
{
    QTest::addColumn<QString>("dialog");
    for (const char *name : {"share the spreadsheet", "print the sheet", "import scores", "save the match"})
        QTest::newRow(name) << name;
}

/// The dialogs of 0.2.0 ran an event loop inside the button's handler. A request during that loop destroyed the button's page,
/// and Qt aborted the program. A timer sends the request, so the test works with and without such a loop.
void TestOpenDialogs::followsARequestDuringADialogsEventLoop()
{
    QFETCH(const QString, dialog);
    const auto shown = std::ranges::find_if(widgetDialogs(), [&](const WidgetDialog &each) { return each.name == dialog; });
    const QTemporaryDir folder;
    Driver driver(folder.path(), {1024, 768}, false, rulesPaper());
    driver.application().setFileService(systemFileService());
    FirstWindow first(driver, folder.path());
    shown->goThere(driver);
    bool isDone = false;
    QTimer sending; // fires in each pass of the event loop until the dialog is open
    QObject::connect(&sending, &QTimer::timeout, this, [&] {
        if (openDialogs().isEmpty())
            return;
        sending.stop();
        QVERIFY(startSecond(folder.path(), argumentsOf(Request::Record)));
        QVERIFY(QTest::qWaitFor([&] { return first.isAsked(); }, 20000));
        driver.waitForFrames(); // 0.2.0 left the page at once, and deleted it
        for (QDialog *open : openDialogs())
            open->reject();
        isDone = true;
    });
    sending.start(0);
    driver.click(QString::fromLatin1(shown->button));
    QTRY_VERIFY_WITH_TIMEOUT(isDone, 60000);
    verifyFollowed(driver, Request::Record);
}

void TestOpenDialogs::requestWaitsForADialog_data()
{
    QTest::addColumn<int>("dialog");
    QTest::addColumn<int>("request");
    QTest::addColumn<bool>("accepts");
    const std::size_t last = widgetDialogs().size() - 1;
    for (std::size_t dialog = 0; dialog <= last; ++dialog) {
        // The sample contains dialogs to read, write and print, and the one that chooses a folder.
        const bool isSample = dialog % 3 == 1 || dialog == last;
        for (std::size_t kind = 0; kind < allRequests.size(); ++kind) {
            const bool isItsTurn = dialog % allRequests.size() == kind && (isSample || isThorough());
            if (isItsTurn || isWhole())
                QTest::addRow("%s, %s", widgetDialogs()[dialog].name, allRequests[kind].name)
                    << static_cast<int>(dialog) << static_cast<int>(kind) << ((dialog + kind) % 2 == 0 || !isWhole());
        }
    }
}

void TestOpenDialogs::requestWaitsForADialog()
{
    QFETCH(const int, dialog);
    QFETCH(const int, request);
    QFETCH(const bool, accepts);
    const WidgetDialog &shown = widgetDialogs()[static_cast<std::size_t>(dialog)];
    const Request kind = allRequests[static_cast<std::size_t>(request)].request;
    const QTemporaryDir folder;
    QTemporaryDir chosen;
    Driver driver(folder.path(), {1024, 768}, false, rulesPaper());
    driver.application().setFileService(systemFileService());
    driver.application().settings().setSaveFolder(chosen.path());
    FirstWindow first(driver, folder.path());
    shown.goThere(driver);
    const Navigator::Page page = driver.navigator().page();
    driver.click(QString::fromLatin1(shown.button));
    QTRY_COMPARE(openDialogs().size(), 1);
    std::printf("walked dialog: %s (%s)\n", shown.name, openDialogs().first()->metaObject()->className());
    if (kind == Request::Drop) {
        send(driver, kind);
    } else {
        QVERIFY(startSecond(folder.path(), argumentsOf(kind)));
        QTRY_VERIFY(first.isAsked());
    }
    driver.waitForFrames();
    QCOMPARE(driver.navigator().page(), page); // the request waits
    QCOMPARE(openDialogs().size(), 1);
    if (!accepts) {
        openDialogs().first()->reject();
    } else if (auto *files = openDialog<QFileDialog>()) {
        if (files->acceptMode() == QFileDialog::AcceptOpen && files->fileMode() == QFileDialog::ExistingFile) {
            // The name is set in the field, because selectFile() does not change a field that has the focus.
            files->findChild<QLineEdit *>("fileNameEdit")->setText(fileOf(Request::Book));
            QTRY_COMPARE(files->selectedFiles(), QStringList{fileOf(Request::Book)});
        }
        static_cast<QDialog *>(files)->done(QDialog::Accepted); // as a press on Save or Open does
    } else {
        openDialogs().first()->accept();
    }
    QTRY_VERIFY(openDialogs().isEmpty());
    driver.finishJobs();
    if (accepts && shown.writes) {
        const auto made = [&] {
            const auto kinds = *shown.writes == '\0' ? QDir::Dirs | QDir::NoDotAndDotDot : QDir::Files;
            return QDir(chosen.path()).entryInfoList(kinds);
        };
        QTRY_COMPARE(made().size(), 1);
        if (*shown.writes != '\0')
            QCOMPARE(made().first().suffix(), QString::fromLatin1(shown.writes));
        QVERIFY(made().first().size() > 0);
    }
    verifyFollowed(driver, kind);
}

/// Qt opens "Replace the file?" over "Save as" and the printer's dialog over the preview in event loops of its own.
void TestOpenDialogs::requestWaitsForNestedDialogs()
{
    const QTemporaryDir folder;
    QTemporaryDir chosen;
    Driver driver(folder.path(), {1024, 768}, false, rulesPaper());
    driver.application().setFileService(systemFileService());
    driver.application().settings().setSaveFolder(chosen.path());
    const FirstWindow first(driver, folder.path());
    openSheetFiles(driver);
    driver.click("filesCsv");
    QTRY_VERIFY(openDialog<QFileDialog>());
    QFile existing(chosen.filePath("evening.csv"));
    QVERIFY(existing.open(QIODevice::WriteOnly));
    existing.close();
    openDialog<QFileDialog>()->findChild<QLineEdit *>("fileNameEdit")->setText(existing.fileName());
    bool isAnswered = false;
    QTimer answering;
    answering.setSingleShot(true);
    QObject::connect(&answering, &QTimer::timeout, this, [&] {
        QVERIFY(QTest::qWaitFor([] { return openDialog<QMessageBox>() != nullptr; }, 20000));
        std::printf("walked dialog: replace the file? (QMessageBox)\n");
        QVERIFY(startSecond(folder.path(), argumentsOf(Request::Record)));
        driver.waitForFrames();
        QCOMPARE(driver.navigator().page(), Navigator::ScoreSheet);
        openDialog<QMessageBox>()->button(QMessageBox::Yes)->click();
        isAnswered = true;
    });
    answering.start(0);
    static_cast<QDialog *>(openDialog<QFileDialog>())->accept();
    QTRY_VERIFY(isAnswered);
    verifyFollowed(driver, Request::Record);
    QVERIFY(existing.size() > 0);
    driver.navigator().open(Navigator::Home);
    driver.navigator().open(Navigator::ScoreSheet);
    driver.waitForItem("sheetPage");
    driver.tap("sheetMenu");
    driver.tap("menuFiles");
    driver.waitForRest("filesPrint");
    driver.click("filesPrint");
    QTRY_VERIFY(openDialog<QPrintPreviewDialog>());
    isAnswered = false;
    answering.disconnect();
    QObject::connect(&answering, &QTimer::timeout, this, [&] {
        // Without any printer, the second dialog is a message of Qt about that.
        QVERIFY(QTest::qWaitFor([] { return openDialogs().size() == 2; }, 20000));
        QDialog *printing = openDialogs().first() == openDialog<QPrintPreviewDialog>() ? openDialogs().last() : openDialogs().first();
        std::printf("walked dialog: the printer's (%s)\n", printing->metaObject()->className());
        QVERIFY(startSecond(folder.path(), argumentsOf(Request::Record)));
        driver.waitForFrames();
        QCOMPARE(driver.navigator().page(), Navigator::ScoreSheet);
        printing->reject();
        isAnswered = true;
    });
    answering.start(0);
    for (QAction *action : openDialog<QPrintPreviewDialog>()->findChildren<QAction *>()) {
        if (action->text() == QLatin1String("Print"))
            action->trigger();
    }
    QTRY_VERIFY(isAnswered);
    driver.waitForFrames();
    QCOMPARE(driver.navigator().page(), Navigator::ScoreSheet); // the preview is still open
    openDialog<QPrintPreviewDialog>()->reject();
    verifyFollowed(driver, Request::Record);
}

void TestOpenDialogs::secondPressOpensNoSecondDialog()
{
    Driver driver({}, {1024, 768}, false, rulesPaper());
    driver.application().setFileService(systemFileService());
    openBook(driver);
    driver.click("bookExport");
    driver.click("bookExport");
    driver.pressByReader("bookExport");
    driver.pressByReader("bookImport");
    driver.scores().print();
    driver.waitForFrames();
    QCOMPARE(openDialogs().size(), 1);
    openDialogs().first()->reject();
    QTRY_VERIFY(openDialogs().isEmpty());
    driver.pressByReader("bookImport");
    QTRY_COMPARE(openDialogs().size(), 1);
    openDialogs().first()->reject();
}

void TestOpenDialogs::followsAllRequestsInOrder()
{
    Driver driver({}, {1024, 768}, false, rulesPaper());
    driver.application().setFileService(systemFileService());
    openBook(driver);
    driver.click("bookExport");
    QTRY_COMPARE(openDialogs().size(), 1);
    driver.application().open({{QUrl::fromLocalFile(fileOf(Request::Book))}, {}, {}, {}});
    driver.application().open({{}, "rules", {}, {}});
    driver.application().open({{QUrl::fromLocalFile(fileOf(Request::Record))}, {}, {}, {}});
    driver.waitForFrames();
    QCOMPARE(driver.navigator().page(), Navigator::ScoreBook);
    openDialogs().first()->reject();
    verifyFollowed(driver, Request::Record);
    driver.finishJobs();
    QVERIFY(driver.scores().people()->named("Grete"));
}

void TestOpenDialogs::keepsTextTypedInPanelsOfTheSheet_data()
{
    QTest::addColumn<QString>("opens");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::newRow("note") << "menuDetails" << "detailsNote" << "Oma won";
    QTest::newRow("place") << "menuDetails" << "detailsPlace" << "Garden";
    QTest::newRow("target") << "menuDetails" << "detailsTarget" << "75";
    QTest::newRow("newcomer") << "menuPlayers" << "playersNew" << "Cleo";
    QTest::newRow("new name") << "" << "playerNewName" << "Annette";
}

void TestOpenDialogs::keepsTextTypedInPanelsOfTheSheet()
{
    QFETCH(const QString, opens);
    QFETCH(const QString, field);
    QFETCH(const QString, typed);
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    if (opens.isEmpty()) {
        driver.tap("sheetPlayer0");
    } else {
        driver.tap("sheetMenu");
        driver.tap(opens);
    }
    driver.waitForRest(field);
    driver.click(field);
    driver.key(Qt::Key_A, Qt::ControlModifier);
    driver.type(typed);
    driver.application().open({{QUrl::fromLocalFile(fileOf(Request::Record))}, {}, {}, {}});
    verifyFollowed(driver, Request::Record);
    driver.navigator().open(Navigator::Home);
    driver.waitForItem("homePage");
    driver.click("homeScore");
    driver.waitForItem(field);
    QTRY_COMPARE(driver.item(field)->property("text").toString(), typed);
    QCOMPARE(driver.scores().game()->note(), QString()); // it has not been saved
    driver.tap("panelClose");
    QTRY_VERIFY(!driver.isThere(field));
    driver.navigator().open(Navigator::Home);
    driver.waitForItem("homePage");
    driver.click("homeScore");
    driver.waitForItem("sheetMenu");
    driver.waitForFrames();
    QVERIFY(!driver.isThere(field)); // the person has closed the panel
}

void TestOpenDialogs::keepsTextTypedInFields_data()
{
    QTest::addColumn<QString>("field");
    for (const char *field : {"scoreSetupName", "scoreSeatName0", "setupName1", "personName", "callName0", "bookSearch",
                              "historySearch", "setupDeal"})
        QTest::newRow(field) << field;
}

void TestOpenDialogs::keepsTextTypedInFields()
{
    QFETCH(const QString, field);
    Driver driver;
    if (field == "historySearch") {
        stateOf("history-export")(driver); // without games there is nothing to search
    } else {
        startSheet(driver, {"Anna", "Ben"});
        driver.navigator().open(Navigator::Home); // leaves the sheet page first, which needs its game
        driver.waitForItem("homePage");
        driver.scores().closeGame();
    }
    const auto goThere = [&] {
        driver.navigator().open(Navigator::Home);
        if (field.startsWith("score")) {
            driver.navigator().open(Navigator::ScoreSetup);
        } else if (field == "personName") {
            driver.scores().openPerson(driver.scores().people()->named("Anna").value_or(*driver.scores().people()->named("Olivia")).id);
            driver.navigator().open(Navigator::Person);
        } else if (field == "callName0") {
            driver.navigator().open(Navigator::Calls);
            driver.waitForItem("callPage");
            driver.application().callBooth().seats()->setTied(false);
            driver.tap("callPeople");
        } else {
            driver.navigator().open(field == "bookSearch" ? Navigator::ScoreBook
                                    : field == "historySearch" ? Navigator::GamesPlayed : Navigator::Setup);
        }
        driver.waitForRest(field);
    };
    goThere();
    const QString typed = field == "setupDeal" ? "1234" : "Olivia";
    driver.click(field);
    driver.key(Qt::Key_A, Qt::ControlModifier);
    driver.type(typed);
    QCOMPARE(driver.item(field)->property("text").toString(), typed);
    driver.application().open({{QUrl::fromLocalFile(fileOf(Request::Record))}, {}, {}, {}});
    verifyFollowed(driver, Request::Record);
    goThere();
    QCOMPARE(driver.item(field)->property("text").toString(), typed);
}

void TestOpenDialogs::keepsTheHandBeingCounted()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben", "Cleo"});
    HandEntry &entry = *driver.scores().game()->entry();
    entry.beginRound();
    entry.markOut(0);
    driver.waitForItem("entrySum");
    QTRY_COMPARE(driver.focusName(), QStringLiteral("entrySum"));
    driver.type("12+");
    driver.application().open({{QUrl::fromLocalFile(fileOf(Request::Book))}, {}, {}, {}});
    verifyFollowed(driver, Request::Book);
    QVERIFY(driver.scores().openUnfinished());
    driver.scores().game()->entry()->beginRound();
    QCOMPARE(driver.scores().game()->entry()->sum(), QStringLiteral("12+"));
}

/// The correction also changes who went out, which is stored only when the correction is saved.
void TestOpenDialogs::keepsAnUnsavedCorrection()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben", "Cleo"});
    enterRound(driver, {0, {{1, {}, "20"}, {2, {}, "30"}}});
    driver.scores().game()->entry()->correct(0, 1);
    QVERIFY(driver.scores().game()->entry()->markOut(2));
    QVERIFY(driver.scores().game()->entry()->choose(0));
    driver.scores().game()->entry()->setSum("7");
    QVERIFY(driver.scores().game()->entry()->hasChanges());
    driver.application().open({{QUrl::fromLocalFile(fileOf(Request::Book))}, {}, {}, {}});
    verifyFollowed(driver, Request::Book);
    QVERIFY(driver.scores().openUnfinished());
    HandEntry &entry = *driver.scores().game()->entry();
    QVERIFY(entry.isCorrection());
    QCOMPARE(entry.seat(), 0);
    QCOMPARE(entry.sum(), QStringLiteral("7"));
    QVERIFY(entry.save());
    QCOMPARE(driver.scores().game()->sheet().totals[2], 27);
}

void TestOpenDialogs::keepsTheQuestionAboutACsvFile()
{
    Driver driver;
    driver.application().open({{QUrl::fromLocalFile(fileOf(Request::Table))}, {}, {}, {}});
    verifyFollowed(driver, Request::Table);
    QVERIFY(QFile::copy(fileOf(Request::Table), m_files.filePath("other.csv")));
    driver.application().open({{QUrl::fromLocalFile(m_files.filePath("other.csv"))}, {}, {}, {}});
    driver.application().open({{QUrl::fromLocalFile(fileOf(Request::Book))}, {}, {}, {}});
    verifyFollowed(driver, Request::Book);
    QCOMPARE(driver.scores().tableToImport(), QStringLiteral("table.csv"));
    driver.tap("tableLeave");
    QTRY_COMPARE(driver.scores().tableToImport(), QStringLiteral("other.csv"));
    driver.tap("tableLeave");
    QCOMPARE(driver.scores().tableToImport(), QString());
}

void TestOpenDialogs::keepsAFailureUntilItIsRead()
{
    Driver driver;
    driver.navigator().open(Navigator::Settings);
    driver.waitForItem("settingsPage");
    driver.application().userData().notice()->fail("It couldn’t be saved.");
    driver.waitForItem("dataNotice");
    driver.application().open({{QUrl::fromLocalFile(fileOf(Request::Record))}, {}, {}, {}});
    verifyFollowed(driver, Request::Record);
    driver.navigator().open(Navigator::Settings);
    driver.waitForItem("dataNotice");
    driver.tap("settingsBack"); // leaving the page counts as having read the failure
    driver.navigator().open(Navigator::Settings);
    driver.waitForItem("settingsPage");
    driver.waitForFrames();
    QVERIFY(!driver.isThere("dataNotice"));
}

TABLESIDE_TEST(TestOpenDialogs)
#include "tst_open_dialogs.moc"
