// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The sounds of the table: an interface, and a function that creates its implementation for this platform.
#pragma once

#include <QList>
#include <QString>
#include <QUrl>

#include <memory>

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
    moved,
    anotherMatch2,
    anotherMatch3,
    anotherMatch4,
    doubleColor,
    doubleAgain,
    manyCards,
    hit,
    stacked,
    swapped,
    reversed,
    skipped,
    jumpedIn
};

/// Returns every Sound, in the order of the enum.
QList<Sound> allSounds();
/// Returns the name of a sound's file without folder and extension, such as "call-dos".
QString soundName(Sound sound);
/// Returns the URL of the resource file for a name that soundName() returned.
QUrl soundUrl(const QString &name);
/// Returns whether the sound belongs to a moment (app/table/moments/moment.h); the user can set the volume of these sounds.
bool isMomentSound(Sound sound);
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
    void play(Sound sound) { play(sound, 1.0); }
    /// As play(Sound), with a volume from 0 to 1, which is multiplied by the board's volume.
    virtual void play(Sound sound, qreal volume) = 0;
    /// Loads another WAV file, such as a recorded voice, so that playFile() can start it at once.
    virtual void keep(const QUrl &file) = 0;
    virtual void forget(const QUrl &file) = 0;
    /// Starts a file that was loaded with keep(); does nothing for other files. `volume` is 0 to 1 and is multiplied by the
    /// board's volume.
    virtual void playFile(const QUrl &file, qreal volume) = 0;
    /// Returns whether sounds can be heard: the volume is not 0, and an audio device exists or, in a browser, sound is not
    /// blocked.
    virtual bool isAudible() const = 0;
    /// Returns whether the browser blocks sound until the user touches the page.
    virtual bool waitsForTouch() const { return false; }
    /// Sets the volume, from 0 (silent) to 1. The value is perceived loudness, as on a slider, not amplitude. Values outside
    /// the range are clamped.
    virtual void setVolume(qreal volume) = 0;
    virtual qreal volume() const = 0;
    /// The volume at which the table plays the sounds of moments, from 0 to 1.
    qreal momentVolume() const { return m_momentVolume; }
    void setMomentVolume(qreal volume) { m_momentVolume = volume; }

private:
    qreal m_momentVolume = 1.0;
};

/// Returns the platform's board, which plays the WAV files from the resources: EffectSoundBoard, or the browser's.
std::unique_ptr<SoundBoard> systemSounds();

} // namespace tableside
