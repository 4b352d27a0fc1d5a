// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the feats of a match: rows of events for each feat, and random matches against a search of their positions.
#include "engine/score/match_feats.h"

#include "engine/dos/feat_watch.h"
#include "engine/dos/game.h"
#include "engine/match/match.h"
#include "engine/uno/feat_watch.h"
#include "engine/uno/game.h"
#include "tests/engine/support/rulesets.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace tableside::score::test {

namespace {

using uno::Color;

FeatTerms people(std::size_t seats)
{
    FeatTerms terms;
    terms.seats.assign(seats, FeatSeat{true, true, false, false});
    return terms;
}

/// Returns the terms of a match of one person at seat 0 against computer players.
FeatTerms alone(std::size_t seats, FeatSeat computer = {})
{
    FeatTerms terms = people(seats);
    std::fill(terms.seats.begin() + 1, terms.seats.end(), computer);
    return terms;
}

std::string names_of(const FeatSet &feats)
{
    std::string names;
    for (int feat = 0; feat < feat_count; ++feat) {
        if (feats.has(static_cast<Feat>(feat)))
            names += (names.empty() ? "" : " ") + std::string(feat_name(static_cast<Feat>(feat)));
    }
    return names;
}

template <typename Game>
std::string first_feats(const FeatTerms &terms, const std::vector<typename Game::Event> &events,
                        const typename Game::Ruleset &rules = {}, int take_backs = 0)
{
    return names_of(feats_of<Game>(terms, rules, take_backs, events)[0]);
}

std::string dos_feats(const std::vector<dos::Event> &events, std::size_t seats = 3)
{
    return first_feats<dos::Game>(people(seats), events);
}

std::string uno_feats(const std::vector<uno::Event> &events, const FeatTerms &terms = people(3),
                      const uno::Ruleset &rules = {})
{
    return first_feats<uno::Game>(terms, events, rules);
}

const dos::Card any_dos = dos::Card::from_code(1);
const uno::Card red_one = uno::Card::number_card(Color::red, 1);
const uno::Card red_seven = uno::Card::number_card(Color::red, 7);
const uno::Card blue_one = uno::Card::number_card(Color::blue, 1);

dos::Matched matched(int cards, dos::Bonus bonus = dos::Bonus::none, int seat = 0)
{
    dos::Matched event;
    event.seat = seat;
    event.cards.assign(static_cast<std::size_t>(cards), any_dos);
    event.reading.bonus = bonus;
    return event;
}

dos::Dealt dealt_dos(std::size_t row, std::size_t held = 7)
{
    return {std::vector<dos::Cards>(3, dos::Cards(held, any_dos)), dos::Cards(row, any_dos), {}};
}

uno::Dealt dealt_uno(const uno::Cards &first, std::size_t seats = 3)
{
    std::vector<uno::Cards> hands(seats, uno::Cards(7, blue_one));
    hands[0] = first;
    return {hands, red_one, {}};
}

uno::Drew drew(int seat, std::size_t cards, uno::DrawReason why)
{
    return {seat, uno::Cards(cards, blue_one), why};
}

TEST(MatchFeats, have_names_that_never_change)
{
    const std::vector<std::string> names{
        "caught-someone", "caught-everyone", "got-away",       "never-forgot", "from-twelve", "big-round",
        "from-last",      "three-hard",      "no-hints",       "no-regrets",   "two-doubles", "five-cards",
        "cleared-row",    "out-on-bonus",    "bluffed-badger", "called-bluff", "honest-four", "held-pose",
        "tall-stack",     "jumped-in",       "good-swap",      "three-turns",  "won-chaos",   "won-of-ten"};
    ASSERT_EQ(names.size(), static_cast<std::size_t>(feat_count));
    for (int feat = 0; feat < feat_count; ++feat) {
        EXPECT_EQ(feat_name(static_cast<Feat>(feat)), names[static_cast<std::size_t>(feat)]);
        EXPECT_EQ(feat_named(names[static_cast<std::size_t>(feat)]), static_cast<Feat>(feat));
    }
    EXPECT_FALSE(feat_named("caught"));
}

TEST(MatchFeats, in_a_turn_of_DOS)
{
    using enum dos::Bonus;
    const dos::TurnStarted turn{0};
    EXPECT_EQ(dos_feats({turn, matched(2, double_), matched(1, double_)}), "two-doubles");
    EXPECT_EQ(dos_feats({turn, matched(2, double_), turn, matched(2, double_)}), "");
    EXPECT_EQ(dos_feats({turn, matched(2), matched(2), dos::Laid{0, any_dos, dos::LayReason::bonus}}), "five-cards");
    EXPECT_EQ(dos_feats({turn, matched(2), matched(2), turn, matched(1)}), "");
    EXPECT_EQ(dos_feats({turn, matched(2), matched(2), dos::Laid{0, any_dos, dos::LayReason::no_match}}), "");
    EXPECT_EQ(dos_feats({dealt_dos(2), turn, matched(1), matched(1)}), "");
    EXPECT_EQ(dos_feats({dealt_dos(2), dos::Laid{1, any_dos, dos::LayReason::no_match}, turn, matched(1), matched(1),
                         matched(1)}),
              "cleared-row");
    EXPECT_EQ(dos_feats({dealt_dos(3), turn, matched(1), matched(1), dos::Discarded{}, dos::Refilled{dos::Cards(1)},
                         turn, matched(1), matched(1)}),
              "");
    EXPECT_EQ(dos_feats({turn, matched(1), dos::Laid{0, any_dos, dos::LayReason::bonus}, dos::WentOut{0}}),
              "out-on-bonus");
    EXPECT_EQ(dos_feats({turn, matched(1), dos::WentOut{0}}), "");
    EXPECT_EQ(dos_feats({turn, dos::Laid{0, any_dos, dos::LayReason::no_match}, dos::WentOut{0}}), "");
}

TEST(MatchFeats, about_calls)
{
    const auto caught = [](int seat, int by) {
        return std::vector<dos::Event>{dos::Exposed{seat}, dos::Caught{seat, by}};
    };
    std::vector<dos::Event> events = caught(1, 0);
    EXPECT_EQ(dos_feats(events, 2), "caught-someone") << "there is no everyone among two";
    EXPECT_EQ(dos_feats(events), "caught-someone");
    events.insert(events.end(), {dos::Exposed{1}, dos::Caught{1, 0}, dos::Exposed{2}, dos::Caught{2, 1}});
    EXPECT_EQ(dos_feats(events), "caught-someone");
    events.insert(events.end(), {dos::Exposed{2}, dos::Caught{2, 0}});
    EXPECT_EQ(dos_feats(events), "caught-someone caught-everyone");
    EXPECT_EQ(dos_feats(caught(0, 1)), "");
    EXPECT_EQ(dos_feats({dos::Exposed{0}, dos::WindowClosed{0}}), "got-away");
    EXPECT_EQ(dos_feats({dos::Exposed{0}, dos::Called{0}, dos::WindowClosed{0}}), "");
    std::vector<dos::Event> called;
    for (int round = 0; round < 3; ++round)
        called.insert(called.end(), {dos::Exposed{0}, dos::Called{0}});
    EXPECT_EQ(dos_feats(called), "");
    called.emplace_back(dos::MatchWon{0, {}});
    EXPECT_EQ(dos_feats(called), "never-forgot");
    called.insert(called.begin(), {dos::Exposed{0}, dos::Caught{0, 1}});
    EXPECT_EQ(dos_feats(called), "");
}

TEST(MatchFeats, about_points_and_cards)
{
    const auto scored = [](const std::vector<int> &points, const std::vector<int> &totals) {
        return dos::Scored{0, {}, points, totals};
    };
    EXPECT_EQ(dos_feats({scored({100, 0, 0}, {100, 0, 0})}), "big-round");
    EXPECT_EQ(dos_feats({scored({99, 0, 0}, {99, 0, 0})}), "");
    FeatTerms against = people(3);
    against.counts_against = true;
    EXPECT_EQ(first_feats<dos::Game>(against, {scored({100, 0, 0}, {100, 0, 0}), dos::MatchWon{0, {}}}), "from-last");
    EXPECT_EQ(dos_feats({scored({0, 0, 0}, {0, 40, 60}), dos::MatchWon{0, {}}}), "from-last");
    EXPECT_EQ(dos_feats({scored({0, 0, 0}, {0, 40, 60})}), "") << "the match is not won";
    EXPECT_EQ(dos_feats({scored({0, 0, 0}, {0, 0, 60}), dos::MatchWon{0, {}}}), "") << "last with another seat";
    EXPECT_EQ(dos_feats({scored({0, 0}, {0, 60}), dos::MatchWon{0, {}}}, 2), "") << "behind, but not of three";
    const dos::Drew five{0, dos::Cards(5, any_dos), dos::DrawReason::double_color};
    EXPECT_EQ(dos_feats({dealt_dos(2), five, dos::WentOut{0}}), "from-twelve");
    EXPECT_EQ(dos_feats({dealt_dos(2), five, dealt_dos(2), dos::WentOut{0}}), "") << "in another round";
    EXPECT_EQ(uno_feats({dealt_uno(uno::Cards(7, red_one)), drew(0, 5, uno::DrawReason::turn), uno::WentOut{0}}),
              "from-twelve");
}

TEST(MatchFeats, of_a_winner)
{
    const std::vector<uno::Event> won{uno::MatchWon{0, {}}};
    FeatTerms terms = alone(4, {false, true, true, false});
    EXPECT_EQ(uno_feats(won, terms), "three-hard");
    terms.seats[1].is_hard = false;
    EXPECT_EQ(uno_feats(won, terms), "");
    terms.seats[0].has_hints = false;
    EXPECT_EQ(uno_feats(won, terms), "no-hints");
    FeatTerms only_people = people(3);
    only_people.seats[0].has_hints = false;
    EXPECT_EQ(uno_feats(won, only_people), "");
    terms = alone(2);
    terms.may_take_back = true;
    EXPECT_EQ(first_feats<uno::Game>(terms, won), "no-regrets");
    EXPECT_EQ(first_feats<uno::Game>(terms, won, {}, 1), "");
    uno::Ruleset chaos;
    chaos.stacking = chaos.jump_in = true;
    EXPECT_EQ(uno_feats(won, people(3), chaos), "");
    chaos.seven_zero = true;
    EXPECT_EQ(uno_feats(won, people(3), chaos), "won-chaos");
    EXPECT_EQ(uno_feats(won, people(10)), "won-of-ten");
    EXPECT_EQ(uno_feats({uno::MatchWon{1, {}}}, people(10)), "");
    terms = people(10);
    terms.seats[0].is_person = false;
    EXPECT_EQ(uno_feats(won, terms), "") << "computer players have no feats";
}

TEST(MatchFeats, with_Wild_Draw_Fours)
{
    const uno::Cards bluff{uno::wild_draw_four, red_one};
    const uno::Cards honest{uno::wild_draw_four, blue_one, uno::wild};
    FeatTerms terms = alone(3);
    terms.seats[1].is_badger = true;
    const auto played = [&](const uno::Cards &hand, const std::vector<uno::Event> &answer) {
        std::vector<uno::Event> events{dealt_uno(hand), uno::Played{0, uno::wild_draw_four, false},
                                       uno::ColorNamed{0, Color::green}};
        events.insert(events.end(), answer.begin(), answer.end());
        return uno_feats(events, terms);
    };
    EXPECT_EQ(played(bluff, {drew(1, 4, uno::DrawReason::draw_four)}), "bluffed-badger");
    EXPECT_EQ(played(honest, {drew(1, 4, uno::DrawReason::draw_four)}), "");
    EXPECT_EQ(played(bluff, {drew(2, 4, uno::DrawReason::draw_four)}), "") << "this one is no badger";
    EXPECT_EQ(played(bluff, {uno::Challenged{1, 0, true, {}}, drew(0, 4, uno::DrawReason::challenge)}), "");
    EXPECT_EQ(played(bluff, {uno::Played{2, uno::wild_draw_four, false}, drew(1, 8, uno::DrawReason::draw_four)}), "")
        << "another card lies on top of the bluff";
    EXPECT_EQ(played(honest, {uno::Challenged{1, 0, false, {}}, drew(1, 6, uno::DrawReason::challenge)}),
              "honest-four");
    EXPECT_EQ(uno_feats({uno::Challenged{0, 1, true, {}}}), "called-bluff");
    EXPECT_EQ(uno_feats({uno::Challenged{0, 1, false, {}}}), "");
}

TEST(MatchFeats, in_UNO)
{
    const uno::Card two = uno::Card::action_card(Color::red, uno::Symbol::draw_two);
    const auto stacked = [&](int last, std::size_t cards) {
        return uno_feats({dealt_uno({two, two}), uno::Played{1, two, false}, uno::Played{last, two, false},
                          drew(2, 1, uno::DrawReason::draw_two), drew(2, cards - 1, uno::DrawReason::draw_two)});
    };
    EXPECT_EQ(stacked(0, 8), "tall-stack");
    EXPECT_EQ(stacked(0, 6), "");
    EXPECT_EQ(stacked(1, 8), "");
    EXPECT_EQ(uno_feats({dealt_uno({red_one}), uno::Played{0, red_one, true}}), "jumped-in");
    const auto swapped = [](std::size_t before, std::size_t after, std::optional<int> target) {
        uno::Cards held(before, blue_one);
        held.push_back(red_seven);
        std::vector<uno::Cards> hands(3, uno::Cards(after, blue_one));
        return uno_feats({dealt_uno(held), uno::Played{0, red_seven, false}, uno::HandsSwapped{0, target, hands}});
    };
    EXPECT_EQ(swapped(6, 1, 1), "good-swap");
    EXPECT_EQ(swapped(6, 2, 1), "");
    EXPECT_EQ(swapped(6, 1, std::nullopt), "");
    const uno::TurnStarted turn{0};
    EXPECT_EQ(uno_feats({turn, turn, turn}), "three-turns");
    EXPECT_EQ(uno_feats({turn, turn, uno::TurnStarted{1}, turn}), "");
    EXPECT_EQ(uno_feats({turn, turn, uno::Played{1, red_one, true}, turn}), "") << "somebody jumped in";
    EXPECT_EQ(uno_feats({turn, turn, dealt_uno({red_one}), turn}), "") << "in another round";
    EXPECT_EQ(uno_feats({uno::Posing{0}, turn, uno::TurnStarted{1}, uno::PoseEnded{0}}), "held-pose");
    EXPECT_EQ(uno_feats({uno::Posing{0}, turn, uno::PoseEnded{0}}), "") << "the pose was short";
    EXPECT_EQ(uno_feats({uno::Posing{0}, turn, uno::TurnStarted{1}, uno::Moved{0, 1}, uno::PoseEnded{0}}), "");
    EXPECT_EQ(uno_feats({uno::Posing{0}, turn, uno::TurnStarted{1}}), "") << "the round ended the pose";
}

/// Plays a random match and notes, from the positions and actions alone, which seats did what a FeatWatch finds by following
/// the cards.
template <typename Game>
class SearchedMatch
{
public:
    SearchedMatch(int seats, const typename Game::Ruleset &rules, std::uint64_t seed)
        : found(static_cast<std::size_t>(seats)), m_random(derived_seed(seed, 31)), m_match(seats, rules, seed),
          m_most(static_cast<std::size_t>(seats))
    {
        typename Game::EventList told;
        while (m_match.phase() != MatchPhase::over) {
            if (m_match.phase() == MatchPhase::between_rounds) {
                std::fill(m_most.begin(), m_most.end(), 0);
                m_match.start_round(told);
            } else {
                play(told);
            }
            for (std::size_t seat = 0; seat < m_most.size() && m_match.phase() == MatchPhase::playing; ++seat)
                m_most[seat] = std::max(m_most[seat], m_match.state().hand(static_cast<int>(seat)).size());
        }
        events = told.take();
    }

    std::vector<typename Game::Event> events;
    std::vector<FeatSet> found;

private:
    FeatSet &of(int seat) { return found[static_cast<std::size_t>(seat)]; }

    void play(typename Game::EventList &told)
    {
        typename Game::ActionList legal;
        const typename Game::State before = m_match.state();
        Game::legal_actions(before, legal);
        const int seat = Game::seat_in_turn(before);
        const auto action = legal[m_random.below(static_cast<std::uint32_t>(legal.size()))];
        ASSERT_EQ(m_match.apply(seat, action, told), Game::Reason::none);
        search(seat, action, before, m_match.state());
        if (m_match.phase() == MatchPhase::playing)
            return;
        const int out = Game::winner(m_match.state());
        if (m_most[static_cast<std::size_t>(out)] >= cards_to_recover_from && m_match.state().hand(out).size() == 0)
            of(out).add(Feat::from_twelve);
    }

    void search(int seat, const dos::Action &action, const dos::State &before, const dos::State &after)
    {
        if (std::holds_alternative<dos::MatchRow>(action) && before.table.matches + 1 == before.table.row_count
            && before.table.row_count >= 3)
            of(seat).add(Feat::cleared_row);
        if (std::holds_alternative<dos::LayCard>(action) && before.table.phase == dos::Phase::bonus && after.is_over())
            of(seat).add(Feat::out_on_bonus);
    }

    void search(int seat, const uno::Action &action, const uno::State &before, const uno::State &after)
    {
        if (std::holds_alternative<uno::AcceptDraw>(action) && before.is_bluff)
            of(before.table.challenged_seat()).add(Feat::bluffed_badger);
        if (const auto *swap = std::get_if<uno::SwapHands>(&action);
            swap && before.hand(seat).size() >= before.hand(swap->seat).size() + 5)
            of(seat).add(Feat::good_swap);
        if (const auto *played = std::get_if<uno::PlayCard>(&action); played && after.table.seats == 2
            && before.table.rules.seven_zero && played->card.is_number() && played->card.number() == 7
            && before.hand(seat).size() > 1 && before.hand(seat).size() - 1 >= before.hand(1 - seat).size() + 5)
            of(seat).add(Feat::good_swap);
    }

    Random m_random;
    Match<Game> m_match;
    std::vector<int> m_most;
};

template <typename Game>
class MatchFeatsOf : public testing::Test
{};
TYPED_TEST_SUITE(MatchFeatsOf, tableside::test::Games, tableside::test::GameNames);

TYPED_TEST(MatchFeatsOf, follow_the_cards_of_random_matches)
{
    const std::set<Feat> searched{Feat::from_twelve, Feat::cleared_row, Feat::out_on_bonus, Feat::bluffed_badger,
                                  Feat::good_swap};
    std::set<Feat> seen;
    for (unsigned seed = 1; seed <= 128; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const auto rules = tableside::test::ruleset<TypeParam>(seed % tableside::test::match_rulesets<TypeParam>);
        const int seats = tableside::test::seats_for<TypeParam>(seed);
        const SearchedMatch<TypeParam> played(seats, rules, seed);
        FeatTerms terms = people(static_cast<std::size_t>(seats));
        for (FeatSeat &seat : terms.seats)
            seat.is_badger = true;
        const std::vector<FeatSet> feats = feats_of<TypeParam>(terms, rules, 0, played.events);
        for (int seat = 0; seat < seats; ++seat) {
            for (const Feat feat : searched) {
                EXPECT_EQ(feats[static_cast<std::size_t>(seat)].has(feat),
                          played.found[static_cast<std::size_t>(seat)].has(feat))
                    << "seat " << seat << ", " << feat_name(feat);
                if (played.found[static_cast<std::size_t>(seat)].has(feat))
                    seen.insert(feat);
            }
        }
    }
    std::string names;
    for (const Feat feat : seen)
        names += std::string(feat_name(feat)) + " ";
    EXPECT_EQ(names, TypeParam::name == "dos" ? "cleared-row out-on-bonus " : "from-twelve bluffed-badger good-swap ");
}

} // namespace

} // namespace tableside::score::test
