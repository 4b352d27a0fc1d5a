// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/search/search_words.h"

#include "app/words/cleaned_text.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>
#include <vector>

namespace tableside::rules {

namespace {

constexpr qsizetype shortestStem = 3;
const QString plusWord = QStringLiteral("plus");

/// The features of a language that the search needs. All words are in lower case without accents.
struct LanguageFeatures
{
    QStringList endings;           ///< Word endings that stemming removes, longest first.
    QHash<QString, QString> signs; ///< Words that stand for a number or for "+", with the text that replaces them.
    bool writesUmlautsOut = false; ///< Whether "ae" may stand for "ä".
    QString participle;            ///< The prefix of participles, which stemming removes; empty for none.
    QString elided;                ///< The letters that stand before an apostrophe in place of a word; empty for none.
    QStringList clitics;           ///< Endings that follow other endings, such as that of a question.
    QSet<QString> fillers;         ///< Words to ignore in a query, such as articles, pronouns, "what", or "may".
    QStringList drawing;           ///< Words that name a card together with a number, such as "draw".
};

/// The features of a language (LanguageFeatures) in the form in which this file defines them: words separated by spaces.
struct FeatureTexts
{
    const char *endings;
    const char *numbers; ///< The words for 0 and for 2 to 10, with "/" between forms of the same number. The
                         ///< word for 1 is left out, because it is also an article in many languages.
    const char *plus = "plus";
    bool writesUmlautsOut = false;
    const char *participle = "";
    const char *elided = "";
    const char *clitics = "";
    const char *fillers;
    const char *drawing;
};

QStringList split(const char *words)
{
    return QString::fromLatin1(words).split(u' ', Qt::SkipEmptyParts);
}

QString stem(const QString &word, const LanguageFeatures &features)
{
    constexpr qsizetype shortestWithoutClitic = 5;
    QString left = word;
    for (const QString &clitic : features.clitics) {
        if (left.size() - clitic.size() >= shortestWithoutClitic && left.endsWith(clitic)) {
            left.chop(clitic.size());
            break;
        }
    }
    for (const QString &ending : features.endings) {
        if (left.size() - ending.size() >= shortestStem && left.endsWith(ending)) {
            left.chop(ending.size());
            break;
        }
    }
    // Removes one of two equal letters at the end: "stopped" without "ed" is "stopp", and "stop" must have the same stem.
    if (left.size() > shortestStem && left.back() == left[left.size() - 2])
        left.chop(1);
    if (!features.participle.isEmpty() && left.startsWith(features.participle)
        && left.size() > shortestStem + features.participle.size())
        left.remove(0, features.participle.size());
    return left;
}

LanguageFeatures read(const FeatureTexts &written)
{
    LanguageFeatures made;
    const QStringList fillers = split(written.fillers);
    made.fillers = QSet<QString>(fillers.begin(), fillers.end());
    made.endings = split(written.endings);
    std::stable_sort(made.endings.begin(), made.endings.end(),
                     [](const QString &a, const QString &b) { return a.size() > b.size(); });
    int number = 0;
    for (const QString &forms : split(written.numbers)) {
        for (const QString &form : forms.split(u'/'))
            made.signs.insert(form, QString::number(number));
        number += number == 0 ? 2 : 1;
    }
    made.signs.insert(QString::fromLatin1(written.plus), plusWord);
    made.writesUmlautsOut = written.writesUmlautsOut;
    made.participle = QString::fromLatin1(written.participle);
    made.elided = QString::fromLatin1(written.elided);
    made.clitics = split(written.clitics);
    made.drawing = split(written.drawing);
    return made;
}

const LanguageFeatures &featuresOf(const QString &language)
{
    static const QHash<QString, LanguageFeatures> all{
        {QStringLiteral("en"),
         read({.endings = "s es ed ing e er",
               .numbers = "zero two/twos three/threes four/fours five/fives six/sixes seven/sevens eight/eights "
                          "nine/nines ten/tens",
               .fillers = "an the of is are was were be been what whats does do did it its on in at to for if "
                          "when and or but only center centre how out after my me you your we us he she him her "
                          "his they them their this that there have has having can could may would should will "
                          "happens happen get got go goes going with by from as so just really please put",
               .drawing = "draw take pick"})},
        {QStringLiteral("fr"),
         read({.endings = "s x e es ee ees er ez ent ons ait aient eur eux",
               .numbers = "zero deux trois quatre cinq six sept huit neuf dix",
               .elided = "cdjlmnst",
               .fillers = "le la les un une des de du au aux est sont quoi quel quelle ce que qu qui se si il "
                          "ils elle elles on je tu nous vous me te mon ma mes son sa ses sur en dans par pour "
                          "avec et ou mais centrale ai as peut puis cela ca alors lui ne pas faut "
                          "fait sert quand comment apres",
               .drawing = "pioche piocher prends prendre tire"})},
        {QStringLiteral("de"),
         read({.endings = "e en er es em ern n s st t te ten",
               .numbers = "null zwei/zweit drei/dreier vier/vierer funf/funfer sechs/sechser sieben/siebener "
                          "acht/achter neun/neuner zehn/zehner",
               .writesUmlautsOut = true,
               .participle = "ge",
               .fillers = "der die das den dem des ein eine einen einem einer ist sind war was es man ich du er "
                          "sie wir ihr mich mir dich dir wenn ob dass und oder aber auf an in im bei beim mit zu "
                          "zum zur von fur als so da hier denn auch noch mal doch darf durfen darfst kann kannst "
                          "konnen hab habe hat haben wird werden passiert macht mach machen obwohl",
               .drawing = "zieh ziehe nimm"})},
        {QStringLiteral("nl"),
         read({.endings = "en e s t te ten de den er ers",
               .numbers = "nul twee/tweeen drie vier vijf/vijven zes/zessen zeven/zevens acht/achten negen tien",
               .participle = "ge",
               .fillers = "de het een is zijn van wat er als je jij ik we wij hij zij ze mij me jou hem haar hun "
                          "dat die dit en of maar middelste aan in bij met om te voor dan zo nog ook wel mag "
                          "mogen kan kun kunnen heb heeft hebt wordt worden gebeurt doet doen gaat gaan terwijl",
               .drawing = "neem pak trek"})},
        {QStringLiteral("it"),
         read({.endings = "a e i o are ere ire ato ata ati ate ito ita uto uta ando endo",
               .numbers = "zero due tre quattro cinque sei sette otto nove dieci",
               .plus = "piu",
               .elided = "dl",
               .fillers = "il lo la gli le un uno una di del dello della dei degli delle sono che cosa si se no "
                          "io tu lui lei noi voi mi ti ci vi ho hai ha abbiamo avete hanno centrale non ed ma su "
                          "sul sulla in nel nella con col per da dal a al alla all ai alle puo posso puoi "
                          "possono succede fa fai fare come quando essere",
               .drawing = "pesca prendi"})},
        {QStringLiteral("fi"),
         read({.endings = "a n t i ta na en in an on un ssa sta lla lta lle ksi tta ia ja et at it lle ni si ko "
                          "kin issa ista illa ilta ille ien iin aan oon uun een",
               .numbers =
                   "nolla/nollan/nollaa kaksi/kaks/kakkonen/kakkosen/kakkosta/kakkoseen/kakkosella/kakkosia/kahden/kahdella "
                   "kolme/kolmen/kolmella/kolmonen/kolmosen/kolmosta/kolmoseen/kolmosella "
                   "nelja/nelonen/nelosen/nelosta/neloseen/nelosella/neljan "
                   "viisi/viiden/vitonen/vitosen/vitosta/vitoseen/vitosella/viitonen/viitosen/viitosta "
                   "kuusi/kuuden/kutonen/kutosen/kutosta/kuutonen/kuutosen/kuutosta "
                   "seitseman/seiska/seiskan/seiskaa/seiskat "
                   "kahdeksan/kasi/kasin/kasia/kahdeksikko yhdeksan/ysi/ysin/ysia "
                   "kymmenen/kymppi/kympin/kymppia/kymppiin",
               .plus = "plussa",
               .clitics = "kaan kin kohan han ko ks",
               .fillers = "on ovat olla mita mika se ne jos kun ja tai mutta vai mina sina han me te he minun "
                          "sinun hanen minulla sinulla hanella saa saako saanko saan voi voiko voinko jo niin "
                          "etta vaikka sen ei en tekee tapahtuu onko menee meneeko",
               .drawing = "nosta ota"})}};
    static const LanguageFeatures none;
    const auto found = all.constFind(language);
    return found == all.constEnd() ? none : *found;
}

/// Replaces "ae", "oe", and "ue" by the vowel, because people type "koennen" where others type "können". Folding has turned the
/// umlauts into vowels. The "ue" of "neue" and "Quelle" is no umlaut.
void dropUmlauts(QString &folded)
{
    static const QString before = QStringLiteral("aeq");
    for (qsizetype at = 1; at < folded.size(); ++at) {
        const QChar vowel = folded[at - 1];
        if (folded[at] == u'e'
            && (vowel == u'a' || vowel == u'o' || (vowel == u'u' && (at < 2 || !before.contains(folded[at - 2])))))
            folded.remove(at, 1);
    }
}

QStringList stemsOf(const QStringList &words, const QString &language)
{
    QStringList stems;
    for (const QString &word : words)
        stems << stemOf(word, language);
    return stems;
}

} // namespace

QStringList searchWords(const QString &text, const QString &language)
{
    QStringList words = allWords(text, language);
    words.removeIf([](const QString &word) { return word.size() == 1 && word[0].isLetter(); });
    return words;
}

QStringList allWords(const QString &text, const QString &language)
{
    const LanguageFeatures &features = featuresOf(language);
    QStringList words;
    QString word;
    const auto close = [&] {
        if (!word.isEmpty())
            words << features.signs.value(word, word);
        word.clear();
    };
    QString folded = foldedForSearch(text);
    if (features.writesUmlautsOut)
        dropUmlauts(folded);
    for (qsizetype index = 0; index < folded.size(); ++index) {
        const QChar letter = folded[index];
        const bool isCard = word.startsWith(u'+') && letter.isDigit(); // the digit belongs to a card's sign such as "+2"
        if (!word.isEmpty() && !isCard && letter.isLetterOrNumber() && letter.isDigit() != word.back().isDigit())
            close();
        if (letter.isLetterOrNumber()) {
            word += letter;
            continue;
        }
        // The minus in "10-3" subtracts.
        if ((letter == u'-' || letter == u'\u2212' || letter == u'\u2013') && !word.isEmpty() && word.back().isDigit()
            && index + 1 < folded.size() && folded[index + 1].isDigit()) {
            close();
            words << QStringLiteral("minus");
            continue;
        }
        // The plus in "3+4" adds two numbers; the plus in "+4" begins the name of a card.
        const bool isSum = !word.isEmpty() && word.back().isDigit();
        close();
        if (letter == u'+' && !isSum && index + 1 < folded.size() && folded[index + 1].isDigit())
            word = letter;
        else if (letter == u'+')
            words << plusWord;
        else if (letter == u'#')
            words << QStringLiteral("#");
    }
    close();
    return words;
}

bool isFiller(const QString &word, const QString &language)
{
    return featuresOf(language).fillers.contains(word);
}

QString stemOf(const QString &word, const QString &language)
{
    return stem(word, featuresOf(language));
}

QString withoutElision(const QString &word, const QString &language)
{
    static const QString vowels = QStringLiteral("aeiouyh");
    const QString &elided = featuresOf(language).elided;
    const bool isElided = word.size() >= 3 && elided.contains(word[0]) && vowels.contains(word[1]);
    return isElided ? word.sliced(1) : QString();
}

QStringList wordsForDrawing(const QString &language)
{
    return featuresOf(language).drawing;
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

CardNames::CardNames(const Language &language) : m_language(language.code)
{
    const auto add = [&](const QString &written, const QStringList &words, const QString &figure) {
        m_names.push_back({written, stemsOf(words, m_language), figure});
    };
    for (const auto &[card, number] : {std::pair("+2", "2"), std::pair("wild+4", "4")}) {
        const QString figure = u'+' + QString::fromLatin1(number);
        const QString name = language.cardNames.value(QString::fromLatin1(card));
        add(name, searchWords(name, m_language), figure);
        for (const QString &word : QStringList{QStringLiteral("plus")} + wordsForDrawing(m_language))
            add({}, {word, QString::fromLatin1(number)}, figure);
    }
    std::stable_sort(m_names.begin(), m_names.end(),
                     [](const Name &a, const Name &b) { return a.stems.size() > b.stems.size(); });
}

QString CardNames::inText(QString text) const
{
    for (const Name &name : m_names) {
        if (!name.written.isEmpty())
            text.replace(name.written, u' ' + name.figure + u' ');
    }
    return text;
}

QStringList CardNames::inWords(const QStringList &words) const
{
    const QStringList stems = stemsOf(words, m_language);
    QStringList left;
    for (qsizetype index = 0; index < words.size();) {
        const bool isSum = index > 0 && words[index - 1].front().isDigit(); // the "+" of "3 + 4" is not part of a card's name
        const auto found = std::find_if(m_names.begin(), m_names.end(), [&](const Name &name) {
            return !isSum && !name.stems.isEmpty() && stems.mid(index, name.stems.size()) == name.stems;
        });
        left << (found == m_names.end() ? words[index] : found->figure);
        index += found == m_names.end() ? 1 : found->stems.size();
    }
    return left;
}

} // namespace tableside::rules
