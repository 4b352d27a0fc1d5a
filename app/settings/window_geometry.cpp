#include "app/settings/window_geometry.h"

#include "app/settings/app_settings.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWindow>

#include <algorithm>

namespace tableside {

namespace {

/// So much of the window must be on a screen, or one cannot take hold of it.
constexpr QSize leastSeen(160, 80);

bool isSeen(const QRect &place)
{
    const QList<QScreen *> screens = QGuiApplication::screens();
    return std::any_of(screens.begin(), screens.end(), [&](const QScreen *screen) {
        const QSize seen = screen->availableGeometry().intersected(place).size();
        return seen.width() >= leastSeen.width() && seen.height() >= leastSeen.height();
    });
}

} // namespace

WindowGeometry::WindowGeometry(AppSettings &settings, QObject *parent)
    : QObject(parent), m_settings(settings), m_windowed(settings.windowPlace())
{
}

QVariantMap WindowGeometry::initialProperties() const
{
    QVariantMap properties;
    if (m_windowed.isValid()) {
        properties = {{QStringLiteral("width"), m_windowed.width()}, {QStringLiteral("height"), m_windowed.height()}};
        if (isSeen(m_windowed)) {
            properties.insert(QStringLiteral("x"), m_windowed.x());
            properties.insert(QStringLiteral("y"), m_windowed.y());
        }
    }
    if (m_settings.windowState() == Qt::WindowMaximized)
        properties.insert(QStringLiteral("visibility"), QWindow::Maximized);
    else if (m_settings.windowState() == Qt::WindowFullScreen)
        properties.insert(QStringLiteral("visibility"), QWindow::FullScreen);
    return properties;
}

void WindowGeometry::follow(QWindow &window)
{
    m_window = &window;
    for (const auto changed : {&QWindow::xChanged, &QWindow::yChanged, &QWindow::widthChanged, &QWindow::heightChanged})
        connect(m_window, changed, this, &WindowGeometry::note);
    connect(m_window, &QWindow::visibleChanged, this, [this](bool visible) {
        if (!visible)
            keep();
    });
    connect(qGuiApp, &QGuiApplication::aboutToQuit, this, [this] {
        if (m_window->isVisible())
            keep();
    });
}

void WindowGeometry::note()
{
    if (m_window->isVisible() && m_window->windowStates() == Qt::WindowNoState)
        m_windowed = m_window->geometry();
}

void WindowGeometry::keep()
{
    m_settings.setWindow(m_windowed, m_window->windowStates() & (Qt::WindowMaximized | Qt::WindowFullScreen));
}

} // namespace tableside
