// The way to a table: sets one up, finds the one that was left, and keeps what must not be lost.
#pragma once

#include "app/store/match_store.h"
#include "app/store/score_store.h"
#include "app/table/dos/dos_setup.h"
#include "app/table/dos/dos_table.h"
#include "app/table/replay/match_replay.h"
#include "app/table/session/waiting_matches.h"
#include "app/table/uno/uno_setup.h"
#include "app/table/uno/uno_table.h"
#include "app/text/page_notice.h"

#include <QObject>
#include <QQmlEngine>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tableside {

class AppSettings;
class Database;
class People;
class SoundBoard;
class TimeSource;

class Playroom : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

    Q_PROPERTY(tableside::GameTable *table READ table NOTIFY tableChanged FINAL)
    /// The game that is being set up: "dos" or "uno".
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged FINAL)
    /// Of that game.
    Q_PROPERTY(tableside::MatchSetup *setup READ setup NOTIFY gameChanged FINAL)
    Q_PROPERTY(tableside::DosSetup *dosSetup READ dosSetup CONSTANT FINAL)
    Q_PROPERTY(tableside::UnoSetup *unoSetup READ unoSetup CONSTANT FINAL)
    /// The game that the people at the table can play next, "DOS" or "UNO"; empty where it has too few seats for them.
    Q_PROPERTY(QString otherGame READ otherGame NOTIFY tableChanged FINAL)
    /// A match that is looked at.
    Q_PROPERTY(tableside::MatchReplay *replay READ replay NOTIFY replayChanged FINAL)
    /// What was left.
    Q_PROPERTY(tableside::WaitingMatches *waiting READ waiting CONSTANT FINAL)
    /// What Home has to say.
    Q_PROPERTY(tableside::PageNotice *notice READ pageNotice CONSTANT FINAL)
    /// Why nothing of what is done now outlasts the app, and what helps; empty while all is kept.
    Q_PROPERTY(QString forgets READ forgets NOTIFY retranslated FINAL)
    /// Why the match that was set up could not begin; nothing again once one has, or another is set up.
    Q_PROPERTY(tableside::PageNotice *startNotice READ startNotice CONSTANT FINAL)

public:
    /// All five outlive the playroom; the tables go by `time`.
    Playroom(Database &database, SoundBoard &sounds, AppSettings &settings, TimeSource &time, People &people,
             QObject *parent = nullptr);
    ~Playroom() override;

    GameTable *table() { return m_table.get(); }
    QString game() const { return m_game; }
    void setGame(const QString &game);
    MatchSetup *setup();
    DosSetup *dosSetup() { return &m_dosSetup; }
    UnoSetup *unoSetup() { return &m_unoSetup; }
    QString otherGame() const;
    MatchReplay *replay() { return m_replay.get(); }
    WaitingMatches *waiting() { return &m_waiting; }
    PageNotice *pageNotice() { return &m_notice; }
    /// Its words.
    QString notice() const { return m_notice.text(); }
    QString forgets() const { return m_forgets(); }
    PageNotice *startNotice() { return &m_startNotice; }
    /// Its words.
    QString startProblem() const { return m_startNotice.text(); }
    /// For the matches that are saved from the table.
    void setFileDesk(const FileDesk &desk);
    /// For tests: how long AI players think.
    void setAiPace(const AiPace &pace);

    Q_INVOKABLE bool startMatch();
    /// One of those that wait.
    Q_INVOKABLE bool resumeMatch(qint64 id);
    /// The newest of that game.
    bool resumeMatch(const QString &game);
    /// Opens a stored match to be looked at, from its beginning. False with a notice if that cannot be.
    Q_INVOKABLE bool openReplay(qint64 matchId);
    /// The same of a match out of a file (a record or a save, whose header names that game): at its end where it is not over,
    /// for whoever wants to go on with it.
    bool showRecord(const QString &game, const QByteArray &record);

    /// A new match that begins with what is looked at: stored, and opened at the table. Whoever looks plays
    /// it on alone from the seat they look from, against the computer; what was left unfinished goes on at its end with those who
    /// played it. False with a notice if that cannot be.
    Q_INVOKABLE bool playOn();
    Q_INVOKABLE void closeReplay();
    Q_INVOKABLE bool playAgain();
    /// Sets up the other game with those who sit at the table. False if it has too few seats for the people.
    Q_INVOKABLE bool setUpOtherGame();
    Q_INVOKABLE void leaveTable();
    /// Has leaveTable() discard the match of this table, with the notice of putAway().
    Q_INVOKABLE void discardWhenLeft() { m_isDiscarded = true; }
    /// The notice offers to bring it back.
    Q_INVOKABLE void putAway(qint64 id);
    /// What was put away since the start.
    Q_INVOKABLE void bringBack(qint64 id);
    /// The store holds something else than before.
    void reload();
    /// What has been told reads otherwise: the language is another.
    void retranslate();

signals:
    void gameChanged();
    void tableChanged();
    void replayChanged();
    /// A match was entered in the score book, or taken out of it.
    void bookChanged();
    /// A match is over, and the store has closed it.
    void matchClosed();
    void retranslated();

private:
    template <typename Game>
    bool begin(const MatchConfig<Game> &config);
    template <typename Game>
    bool seatOrTell(std::unique_ptr<TableSession<Game>> session, const QString &problem);
    template <typename Game>
    bool resume(qint64 id);
    template <typename Game>
    bool takeIn(const std::vector<std::string> &record, int seatOfPerson);
    bool look(const QString &game, const std::vector<std::string> &lines, QString &problem);
    template <typename Game>
    bool playAgainAt(TableSession<Game> &session);
    bool seat(std::unique_ptr<GameTable> table);
    void applySettings();

    SoundBoard &m_sounds;
    AppSettings &m_settings;
    TimeSource &m_time;
    People &m_people;
    MatchStore m_store;
    ScoreStore m_scores;
    DosSetup m_dosSetup;
    UnoSetup m_unoSetup;
    QString m_game = QStringLiteral("dos");
    std::unique_ptr<GameTable> m_table;
    bool m_isDiscarded = false; ///< Whether its match is discarded when it is left.
    std::unique_ptr<MatchReplay> m_replay;
    WaitingMatches m_waiting;
    PageNotice m_notice;
    PageNotice::Sentence m_forgets;
    PageNotice m_startNotice;
    FileDesk m_desk;
    AiPace m_aiPace;
};

} // namespace tableside
