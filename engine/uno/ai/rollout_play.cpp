#include "engine/uno/ai/rollout_play.h"

#include "engine/uno/matching.h"

#include <array>
#include <bit>
#include <climits>
#include <cstdint>

namespace tableside::uno {

namespace {

using Likings = std::array<std::int16_t, 68>;

/// By pressure and Card::code(): liking_of() without the kinds of its colour.
constexpr auto own_likings = [] {
    std::array<Likings, 4> likings{};
    for (std::size_t pressure = 0; pressure < likings.size(); ++pressure) {
        for (std::size_t code = 0; code < likings[pressure].size(); ++code) {
            const Card card = Card::from_code(static_cast<int>(code));
            const int liking = liking_of(card, 0, {(pressure & 1U) != 0, (pressure & 2U) != 0});
            likings[pressure][code] = static_cast<std::int16_t>(liking);
        }
    }
    return likings;
}();

const Likings &likings_under(const Pressure &pressure)
{
    return own_likings[std::size_t{pressure.is_pressed} + 2 * std::size_t{pressure.next_is_short}];
}

} // namespace

Colour strongest_colour(const Hand &hand)
{
    return KindCounts(hand.kinds()).strongest();
}

PlayCard quick_play(const TopCard &top, const Hand &hand, const Pressure &pressure)
{
    const KindCounts counts(hand.kinds());
    const Likings &likings = likings_under(pressure);
    PlayCard best;
    int most = INT_MIN;
    const auto like = [&](Card card, Colour colour) {
        int liking = likings[static_cast<std::size_t>(card.code())] + liking_per_kind * counts.of(colour);
        if (pressure.moves_hands())
            liking += pressure.for_exchange(card);
        if (liking > most) {
            most = liking;
            best = {card, card.is_wild() ? colour : Colour::any};
        }
    };
    for (KindSet rest = hand.kinds() & matching_kinds(top.card, top.colour); rest != 0; rest &= rest - 1) {
        const Card card = Card::from_code(std::countr_zero(rest));
        like(card, card.colour());
    }
    if (hand.has_wilds()) {
        const Colour colour = counts.strongest();
        hand.for_each_wild_kind([&](Card card) {
            if (card != wild_draw_four || !hand.has_colour(top.colour))
                like(card, colour);
        });
    }
    return best;
}

bool can_play(const TopCard &top, const Hand &hand)
{
    return can_play(top.card, top.colour, hand);
}

} // namespace tableside::uno
