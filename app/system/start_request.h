// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The request that a process gets at its start. If Tableside is already running, the request is sent to that process.
#pragma once

#include <QList>
#include <QString>
#include <QUrl>

namespace tableside {

struct StartRequest
{
    /// The files to open, in this order.
    QList<QUrl> files;
    /// The page to show: "dos", "uno", "score", or "rules"; empty to keep the current page.
    QString page;
    /// The token with which the desktop allows the window to be raised, from XDG_ACTIVATION_TOKEN. `startupId` is its
    /// counterpart on X11, from DESKTOP_STARTUP_ID.
    QString activationToken;
    QString startupId;

    /// Sets both tokens from environment variables. Must be called before QApplication is created, because Qt then removes the
    /// variables.
    void readEnvironment();
};

} // namespace tableside
