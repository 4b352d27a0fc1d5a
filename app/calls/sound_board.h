// What the table sounds like: an interface, the board that plays through Qt Multimedia, and a silent twin that
// remembers what it was asked for (tests, or a machine that is to be quiet).
#pragma once

#include <QList>
#include <QString>

#include <atomic>
#include <memory>

class QThread;

namespace tableside {

enum class Sound {
    deal,
    cardSlide,
    cardLay,
    shuffle,
    callDos,
    caught,
    roundWon,
    roundLost,
    matchWon,
    refused,
    yourTurn
};

/// Every Sound, in the order of the enum.
QList<Sound> allSounds();
/// The file's name without folder and ending: "call-dos".
QString soundName(Sound sound);

class SoundBoard
{
public:
    SoundBoard() = default;
    virtual ~SoundBoard() = default;
    Q_DISABLE_COPY_MOVE(SoundBoard)

    /// Begins the sound at once and returns; the same sound may still be running from before.
    virtual void play(Sound sound) = 0;
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

    void play(Sound sound) override;
    void setVolume(qreal volume) override;
    qreal volume() const override { return m_volume; }

private:
    class Player;
    std::unique_ptr<QThread> m_thread;
    Player *m_player = nullptr; ///< lives in m_thread
    /// Shared, so that a thread which has to be left behind never reaches for a board that is gone.
    std::shared_ptr<std::atomic<bool>> m_isLoaded = std::make_shared<std::atomic<bool>>(false);
    qreal m_volume = 1.0;
};

class SilentSoundBoard : public SoundBoard
{
public:
    void play(Sound sound) override { m_played.append(sound); }
    void setVolume(qreal volume) override { m_volume = qBound(0.0, volume, 1.0); }
    qreal volume() const override { return m_volume; }

    /// Everything that was asked for, oldest first.
    QList<Sound> played() const { return m_played; }
    void forget() { m_played.clear(); }

private:
    QList<Sound> m_played;
    qreal m_volume = 1.0;
};

} // namespace tableside
