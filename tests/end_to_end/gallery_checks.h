// What can be wrong with a window whatever it shows.
#pragma once

#include <QQuickWindow>
#include <QStringList>

namespace tableside::test {

/// Visible texts that are truncated, wider than their place, or outside the window without being in something that scrolls.
QStringList textFaults(const QQuickWindow &window);

/// Visible buttons that lie over others beside them.
QStringList buttonFaults(const QQuickWindow &window);

/// What can be pressed and has no name for a screen reader; and a window in which nothing can be pressed.
/// Returns the names and descriptions of everything in the window that a screen reader visits.
QStringList wordsForReaders(QQuickWindow &window);
QStringList nameFaults(QQuickWindow &window);

} // namespace tableside::test
