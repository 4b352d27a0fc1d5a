// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The two kinds of PhoneTable.
#include "app/phones/game/phone_table.h"
#include "app/phones/game/seat_view.h"

#include "app/table/dos/dos_table.h"
#include "app/table/session/early_call.h"
#include "app/table/uno/uno_table.h"
#include "app/words/action_words.h"
#include "engine/dos/json/codec.h"
#include "engine/uno/json/codec.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <map>
#include <type_traits>

namespace tableside::phones {

namespace {

struct ResultTr
{
    Q_DECLARE_TR_FUNCTIONS(Phone)
};

template <typename Game, typename Table>
class GamePhones final : public PhoneTable
{
public:
    explicit GamePhones(Table &table) : m_table(table), m_session(table.session())
    {
        connect(&m_session, &MatchSessionBase::happened, this, [this] {
            if (m_session.isPlaying())
                m_ready.clear();
            emit changed();
        });
        connect(&m_session, &MatchSessionBase::rewound, this, &PhoneTable::changed);
        connect(&m_session, &MatchSessionBase::graceRestarted, this, &PhoneTable::changed);
        connect(&m_session, &MatchSessionBase::notStored, this, &PhoneTable::changed);
    }

    QJsonObject view(int seat) const override
    {
        SeatSight<Game> sight{m_session.match().observe(seat), {}, m_session.seating().names(), m_session.isPlaying()};
        for (const auto &event : m_session.eventsOfRound())
            sight.events.push_back(seen_by(event, seat));
        QJsonObject view = seatView(sight);
        view.insert(QStringLiteral("seats"), seatsJson(sight.seen));
        view.insert(QStringLiteral("over"), overJson(sight, seat));
        view.insert(QStringLiteral("problem"), m_session.storeProblem());
        view.insert(QStringLiteral("takeBack"), mayTakeBack(seat));
        QJsonObject call = view.value(QStringLiteral("call")).toObject();
        const int cards = sight.seen.hand.size();
        const bool isAhead = m_session.isPlaying() && m_session.turnSeat() == seat && m_table.mayLeadToCall(cards);
        const auto early = m_early.find(seat);
        call.insert(QStringLiteral("armed"), early != m_early.end() && early->second->isArmed());
        call.insert(QStringLiteral("may"), call.value(QStringLiteral("due")).toBool() || isAhead);
        view.insert(QStringLiteral("call"), call);
        return view;
    }

    PhoneRefusal act(int seat, const QJsonObject &action) override
    {
        const auto json = parse_json_line(QJsonDocument(action).toJson(QJsonDocument::Compact).toStdString());
        if (!json)
            return told(QString::fromStdString(json.error().cause));
        const auto read = Game::Codec::action_from_json(json.value());
        if (!read) //: On a phone; the page that it shows is probably from another version of the program
            return {[] { return ResultTr::tr("The table didn’t understand that. Reload this page."); }, {}};
        return attempt(seat, read.value());
    }

    PhoneRefusal call(int seat) override
    {
        if (!m_session.isPlaying())
            return {};
        m_table.soundCall();
        auto &early = m_early[seat];
        if (!early) {
            early = std::make_unique<EarlyCall>(m_session, [this](int caller) { attempt(caller, typename Game::Call{}); });
            connect(early.get(), &EarlyCall::changed, this, &PhoneTable::changed);
        }
        if (early->arm(seat, m_table.mayLeadToCall(m_session.match().observe(seat).hand.size())))
            return {};
        return attempt(seat, typename Game::Call{});
    }

    PhoneRefusal catchSeat(int by, int seat) override
    {
        if (!m_session.isPlaying() || by == seat || seat < 0 || seat >= m_session.match().seats())
            return {};
        return refusalOf(m_session.catchSeat(by, seat), seat);
    }

    PhoneRefusal reportMove(int by, int seat) override
    {
        if constexpr (std::is_same_v<Game, uno::Game>) {
            if (seat >= 0 && seat < m_session.match().seats())
                return attempt(by, uno::ReportMove{static_cast<std::uint8_t>(seat)}, seat);
        }
        return {};
    }

    PhoneRefusal takeBack(int seat) override
    {
        if (!mayTakeBack(seat))
            return {};
        return told(m_session.takeBack(seat));
    }

    void setReady(int seat) override
    {
        if (m_session.isPlaying())
            return;
        m_ready.insert(seat);
        emit changed();
        if (m_session.isBetweenRounds() && !m_table.hasPeople() && m_ready == m_table.phones())
            m_table.nextRound();
    }

private:
    /// Returns a refusal for a reason that exists in one language only; none if it is empty.
    static PhoneRefusal told(const QString &text, const QString &rule = {})
    {
        if (text.isEmpty())
            return {};
        return {[text] { return text; }, rule};
    }

    PhoneRefusal attempt(int seat, const typename Game::Action &action, int other = -1)
    {
        if (!m_session.isPlaying())
            return {};
        return refusalOf(m_session.act(seat, action), other);
    }

    PhoneRefusal refusalOf(const typename TableSession<Game>::Attempt &attempt, int other) const
    {
        if (attempt.isAccepted())
            return {};
        if (attempt.objection)
            return told(attempt.objection->text, attempt.objection->rule);
        if (!attempt.problem.isEmpty())
            return told(attempt.problem);
        const QStringList names = m_session.seating().names();
        const std::string_view rule = reason_rule(attempt.reason);
        return {[reason = attempt.reason, turn = names.value(m_session.turnSeat()), whom = names.value(other)] {
                    return words::refusal(reason, turn, whom);
                },
                QString::fromLatin1(rule.data(), static_cast<qsizetype>(rule.size()))};
    }

    bool mayTakeBack(int seat) const { return m_session.seating().mayTakeBack() && m_session.actionsToTakeBack(seat) > 0; }

    QJsonArray seatsJson(const typename Game::Observation &seen) const
    {
        QJsonArray seats;
        const std::vector<SeatConfig> &configs = m_session.seating().seats;
        for (int seat = 0; seat < static_cast<int>(configs.size()); ++seat) {
            const SeatConfig &config = configs[static_cast<std::size_t>(seat)];
            bool isPosing = false;
            if constexpr (requires { seen.table.is_posing(seat); })
                isPosing = seen.table.is_posing(seat);
            seats.append(QJsonObject{{QStringLiteral("name"), config.name},
                                     {QStringLiteral("color"), config.colorIndex},
                                     {QStringLiteral("portrait"), config.portrait},
                                     {QStringLiteral("cards"), seen.hand_sizes[static_cast<std::size_t>(seat)]},
                                     {QStringLiteral("total"), m_session.match().totals()[static_cast<std::size_t>(seat)]},
                                     {QStringLiteral("turn"), m_session.isPlaying() && seen.table.turn == seat},
                                     {QStringLiteral("exposed"), m_session.isPlaying() && seen.table.is_exposed(seat)},
                                     {QStringLiteral("posing"), isPosing},
                                     {QStringLiteral("computer"), !config.isPerson()},
                                     {QStringLiteral("mayBeCaught"), m_session.isPlaying() && mayBeCaught(seen, seat)}});
        }
        return seats;
    }

    /// Returns the result of the round that is over; null while a round is played.
    QJsonValue overJson(const SeatSight<Game> &sight, int seat) const
    {
        const typename Game::Scored *scored = nullptr;
        for (const auto &event : sight.events) {
            if (const auto *found = std::get_if<typename Game::Scored>(&event))
                scored = found;
        }
        if (m_session.isPlaying() || scored == nullptr)
            return QJsonValue::Null;
        const bool isOver = m_session.isOver();
        const int winner = isOver ? m_session.match().winner() : scored->winner;
        QString title;
        if (winner == seat) //: On a phone, at the end
            title = isOver ? ResultTr::tr("You win the game!") : ResultTr::tr("You win the round!");
        else //: On a phone, at the end. %1 a player's name
            title =
                (isOver ? ResultTr::tr("%1 wins the game") : ResultTr::tr("%1 wins the round")).arg(sight.names.value(winner));
        QJsonArray rows;
        const std::vector<SeatConfig> &configs = m_session.seating().seats;
        for (int other = 0; other < static_cast<int>(configs.size()); ++other) {
            const auto index = static_cast<std::size_t>(other);
            rows.append(QJsonObject{{QStringLiteral("name"), configs[index].name},
                                    {QStringLiteral("color"), configs[index].colorIndex},
                                    {QStringLiteral("portrait"), configs[index].portrait},
                                    {QStringLiteral("points"), scored->points[index]},
                                    {QStringLiteral("total"), scored->totals[index]},
                                    {QStringLiteral("you"), other == seat}});
        }
        QJsonArray ready;
        for (const int one : m_ready)
            ready.append(one);
        return QJsonObject{{QStringLiteral("title"), title},
                           {QStringLiteral("detail"), m_table.resultDetail()},
                           {QStringLiteral("rows"), rows},
                           {QStringLiteral("matchOver"), isOver},
                           {QStringLiteral("ready"), ready}};
    }

    Table &m_table;
    TableSession<Game> &m_session;
    std::set<int> m_ready; ///< The seats whose players are ready for the next round.
    std::map<int, std::unique_ptr<EarlyCall>> m_early;
};

} // namespace

std::unique_ptr<PhoneTable> phoneTable(GameTable &table)
{
    if (auto *dosTable = qobject_cast<DosTable *>(&table))
        return std::make_unique<GamePhones<dos::Game, DosTable>>(*dosTable);
    return std::make_unique<GamePhones<uno::Game, UnoTable>>(static_cast<UnoTable &>(table));
}

} // namespace tableside::phones
