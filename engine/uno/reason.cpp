#include "engine/uno/reason.h"

#include <array>

namespace tableside::uno {

namespace {

struct Row
{
    std::string_view code;
    std::string_view rule;
};

constexpr std::array<Row, reason_count> rows{{
    {"none", ""},
    {"round-over", "UNO-OUT-1"},
    {"not-your-turn", "UNO-TURN-1"},
    {"card-not-in-hand", "UNO-TURN-1"},
    {"card-does-not-match", "UNO-TURN-1"},
    {"only-the-drawn-card", "UNO-TURN-3"},
    {"already-drawn", "UNO-TURN-2"},
    {"nothing-to-pass", "UNO-TURN-2"},
    {"colour-not-named", "UNO-ACT-4"},
    {"card-has-its-colour", "UNO-ACT-4"},
    {"name-colour-first", "UNO-SETUP-3"},
    {"no-colour-to-name", "UNO-SETUP-3"},
    {"holds-the-colour", "UNO-BLUFF-1"},
    {"draw-comes-first", "UNO-STACK-1"},
    {"only-its-like-stacks", "UNO-STACK-1"},
    {"accept-or-challenge", "UNO-ACT-5"},
    {"nothing-to-accept", "UNO-ACT-5"},
    {"nothing-to-challenge", "UNO-CHAL-1"},
    {"not-identical", "UNO-JUMP-1"},
    {"too-late-to-jump-in", "UNO-JUMP-1"},
    {"choose-hand-first", "UNO-SEVEN-1"},
    {"no-hand-to-choose", "UNO-SEVEN-1"},
    {"cannot-swap-with-yourself", "UNO-SEVEN-1"},
    {"not-posing", "UNO-ACT-6"},
    {"nothing-to-call", "UNO-CALL-1"},
    {"already-called", "UNO-CALL-1"},
    {"already-caught", "UNO-CALL-1"},
    {"call-window-closed", "UNO-CALL-1"},
    {"no-such-seat", "UNO-DECK-2"},
    {"cannot-catch-yourself", "UNO-CALL-1"},
    {"not-exposed", "UNO-CALL-1"},
    {"too-early", "UNO-CALL-1"},
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

} // namespace tableside::uno
