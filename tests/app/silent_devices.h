// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Silent replacements for the sound board and the voice. They record what the app plays and says.
#pragma once

#include "app/audio/sound_board.h"
#include "app/system/voice.h"

#include <QList>
#include <QStringList>
#include <QUrl>

#include <utility>

namespace tableside {

class SilentSoundBoard : public SoundBoard
{
public:
    void play(Sound sound, qreal volume) override
    {
        if (volume > 0)
            m_played.append(sound);
    }
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

/// A voice that accepts the given languages. Each sentence lasts until finish() is called.
class SilentVoice : public Voice
{
public:
    explicit SilentVoice(QStringList languages = {}) : m_languages(std::move(languages)) {}

    bool speaks(const QString &language) override { return m_languages.contains(language); }
    void say(const QString &sentence, const QString &) override { m_sentence = sentence; }
    void stop() override { m_sentence.clear(); }

    /// The sentence being spoken; empty if there is none.
    QString sentence() const { return m_sentence; }
    void finish() { emit finished(); }
    void fail() { emit failed(); }

private:
    QStringList m_languages;
    QString m_sentence;
};

} // namespace tableside
