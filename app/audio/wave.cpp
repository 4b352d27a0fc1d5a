// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/audio/wave.h"

#include <QtEndian>

#include <algorithm>
#include <cmath>

namespace tableside {

namespace {

constexpr double full = 32768.0;
/// The number of samples in 10 ms. The search for silence moves in steps of this length.
constexpr std::size_t window = waveRate / 100;
/// The number of samples in 50 ms, over which loudness is measured.
constexpr std::size_t longWindow = waveRate / 20;
/// The lowest loudness of a voice in dBFS. Anything quieter is background noise.
constexpr double leastLoudness = -45.0;
/// The silence before and after a word is at least this many dB below the loudest part.
constexpr double belowLoudest = 26.0;
/// The loudness of an adjusted recording in dBFS. The built-in voices have the same loudness (CALL in make_sounds.py).
constexpr double wantedLoudness = -10.0;
/// The highest peak of an adjusted recording in dBFS. The built-in voices have the same peak (PEAK in make_sounds.py).
constexpr double highestPeak = -1.5;
constexpr std::size_t fadeIn = waveRate / 500;
constexpr std::size_t fadeOut = waveRate / 33;

double decibels(double amplitude)
{
    return amplitude <= 1e-5 ? -100.0 : 20.0 * std::log10(amplitude);
}

double amplitude(double dbfs)
{
    return std::pow(10.0, dbfs / 20.0);
}

/// Returns the root mean square of at most `length` samples, starting at the index `begin`.
double rms(const Samples &samples, std::size_t begin, std::size_t length)
{
    const std::size_t end = std::min(samples.size(), begin + length);
    double sum = 0;
    for (std::size_t i = begin; i < end; ++i)
        sum += samples[i] / full * (samples[i] / full);
    return end > begin ? std::sqrt(sum / static_cast<double>(end - begin)) : 0.0;
}

} // namespace

double peakOf(const Samples &samples)
{
    double peak = 0;
    for (const std::int16_t sample : samples)
        peak = std::max(peak, std::abs(sample / full));
    return peak;
}

double loudnessOf(const Samples &samples)
{
    double loudest = rms(samples, 0, longWindow);
    for (std::size_t begin = 0; begin + longWindow <= samples.size(); begin += window)
        loudest = std::max(loudest, rms(samples, begin, longWindow));
    return decibels(loudest);
}

Samples trimmed(const Samples &samples)
{
    const double loudness = loudnessOf(samples);
    if (loudness < leastLoudness)
        return {};
    const double threshold = amplitude(std::max(leastLoudness, loudness - belowLoudest));
    std::size_t first = samples.size();
    std::size_t last = 0;
    for (std::size_t begin = 0; begin < samples.size(); begin += window) {
        if (rms(samples, begin, window) < threshold)
            continue;
        first = std::min(first, begin);
        last = std::min(samples.size(), begin + window);
    }
    last = std::min(samples.size(), last + fadeOut);
    return first < last
        ? Samples(samples.begin() + static_cast<std::ptrdiff_t>(first), samples.begin() + static_cast<std::ptrdiff_t>(last))
        : Samples();
}

// Peaks above two thirds of the highest allowed peak are rounded off, as resources/sounds/make_sounds.py does.
Samples levelled(const Samples &samples)
{
    const double loudness = loudnessOf(samples);
    if (loudness <= -100.0)
        return samples;
    const double gain = amplitude(wantedLoudness - loudness);
    const double ceiling = amplitude(highestPeak);
    const double knee = ceiling * 2.0 / 3.0;
    Samples result(samples.size());
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double given = samples[i] / full * gain;
        const double over = std::abs(given) - knee;
        double level = over <= 0 ? given : std::copysign(knee + (ceiling - knee) * std::tanh(over / (ceiling - knee)), given);
        level *= std::min({1.0, static_cast<double>(i) / fadeIn, static_cast<double>(samples.size() - 1 - i) / fadeOut});
        result[i] = static_cast<std::int16_t>(std::lround(level * (full - 1)));
    }
    return result;
}

namespace {

// The WAV header is described at http://soundfile.sapp.org/doc/WaveFormat/
QByteArray waveHeader(std::size_t samples)
{
    const auto dataBytes = static_cast<quint32>(samples * sizeof(std::int16_t));
    QByteArray file;
    const auto number = [&](auto value) {
        const auto little = qToLittleEndian(value);
        file.append(reinterpret_cast<const char *>(&little), sizeof little);
    };
    file.append("RIFF");
    number(quint32(36) + dataBytes);
    file.append("WAVEfmt ");
    number(quint32(16));
    number(quint16(1)); // the sample format: PCM
    number(quint16(1)); // the number of channels
    number(quint32(waveRate));
    number(quint32(waveRate * sizeof(std::int16_t)));
    number(quint16(sizeof(std::int16_t)));
    number(quint16(16));
    file.append("data");
    number(dataBytes);
    return file;
}

} // namespace

QByteArray waveFile(const Samples &samples)
{
    QByteArray file = waveHeader(samples.size());
    for (const std::int16_t sample : samples) {
        const auto little = qToLittleEndian(sample);
        file.append(reinterpret_cast<const char *>(&little), sizeof little);
    }
    return file;
}

bool isWaveFile(const QByteArray &bytes)
{
    const qsizetype headerBytes = waveHeader(0).size();
    const qsizetype dataBytes = bytes.size() - headerBytes;
    return dataBytes > 0 && dataBytes % 2 == 0 && bytes.startsWith(waveHeader(static_cast<std::size_t>(dataBytes / 2)));
}

} // namespace tableside
