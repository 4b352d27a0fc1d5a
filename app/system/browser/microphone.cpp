// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The implementation of Microphone in a browser, which first asks the user for permission.
#include "app/audio/microphone.h"

#include <algorithm>
#include <cmath>
#include <emscripten.h>

// clang-format off
// The audio worklet is in a separate file, page/listener.js, because the page's security policy forbids code from strings.
EM_JS(bool, tableside_listen, (void *microphone, int rate), {
    if (!navigator.mediaDevices?.getUserMedia)
        return false;
    const heard = { stop: null, over: false };
    Module.tablesideHeard = heard;
    const begin = async () => {
        const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
        const context = new AudioContext({ sampleRate: rate });
        heard.stop = () => {
            stream.getTracks().forEach((track) => track.stop());
            context.close();
        };
        if (heard.over)
            return heard.stop();
        await context.audioWorklet.addModule(window.tablesideRelease.folder + "listener.js");
        if (heard.over)
            return;
        const listener = new AudioWorkletNode(context, "tableside-listener", { numberOfOutputs: 0 });
        context.createMediaStreamSource(stream).connect(listener);
        listener.port.onmessage = ({ data }) => {
            if (heard.over)
                return;
            const place = _malloc(data.byteLength);
            HEAPF32.set(data, place >> 2);
            _tableside_heard(microphone, place, data.length);
            _free(place);
        };
        stream.getTracks()[0].onended = () => { if (!heard.over) _tableside_microphone_lost(microphone); };
    };
    begin().catch(() => { if (!heard.over) _tableside_microphone_lost(microphone); });
    return true;
});

EM_JS(void, tableside_stop_listening, (), {
    const heard = Module.tablesideHeard;
    Module.tablesideHeard = null;
    if (heard) {
        heard.over = true;
        heard.stop?.();
    }
});
// clang-format on

namespace tableside {

namespace {

class BrowserMicrophone : public Microphone
{
public:
    ~BrowserMicrophone() override { tableside_stop_listening(); }

    Start start() override { return tableside_listen(this, waveRate) ? Start::Asking : Start::NoMicrophone; }
};

} // namespace

std::unique_ptr<Microphone> systemMicrophone()
{
    return std::make_unique<BrowserMicrophone>();
}

} // namespace tableside

/// Called by the page with recorded samples; `values` are in the range -1 to 1.
extern "C" EMSCRIPTEN_KEEPALIVE void tableside_heard(void *microphone, const float *values, int count)
{
    tableside::Samples samples(static_cast<std::size_t>(count));
    std::transform(values, values + count, samples.begin(),
                   [](float value) { return static_cast<std::int16_t>(std::lround(std::clamp(value, -1.0F, 1.0F) * 32767.0F)); });
    emit static_cast<tableside::Microphone *>(microphone)->heard(samples);
}

extern "C" EMSCRIPTEN_KEEPALIVE void tableside_microphone_lost(void *microphone)
{
    emit static_cast<tableside::Microphone *>(microphone)->lost();
}
