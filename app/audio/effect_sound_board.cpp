#include "app/audio/effect_sound_board.h"

#include "app/audio/effect_pool.h"

#include <QDeadlineTimer>
#include <QLoggingCategory>
#include <QThread>

#include <utility>

namespace tableside {

namespace {

/// The delay in milliseconds after which a requested sound is dropped. A "DOS!" or a bell that sounds too late would mislead the
/// players.
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

std::unique_ptr<SoundBoard> systemSounds()
{
    return std::make_unique<EffectSoundBoard>();
}

EffectSoundBoard::EffectSoundBoard() : m_state(std::make_shared<EffectState>())
{
    keepFfmpegQuiet(); // must run before another thread reads the environment
}

EffectSoundBoard::~EffectSoundBoard()
{
    if (!m_thread)
        return;
    m_thread->quit();
    if (!m_thread->wait(QDeadlineTimer(1000))) {
        qWarning("The sound server does not answer; left alone.");
        m_thread.release(); // destroying a running QThread would abort the app, so the object is leaked
    }
}

void EffectSoundBoard::load()
{
    if (m_thread)
        return;
    m_thread = std::make_unique<QThread>();
    m_thread->setObjectName(QStringLiteral("sound"));
    m_pool = new EffectPool(m_volume, m_state);
    m_pool->moveToThread(m_thread.get());
    QObject::connect(m_thread.get(), &QThread::finished, m_pool, &QObject::deleteLater);
    m_thread->start();
    QMetaObject::invokeMethod(m_pool, [pool = m_pool, files = std::exchange(m_waiting, {})] {
        pool->open();
        for (const Sound sound : allSounds())
            pool->keep(soundUrl(soundName(sound)), maxOverlap(sound));
        for (const QUrl &file : files)
            pool->keep(file, maxFileOverlap);
    });
}

bool EffectSoundBoard::isLoaded() const
{
    return m_state->loaded;
}

qint64 EffectSoundBoard::waitUntilStarted()
{
    if (m_thread)
        QMetaObject::invokeMethod(m_pool, [] {}, Qt::BlockingQueuedConnection);
    return m_state->playedNs;
}

bool EffectSoundBoard::isAudible() const
{
    return m_state->hasDevice && m_volume > 0;
}

void EffectSoundBoard::play(Sound sound)
{
    playFile(soundUrl(soundName(sound)), 1.0);
}

void EffectSoundBoard::keep(const QUrl &file)
{
    if (!m_thread) {
        m_waiting.append(file);
        return;
    }
    QMetaObject::invokeMethod(m_pool, [pool = m_pool, file] { pool->keep(file, maxFileOverlap); });
}

void EffectSoundBoard::forget(const QUrl &file)
{
    m_waiting.removeAll(file);
    if (m_thread)
        QMetaObject::invokeMethod(m_pool, [pool = m_pool, file] { pool->forget(file); });
}

void EffectSoundBoard::playFile(const QUrl &file, qreal volume)
{
    if (!m_thread)
        return;
    const QDeadlineTimer tooLate(lateAfterMs);
    QMetaObject::invokeMethod(m_pool, [pool = m_pool, file, volume, tooLate] {
        if (!tooLate.hasExpired())
            pool->play(file, volume);
    });
}

void EffectSoundBoard::setVolume(qreal volume)
{
    m_volume = qBound(0.0, volume, 1.0);
    if (m_thread)
        QMetaObject::invokeMethod(m_pool, [pool = m_pool, given = m_volume] { pool->setVolume(given); });
}

} // namespace tableside
