// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The weights of the evaluation function. Most were fitted to some millions of rounds; only going_out and
// card_of_others were set by hand. The program behind `script/fit weights` (tests/bench/fit_dos_weights.cpp) is newer
// than these weights and uses the same method. With two seats, its weights win as many rounds. With three or four
// seats, they win about 0.9 percentage points fewer rounds, so the older weights are still used
// (tests/bench/README.md).
#include "engine/dos/ai/evaluation_weights.h"

namespace tableside::dos {

namespace {

constexpr EvaluationWeights of_two{
    .size{{{-4.24, 5.13, 5.81, 17.22},
           {-5.81, 4.19, 5.20, 16.40},
           {-5.96, 3.62, 3.22, 14.44},
           {-6.88, 1.43, -1.93, 10.13},
           {-4.32, 3.30, -3.55, 9.23},
           {-2.92, 2.58, -4.16, 8.27},
           {-0.83, 3.30, -6.69, 2.53},
           {-3.02, 3.74, -6.70, 0.79}}},
    .more_cards = 3.78,
    .shed{{{-0.41, 7.35}, {5.26, 8.82}, {5.80, 9.15}, {5.29, 10.91}, {3.63, 10.71}}},
    .points{-1.207, -1.098, -1.039, -0.907},
    .wild_dos = 15.22,
    .wild_number = 32.63,
    .rows{{{2.13, 2.55, 3.16, -3.05, -4.32, -7.16}, {6.36, 9.51, 13.11, 10.80, 14.74, 15.70}}},
    .row_card{0.00, 2.33, 1.12, 2.14, 1.56, 0.35, -0.35, -0.54, -0.65, -0.28, -0.30, -6.64},
    .row_values{0.176, 0.090, -0.373, -0.603},
    .laid{0.03, -1.32, -0.03, -2.11},
    .going_out = 20.0,
    .card_of_others = 8.0,
    .draw{.plain = 3.30,
          .card = -0.82,
          .fewest = -1.62,
          .row_card = 2.20,
          .shed = 0.97,
          .most = 1.29,
          .any = 1.99,
          .matched = -1.48},
};

constexpr EvaluationWeights of_three{
    .size{{{-5.92, 4.54, 11.03, 23.99},
           {-8.42, 1.60, 8.48, 20.58},
           {-8.62, 0.44, 2.97, 12.53},
           {-6.82, -1.45, -5.06, 4.32},
           {-0.18, 2.24, -2.16, 4.21},
           {1.40, 2.18, -4.45, -0.85},
           {3.77, 2.52, -9.39, -8.43},
           {5.81, 2.49, -9.69, -8.61}}},
    .more_cards = 2.63,
    .shed{{{-0.01, 22.64}, {6.71, 17.14}, {6.67, 17.05}, {4.84, 18.38}, {0.20, 12.88}}},
    .points{-1.029, -0.874, -0.983, -0.826},
    .wild_dos = 15.14,
    .wild_number = 30.89,
    .rows{{{5.01, 4.21, 3.53, -1.73, -6.11, -9.31}, {1.93, 5.96, 10.05, 7.31, 5.02, 9.20}}},
    .row_card{0.00, 4.10, 2.17, 2.59, 1.12, 0.15, -0.62, -0.52, -0.96, -0.63, -0.63, -2.48},
    .row_values{0.339, 0.191, -0.315, -0.543},
    .laid{-2.46, -3.78, -3.52, -5.79},
    .going_out = 20.0,
    .card_of_others = 8.0,
    .draw{.plain = 1.09,
          .card = -1.95,
          .fewest = 0.08,
          .row_card = 3.30,
          .shed = 2.21,
          .most = 0.96,
          .any = 2.42,
          .matched = -2.04},
};

constexpr EvaluationWeights of_four{
    .size{{{-5.91, 5.06, 22.56, 34.47},
           {-9.26, 1.16, 12.54, 26.36},
           {-9.52, -0.74, 2.73, 11.50},
           {-6.81, -2.25, -5.87, 1.52},
           {3.62, 3.20, 0.94, 1.84},
           {6.38, 3.46, -3.27, -6.92},
           {8.69, 3.24, -8.42, -17.56},
           {11.60, 3.40, -10.59, -18.74}}},
    .more_cards = -0.00,
    .shed{{{3.83, 25.25}, {10.00, 27.64}, {8.65, 26.90}, {6.20, 25.82}, {-1.33, 15.43}}},
    .points{-1.065, -0.898, -1.093, -0.898},
    .wild_dos = 16.65,
    .wild_number = 33.56,
    .rows{{{5.83, 5.71, 5.95, 1.96, -0.59, -3.56}, {-3.46, 2.92, 8.41, 7.58, 9.57, 18.06}}},
    .row_card{0.00, 3.81, 0.62, 0.94, -0.52, -1.16, -1.67, -1.67, -1.74, -1.41, -1.42, 0.89},
    .row_values{0.330, 0.199, -0.396, -0.660},
    .laid{-2.69, -5.56, -6.37, -7.63},
    .going_out = 20.0,
    .card_of_others = 8.0,
    .draw{.plain = 0.69,
          .card = -3.14,
          .fewest = 1.41,
          .row_card = 4.69,
          .shed = 3.62,
          .most = 0.95,
          .any = 0.95,
          .matched = -2.51},
};

} // namespace

const EvaluationWeights &evaluation_weights(int seats)
{
    return seats == 2 ? of_two : seats == 3 ? of_three : of_four;
}

} // namespace tableside::dos
