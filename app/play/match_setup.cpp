#include "play/match_setup.h"

#include "play/player_words.h"
#include "settings/app_settings.h"

#include <QRandomGenerator>

#include <cmath>

namespace tableside {

namespace {

template <typename Value>
bool assign(Value &target, Value value)
{
    if (target == value)
        return false;
    target = value;
    return true;
}

} // namespace

MatchSetup::MatchSetup(AppSettings &settings, QObject *parent) : QObject(parent), m_settings(settings)
{
    connect(&m_seats, &SeatSetupModel::dataChanged, this, &MatchSetup::changed);
    read(m_settings.lastMatchSetup());
}

QString MatchSetup::problem() const
{
    if (m_dealNumber.isEmpty())
        return {};
    bool isNumber = false;
    m_dealNumber.toULongLong(&isNumber);
    return isNumber ? QString()
                    : tr("A deal number is made of digits only, at most 18446744073709551615. Leave it empty for a "
                         "new deal.");
}

QVariantList MatchSetup::levels()
{
    return words::levels();
}

QVariantList MatchSetup::characters()
{
    return words::characters();
}

QVariantList MatchSetup::catchWindows()
{
    const auto window = [](CatchWindow value, const QString &name, const QString &description) {
        return QVariantMap{{"value", value}, {"name", name}, {"description", description}};
    };
    return {window(UntilNextPlayerActs, tr("Until the next player acts"),
                   tr("Who forgot to call is safe once the next player has drawn or matched.")),
            window(WhileTwo, tr("While the hand is two"), tr("Who forgot to call can be caught as long as two cards are left.")),
            window(Never, tr("Until the round ends"), tr("Who forgot to call is never safe in this round."))};
}

void MatchSetup::setSeatCount(int count)
{
    if (count < dos::Game::fewest_seats || count > dos::Game::most_seats || count == seatCount())
        return;
    m_seats.setCount(count);
    emit changed();
}

void MatchSetup::setTarget(int target)
{
    const int bounded = qBound(dos::Ruleset::lowest_target, target, dos::Ruleset::highest_target);
    if (assign(m_rules.target, static_cast<std::uint16_t>(bounded)))
        emit changed();
}

void MatchSetup::setBonusLayCompulsory(bool compulsory)
{
    if (assign(m_rules.bonus_lay, compulsory ? dos::BonusLay::compulsory : dos::BonusLay::optional))
        emit changed();
}

void MatchSetup::setCatchWindow(int window)
{
    if (window >= UntilNextPlayerActs && window <= Never
        && assign(m_rules.catch_window, static_cast<dos::CatchWindow>(window)))
        emit changed();
}

void MatchSetup::setFalseCatchDrawsTwo(bool drawsTwo)
{
    if (assign(m_rules.false_catch, drawsTwo ? dos::FalseCatch::draw_two : dos::FalseCatch::none))
        emit changed();
}

void MatchSetup::setCountAgainst(bool against)
{
    if (assign(m_rules.scoring, against ? dos::Scoring::count_against : dos::Scoring::winner_takes_all))
        emit changed();
}

void MatchSetup::setGraceSeconds(qreal seconds)
{
    const int ms = qBound(0, static_cast<int>(std::lround(seconds * 1000)), dos::Ruleset::longest_grace_ms);
    if (assign(m_rules.grace_ms, static_cast<std::uint16_t>(ms)))
        emit changed();
}

void MatchSetup::setHintsAllowed(bool allowed)
{
    if (assign(m_hintsAllowed, allowed))
        emit changed();
}

void MatchSetup::setDealNumber(const QString &number)
{
    if (assign(m_dealNumber, number.trimmed()))
        emit changed();
}

void MatchSetup::resetToDefaults()
{
    m_rules = {};
    m_hintsAllowed = true;
    m_dealNumber.clear();
    m_seats.resetToDefaults();
    emit changed();
}

MatchConfig MatchSetup::config() const
{
    MatchConfig config;
    config.seats = m_seats.seats();
    config.rules = m_rules;
    config.hintsAllowed = m_hintsAllowed;
    config.seed = m_dealNumber.isEmpty() ? QRandomGenerator::system()->generate64() : m_dealNumber.toULongLong();
    return config;
}

void MatchSetup::remember()
{
    m_settings.setLastMatchSetup({{"seats", m_seats.toVariant()},
                                  {"target", target()},
                                  {"bonusLayCompulsory", isBonusLayCompulsory()},
                                  {"catchWindow", catchWindow()},
                                  {"falseCatchDrawsTwo", falseCatchDrawsTwo()},
                                  {"countAgainst", countAgainst()},
                                  {"graceSeconds", graceSeconds()},
                                  {"hintsAllowed", m_hintsAllowed}});
}

void MatchSetup::read(const QVariantMap &remembered)
{
    if (remembered.isEmpty())
        return;
    m_seats.fromVariant(remembered.value("seats").toList());
    setTarget(remembered.value("target", target()).toInt());
    setBonusLayCompulsory(remembered.value("bonusLayCompulsory").toBool());
    setCatchWindow(remembered.value("catchWindow").toInt());
    setFalseCatchDrawsTwo(remembered.value("falseCatchDrawsTwo").toBool());
    setCountAgainst(remembered.value("countAgainst").toBool());
    setGraceSeconds(remembered.value("graceSeconds", graceSeconds()).toDouble());
    setHintsAllowed(remembered.value("hintsAllowed", true).toBool());
}

} // namespace tableside
