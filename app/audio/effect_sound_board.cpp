// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/audio/effect_sound_board.h"

#include <QAudio>
#include <QAudioDevice>
#include <QDeadlineTimer>
#include <QLoggingCategory>
#include <QMediaDevices>
#include <QObject>
#include <QSoundEffect>
#include <QThread>

#include <atomic>
#include <map>
#include <vector>

namespace tableside {

namespace {

/// The minimum time in milliseconds for which an effect exists after its start. isPlaying() turns false as soon as the sound
/// server has received the last sample; destroying the effect then would cut off the end of the sound.
constexpr int minLifetimeMs = 500;

/// The delay in milliseconds after which a requested sound is dropped instead of played. A "DOS!" or a bell that sounds too late
/// would mislead the players.
constexpr int lateAfterMs = 400;

/// Disables FFmpeg's search for video hardware, because the app plays no video. Without this, Qt 6.8 (Debian 13) searches for
/// video decoders at the first sound and logs the result. Environment variables that the user has set are kept.
void keepFfmpegQuiet()
{
    for (const char *variable : {"QT_FFMPEG_DECODING_HW_DEVICE_TYPES", "QT_FFMPEG_ENCODING_HW_DEVICE_TYPES"}) {
        if (!qEnvironmentVariableIsSet(variable))
            qputenv(variable, ","); // an empty list of video devices
    }
    QLoggingCategory::setFilterRules(QStringLiteral("qt.multimedia.ffmpeg.info=false"));
}

} // namespace

/// Keeps sound files loaded, plays several at the same time, and switches to the current audio device. All functions run in the
/// board's thread. Each playback has its own QSoundEffect, which is destroyed afterwards: in Qt 6.4, each restart of the same
/// QAudioSink requests a smaller buffer from PulseAudio, and after about five starts the stream stalls silently. Creating an
/// effect takes only microseconds, because another effect, which is never played, keeps the samples loaded.
class EffectSoundBoard::Pool : public QObject
{
public:
    /// Opens the audio system, which may block.
    void open()
    {
        m_devices = std::make_unique<QMediaDevices>();
        connect(m_devices.get(), &QMediaDevices::audioOutputsChanged, this, [this] { followDevice(); });
        followDevice();
    }

    /// Loads a WAV file. Up to `atOnce` playbacks of it may overlap; a further one stops the oldest.
    void keep(const QUrl &source, int atOnce)
    {
        Kept &kept = m_kept[source];
        kept.atOnce = atOnce;
        if (!kept.keeper)
            load(source, kept);
    }

    void forget(const QUrl &source) { m_kept.erase(source); }

    /// Plays a file, or does nothing if the file is not loaded yet. `volume` is a slider's value from 0 to 1, which is
    /// multiplied by the pool's volume.
    void play(const QUrl &source, qreal volume)
    {
        const auto found = m_kept.find(source);
        if (found == m_kept.end() || m_volume <= 0 || volume <= 0)
            return;
        Kept &kept = found->second;
        if (!kept.keeper || !kept.keeper->isLoaded())
            return;
        kept.playing.push_back({make(source, volume), volume, QDeadlineTimer(minLifetimeMs)});
        kept.playing.back().effect->play();
        // Finished effects are destroyed only after the new sound has started, because closing a stream may block on the sound
        // server.
        std::erase_if(kept.playing,
                      [](const Playing &playing) { return !playing.effect->isPlaying() && playing.heard.hasExpired(); });
        if (kept.playing.size() > static_cast<std::size_t>(kept.atOnce))
            kept.playing.erase(kept.playing.begin());
    }

    void setVolume(qreal volume)
    {
        m_volume = volume;
        for (const auto &[source, kept] : m_kept) {
            for (const Playing &playing : kept.playing)
                playing.effect->setVolume(amplitude(playing.volume));
        }
    }

    std::atomic<bool> hasDevice = false; ///< Whether there is an audio device. Other threads may read it at any time.

private:
    struct Playing
    {
        std::unique_ptr<QSoundEffect> effect;
        qreal volume = 1.0;
        QDeadlineTimer heard; ///< The time before which a finished effect must not be destroyed.
    };

    struct Kept
    {
        int atOnce = 1;
        std::unique_ptr<QSoundEffect> keeper; ///< The effect that holds the samples and is never played; null without a device.
        std::vector<Playing> playing;         ///< The current playbacks, oldest first.
    };

    void followDevice()
    {
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        hasDevice = !device.isNull();
        if (device.id() == m_device.id())
            return;
        m_device = device;
        for (auto &[source, kept] : m_kept) {
            kept.playing.clear();
            load(source, kept);
        }
    }

    void load(const QUrl &source, Kept &kept)
    {
        kept.keeper.reset();
        if (!m_device.isNull()) // without a device, QSoundEffect would log a warning and play nothing
            kept.keeper = make(source, 1.0);
    }

    std::unique_ptr<QSoundEffect> make(const QUrl &source, qreal volume) const
    {
        auto effect = std::make_unique<QSoundEffect>(m_device);
        effect->setVolume(amplitude(volume));
        effect->setSource(source);
        return effect;
    }

    /// Converts a slider's volume to an amplitude. A slider at its middle should sound half as loud, which needs far less than
    /// half the amplitude.
    float amplitude(qreal volume) const
    {
        return QAudio::convertVolume(static_cast<float>(m_volume * volume), QAudio::LogarithmicVolumeScale,
                                     QAudio::LinearVolumeScale);
    }

    std::unique_ptr<QMediaDevices> m_devices;
    QAudioDevice m_device;
    std::map<QUrl, Kept> m_kept;
    qreal m_volume = 1.0;
};

std::unique_ptr<SoundBoard> systemSounds()
{
    return std::make_unique<EffectSoundBoard>();
}

EffectSoundBoard::EffectSoundBoard() : m_thread(std::make_unique<QThread>()), m_pool(new Pool)
{
    keepFfmpegQuiet(); // this must happen before another thread reads the environment
    m_thread->setObjectName(QStringLiteral("sound"));
    m_pool->moveToThread(m_thread.get());
    QObject::connect(m_thread.get(), &QThread::finished, m_pool, &QObject::deleteLater);
}

EffectSoundBoard::~EffectSoundBoard()
{
    if (!m_thread->isRunning()) {
        delete m_pool; // load() was never called
        return;
    }
    m_thread->quit();
    if (!m_thread->wait(QDeadlineTimer(1000))) {
        qWarning("The sound server does not answer; left alone.");
        // Destroying a running QThread would abort the app, so the thread and its pool are leaked.
        static_cast<void>(m_thread.release());
    }
}

void EffectSoundBoard::load()
{
    if (m_thread->isRunning())
        return;
    m_thread->start();
    QMetaObject::invokeMethod(m_pool, [pool = m_pool] {
        pool->open();
        for (const Sound sound : allSounds())
            pool->keep(soundUrl(soundName(sound)), maxOverlap(sound));
    });
}

bool EffectSoundBoard::isAudible() const
{
    return m_pool->hasDevice && m_volume > 0;
}

void EffectSoundBoard::play(Sound sound, qreal volume)
{
    playFile(soundUrl(soundName(sound)), volume);
}

void EffectSoundBoard::keep(const QUrl &file)
{
    QMetaObject::invokeMethod(m_pool, [pool = m_pool, file] { pool->keep(file, maxFileOverlap); });
}

void EffectSoundBoard::forget(const QUrl &file)
{
    QMetaObject::invokeMethod(m_pool, [pool = m_pool, file] { pool->forget(file); });
}

void EffectSoundBoard::playFile(const QUrl &file, qreal volume)
{
    const QDeadlineTimer tooLate(lateAfterMs);
    QMetaObject::invokeMethod(m_pool, [pool = m_pool, file, volume, tooLate] {
        if (!tooLate.hasExpired())
            pool->play(file, volume);
    });
}

void EffectSoundBoard::setVolume(qreal volume)
{
    m_volume = qBound(0.0, volume, 1.0);
    QMetaObject::invokeMethod(m_pool, [pool = m_pool, given = m_volume] { pool->setVolume(given); });
}

} // namespace tableside
