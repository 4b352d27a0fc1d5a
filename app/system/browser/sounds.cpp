// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The sound board for browsers, using Web Audio. Each file is decoded once, so that playback starts without waiting.
#include "app/audio/sound_board.h"

#include <QFile>

#include <algorithm>
#include <cmath>
#include <emscripten.h>

// clang-format off
// Browsers block sound until the user touches the page, so each touch tries to resume the audio context until the context runs.
EM_JS(void, tableside_open_audio, (), {
    const context = new AudioContext({ latencyHint: "interactive" });
    const gain = context.createGain();
    gain.connect(context.destination);
    Module.tablesideAudio = { context, gain, kept: new Map() };
    if (navigator.audioSession)
        navigator.audioSession.type = "playback"; // otherwise a phone's silent switch would mute the app
    const wake = () => { if (context.state !== "running") context.resume(); };
    for (const type of ["pointerdown", "pointerup", "touchend", "keydown"])
        window.addEventListener(type, wake, { capture: true, passive: true });
});

EM_JS(void, tableside_close_audio, (), { Module.tablesideAudio?.context.close(); Module.tablesideAudio = null; });

EM_JS(bool, tableside_audio_runs, (), { return Module.tablesideAudio?.context.state === "running"; });

EM_JS(void, tableside_keep_sound, (const char *name, const char *bytes, int length, int maxOverlap), {
    const audio = Module.tablesideAudio;
    const key = UTF8ToString(name);
    const kept = { buffer: null, maxOverlap, playing: [] };
    audio.kept.set(key, kept);
    audio.context.decodeAudioData(HEAPU8.slice(bytes, bytes + length).buffer)
        .then((buffer) => { kept.buffer = buffer; }, () => { audio.kept.delete(key); });
});

EM_JS(void, tableside_forget_sound, (const char *name), { Module.tablesideAudio?.kept.delete(UTF8ToString(name)); });

EM_JS(void, tableside_play_sound, (const char *name, double amplitude), {
    const audio = Module.tablesideAudio;
    const kept = audio?.kept.get(UTF8ToString(name));
    // A sound that cannot start now is dropped. A "DOS!" or a bell that sounds too late would mislead the players.
    if (!kept?.buffer || audio.context.state !== "running")
        return;
    const source = audio.context.createBufferSource();
    const gain = audio.context.createGain();
    source.buffer = kept.buffer;
    gain.gain.value = amplitude;
    source.connect(gain).connect(audio.gain);
    source.start();
    source.onended = () => { kept.playing = kept.playing.filter((other) => other !== source); };
    kept.playing.push(source);
    if (kept.playing.length > kept.maxOverlap)
        kept.playing.shift().stop();
});

EM_JS(void, tableside_set_loudness, (double amplitude), {
    if (Module.tablesideAudio)
        Module.tablesideAudio.gain.gain.value = amplitude;
});
// clang-format on

namespace tableside {

namespace {

/// Converts a slider's volume to an amplitude, as QAudio::convertVolume() does from LogarithmicVolumeScale to
/// LinearVolumeScale.
double amplitudeOf(qreal volume)
{
    return volume > 0.99 ? 1.0 : -std::log(1.0 - volume) / std::log(100.0);
}

class BrowserSoundBoard : public SoundBoard
{
public:
    ~BrowserSoundBoard() override { tableside_close_audio(); }

    void load() override
    {
        if (m_isOpen)
            return;
        m_isOpen = true;
        tableside_open_audio();
        setVolume(m_volume);
        for (const Sound sound : allSounds())
            hand(soundUrl(soundName(sound)), maxOverlap(sound));
        for (const QUrl &file : m_waiting)
            hand(file, maxFileOverlap);
        m_waiting.clear();
    }

    void play(Sound sound, qreal volume) override { playFile(soundUrl(soundName(sound)), volume); }

    void keep(const QUrl &file) override
    {
        if (m_isOpen)
            hand(file, maxFileOverlap);
        else
            m_waiting.append(file);
    }

    void forget(const QUrl &file) override
    {
        m_waiting.removeAll(file);
        tableside_forget_sound(file.toEncoded().constData());
    }

    void playFile(const QUrl &file, qreal volume) override
    {
        tableside_play_sound(file.toEncoded().constData(), amplitudeOf(volume));
    }

    bool isAudible() const override { return m_volume > 0 && tableside_audio_runs(); }
    bool waitsForTouch() const override { return m_isOpen && !tableside_audio_runs(); }
    void setVolume(qreal volume) override
    {
        m_volume = std::clamp(volume, 0.0, 1.0);
        tableside_set_loudness(amplitudeOf(m_volume));
    }
    qreal volume() const override { return m_volume; }

private:
    void hand(const QUrl &file, int times)
    {
        QFile sound(file.scheme() == QLatin1String("qrc") ? u':' + file.path() : file.toLocalFile());
        if (!sound.open(QIODevice::ReadOnly))
            return;
        const QByteArray bytes = sound.readAll();
        tableside_keep_sound(file.toEncoded().constData(), bytes.constData(), static_cast<int>(bytes.size()), times);
    }

    bool m_isOpen = false;
    qreal m_volume = 1.0;
    QList<QUrl> m_waiting; ///< Files to load once the audio context is open.
};

} // namespace

std::unique_ptr<SoundBoard> systemSounds()
{
    return std::make_unique<BrowserSoundBoard>();
}

} // namespace tableside
