// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The setup of a UNO match: the house rules of engine/uno/RULES.md as switches.
#pragma once

// The headers of QObject classes come first, because moc 6.4 cannot parse <compare>, which the engine's headers include.
#include "app/table/setup/match_setup.h"

#include "engine/uno/game.h"

namespace tableside {

// The base class is written with its namespace, because qmltyperegistrar 6.4 does not find it otherwise.
class UnoSetup final : public tableside::MatchSetup
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the table controller")

    Q_PROPERTY(bool stacking READ stacking WRITE setStacking NOTIFY changed FINAL)
    Q_PROPERTY(bool jumpIn READ jumpIn WRITE setJumpIn NOTIFY changed FINAL)
    Q_PROPERTY(bool sevenZero READ sevenZero WRITE setSevenZero NOTIFY changed FINAL)
    Q_PROPERTY(bool drawUntilPlayable READ drawUntilPlayable WRITE setDrawUntilPlayable NOTIFY changed FINAL)
    Q_PROPERTY(bool noBluffing READ noBluffing WRITE setNoBluffing NOTIFY changed FINAL)
    Q_PROPERTY(bool literalReverse READ literalReverse WRITE setLiteralReverse NOTIFY changed FINAL)
    /// The active house rules in words; empty if all rules are as printed. Target and scoring are shown elsewhere.
    Q_PROPERTY(QString houseRules READ houseRules NOTIFY changed FINAL)

public:
    /// Reads the choices remembered in \p settings, if any. Both objects must outlive the setup.
    UnoSetup(AppSettings &settings, People &people, QObject *parent = nullptr);

    QString game() const override { return QStringLiteral("uno"); }
    QString title() const override;
    int target() const override { return m_rules.target; }
    QString targetText() const override;
    bool countAgainst() const override { return m_rules.scoring == uno::Scoring::count_against; }
    qreal graceSeconds() const override { return m_rules.grace_ms / 1000.0; }
    bool stacking() const { return m_rules.stacking; }
    bool jumpIn() const { return m_rules.jump_in; }
    bool sevenZero() const { return m_rules.seven_zero; }
    bool drawUntilPlayable() const { return m_rules.draw_until_playable; }
    bool noBluffing() const { return m_rules.no_bluffing; }
    bool literalReverse() const { return m_rules.two_player_reverse == uno::TwoPlayerReverse::literal; }

    QString houseRules() const;

    void setTarget(int target) override { setTargetOf(m_rules, target); }
    void setCountAgainst(bool against) override { setScoringOf(m_rules, against); }
    void setGraceSeconds(qreal seconds) override { setGraceOf(m_rules, seconds); }
    void setStacking(bool on) { set(m_rules.stacking, on); }
    void setJumpIn(bool on) { set(m_rules.jump_in, on); }
    void setSevenZero(bool on) { set(m_rules.seven_zero, on); }
    void setDrawUntilPlayable(bool on) { set(m_rules.draw_until_playable, on); }
    void setNoBluffing(bool on) { set(m_rules.no_bluffing, on); }
    void setLiteralReverse(bool on);

    /// Returns the chosen match, with a random deal if no deal number was typed. Requires isValid().
    MatchConfig<uno::Game> config() const;

    QList<Option> presets() const override;
    QString preset() const override { return presetOf(m_rules, presets(), rulesOf); }

private:
    static uno::Ruleset rulesOf(const QString &preset);
    void takePreset(const QString &preset) override { m_rules = rulesOf(preset); }
    QVariantMap rulesMap() const override;
    void readRules(const QVariantMap &remembered) override;

    uno::Ruleset m_rules;
};

} // namespace tableside
