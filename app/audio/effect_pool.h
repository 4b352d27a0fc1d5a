// The part of the sound board in its own thread: keeps files loaded, plays them simultaneously, and follows the audio device.
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

/// The state that other threads may read at any time.
struct EffectState
{
    std::atomic<bool> loaded = false;    ///< Whether every kept file can be played.
    std::atomic<bool> hasDevice = false; ///< Whether there is an audio device.
    std::atomic<qint64> playedNs = 0;    ///< When an effect was last started, by QDeadlineTimer's clock.
};

/// The pool creates an effect for each playback and destroys it afterwards: in Qt 6.4 each start of the same QAudioSink requests
/// a smaller buffer from PulseAudio than the one before, and from about the fifth on the stream stalls silently. Creating an
/// effect costs microseconds, because another effect, which is never played, keeps the samples loaded.
class EffectPool : public QObject
{
public:
    EffectPool(qreal volume, std::shared_ptr<EffectState> state);

    /// Opens the audio system; may block.
    void open();
    /// Loads a WAV file, which may be played `atOnce` times simultaneously; one more stops the playback that began first.
    void keep(const QUrl &source, int atOnce);
    void forget(const QUrl &source);
    /// Plays a file; does nothing if the file is not loaded yet. `volume` is 0 to 1, as on a slider, relative to the pool's
    /// volume.
    void play(const QUrl &source, qreal volume);
    void setVolume(qreal volume);

private:
    struct Playing
    {
        std::unique_ptr<QSoundEffect> effect;
        qreal volume = 1.0;
        QDeadlineTimer heard; ///< The end of the least time for which the effect is kept after its start.
    };

    struct Kept
    {
        int atOnce = 1;
        std::unique_ptr<QSoundEffect> keeper; ///< Null without a device.
        std::vector<Playing> playing;         ///< The current playbacks, oldest first.
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
