// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests that every rule and every reason for a refusal of a game has a test and its place in the game's RULES.md.
#include "engine/dos/types.h"
#include "engine/uno/types.h"
#include "tests/engine/support/rule_registry.h"
#include "tests/engine/support/rulesets.h"

namespace tableside::test {

namespace {

template <typename Game>
struct Registered;

template <>
struct Registered<dos::Game>
{
    static constexpr std::string_view rule_ids[] = {
#include "tests/engine/dos/rule_ids.inc"
    };
    static constexpr int reasons = dos::reason_count;
    static constexpr ShownElsewhere elsewhere[] = {
        {"DOS-DECK-1", "Deck.DOS_DECK_1_kinds_and_copies"},
        {"DOS-DECK-2", "PlayerCount/dos.DOS_DECK_2_UNO_DECK_2_are_two_to_four_or_two_to_ten"},
        {"DOS-SETUP-1", "FirstDealer/dos.DOS_SETUP_1_UNO_SETUP_1_drew_the_highest_number"},
        {"DOS-SETUP-2", "Deal/dos.DOS_SETUP_2_UNO_SETUP_2_seven_cards_each_and_only_the_own_hand_is_seen"},
        {"DOS-SETUP-3", "Start.DOS_SETUP_3_the_dealers_left_starts_and_play_goes_left"},
        {"DOS-SETUP-4", "Match.DOS_SETUP_4_the_winner_deals"},
        {"DOS-SCORE-2", "Match.DOS_SCORE_2_DOS_SCORE_3_UNO_SCORE_2_the_totals_decide_at_the_target"},
        {"DOS-SCORE-3", "Match.DOS_SCORE_2_DOS_SCORE_3_UNO_SCORE_2_the_totals_decide_at_the_target"},
    };
};

template <>
struct Registered<uno::Game>
{
    static constexpr std::string_view rule_ids[] = {
#include "tests/engine/uno/rule_ids.inc"
    };
    static constexpr int reasons = uno::reason_count;
    static constexpr ShownElsewhere elsewhere[] = {
        {"UNO-DECK-1", "Deck.UNO_DECK_1_kinds_and_copies"},
        {"UNO-DECK-2", "PlayerCount/uno.DOS_DECK_2_UNO_DECK_2_are_two_to_four_or_two_to_ten"},
        {"UNO-SETUP-1", "FirstDealer/uno.DOS_SETUP_1_UNO_SETUP_1_drew_the_highest_number"},
        {"UNO-SETUP-2", "Deal/uno.DOS_SETUP_2_UNO_SETUP_2_seven_cards_each_and_only_the_own_hand_is_seen"},
        {"UNO-NEXT-1", "Score.UNO_NEXT_1_the_deal_passes_to_the_left"},
        {"UNO-SCORE-1", "WholeMatch/uno.DOS_SCORE_2_UNO_SCORE_1_ends_at_the_target_and_is_the_same_again"},
        {"UNO-SCORE-2", "Match.DOS_SCORE_2_DOS_SCORE_3_UNO_SCORE_2_the_totals_decide_at_the_target"},
    };
};

template <typename Game>
class Registry : public testing::Test
{
protected:
    using Rules = Registered<Game>;
    using Reason = typename Game::Reason;
    static std::string document() { return TABLESIDE_SOURCES "/engine/" + std::string(Game::name) + "/RULES.md"; }
};
TYPED_TEST_SUITE(Registry, Games, GameNames);

TYPED_TEST(Registry, every_rule_and_every_reason_has_a_row)
{
    expect_rows_of(TestFixture::Rules::rule_ids, TestFixture::Rules::elsewhere);
    expect_rows_of_reasons<typename TestFixture::Reason>(TestFixture::Rules::reasons);
}

TYPED_TEST(Registry, every_reason_has_a_code_a_rule_and_a_sentence)
{
    expect_codes_and_rules<typename TestFixture::Reason>(TestFixture::Rules::reasons, TestFixture::Rules::rule_ids);
    expect_texts<typename TestFixture::Reason>(TestFixture::Rules::reasons);
}

TYPED_TEST(Registry, the_document_has_every_rule_no_other_and_every_reason_under_its_rule)
{
    expect_document_of(TestFixture::Rules::rule_ids, this->document());
    expect_document_of_reasons<typename TestFixture::Reason>(TestFixture::Rules::reasons, this->document());
}

} // namespace

} // namespace tableside::test
