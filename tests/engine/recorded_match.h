// A match played by random seats and written down twice: as a full record and as a save.
#pragma once

#include "match/match.h"
#include "record/dos_json.h"
#include "record/record_writer.h"
#include "record/replay.h"

#include <sstream>
#include <string>
#include <vector>

namespace tableside::test {

struct RecordedMatch
{
    std::vector<std::string> record; ///< Lines.
    std::vector<std::string> save;
    Match<dos::Game> match{2, {}, 0};
};

/// Calls, catches and false catches included; each observation on the way is given to `visit`.
template <typename Visit>
RecordedMatch record_match(int seats, const dos::Ruleset &rules, std::uint64_t seed, Visit visit)
{
    using Game = dos::Game;
    RecordedMatch recorded{{}, {}, Match<Game>(seats, rules, seed)};
    Match<Game> &match = recorded.match;
    RecordWriter<Game> writer;
    writer.begin(make_header<Game>(std::vector<std::string>(static_cast<std::size_t>(seats), "Ännä"), rules, seed));
    recorded.save.push_back(writer.text().substr(0, writer.text().size() - 1));
    Random random(derived_seed(seed, 7));
    const auto below = [&](std::size_t bound) { return random.below(static_cast<std::uint32_t>(bound)); };
    dos::EventList events;
    dos::ActionList legal;
    while (match.phase() != MatchPhase::over) {
        if (match.phase() == MatchPhase::between_rounds) {
            match.start_round(events);
            recorded.save.push_back(round_line<Game>(match.round(), match.dealer()));
            writer.events(events.take());
            continue;
        }
        int seat = match.state().table.turn;
        const dos::Observation seen = match.observe(seat);
        visit(seen);
        dos::legal_actions(seen, legal);
        dos::Action action = legal[below(legal.size())];
        if (match.state().table.exposed != 0 && random.chance(0.5)) {
            seat = static_cast<int>(below(static_cast<std::size_t>(seats)));
            action = random.chance(0.5)
                ? dos::Action{dos::CallDos{}}
                : dos::CatchSeat{static_cast<std::uint8_t>(below(static_cast<std::size_t>(seats))),
                                 static_cast<std::uint16_t>(below(3000))};
        }
        const dos::State before = match.state();
        if (match.apply(seat, action, events) != dos::Reason::none)
            continue;
        writer.action(seat, action, before);
        writer.events(events.take());
        recorded.save.push_back(action_line<Game>(seat, action, before));
    }
    std::istringstream lines(writer.text());
    for (std::string line; std::getline(lines, line);)
        recorded.record.push_back(line);
    return recorded;
}

inline RecordedMatch record_match(int seats, const dos::Ruleset &rules, std::uint64_t seed)
{
    return record_match(seats, rules, seed, [](const dos::Observation &) {});
}

inline std::string joined(const std::vector<std::string> &lines)
{
    std::string text;
    for (const std::string &line : lines)
        text += line + "\n";
    return text;
}

inline Result<ReplaySummary> verified(const std::string &text)
{
    std::istringstream stream(text);
    return verify_records<dos::Game>(stream);
}

} // namespace tableside::test
