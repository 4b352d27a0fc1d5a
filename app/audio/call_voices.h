// The voices of the call booth: the built-in ones, the recorded ones, their volumes, and the voice of each caller. The voices are
// kept loaded, so that a call sounds at once.
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
    bool own = false; ///< Whether the voice was recorded by the user.
    qreal volume = 1;
    bool isChosen = false; ///< Whether this is the table's voice.
    bool isRemoved = false; ///< Whether the voice was deleted and can still be restored.
};

class CallVoices : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the call booth")

    /// The voices for the current game. A deleted voice keeps its row until forgetRemoved(), so that no row moves under a finger.
    Q_PROPERTY(tableside::RowsModelBase *list READ list CONSTANT FINAL)
    /// The voices that can be chosen.
    Q_PROPERTY(QList<tableside::Option> options READ options NOTIFY changed FINAL)
    /// The voice of the table, which callers without a voice of their own use.
    Q_PROPERTY(QString chosen READ chosen NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// The name of the voice that was deleted last and can still be restored; empty if there is none.
    Q_PROPERTY(QString removedName READ removedName NOTIFY changed FINAL)

public:
    static constexpr qreal lowestVolume = 0.1; ///< Calls are silenced in the settings, not here.

    /// `sounds` and `settings` must outlive this object; the recordings are in `folder`.
    CallVoices(SoundBoard &sounds, AppSettings &settings, const QString &folder, QObject *parent = nullptr);

    RowsModel<VoiceRow> *list() { return &m_list; }
    QList<Option> options() const;
    QString chosen() const { return m_chosen; }
    QString problem() const { return m_problem; }
    QString removedName() const { return m_removed.isEmpty() ? QString() : m_removed.last().own.name; }

    /// Sets the game, "dos" or "uno".
    void setGame(const QString &game);
    /// Loads the voices now and after each change of the game. Also refreshes the list in the current language.
    void keepReady();
    /// Begins at once the voice for `key`, a seat or a person; an empty `key` stands for the table.
    void sound(const QString &key = {});

    Q_INVOKABLE void choose(const QString &voice);
    /// Sets the voice of `key`, a seat or a person; an empty voice means the table's voice.
    Q_INVOKABLE void chooseFor(const QString &key, const QString &voice);
    Q_INVOKABLE QString voiceOf(const QString &key) const;
    Q_INVOKABLE void setVolume(const QString &voice, qreal volume);
    Q_INVOKABLE void test(const QString &voice);
    /// Removes a recording from the choice; its file stays until forgetRemoved(). Returns false if the voice is not a recording.
    Q_INVOKABLE bool remove(const QString &voice);
    /// Restores the voice that was deleted last, with its volume and its callers.
    Q_INVOKABLE void bringBack();
    /// Deletes the removed recordings permanently.
    Q_INVOKABLE void forgetRemoved();
    /// Clears problem(), for example when a new recording begins.
    Q_INVOKABLE void dismissProblem();
    /// Adds a recording to the voices, with a name such as "My voice 2". On failure returns false and sets problem().
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
        qsizetype row = 0; ///< The index among the recordings.
        std::optional<qreal> volume;
        QStringList keys; ///< The keys of the callers who had this voice.
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
