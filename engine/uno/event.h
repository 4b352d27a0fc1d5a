// The events of a match of UNO, emitted in the order in which they happen. Animation, sound, log, spoken announcements,
// records, and tests all use these events. A card that the receiver must not see is empty (Card::is_none()).
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

// Events of a match, before and after its rounds.
using DealerDrawn = DealerDrawnWith<Card>; // the card that a seat draws to decide who deals first (UNO-SETUP-1)
using tableside::RoundStarted;
using Scored = ScoredWith<Card>;
using tableside::MatchWon;

// Events of a round.
// clang-format off
struct Dealt { std::vector<Cards> hands; Card top; Cards draw; }; ///< `draw` is the draw pile, top card first.
struct TurnStarted { int seat = 0; };
struct Played { int seat = 0; Card card; bool jumps_in = false; };
struct ColorNamed { int seat = 0; Color color = Color::red; };
struct Reversed { int direction = 1; }; ///< The new direction: 1 to the left, -1 to the right.
struct Skipped { int seat = 0; };       ///< The seat misses its turn, for any reason.
struct Drew { int seat = 0; Cards cards; DrawReason why = DrawReason::turn; };
/// The seat keeps the card that it drew, whether or not the card could be played (UNO-TURN-5).
struct Passed { int seat = 0; };
/// A challenge by `seat` of a Wild Draw Four (UNO-CHAL-1). `hand` is the hand of `target`, who played the card, right
/// after that play; only these two seats see it. `guilty` means that the card was a bluff.
struct Challenged { int seat = 0; int target = 0; bool guilty = false; Cards hand; };
/// An exchange of hands by the house rule UNO-SEVEN-1. After a 7, `target` is the other seat; after a 0, it is nullopt
/// because every hand moves one seat on. `hands` has the hand of each seat after the exchange.
struct HandsSwapped { int seat = 0; std::optional<int> target; std::vector<Cards> hands; };
struct Posing { int seat = 0; };
struct Moved { int seat = 0; int by = 0; };
struct PoseEnded { int seat = 0; };
struct Reshuffled { Cards draw; };      ///< The new draw pile, top card first.
struct Exposed { int seat = 0; };
struct WindowClosed { int seat = 0; };
struct Called { int seat = 0; };
struct Caught { int seat = 0; int by = 0; };
struct WentOut { int seat = 0; };
struct Blocked { int winner = 0; };     ///< The round ended without an empty hand, because it was blocked (UNO-PILE-1).
// clang-format on

using Event = std::variant<DealerDrawn, RoundStarted, Scored, MatchWon, Dealt, TurnStarted, Played, ColorNamed,
                           Reversed, Skipped, Drew, Passed, Challenged, HandsSwapped, Posing, Moved, PoseEnded,
                           Reshuffled, Exposed, WindowClosed, Called, Caught, WentOut, Blocked>;

using EventList = EventKeeper<Event>;
using tableside::NoEvents;

} // namespace tableside::uno
