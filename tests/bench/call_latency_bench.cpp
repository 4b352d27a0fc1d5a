// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the time from a touch of the call button to its sound. Synthesizes touches in the running app and records what
// PulseAudio's null sink plays. script/call-latency starts the server.
#include "app/application.h"
#include "app/audio/effect_sound_board.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDeadlineTimer>
#include <QProcess>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdio>

using namespace tableside;

namespace {

// The call sounds as a step: a constant sample value for a short time.
constexpr int stepMs = 61;
constexpr std::int16_t stepHeight = 3000;
constexpr int quietMs = 4; ///< The length of the silence that must precede an onset.
constexpr int loud = 300;  ///< The smallest sample value that is not silence, of 32,767.

double nowMs()
{
    return static_cast<double>(QDeadlineTimer::current().deadlineNSecs()) / 1e6;
}

/// The app's sound board, which also stores when the last call was requested.
class TimedSoundBoard : public EffectSoundBoard
{
public:
    void playFile(const QUrl &file, qreal volume) override
    {
        m_requestedAt = nowMs();
        EffectSoundBoard::playFile(file, volume);
    }

    double requestedAt() const { return m_requestedAt; }

private:
    double m_requestedAt = 0;
};

/// Records what the sink plays and finds the onsets. The sink's samples have a constant rate but are delivered irregularly, so
/// the time of the first sample is computed from the earliest delivery.
class Listener
{
public:
    explicit Listener(const QString &monitor)
    {
        m_record.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        QObject::connect(&m_record, &QProcess::readyReadStandardOutput, [this] { read(); });
        m_record.start("parec",
                       {"-d", monitor, "--format=s16le", "--rate=44100", "--channels=1", "--raw", "--latency-msec=5"});
        if (!m_record.waitForStarted())
            qFatal("parec does not start");
    }

    ~Listener()
    {
        m_record.kill();
        m_record.waitForFinished();
    }

    bool hears() const { return m_total > 0; }
    /// Returns the sum of all rises of the signal. Each sound adds the height of its step, even while others still sound.
    double risen() const { return m_risen; }

    /// Returns the times of the onsets, in milliseconds of nowMs().
    std::vector<double> onsets() const
    {
        std::vector<double> times;
        for (const qint64 sample : m_onsets)
            times.push_back(m_beginsAt + static_cast<double>(sample) * 1000.0 / waveRate);
        return times;
    }

private:
    void read()
    {
        m_pending += m_record.readAllStandardOutput();
        const auto count = m_pending.size() / 2;
        const double now = nowMs();
        const auto *const samples = reinterpret_cast<const qint16 *>(m_pending.constData());
        for (qsizetype i = 0; i < count; ++i, ++m_total) {
            const int rise = samples[i] - m_before;
            m_before = samples[i];
            if (rise > loud)
                m_risen += rise;
            if (std::abs(samples[i]) < loud)
                continue;
            if (m_total - m_lastLoud > waveRate * quietMs / 1000)
                m_onsets.push_back(m_total);
            m_lastLoud = m_total;
        }
        m_pending = m_pending.mid(count * 2);
        m_beginsAt = std::min(m_beginsAt, now - static_cast<double>(m_total) * 1000.0 / waveRate);
    }

    QProcess m_record;
    QByteArray m_pending;
    double m_risen = 0;
    int m_before = 0;
    qint64 m_total = 0;
    qint64 m_lastLoud = -waveRate;
    std::vector<qint64> m_onsets;
    double m_beginsAt = 1e18;
};

/// The running app, at its call booth.
class Booth
{
public:
    explicit Booth(const QString &folder) : m_application(options(folder))
    {
        if (!m_application.load() || !QTest::qWaitForWindowExposed(m_application.window()))
            qFatal("The window did not appear");
        m_sounds->load();
        m_application.navigator().open(Navigator::Calls);
        m_application.callBooth().voices()->add(step());
        if (!QTest::qWaitFor([&] { return m_sounds->isAudible(); }, 20000))
            qFatal("There is no audio device");
        QTest::qWait(2000); // until the call is loaded
        m_pad = m_application.window()->findChild<QQuickItem *>("callOnePad");
        if (!m_pad)
            qFatal("There is no call button");
    }

    /// Taps the call button and returns the milliseconds until playFile() was called.
    double touch()
    {
        static QPointingDevice *const finger = QTest::createTouchDevice();
        QQuickWindow *const window = m_application.window();
        const QPoint point = m_pad->mapToScene({m_pad->width() / 2, m_pad->height() / 2}).toPoint();
        const double before = nowMs();
        m_pressed.push_back(before);
        QTest::touchEvent(window, finger).press(0, point, window);
        const double took = m_sounds->requestedAt() - before;
        QTest::touchEvent(window, finger).release(0, point, window);
        return took;
    }

    const std::vector<double> &pressed() const { return m_pressed; }
    void forget() { m_pressed.clear(); }

private:
    ApplicationOptions options(const QString &folder)
    {
        auto sounds = std::make_unique<TimedSoundBoard>();
        m_sounds = sounds.get();
        ApplicationOptions options;
        options.dataFolder = folder;
        options.sounds = std::move(sounds);
        return options;
    }

    /// Returns the sound of a call. Overlapping steps add up, so their number can be computed from the height of the signal.
    static Samples step() { return Samples(waveRate * stepMs / 1000, stepHeight); }

    TimedSoundBoard *m_sounds = nullptr;
    Application m_application;
    QQuickItem *m_pad = nullptr;
    std::vector<double> m_pressed;
};

void report(const char *what, std::vector<double> times)
{
    if (times.empty()) {
        std::printf("%-34s nothing measured\n", what);
        return;
    }
    std::sort(times.begin(), times.end());
    const auto part = [&](double share) {
        return times[std::min(times.size() - 1, static_cast<std::size_t>(share * static_cast<double>(times.size())))];
    };
    std::printf("%-34s n %zu  median %.1f ms  p90 %.1f ms  p99 %.1f ms  worst %.1f ms\n", what, times.size(), part(0.5),
                part(0.9), part(0.99), times.back());
}

void touchInRhythm(Booth &booth, int presses, int everyMs, std::vector<double> &began)
{
    double due = nowMs();
    for (int press = 0; press < presses; ++press) {
        while (nowMs() < due)
            QTest::qWait(1);
        began.push_back(booth.touch());
        due += everyMs;
    }
}

std::vector<double> audibleAfter(const std::vector<double> &pressed, const std::vector<double> &onsets)
{
    std::vector<double> times;
    for (const double press : pressed) {
        const auto onset = std::lower_bound(onsets.begin(), onsets.end(), press);
        if (onset != onsets.end())
            times.push_back(*onset - press);
    }
    return times;
}

} // namespace

int main(int argc, char **argv)
{
    Application::setNames();
    QApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{"monitor", "The PulseAudio source to listen to.", "NAME", "tableside.monitor"},
                       {"presses", "How many for the distances.", "COUNT", "200"},
                       {"quick", "How many at 20 per second.", "COUNT", "1000"}});
    parser.process(application);
    const QTemporaryDir folder;
    Booth booth(folder.path());
    Listener listener(parser.value("monitor"));
    if (!QTest::qWaitFor([&] { return listener.hears(); }, 5000))
        qFatal("Nothing comes from %s", qPrintable(parser.value("monitor")));

    std::vector<double> called;
    touchInRhythm(booth, parser.value("presses").toInt(), 263, called);
    QTest::qWait(1000);
    report("press to playFile(), single", called);
    report("press to first sample, single", audibleAfter(booth.pressed(), listener.onsets()));
    const double heightOfOne = listener.risen() / static_cast<double>(booth.pressed().size());

    booth.forget();
    called.clear();
    const double before = listener.risen();
    touchInRhythm(booth, parser.value("quick").toInt(), 50, called);
    QTest::qWait(1500);
    report("press to playFile(), 20 per second", called);
    const auto heard = static_cast<std::size_t>(std::lround((listener.risen() - before) / heightOfOne));
    std::printf("heard %zu of %zu presses at 20 per second\n", heard, booth.pressed().size());
    return heard == booth.pressed().size() ? 0 : 1;
}
