// What can be wrong with a window whatever it shows.
#pragma once

#include <QQuickWindow>
#include <QStringList>

#include <functional>

namespace tableside::test {

/// Visible texts that are truncated, wider than their place, or outside the window without being in something that scrolls.
QStringList textFaults(const QQuickWindow &window);

/// Returns visible texts that are smaller than 11 pixels times \p scale, as they are painted: fitted and scaled.
QStringList smallTexts(const QQuickWindow &window, double scale);

/// Returns controls that another one covers, of which something covers a part, or which are outside of the window and of what can
/// be scrolled to.
QStringList controlFaults(QQuickWindow &window);

/// Returns visible buttons that lie over others beside them, by any part.
QStringList buttonFaults(const QQuickWindow &window);

/// Returns toasts that cover a control of a dialog, or what has the focus, where it cannot be scrolled clear.
QStringList toastFaults(QQuickWindow &window);

/// Shows the tips of all buttons at once, and returns those that are outside of the window, do not have their words within their bubble,
/// or cover what they explain.
QStringList tipFaults(QQuickWindow &window, const std::function<void()> &waitForFrames);

/// Returns the names and descriptions of everything in the window that a screen reader visits.
QStringList wordsForReaders(QQuickWindow &window);

/// Returns controls without a name for a screen reader, and a fault for a window in which nothing can be pressed.
QStringList nameFaults(QQuickWindow &window);

} // namespace tableside::test
