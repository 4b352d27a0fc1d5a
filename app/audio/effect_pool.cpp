#include "app/audio/effect_pool.h"

#include <QAudio>

#include <algorithm>

namespace tableside {

namespace {

/// The minimum time in milliseconds for which an effect exists after its start. isPlaying() turns false as soon as the sound
/// server has received the last sample; destroying the effect then would cut off the end of the sound.
constexpr int minLifetimeMs = 500;

} // namespace

EffectPool::EffectPool(qreal volume, std::shared_ptr<EffectState> state) : m_state(std::move(state)), m_volume(volume)
{
}

void EffectPool::open()
{
    m_devices = std::make_unique<QMediaDevices>();
    connect(m_devices.get(), &QMediaDevices::audioOutputsChanged, this, [this] { followDevice(); });
    followDevice();
}

void EffectPool::keep(const QUrl &source, int atOnce)
{
    Kept &kept = m_kept[source];
    kept.atOnce = atOnce;
    if (!kept.keeper)
        load(source, kept);
    updateLoaded();
}

void EffectPool::forget(const QUrl &source)
{
    m_kept.erase(source);
    updateLoaded();
}

void EffectPool::play(const QUrl &source, qreal volume)
{
    const auto found = m_kept.find(source);
    if (found == m_kept.end() || m_volume <= 0 || volume <= 0)
        return;
    Kept &kept = found->second;
    if (!kept.keeper || !kept.keeper->isLoaded())
        return;
    kept.playing.push_back({make(source, volume), volume, QDeadlineTimer(minLifetimeMs)});
    m_state->playedNs = QDeadlineTimer::current().deadlineNSecs();
    kept.playing.back().effect->play();
    // Finished effects are destroyed only after the new sound has started, because closing a stream may block on the sound
    // server.
    std::erase_if(kept.playing, [](const Playing &playing) {
        return !playing.effect->isPlaying() && playing.heard.hasExpired();
    });
    if (kept.playing.size() > static_cast<std::size_t>(kept.atOnce))
        kept.playing.erase(kept.playing.begin());
}

void EffectPool::setVolume(qreal volume)
{
    m_volume = volume;
    for (const auto &[source, kept] : m_kept) {
        for (const Playing &playing : kept.playing)
            playing.effect->setVolume(amplitude(playing.volume));
    }
}

void EffectPool::followDevice()
{
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    m_state->hasDevice = !device.isNull();
    if (device.id() == m_device.id())
        return;
    m_device = device;
    for (auto &[source, kept] : m_kept) {
        kept.playing.clear();
        load(source, kept);
    }
    updateLoaded();
}

void EffectPool::load(const QUrl &source, Kept &kept)
{
    kept.keeper.reset();
    if (m_device.isNull()) // without a device, QSoundEffect would log a warning and play nothing
        return;
    kept.keeper = make(source, 1.0);
    connect(kept.keeper.get(), &QSoundEffect::statusChanged, this, [this] { updateLoaded(); });
}

void EffectPool::updateLoaded()
{
    m_state->loaded = !m_kept.empty() && std::all_of(m_kept.begin(), m_kept.end(), [](const auto &entry) {
        return entry.second.keeper && entry.second.keeper->isLoaded();
    });
}

std::unique_ptr<QSoundEffect> EffectPool::make(const QUrl &source, qreal volume) const
{
    auto effect = std::make_unique<QSoundEffect>(m_device);
    effect->setVolume(amplitude(volume));
    effect->setSource(source);
    return effect;
}

/// Converts a slider's volume to an amplitude. A slider at its middle should sound half as loud, which needs far less than half
/// the amplitude.
float EffectPool::amplitude(qreal volume) const
{
    return QAudio::convertVolume(static_cast<float>(m_volume * volume), QAudio::LogarithmicVolumeScale,
                                 QAudio::LinearVolumeScale);
}

} // namespace tableside
