// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads text aloud with the browser's voices.
#include "app/system/voice.h"

#include <emscripten.h>

// clang-format off
EM_JS(bool, tableside_speaks, (const char *language), {
    const wanted = UTF8ToString(language);
    return !!window.speechSynthesis && speechSynthesis.getVoices().some((voice) => voice.lang.split(/[-_]/)[0] === wanted);
});

// Speaks a sentence and then calls tableside_voice_ended() once, unless tableside_stop_saying() was called before.
EM_JS(void, tableside_say, (const char *sentence, const char *language, void *speaker), {
    const wanted = UTF8ToString(language);
    const voices = speechSynthesis.getVoices().filter((voice) => voice.lang.split(/[-_]/)[0] === wanted);
    const said = new SpeechSynthesisUtterance(UTF8ToString(sentence));
    said.voice = voices.find((voice) => voice.default) ?? voices[0] ?? null;
    said.lang = said.voice?.lang ?? wanted;
    const end = (failed) => {
        if (Module.tablesideSaid === said) {
            Module.tablesideSaid = null;
            _tableside_voice_ended(speaker, failed);
        }
    };
    said.onend = () => end(false);
    said.onerror = () => end(true);
    Module.tablesideSaid = said; // an utterance without a reference could be garbage collected while it is spoken
    speechSynthesis.speak(said);
});

EM_JS(void, tableside_stop_saying, (), {
    Module.tablesideSaid = null;
    window.speechSynthesis?.cancel();
});

// Requests the list of voices, because some browsers load the list only after the first request.
EM_JS(void, tableside_look_for_voices, (), { window.speechSynthesis?.getVoices(); });
// clang-format on

namespace tableside {

namespace {

class BrowserVoice : public Voice
{
public:
    BrowserVoice() { tableside_look_for_voices(); }
    ~BrowserVoice() override { tableside_stop_saying(); }

    bool speaks(const QString &language) override { return tableside_speaks(language.toUtf8().constData()); }

    void say(const QString &sentence, const QString &language) override
    {
        if (speaks(language))
            tableside_say(sentence.toUtf8().constData(), language.toUtf8().constData(), this);
        else
            emit failed();
    }

    void stop() override { tableside_stop_saying(); }
};

} // namespace

std::unique_ptr<Voice> systemVoice()
{
    return std::make_unique<BrowserVoice>();
}

} // namespace tableside

extern "C" EMSCRIPTEN_KEEPALIVE void tableside_voice_ended(void *speaker, bool failed)
{
    auto *voice = static_cast<tableside::Voice *>(speaker);
    if (failed)
        emit voice->failed();
    else
        emit voice->finished();
}
