// What the table sounds like: an interface, that of this system, and a silent twin that remembers what it was asked for
// (tests, or a machine that is to be quiet).
#pragma once

#include <QList>
#include <QString>
#include <QUrl>

#include <memory>
#include <utility>

namespace tableside {

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
/// How many of it may sound at the same time.
int timesAtOnce(Sound sound);
/// The same of a file that is kept: everybody at a large table presses twice before the first of them has been said.
inline constexpr int fileTimesAtOnce = 24;

class SoundBoard
{
public:
    SoundBoard() = default;
    virtual ~SoundBoard() = default;
    Q_DISABLE_COPY_MOVE(SoundBoard)

    /// Opens the audio system and loads every Sound; until then all of it is silent. To be called when the first frame is on
    /// the screen, so that it does not wait for that. Returns at once.
    virtual void load() {}
    /// Begins the sound at once and returns; the same sound may still be running from before.
    virtual void play(Sound sound) = 0;
    /// Loads a WAV file that is none of the Sounds, so that playFile() can begin it at once.
    virtual void keep(const QUrl &file) = 0;
    virtual void forget(const QUrl &file) = 0;
    /// As play(); `volume` is 0 … 1, within that of the board. What was not kept is silent.
    virtual void playFile(const QUrl &file, qreal volume) = 0;
    /// Whether anything could be heard now: there is a device, and the volume is not 0.
    virtual bool isAudible() const = 0;
    /// A browser lets nothing sound before the page was touched.
    virtual bool waitsForTouch() const { return false; }
    /// 0 (silent) to 1, as on a slider: loudness, not amplitude. Values outside are clamped.
    virtual void setVolume(qreal volume) = 0;
    virtual qreal volume() const = 0;
};

/// Plays the WAV files of the resources: EffectSoundBoard, or what the browser has.
std::unique_ptr<SoundBoard> systemSounds();

class SilentSoundBoard : public SoundBoard
{
public:
    void play(Sound sound) override { m_played.append(sound); }
    void keep(const QUrl &file) override { m_kept.append(file); }
    void forget(const QUrl &file) override { m_kept.removeAll(file); }
    void playFile(const QUrl &file, qreal volume) override { m_files.append({file, volume}); }
    bool isAudible() const override { return m_audible && m_volume > 0 && !m_waitsForTouch; }
    bool waitsForTouch() const override { return m_waitsForTouch; }
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
    /// As in a browser whose page nobody has touched.
    void setWaitsForTouch(bool waits) { m_waitsForTouch = waits; }

private:
    QList<Sound> m_played;
    QList<QUrl> m_kept;
    QList<std::pair<QUrl, qreal>> m_files;
    bool m_audible = true;
    bool m_waitsForTouch = false;
    qreal m_volume = 1.0;
};

} // namespace tableside
