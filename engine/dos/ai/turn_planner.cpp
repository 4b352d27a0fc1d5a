#include "engine/dos/ai/turn_planner.h"

#include "engine/dos/matching.h"

#include <algorithm>
#include <span>
#include <tuple>

namespace tableside::dos {

namespace {

/// How many cards of a value the hand holds.
int count_of_value(const Hand &hand, int value)
{
    int count = 0;
    for (KindSet rest = hand.kinds() & kinds_of_values(1U << value); rest != 0; rest &= rest - 1)
        count += hand.count(first_kind(rest));
    return count;
}

/// The points of the `count` highest cards.
int points_of_highest(const Hand &hand, int count)
{
    int points = 0;
    const auto take = [&](int held, int worth) {
        const int taken = std::min(held, count);
        points += taken * worth;
        count -= taken;
    };
    if (count > 0)
        take(count_of_value(hand, Card::number_wild), Card::wild_number(Color::red).points());
    take(hand.wild_dos(), Card::wild_dos().points());
    for (int value = highest_number; value > 0 && count > 0; --value) {
        if (value != Card::wild_dos().value())
            take(count_of_value(hand, value), value);
    }
    return points;
}

} // namespace

const TurnPlan &TurnPlanner::plan(const Observation &seen, const ActionList &legal)
{
    m_nodes = 0;
    m_chosen.clear();
    m_best.worth = {-1, 0, 0, 0.0};
    m_best.matches.clear();
    m_hand_size = seen.hand.size();
    for (int count = 0; count <= m_hand_size; ++count)
        m_points_of_highest[static_cast<std::size_t>(count)] = points_of_highest(seen.hand, count);
    list_options(seen, legal);
    sort_and_bound();
    Branch start;
    start.hand = seen.hand;
    start.cards = start.lays = seen.table.bonus_lays;
    start.double_colors = seen.table.others_draw;
    search(0, start);
    return m_best;
}

void TurnPlanner::list_options(const Observation &seen, const ActionList &legal)
{
    m_options.clear();
    m_row_cards.clear();
    const std::span<const Card> row = seen.table.row();
    for (std::size_t index = 0; index < legal.size(); ++index) {
        const auto *match = std::get_if<MatchRow>(&legal[index]);
        if (match == nullptr)
            continue;
        if (m_options.empty() || m_options.back().match.row != match->row)
            m_row_cards.push_back({m_options.size()});
        Option &option = m_options.emplace_back();
        m_row_cards.back().end_option = m_options.size();
        const Bonus bonus = bonus_of(row[match->row], match->first, match->second);
        option.match = *match;
        option.index = index;
        option.lays = bonus != Bonus::none ? 1 : 0;
        option.cards = match->cards() + option.lays;
        option.double_colors = bonus == Bonus::double_ ? 1 : 0;
        option.points = match->first.points() + (match->is_double() ? match->second.points() : 0);
        option.style_score = style_score_of(*match);
    }
}

double TurnPlanner::style_score_of(const MatchRow &match) const
{
    const int wilds = int{match.first.is_wild()} + int{match.second.is_wild()};
    return (match.is_double() ? m_style.loves_doubles : 0.0) - m_style.hoards_wilds * wilds;
}

/// The best options first, so that the first branches are good ones; and, from the back of the row, what is left to
/// hope for.
void TurnPlanner::sort_and_bound()
{
    const auto key = [](const Option &option) {
        const double value = TurnWorth::points_per_card * option.cards + option.style_score;
        return std::tuple(-value, -option.double_colors, -option.points, option.index);
    };
    int most_cards = 0;
    int most_double_colors = 0;
    double most_style_score = 0.0;
    for (auto row_card = m_row_cards.rbegin(); row_card != m_row_cards.rend(); ++row_card) {
        const std::span options = std::span(m_options).subspan(row_card->first_option,
                                                               row_card->end_option - row_card->first_option);
        std::sort(options.begin(), options.end(),
                  [&](const Option &left, const Option &right) { return key(left) < key(right); });
        const auto most = [&](auto member) { return std::ranges::max(options, {}, member).*member; };
        most_cards += most(&Option::cards);
        most_double_colors += most(&Option::double_colors);
        most_style_score += std::max(most(&Option::style_score), 0.0);
        row_card->most_cards = most_cards;
        row_card->most_double_colors = most_double_colors;
        row_card->most_style_score = most_style_score;
    }
}

/// `from`: the first row card that is still to be decided on.
void TurnPlanner::search(std::size_t from, const Branch &branch)
{
    rate(branch);
    for (std::size_t next = from; next < m_row_cards.size() && may_improve(next, branch); ++next) {
        const RowCard &row_card = m_row_cards[next];
        for (std::size_t index = row_card.first_option; index < row_card.end_option; ++index) {
            const Option &option = m_options[index];
            if (!branch.hand.has(option.match.first, option.match.second))
                continue;
            if (++m_nodes > most_nodes)
                return;
            Branch further = branch;
            further.hand.remove(option.match.first);
            if (option.match.is_double())
                further.hand.remove(option.match.second);
            further.cards += option.cards;
            further.lays += option.lays;
            further.double_colors += option.double_colors;
            further.points += option.points;
            further.style_score += option.style_score;
            m_chosen.push_back(option.index);
            search(next + 1, further);
            m_chosen.pop_back();
        }
    }
}

bool TurnPlanner::may_improve(std::size_t row_card, const Branch &branch) const
{
    const RowCard &rest = m_row_cards[row_card];
    const int cards = std::min(branch.cards + rest.most_cards, m_hand_size);
    const TurnWorth hoped{cards, branch.double_colors + rest.most_double_colors,
                          m_points_of_highest[static_cast<std::size_t>(cards)],
                          branch.style_score + rest.most_style_score - m_style.gambles * branch.cards};
    return hoped > m_best.worth;
}

void TurnPlanner::rate(const Branch &branch)
{
    const int lays = std::min(branch.lays, branch.hand.size());
    const int cards = branch.cards - branch.lays + lays;
    TurnWorth worth{cards, branch.double_colors, m_points_of_highest[static_cast<std::size_t>(cards)],
                    branch.style_score - m_style.gambles * cards};
    if (worth < m_best.worth) // not even if the points were the most there can be
        return;
    worth.points_shed = branch.points + points_of_highest(branch.hand, lays);
    if (worth <= m_best.worth)
        return;
    m_best.worth = worth;
    m_best.matches = m_chosen;
}

} // namespace tableside::dos
