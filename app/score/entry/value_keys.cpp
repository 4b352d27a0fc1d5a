// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/entry/value_keys.h"

#include <QStringList>

namespace tableside {

namespace {

/// Returns how many times a term such as "7" or "2×7" counts \p value; 0 if the term has another value or is incomplete.
int timesInTerm(const QString &term, int value)
{
    const QStringList factors = term.split(u'×');
    if (factors.last() != QString::number(value))
        return 0;
    return factors.size() == 1 ? 1 : factors.size() == 2 ? factors.first().toInt() : 0;
}

/// Returns the normalized form of a sign; wide characters become narrow ones.
QChar signOf(QChar letter)
{
    constexpr char16_t toNarrow = u'！' - u'!';
    const QChar narrow = letter >= u'！' && letter <= u'～' ? QChar(letter.unicode() - toNarrow) : letter;
    if (narrow == u'*' || narrow == u'x' || narrow == u'X')
        return u'×';
    return QStringView(u"−–—").contains(narrow) ? QChar(u'-') : narrow;
}

} // namespace

QString sumOf(const QString &typed)
{
    QString sum;
    for (const QChar letter : typed) {
        const bool followsDigit = !sum.isEmpty() && sum.back().isDigit();
        if (letter.isSpace() && !followsDigit)
            continue;
        const QChar sign = letter.isDigit() ? QChar(u'0' + letter.digitValue()) : letter.isSpace() ? QChar(u' ') : signOf(letter);
        if (!sign.isDigit() && sum.endsWith(u' '))
            sum.chop(1);
        sum += sign;
    }
    return sum;
}

int timesIn(const QString &sum, int value)
{
    int times = 0;
    const QStringList terms = sum.split(u'+');
    for (const QString &term : terms)
        times += timesInTerm(term, value);
    return times;
}

QString withTimes(const QString &sum, int value, int times)
{
    const QString written = times == 1 ? QString::number(value)
                                       : QStringLiteral("%1×%2").arg(QString::number(times), QString::number(value));
    bool isWritten = times <= 0;
    QStringList terms;
    const QStringList before = sum.isEmpty() ? QStringList() : sum.split(u'+');
    for (const QString &term : before) {
        if (timesInTerm(term, value) == 0) {
            terms << term;
        } else if (!isWritten) {
            terms << written;
            isWritten = true;
        }
    }
    if (!isWritten && !terms.isEmpty() && (terms.last().isEmpty() || terms.last().endsWith(u'×')))
        terms.last() += written; // the sum is incomplete, such as "12+"
    else if (!isWritten)
        terms << written;
    return terms.join(u'+');
}

} // namespace tableside
