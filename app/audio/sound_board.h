// The sounds of the table: an interface, a function that creates its implementation for this platform, and a silent
// implementation that records the requested sounds, for tests and for machines that must be quiet.
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

/// Returns every Sound, in the order of the enum.
QList<Sound> allSounds();
/// Returns the name of a sound's file without folder and extension, such as "call-dos".
QString soundName(Sound sound);
/// Returns the URL of the resource file for a name that soundName() returned.
QUrl soundUrl(const QString &name);
/// Returns how many playbacks of a sound may overlap.
int maxOverlap(Sound sound);
/// The limit of overlapping playbacks for a file added by SoundBoard::keep(). With ten players, each may press a call button
/// twice before the first call has ended.
inline constexpr int maxFileOverlap = 24;

class SoundBoard
{
public:
    SoundBoard() = default;
    virtual ~SoundBoard() = default;
    Q_DISABLE_COPY_MOVE(SoundBoard)

    /// Opens the audio system and loads every Sound; earlier play() calls are silent. Call this after the first frame, so that
    /// loading does not delay that frame. Returns at once.
    virtual void load() {}
    /// Starts the sound at once and returns; an earlier playback of the same sound may continue.
    virtual void play(Sound sound) = 0;
    /// Loads another WAV file, such as a recorded voice, so that playFile() can start it at once.
    virtual void keep(const QUrl &file) = 0;
    virtual void forget(const QUrl &file) = 0;
    /// Starts a file that was loaded with keep(); does nothing for other files. `volume` is 0 to 1 and is multiplied by the
    /// board's volume.
    virtual void playFile(const QUrl &file, qreal volume) = 0;
    /// Returns whether sounds can be heard: an audio device exists and the volume is not 0.
    virtual bool isAudible() const = 0;
    /// Returns whether the browser blocks sound until the user touches the page.
    virtual bool waitsForTouch() const { return false; }
    /// Sets the volume, from 0 (silent) to 1. The value is perceived loudness, as on a slider, not amplitude. Values outside
    /// the range are clamped.
    virtual void setVolume(qreal volume) = 0;
    virtual qreal volume() const = 0;
};

/// Returns the platform's board, which plays the WAV files from the resources: EffectSoundBoard, or the browser's.
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

    /// Returns all sounds for which play() was called, oldest first.
    QList<Sound> played() const { return m_played; }
    /// Returns all files for which playFile() was called, with their volumes, oldest first.
    const QList<std::pair<QUrl, qreal>> &playedFiles() const { return m_files; }
    QList<QUrl> kept() const { return m_kept; }
    void forget()
    {
        m_played.clear();
        m_files.clear();
    }
    /// Simulates a machine with or without a loudspeaker.
    void setAudible(bool audible) { m_audible = audible; }
    /// Simulates a browser whose page the user has or has not touched yet.
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
