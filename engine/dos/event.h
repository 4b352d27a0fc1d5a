// What happened, in the order in which it happened: the one source for animation, sound, log, spoken
// announcements, records and tests. Card::is_none() in an event stands for a card that the reader may not see.
#pragma once

#include "engine/core/event_sink.h"
#include "engine/dos/card.h"
#include "engine/dos/matching.h"
#include "engine/core/match_event.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace tableside::dos {

using Cards = std::vector<Card>;

enum class DrawReason : std::uint8_t { turn, double_color, caught, false_catch };
enum class LayReason : std::uint8_t { no_match, bonus };

// Of a match, before and after its rounds.
using DealerDrawn = DealerDrawnWith<Card>; // DOS-SETUP-1
using tableside::RoundStarted;
using Scored = ScoredWith<Card>;
using tableside::MatchWon;

// Of a round.
// clang-format off
struct Dealt { std::vector<Cards> hands; Cards row; Cards draw; };     ///< The draw pile from its top.
struct TurnStarted { int seat = 0; };
struct Drew { int seat = 0; Cards cards; DrawReason why = DrawReason::turn; };
struct Matched { int seat = 0; int row = 0; Card row_card; Cards cards; Reading reading; };
struct Laid { int seat = 0; Card card; LayReason why = LayReason::no_match; };
struct BonusSkipped { int seat = 0; };
struct Discarded { Cards cards; };   ///< Matched row cards in row order, then the played ones in theirs.
struct Refilled { Cards cards; };
struct Reshuffled { Cards draw; };   ///< The new draw pile from its top.
struct Exposed { int seat = 0; };
struct WindowClosed { int seat = 0; };
struct Called { int seat = 0; };
struct Caught { int seat = 0; int by = 0; };
struct FalselyCaught { int seat = 0; int by = 0; };
struct WentOut { int seat = 0; };
// clang-format on

using Event =
    std::variant<DealerDrawn, RoundStarted, Scored, MatchWon, Dealt, TurnStarted, Drew, Matched, Laid, BonusSkipped,
                 Discarded, Refilled, Reshuffled, Exposed, WindowClosed, Called, Caught, FalselyCaught, WentOut>;

using EventList = EventKeeper<Event>;
using tableside::NoEvents;

} // namespace tableside::dos
