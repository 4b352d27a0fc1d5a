// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The implementation of SoundBoard that plays through Qt Multimedia.
#pragma once

#include "app/audio/sound_board.h"

#include <QUrl>

#include <memory>

class QThread;

namespace tableside {

/// Plays sounds through Qt Multimedia. Without an audio device, the board is silent until a device is plugged in. All work
/// is done in a separate thread, because starting a sound may block on the sound server, even forever.
class EffectSoundBoard : public SoundBoard
{
public:
    EffectSoundBoard();
    ~EffectSoundBoard() override;

    void load() override;
    using SoundBoard::play;
    void play(Sound sound, qreal volume) override;
    void keep(const QUrl &file) override;
    void forget(const QUrl &file) override;
    void playFile(const QUrl &file, qreal volume) override;
    bool isAudible() const override;
    void setVolume(qreal volume) override;
    qreal volume() const override { return m_volume; }

private:
    class Pool;

    std::unique_ptr<QThread> m_thread; ///< Started by load(). Calls made before that wait in the thread's event queue.
    Pool *const m_pool;                ///< Lives in m_thread.
    qreal m_volume = 1.0;
};

} // namespace tableside
