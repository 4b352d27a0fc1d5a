// A recorded voice as samples: cut to what was said, made as loud as the others, and written as a WAV file.
#pragma once

#include <QByteArray>

#include <cstdint>
#include <vector>

namespace tableside {

/// 16 bit, mono, waveRate per second.
using Samples = std::vector<std::int16_t>;

inline constexpr int waveRate = 44100;

/// What a meter shows: 0 … 1, the loudest of the samples.
double peakOf(const Samples &samples);
/// Without the quiet before and behind: a call has to begin at once. Empty if nothing is loud enough to be a voice.
Samples trimmed(const Samples &samples);
/// So loud that its loudest 50 ms have the RMS of the app's own calls, as far as its peaks allow; ends faded.
Samples levelled(const Samples &samples);
/// RMS of the loudest 50 ms, in dBFS; -100 for silence.
double loudnessOf(const Samples &samples);
QByteArray waveFile(const Samples &samples);
/// Whether it is one that waveFile() wrote, whole: what plays it believes what the header says about its size.
bool isWaveFile(const QByteArray &bytes);

} // namespace tableside
