// What a belief remembers of likelihoods must be what it would work out again.
#include "engine/search/likelihood_cache.h"
#include "engine/core/random.h"
#include "engine/dos/hand.h"

#include <gtest/gtest.h>

namespace tableside::test {

namespace {

using namespace dos;

using Memory = LikelihoodCache<Hand, Card, std::uint64_t>;

/// Different for different questions.
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

TEST(LikelihoodCache, answers_as_if_it_had_none)
{
    for (const std::size_t size : {1U, 16U, 4096U}) {
        Memory memory(size);
        Random random(size);
        int worked_out = 0;
        for (int count = 0; count < 5000; ++count) {
            const Memory::Question question = random_question(random);
            const std::uint64_t answer = memory.answer(question, [&] {
                ++worked_out;
                return truth(question);
            });
            ASSERT_EQ(answer, truth(question)) << size << " places, question " << count;
        }
        EXPECT_LT(worked_out, size == 4096 ? 4500 : 5001);
    }
}

TEST(LikelihoodCache, asks_anew_for_what_it_forgot)
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
