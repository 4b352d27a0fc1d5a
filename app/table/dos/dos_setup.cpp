#include "app/table/dos/dos_setup.h"

#include "engine/dos/ai/levels.h"

namespace tableside {

DosSetup::DosSetup(AppSettings &settings, QObject *parent)
    : MatchSetup(settings, dos::Game::fewest_seats, dos::Game::most_seats, offeredLevels<dos::Game>(), parent)
{
    read();
}

QString DosSetup::title() const
{
    //: Title of the page where a match of the card game DOS is set up
    return tr("A match of DOS");
}

QString DosSetup::targetText() const
{
    return countAgainst()
        ? tr("When somebody has that many, the match is over and the lowest total wins.")
        : tr("Who has that many first wins the match. 200 is printed in the rules; 50 is over quickly.");
}

QVariantList DosSetup::catchWindows()
{
    const auto window = [](CatchWindow value, const QString &name, const QString &description) {
        return QVariantMap{{"value", value}, {"name", name}, {"description", description}};
    };
    return {window(UntilNextPlayerActs, tr("Until the next player acts"),
                   tr("Who forgot to call is safe once the next player has drawn or matched.")),
            window(WhileTwo, tr("While the hand is two"), tr("Who forgot to call can be caught as long as two cards are left.")),
            window(Never, tr("Until the round ends"), tr("Who forgot to call is never safe in this round."))};
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
