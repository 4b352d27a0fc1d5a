// The sound board that plays through Qt Multimedia.
#pragma once

#include "app/audio/sound_board.h"

#include <QList>
#include <QUrl>

#include <memory>

class QThread;

namespace tableside {

class EffectPool;
struct EffectState;

/// Without an audio device it is silent, and begins to sound when one is plugged in.
/// All of it happens in a thread of its own: to begin a sound means to wait for the sound server, which may take
/// milliseconds, or for ever.
class EffectSoundBoard : public SoundBoard
{
public:
    EffectSoundBoard();
    ~EffectSoundBoard() override;

    void load() override;
    /// True while every sound can be played.
    bool isLoaded() const;
    /// For measurements: waits until all that was asked for so far has begun, and answers when the last of it was told to
    /// play, in nanoseconds of QDeadlineTimer's clock.
    qint64 waitForBegun();

    void play(Sound sound) override;
    void keep(const QUrl &file) override;
    void forget(const QUrl &file) override;
    void playFile(const QUrl &file, qreal volume) override;
    bool isAudible() const override;
    void setVolume(qreal volume) override;
    qreal volume() const override { return m_volume; }

private:
    std::unique_ptr<QThread> m_thread;
    EffectPool *m_pool = nullptr; ///< Lives in m_thread.
    /// Shared, so that a thread which has to be left behind never reaches for a board that is gone.
    std::shared_ptr<EffectState> m_state;
    QList<QUrl> m_waiting; ///< To be kept once there is a thread.
    qreal m_volume = 1.0;
};

} // namespace tableside
