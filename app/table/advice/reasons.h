// Reasons to do one thing and not another: what holds for a rejected one as well is no reason.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <functional>
#include <vector>

namespace tableside::words {

/// Something that is true of what is advised, within a sentence.
template <typename Option>
struct Reason
{
    QString text;
    std::function<bool(const Option &)> holdsFor; ///< Whether it is true of another, too.
};

struct ReasonTr
{
    Q_DECLARE_TR_FUNCTIONS(Advice)
};

/// The first reason that holds for none of `others`, else the first two that do not both hold for any; empty if there are
/// none. With `mainFirst` the first is given wherever it is a part of the reason.
template <typename Option>
QString reasonAgainst(const std::vector<Reason<Option>> &reasons, const std::vector<Option> &others, bool mainFirst = false)
{
    const auto isEnough = [&](const Reason<Option> &one, const Reason<Option> &two) {
        return std::none_of(others.begin(), others.end(),
                            [&](const Option &other) { return one.holdsFor(other) && two.holdsFor(other); });
    };
    const auto single = std::find_if(reasons.begin(), reasons.end(), [&](const auto &reason) { return isEnough(reason, reason); });
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
