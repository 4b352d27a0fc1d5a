// The part of the sound board that runs in a separate thread: it keeps files loaded, plays several at the same time, and
// switches to the current audio device.
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

/// The state of the sound thread that other threads may read at any time.
struct EffectState
{
    std::atomic<bool> loaded = false;    ///< Whether every requested file is loaded.
    std::atomic<bool> hasDevice = false; ///< Whether there is an audio device.
    std::atomic<qint64> playedNs = 0;    ///< When a sound last started, in ns of QDeadlineTimer's clock.
};

/// Keeps sound files loaded and plays them. Each playback has its own QSoundEffect, which is destroyed afterwards: in Qt 6.4,
/// each restart of the same QAudioSink requests a smaller buffer from PulseAudio, and after about five starts the stream stalls
/// silently. Creating an effect takes only microseconds, because another effect, which is never played, keeps the samples loaded.
class EffectPool : public QObject
{
public:
    EffectPool(qreal volume, std::shared_ptr<EffectState> state);

    /// Opens the audio system, which may block.
    void open();
    /// Loads a WAV file. Up to `atOnce` playbacks of it may overlap; a further one stops the oldest.
    void keep(const QUrl &source, int atOnce);
    void forget(const QUrl &source);
    /// Plays a file, or does nothing if the file is not loaded yet. `volume` is a slider's value from 0 to 1, which is
    /// multiplied by the pool's volume.
    void play(const QUrl &source, qreal volume);
    void setVolume(qreal volume);

private:
    struct Playing
    {
        std::unique_ptr<QSoundEffect> effect;
        qreal volume = 1.0;
        QDeadlineTimer heard; ///< The time before which the effect must not be destroyed.
    };

    struct Kept
    {
        int atOnce = 1;
        std::unique_ptr<QSoundEffect> keeper; ///< The effect that holds the samples and is never played; null without a device.
        std::vector<Playing> playing;         ///< The current playbacks, oldest first.
    };

    void followDevice();
    void load(const QUrl &source, Kept &kept);
    void updateLoaded();
    std::unique_ptr<QSoundEffect> make(const QUrl &source, qreal volume) const;
    float amplitude(qreal volume) const;

    const std::shared_ptr<EffectState> m_state;
    std::unique_ptr<QMediaDevices> m_devices;
    QAudioDevice m_device;
    std::map<QUrl, Kept> m_kept;
    qreal m_volume;
};

} // namespace tableside
