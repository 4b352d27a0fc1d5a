// The implementation of SoundBoard that plays through Qt Multimedia.
#pragma once

#include "app/audio/sound_board.h"

#include <QList>
#include <QUrl>

#include <memory>

class QThread;

namespace tableside {

class EffectPool;
struct EffectState;

/// Plays sounds through Qt Multimedia. Without an audio device, the board is silent until a device is plugged in. All work
/// is done in a separate thread, because starting a sound may block on the sound server, even forever.
class EffectSoundBoard : public SoundBoard
{
public:
    EffectSoundBoard();
    ~EffectSoundBoard() override;

    void load() override;
    /// Returns whether every sound can be played.
    bool isLoaded() const;
    /// Waits until all requested sounds have started, for measurements. Returns the time at which the last one was started, in
    /// nanoseconds of QDeadlineTimer's clock.
    qint64 waitUntilStarted();

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
    /// Shared with the thread, so that a thread that outlives the board never accesses deleted state.
    std::shared_ptr<EffectState> m_state;
    QList<QUrl> m_waiting; ///< Files to load once the thread exists.
    qreal m_volume = 1.0;
};

} // namespace tableside
