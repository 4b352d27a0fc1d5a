// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings/window_geometry.h"

#include "app/settings/app_settings.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWindow>

#include <algorithm>
#include <utility>

namespace tableside {

namespace {

/// The smallest part of a window below its title bar, in pixels, that must be on a screen, so that the user can reach the window
/// with the mouse.
constexpr QSize minVisibleSize(160, 80);

/// The space reserved for the title bar, in pixels. Its height is unknown before the window is shown.
constexpr int titleBar = 40;

/// The default size of the window, the same as in Main.qml.
constexpr QSize firstSize(1024, 768);

int areaOf(const QRect &rect)
{
    return rect.isEmpty() ? 0 : rect.width() * rect.height();
}

QList<QRect> availableScreens()
{
    QList<QRect> available;
    for (const QScreen *screen : QGuiApplication::screens()) // the primary screen is first
        available << screen->availableGeometry();
    return available;
}

} // namespace

QRect withinScreens(const QRect &place, const QList<QRect> &screens, bool &isOnScreen)
{
    isOnScreen = false;
    if (screens.isEmpty())
        return place;
    const QRect top(place.topLeft(), QSize(place.width(), minVisibleSize.height()));
    const QRect screen = *std::ranges::max_element(
        screens, {}, [&](const QRect &one) { return std::pair(areaOf(one.intersected(top)), areaOf(one.intersected(place))); });
    const QSize seen = screen.intersected(place).size();
    isOnScreen = seen.width() >= minVisibleSize.width() && seen.height() >= minVisibleSize.height();
    const bool fits = place.width() <= screen.width() && place.height() <= screen.height();
    if (fits && (!isOnScreen || place.top() >= screen.top()))
        return place;
    const QRect usable = screen.adjusted(0, titleBar, 0, 0);
    QRect moved(place.topLeft(), fits ? place.size() : place.size().boundedTo(usable.size()));
    moved.moveLeft(std::max(usable.left(), std::min(moved.left(), usable.right() + 1 - moved.width())));
    moved.moveTop(std::max(usable.top(), std::min(moved.top(), usable.bottom() + 1 - moved.height())));
    return moved;
}

WindowGeometry::WindowGeometry(AppSettings &settings, QObject *parent)
    : QObject(parent), m_settings(settings), m_windowed(settings.windowPlace())
{}

QVariantMap WindowGeometry::initialProperties() const
{
    const bool isFirst = !m_windowed.isValid();
    const QRect wanted = isFirst ? QRect(QPoint(), firstSize) : m_windowed;
    bool isOnScreen = false;
    const QRect place = withinScreens(wanted, availableScreens(), isOnScreen);
    QVariantMap properties;
    if (!isFirst || place.size() != firstSize)
        properties = {{QStringLiteral("width"), place.width()}, {QStringLiteral("height"), place.height()}};
    if (!isFirst && isOnScreen) {
        properties.insert(QStringLiteral("x"), place.x());
        properties.insert(QStringLiteral("y"), place.y());
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
