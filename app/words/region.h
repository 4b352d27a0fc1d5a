// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The formats of dates, times, and numbers, and the singleton Phrases with which QML uses them. Formats follow the system's
// region, while words follow the interface language (QLocale()). For example, an English interface in Sweden shows 2026-09-21.
#pragma once

#include <QDate>
#include <QLocale>
#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

namespace tableside {

/// Returns the locale for short dates, times, and numbers: the system's locale (LC_TIME, LC_NUMERIC), or QLocale() if the
/// system has no region (LANG=C). For long dates, which contain month names, use QLocale() instead.
QLocale regionLocale();

/// Returns the separator of cells in exported CSV files: the one set by setCsvSeparator(), or else the one that spreadsheets in
/// this region expect. That is a semicolon where numbers have a decimal comma, and a comma elsewhere.
char csvSeparator();
/// Sets the separator for all exports: a comma, a semicolon, or a tab; 0 to follow the region again.
void setCsvSeparator(char separator);

/// Returns whether short dates of this region have the month before the day, so that 3/4/2025 is in March.
bool putsMonthFirst();
/// Returns the day that a typed text names, in the region's order or with the month as a word; an invalid date for other texts.
QDate typedDate(const QString &typed);
/// Returns a day in the short format of the region but with all digits of the year. typedDate() reads it back.
QString shownDay(QDate day);

/// Formats a time for exports as local time with its offset from UTC, such as "2026-09-21T19:30:00+03:00". \p ms are
/// milliseconds since the epoch; \p format is Qt::ISODate or Qt::ISODateWithMs.
QString isoTime(qint64 ms, Qt::DateFormat format);

/// Fills placeholders in translated texts, and formats numbers for the system's region, also for QML.
class Phrases : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Replaces %1 to %9 in \p text by \p values in a single pass. Unlike text.arg(a).arg(b), a value that contains "%2", such
    /// as a player's name, is not replaced again. Placeholders without a value are kept.
    Q_INVOKABLE static QString fill(const QString &text, const QVariantList &values);
    /// Formats \p value with \p decimals digits after the decimal point, in the format of regionLocale().
    Q_INVOKABLE static QString number(double value, int decimals = 0);
};

} // namespace tableside
