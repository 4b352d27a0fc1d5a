// Tests how the events of a game are written in a record. Templates over a game.
#pragma once

#include "engine/json/codec.h"
#include "engine/json/json_line.h"

#include <gtest/gtest.h>

#include <span>
#include <utility>

namespace tableside::test {

/// An event and its line in a record.
template <typename Game>
using EventRow = std::pair<typename Game::Event, const char *>;

/// Expects that each event is written as its line, that reading the line gives the event again, and that the event has a rule.
template <typename Game>
void expect_written_and_read_back(std::span<const EventRow<Game>> rows)
{
    using Codec = typename Game::Codec;
    for (const auto &[event, text] : rows) {
        const auto json = Codec::event_json(event);
        ASSERT_TRUE(json) << text;
        EXPECT_EQ(dumped(*json), text);
        const auto line = parse_json_line(text);
        ASSERT_TRUE(line) << text;
        const auto read = Codec::event_from_json(*line);
        ASSERT_TRUE(read) << text << read.error().cause;
        EXPECT_EQ(dumped(*Codec::event_json(*read)), text);
        EXPECT_FALSE(Codec::event_rule(event).empty()) << text;
    }
}

} // namespace tableside::test
