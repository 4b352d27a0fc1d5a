// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Stores the position, size, and state of the main window when it is closed, and restores them at the next start.
#pragma once

#include <QList>
#include <QObject>
#include <QRect>
#include <QVariantMap>

class QWindow;

namespace tableside {

class AppSettings;

/// Returns the geometry for a window that was last at \p place, so that it fits on one screen and its title bar can be reached
/// with the mouse. \p screens contains the available areas, the primary screen first. Sets \p isOnScreen to false if almost
/// nothing of \p place is on a screen; then only the size of the result is valid, and the window manager chooses the position.
QRect withinScreens(const QRect &place, const QList<QRect> &screens, bool &isOnScreen);

/// Restores the geometry of the main window, and stores it when the window is closed.
class WindowGeometry : public QObject
{
    Q_OBJECT

public:
    /// \p settings must outlive this object.
    explicit WindowGeometry(AppSettings &settings, QObject *parent = nullptr);

    /// Returns the initial QML properties of the window: x, y, width, height, and visibility. The geometry is limited by
    /// withinScreens(). Values that are the defaults of Main.qml are left out. There is no x or y at the first start or if the
    /// last position is on no current screen.
    QVariantMap initialProperties() const;
    /// Tracks the geometry of \p window and stores it when the window is closed. The window must outlive this object.
    void follow(QWindow &window);

private:
    void note();
    void keep();

    AppSettings &m_settings;
    QWindow *m_window = nullptr;
    QRect m_windowed; ///< The last geometry in which the window was neither maximized nor full screen.
};

} // namespace tableside
