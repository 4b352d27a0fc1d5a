// The request of a process at its start, which it passes on to a Tableside that is already running.
#pragma once

#include <QList>
#include <QString>
#include <QUrl>

namespace tableside {

struct StartRequest
{
    /// The files to open, one after the other.
    QList<QUrl> files;
    /// The page to show: "dos", "uno", "score" or "rules"; empty to keep the current one.
    QString page;
    /// The tokens by which the desktop lets the window come to the front: XDG_ACTIVATION_TOKEN, and DESKTOP_STARTUP_ID of X11.
    QString activationToken;
    QString startupId;

    /// Sets both tokens from the environment. Must be called before QApplication is created, which removes them.
    void readEnvironment();
};

} // namespace tableside
