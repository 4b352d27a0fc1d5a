// Tests that each rule and each reason of UNO has a test and its place in engine/uno/RULES.md.
#include "engine/uno/types.h"
#include "tests/engine/support/rule_registry.h"

namespace tableside::test {

namespace {

constexpr std::string_view rule_ids[] = {
#include "tests/engine/uno/rule_ids.inc"
};

constexpr ShownElsewhere elsewhere[] = {
    {"UNO-DECK-1", "Deck.UNO_DECK_1_kinds_and_copies"},
    {"UNO-DECK-2", "Deck.UNO_DECK_2_two_to_ten_players"},
    {"UNO-SETUP-1", "Score.UNO_SETUP_1_the_highest_number_deals"},
    {"UNO-SETUP-2", "Uno/UnoDeal.UNO_SETUP_2_seven_each_and_a_top_card/2"},
    {"UNO-NEXT-1", "Score.UNO_NEXT_1_the_deal_passes_to_the_left"},
    {"UNO-SCORE-1", "Score.UNO_SCORE_1_to_500"},
    {"UNO-SCORE-2", "Score.UNO_SCORE_2_everybody_scores_their_own"},
};

TEST(UnoRegistry, every_rule_has_a_row)
{
    expect_rows_of(rule_ids, elsewhere);
}

TEST(UnoRegistry, every_reason_is_expected_in_a_row)
{
    expect_rows_of_reasons<uno::Reason>(uno::reason_count);
}

TEST(UnoRegistry, every_reason_has_a_code_and_a_rule)
{
    expect_codes_and_rules<uno::Reason>(uno::reason_count, rule_ids);
}

TEST(UnoRegistry, every_reason_has_its_sentence)
{
    expect_texts<uno::Reason>(uno::reason_count);
}

TEST(UnoRegistry, the_document_has_every_rule_and_no_other)
{
    expect_document_of(rule_ids, TABLESIDE_SOURCES "/engine/uno/RULES.md");
}

TEST(UnoRegistry, the_document_has_every_reason_under_its_rule)
{
    expect_document_of_reasons<uno::Reason>(uno::reason_count, TABLESIDE_SOURCES "/engine/uno/RULES.md");
}

} // namespace

} // namespace tableside::test
