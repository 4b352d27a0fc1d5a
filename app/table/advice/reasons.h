// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds reasons to prefer the advised option to the rejected ones. A statement that is also true of a rejected option is no
// reason by itself.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <functional>
#include <vector>

namespace tableside::words {

/// A statement about the advised option, for use within a sentence.
template <typename Option>
struct Reason
{
    QString text;
    std::function<bool(const Option &)> holdsFor; ///< Whether the statement holds for another option.
};

struct ReasonTr
{
    Q_DECLARE_TR_FUNCTIONS(Advice)
};

/// Returns the first reason that is true of none of \p others. If there is none, returns the first pair of reasons that are not
/// both true of any other option; empty if there is no such pair. With \p mainFirst, a pair that contains the first reason is
/// preferred to another single reason.
template <typename Option>
QString reasonAgainst(const std::vector<Reason<Option>> &reasons, const std::vector<Option> &others, bool mainFirst = false)
{
    const auto isEnough = [&](const Reason<Option> &one, const Reason<Option> &two) {
        return std::none_of(others.begin(), others.end(),
                            [&](const Option &other) { return one.holdsFor(other) && two.holdsFor(other); });
    };
    const auto single = std::find_if(reasons.begin(), reasons.end(),
                                     [&](const auto &reason) { return isEnough(reason, reason); });
    if (single != reasons.end() && (!mainFirst || single == reasons.begin()))
        return single->text;
    for (auto one = reasons.begin(); one != reasons.end(); ++one) {
        if (one == reasons.begin() + 1 && single != reasons.end())
            return single->text;
        for (auto two = one + 1; two != reasons.end(); ++two) {
            if (isEnough(*one, *two)) //: Two reasons, within a sentence
                return ReasonTr::tr("%1, and %2").arg(one->text, two->text);
        }
    }
    return single == reasons.end() ? QString() : single->text;
}

} // namespace tableside::words
