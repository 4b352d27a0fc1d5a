// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// LikelihoodCache: a cache for the likelihoods of turns. About half of the likelihoods that the chains of a belief
// (engine/search/belief.h) need were already computed for the same turn and the same hand. The cache is a direct-mapped
// table of fixed size; a new entry replaces the entry with the same index.
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
        std::uint64_t turn = 0; ///< Identifies the turn; 0 marks an empty entry.
        Card drawn;

        friend bool operator==(const Question &, const Question &) = default;
    };

    /// `size` is the number of entries: a power of two, or 0 if the cache is never used.
    explicit LikelihoodCache(std::size_t size) : m_entries(size) {}

    void forget() { m_entries.assign(m_entries.size(), {}); }

    /// Returns the likelihood for `question` (a turn, the hand before it, and the card drawn) from the cache. If it is not
    /// cached, computes it by compute() and caches it. The reference is valid until the next call.
    template <typename WorkOut>
    const Likelihood &answer(const Question &question, WorkOut compute)
    {
        Entry &entry = m_entries[place_of(question)];
        if (!(entry.question == question)) {
            entry.answer = compute();
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
