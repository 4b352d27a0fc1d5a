// What a start of the program is asked for, and hands on to a Tableside that runs already.
#pragma once

#include <QList>
#include <QString>
#include <QUrl>

namespace tableside {

struct StartRequest
{
    /// Opened one after the other.
    QList<QUrl> files;
    /// "dos", "uno", "score" or "rules": the page to show; empty: what is shown anyway.
    QString page;
    /// By which the desktop lets the window come to the front: XDG_ACTIVATION_TOKEN, and DESKTOP_STARTUP_ID of X11.
    QString activationToken;
    QString startupId;

    /// The desktop's two, as they stand in the environment. Before QApplication, which takes them out of it.
    void readEnvironment();
};

} // namespace tableside
