// What the table sounds like: an interface, the board that plays through Qt Multimedia, and a silent twin that
// remembers what it was asked for (tests, or a machine that is to be quiet).
#pragma once

#include <QList>
#include <QString>
#include <QUrl>

#include <memory>
#include <utility>

class QThread;

namespace tableside {

class EffectPool;
struct EffectState;

enum class Sound {
    deal,
    cardSlide,
    cardLay,
    shuffle,
    callDos,
    callUno,
    caught,
    roundWon,
    roundLost,
    matchWon,
    refused,
    yourTurn,
    colorNamed,
    pose,
    moved
};

/// Every Sound, in the order of the enum.
QList<Sound> allSounds();
/// The file's name without folder and ending: "call-dos".
QString soundName(Sound sound);
/// The file of the resources with that name.
QUrl soundUrl(const QString &name);

class SoundBoard
{
public:
    SoundBoard() = default;
    virtual ~SoundBoard() = default;
    Q_DISABLE_COPY_MOVE(SoundBoard)

    /// Begins the sound at once and returns; the same sound may still be running from before.
    virtual void play(Sound sound) = 0;
    /// Loads a WAV file that is none of the Sounds, so that playFile() can begin it at once.
    virtual void keep(const QUrl &file) = 0;
    virtual void forget(const QUrl &file) = 0;
    /// As play(); `volume` is 0 … 1, within that of the board. What was not kept is silent.
    virtual void playFile(const QUrl &file, qreal volume) = 0;
    /// Whether anything could be heard now: there is a device, and the volume is not 0.
    virtual bool isAudible() const = 0;
    /// 0 (silent) to 1, as on a slider: loudness, not amplitude. Values outside are clamped.
    virtual void setVolume(qreal volume) = 0;
    virtual qreal volume() const = 0;
};

/// Plays the WAV files of the resources. The audio system is opened and the files are loaded by load(), not by the
/// constructor, so that the first frame does not wait for them; play() before that is silent. Without an audio device
/// it is silent, and begins to sound when one is plugged in.
/// All of it happens in a thread of its own: to begin a sound means to wait for the sound server, which may take
/// milliseconds, or for ever.
class EffectSoundBoard : public SoundBoard
{
public:
    EffectSoundBoard();
    ~EffectSoundBoard() override;

    /// To be called when the first frame is on the screen. Returns at once.
    void load();
    /// True while every sound can be played.
    bool isLoaded() const;
    /// For measurements: waits until all that was asked for so far has begun, and answers when the last of it was told to
    /// play, in nanoseconds of QDeadlineTimer's clock.
    qint64 waitForBegun();

    void play(Sound sound) override;
    void keep(const QUrl &file) override;
    void forget(const QUrl &file) override;
    void playFile(const QUrl &file, qreal volume) override;
    bool isAudible() const override;
    void setVolume(qreal volume) override;
    qreal volume() const override { return m_volume; }

private:
    std::unique_ptr<QThread> m_thread;
    EffectPool *m_pool = nullptr; ///< Lives in m_thread.
    /// Shared, so that a thread which has to be left behind never reaches for a board that is gone.
    std::shared_ptr<EffectState> m_state;
    QList<QUrl> m_waiting; ///< To be kept once there is a thread.
    qreal m_volume = 1.0;
};

class SilentSoundBoard : public SoundBoard
{
public:
    void play(Sound sound) override { m_played.append(sound); }
    void keep(const QUrl &file) override { m_kept.append(file); }
    void forget(const QUrl &file) override { m_kept.removeAll(file); }
    void playFile(const QUrl &file, qreal volume) override { m_files.append({file, volume}); }
    bool isAudible() const override { return m_audible && m_volume > 0; }
    void setVolume(qreal volume) override { m_volume = qBound(0.0, volume, 1.0); }
    qreal volume() const override { return m_volume; }

    /// Everything that was asked for, oldest first.
    QList<Sound> played() const { return m_played; }
    /// The files that were asked for, with their volumes, oldest first.
    const QList<std::pair<QUrl, qreal>> &playedFiles() const { return m_files; }
    QList<QUrl> kept() const { return m_kept; }
    void forget()
    {
        m_played.clear();
        m_files.clear();
    }
    /// As on a machine with or without a loudspeaker.
    void setAudible(bool audible) { m_audible = audible; }

private:
    QList<Sound> m_played;
    QList<QUrl> m_kept;
    QList<std::pair<QUrl, qreal>> m_files;
    bool m_audible = true;
    qreal m_volume = 1.0;
};

} // namespace tableside
