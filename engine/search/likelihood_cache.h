// What turns told of hands, kept for when it is asked again: the chains of a belief (engine/search/belief.h) come back to the same
// hands, about every other time. A table of fixed size in which what is newer takes the place of what is older.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tableside {

template <typename Hand, typename Card, typename Likelihood>
class LikelihoodCache
{
public:
    struct Question
    {
        Hand hand;
        std::uint64_t turn = 0; ///< Its number; not 0.
        Card drawn;

        friend bool operator==(const Question &, const Question &) = default;
    };

    /// `size` is a power of two.
    explicit LikelihoodCache(std::size_t size) : m_entries(size) {}

    void forget() { m_entries.assign(m_entries.size(), {}); }

    /// What `work_out()` gave for this question, or gives now.
    template <typename WorkOut>
    const Likelihood &answer(const Question &question, WorkOut work_out)
    {
        Entry &entry = m_entries[place_of(question)];
        if (!(entry.question == question)) {
            entry.answer = work_out();
            entry.question = question;
        }
        return entry.answer;
    }

private:
    struct Entry
    {
        Question question;
        Likelihood answer{};
    };

    std::size_t place_of(const Question &question) const
    {
        const std::uint64_t rest = (question.turn << 8) + static_cast<std::uint64_t>(question.drawn.code());
        const std::uint64_t mixed = (question.hand.hash() ^ rest) * 0x9e3779b97f4a7c15ULL;
        return static_cast<std::size_t>(mixed >> 32) & (m_entries.size() - 1);
    }

    std::vector<Entry> m_entries;
};

} // namespace tableside
