#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Known answers of engine/core/random.h, computed by another implementation: plain, with Python's own integers."""

MASK = 2**64 - 1


class SplitMix:
    """Steele, Lea and Flood 2014, in Vigna's version."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = self.state
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 & MASK
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & MASK
        return mixed ^ (mixed >> 31)


def numbers_below(bounds, random):
    """One number below each bound from one draw of 32 bits: the digits of a fraction in a mixed radix. The draw is
    repeated while it lies among those that would make some outcomes likelier than others."""
    outcomes = 1
    for bound in bounds:
        outcomes *= bound
    while True:
        scaled = (random.next() >> 32) * outcomes
        if scaled % 2**32 >= 2**32 % outcomes:
            break
    whole = scaled >> 32
    digits = []
    for bound in reversed(bounds):
        whole, digit = divmod(whole, bound)
        digits.append(digit)
    return digits[::-1]


def shuffled(items, random):
    left = len(items)
    while left > 1:
        count = 4 if left > 4 else 1
        for number in numbers_below([left - step for step in range(count)], random):
            items[left - 1], items[number] = items[number], items[left - 1]
            left -= 1
    return items


def deck():
    """DOS-DECK-1, sorted."""
    cards = []
    for colour in "rbgy":
        for value, copies in zip("1 3 4 5 6 7 8 9 10 #".split(), (3, 3, 3, 3, 2, 2, 2, 2, 2, 2)):
            cards += [colour + value] * copies
    return cards + ["dos"] * 12


def main():
    for seed in (0, 42):
        random = SplitMix(seed)
        print(f"next, seed {seed}:", *(random.next() for _ in range(5)))
    for seed, bound, count in ((42, 108, 12), (7, 3000000000, 6)):
        random = SplitMix(seed)
        print(f"below({bound}), seed {seed}:", *(numbers_below([bound], random)[0] for _ in range(count)))
    random = SplitMix(42)
    print("unit, seed 42, times 2^53:", *(random.next() >> 11 for _ in range(3)))
    for seed in (1, 2018):
        print(f"deck, seed {seed}:", *shuffled(deck(), SplitMix(seed)))


if __name__ == "__main__":
    main()
