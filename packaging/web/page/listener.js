// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Sends the samples of the microphone to app/system/browser/microphone.cpp, 2,048 at a time (about 46 ms at 44,100 Hz).
class Listener extends AudioWorkletProcessor {
    samples = new Float32Array(2048);
    count = 0;

    process([[channel]]) {
        if (!channel)
            return true;
        this.samples.set(channel, this.count);
        this.count += channel.length;
        if (this.count === this.samples.length) {
            this.port.postMessage(this.samples.slice());
            this.count = 0;
        }
        return true;
    }
}

registerProcessor("tableside-listener", Listener);
