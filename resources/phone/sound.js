// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Short sounds, made by oscillators.

// Of each tone: start and length in s, frequency in Hz at the start and at the end
const sounds = {
    call: [[0, 0.16, 520, 780], [0.14, 0.3, 780, 780]],
    good: [[0, 0.12, 520, 520], [0.11, 0.12, 660, 660], [0.22, 0.3, 780, 780]],
    bad: [[0, 0.2, 330, 300], [0.2, 0.4, 250, 200]],
    plain: [[0, 0.18, 600, 600]],
    turn: [[0, 0.09, 660, 660], [0.1, 0.14, 880, 880]],
};
let context = null;

/** Prepares sound; browsers allow it only from a press. */
export function wakeSound() {
    const Context = window.AudioContext || window.webkitAudioContext;
    if (!context && Context && navigator.userActivation?.hasBeenActive !== false)
        context = new Context();
    if (context && context.state === "suspended")
        context.resume().catch(() => {});
}

export function playSound(name) {
    if (!context || context.state !== "running")
        return;
    for (const [start, length, from, to] of sounds[name]) {
        const at = context.currentTime + start;
        const tone = context.createOscillator();
        const loudness = context.createGain();
        tone.type = "triangle";
        tone.frequency.setValueAtTime(from, at);
        tone.frequency.linearRampToValueAtTime(to, at + length);
        loudness.gain.setValueAtTime(0, at);
        loudness.gain.linearRampToValueAtTime(0.25, at + 0.01);
        loudness.gain.exponentialRampToValueAtTime(0.001, at + length);
        tone.connect(loudness).connect(context.destination);
        tone.start(at);
        tone.stop(at + length);
    }
}
