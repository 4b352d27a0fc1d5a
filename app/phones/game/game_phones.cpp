// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The two kinds of PhoneTable.
#include "app/phones/game/phone_races.h"
#include "app/phones/game/phone_table.h"
#include "app/phones/game/seat_view.h"

#include "app/table/advice/game_hint.h"
#include "app/table/dos/dos_table.h"
#include "app/table/session/early_call.h"
#include "app/table/uno/uno_table.h"
#include "app/words/action_words.h"
#include "engine/dos/json/codec.h"
#include "engine/uno/json/codec.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <map>
#include <set>
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
    GamePhones(Table &table, std::function<calls::Microseconds()> clock)
        : m_table(table), m_session(table.session()), m_races(std::move(clock))
    {
        m_session.setPressJudge([this](int by, int seat, const std::function<void()> &perform) {
            const calls::Microseconds now = m_races.now();
            judge(by, seat, {{now, 0, calls::PressDate::arrival}, now}, perform);
        });
        connect(&m_session, &MatchSessionBase::aboutToAct, &m_races, &PhoneRaces::tellNow);
        connect(&m_races, &PhoneRaces::told, this, &GamePhones::onTold);
        connect(&m_session, &MatchSessionBase::happened, this, [this] {
            if (m_session.isPlaying())
                m_ready.clear();
            emit changed();
        });
        connect(&m_session, &MatchSessionBase::rewound, this, [this] {
            m_races.clear();
            emit changed();
        });
        connect(&m_session, &MatchSessionBase::graceRestarted, this, &PhoneTable::changed);
        connect(&m_session, &MatchSessionBase::notStored, this, &PhoneTable::changed);
        // The sentence below the result is that of the table, which shows the end of a round a moment later
        connect(&m_table, &GameTable::roundChanged, this, &PhoneTable::changed);
    }

    ~GamePhones() override { m_session.setPressJudge({}); }

    QList<SceneSeat> seats() const override
    {
        QList<SceneSeat> seats;
        for (const SeatConfig &config : m_session.seating().seats) {
            seats.append({config.name, config.portrait, config.colorIndex, config.isPerson() ? config.personId : QString(),
                          config.isPerson()});
        }
        return seats;
    }

    void setPhones(const SeatPhones &phones) override
    {
        std::set<int> seats;
        for (const auto &[seat, phone] : phones)
            seats.insert(seat);
        m_table.setPhones(seats);
        for (int seat = 0; seat < m_table.seatCount(); ++seat) {
            const auto phone = phones.find(seat);
            m_table.showPhone(seat,
                              phone == phones.end()      ? SeatRow::NoPhone
                                  : phone->second.isLost ? SeatRow::PhoneLost
                                                         : SeatRow::PhoneHere);
        }
        m_races.setPhones(phones);
    }

    QJsonObject view(int seat) const override
    {
        const SeatSight<Game> sight{m_session.match().observe(seat), latestSeen<Game>(m_session.history(), seat),
                                    m_session.seating().names(), m_session.isPlaying()};
        QJsonObject view = seatView(sight);
        view.insert(QStringLiteral("seats"), seatsJson(sight.seen));
        view.insert(QStringLiteral("over"), overJson(sight, seat));
        view.insert(QStringLiteral("problem"), m_session.storeProblem());
        view.insert(QStringLiteral("takeBack"), mayTakeBack(seat));
        view.insert(QStringLiteral("hint"), hintJson(seat));
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
            return notUnderstood();
        const auto read = Game::Codec::action_from_json(json.value());
        if (!read)
            return notUnderstood();
        return attempt(seat, read.value());
    }

    PhoneRefusal call(int seat, const PhonePress &press) override
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
        judge(seat, seat, press, [this, seat] { report(seat, attempt(seat, typename Game::Call{})); });
        return {};
    }

    PhoneRefusal catchSeat(int by, int seat, const PhonePress &press) override
    {
        if (!m_session.isPlaying() || by == seat || seat < 0 || seat >= m_session.match().seats())
            return {};
        const auto afterMs = static_cast<std::uint16_t>(std::clamp<qint64>(msExposedAt(press, seat), 0, UINT16_MAX));
        judge(by, seat, press, [this, by, seat, afterMs] {
            report(by, attempt(by, typename Game::Catch{static_cast<std::uint8_t>(seat), afterMs}, seat));
        });
        return {};
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
        if (const QString problem = m_session.takeBack(seat); !problem.isEmpty())
            return {[text = problem] { return text; }, {}};
        return {};
    }

    PhoneRefusal toggleHint(int seat) override
    {
        if (!mayAskForHint(seat))
            return {};
        auto &hint = m_hints[seat];
        if (!hint) {
            hint = std::make_unique<GameHint<Game>>(m_session, seat);
            connect(hint.get(), &HintModel::changed, this, &PhoneTable::changed);
        }
        hint->setInTurn(true);
        hint->toggle();
        return {};
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
    static PhoneRefusal notUnderstood()
    {
        //: On a phone; the page that it shows is probably from another version of the program
        return {[] { return ResultTr::tr("The table didn’t understand that. Reload this page."); }, {}};
    }

    void report(int seat, const PhoneRefusal &refusal)
    {
        if (refusal.text)
            emit refused(seat, refusal);
    }

    /// Returns how long the seat had been exposed at the press, in milliseconds; a long time if it is not exposed.
    qint64 msExposedAt(const PhonePress &press, int seat) const
    {
        return m_session.isExposed(seat) ? m_session.msSinceExposed(seat) - (press.arrivalUs - press.time.at_us) / 1000
                                         : qint64{UINT16_MAX};
    }

    /// Compares the call (`by` is `seat`) or catch of a seat that can be caught with those of phones that may still be on their
    /// way. Others are performed at once, and so are catches within the grace time, which are refused.
    void judge(int by, int seat, const PhonePress &press, const std::function<void()> &perform)
    {
        const SeatRow shown = m_table.seats()->row(seat);
        const bool isExposed = m_session.isExposed(seat);
        if (isExposed && (by == seat || msExposedAt(press, seat) >= m_session.graceMs()))
            m_races.add({by, seat, press, perform});
        else if (!isExposed && std::is_same_v<Game, dos::Game> && by != seat && isPhone(by) && (shown.exposed || shown.justSafe))
            reportLate(by, seat); // must not cost cards as a wrong catch (DOS-CALL-7)
        else
            perform();
    }

    bool isPhone(int seat) const { return m_table.phones().contains(seat); }

    /// Performs the call or catch that decides, and tells the others why theirs doesn't count.
    void onTold(int seat, const std::vector<PhoneRaces::Entry> &entries, const calls::Finding &finding)
    {
        const QString name = m_session.seating().names().value(seat);
        const int first = finding.verdict == calls::Verdict::caught ? finding.by.value_or(-1) : seat;
        const bool isStillExposed = m_session.isExposed(seat); // false if a call was made at once, because it was armed before
        for (const PhoneRaces::Entry &entry : entries) {
            if (entry.by == first && isStillExposed)
                entry.perform();
        }
        for (const PhoneRaces::Entry &entry : entries) {
            if (entry.by == first && isStillExposed)
                continue;
            if (!isPhone(entry.by) || (entry.by == seat && !isStillExposed))
                entry.perform();       // the table itself says that it is too late, which costs nothing
            else if (entry.by == seat) //: On a phone, after a call that came too late. %1 a player's name
                report(seat,
                       {[other = m_session.seating().names().value(first)] {
                            return ResultTr::tr("%1 was faster and caught you.").arg(other);
                        },
                        {}});
            else if (finding.verdict == calls::Verdict::tie && entry.isTied)
                //: On a phone, after a catch. %1 the player who called at the same moment
                report(entry.by,
                       {[name] { return ResultTr::tr("You and %1 were equally fast, so nobody draws.").arg(name); }, {}});
            else
                reportLate(entry.by, seat);
        }
    }

    /// Tells a player that `seat` can no longer be caught.
    void reportLate(int by, int seat)
    {
        report(by, refusalOf({why_not_exposed(m_session.match().state().table, seat), {}}, seat));
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
            return {[text = attempt.objection->text] { return text; }, attempt.objection->rule};
        if (!attempt.problem.isEmpty())
            return {[text = attempt.problem] { return text; }, {}};
        const QStringList names = m_session.seating().names();
        const std::string_view rule = reason_rule(attempt.reason);
        return {[reason = attempt.reason, turn = names.value(m_session.turnSeat()), caught = names.value(other)] {
                    return words::refusal(reason, turn, caught);
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
        QJsonArray rows; // the winner first, as at the table
        const std::vector<SeatConfig> &configs = m_session.seating().seats;
        for (int other = 0; other < static_cast<int>(configs.size()); ++other) {
            const auto index = static_cast<std::size_t>(other);
            const QJsonObject row{
                {QStringLiteral("name"), configs[index].name},         {QStringLiteral("color"), configs[index].colorIndex},
                {QStringLiteral("portrait"), configs[index].portrait}, {QStringLiteral("points"), scored->points[index]},
                {QStringLiteral("total"), scored->totals[index]},      {QStringLiteral("you"), other == seat}};
            if (other == winner)
                rows.prepend(row);
            else
                rows.append(row);
        }
        // The table may not have shown the result yet.
        const bool isReached = std::ranges::any_of(m_session.match().totals(),
                                                   [this](int total) { return total >= m_session.target(); });
        QJsonArray ready;
        for (const int one : m_ready)
            ready.append(one);
        return QJsonObject{{QStringLiteral("title"), title},
                           {QStringLiteral("detail"), m_table.resultDetail(isOver, isReached)},
                           {QStringLiteral("rows"), rows},
                           {QStringLiteral("matchOver"), isOver},
                           {QStringLiteral("ready"), ready}};
    }

    bool mayAskForHint(int seat) const
    {
        return m_session.isPlaying() && m_session.turnSeat() == seat
            && m_session.seating().seats[static_cast<std::size_t>(seat)].hintsAllowed;
    }

    /// Returns the hint of a seat; null if its player may not ask for one now.
    QJsonValue hintJson(int seat) const
    {
        if (!mayAskForHint(seat))
            return QJsonValue::Null;
        const auto hint = m_hints.find(seat);
        if (hint == m_hints.end() || hint->second->state() == HintModel::None)
            return QJsonObject{{QStringLiteral("state"), QStringLiteral("none")}};
        if (hint->second->state() == HintModel::Searching)
            return QJsonObject{{QStringLiteral("state"), QStringLiteral("searching")}};
        const words::HintWords words = hint->second->words(); // in the language of the phone
        return QJsonObject{{QStringLiteral("state"), QStringLiteral("shown")},
                           {QStringLiteral("text"), words.text},
                           {QStringLiteral("detail"), words.detail}};
    }

    Table &m_table;
    TableSession<Game> &m_session;
    std::map<int, std::unique_ptr<GameHint<Game>>> m_hints; ///< The hints of the seats whose players have asked for one.
    std::set<int> m_ready;                                  ///< The seats whose players are ready for the next round.
    std::map<int, std::unique_ptr<EarlyCall>> m_early;
    PhoneRaces m_races;
};

} // namespace

std::unique_ptr<PhoneTable> phoneTable(GameTable &table, std::function<calls::Microseconds()> clock)
{
    if (auto *dosTable = qobject_cast<DosTable *>(&table))
        return std::make_unique<GamePhones<dos::Game, DosTable>>(*dosTable, std::move(clock));
    return std::make_unique<GamePhones<uno::Game, UnoTable>>(static_cast<UnoTable &>(table), std::move(clock));
}

} // namespace tableside::phones
