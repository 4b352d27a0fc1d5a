// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Checks the views that phones were shown against the stored record of the match. The record is replayed independently of the
// table, and each view must be exactly what observe() and seen_by() let its seat see at some position of the record: then the
// view was stored before it was shown, and has no card that its seat may not see.
#pragma once

// The headers of QObject classes come first, because moc 6.4 cannot parse <compare>, which the engine's headers include.
#include "app/phones/game/seat_view.h"
#include "app/phones/phone_language.h"
#include "app/table/session/match_header.h"
#include "engine/dos/json/codec.h"
#include "engine/dos/notation.h"
#include "engine/record/full_record.h"
#include "engine/record/replay.h"
#include "engine/record/verify_records.h"
#include "engine/uno/json/codec.h"
#include "engine/uno/notation.h"

#include <QByteArrayList>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <memory>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <vector>

namespace tableside::test {

template <typename Game>
class PhoneWitness
{
public:
    using Event = typename Game::Event;

    /// \p record is the stored record, header first. problem() says whether it follows from the rules.
    explicit PhoneWitness(const QByteArrayList &record)
    {
        std::vector<std::string> lines;
        for (const QByteArray &line : record)
            lines.push_back(line.toStdString());
        m_problem = whyNotVerified(lines);
        if (!m_problem.isEmpty())
            return;
        Replay<Game> replay(ReplayMode::load);
        std::vector<Event> events;
        std::size_t known = 0;   // the number of events before the line
        std::ptrdiff_t shift = 0; // from an index in events to one in m_events
        const auto error = feed_lines(replay, lines, [&](const std::string &, const Json &json) {
            if (replay.last_kind() == RecordLineKind::header)
                m_config = configFromHeader(replay.header(), json);
            update_events(events, replay);
            const auto started = std::find_if(events.rbegin(), events.rend(), [](const Event &event) {
                return std::holds_alternative<typename Game::RoundStarted>(event);
            });
            const auto first = started == events.rend() ? events.end() : started.base() - 1;
            const bool isTakenBack = events.size() < known;
            if (isTakenBack)
                shift = static_cast<std::ptrdiff_t>(m_events.size()) - (first - events.begin());
            m_events.insert(m_events.end(), isTakenBack ? first : events.begin() + static_cast<std::ptrdiff_t>(known),
                            events.end());
            known = events.size();
            m_positions.push_back({replay.match(), first - events.begin() + shift,
                                   static_cast<std::ptrdiff_t>(m_events.size())});
        });
        if (error)
            m_problem = QString::fromStdString(error->cause);
    }

    /// Returns why the record is wrong, or why the last view was not found.
    QString problem() const { return m_problem; }
    /// Returns the number of lines of the record.
    qsizetype positions() const { return static_cast<qsizetype>(m_positions.size()); }
    /// Returns whether the match is over at the end of the record.
    bool isOver() const { return !m_positions.empty() && m_positions.back().match.phase() == MatchPhase::over; }

    /// Returns the first position from \p from to \p last at which the seat may be shown \p view, which is in \p language.
    /// Returns nothing, with problem(), if there is none.
    std::optional<qsizetype> find(int seat, const QJsonObject &view, phones::PhoneLanguages &languages,
                                  const QString &language, qsizetype from, qsizetype last)
    {
        const phones::PhoneLanguages::Scope scope(languages, language);
        int looksAlike = 0;
        m_problem = QStringLiteral("no position from %1 to %2 looks like it").arg(from).arg(last);
        for (qsizetype at = std::max<qsizetype>(1, from); at <= last; ++at) {
            const Position &position = m_positions[static_cast<std::size_t>(at)];
            const auto seen = position.match.observe(seat);
            if (!mayBe(view, seen))
                continue;
            const QString different = difference(view, position, seen);
            if (different.isEmpty())
                return at;
            if (looksAlike++ < 3)
                m_problem += QStringLiteral("; at %1: %2").arg(at).arg(different);
        }
        m_problem += QStringLiteral("; seat %1: ").arg(seat) + textOf(view);
        return {};
    }

private:
    struct Position
    {
        Match<Game> match;
        // The events of the current or last round are those from first to before last in m_events.
        std::ptrdiff_t first = 0;
        std::ptrdiff_t last = 0;
    };

    std::span<const Event> roundOf(const Position &position) const
    {
        return {m_events.begin() + position.first, m_events.begin() + position.last};
    }

    static QString textOf(const QJsonObject &json)
    {
        return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
    }

    /// Returns why the record with all its events does not follow from the rules; empty if it does.
    static QString whyNotVerified(const std::vector<std::string> &lines)
    {
        const auto full = full_record<Game>(lines);
        if (!full)
            return QString::fromStdString(full.error().cause);
        std::istringstream stream(full.value());
        JsonLineReader reader(stream);
        const auto summary = verify_records(reader);
        return summary ? QString() : QString::fromStdString(summary.error().cause);
    }

    static bool mayBe(const QJsonObject &view, const typename Game::Observation &seen)
    {
        if (view.value(QStringLiteral("draw")).toInt() != seen.table.draw_count
            || view.value(QStringLiteral("discard")).toInt() != seen.table.discard_count)
            return false;
        const QJsonArray hand = view.value(QStringLiteral("hand")).toArray();
        qsizetype index = 0;
        bool isSame = hand.size() == seen.hand.size();
        seen.hand.for_each_card([&](auto card) {
            isSame = isSame
                && hand[index++][QStringLiteral("card")].toString() == QString::fromStdString(card_text(card));
        });
        return isSame;
    }

    /// Returns the first member that is not as it must be, or an empty text.
    QString difference(const QJsonObject &view, const Position &position, const typename Game::Observation &seen) const
    {
        const bool isPlaying = position.match.phase() == MatchPhase::playing;
        const phones::SeatSight<Game> sight{seen, phones::latestSeen<Game>(roundOf(position), seen.seat), m_config.names(),
                                            isPlaying};
        QJsonObject expected = phones::seatView(sight);
        expected.insert(QStringLiteral("scene"), QStringLiteral("game"));
        expected.insert(QStringLiteral("problem"), QString());
        expected.insert(QStringLiteral("you"), player(seen.seat, {QStringLiteral("seat"), seen.seat}));
        QJsonObject call = expected.take(QStringLiteral("call")).toObject();
        for (auto member = expected.constBegin(); member != expected.constEnd(); ++member) {
            if (view.value(member.key()) != member.value())
                return textOf({{member.key(), member.value()}});
        }
        const QJsonObject shownCall = view.value(QStringLiteral("call")).toObject();
        for (const QString &member : {QStringLiteral("may"), QStringLiteral("armed")}) {
            if (!shownCall.value(member).isBool())
                return QStringLiteral("call: ") + member;
            call.insert(member, shownCall.value(member));
        }
        if (shownCall != call)
            return QStringLiteral("call");
        if (const QString wrong = seatsDifference(view.value(QStringLiteral("seats")).toArray(), position, seen);
            !wrong.isEmpty())
            return wrong;
        if (const QString wrong = overDifference(view.value(QStringLiteral("over")), position, seen.seat);
            !wrong.isEmpty())
            return wrong;
        if (!isHint(view.value(QStringLiteral("hint")), isPlaying && seen.table.turn == seen.seat))
            return QStringLiteral("hint");
        // Anything else could hold a card.
        if (!view.value(QStringLiteral("version")).isDouble() || !view.value(QStringLiteral("takeBack")).isBool())
            return QStringLiteral("version or takeBack");
        if (view.size() != expected.size() + 6) // call, seats, over, hint, version, takeBack
            return QStringLiteral("an unknown member among ") + view.keys().join(u' ');
        return {};
    }

    /// Returns whether a view may have the hint. Its texts are not compared, because they come from a search.
    static bool isHint(const QJsonValue &hint, bool mayAsk)
    {
        if (!mayAsk)
            return hint.isNull();
        const QJsonObject shown = hint.toObject();
        const QString state = shown.value(QStringLiteral("state")).toString();
        if (state != QLatin1String("shown"))
            return shown.size() == 1 && (state == QLatin1String("none") || state == QLatin1String("searching"));
        return shown.size() == 3 && !shown.value(QStringLiteral("text")).toString().isEmpty()
            && shown.value(QStringLiteral("detail")).isString();
    }

    QJsonObject player(int seat, const std::pair<QString, QJsonValue> &more) const
    {
        const SeatConfig &config = m_config.seats[static_cast<std::size_t>(seat)];
        return {{QStringLiteral("name"), config.name},
                {QStringLiteral("color"), config.colorIndex},
                {QStringLiteral("portrait"), config.portrait},
                {more.first, more.second}};
    }

    QString seatsDifference(const QJsonArray &seats, const Position &position,
                            const typename Game::Observation &seen) const
    {
        const bool isPlaying = position.match.phase() == MatchPhase::playing;
        if (seats.size() != position.match.seats())
            return QStringLiteral("the number of seats");
        for (int seat = 0; seat < seats.size(); ++seat) {
            const auto index = static_cast<std::size_t>(seat);
            QJsonObject expected = player(seat, {QStringLiteral("cards"), seen.hand_sizes[index]});
            expected.insert(QStringLiteral("total"), position.match.totals()[index]);
            expected.insert(QStringLiteral("turn"), isPlaying && seen.table.turn == seat);
            expected.insert(QStringLiteral("exposed"), isPlaying && seen.table.is_exposed(seat));
            expected.insert(QStringLiteral("computer"), !m_config.seats[index].isPerson());
            expected.insert(QStringLiteral("mayBeCaught"), isPlaying && phones::mayBeCaught(seen, seat));
            bool isPosing = false;
            if constexpr (requires { seen.table.is_posing(seat); })
                isPosing = seen.table.is_posing(seat);
            expected.insert(QStringLiteral("posing"), isPosing);
            QJsonObject shown = seats[seat].toObject();
            static const QSet<QString> states{QStringLiteral("none"), QStringLiteral("here"), QStringLiteral("lost")};
            if (!states.contains(shown.take(QStringLiteral("phone")).toString()) || shown != expected)
                return QStringLiteral("seat %1").arg(seat);
        }
        return {};
    }

    QString overDifference(const QJsonValue &over, const Position &position, int seat) const
    {
        const typename Game::Scored *scored = nullptr;
        for (const Event &event : roundOf(position)) {
            if (const auto *found = std::get_if<typename Game::Scored>(&event))
                scored = found;
        }
        if (position.match.phase() == MatchPhase::playing || !scored)
            return over.isNull() ? QString() : QStringLiteral("a result during the round");
        const bool isMatchOver = position.match.phase() == MatchPhase::over;
        const int winner = isMatchOver ? position.match.winner() : scored->winner;
        QJsonArray rows; // the winner first
        for (int other = 0; other < position.match.seats(); ++other) {
            const auto index = static_cast<std::size_t>(other);
            QJsonObject row = player(other, {QStringLiteral("you"), other == seat});
            row.insert(QStringLiteral("points"), scored->points[index]);
            row.insert(QStringLiteral("total"), scored->totals[index]);
            if (other == winner)
                rows.prepend(row);
            else
                rows.append(row);
        }
        const QJsonObject shown = over.toObject();
        const bool isRight = shown.value(QStringLiteral("rows")) == rows && shown.size() == 5
            && shown.value(QStringLiteral("matchOver")) == isMatchOver
            && shown.value(QStringLiteral("ready")).isArray()
            && !shown.value(QStringLiteral("title")).toString().isEmpty();
        return isRight ? QString() : QStringLiteral("over");
    }

    MatchConfig<Game> m_config;
    std::vector<Position> m_positions;
    std::vector<Event> m_events; ///< All events. After a take-back, those of the round once more, without what was taken back.
    QString m_problem;
};

} // namespace tableside::test
