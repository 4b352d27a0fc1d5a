// Stores the position, size, and state of the window when it is closed, and restores them at the next start.
#pragma once

#include <QList>
#include <QObject>
#include <QRect>
#include <QVariantMap>

class QWindow;

namespace tableside {

class AppSettings;

/// Returns where to open a window that was at \p place, given the available areas of \p screens, the primary one first. The size
/// is limited to one screen, and the title bar stays reachable with a mouse. Sets \p isOnScreen to false if too little of \p
/// place is on any screen; then only the size of the result is valid, and the window manager chooses the position.
QRect withinScreens(const QRect &place, const QList<QRect> &screens, bool &isOnScreen);

/// Provides the initial geometry of the main window and stores later changes.
class WindowGeometry : public QObject
{
    Q_OBJECT

public:
    /// \p settings must outlive this object.
    explicit WindowGeometry(AppSettings &settings, QObject *parent = nullptr);

    /// Returns the initial x, y, width, height, and visibility for the window in QML, limited by withinScreens(). Contains no
    /// position at the first start or if the last position is on no present screen.
    QVariantMap initialProperties() const;
    /// Stores changes of \p window from now on. The window must outlive this object.
    void follow(QWindow &window);

private:
    void note();
    void keep();

    AppSettings &m_settings;
    QWindow *m_window = nullptr;
    QRect m_windowed; ///< The geometry while neither maximized nor full screen.
};

} // namespace tableside
