#include "engine/dos/reason.h"

#include <array>

namespace tableside::dos {

namespace {

struct Row
{
    std::string_view code;
    std::string_view rule;
};

constexpr std::array<Row, reason_count> rows{{
    {"none", ""},
    {"round-over", "DOS-SCORE-1"},
    {"not-your-turn", "DOS-TURN-1"},
    {"no-such-row-card", "DOS-TURN-1"},
    {"row-card-already-matched", "DOS-TURN-2"},
    {"card-not-in-hand", "DOS-TURN-1"},
    {"number-does-not-match", "DOS-MATCH-1"},
    {"sum-does-not-match", "DOS-MATCH-2"},
    {"already-drawn", "DOS-TURN-3"},
    {"draw-after-match", "DOS-TURN-6"},
    {"nothing-matched", "DOS-TURN-1"},
    {"lay-owed", "DOS-TURN-4"},
    {"lay-before-draw", "DOS-TURN-4"},
    {"lay-after-match", "DOS-TURN-4"},
    {"only-bonus-lays-now", "DOS-END-3"},
    {"no-bonus-to-skip", "DOS-END-3"},
    {"bonus-lays-compulsory", "DOS-END-3"},
    {"nothing-to-call", "DOS-CALL-1"},
    {"already-called", "DOS-CALL-8"},
    {"already-caught", "DOS-CALL-3"},
    {"call-window-closed", "DOS-CALL-4"},
    {"no-such-seat", "DOS-CALL-2"},
    {"cannot-catch-yourself", "DOS-CALL-2"},
    {"not-exposed", "DOS-CALL-7"},
    {"too-early", "DOS-CALL-6"},
}};

} // namespace

std::string_view reason_code(Reason reason)
{
    return rows.at(static_cast<std::size_t>(reason)).code;
}

std::string_view reason_rule(Reason reason)
{
    return rows.at(static_cast<std::size_t>(reason)).rule;
}

} // namespace tableside::dos
