// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/calls/phone_calls.h"

#include "app/calls/call_booth.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace tableside::phones {

namespace {

struct CallsTr
{
    Q_DECLARE_TR_FUNCTIONS(Phone)
};

} // namespace

PhoneCalls::PhoneCalls(CallBooth &booth) : m_booth(booth), m_race(booth.raceCount()), m_sentence(booth.sentence())
{
    connect(&booth, &CallBooth::raceChanged, this, [this] {
        countSentence();
        emit changed();
    });
    connect(&booth, &CallBooth::gameChanged, this, &PhoneScene::changed);
    connect(booth.seats(), &CallSeats::changed, this, &PhoneScene::seatsChanged);
}

PhoneCalls::~PhoneCalls()
{
    for (const int seat : m_expected)
        m_booth.forgetPhone(seat);
}

/// Counts a sentence of the referee if it is a new one. The same sentence can follow in another race.
void PhoneCalls::countSentence()
{
    const QString sentence = m_booth.sentence();
    if (!sentence.isEmpty() && (sentence != m_sentence || m_booth.raceCount() != m_race))
        ++m_number;
    m_sentence = sentence;
    m_race = m_booth.raceCount();
}

QList<SceneSeat> PhoneCalls::seats() const
{
    QList<SceneSeat> seats;
    for (int seat = 0; seat < m_booth.seats()->count(); ++seat) {
        const CallSeat &who = m_booth.seats()->at(seat);
        // The keys of a sheet's players are the ids of people. The keys of other seats, such as "seat1", are no ids.
        seats.append(
            {who.name, who.portrait, who.colorIndex, m_booth.seats()->isTied() ? who.key : QString(), true, who.sign.isEmpty()});
    }
    return seats;
}

QJsonObject PhoneCalls::view(int seat) const
{
    QJsonArray seats;
    for (const CallPadRow &pad : m_booth.pads()->rows()) {
        seats.append(QJsonObject{{QStringLiteral("name"), pad.name},
                                 {QStringLiteral("color"), pad.colorIndex},
                                 {QStringLiteral("portrait"), pad.portrait},
                                 {QStringLiteral("marked"), pad.isMarked},
                                 {QStringLiteral("result"), resultOf(static_cast<int>(seats.size()))}});
    }
    return {{QStringLiteral("game"), m_booth.game()},
            {QStringLiteral("word"), m_booth.word()},
            {QStringLiteral("mark"),
             QJsonObject{{QStringLiteral("text"), m_booth.holderMark()},
                         {QStringLiteral("on"), m_booth.callReferee().is_marked(seat)}}},
            {QStringLiteral("seats"), seats},
            {QStringLiteral("says"), saysJson(seat)},
            {QStringLiteral("yourTurn"), false},
            //: On a phone that is a call button, before anybody has pressed
            {QStringLiteral("line"), CallsTr::tr("Press to call, or to catch someone who forgot.")}};
}

QString PhoneCalls::resultOf(int seat) const
{
    const CallPadRow pad = m_booth.pads()->row(seat);
    if (pad.draws > 0) //: On a phone, at the player who was caught. %n cards
        return CallsTr::tr("draws %n", nullptr, pad.draws);
    if (pad.isTooEarly) //: On a phone, at a player who pressed during the grace period
        return CallsTr::tr("too early");
    if (pad.place == 1) {
        return pad.isTied //: On a phone, at a player who pressed at the same time as another player
            ? CallsTr::tr("tie")
            //: On a phone, at the player who pressed first
            : CallsTr::tr("first!");
    }
    return pad.behind;
}

/// Returns what the referee said last; null if there is no result.
QJsonValue PhoneCalls::saysJson(int seat) const
{
    const QString sentence = m_booth.sentence();
    if (sentence.isEmpty())
        return {};
    const calls::CallJudgement &race = m_booth.callReferee().judgement();
    QString mood = m_booth.isJudged() || m_booth.firstToPress() != seat ? QStringLiteral("neutral") : QStringLiteral("good");
    QString detail = m_booth.order();
    for (const calls::Finding &finding : race.findings()) {
        const bool isGood = finding.verdict == calls::Verdict::called
            ? finding.seat == seat
            : finding.verdict == calls::Verdict::caught && finding.by == seat;
        if (finding.seat == seat && finding.draws > 0) {
            mood = QStringLiteral("bad");
            //: On a phone, at a player who was caught. %n cards
            detail = CallsTr::tr("You draw %n card(s).", nullptr, finding.draws);
        } else if (isGood && mood != QLatin1String("bad")) {
            mood = QStringLiteral("good");
        }
    }
    return QJsonObject{{QStringLiteral("number"), m_number},
                       {QStringLiteral("text"), sentence},
                       {QStringLiteral("detail"), detail},
                       {QStringLiteral("mood"), mood}};
}

PhoneRefusal PhoneCalls::handle(int seat, const QString &kind, const QJsonValue &value, const PhonePress &press)
{
    if (kind != QLatin1String("press"))
        return {};
    if (!m_booth.isOpen()) //: On a phone that is a call button, while another page is open at the table
        return {[] { return CallsTr::tr("The call buttons aren’t open at the table now."); }, {}};
    const QJsonObject pressed = value.toObject();
    if (pressed.value(QStringLiteral("kind")).toString() == QLatin1String("exposed")) {
        m_booth.settle(); // a race that is over may remove the mark
        if (m_booth.callReferee().is_marked(seat) != pressed.value(QStringLiteral("on")).toBool(true))
            m_booth.markAt(seat, press.time.at_us);
        return {};
    }
    if (pressed.value(QStringLiteral("kind")).toString() == QLatin1String("call"))
        m_booth.pressAt({seat, calls::PressKind::call, press.time.at_us, press.time.uncertainty_us, press.arrivalUs});
    return {};
}

void PhoneCalls::setPhones(const SeatPhones &phones)
{
    std::set<int> expected;
    expectPresses(phones, m_booth.now(), [&](int seat, calls::Microseconds longestWay, calls::Microseconds uncertainty) {
        m_booth.expectPhone(seat, longestWay, uncertainty);
        expected.insert(seat);
    });
    for (const int seat : m_expected) {
        if (!expected.contains(seat))
            m_booth.forgetPhone(seat);
    }
    m_expected = std::move(expected);
}

} // namespace tableside::phones
