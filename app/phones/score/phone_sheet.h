// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The scene "score" of phones: the open score sheet. Each player can count the own hand on a phone, several at a time. What phones
// enter is stored as the same facts as what is entered at the table, so that it can be corrected and undone there.
#pragma once

#include "app/phones/scene/phone_scene.h"

#include "engine/score/sheet.h"

namespace tableside {

class ScoreGame;

namespace phones {

class PhoneSheet final : public PhoneScene
{
    Q_OBJECT

public:
    /// `game` must outlive this object, except for its destructor.
    explicit PhoneSheet(ScoreGame &game);

    QString name() const override { return QStringLiteral("score"); }
    QList<SceneSeat> seats() const override;
    QJsonObject view(int seat) const override;
    PhoneRefusal handle(int seat, const QString &kind, const QJsonValue &value, const PhonePress &press) override;

private:
    const score::Sheet &sheet() const;
    int openRound() const;
    bool mayCount(int seat) const;
    bool mayGoOut(int seat) const;
    PhoneRefusal count(int seat, const QJsonObject &counted);
    PhoneRefusal goOut(int seat);
    PhoneRefusal state(const score::Statement &statement);
    QString line(int seat) const;
    QJsonObject playerJson(int seat, int own) const;
    QJsonObject countJson(int seat) const;

    ScoreGame &m_game;
    std::vector<score::Player> m_players; ///< The players when seatsChanged() was last emitted.
};

} // namespace phones

} // namespace tableside
