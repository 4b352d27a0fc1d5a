// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The running app: creates and connects the settings, the database, the sounds, the controllers, and the QML interface. Used by
// main() and by the end-to-end tests, which can replace the sounds, the voice, the clock, and the file dialogs.
#pragma once

#include "app/audio/sound_board.h"
#include "app/calls/call_booth.h"
#include "app/history/history_controller.h"
#include "app/lessons/lesson_controller.h"
#include "app/page_controller.h"
#include "app/phones/phone_hub.h"
#include "app/system/request_queue.h"
#include "app/system/start_request.h"
#include "app/rules/reader/rules_reader.h"
#include "app/score/book/score_controller.h"
#include "app/score/ranking/ranking_controller.h"
#include "app/settings/app_settings.h"
#include "app/settings/interface_language.h"
#include "app/settings/window_geometry.h"
#include "app/store/backup/data_keeper.h"
#include "app/store/database/database.h"
#include "app/store/backup/user_data.h"
#include "app/table/table_controller.h"

#include <QQmlApplicationEngine>
#include <QSize>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

class QQuickWindow;

namespace tableside {

struct ApplicationOptions
{
    /// The folder of the database and settings; empty for the user's standard folders.
    QString dataFolder;
    /// The size of the window in device-independent pixels; empty for the default in Main.qml.
    QSize windowSize;
    /// Whether the window has no frame and fills the screen (in a browser, the page). Its geometry is then not stored.
    bool fillsScreen = false;
    /// The files or the page to open when the window exists; empty for the Home page.
    StartRequest request;
    /// The sound board; null for the platform's. Sounds are loaded after the first frame.
    std::unique_ptr<SoundBoard> sounds;
    /// The voice for reading aloud; null for the platform's.
    std::unique_ptr<Voice> voice;
    /// The clock of the game tables; must outlive the app.
    TimeSource *time = &systemTime();
    /// How phones reach the app; null for the network.
    std::unique_ptr<phones::PhoneDoor> phoneDoor;
    /// The functions that print the rules (rules/paper/rules_booklet.h); null functions if printing is not available.
    RulesPaper rulesPaper;
};

/// The running app. Needs a QApplication; in a browser, a QGuiApplication. Only one instance may exist at a time.
class Application
{
public:
    explicit Application(ApplicationOptions options = {});
    Q_DISABLE_COPY_MOVE(Application)

    /// Sets the app's name and version, which determine the paths of QStandardPaths and QSettings. Must be called before
    /// QApplication is created.
    static void setNames();

    /// Returns the data folder: `dataFolder` from the options, or the user's standard folder.
    static QString folderOf(const ApplicationOptions &options);
    /// Shows a window with the message that Tableside is already open. Called if another process uses this data folder but cannot
    /// be reached. The message is in the language of the settings. Blocks until the user closes the message.
    static void showAlreadyOpen(const ApplicationOptions &options);

    /// Loads Main.qml and shows the window. Returns false if the QML cannot be loaded; problems() then lists the errors.
    bool load();
    /// Returns the errors and warnings of the QML engine, one per entry, with file and line number. Not translated.
    QStringList problems() const { return m_problems; }

    /// Raises the window and opens the files or the page in \p request. The request is handled in the event loop, after any open
    /// dialog is closed. If another page opens, the text that was typed on the current page is kept. Must be called after load().
    void open(const StartRequest &request);

    /// Returns the main window; null before load() has succeeded.
    QQuickWindow *window() const;
    QQmlApplicationEngine &engine() { return m_engine; }
    TableController &tableController() { return m_tableController; }
    LessonController &lessons() { return m_lessons; }
    ScoreController &scoreController() { return m_scoreController; }
    RankingController &ranking() { return m_ranking; }
    HistoryController &history() { return m_history; }
    CallBooth &callBooth() { return m_callBooth; }
    PhoneHub &phones() { return m_phones; }
    RulesReader &rulesReader() { return m_rulesReader; }
    Navigator &navigator() { return *m_pages.navigator(); }
    AppSettings &settings() { return m_settings; }
    Database &database() { return m_database; }
    UserData &userData() { return m_userData; }
    DataKeeper &dataKeeper() { return m_dataKeeper; }
    /// Sets the file dialogs, except for the functions that load and store the last used folder: these use the settings. Before
    /// this call, files are saved in the default folder.
    void setFileService(FileService service);
    SoundBoard &sounds() { return *m_sounds; }

private:
    /// Sets the style, the font, and the window icon of the application.
    struct Stage
    {
        Stage();
    };

    void loadSoundsAfterFirstFrame();
    void raiseWindow(const QString &activationToken);
    void show(const StartRequest &request);

    Stage m_stage; // must be first, because the other members need the fonts and the style
    QSize m_windowSize;
    bool m_fillsScreen = false;
    StartRequest m_request;
    AppSettings m_settings;
    WindowGeometry m_windowGeometry;
    InterfaceLanguage m_language; // must precede the members that create translated texts
    Database m_database;
    // Makes a last backup when destroyed. Declared before the controllers, so that the controllers are destroyed
    // earlier and store all data that the backup must contain.
    DataKeeper m_dataKeeper;
    UserData m_userData;
    std::unique_ptr<SoundBoard> m_sounds;
    ScoreController m_scoreController; // must precede m_tableController, which uses the people in m_scoreController
    RankingController m_ranking;
    TableController m_tableController;
    HistoryController m_history;
    LessonController m_lessons;
    CallBooth m_callBooth;
    std::unique_ptr<Voice> m_voice;
    RulesReader m_rulesReader;
    PageController m_pages;
    PhoneHub m_phones; // must follow all objects that phones show
    RequestQueue m_requests;
    QStringList m_problems;
    QQmlApplicationEngine m_engine; // must be last, so that the QML items are destroyed before the objects they show
};

} // namespace tableside
