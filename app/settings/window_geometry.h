// Where the window was when it was closed, and whether it was maximized or full screen: so it opens again.
#pragma once

#include <QList>
#include <QObject>
#include <QRect>
#include <QVariantMap>

class QWindow;

namespace tableside {

class AppSettings;

/// Returns where to open a window that was at \p place, given the available areas of \p screens, the primary one first. The
/// size is limited to one screen, and the title bar stays within reach of a mouse. Clears \p isOnScreen if too little of
/// \p place is on any screen; then only the size of the result counts, and the window manager finds the position.
QRect withinScreens(const QRect &place, const QList<QRect> &screens, bool &isOnScreen);

class WindowGeometry : public QObject
{
    Q_OBJECT

public:
    /// `settings` outlives it.
    explicit WindowGeometry(AppSettings &settings, QObject *parent = nullptr);

    /// Returns x, y, width, height and visibility for the window's QML, as withinScreens() limits them. Has no position at
    /// the first start or if the last position is on no screen today.
    QVariantMap initialProperties() const;
    /// From now on what becomes of it is kept.
    void follow(QWindow &window);

private:
    void note();
    void keep();

    AppSettings &m_settings;
    QWindow *m_window = nullptr;
    QRect m_windowed; ///< When it was neither maximized nor full screen.
};

} // namespace tableside
