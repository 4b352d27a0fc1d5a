// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The seats of a match that is being set up, for display and as settings values.
#pragma once

#include "app/table/session/match_config.h"

#include <QObject>
#include <QString>
#include <QVariantList>

#include <vector>

namespace tableside {

/// A row of the seat setup. All texts are in the current language.
struct SeatSetupRow
{
    Q_GADGET
    Q_PROPERTY(QString name READ name FINAL)
    Q_PROPERTY(bool isPerson READ isPerson FINAL)
    Q_PROPERTY(QString level READ level FINAL)
    Q_PROPERTY(QString portrait READ portrait FINAL)
    /// The person's color, an index into the players' colors.
    Q_PROPERTY(int colorIndex READ colorIndex FINAL)
    Q_PROPERTY(bool hintsAllowed READ hintsAllowed FINAL)
    /// A description of the portrait, for screen readers.
    Q_PROPERTY(QString animal READ animal FINAL)
    /// A sentence on how the computer player's character plays at any level; empty for a person.
    Q_PROPERTY(QString line READ line FINAL)
    /// A sentence on how the computer player's character plays at the chosen level; empty for a person.
    Q_PROPERTY(QString manner READ manner FINAL)

public:
    QString name() const;
    bool isPerson() const { return config.isPerson(); }
    QString level() const;
    QString portrait() const { return config.portrait; }
    int colorIndex() const { return config.colorIndex; }
    bool hintsAllowed() const { return config.hintsAllowed; }
    QString animal() const;
    QString line() const;
    QString manner() const;

    SeatConfig config; ///< The configuration. Its name is empty if the seat has the default name.
    int seat = 0;
    int people = 1; ///< The number of people at the table.
};

// Settings store a default name, which nobody typed, as an empty string, so that the name follows the language.

/// Converts seats to settings values.
QVariantList seatsToVariant(const std::vector<SeatConfig> &seats);
/// Converts settings values to seats. Version 0.1.0 stored only name, portrait and level; the other members then have defaults.
std::vector<SeatConfig> seatsFromVariant(const QVariantList &remembered);

} // namespace tableside
