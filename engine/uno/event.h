// What happened, in the order in which it happened: the one source for animation, sound, log, spoken
// announcements, records and tests. Card::is_none() in an event stands for a card that the reader may not see.
#pragma once

#include "engine/core/event_sink.h"
#include "engine/core/match_event.h"
#include "engine/uno/card.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace tableside::uno {

using Cards = std::vector<Card>;

enum class DrawReason : std::uint8_t { turn, caught, draw_two, draw_four, challenge, moved };

// Of a match, before and after its rounds.
using DealerDrawn = DealerDrawnWith<Card>; // UNO-SETUP-1
using tableside::RoundStarted;
using Scored = ScoredWith<Card>;
using tableside::MatchWon;

// Of a round.
// clang-format off
struct Dealt { std::vector<Cards> hands; Card top; Cards draw; }; ///< The draw pile from its top.
struct TurnStarted { int seat = 0; };
struct Played { int seat = 0; Card card; bool jumps_in = false; };
struct ColorNamed { int seat = 0; Color color = Color::red; };
struct Reversed { int direction = 1; }; ///< The one from now on: 1 to the left, -1 to the right.
struct Skipped { int seat = 0; };       ///< It misses its turn, for whatever reason.
struct Drew { int seat = 0; Cards cards; DrawReason why = DrawReason::turn; };
struct Passed { int seat = 0; };        ///< The seat keeps the card that it drew; the event does not say whether it could be played (UNO-TURN-5).
/// `hand` is what the Wild Draw Four left behind, without what was drawn since; for the challenger alone (UNO-CHAL-1).
struct Challenged { int seat = 0; int target = 0; bool guilty = false; Cards hand; };
/// `target` is none where all pass their hands on (UNO-SEVEN-1). All hands as they are now.
struct HandsSwapped { int seat = 0; std::optional<int> target; std::vector<Cards> hands; };
struct Posing { int seat = 0; };
struct Moved { int seat = 0; int by = 0; };
struct PoseEnded { int seat = 0; };
struct Reshuffled { Cards draw; };      ///< The new draw pile from its top.
struct Exposed { int seat = 0; };
struct WindowClosed { int seat = 0; };
struct Called { int seat = 0; };
struct Caught { int seat = 0; int by = 0; };
struct WentOut { int seat = 0; };
struct Blocked { int winner = 0; };     ///< Nobody could play or draw any more (UNO-PILE-1).
// clang-format on

using Event = std::variant<DealerDrawn, RoundStarted, Scored, MatchWon, Dealt, TurnStarted, Played, ColorNamed,
                           Reversed, Skipped, Drew, Passed, Challenged, HandsSwapped, Posing, Moved, PoseEnded,
                           Reshuffled, Exposed, WindowClosed, Called, Caught, WentOut, Blocked>;

using EventList = EventKeeper<Event>;
using tableside::NoEvents;

} // namespace tableside::uno
