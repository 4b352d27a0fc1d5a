// The way to a table: sets one up, finds the one that was left, and keeps what must not be lost.
#pragma once

#include "play/dos_setup.h"
#include "play/dos_table.h"
#include "play/uno_setup.h"
#include "play/uno_table.h"
#include "store/match_store.h"

#include <QObject>
#include <QQmlEngine>

#include <memory>

namespace tableside {

class AppSettings;
class Database;
class SoundBoard;

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
    Q_PROPERTY(bool hasUnfinishedMatch READ hasUnfinishedMatch NOTIFY unfinishedChanged FINAL)
    Q_PROPERTY(QString unfinishedTitle READ unfinishedTitle NOTIFY unfinishedChanged FINAL)
    Q_PROPERTY(QString unfinishedDetail READ unfinishedDetail NOTIFY unfinishedChanged FINAL)
    /// A match was put away, and nothing has been played since.
    Q_PROPERTY(bool canBringBack READ canBringBack NOTIFY unfinishedChanged FINAL)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged FINAL)

public:
    /// All three outlive the playroom.
    Playroom(Database &database, SoundBoard &sounds, AppSettings &settings, QObject *parent = nullptr);
    ~Playroom() override;

    GameTable *table() { return m_table.get(); }
    QString game() const { return m_game; }
    void setGame(const QString &game);
    MatchSetup *setup();
    DosSetup *dosSetup() { return &m_dosSetup; }
    UnoSetup *unoSetup() { return &m_unoSetup; }
    bool hasUnfinishedMatch() const { return m_unfinished.has_value(); }
    QString unfinishedTitle() const;
    QString unfinishedDetail() const;
    bool canBringBack() const { return m_putAway.has_value(); }
    QString notice() const { return m_notice; }
    /// To be told at Home.
    void setNotice(const QString &notice);
    /// For tests: how long AI players think.
    void setAiPace(const AiPace &pace);

    Q_INVOKABLE bool startMatch();
    Q_INVOKABLE bool resumeMatch();
    Q_INVOKABLE bool playAgain();
    Q_INVOKABLE void leaveTable();
    Q_INVOKABLE void putAwayUnfinished();
    Q_INVOKABLE void bringBack();
    Q_INVOKABLE void dismissNotice();
    /// The store holds something else than before.
    void reload();

signals:
    void gameChanged();
    void tableChanged();
    void unfinishedChanged();
    void noticeChanged();

private:
    template <typename Game>
    bool begin(const MatchConfig<Game> &config);
    template <typename Game>
    bool resume();
    template <typename Game>
    bool playAgainAt(TableSession<Game> &session);
    bool seat(std::unique_ptr<GameTable> table);
    void applySettings();
    void findUnfinished();

    SoundBoard &m_sounds;
    AppSettings &m_settings;
    MatchStore m_store;
    DosSetup m_dosSetup;
    UnoSetup m_unoSetup;
    QString m_game = QStringLiteral("dos");
    std::unique_ptr<GameTable> m_table;
    std::optional<UnfinishedMatch> m_unfinished;
    std::optional<qint64> m_putAway; ///< What can be brought back.
    QString m_notice;
    AiPace m_aiPace;
};

} // namespace tableside
