// The way to a table: sets one up, finds the one that was left, and keeps what must not be lost.
#pragma once

#include "play/dos_table.h"
#include "play/match_setup.h"
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

    Q_PROPERTY(tableside::DosTable *table READ table NOTIFY tableChanged FINAL)
    Q_PROPERTY(tableside::MatchSetup *setup READ setup CONSTANT FINAL)
    Q_PROPERTY(bool hasUnfinishedMatch READ hasUnfinishedMatch NOTIFY unfinishedChanged FINAL)
    Q_PROPERTY(QString unfinishedTitle READ unfinishedTitle NOTIFY unfinishedChanged FINAL)
    Q_PROPERTY(QString unfinishedDetail READ unfinishedDetail NOTIFY unfinishedChanged FINAL)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged FINAL)

public:
    /// All three outlive the playroom.
    Playroom(Database &database, SoundBoard &sounds, AppSettings &settings, QObject *parent = nullptr);
    ~Playroom() override;

    DosTable *table() { return m_table.get(); }
    MatchSetup *setup() { return &m_setup; }
    bool hasUnfinishedMatch() const { return m_unfinished.has_value(); }
    QString unfinishedTitle() const;
    QString unfinishedDetail() const;
    QString notice() const { return m_notice; }
    /// For tests: how long AI players think.
    void setAiPace(const AiPace &pace);

    Q_INVOKABLE bool startMatch();
    Q_INVOKABLE bool resumeMatch();
    Q_INVOKABLE bool playAgain();
    Q_INVOKABLE void leaveTable();
    Q_INVOKABLE void discardUnfinished();
    Q_INVOKABLE void dismissNotice();

signals:
    void tableChanged();
    void unfinishedChanged();
    void noticeChanged();

private:
    bool begin(const MatchConfig &config);
    bool seat(std::unique_ptr<TableSession> session);
    void applySettings();
    void findUnfinished();
    void setNotice(const QString &notice);

    SoundBoard &m_sounds;
    AppSettings &m_settings;
    MatchStore m_store;
    MatchSetup m_setup;
    std::unique_ptr<DosTable> m_table;
    std::optional<UnfinishedMatch> m_unfinished;
    QString m_notice;
    AiPace m_aiPace;
};

} // namespace tableside
