// What a hint says, for each game.
#pragma once

#include "ai/advice.h"
#include "dos/game.h"
#include "uno/game.h"

#include <QString>
#include <QStringList>

namespace tableside::words {

struct HintWords
{
    QString text;   ///< What to do and why.
    QString detail; ///< What else there is and how it compares; may be empty.
};

/// `position` is what the advice is about, with its seat in turn; `names` are those of all seats.
HintWords hint(const dos::State &position, const Advice<dos::Game> &advice, const QStringList &names);
HintWords hint(const uno::State &position, const Advice<uno::Game> &advice, const QStringList &names);

/// Of the best play against the next one, which is `difference` points worse, give or take `error`, and is called `other`
/// within a sentence: "Just as good: …" or "About 6 points better than: …".
QString comparedWith(const QString &other, double difference, double error);

} // namespace tableside::words
