// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Checks that apply to a window whatever it shows.
#pragma once

#include <QQuickWindow>
#include <QStringList>

#include <functional>

namespace tableside::test {

/// Returns visible texts that are truncated and not readable elsewhere, wider than their item, outside the window, or cut off at
/// the side of an area that scrolls up and down.
QStringList textFaults(const QQuickWindow &window);

/// Returns visible texts that are painted smaller than 11 pixels times \p scale, after fitting and scaling.
QStringList smallTexts(const QQuickWindow &window, double scale);

/// Returns controls that another control covers, that anything covers in part, or that are out of sight and cannot be scrolled
/// into it. Cards are not checked.
QStringList controlFaults(QQuickWindow &window);

/// Returns visible buttons that overlap other buttons of the same parent.
QStringList buttonFaults(const QQuickWindow &window);

/// Returns toasts that cover the focused control or a control of a dialog, unless that control can be scrolled clear.
QStringList toastFaults(QQuickWindow &window);

/// Shows the tips of all icon buttons at once. Returns tips that are missing, reach out of the window, cover their button, or
/// whose text reaches out of the bubble.
QStringList tipFaults(QQuickWindow &window, const std::function<void()> &waitForFrames);

/// Returns the names, descriptions and values of everything in the window that a screen reader visits.
QStringList wordsForReaders(QQuickWindow &window);

/// Returns controls without a name for screen readers, and a fault if the window has no control at all.
QStringList nameFaults(QQuickWindow &window);

} // namespace tableside::test
