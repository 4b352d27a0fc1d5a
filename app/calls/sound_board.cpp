#include "calls/sound_board.h"

#include <QAudio>
#include <QAudioDevice>
#include <QDeadlineTimer>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QThread>
#include <QUrl>

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

namespace tableside {

namespace {

struct Recording
{
    Sound sound;
    const char *name;
    int voices; ///< how many of it may sound at the same time
};

constexpr Recording recordings[] = {
    {Sound::deal, "deal", 3},
    {Sound::cardSlide, "card-slide", 3},
    {Sound::cardLay, "card-lay", 3},
    {Sound::shuffle, "shuffle", 1},
    {Sound::callDos, "call-dos", 3},
    {Sound::caught, "caught", 2},
    {Sound::roundWon, "round-won", 1},
    {Sound::roundLost, "round-lost", 1},
    {Sound::matchWon, "match-won", 1},
    {Sound::refused, "refused", 2},
    {Sound::yourTurn, "your-turn", 1},
};

/// A sound that could not begin by then is left out: heard late it would only mislead.
constexpr int lateAfterMs = 400;

constexpr bool areInOrder()
{
    for (std::size_t i = 0; i < std::size(recordings); ++i) {
        if (static_cast<std::size_t>(recordings[i].sound) != i)
            return false;
    }
    return true;
}
static_assert(areInOrder(), "soundName() finds a sound by its number");

} // namespace

QList<Sound> allSounds()
{
    QList<Sound> sounds;
    for (const Recording &recording : recordings)
        sounds.append(recording.sound);
    return sounds;
}

QString soundName(Sound sound)
{
    return QString::fromLatin1(recordings[static_cast<std::size_t>(sound)].name);
}

/// What plays, in the thread of its own.
///
/// An effect is played once and then thrown away: in Qt 6.4 each start of the same QAudioSink asks PulseAudio for a
/// smaller buffer than the one before, and from about the fifth on the stream stalls without a sound. Making one costs
/// microseconds, because another effect, which is never played, keeps the samples loaded.
class EffectSoundBoard::Player : public QObject
{
public:
    Player(qreal volume, std::shared_ptr<std::atomic<bool>> isLoaded)
        : m_isLoaded(std::move(isLoaded)), m_volume(volume)
    {
    }

    void open()
    {
        m_devices = std::make_unique<QMediaDevices>();
        connect(m_devices.get(), &QMediaDevices::audioOutputsChanged, this, [this] { followDevice(); });
        followDevice();
    }

    void play(Sound sound)
    {
        if (!*m_isLoaded || m_volume <= 0)
            return;
        Voices &voices = m_voices[static_cast<std::size_t>(sound)];
        const int most = recordings[static_cast<std::size_t>(sound)].voices;
        std::erase_if(voices, [](const auto &effect) { return !effect->isPlaying(); });
        if (voices.size() >= static_cast<std::size_t>(most))
            voices.erase(voices.begin()); // cut off the one that began first
        voices.push_back(make(sound));
        voices.back()->play();
    }

    void setVolume(qreal volume)
    {
        m_volume = volume;
        for (const Voices &voices : m_voices) {
            for (const auto &effect : voices)
                effect->setVolume(amplitude());
        }
    }

private:
    using Effect = std::unique_ptr<QSoundEffect>;
    using Voices = std::vector<Effect>; ///< oldest first

    void followDevice()
    {
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        if (device.id() == m_device.id())
            return;
        m_device = device;
        *m_isLoaded = false;
        m_keepers.clear();
        for (Voices &voices : m_voices)
            voices.clear();
        if (device.isNull()) // an effect without a device warns and plays nothing
            return;
        for (const Recording &recording : recordings) {
            m_keepers.push_back(make(recording.sound));
            connect(m_keepers.back().get(), &QSoundEffect::statusChanged, this, [this] { lookWhetherLoaded(); });
        }
        lookWhetherLoaded();
    }

    void lookWhetherLoaded()
    {
        *m_isLoaded = m_keepers.size() == std::size(recordings)
            && std::all_of(m_keepers.begin(), m_keepers.end(), [](const Effect &effect) { return effect->isLoaded(); });
    }

    Effect make(Sound sound) const
    {
        auto effect = std::make_unique<QSoundEffect>(m_device);
        effect->setVolume(amplitude());
        effect->setSource(QUrl(QStringLiteral("qrc:/tableside/sounds/%1.wav").arg(soundName(sound))));
        return effect;
    }

    /// A slider's middle should sound half as loud, which is a far smaller amplitude.
    float amplitude() const
    {
        return QAudio::convertVolume(static_cast<float>(m_volume), QAudio::LogarithmicVolumeScale,
                                     QAudio::LinearVolumeScale);
    }

    const std::shared_ptr<std::atomic<bool>> m_isLoaded;
    std::unique_ptr<QMediaDevices> m_devices;
    QAudioDevice m_device;
    std::vector<Effect> m_keepers;
    std::array<Voices, std::size(recordings)> m_voices;
    qreal m_volume;
};

EffectSoundBoard::EffectSoundBoard() = default;

EffectSoundBoard::~EffectSoundBoard()
{
    if (!m_thread)
        return;
    m_thread->quit();
    if (!m_thread->wait(QDeadlineTimer(1000))) {
        qWarning("The sound server does not answer; left alone.");
        m_thread.release(); // a running QThread must not be destroyed
    }
}

void EffectSoundBoard::load()
{
    if (m_thread)
        return;
    m_thread = std::make_unique<QThread>();
    m_thread->setObjectName(QStringLiteral("sound"));
    m_player = new Player(m_volume, m_isLoaded);
    m_player->moveToThread(m_thread.get());
    QObject::connect(m_thread.get(), &QThread::finished, m_player, &QObject::deleteLater);
    m_thread->start();
    QMetaObject::invokeMethod(m_player, [player = m_player] { player->open(); });
}

bool EffectSoundBoard::isLoaded() const
{
    return *m_isLoaded;
}

void EffectSoundBoard::play(Sound sound)
{
    if (!m_thread)
        return;
    const QDeadlineTimer tooLate(lateAfterMs);
    QMetaObject::invokeMethod(m_player, [player = m_player, sound, tooLate] {
        if (!tooLate.hasExpired())
            player->play(sound);
    });
}

void EffectSoundBoard::setVolume(qreal volume)
{
    m_volume = qBound(0.0, volume, 1.0);
    if (m_thread)
        QMetaObject::invokeMethod(m_player, [player = m_player, given = m_volume] { player->setVolume(given); });
}

} // namespace tableside
