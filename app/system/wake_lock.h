// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Keeps the screen on while a score sheet or the call booth is open, through a service of the desktop or the browser. Has no
// effect if that service is missing.
#pragma once

#include <QtGlobal>

#include <memory>

namespace tableside {

class WakeLock
{
public:
    WakeLock();
    ~WakeLock();
    Q_DISABLE_COPY_MOVE(WakeLock)

    /// Requests that the screen stays on, or withdraws the request. Returns at once.
    void hold(bool awake);

private:
    struct Inhibition;
    std::shared_ptr<Inhibition> m_inhibition;
};

} // namespace tableside
