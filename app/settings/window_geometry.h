// Where the window was when it was closed, and whether it was maximized or full screen: so it opens again.
#pragma once

#include <QObject>
#include <QRect>
#include <QVariantMap>

class QWindow;

namespace tableside {

class AppSettings;

class WindowGeometry : public QObject
{
    Q_OBJECT

public:
    /// `settings` outlives it.
    explicit WindowGeometry(AppSettings &settings, QObject *parent = nullptr);

    /// For the window's QML, before it is made; empty at the first start. Of a place that is on no screen today only the
    /// size is kept.
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
