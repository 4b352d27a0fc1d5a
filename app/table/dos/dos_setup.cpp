// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/dos/dos_setup.h"

#include "engine/dos/ai/levels.h"

namespace tableside {

DosSetup::DosSetup(AppSettings &settings, People &people, QObject *parent)
    : MatchSetup(settings, people, dos::Game::fewest_seats, dos::Game::most_seats, offeredLevels<dos::Game>(), parent)
{
    read();
}

QString DosSetup::title() const
{
    //: Title of the page where a game of DOS is set up
    return tr("New DOS game");
}

QString DosSetup::targetText() const
{
    return countAgainst() ? tr("When someone reaches this many points, the lowest total wins.")
                          : tr("First to this many points wins. The printed rules say 200; 50 makes a quick game.");
}

QList<Option> DosSetup::presets() const
{
    //: What the rules called "Family" are in DOS
    return {printedOption(), familyOption(tr("Hints, bonus cards as you like, and 2 seconds to call."))};
}

dos::Ruleset DosSetup::rulesOf(const QString &preset)
{
    dos::Ruleset rules;
    if (preset == family) {
        rules.bonus_lay = dos::BonusLay::optional;
        rules.grace_ms = 2000;
    }
    return rules;
}

QVariantList DosSetup::catchWindows()
{
    const auto window = [](CatchWindow value, const QString &name, const QString &description) {
        return QVariantMap{{"value", value}, {"name", name}, {"description", description}};
    };
    return {
        window(UntilNextPlayerActs, tr("Until the next player acts"), tr("You’re safe once the next player draws or matches.")),
        window(WhileTwo, tr("While you have two cards"), tr("You’re safe once you have more or fewer.")),
        window(Never, tr("Until the round ends"), tr("You’re never safe before that."))};
}

void DosSetup::setBonusLayCompulsory(bool compulsory)
{
    set(m_rules.bonus_lay, compulsory ? dos::BonusLay::compulsory : dos::BonusLay::optional);
}

void DosSetup::setCatchWindow(int window)
{
    if (window >= UntilNextPlayerActs && window <= Never)
        set(m_rules.catch_window, static_cast<dos::CatchWindow>(window));
}

void DosSetup::setFalseCatchDrawsTwo(bool drawsTwo)
{
    set(m_rules.false_catch, drawsTwo ? dos::FalseCatch::draw_two : dos::FalseCatch::none);
}

MatchConfig<dos::Game> DosSetup::config() const
{
    MatchConfig<dos::Game> config;
    fill(config);
    config.rules = m_rules;
    return config;
}

QVariantMap DosSetup::rulesMap() const
{
    return {{"bonusLayCompulsory", isBonusLayCompulsory()},
            {"catchWindow", catchWindow()},
            {"falseCatchDrawsTwo", falseCatchDrawsTwo()}};
}

void DosSetup::readRules(const QVariantMap &remembered)
{
    setBonusLayCompulsory(remembered.value("bonusLayCompulsory").toBool());
    setCatchWindow(remembered.value("catchWindow").toInt());
    setFalseCatchDrawsTwo(remembered.value("falseCatchDrawsTwo").toBool());
}

} // namespace tableside
