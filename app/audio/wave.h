// Recorded voices as samples: trimmed, leveled to the loudness of the other voices, and written as WAV files.
#pragma once

#include <QByteArray>

#include <cstdint>
#include <vector>

namespace tableside {

/// 16 bit, mono, waveRate per second.
using Samples = std::vector<std::int16_t>;

inline constexpr int waveRate = 44100;

/// Returns the peak of the samples for a level meter, 0 to 1.
double peakOf(const Samples &samples);
/// Returns the samples without the silence before and after, because a call must begin at once. Empty if no part is loud enough
/// to be a voice.
Samples trimmed(const Samples &samples);
/// Returns the samples amplified so that the loudest 50 ms have the RMS of the app's own calls, as far as the peaks allow, with
/// faded ends.
Samples levelled(const Samples &samples);
/// Returns the RMS of the loudest 50 ms, in dBFS; -100 for silence.
double loudnessOf(const Samples &samples);
QByteArray waveFile(const Samples &samples);
/// Returns whether the bytes are a complete file written by waveFile(). Players trust the size in the header.
bool isWaveFile(const QByteArray &bytes);

} // namespace tableside
