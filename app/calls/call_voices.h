// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The voices of the call booth, that is, the sounds that are played when a player presses a call button. There are built-in
// voices (spoken calls and noises such as a bell) and the user's recordings. Each voice has a volume, and each player can have a
// voice of their own. All voices stay loaded, so that a call sounds at once.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/audio/wave.h"
#include "app/ui/option.h"
#include "app/ui/rows_model.h"

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

public:
    QString voiceId;
    QString name;
    bool own = false; ///< Whether the voice was recorded by the user.
    qreal volume = 1;
    bool isChosen = false; ///< Whether this is the table's voice, which is used for players without a voice of their own.
};

class CallVoices : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the call booth")

    /// All voices: the built-in ones, then the recordings.
    Q_PROPERTY(tableside::RowsModelBase *list READ list CONSTANT FINAL)
    /// The voices of `list` as options in a choice.
    Q_PROPERTY(QList<tableside::Option> options READ options NOTIFY changed FINAL)
    /// The id of the table's voice, which is used for players without a voice of their own.
    Q_PROPERTY(QString chosen READ chosen NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)

public:
    static constexpr qreal lowestVolume = 0.1; ///< Above 0, because calls can only be silenced with the sound settings.

    /// Stores the recordings in `folder`. `sounds` and `settings` must outlive this object.
    CallVoices(SoundBoard &sounds, AppSettings &settings, const QString &folder, QObject *parent = nullptr);

    RowsModel<VoiceRow> *list() { return &m_list; }
    QList<Option> options() const;
    QString chosen() const { return m_chosen; }
    QString problem() const { return m_problem; }

    /// Sets the game, "dos" or "uno".
    void setGame(const QString &game);
    /// Loads the voices now and after each change of the game. Also updates the names in the list to the current language.
    void preloadAll();
    /// Plays the voice for `key` (CallSeat::key) at once. Plays the table's voice if `key` is empty or has no voice of its own.
    void sound(const QString &key = {});

    Q_INVOKABLE void choose(const QString &voice);
    /// Sets the voice for `key` (CallSeat::key). An empty or unknown `voice` selects the table's voice.
    Q_INVOKABLE void chooseFor(const QString &key, const QString &voice);
    Q_INVOKABLE QString voiceOf(const QString &key) const;
    Q_INVOKABLE void setVolume(const QString &voice, qreal volume);
    Q_INVOKABLE void test(const QString &voice);
    /// Deletes a recording. If its file cannot be deleted, keeps the recording and sets problem().
    Q_INVOKABLE void remove(const QString &voice);
    /// Clears problem(), for example when a new recording begins.
    Q_INVOKABLE void dismissProblem();
    /// Adds a recording with a name such as "My voice 2" and makes it the table's voice. If the recording cannot be written,
    /// returns false and sets problem().
    bool add(const Samples &recorded);

signals:
    void changed();

private:
    struct Own
    {
        QString id;
        QString name;
    };

    QUrl fileOf(const QString &voice) const;
    bool exists(const QString &voice) const;
    QString nameOf(const QString &voice) const;
    qreal volumeOf(const QString &voice) const;
    QStringList all() const;
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
    QString m_problem;
    RowsModel<VoiceRow> m_list;
};

} // namespace tableside
