// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests which deciders receive the events of a match that the console runs.
#include "engine/console/decider.h"
#include "engine/uno/game.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace tableside::test {

namespace {

/// Counts the events that it receives.
class CountingDecider final : public console::Decider<uno::Game>
{
public:
    CountingDecider(bool watches, int &watched) : m_watches(watches), m_watched(watched) {}

    std::optional<std::size_t> choose(const uno::Observation &, const uno::ActionList &) override { return 0; }
    void watch(const uno::Event &event) override
    {
        ++m_watched;
        if (const auto *drew = std::get_if<uno::Drew>(&event)) {
            EXPECT_TRUE(drew->cards.front().is_none()) << "it is not its own";
        }
    }
    bool watches() const override { return m_watches; }

private:
    bool m_watches;
    int &m_watched;
};

TEST(Decider, receives_events_as_its_seat_sees_them_only_if_it_watches)
{
    int told_to_watcher = 0;
    int told_to_other = 0;
    std::vector<std::unique_ptr<console::Decider<uno::Game>>> deciders;
    deciders.emplace_back(); // a person has no decider
    deciders.push_back(std::make_unique<CountingDecider>(true, told_to_watcher));
    deciders.push_back(std::make_unique<CountingDecider>(false, told_to_other));
    console::notify_deciders<uno::Game>(deciders, {uno::Drew{0, {uno::wild}}, uno::Passed{0}});
    EXPECT_EQ(told_to_watcher, 2);
    EXPECT_EQ(told_to_other, 0);
}

} // namespace

} // namespace tableside::test
