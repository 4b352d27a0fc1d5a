// Everything that makes the running app, put together: settings, store, sound, playroom, and the QML that shows
// them. main() and the end-to-end tests start the same one; whatever touches the machine can be given from outside.
#pragma once

#include "app/audio/sound_board.h"
#include "app/calls/call_booth.h"
#include "app/history/history_room.h"
#include "app/incoming_files.h"
#include "app/lessons/lesson_room.h"
#include "app/platform/request_queue.h"
#include "app/platform/start_request.h"
#include "app/rules/rules_reader.h"
#include "app/score/score_room.h"
#include "app/settings/app_settings.h"
#include "app/settings/interface_language.h"
#include "app/settings/window_geometry.h"
#include "app/store/data_keeper.h"
#include "app/store/database.h"
#include "app/store/user_data.h"
#include "app/table/playroom.h"

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
    /// Folder for the database and the settings; empty: the user's own places for each.
    QString dataFolder;
    /// Of the window in device-independent pixels; empty: as Main.qml has it.
    QSize windowSize;
    /// The window has no frame and is as large as the screen (in a browser: the page), and remembers no place.
    bool fillsScreen = false;
    /// Opened when the window is there; empty: Home.
    StartRequest request;
    /// Null: those of the system. Loaded after the first frame.
    std::unique_ptr<SoundBoard> sounds;
    /// Null: the real one.
    std::unique_ptr<Voice> voice;
    /// Of the tables; outlives the app.
    TimeSource *time = &systemTime();
    /// From rules/print_desk.h. Empty: the rules are not printed.
    RulesPaper rulesPaper;
};

/// Needs a GuiApplication. One at a time.
class Application
{
public:
    explicit Application(ApplicationOptions options = {});
    Q_DISABLE_COPY_MOVE(Application)

    /// Names and version, from which QStandardPaths and QSettings derive their places. Before QApplication.
    static void setNames();

    /// Where the data is that these options mean: `dataFolder`, or the user's own place.
    static QString folderOf(const ApplicationOptions &options);
    /// Says, in a window of its own and in the language of the settings, that another Tableside has that data open and can't
    /// be reached.
    static void tellAlreadyOpen(const ApplicationOptions &options);

    /// Loads Main.qml and shows the window. False when the QML does not load: problems() then says why.
    bool load();
    /// What the QML engine complained about, one per line, with file and line number. Not translated.
    QStringList problems() const { return m_problems; }

    /// Comes to the front and opens what \p request names, from the event loop; while a dialog is open, after it is closed.
    /// The open page is left as by Back, with what was typed there. Only after load().
    void open(const StartRequest &request);

    /// Null until load() has succeeded.
    QQuickWindow *window() const;
    QQmlApplicationEngine &engine() { return m_engine; }
    Playroom &playroom() { return m_playroom; }
    LessonRoom &lessons() { return m_lessons; }
    ScoreRoom &scoreRoom() { return m_scoreRoom; }
    HistoryRoom &history() { return m_history; }
    CallBooth &callBooth() { return m_callBooth; }
    RulesReader &rulesReader() { return m_rulesReader; }
    AppSettings &settings() { return m_settings; }
    Database &database() { return m_database; }
    UserData &userData() { return m_userData; }
    DataKeeper &dataKeeper() { return m_dataKeeper; }
    /// Where files go, and how it is asked; until then they go where they always do. The folder of the last time is kept.
    void setFileDesk(FileDesk desk);
    SoundBoard &sounds() { return *m_sounds; }

private:
    /// Fonts and style, which the others need while they are made.
    struct Stage
    {
        Stage();
    };

    void loadSoundsAfterFirstFrame();
    void comeToFront(const QString &activationToken);
    void show(const StartRequest &request);

    Stage m_stage; // first
    QSize m_windowSize;
    bool m_fillsScreen = false;
    StartRequest m_request;
    AppSettings m_settings;
    WindowGeometry m_windowGeometry;
    InterfaceLanguage m_language; // before whatever has words
    Database m_database;
    DataKeeper m_dataKeeper; // before the rooms: its last backup has what they store at the end
    UserData m_userData;
    std::unique_ptr<SoundBoard> m_sounds;
    ScoreRoom m_scoreRoom; // before the playroom: it has the people
    Playroom m_playroom;
    HistoryRoom m_history;
    LessonRoom m_lessons;
    CallBooth m_callBooth;
    std::unique_ptr<Voice> m_voice;
    RulesReader m_rulesReader;
    IncomingFiles m_incomingFiles;
    RequestQueue m_requests;
    QStringList m_problems;
    QQmlApplicationEngine m_engine; // last: the QML goes before what it shows
};

} // namespace tableside
