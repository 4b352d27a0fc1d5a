// What happened, in the order in which it happened: the one source for animation, sound, log, spoken
// announcements, records and tests. Card::is_none() in an event stands for a card that the reader may not see.
#pragma once

#include "dos/card.h"
#include "dos/matching.h"

#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

namespace tableside::dos {

using Cards = std::vector<Card>;

enum class DrawReason : std::uint8_t { turn, double_color, caught, false_catch };
enum class LayReason : std::uint8_t { no_match, bonus };

// Of a match, before and after its rounds.
struct DealerDrawn { std::vector<Cards> draws; int dealer = 0; };  ///< Per seat, the cards drawn (DOS-SETUP-1).
struct RoundStarted { int number = 1; int dealer = 0; };
struct Scored { int winner = 0; std::vector<Cards> hands; std::vector<int> points; std::vector<int> totals; };
struct MatchWon { int seat = 0; std::vector<int> totals; };

// Of a round.
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

using Event = std::variant<DealerDrawn, RoundStarted, Scored, MatchWon, Dealt, TurnStarted, Drew, Matched, Laid,
                           BonusSkipped, Discarded, Refilled, Reshuffled, Exposed, WindowClosed, Called, Caught,
                           FalselyCaught, WentOut>;

/// Keeps every event.
class EventList
{
public:
    static constexpr bool keeps = true;
    void push(Event event) { m_events.push_back(std::move(event)); }
    const std::vector<Event> &events() const { return m_events; }
    std::vector<Event> take() { return std::exchange(m_events, {}); }
    void clear() { m_events.clear(); }

private:
    std::vector<Event> m_events;
};

/// For playouts: events are not even made.
struct NoEvents
{
    static constexpr bool keeps = false;
    template <typename Any>
    void push(const Any &) {}
};

} // namespace tableside::dos
