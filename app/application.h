// The running app: creates and connects the settings, the store, the sounds, the playroom, and the QML that shows them. main()
// and the end-to-end tests use the same class; everything that depends on the machine can be injected.
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
    /// The folder of the database and the settings; empty for the user's standard folders.
    QString dataFolder;
    /// The size of the window in device-independent pixels; empty for the default in Main.qml.
    QSize windowSize;
    /// Whether the window has no frame, fills the screen (in a browser: the page), and does not save its position.
    bool fillsScreen = false;
    /// The request to open when the window exists; empty for Home.
    StartRequest request;
    /// The sound board; null for the system's. Sounds are loaded after the first frame.
    std::unique_ptr<SoundBoard> sounds;
    /// The voice; null for the system's.
    std::unique_ptr<Voice> voice;
    /// The clock of the tables; must outlive the app.
    TimeSource *time = &systemTime();
    /// The functions from rules/print_desk.h; empty if the rules can't be printed.
    RulesPaper rulesPaper;
};

/// The app. Needs a GuiApplication. Only one may exist at a time.
class Application
{
public:
    explicit Application(ApplicationOptions options = {});
    Q_DISABLE_COPY_MOVE(Application)

    /// Sets the names and the version, which determine the paths of QStandardPaths and QSettings. Must be called before
    /// QApplication is created.
    static void setNames();

    /// Returns the data folder for these options: `dataFolder`, or the user's standard folder.
    static QString folderOf(const ApplicationOptions &options);
    /// Shows a message in its own window, in the language of the settings: another Tableside uses that data and can't be reached.
    static void tellAlreadyOpen(const ApplicationOptions &options);

    /// Loads Main.qml and shows the window. Returns false if the QML does not load; problems() then contains the reasons.
    bool load();
    /// The errors and warnings of the QML engine, one per line, with file and line number. Not translated.
    QStringList problems() const { return m_problems; }

    /// Raises the window and opens what \p request names, from the event loop; if a dialog is open, after it is closed. The open
    /// page is left as by Back, which keeps what was typed there. Only after load().
    void open(const StartRequest &request);

    /// Returns the window; null until load() has succeeded.
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
    /// Sets the file dialogs; until then files are saved in the default folder. The last folder is remembered.
    void setFileDesk(FileDesk desk);
    SoundBoard &sounds() { return *m_sounds; }

private:
    /// Sets up fonts and style, which the other members need during their construction.
    struct Stage
    {
        Stage();
    };

    void loadSoundsAfterFirstFrame();
    void comeToFront(const QString &activationToken);
    void show(const StartRequest &request);

    Stage m_stage; // must be first
    QSize m_windowSize;
    bool m_fillsScreen = false;
    StartRequest m_request;
    AppSettings m_settings;
    WindowGeometry m_windowGeometry;
    InterfaceLanguage m_language; // before the members that create translated texts
    Database m_database;
    DataKeeper m_dataKeeper; // before the rooms, so that its last backup includes what they store in their destructors
    UserData m_userData;
    std::unique_ptr<SoundBoard> m_sounds;
    ScoreRoom m_scoreRoom; // before the playroom, which uses its people
    Playroom m_playroom;
    HistoryRoom m_history;
    LessonRoom m_lessons;
    CallBooth m_callBooth;
    std::unique_ptr<Voice> m_voice;
    RulesReader m_rulesReader;
    IncomingFiles m_incomingFiles;
    RequestQueue m_requests;
    QStringList m_problems;
    QQmlApplicationEngine m_engine; // must be last, so that the QML is destroyed before the objects that it shows
};

} // namespace tableside
