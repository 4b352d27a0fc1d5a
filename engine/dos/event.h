// The events of DOS, such as a drawn card, in the order in which they happen. The rules emit events for animations,
// sounds, logs, announcements, records and tests. If a viewer may not see a card, the card in the viewer's event is
// empty (Card::is_none()).
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

// Events of a match outside its rounds: the draw for the dealer, the start of a round, its scores, and the winner.
using DealerDrawn = DealerDrawnWith<Card>; // the cards that the seats drew to find the first dealer (DOS-SETUP-1)
using tableside::RoundStarted;
using Scored = ScoredWith<Card>;
using tableside::MatchWon;

// Events within a round.
// clang-format off
struct Dealt { std::vector<Cards> hands; Cards row; Cards draw; };     ///< `draw` is the draw pile, top card first.
struct TurnStarted { int seat = 0; };
struct Drew { int seat = 0; Cards cards; DrawReason why = DrawReason::turn; };
struct Matched { int seat = 0; int row = 0; Card row_card; Cards cards; Reading reading; };
struct Laid { int seat = 0; Card card; LayReason why = LayReason::no_match; };
struct BonusSkipped { int seat = 0; };
struct Discarded { Cards cards; };   ///< The matched row cards in row order, then the cards played on them in order of play.
struct Refilled { Cards cards; };
struct Reshuffled { Cards draw; };   ///< `draw` is the new draw pile, top card first.
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
