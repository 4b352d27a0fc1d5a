// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions for recorded voices: they trim samples, adjust their loudness to that of the built-in voices, and convert them to
// WAV files.
#pragma once

#include <QByteArray>

#include <cstdint>
#include <vector>

namespace tableside {

/// Samples of 16 bits, mono, at waveRate samples per second.
using Samples = std::vector<std::int16_t>;

inline constexpr int waveRate = 44100;

/// Returns the highest amplitude of the samples for a level meter, 0 to 1.
double peakOf(const Samples &samples);
/// Returns the samples without the silence before and after the voice, so that a call starts at once. Returns an empty list if no
/// part is loud enough to be a voice.
Samples trimmed(const Samples &samples);
/// Returns the samples with faded ends and a volume at which their loudest 50 ms are as loud (RMS) as the built-in calls. Peaks
/// are limited. Complete silence is returned unchanged.
Samples levelled(const Samples &samples);
/// Returns the root mean square (RMS) of the loudest 50 ms, in dBFS; -100 for silence.
double loudnessOf(const Samples &samples);
QByteArray waveFile(const Samples &samples);
/// Returns whether the bytes are a complete file as written by waveFile(). A truncated file must be rejected, because players
/// rely on the size in the header.
bool isWaveFile(const QByteArray &bytes);

} // namespace tableside
