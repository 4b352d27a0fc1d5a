// A growing list of small plain values that is filled anew again and again, as the list of legal actions is. It
// differs from std::vector in one thing: whoever knows a bound asks for room once and then writes without a check
// per item, and room that is not written is not initialised.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <memory>
#include <stdexcept>
#include <type_traits>
#include <utility>

namespace tableside {

/// Keeps its memory from filling to filling, so that it allocates only while it grows.
template <typename Item>
class FlatList
{
    static_assert(std::is_trivially_copyable_v<Item> && std::is_trivially_destructible_v<Item>);

public:
    using value_type = Item;
    using size_type = std::size_t;
    using difference_type = std::ptrdiff_t;
    using reference = Item &;
    using const_reference = const Item &;
    using iterator = Item *;
    using const_iterator = const Item *;

    FlatList() = default;
    FlatList(const FlatList &other) { append(other.data(), other.size()); }
    FlatList(FlatList &&other) noexcept { swap(other); }
    FlatList &operator=(const FlatList &other)
    {
        if (this != &other) {
            clear();
            append(other.data(), other.size());
        }
        return *this;
    }
    FlatList &operator=(FlatList &&other) noexcept
    {
        swap(other);
        return *this;
    }
    ~FlatList() { release(); }

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    Item *data() { return m_items; }
    const Item *data() const { return m_items; }
    iterator begin() { return m_items; }
    iterator end() { return m_items + m_size; }
    const_iterator begin() const { return m_items; }
    const_iterator end() const { return m_items + m_size; }
    Item &operator[](std::size_t index) { return m_items[index]; }
    const Item &operator[](std::size_t index) const { return m_items[index]; }
    const Item &at(std::size_t index) const
    {
        if (index >= m_size)
            throw std::out_of_range("FlatList::at");
        return m_items[index];
    }
    const Item &front() const { return m_items[0]; }
    const Item &back() const { return m_items[m_size - 1]; }

    void clear() { m_size = 0; }
    void push_back(const Item &item) { emplace_back(Item(item)); }
    template <typename... Parts>
    Item &emplace_back(Parts &&...parts)
    {
        Item *const item = std::construct_at(room_for(1), std::forward<Parts>(parts)...);
        ++m_size;
        return *item;
    }
    void erase(const_iterator first, const_iterator last)
    {
        std::copy(last, std::as_const(*this).end(), m_items + (first - m_items));
        m_size -= static_cast<std::size_t>(last - first);
    }

    /// Where the next item goes, with room for `count` of them. Construct them there one after the other, then say with
    /// set_end() how far you came.
    Item *room_for(std::size_t count)
    {
        if (count > m_capacity - m_size)
            move_to(std::max(m_size + count, 2 * m_capacity));
        return m_items + m_size;
    }
    void set_end(const Item *end)
    {
        assert(end >= m_items && end <= m_items + m_capacity);
        m_size = static_cast<std::size_t>(end - m_items);
    }

    friend bool operator==(const FlatList &left, const FlatList &right)
    {
        return std::equal(left.begin(), left.end(), right.begin(), right.end());
    }

private:
    void append(const Item *items, std::size_t count)
    {
        std::uninitialized_copy_n(items, count, room_for(count));
        m_size += count;
    }

    /// Rare: kept out of the loops that list.
    [[gnu::noinline]] void move_to(std::size_t capacity)
    {
        Item *const items = std::allocator<Item>().allocate(capacity);
        std::uninitialized_copy_n(m_items, m_size, items);
        release();
        m_items = items;
        m_capacity = capacity;
    }

    void release()
    {
        if (m_items != nullptr)
            std::allocator<Item>().deallocate(m_items, m_capacity);
    }

    void swap(FlatList &other) noexcept
    {
        std::swap(m_items, other.m_items);
        std::swap(m_size, other.m_size);
        std::swap(m_capacity, other.m_capacity);
    }

    Item *m_items = nullptr;
    std::size_t m_size = 0;
    std::size_t m_capacity = 0;
};

} // namespace tableside
