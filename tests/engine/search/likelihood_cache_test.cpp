// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests that cached likelihoods equal computed ones.
#include "engine/search/likelihood_cache.h"
#include "engine/core/random.h"
#include "engine/dos/hand.h"

#include <gtest/gtest.h>

namespace tableside::test {

namespace {

using namespace dos;

using Memory = LikelihoodCache<Hand, Card, std::uint64_t>;

/// Returns a different number for each question.
std::uint64_t truth(const Memory::Question &question)
{
    return question.hand.hash() * 1000 + question.turn * 256 + static_cast<std::uint64_t>(question.drawn.code());
}

Memory::Question random_question(Random &random)
{
    Memory::Question question;
    for (auto cards = random.below(3); cards > 0; --cards)
        question.hand.add(sorted_deck()[random.below(20)]);
    question.turn = 1 + random.below(4);
    question.drawn = random.chance(0.5) ? Card() : sorted_deck()[random.below(20)];
    return question;
}

/// Asks random questions, each of them twice, checks the answers, and returns how many were computed.
int worked_out_by(Memory memory, int questions)
{
    Random random(3);
    int worked_out = 0;
    for (int count = 0; count < questions; ++count) {
        const Memory::Question question = random_question(random);
        for (const bool again : {false, true}) {
            const int before = worked_out;
            const std::uint64_t answer = memory.answer(question, [&] {
                ++worked_out;
                return truth(question);
            });
            EXPECT_EQ(answer, truth(question)) << "question " << count;
            EXPECT_TRUE(!again || worked_out == before) << "question " << count << " was asked just now";
        }
    }
    return worked_out;
}

TEST(LikelihoodCache, returns_correct_likelihoods_and_computes_less_with_more_entries)
{
    constexpr int questions = 5000;
    const int with_one_place = worked_out_by(Memory(1), questions);
    const int with_few_places = worked_out_by(Memory(16), questions);
    const int with_many_places = worked_out_by(Memory(1U << 20), questions);
    EXPECT_GT(with_one_place, questions * 9 / 10) << "the last question alone is stored, and it is rarely asked again";
    EXPECT_LT(with_few_places, with_one_place);
    EXPECT_LT(with_many_places, questions / 2) << "few questions are asked for the first time";
}

TEST(LikelihoodCache, computes_again_after_forget)
{
    Memory memory(16);
    const Memory::Question question{Hand(), 1, Card()};
    EXPECT_EQ(memory.answer(question, [] { return std::uint64_t{7}; }), 7U);
    EXPECT_EQ(memory.answer(question, [] { return std::uint64_t{8}; }), 7U);
    memory.forget();
    EXPECT_EQ(memory.answer(question, [] { return std::uint64_t{8}; }), 8U);
}

} // namespace

} // namespace tableside::test
