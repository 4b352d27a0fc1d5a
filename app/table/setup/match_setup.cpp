#include "app/table/setup/match_setup.h"

#include "app/settings/app_settings.h"

#include <QRandomGenerator>

namespace tableside {

namespace {

/// Under this name the person at the device is remembered, who is the same in all games.
const QString ownSeat = QStringLiteral("you");

} // namespace

MatchSetup::MatchSetup(AppSettings &settings, int fewestSeats, int mostSeats, std::vector<Level> offered,
                       QObject *parent)
    : QObject(parent), m_settings(settings), m_seats(fewestSeats, mostSeats, std::move(offered))
{
}

QString MatchSetup::problem() const
{
    if (m_dealNumber.isEmpty())
        return {};
    bool isNumber = false;
    m_dealNumber.toULongLong(&isNumber);
    return isNumber ? QString()
                    : tr("A deal number has digits only, up to 18446744073709551615. Leave it empty for a new deal.");
}

void MatchSetup::setSeatCount(int count)
{
    if (count < fewestSeats() || count > mostSeats() || count == seatCount())
        return;
    m_seats.setCount(count);
    emit changed();
}

void MatchSetup::setHintsAllowed(bool allowed)
{
    set(m_hintsAllowed, allowed);
}

void MatchSetup::setDealNumber(const QString &number)
{
    set(m_dealNumber, number.trimmed());
}

void MatchSetup::resetToPrinted()
{
    resetRules();
    emit changed();
}

void MatchSetup::fill(MatchSeating &seating) const
{
    seating.seats = m_seats.seats();
    for (SeatConfig &seat : seating.seats)
        seat.hintsAllowed = m_hintsAllowed;
    seating.seedIsKnown = !m_dealNumber.isEmpty();
    seating.seed = m_dealNumber.isEmpty() ? QRandomGenerator::system()->generate64() : m_dealNumber.toULongLong();
}

void MatchSetup::remember()
{
    QVariantMap kept = rulesMap();
    kept.insert(QStringLiteral("seats"), m_seats.toVariant());
    kept.insert(QStringLiteral("target"), target());
    kept.insert(QStringLiteral("countAgainst"), countAgainst());
    kept.insert(QStringLiteral("graceSeconds"), graceSeconds());
    kept.insert(QStringLiteral("hintsAllowed"), m_hintsAllowed);
    m_settings.setLastMatchSetup(game(), kept);
    m_settings.setLastMatchSetup(ownSeat, {{"seats", m_seats.toVariant().mid(0, 1)}});
}

void MatchSetup::read()
{
    m_seats.setOwn(m_settings.lastMatchSetup(ownSeat).value("seats").toList().value(0).toMap());
    const QVariantMap remembered = m_settings.lastMatchSetup(game());
    if (remembered.isEmpty())
        return;
    m_seats.fromVariant(remembered.value("seats").toList());
    m_seats.setOwn(m_settings.lastMatchSetup(ownSeat).value("seats").toList().value(0).toMap());
    setTarget(remembered.value("target", target()).toInt());
    setCountAgainst(remembered.value("countAgainst").toBool());
    setGraceSeconds(remembered.value("graceSeconds", graceSeconds()).toDouble());
    setHintsAllowed(remembered.value("hintsAllowed", true).toBool());
    readRules(remembered);
}

} // namespace tableside
