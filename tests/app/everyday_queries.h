// What people type into the search when they quarrel, in each language, with the section that settles it.
#pragma once

#include <array>

namespace tableside::test {

struct EverydayQuery
{
    const char *language;
    const char *query;
    const char *section;
};

inline constexpr std::array everydayQueries{
    EverydayQuery{"en", "forgot", "dos/settle/until-when"},
    EverydayQuery{"en", "no cards left", "dos/settle/pile-empty"},
    EverydayQuery{"en", "plus four on plus four", "uno/settle/stack-four"},
    EverydayQuery{"en", "+2 on +2", "uno/settle/stack-two"},
    EverydayQuery{"en", "we said it at the same time", "dos/settle/same-moment"},
    EverydayQuery{"en", "do I have to play", "uno/settle/must-play"},
    EverydayQuery{"en", "finish with action card", "uno/settle/last-action"},
    EverydayQuery{"en", "who deals", "dos/dealer"},
    EverydayQuery{"en", "how many points is a wild", "dos/score"},
    EverydayQuery{"en", "three cards that add up", "dos/settle/three-cards"},
    EverydayQuery{"en", "reverse with two players", "uno/settle/reverse-two"},
    EverydayQuery{"en", "he moved while posing", "uno/settle/pose-move"},
    EverydayQuery{"fr", "oublié", "dos/settle/until-when"},
    EverydayQuery{"fr", "plus de cartes", "dos/settle/pile-empty"},
    EverydayQuery{"fr", "plus quatre sur plus quatre", "uno/settle/stack-four"},
    EverydayQuery{"fr", "+2 sur +2", "uno/settle/stack-two"},
    EverydayQuery{"fr", "en même temps", "dos/settle/same-moment"},
    EverydayQuery{"fr", "obligé de jouer", "uno/settle/must-play"},
    EverydayQuery{"fr", "finir sur une carte action", "uno/settle/last-action"},
    EverydayQuery{"fr", "qui commence", "dos/settle/dealer-tie"},
    EverydayQuery{"fr", "trois cartes", "dos/settle/three-cards"},
    EverydayQuery{"fr", "inversion à deux", "uno/settle/reverse-two"},
    EverydayQuery{"fr", "il a bougé pendant la pose", "uno/settle/pose-move"},
    EverydayQuery{"de", "vergessen", "dos/settle/until-when"},
    EverydayQuery{"de", "keine Karten mehr", "dos/settle/pile-empty"},
    EverydayQuery{"de", "plus vier auf plus vier", "uno/settle/stack-four"},
    EverydayQuery{"de", "+2 auf +2", "uno/settle/stack-two"},
    EverydayQuery{"de", "gleichzeitig gerufen", "dos/settle/same-moment"},
    EverydayQuery{"de", "muss ich spielen", "uno/settle/must-play"},
    EverydayQuery{"de", "mit Aktionskarte aufhören", "uno/settle/last-action"},
    EverydayQuery{"de", "wer fängt an", "dos/settle/dealer-tie"},
    EverydayQuery{"de", "Summe aus drei Karten", "dos/settle/three-cards"},
    EverydayQuery{"de", "Retour zu zweit", "uno/settle/reverse-two"},
    EverydayQuery{"de", "er hat gewackelt", "uno/settle/pose-move"},
    EverydayQuery{"nl", "vergeten", "dos/settle/until-when"},
    EverydayQuery{"nl", "geen kaarten meer", "dos/settle/pile-empty"},
    EverydayQuery{"nl", "plus vier op plus vier", "uno/settle/stack-four"},
    EverydayQuery{"nl", "+2 op +2", "uno/settle/stack-two"},
    EverydayQuery{"nl", "tegelijk geroepen", "dos/settle/same-moment"},
    EverydayQuery{"nl", "moet ik spelen", "dos/settle/must-match"},
    EverydayQuery{"nl", "eindigen met plus twee", "uno/settle/last-action"},
    EverydayQuery{"nl", "wie begint", "dos/settle/dealer-tie"},
    EverydayQuery{"nl", "som van drie kaarten", "dos/settle/three-cards"},
    EverydayQuery{"nl", "keer om met twee spelers", "uno/settle/reverse-two"},
    EverydayQuery{"nl", "hij heeft bewogen", "uno/settle/pose-move"},
    EverydayQuery{"it", "dimenticato", "dos/settle/until-when"},
    EverydayQuery{"it", "carte finite", "dos/settle/pile-empty"},
    EverydayQuery{"it", "più quattro su più quattro", "uno/settle/stack-four"},
    EverydayQuery{"it", "+2 su +2", "uno/settle/stack-two"},
    EverydayQuery{"it", "nello stesso momento", "dos/settle/same-moment"},
    EverydayQuery{"it", "obbligato a giocare", "uno/settle/must-play"},
    EverydayQuery{"it", "finire con un jolly", "uno/settle/last-action"},
    EverydayQuery{"it", "chi comincia", "dos/settle/dealer-tie"},
    EverydayQuery{"it", "somma di tre carte", "dos/settle/three-cards"},
    EverydayQuery{"it", "cambia giro in due", "uno/settle/reverse-two"},
    EverydayQuery{"it", "si è mosso in posa", "uno/settle/pose-move"},
    EverydayQuery{"fi", "unohti huutaa", "dos/settle/until-when"},
    EverydayQuery{"fi", "ei kortteja", "dos/settle/pile-empty"},
    EverydayQuery{"fi", "plus nelonen plus nelosen päälle", "uno/settle/stack-four"},
    EverydayQuery{"fi", "plus kakkonen plus kakkosen päälle", "uno/settle/stack-two"},
    EverydayQuery{"fi", "samaan aikaan", "dos/settle/same-moment"},
    EverydayQuery{"fi", "onko pakko pelata", "dos/settle/must-match"},
    EverydayQuery{"fi", "lopettaa toimintakorttiin", "uno/settle/last-action"},
    EverydayQuery{"fi", "kuka aloittaa", "dos/settle/dealer-tie"},
    EverydayQuery{"fi", "kolmen kortin summa", "dos/settle/three-cards"},
    EverydayQuery{"fi", "suunnanvaihto kaksi pelaajaa", "uno/settle/reverse-two"},
    EverydayQuery{"fi", "hän liikkui", "uno/settle/pose-move"},
};

/// Words of the games that mean something else in another language, or begin like something there. Who reads in that
/// language finds these sections among the first three, and found in that.
inline constexpr std::array coreWords{
    EverydayQuery{"en", "call", "dos/call"},
    EverydayQuery{"en", "must", "dos/settle/must-match"},
    EverydayQuery{"en", "win", "dos/end/out"},
    EverydayQuery{"en", "four", "dos/settle/two-wild-dos"},
    EverydayQuery{"en", "house rules", "dos/house"},
    EverydayQuery{"en", "quick card", "dos/quick"},
    EverydayQuery{"fr", "règles maison", "dos/house"},
    EverydayQuery{"fr", "amende", "dos/end/penalty"},
    EverydayQuery{"de", "muss", "dos/settle/must-match"},
    EverydayQuery{"de", "was zählen die Karten", "dos/score"},
    EverydayQuery{"de", "was sind die Karten wert", "dos/score"},
    EverydayQuery{"nl", "pakken", "dos/draw"},
    EverydayQuery{"nl", "kaart", "dos/call"},
    EverydayQuery{"nl", "boete", "dos/end/penalty"},
    EverydayQuery{"it", "sette", "uno/settle/seven"},
    EverydayQuery{"it", "multa", "dos/end/penalty"},
    EverydayQuery{"it", "valore carte", "dos/score"},
    EverydayQuery{"it", "regole della casa", "dos/house"},
    EverydayQuery{"fi", "väri", "dos/wild/choice"},
    EverydayQuery{"fi", "kuinka monta korttia", "dos/box"},
};

} // namespace tableside::test
