// The voices of the call booth: those that come with the app, those that were recorded, how loud each is, and who calls
// with which. Keeps them loaded, so that a call sounds at once.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/audio/wave.h"
#include "app/view/option.h"
#include "app/view/rows_model.h"

#include <optional>

namespace tableside {

class AppSettings;
class SoundBoard;

struct VoiceRow
{
    Q_GADGET
    Q_PROPERTY(QString voiceId MEMBER voiceId FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool own MEMBER own FINAL)
    Q_PROPERTY(qreal volume MEMBER volume FINAL)
    Q_PROPERTY(bool isChosen MEMBER isChosen FINAL)
    Q_PROPERTY(bool isRemoved MEMBER isRemoved FINAL)

public:
    QString voiceId;
    QString name;
    bool own = false; ///< It was recorded here.
    qreal volume = 1;
    bool isChosen = false; ///< That of the table.
    bool isRemoved = false; ///< It can still be brought back.
};

class CallVoices : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the call booth")

    /// Of the game that is called. What was deleted keeps its row until forgetRemoved(): nothing moves under a finger.
    Q_PROPERTY(tableside::RowsModelBase *list READ list CONSTANT FINAL)
    /// Those that can be chosen.
    Q_PROPERTY(QList<tableside::Option> options READ options NOTIFY changed FINAL)
    /// Who calls with no voice of their own calls with this one.
    Q_PROPERTY(QString chosen READ chosen NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// The name of the one that was deleted last and can still be brought back; empty if there is none.
    Q_PROPERTY(QString removedName READ removedName NOTIFY changed FINAL)

public:
    static constexpr qreal lowestVolume = 0.1; ///< Silence is a matter of the settings.

    /// `sounds` and `settings` outlive the shelf; recordings lie in `folder`.
    CallVoices(SoundBoard &sounds, AppSettings &settings, const QString &folder, QObject *parent = nullptr);

    RowsModel<VoiceRow> *list() { return &m_list; }
    QList<Option> options() const;
    QString chosen() const { return m_chosen; }
    QString problem() const { return m_problem; }
    QString removedName() const { return m_removed.isEmpty() ? QString() : m_removed.last().own.name; }

    /// "dos" or "uno".
    void setGame(const QString &game);
    /// From now on the voices are loaded, those of another game too when it is set. Shows them, in the language of now.
    void keepReady();
    /// Begins the voice of whoever `key` names, at once.
    void sound(const QString &key = {});

    Q_INVOKABLE void choose(const QString &voice);
    /// Whose voice: `key` names a seat or a person; an empty voice is that of the table.
    Q_INVOKABLE void chooseFor(const QString &key, const QString &voice);
    Q_INVOKABLE QString voiceOf(const QString &key) const;
    Q_INVOKABLE void setVolume(const QString &voice, qreal volume);
    Q_INVOKABLE void test(const QString &voice);
    /// It can no longer be chosen; the recording stays until forgetRemoved(). False if it is none of one's own.
    Q_INVOKABLE bool remove(const QString &voice);
    /// The one that was deleted last, as it was.
    Q_INVOKABLE void bringBack();
    /// Deletes for good what was removed.
    Q_INVOKABLE void forgetRemoved();
    /// It is over, as when a new recording begins.
    Q_INVOKABLE void dismissProblem();
    /// Takes what was recorded among the voices, as "My voice 2". False with problem() set where it fails.
    bool add(const Samples &recorded);

signals:
    void changed();

private:
    struct Own
    {
        QString id;
        QString name;
    };

    struct Removed
    {
        Own own;
        qsizetype row = 0; ///< Among one's own.
        std::optional<qreal> volume;
        QStringList keys; ///< Of whoever called with it.
        bool wasChosen = false;
    };

    QUrl fileOf(const QString &voice) const;
    bool exists(const QString &voice) const;
    QString nameOf(const QString &voice) const;
    qreal volumeOf(const QString &voice) const;
    QStringList all() const;
    QList<Own> shownOwn() const;
    void show();
    void read();
    void save();
    void play(const QString &voice);

    SoundBoard &m_sounds;
    AppSettings &m_settings;
    QString m_folder;
    QString m_game;
    bool m_ready = false;
    QString m_chosen;
    QHash<QString, QString> m_byKey;
    QHash<QString, qreal> m_volumes;
    QList<Own> m_own;
    QList<Removed> m_removed;
    QString m_problem;
    RowsModel<VoiceRow> m_list;
};

} // namespace tableside
