// Tests that every rule of DOS and every reason for a refusal has a test and its place in engine/dos/RULES.md.
#include "engine/dos/types.h"
#include "tests/engine/support/rule_registry.h"

namespace tableside::test {

namespace {

constexpr std::string_view rule_ids[] = {
#include "tests/engine/dos/rule_ids.inc"
};

constexpr ShownElsewhere elsewhere[] = {
    {"DOS-DECK-1", "Deck.DOS_DECK_1_kinds_and_copies"},
    {"DOS-DECK-2", "Deck.DOS_DECK_2_two_to_four_players"},
    {"DOS-SETUP-1", "Match.DOS_SETUP_1_highest_card_deals"},
    {"DOS-SETUP-2", "Dos/Deal.DOS_SETUP_2_seven_each_two_in_the_row/2"},
    {"DOS-SETUP-3", "Dos/Deal.DOS_SETUP_3_the_dealers_left_starts/2"},
    {"DOS-SETUP-4", "Match.DOS_SETUP_4_the_winner_deals"},
    {"DOS-SCORE-2", "Match.DOS_SCORE_2_first_to_200"},
    {"DOS-SCORE-3", "Match.DOS_SCORE_3_everybody_scores_their_own"},
};

TEST(Registry, every_rule_has_a_row)
{
    expect_rows_of(rule_ids, elsewhere);
}

TEST(Registry, every_reason_is_expected_in_a_row)
{
    expect_rows_of_reasons<dos::Reason>(dos::reason_count);
}

TEST(Registry, every_reason_has_a_code_and_a_rule)
{
    expect_codes_and_rules<dos::Reason>(dos::reason_count, rule_ids);
}

TEST(Registry, every_reason_has_its_sentence)
{
    expect_texts<dos::Reason>(dos::reason_count);
}

TEST(Registry, the_document_has_every_rule_and_no_other)
{
    expect_document_of(rule_ids, TABLESIDE_SOURCES "/engine/dos/RULES.md");
}

TEST(Registry, the_document_has_every_reason_under_its_rule)
{
    expect_document_of_reasons<dos::Reason>(dos::reason_count, TABLESIDE_SOURCES "/engine/dos/RULES.md");
}

} // namespace

} // namespace tableside::test
