#include "rules/search_words.h"

#include "text/folded_text.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

namespace tableside::rules {

namespace {

constexpr qsizetype shortestStem = 3;

/// What a language brings along; all of it folded.
struct Habits
{
    QStringList endings; ///< The longest that fits is taken off.
    QHash<QString, QString> signs; ///< Words for numbers and for "+".
    QString participle;            ///< What verb forms begin with; empty for none.
    QSet<QString> fillers;         ///< Articles and the like, which tell nothing of what is asked.
};

/// `numbers`: zero, then two to ten (one is an article in too many languages).
Habits habits(const char *endings, const char *numbers, const char *fillers, const char *plus = "plus",
              const char *participle = "")
{
    Habits made;
    for (const QString &word : QString::fromLatin1(fillers).split(u' '))
        made.fillers.insert(word);
    made.endings = QString::fromLatin1(endings).split(u' ');
    std::stable_sort(made.endings.begin(), made.endings.end(),
                     [](const QString &a, const QString &b) { return a.size() > b.size(); });
    int number = 0;
    for (const QString &word : QString::fromLatin1(numbers).split(u' ')) {
        made.signs.insert(word, QString::number(number));
        number += number == 0 ? 2 : 1;
    }
    made.participle = QString::fromLatin1(participle);
    made.signs.insert(QString::fromLatin1(plus), QStringLiteral("plus"));
    return made;
}

const Habits &habitsOf(const QString &language)
{
    static const QHash<QString, Habits> all{
        {QStringLiteral("en"), habits("s es ed ing e er", "zero two three four five six seven eight nine ten",
                                      "an the of is are was were be what does do did it its")},
        {QStringLiteral("fr"), habits("s x e es ee ees er ez ent ons ait aient eur eux",
                                      "zero deux trois quatre cinq six sept huit neuf dix",
                                      "le la les un une des de du au aux est sont quoi quel quelle ce")},
        {QStringLiteral("de"), habits("e en er es em ern n s st t te ten",
                                      "null zwei drei vier funf sechs sieben acht neun zehn",
                                      "der die das den dem des ein eine einen einem einer ist sind war was es",
                                      "plus", "ge")},
        {QStringLiteral("nl"), habits("en e s t te ten de den er ers",
                                      "nul twee drie vier vijf zes zeven acht negen tien",
                                      "de het een is zijn van wat er", "plus", "ge")},
        {QStringLiteral("it"), habits("a e i o are ere ire ato ata ati ate ito ita uto uta ando endo",
                                      "zero due tre quattro cinque sei sette otto nove dieci",
                                      "il lo la gli le un uno una di del dello della dei degli delle sono che cosa",
                                      "piu")},
        {QStringLiteral("fi"), habits("a n t i ta na en in an on un ssa sta lla lta lle ksi tta ia ja et at it lle "
                                      "ni si ko kin issa ista illa ilta ille ien iin aan oon uun een",
                                      "nolla kaksi kolme nelja viisi kuusi seitseman kahdeksan yhdeksan kymmenen",
                                      "on ovat oli mita mika se ne", "plussa")}};
    static const Habits none;
    const auto found = all.constFind(language);
    return found == all.constEnd() ? none : *found;
}

} // namespace

QStringList searchWords(const QString &text, const QString &language)
{
    const Habits &habits = habitsOf(language);
    QStringList words;
    QString word;
    const auto close = [&] {
        if (word.size() > 1 || (!word.isEmpty() && !word[0].isLetter()))
            words << habits.signs.value(word, word);
        word.clear();
    };
    for (const QChar letter : foldedForSearch(text)) {
        if (!word.isEmpty() && letter.isLetterOrNumber() && letter.isDigit() != word[0].isDigit())
            close();
        if (letter.isLetterOrNumber()) {
            word += letter;
            continue;
        }
        close();
        if (letter == u'+')
            words << QStringLiteral("plus");
        else if (letter == u'#')
            words << QStringLiteral("#");
    }
    close();
    return words;
}

bool isFiller(const QString &word, const QString &language)
{
    return habitsOf(language).fillers.contains(word);
}

QString stemOf(const QString &word, const QString &language)
{
    const Habits &habits = habitsOf(language);
    QString stem = word;
    for (const QString &ending : habits.endings) {
        if (word.size() - ending.size() >= shortestStem && word.endsWith(ending)) {
            stem.chop(ending.size());
            break;
        }
    }
    // "stopped", "stapels" beside "stappen": a doubled last consonant is one
    if (stem.size() > shortestStem && stem.back() == stem[stem.size() - 2])
        stem.chop(1);
    if (!habits.participle.isEmpty() && stem.startsWith(habits.participle)
        && stem.size() > shortestStem + habits.participle.size())
        stem.remove(0, habits.participle.size());
    return stem;
}

int editDistance(QStringView one, QStringView other, int most)
{
    if (std::abs(one.size() - other.size()) > most)
        return most + 1;
    const auto width = static_cast<std::size_t>(other.size()) + 1;
    std::array<std::vector<int>, 3> rows;
    for (auto &row : rows)
        row.resize(width);
    auto &[before, last, now] = rows;
    for (std::size_t column = 0; column < width; ++column)
        last[column] = static_cast<int>(column);
    for (qsizetype i = 0; i < one.size(); ++i) {
        now[0] = static_cast<int>(i) + 1;
        int least = now[0];
        for (qsizetype j = 0; j < other.size(); ++j) {
            const auto column = static_cast<std::size_t>(j) + 1;
            const int replaced = last[column - 1] + (one[i] == other[j] ? 0 : 1);
            now[column] = std::min({replaced, last[column] + 1, now[column - 1] + 1});
            if (i > 0 && j > 0 && one[i] == other[j - 1] && one[i - 1] == other[j])
                now[column] = std::min(now[column], before[column - 2] + 1);
            least = std::min(least, now[column]);
        }
        if (least > most)
            return most + 1;
        std::swap(before, last);
        std::swap(last, now);
    }
    return std::min(last[width - 1], most + 1);
}

} // namespace tableside::rules
