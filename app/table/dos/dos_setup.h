// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The setup of a DOS match.
#pragma once

// The headers of QObject classes come first, because moc 6.4 cannot parse <compare>, which the engine's headers include.
#include "app/table/setup/match_setup.h"

#include "engine/dos/game.h"

namespace tableside {

// The base class is written with its namespace, because qmltyperegistrar 6.4 does not find it otherwise.
class DosSetup final : public tableside::MatchSetup
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the table controller")

    Q_PROPERTY(bool bonusLayCompulsory READ isBonusLayCompulsory WRITE setBonusLayCompulsory NOTIFY changed FINAL)
    Q_PROPERTY(int catchWindow READ catchWindow WRITE setCatchWindow NOTIFY changed FINAL)
    Q_PROPERTY(bool falseCatchDrawsTwo READ falseCatchDrawsTwo WRITE setFalseCatchDrawsTwo NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList catchWindows READ catchWindows CONSTANT FINAL)

public:
    /// When a player who has not called can no longer be caught (DOS-CALL-4), in the order of dos::CatchWindow.
    enum CatchWindow { UntilNextPlayerActs, WhileTwo, Never };
    Q_ENUM(CatchWindow)

    /// Reads the choices remembered in \p settings, if any. Both objects must outlive the setup.
    DosSetup(AppSettings &settings, People &people, QObject *parent = nullptr);

    QString game() const override { return QStringLiteral("dos"); }
    QString title() const override;
    int target() const override { return m_rules.target; }
    QString targetText() const override;
    bool countAgainst() const override { return m_rules.scoring == dos::Scoring::count_against; }
    qreal graceSeconds() const override { return m_rules.grace_ms / 1000.0; }
    bool isBonusLayCompulsory() const { return m_rules.bonus_lay == dos::BonusLay::compulsory; }
    int catchWindow() const { return static_cast<int>(m_rules.catch_window); }
    bool falseCatchDrawsTwo() const { return m_rules.false_catch == dos::FalseCatch::draw_two; }
    static QVariantList catchWindows();

    void setTarget(int target) override { setTargetOf(m_rules, target); }
    void setCountAgainst(bool against) override { setScoringOf(m_rules, against); }
    void setGraceSeconds(qreal seconds) override { setGraceOf(m_rules, seconds); }
    void setBonusLayCompulsory(bool compulsory);
    void setCatchWindow(int window);
    void setFalseCatchDrawsTwo(bool drawsTwo);

    /// Returns the chosen match, with a random deal if no deal number was typed. Requires isValid().
    MatchConfig<dos::Game> config() const;

    QList<Option> presets() const override;
    QString preset() const override { return presetOf(m_rules, presets(), rulesOf); }

private:
    static dos::Ruleset rulesOf(const QString &preset);
    void takePreset(const QString &preset) override { m_rules = rulesOf(preset); }
    QVariantMap rulesMap() const override;
    void readRules(const QVariantMap &remembered) override;

    dos::Ruleset m_rules;
};

} // namespace tableside
