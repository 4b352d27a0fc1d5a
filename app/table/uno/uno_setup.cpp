// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/uno/uno_setup.h"

#include "app/table/uno/uno_table.h"
#include "engine/uno/ai/levels.h"

namespace tableside {

UnoSetup::UnoSetup(AppSettings &settings, People &people, QObject *parent)
    : MatchSetup(settings, people, uno::Game::fewest_seats, uno::Game::most_seats, offeredLevels<uno::Game>(), parent)
{
    read();
}

QString UnoSetup::title() const
{
    //: Title of the page where a game of UNO is set up
    return tr("New UNO game");
}

QString UnoSetup::targetText() const
{
    return countAgainst() ? tr("When someone reaches this many points, the lowest total wins.")
                          : tr("First to this many points wins. The printed rules say 500; 100 makes a quick game.");
}

QList<Option> UnoSetup::presets() const
{
    return {printedOption(),
            //: What the rules called "Family" are in UNO
            familyOption(tr("Hints, drawing until you can play, and 2 seconds to call.")),
            //: A set of rules to choose: wild ones
            {chaos, tr("Chaos"), tr("Stacking, jumping in, and seven and zero.")}};
}

uno::Ruleset UnoSetup::rulesOf(const QString &preset)
{
    uno::Ruleset rules;
    if (preset == family) {
        rules.draw_until_playable = true;
        rules.grace_ms = 2000;
    } else if (preset == chaos) {
        rules.stacking = rules.jump_in = rules.seven_zero = true;
    }
    return rules;
}

QString UnoSetup::houseRules() const
{
    const uno::Ruleset usual;
    uno::Ruleset told = m_rules;
    told.scoring = usual.scoring;
    const QString text = UnoTable::textOf(told, seatCount());
    return text == UnoTable::textOf(usual, seatCount()) ? QString() : text;
}

void UnoSetup::setLiteralReverse(bool on)
{
    set(m_rules.two_player_reverse, on ? uno::TwoPlayerReverse::literal : uno::TwoPlayerReverse::skips);
}

MatchConfig<uno::Game> UnoSetup::config() const
{
    MatchConfig<uno::Game> config;
    fill(config);
    config.rules = m_rules;
    return config;
}

QVariantMap UnoSetup::rulesMap() const
{
    return {{"stacking", stacking()},     {"jumpIn", jumpIn()},
            {"sevenZero", sevenZero()},   {"drawUntilPlayable", drawUntilPlayable()},
            {"noBluffing", noBluffing()}, {"literalReverse", literalReverse()}};
}

void UnoSetup::readRules(const QVariantMap &remembered)
{
    setStacking(remembered.value("stacking").toBool());
    setJumpIn(remembered.value("jumpIn").toBool());
    setSevenZero(remembered.value("sevenZero").toBool());
    setDrawUntilPlayable(remembered.value("drawUntilPlayable").toBool());
    setNoBluffing(remembered.value("noBluffing").toBool());
    setLiteralReverse(remembered.value("literalReverse").toBool());
}

} // namespace tableside
