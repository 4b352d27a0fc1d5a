// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/setup/phone_setup.h"

#include "app/score/book/score_setup.h"
#include "app/table/setup/match_setup.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <set>
#include <utility>

namespace tableside::phones {

namespace {

struct SetupTr
{
    Q_DECLARE_TR_FUNCTIONS(Phone)
};

QJsonObject looksJson()
{
    QJsonArray portraits;
    for (const QString &portrait : People::portraits()) {
        if (!portrait.isEmpty())
            portraits.append(
                QJsonObject{{QStringLiteral("portrait"), portrait}, {QStringLiteral("name"), People::portraitName(portrait)}});
    }
    QJsonArray colors;
    for (int color = 1; color <= People::colorCount; ++color) //: On a phone, for screen readers: a player's color
        colors.append(SetupTr::tr("Color and shape %1").arg(color));
    return {{QStringLiteral("portraits"), portraits}, {QStringLiteral("colors"), colors}};
}

/// The base class of the scenes of both setups.
class SetupScene : public PhoneScene
{
public:
    QString name() const override { return QStringLiteral("setup"); }
    bool mayBeNew() const override { return true; }
    QJsonObject view(int) const override
    {
        return {{QStringLiteral("looks"), looksJson()},
                {QStringLiteral("yourTurn"), false},
                //: On a phone, while a game is set up at the table
                {QStringLiteral("line"), SetupTr::tr("You have a seat. The game begins at the table.")}};
    }
    PhoneRefusal handle(int seat, const QString &kind, const QJsonValue &value, const PhonePress &) override
    {
        if (kind != QLatin1String("look"))
            return {};
        const SceneSeat now = seats().value(seat);
        const QJsonObject look = value.toObject();
        const QString typed = People::cleaned(look.value(QStringLiteral("name")).toString());
        const QString portrait = look.value(QStringLiteral("portrait")).toString(now.portrait);
        const int color = look.value(QStringLiteral("color")).toInt(now.colorIndex);
        if (!People::portraits().contains(portrait) || color < 0 || color >= People::colorCount)
            return {};
        if (!typed.isEmpty() && typed != now.name && !rename(seat, typed)) //: On a phone. %1 a name
            return {[typed] { return SetupTr::tr("%1 already has a seat.").arg(typed); }, {}};
        if (portrait != now.portrait || color != now.colorIndex)
            setLook(seat, portrait, color);
        return {};
    }

    void setPhones(const SeatPhones &phones) override
    {
        m_withPhones.clear();
        for (const auto &[seat, phone] : phones)
            m_withPhones.insert(seat);
    }

protected:
    bool hasPhone(int seat) const { return m_withPhones.contains(seat); }
    virtual bool rename(int seat, const QString &name) = 0;
    virtual void setLook(int seat, const QString &portrait, int color) = 0;

private:
    std::set<int> m_withPhones;
};

class MatchSetupScene final : public SetupScene
{
public:
    explicit MatchSetupScene(MatchSetup &setup) : m_setup(setup), m_seats(*setup.seats())
    {
        connect(&m_seats, &SeatSetupModel::changed, this, &PhoneScene::seatsChanged);
    }

    QList<SceneSeat> seats() const override
    {
        QList<SceneSeat> seats;
        for (const SeatSetupRow &row : m_seats.rows()->rows()) {
            const bool isPerson = row.isPerson();
            seats.append({row.name(), row.portrait(), row.colorIndex(), isPerson ? row.config.personId : QString(), isPerson,
                          !isPerson || !row.config.name.isEmpty()});
        }
        return seats;
    }

    /// Gives the person the seat of a person without a name and without a phone, that of a computer player, or an additional one.
    int seatNewcomer(const QString &, const QString &name) override
    {
        const QList<SceneSeat> before = seats();
        int seat = 0;
        while (seat < before.size() && (!before[seat].isPerson || before[seat].isNamed || hasPhone(seat)))
            ++seat;
        if (seat == before.size())
            seat = static_cast<int>(std::ranges::find(before, false, &SceneSeat::isPerson) - before.begin());
        if (seat == before.size())
            m_setup.setSeatCount(seat + 1);
        if (seat >= m_seats.count())
            return -1;
        m_seats.setPerson(seat, true);
        return m_seats.setName(seat, name) ? seat : -1;
    }

private:
    bool rename(int seat, const QString &name) override { return m_seats.setName(seat, name); }
    void setLook(int seat, const QString &portrait, int color) override { m_seats.setLook(seat, portrait, color); }

    MatchSetup &m_setup;
    SeatSetupModel &m_seats;
};

class ScoreSetupScene final : public SetupScene
{
public:
    explicit ScoreSetupScene(ScoreSetup &setup) : m_setup(setup)
    {
        connect(&setup, &ScoreSetup::changed, this, &PhoneScene::seatsChanged);
    }

    QList<SceneSeat> seats() const override
    {
        QList<SceneSeat> seats;
        for (const SetupSeatRow &row : m_setup.seats()->rows())
            seats.append({row.name, row.portrait, row.colorIndex, row.personId});
        return seats;
    }

    int seatNewcomer(const QString &personId, const QString &name) override
    {
        const bool isSeated = personId.isEmpty() ? m_setup.addNamed(name) : m_setup.addPerson(personId);
        return isSeated ? m_setup.seats()->count() - 1 : -1;
    }

private:
    bool rename(int seat, const QString &name) override
    {
        const QList<SceneSeat> before = seats();
        for (int other = 0; other < before.size(); ++other) {
            if (other != seat && People::isSameName(before[other].name, name))
                return false; // ScoreSetup would swap the two seats
        }
        m_setup.change(seat, name, before.value(seat).portrait, before.value(seat).colorIndex);
        return true;
    }
    void setLook(int seat, const QString &portrait, int color) override { m_setup.change(seat, QString(), portrait, color); }

    ScoreSetup &m_setup;
};

} // namespace

std::unique_ptr<PhoneScene> setupScene(MatchSetup &setup)
{
    return std::make_unique<MatchSetupScene>(setup);
}

std::unique_ptr<PhoneScene> setupScene(ScoreSetup &setup)
{
    return std::make_unique<ScoreSetupScene>(setup);
}

} // namespace tableside::phones
