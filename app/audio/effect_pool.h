// What sounds, in the sound board's own thread: keeps files loaded, plays them over each other, follows the audio device.
#pragma once

#include <QAudioDevice>
#include <QDeadlineTimer>
#include <QMediaDevices>
#include <QObject>
#include <QSoundEffect>
#include <QUrl>

#include <atomic>
#include <map>
#include <memory>
#include <vector>

namespace tableside {

/// What other threads may ask at any time.
struct EffectState
{
    std::atomic<bool> loaded = false;    ///< Every file that is kept can be played.
    std::atomic<bool> hasDevice = false; ///< There is something to play on.
    std::atomic<qint64> playedNs = 0;    ///< When an effect was last told to play, by QDeadlineTimer's clock.
};

/// An effect is played once and then thrown away: in Qt 6.4 each start of the same QAudioSink asks PulseAudio for a
/// smaller buffer than the one before, and from about the fifth on the stream stalls without a sound. Making one costs
/// microseconds, because another effect, which is never played, keeps the samples loaded.
class EffectPool : public QObject
{
public:
    EffectPool(qreal volume, std::shared_ptr<EffectState> state);

    /// Opens the audio system; may wait for it.
    void open();
    /// Loads a WAV file, to be played so often at the same time; one more cuts off the one that began first.
    void keep(const QUrl &source, int atOnce);
    void forget(const QUrl &source);
    /// Silent for what is not loaded yet. `volume` is 0 … 1, as on a slider, within that of the pool.
    void play(const QUrl &source, qreal volume);
    void setVolume(qreal volume);

private:
    struct Playing
    {
        std::unique_ptr<QSoundEffect> effect;
        qreal volume = 1.0;
        QDeadlineTimer heard; ///< Until then what the effect has handed over may still wait to be played.
    };

    struct Kept
    {
        int atOnce = 1;
        std::unique_ptr<QSoundEffect> keeper; ///< Null without a device.
        std::vector<Playing> playing;         ///< Oldest first.
    };

    void followDevice();
    void load(const QUrl &source, Kept &kept);
    void lookWhetherLoaded();
    std::unique_ptr<QSoundEffect> make(const QUrl &source, qreal volume) const;
    float amplitude(qreal volume) const;

    const std::shared_ptr<EffectState> m_state;
    std::unique_ptr<QMediaDevices> m_devices;
    QAudioDevice m_device;
    std::map<QUrl, Kept> m_kept;
    qreal m_volume;
};

} // namespace tableside
